"""An event loop without a clock, sockets or threads: several simulated processes take turns at random, and time jumps to the next event.

Within a process, callbacks run in the order in which they were scheduled, as in any event loop. Between processes any order is possible, so
the seed chooses. A process can end between any two callbacks, which means at any `await`; what it was doing never continues."""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVarTuple, Unpack

STEP = 20e-6  # seconds that a callback takes
Ts = TypeVarTuple("Ts")
PRUNED = 256  # tasks of a process after which finished ones are forgotten


class Process:
    """A simulated process. Its tasks run in its context."""

    def __init__(self, name: str) -> None:
        self.name, self.alive = name, True
        self.waits = False  # for its turn
        self.ready = deque[asyncio.Handle]()
        self.tasks: list[asyncio.Task[Any]] = []

    def keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.append(task)
        if len(self.tasks) % PRUNED == 0:
            self.prune()

    def prune(self) -> None:
        """Forget finished tasks; unnoticed failures are reported to the loop."""
        self.tasks = [task for task in self.tasks if not task.done()]

    def kill(self) -> None:
        """From now on it does nothing."""
        self.alive = False
        self.ready.clear()


OUTSIDE = Process("outside")  # whatever does not belong to a server process: clients, the weather, the checks
current: ContextVar[Process] = ContextVar("process", default=OUTSIDE)
outside = Context()  # the context for anything arriving from outside


class Failed(Exception):
    """A callback raised an exception that nobody caught."""


class Loop(asyncio.BaseEventLoop):
    """Methods that it does not override are never called: nobody opens a socket, starts a thread or a process."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance, self._now, self._count = chance, 0.0, 0
        self._timers: list[tuple[float, int, Process, asyncio.Handle]] = []
        self._busy: list[Process] = []  # with something to do
        self._ended: list[Process] = []
        self._over = False
        self.steps = 0
        self.failures: list[dict[str, Any]] = []
        self.after_step: Callable[[], None] | None = None

    # ------------------------------------------------------------- asyncio's interface
    def time(self) -> float:
        return self._now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._schedule(context.get(current, OUTSIDE), handle)
        return handle

    def call_later(
        self, delay: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, context.get(current, OUTSIDE), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are skipped when they are due."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        (current.get() if context is None else context.get(current, OUTSIDE)).keep(task)
        return task

    def get_debug(self) -> bool:
        return False

    def is_closed(self) -> bool:
        return self._over

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)

    # ------------------------------------------------------------- turns
    def _schedule(self, process: Process, handle: asyncio.Handle) -> None:
        if process.alive:
            if not process.waits:
                process.waits = True
                self._busy.append(process)
            process.ready.append(handle)

    def step(self) -> bool:
        """Run one callback of one process. False if nothing is left to do."""
        while not self._busy:
            if not self._timers:
                return False
            self._now = max(self._now, self._timers[0][0])
            self._ring()
        place = self._chance.randrange(len(self._busy)) if len(self._busy) > 1 else 0
        process = self._busy[place]
        handle = process.ready.popleft()
        if not handle.cancelled():
            handle._run()
        if not process.ready and process.waits:
            self._rest(process)
        if self.after_step:
            self.after_step()
        self.steps += 1
        self._now += STEP
        self._ring()
        return True

    def _rest(self, process: Process) -> None:
        process.waits = False
        self._busy.remove(process)

    def _ring(self) -> None:
        while self._timers and self._timers[0][0] <= self._now:
            _, _, process, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._schedule(process, handle)

    @contextmanager
    def running(self) -> Generator[None, None, None]:
        events._set_running_loop(self)
        try:
            yield
        finally:
            events._set_running_loop(None)
            self._over = True
            self._bury()

    # ------------------------------------------------------------- processes
    def begin(self, process: Process, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a task in that process."""
        context = copy_context()
        context.run(current.set, process)
        return context.run(self.create_task, work, context=context)

    def kill(self, process: Process) -> None:
        process.kill()
        if process.waits:
            self._rest(process)
        self._ended.append(process)

    def _bury(self) -> None:
        """Close coroutines that never continued, so that nothing reports them later. What they do now has no effect."""
        for process in [*self._ended, OUTSIDE]:
            for task in process.tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    for _ in range(5):  # one that waits in a `finally` must be closed again
                        with suppress(RuntimeError, Exception):
                            task.get_coro().close()
            process.tasks.clear()
        OUTSIDE.ready.clear()
        OUTSIDE.waits = False
