"""The process in which bots think: python -m rulewright.server.bots.worker. It answers questions in order."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from functools import cache, lru_cache
from queue import SimpleQueue
from threading import Thread

import msgspec

from rulewright.foreign.bot import ForeignBot
from rulewright.foreign.contained import Forfeit
from rulewright.games import load, load_all
from rulewright.kernel.game import Settings
from rulewright.lab.arena import DECISIONS, POINTS, RESULT, SIDE, Arena
from rulewright.players.bots import make_bot
from rulewright.players.hint import Adviser, Hint
from rulewright.players.letter import read
from rulewright.players.review import Judged, Reviewer
from rulewright.players.seat import Bot, Seat

from .foreign_seats import allow_from_environment, allowed, make_foreign
from .pipe import (
    HEAD,
    KEPT,
    READY,
    Asked,
    BotGame,
    GamesQuestion,
    HintQuestion,
    Question,
    ReviewQuestion,
    WarningQuestion,
    packed,
)

NICE = 10  # people's moves have priority
STDIN, STDOUT, STDERR = range(3)
NOTHING = -1  # not an action
ARENAS = 8  # in the cache: two packs each for a few people


@lru_cache(KEPT)
def bot_for(name: str, game: str, about: int) -> Bot:
    """Cached by seat, so that a bot keeps what it found out before; the oldest is dropped."""
    return make_bot(name, load(game), 0)


@cache
def foreign_bot(name: str) -> ForeignBot:
    """One for all tables: every question tells it everything."""
    return make_foreign(name)


@cache
def adviser_for(game: str, iterations: int) -> Adviser:
    return Adviser(load(game), iterations)


@cache
def reviewer_for(game: str, iterations: int) -> Reviewer:
    return Reviewer(load(game), iterations)


@lru_cache(ARENAS)
def arena_for(game: str, settings: bytes, bots: tuple[str, ...]) -> Arena:
    playing = load(game)
    return Arena(playing, playing.prepare(msgspec.json.decode(settings, type=Settings)).config, [*bots])


def play(asked: GamesQuestion) -> list[BotGame]:
    """Play only for a moment, so that people's bots need not wait for all games."""
    arena = arena_for(asked.game, msgspec.json.encode(asked.settings, order="deterministic"), tuple(asked.bots))
    until, played = time.monotonic() + asked.seconds, list[BotGame]()
    while not played or (len(played) < asked.games and time.monotonic() < until):
        played.append(told(arena.play(asked.seed + len(played), 1)[0], len(asked.bots)))
    return played


def told(row: list[int], players: int) -> BotGame:
    def by_seat(first: int) -> list[int]:
        return row[first : first + players]

    results = by_seat(RESULT)
    winners = [seat for seat, result in enumerate(results) if result == max(results)]
    return BotGame(by_seat(SIDE), by_seat(POINTS), winners, row[DECISIONS])


def answer(question: Asked) -> int | list[Hint] | Judged | list[Judged] | list[BotGame]:
    if isinstance(question, GamesQuestion):
        return play(question)
    seat = read(question.letter, load)
    if isinstance(question, ReviewQuestion):
        return reviewer_for(seat.game, question.iterations).judge(seat, question.played, question.line)
    if isinstance(question, WarningQuestion):
        return reviewer_for(seat.game, question.iterations).blunders(seat)
    if isinstance(question, HintQuestion):
        adviser = adviser_for(seat.game, question.iterations)
        adviser.set_time(question.seconds)
        return adviser.advise(seat)
    if question.bot in allowed:
        return ask_foreign(question, seat)
    bot = bot_for(question.bot, seat.game, question.about)
    bot.reseed(question.seed)
    bot.set_time(question.seconds)
    return bot.choose(seat)


def ask_foreign(question: Question, seat: Seat) -> int:
    """The bot's action, or NOTHING if it forfeits; the reason goes to the log."""
    bot = foreign_bot(question.bot)
    bot.set_time(question.seconds)
    try:
        return bot.choose(seat)
    except Forfeit as forfeit:
        print(f"the bot {question.bot} forfeits: {forfeit.why} {forfeit.detail}", flush=True)
        return NOTHING


# ------------------------------------------------------------- the pipes
def listen(questions: SimpleQueue[Asked]) -> None:
    """Read questions in a thread, so that the process ends as soon as its stdin does: then nobody needs an answer."""
    try:
        while head := read_bytes(HEAD):
            data = read_bytes(int.from_bytes(head, "big"))
            questions.put(msgspec.msgpack.decode(data, type=Asked))
    finally:
        os._exit(0)


def read_bytes(n: int) -> bytes:
    """Read n bytes, or fewer if the stream ends."""
    data = b""
    while len(data) < n and (part := os.read(STDIN, n - len(data))):
        data += part
    return data


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes; the server closes our stdin when done
    os.nice(NICE)
    answers = os.dup(STDOUT)
    os.dup2(STDERR, STDOUT)  # anything printed goes to the log
    allow_from_environment()
    load_all()  # before the first question, whose time is limited
    questions = SimpleQueue[Asked]()
    Thread(target=listen, args=(questions,), daemon=True).start()
    with suppress(BrokenPipeError):  # the server has ended
        os.write(answers, packed(READY))
        while True:
            os.write(answers, packed(answer(questions.get())))


if __name__ == "__main__":
    main()
