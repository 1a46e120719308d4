"""The process in which bots think: python -m rulewright.server.bots.worker. Questions come in, answers go out, in the same order."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread

import msgspec

from rulewright.games import MODULES, load
from rulewright.players.bots import make_bot
from rulewright.players.hint import Adviser, Hint
from rulewright.players.letter import read
from rulewright.players.seat import Bot

from .pipe import HEAD, READY, Asked, HintQuestion, packed

NICE = 10  # people's moves go first
STDIN, STDOUT, STDERR = range(3)


@cache
def bot_for(name: str, game: str, seconds: float) -> Bot:
    """Made once: what it has compiled stays."""
    return make_bot(name, load(game), 0, seconds)


@cache
def adviser_for(game: str, iterations: int, seconds: float | None) -> Adviser:
    return Adviser(load(game), iterations, seconds)


def answer(question: Asked) -> int | list[Hint]:
    seat = read(question.letter, load)
    game = seat.engine.game
    if isinstance(question, HintQuestion):
        return adviser_for(game, question.iterations, question.seconds).advise(seat, question.seed)
    bot = bot_for(question.bot, game, question.seconds)
    bot.reseed(question.seed)
    return bot.choose(seat)


# ------------------------------------------------------------- the pipes
def listen(questions: SimpleQueue[Asked]) -> None:
    """Beside the thinking, so that the process ends at once when its stdin does: whoever closed it, or was killed, needs no answer."""
    try:
        while head := read_bytes(HEAD):
            data = read_bytes(int.from_bytes(head, "big"))
            questions.put(msgspec.msgpack.decode(data, type=Asked))
    finally:
        os._exit(0)


def read_bytes(n: int) -> bytes:
    """Fewer if the stream ends."""
    data = b""
    while len(data) < n and (part := os.read(STDIN, n - len(data))):
        data += part
    return data


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes; the server closes our stdin when done
    os.nice(NICE)
    answers = os.dup(STDOUT)
    os.dup2(STDERR, STDOUT)  # whatever prints, prints to the log
    for game in MODULES:  # before the first question, whose time is short
        load(game)
    questions = SimpleQueue[Asked]()
    Thread(target=listen, args=(questions,), daemon=True).start()
    with suppress(BrokenPipeError):  # the server has ended
        os.write(answers, packed(READY))
        while True:
            os.write(answers, packed(answer(questions.get())))


if __name__ == "__main__":
    main()
