"""Simulated bot processes: they choose random legal moves, take their time, and die."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from rulewright.games import load
from rulewright.players import letter
from rulewright.server.bots.pipe import Asked, Question
from rulewright.server.bots.pool import BotPool
from rulewright.server.bots.process import Broken, Kind, WorkerProcess

from .chances import Chances

SLOWEST = 0.2  # seconds for an answer
STARTING = 0.5  # seconds until a process is ready
NEVER = 0.2  # probability that a dying process hangs instead and must be killed


class SimulatedBot(WorkerProcess):
    def __init__(self, pool: SimulatedBots, chances: Chances) -> None:
        super().__init__((), pool.freed, compiled=False)
        self._chances, self._died = chances, asyncio.Event()

    async def _run(self) -> None:
        await asyncio.sleep(self._chances.between(0, STARTING))
        self._died.clear()
        self.give_back()
        await self._died.wait()
        self.free = False
        self._changed()

    def give_back(self) -> None:
        if not self._died.is_set():
            self._set_free()

    def die(self) -> None:
        self._died.set()

    def takes(self, question: Question) -> float:
        """Seconds of thinking about that question."""
        return self._chances.between(0, SLOWEST)

    async def ask(self, question: Asked, shape: type[Any]) -> Any:
        assert isinstance(question, Question)
        try:
            await asyncio.sleep(self.takes(question))
            if self._chances.happens("bot died"):
                if self._chances.random() < NEVER:
                    await asyncio.Event().wait()
                raise Broken
            if self._died.is_set():
                raise Broken
        except BaseException:
            self.die()
            raise
        self.give_back()
        legal = letter.read(question.letter, load).legal()
        return msgspec.convert(legal[question.seed % len(legal)], shape)


class SimulatedBots(BotPool):
    """The server's own pool, except for the processes."""

    def __init__(self, chances: Chances, workers: int) -> None:
        super().__init__(0, compiled=False)
        self._workers: list[Any] = [SimulatedBot(self, chances) for _ in range(workers)]

    def freed(self) -> None:
        self._dispatch()

    @property
    def processes(self) -> Sequence[SimulatedBot]:
        return self._workers

    def teach(self, kind: Kind, question: Asked, shape: type[Any]) -> None:
        """Does nothing: there is nothing to compile."""
