"""The server's workers, and which of them answers what. Questions wait for a turn, see turns.py.

Until rules are compiled, which may take minutes, a worker with interpreted rules answers; both give the same answers."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from rulewright.server.metrics import BOT_WAIT

from .pipe import Asked
from .process import Broken, Kind, WorkerProcess
from .turns import Place, Sake, Turn, Turns

WORKER = (sys.executable, "-m", "rulewright.server.bots.worker")
GRACE = 4.0  # extra seconds for transport and for a busy machine: a late answer is better than a random action
TRIES = 2  # workers that one question may break
AT_EASE = 3  # people waiting per worker before their bots get less time
LOOK = 1.0  # seconds between attempts to teach a worker, for questions that have time
LEAST = 0.1  # least seconds to think, however many wait
T = TypeVar("T")


class Workforce:
    def __init__(self, workers: int, budget: float, patience: float, compiled: bool, command: Sequence[str]) -> None:
        """`budget` is the time to think, `patience` the time to wait for a worker, in seconds."""
        self.budget, self.patience, self.compiled = budget, patience, compiled
        self.seconds = 0.0  # total thinking time
        modes = [*[True] * workers, False] if compiled and workers else [False] * workers
        self._workers = [WorkerProcess(command, self._dispatch, compiled=mode) for mode in modes]
        self._turns = Turns()
        self._lesson: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def workers(self) -> int:
        """The number of processes."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """The number of questions without a worker."""
        return len(self._turns.waiting)

    @property
    def crashes(self) -> int:
        """The number of processes that ended unexpectedly or were killed."""
        return sum(worker.crashes for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(worker.keep()) for worker in self._workers]

    async def stop(self) -> None:
        """Stop all processes."""
        tasks = [*self._tasks, *([self._lesson] if self._lesson else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------- a question
    async def answer(
        self,
        kind: Kind,
        about: int,
        sake: Sake,
        seconds: float,
        question: Callable[[Turn], Asked | None],
        shape: type[T],
        meanwhile: Callable[[], None] = lambda: None,
    ) -> tuple[T | None, Turn | None]:
        """A worker's answer and its turn: from a second worker if the first breaks, None if there is none in time. Even a question that
        turns out to be empty waits for its turn. `meanwhile` is called now and then while an idle-time question waits."""
        turn = None
        with suppress(TimeoutError):
            for _ in range(TRIES if self._workers else 0):
                turn = await self._turn(kind, about, sake, seconds, meanwhile)
                asked = question(turn)
                if asked is None:
                    turn.worker.give_back()
                    self._turns.refund(sake.person, turn.seconds)
                    return None, turn
                with suppress(Broken):
                    return await self._ask(turn, asked, shape, sake), turn
        return None, turn

    async def _ask(self, turn: Turn, asked: Asked, shape: type[T], sake: Sake) -> T:
        try:
            async with asyncio.timeout(max(self.budget, turn.seconds) + GRACE):
                return await turn.worker.ask(asked, shape)
        finally:
            took = time.monotonic() - turn.began
            self.seconds += took
            self._turns.refund(sake.person, turn.seconds - took)

    # ------------------------------------------------------------- choosing a worker
    async def _turn(self, kind: Kind, about: int, sake: Sake, seconds: float, meanwhile: Callable[[], None]) -> Turn:
        """Wait for a free worker and take it. Raises TimeoutError if a person has waited too long; without a waiting person there is no
        limit."""
        place, began = self._turns.join(kind, about, sake, seconds), time.monotonic()
        self._dispatch()
        try:
            while not place.granted.done():
                await asyncio.wait([place.granted], timeout=LOOK if sake.spare else self.patience)
                if not place.granted.done() and sake.waits():
                    raise TimeoutError
                if not place.granted.done():
                    meanwhile()
            return place.granted.result()
        except BaseException:
            self._turns.leave(place)
            if place.granted.done() and not place.granted.exception():
                place.granted.result().worker.give_back()
            raise
        finally:
            BOT_WAIT.labels("people" if sake.waits() else "nobody").observe(time.monotonic() - began)

    def _dispatch(self) -> None:
        """Assign free workers in order of turns."""
        while any(worker.free for worker in self._workers):
            found = ((place, self._worker_for(place)) for place in self._turns.in_order())
            place, worker = next(((place, worker) for place, worker in found if worker), (None, None))
            if place is None or worker is None:
                return
            worker.free = False
            self._turns.grant(place, worker, self._time_for(place))

    def _able(self, kind: Kind, spare: bool = False) -> list[WorkerProcess]:
        """The workers to wait for: compiled ones if there are any. Idle-time questions wait until there is one."""
        quick = [worker for worker in self._workers if worker.quick(kind)]
        best = [worker for worker in quick if worker.compiled]
        return best if best or (spare and self.compiled) else quick

    def _worker_for(self, place: Place) -> WorkerProcess | None:
        """A free worker, preferably one that has kept the trees."""
        free = [worker for worker in self._able(place.kind, place.sake.spare) if worker.free]
        return min(free, key=lambda worker: not worker.keeps(place.about), default=None)

    def _time_for(self, place: Place) -> float:
        """Less than asked for if many are waiting, so that the last one does not wait too long."""
        able, others = len(self._able(place.kind)), self._turns.before(place)
        return min(place.seconds, max(LEAST, place.seconds * AT_EASE * able / (others + able)))

    def teach(self, kind: Kind, question: Asked, shape: type[T]) -> None:
        """Teach one worker at a time, in the background: the next finds the compiled code in the cache."""
        pupil = next((worker for worker in self._workers if worker.free and not worker.learnt(kind)), None)
        if pupil is not None and (self._lesson is None or self._lesson.done()):
            pupil.free, pupil.learning = False, True  # at once, so that those waiting for it look for another
            self._lesson = asyncio.create_task(pupil.learn(kind, question, shape))
