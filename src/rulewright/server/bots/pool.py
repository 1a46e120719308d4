"""The workers of a server. A bot's seat asks the pool, and always gets a legal action, in time; a person's may ask for a hint.

Until rules are compiled, which may take minutes, a worker with interpreted rules answers; both give the same answers.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import structlog

from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.greedy import GreedyBot
from rulewright.players.hint import ITERATIONS, SECONDS, Hint
from rulewright.players.letter import write
from rulewright.players.random import RandomBot
from rulewright.players.seat import Seat

from .pipe import Asked, HintQuestion, Question
from .process import Broken, Kind, WorkerProcess

WORKER = (sys.executable, "-m", "rulewright.server.bots.worker")
GRACE = 0.25  # seconds for the way there and back
SEED_BITS = 62
THINKING = 0.85  # of the budget: the rest is for what goes before and after a search
SEARCH = "search"  # of every strength, and for hints: what one has compiled serves all
T = TypeVar("T")

log = structlog.get_logger("bots")


class Choice(NamedTuple):
    action: int
    fallback: bool = False  # the bot said nothing, or nothing legal: any action was taken instead


class BotPool:
    def __init__(
        self,
        workers: int = 1,
        budget: float = 2.0,
        compiled: bool = True,
        *,
        patience: float = 10.0,
        command: Sequence[str] = WORKER,
    ) -> None:
        """`budget` is the time to think, `patience` the time to wait for a worker, in seconds. Without workers nobody thinks, and any legal
        action is taken."""
        self.budget, self.patience = budget, patience
        self.hint_iterations, self.hint_seconds = ITERATIONS, min(SECONDS, budget * THINKING)
        self.asked, self.fallbacks, self.seconds = 0, 0, 0.0
        modes = [*[True] * workers, False] if compiled and workers else [False] * workers
        self._workers = [WorkerProcess(command, self._wake, compiled=mode) for mode in modes]
        self._changed = asyncio.Event()
        self._lesson: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def crashes(self) -> int:
        """Processes that ended unasked, or had to be ended."""
        return sum(worker.crashes for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(worker.keep()) for worker in self._workers]

    async def stop(self) -> None:
        """No process is left."""
        tasks = [*self._tasks, *([self._lesson] if self._lesson else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------- a question
    async def choose(self, bot: str, match: Match, seat: int, seed: int) -> Choice:
        """What that bot does in the seat that is asked, in the position as it is now, even if the match goes on meanwhile. One seed, below
        2**62, gives one choice, unless the time is over before. No fault of a bot raises; a seat that is not asked does. Let an answer come
        that is no longer wanted: to cancel ends a process."""
        began = time.monotonic()
        self.asked += 1
        eyes = Seat(match, seat)
        legal = eyes.legal()
        if not legal:
            raise UserError("search-not-asked", seat=seat)
        anything = random.Random(seed).choice(legal)
        if bot == RandomBot.name or len(legal) == 1 or not self._workers:
            return Choice(anything)
        question = Question(bot, seed, write(eyes, secrets.randbits(SEED_BITS)), self.budget * THINKING)
        kind = (match.game.name, bot if bot == GreedyBot.name else SEARCH)
        action = await self._answer(kind, question, int)
        self.seconds += time.monotonic() - began
        if action in legal:
            return Choice(action)
        log.warning("a bot gave no legal action", game=match.game.name, bot=bot, answer=action)
        self.fallbacks += 1
        return Choice(anything, fallback=True)

    async def advise(self, game: str, letter: bytes, seed: int) -> list[Hint]:
        """The best moves for the seat of a letter. UserError if no worker finds any in time."""
        question = HintQuestion(seed, letter, self.hint_iterations, self.hint_seconds)
        found = await self._answer((game, SEARCH), question, list[Hint]) if self._workers else None
        if not found:
            log.warning("no hint was found", game=game)
            raise UserError("server-hint-failed")
        return found

    async def _answer(self, kind: Kind, question: Asked, shape: type[T]) -> T | None:
        """From a second worker if the first one breaks; None if there is none in time."""
        self._teach(kind, question, shape)
        try:
            async with asyncio.timeout(self.patience):
                worker = await self._take(kind)
            async with asyncio.timeout(self.budget + GRACE):
                try:
                    return await worker.ask(question, shape)
                except Broken:
                    worker = await self._take(kind)
                    return await worker.ask(question, shape)
        except (Broken, TimeoutError):
            return None

    # ------------------------------------------------------------- who answers it
    async def _take(self, kind: Kind) -> WorkerProcess:
        """A free one, which then is not free. Those that are compiled are worth waiting for."""
        while True:
            compiled = [worker for worker in self._workers if worker.compiled and worker.quick(kind)]
            for worker in compiled or self._workers:
                if worker.free and worker.quick(kind):
                    worker.free = False
                    return worker
            await self._changed.wait()

    def _wake(self) -> None:
        """All who wait for a worker look again, in their order."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def _teach(self, kind: Kind, question: Asked, shape: type[T]) -> None:
        """In the background, one worker at a time: the next finds the compiled code in the cache."""
        pupil = next((worker for worker in self._workers if worker.free and not worker.learnt(kind)), None)
        if pupil is not None and (self._lesson is None or self._lesson.done()):
            pupil.free, pupil.learning = False, True  # at once: those who wait for it look for another
            self._lesson = asyncio.create_task(pupil.learn(kind, question, shape))
