"""Asks the workers: for a bot's seat what to do, which always returns a legal action; for a person's seat for a hint.

If many people are waiting, bots get less time to think, and their moves are marked as hasty. Only if no worker answers at all is a random
action taken, which is marked too. The marks depend on how busy the pool is, never on the question: a seat without a choice waits for its
turn like any other."""

from __future__ import annotations

import math
import random
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
import structlog

from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.greedy import GreedyBot
from rulewright.players.hint import INTERPRETED, ITERATIONS, SECONDS, Hint
from rulewright.players.letter import write
from rulewright.players.random import RandomBot
from rulewright.players.review import FULL, Judged
from rulewright.players.review import INTERPRETED as REVIEWED_INTERPRETED
from rulewright.players.seat import Seat

from .foreign_seats import allowed, is_here
from .pipe import BotGame, GamesQuestion, HintQuestion, Question, ReviewQuestion, WarningQuestion
from .process import Kind
from .turns import NoLongerWanted, Sake, Turn
from .workforce import WORKER, Workforce

SEED_BITS = 62
THINKING = 0.85  # of the budget: the rest is for the work before and after a search
SEARCH = "search"  # bots of every strength, and hints: they share compiled code
FADING, WHOLE = 0.95, 0.9  # the usual time shrinks with each decision; less than this was not cut short
LESS, ANY = "less", "any"  # kinds of haste: it thought less than usual; it did not think
FAILED, MISSING = "failed", "missing"  # a foreign bot: gave no valid answer; not here, another thought
ANYBODY = Sake()
HINTS_KEPT = 256
SPARE = 30.0  # seconds for an answer that nobody waits for, on a slow machine
ARENA = "arena"  # whole games between bots
PLAYING = 0.4  # seconds of games in one turn, then people's bots are served
PLAYED_BY = 10.0  # seconds until a person who asks for games is told that there are none yet

log = structlog.get_logger("bots")


class Choice(NamedTuple):
    action: int
    haste: str = ""  # "", LESS, ANY, FAILED or MISSING
    due: float = 0.0  # on the monotonic clock: the bot has answered by then, whatever the question was


class Decision(NamedTuple):
    """A question for a bot, with all that is needed to answer it: the match may go on in the meantime."""

    game: str  # its key
    bot: str
    legal: list[int]
    seed: int
    letter: bytes  # empty if there is nothing to think about
    about: int

    @property
    def kind(self) -> Kind:
        return self.game, self.bot if self.bot == GreedyBot.name or self.bot in allowed else SEARCH

    def anything(self) -> int:
        """A random legal action; only the server knows the seed."""
        return random.Random(self.seed).choice(self.legal)

    def question(self, bot: str, seconds: float) -> Question:
        return Question(bot, self.seed, self.letter, seconds, self.about)


def decision(bot: str, match: Match, seat: int, seed: int, about: int = 0) -> Decision:
    """The question in the current position. The seed is below 2**62; `about` is a number that identifies the seat at its table. Raises
    UserError if the seat is not asked."""
    eyes = Seat(match, seat)
    legal = eyes.legal()
    if not legal:
        raise UserError("search-not-asked", seat=seat)
    thinks = bot != RandomBot.name and len(legal) > 1
    letter = write(eyes, secrets.randbits(SEED_BITS)) if thinks else b""
    return Decision(match.game.key, bot, legal, seed, letter, about)


