"""The workers of a simulated server: start, kill, stop and replace them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from rulewright.kernel.message import UserError

from .chances import Chances
from .chronicle import Chronicle
from .loop import OUTSIDE, Loop, Process, outside
from .sim_database import SimulatedDatabase
from .sim_redis import SimulatedRedis
from .sim_worker import Worker

RESTART = (0.2, 1.5)  # seconds until an ended worker is replaced
WAY = (0.0005, 0.01)  # seconds that a request takes
T = TypeVar("T")


class Fleet:
    def __init__(
        self, loop: Loop, chances: Chances, chronicle: Chronicle, database: SimulatedDatabase, redis: SimulatedRedis
    ) -> None:
        self._loop, self._chances, self._chronicle = loop, chances, chronicle
        self._database, self._redis = database, redis
        self._starts = Counter[int]()
        self.workers = [Worker("", database, redis) for _ in range(chances.choice((1, 2, 2, 3)))]
        for number in range(len(self.workers)):
            self._start(number)

    # ------------------------------------------------------------- life cycle
    def _start(self, number: int) -> None:
        self._starts[number] += 1
        worker = Worker(f"worker-{number + 1}.{self._starts[number]}", self._database, self._redis)
        self.workers[number] = worker
        task = self._loop.begin(worker.process, worker.run())
        task.add_done_callback(lambda task: self._started(number, worker, task), context=outside)

    def _started(self, number: int, worker: Worker, task: asyncio.Task[Any]) -> None:
        self._chronicle.note(f"{worker.process.name} has started")
        self._chronicle.ended(task)
        if task.exception():
            self.kill(number)

    def kill(self, number: int) -> None:
        worker = self.workers[number]
        if worker.process.alive:
            self._chronicle.note(f"{worker.process.name} ends")
            self._loop.kill(worker.process)
            self._redis.forget(worker.process)
            worker.hall = None
            for line in list(worker.lines):
                line.cut()
            self._loop.call_later(self._chances.between(*RESTART), self._start, number, context=outside)

    def committed(self, process: Process) -> None:
        """The worker may be killed before it learns that it has committed."""
        if self._chances.happens("killed at a commit"):
            for number, worker in enumerate(self.workers):
                if worker.process is process:
                    self.kill(number)

    def stop(self, number: int) -> None:
        """Tell a worker to stop."""
        worker = self.workers[number]
        if worker.hall:
            task = self._loop.begin(worker.process, worker.stop())
            task.add_done_callback(lambda _: self._stopped(number, worker), context=outside)

    def _stopped(self, number: int, worker: Worker) -> None:
        if self.workers[number] is worker:
            self.kill(number)

    def prune(self) -> None:
        """Report tasks that failed unnoticed."""
        for worker in self.workers:
            worker.process.prune()

    # ------------------------------------------------------------- requests
    def any_worker(self) -> Worker | None:
        open = [worker for worker in self.workers if worker.hall and worker.process.alive]
        return self._chances.choice(open) if open else None

    def begin(self, worker: Worker, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a task in that worker."""
        task = self._loop.begin(worker.process, work)
        task.add_done_callback(self._chronicle.ended, context=outside)
        return task

    def begin_outside(self, work: Coroutine[Any, Any, Any]) -> None:
        self._loop.begin(OUTSIDE, work).add_done_callback(self._chronicle.ended, context=outside)

    async def request(self, ask: Callable[[Worker], Coroutine[Any, Any, T]], patience: float) -> T | None:
        """Send a request to any worker; None if no answer comes."""
        await asyncio.sleep(self._chances.between(*WAY))
        worker = self.any_worker()
        if worker is None:
            await asyncio.sleep(RESTART[0])
            return None
        task = self.begin(worker, ask(worker))
        if self._chances.happens("request doubled"):
            self.begin(worker, ask(worker))
        with suppress(TimeoutError, UserError):
            async with asyncio.timeout(patience):
                answer = await asyncio.shield(task)
                return None if self._chances.happens("answer lost") else answer
        return None
