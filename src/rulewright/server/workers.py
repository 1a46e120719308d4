"""The supervisor of several worker processes: replaces those that end, and tells all when to stop."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

import structlog
from prometheus_client.multiprocess import mark_process_dead

from rulewright.kernel.message import UserError

from . import logs

LOOK = 0.2  # seconds between checks for a signal
PAUSE = 1.0  # seconds before an ended worker is replaced, so that one that cannot start does not keep us busy
LONGEST_STOP = 10.0  # seconds
log = structlog.get_logger("workers")
spawn = multiprocessing.get_context("spawn")  # shares nothing with this process by accident


class Workers:
    def __init__(self, count: int, work: Callable[..., object], *arguments: Any) -> None:
        self._work, self._arguments = work, arguments
        self._told = 0  # the signal to stop
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self._workers = [self._started() for _ in range(count)]

    def run(self) -> int:
        """Run until a signal arrives. Returns the signal."""
        while not self._told:
            wait([worker.sentinel for worker in self._workers], LOOK)
            for place, worker in enumerate(self._workers):
                if worker.exitcode is not None and not self._told:
                    self._workers[place] = self._replaced(worker)
        self._end()
        return self._told

    def _stop(self, number: int, _: FrameType | None) -> None:
        self._told = self._told or number

    def _started(self) -> BaseProcess:
        worker = spawn.Process(target=begin, args=(self._work, *self._arguments))
        worker.start()
        return worker

    def _replaced(self, worker: BaseProcess) -> BaseProcess:
        log.error("a worker has ended", pid=worker.pid, status=worker.exitcode)
        forget(worker)
        time.sleep(PAUSE)
        return self._started()

    def _end(self) -> None:
        for worker in self._workers:
            worker.terminate()
        end = time.monotonic() + LONGEST_STOP
        for worker in self._workers:
            worker.join(max(0.0, end - time.monotonic()))
            worker.kill()  # does nothing if it has ended
            worker.join()


def forget(worker: BaseProcess) -> None:
    """Remove a dead worker's metrics."""
    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def begin(work: Callable[..., object], *arguments: Any) -> None:
    """The entry point of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes; the supervisor tells us
    logs.set_up()
    try:
        work(*arguments)
    except UserError as error:
        log.error("a worker cannot begin", why=error.message.key)
        sys.exit(1)