class BotPool(Workforce):
    def __init__(
        self,
        workers: int = 1,
        budget: float = 2.0,
        compiled: bool = True,
        *,
        patience: float = 10.0,
        command: Sequence[str] = WORKER,
    ) -> None:
        """`budget` is the time to think, `patience` the time to wait for a worker, in seconds. Without workers all actions are random."""
        super().__init__(workers, budget, patience, compiled, command)
        self.hint_iterations, self.hint_seconds = ITERATIONS, min(SECONDS, budget * THINKING)
        self.asked = self.hurried = self.fallbacks = 0  # decisions; hasty ones; random ones
        self._hints: dict[
            bytes, list[Hint]
        ] = {}  # by letter: the same question gets the same hints, even if time was short
        self._usual: dict[tuple[str, str], float] = {}  # by game and bot: the seconds that a decision takes

    async def choose(self, asked: Decision, sake: Sake = ANYBODY, within: float = math.inf) -> Choice:
        """The bot's choice, after thinking for at most `within` seconds. One seed gives one choice, unless time runs out or the worker has
        kept the trees of the previous decision. Raises nothing but NoLongerWanted. Do not cancel a question that is no longer wanted: that
        kills a process."""
        if not is_here(asked.bot):  # but at another server, or at this one before a restart
            choice = await self.choose(asked._replace(bot=GreedyBot.name), sake, within)
            return choice._replace(haste=choice.haste or MISSING)
        self.asked += 1
        if asked.bot == RandomBot.name:
            return Choice(asked.anything())
        seconds = min(self.budget * THINKING, within)
        if asked.letter:
            self.teach(asked.kind, asked.question(asked.bot, seconds), int)

        def question(turn: Turn) -> Question | None:
            weak = self._cuts_short(turn, asked, seconds) and not turn.worker.compiled  # it would hardly begin
            return asked.question(GreedyBot.name if weak else asked.bot, turn.seconds) if asked.letter else None

        action, turn = await self.answer(asked.kind, asked.about, sake, seconds, question, int)
        if turn is None:
            return self._without_thinking(asked, 0.0)
        haste, due = LESS if self._cuts_short(turn, asked, seconds) else "", turn.began + turn.seconds
        if not asked.letter:
            action = asked.anything()
        elif action not in asked.legal:
            log.warning("a bot gave no legal action", game=asked.game, bot=asked.bot, answer=action)
            return self._without_thinking(asked, due, FAILED if asked.bot in allowed else ANY)
        else:
            self._learn_usual(asked, turn, haste)
        self.hurried += haste == LESS
        return Choice(action, haste, due)

    def _without_thinking(self, asked: Decision, due: float, haste: str = ANY) -> Choice:
        self.fallbacks += 1
        return Choice(asked.anything(), haste, due)

    def _cuts_short(self, turn: Turn, asked: Decision, seconds: float) -> bool:
        """Whether the bot needs more time than it has; a greedy one never does, and a foreign one knows its limit."""
        usual = self._usual.get((asked.game, asked.bot), seconds)
        return asked.bot != GreedyBot.name and asked.bot not in allowed and turn.seconds < min(usual, seconds)

    def _learn_usual(self, asked: Decision, turn: Turn, haste: str) -> None:
        """Learn how long the bot thinks if it may. A bot that was cut short, or replaced by another, says nothing about that."""
        took, key = time.monotonic() - turn.began, (asked.game, asked.bot)
        if not haste or (turn.worker.compiled and took < WHOLE * turn.seconds):
            self._usual[key] = max(took, FADING * self._usual.get(key, 0.0))

    async def advise(self, game: str, letter: bytes, sake: Sake = ANYBODY) -> list[Hint]:
        """The best moves for the seat of a letter, always the same for the same letter. Raises UserError if no worker finds any in time."""
        if letter in self._hints:
            return self._hints[letter]

        def question(turn: Turn) -> HintQuestion:
            few = min(self.hint_iterations, INTERPRETED)
            return HintQuestion(letter, self.hint_iterations if turn.worker.compiled else few, turn.seconds)

        kind = game, SEARCH
        self.teach(kind, HintQuestion(letter, self.hint_iterations, self.hint_seconds), list[Hint])
        found, _ = await self.answer(kind, 0, sake, self.hint_seconds, question, list[Hint])
        if not found:
            log.warning("no hint was found", game=game)
            raise UserError("server-hint-failed")
        while len(self._hints) >= HINTS_KEPT:
            del self._hints[next(iter(self._hints))]
        self._hints[letter] = found
        return found

    async def warn(self, game: str, letter: bytes, sake: Sake = ANYBODY) -> list[Judged]:
        """What the seat of a letter should not do. Empty if that cannot be found in time: warnings are not guaranteed."""
        kind, asked = (game, SEARCH), WarningQuestion(letter, self.review_iterations)
        self.teach(kind, asked, list[Judged])

        def question(turn: Turn) -> WarningQuestion | None:
            return asked if turn.worker.compiled or not self.compiled else None  # it would see too little

        found, _ = await self.answer(kind, 0, sake, self.hint_seconds, question, list[Judged])
        return found or []

    # ------------------------------------------------------------- reviews
    @property
    def review_iterations(self) -> int:
        return FULL if self.compiled else REVIEWED_INTERPRETED

    async def judge(self, game: str, letter: bytes, played: int, line: int, person: str) -> Judged | None:
        """What a move was worth to the seat of a letter, when a worker is idle; None if none can tell."""
        kind, asked = (game, SEARCH), ReviewQuestion(letter, played, line, self.review_iterations)

        def teach() -> None:
            """Tried repeatedly: there may be no worker at first, or only one that is learning something else."""
            self.teach(kind, asked, Judged)

        teach()
        own = f"review {person}"  # a separate account, so that reviews do not slow down a person's bots
        sake = Sake(own, lambda: False, spare=True)
        found, _ = await self.answer(kind, 0, sake, SPARE, lambda _: asked, Judged, teach)
        return found

    async def play(self, asked: GamesQuestion, person: str) -> list[BotGame]:
        """The first of these games, when a worker is idle; empty if that takes too long."""
        kind, until = (asked.game, ARENA), time.monotonic() + PLAYED_BY
        asked = msgspec.structs.replace(asked, seconds=PLAYING)

        def look() -> None:
            self.teach(kind, asked, list[BotGame])
            if time.monotonic() > until:
                raise NoLongerWanted

        self.teach(kind, asked, list[BotGame])
        sake = Sake(f"games {person}", lambda: False, spare=True)
        with suppress(NoLongerWanted):
            found, _ = await self.answer(kind, 0, sake, SPARE, lambda _: asked, list[BotGame], look)
            return found or []
        return []
