"""Processes on this machine, with one item and one thread each: a search releases the GIL, but everything around it does not."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic

from rulewright.kernel.message import UserError

from .crew import Answer, Crew, Item, Job
from .node import Refused

FRESH = get_context("spawn")  # inherits nothing from this process, such as the thread of a progress bar
ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"
)  # NumPy would start more


def work(pipe: Connection, job: Job[Any, Any]) -> None:
    """Send None when ready; then answer items until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    try:
        answer = job.begin()
        pipe.send(None)
        while True:
            pipe.send(answer(pipe.recv()))
    except UserError as error:
        pipe.send(Refused(*error.message))
    except (EOFError, BrokenPipeError):
        return


class Worker(Generic[Item, Answer]):
    def __init__(self, job: Job[Item, Answer]) -> None:
        self.pipe, theirs = FRESH.Pipe()
        self._process = FRESH.Process(target=work, args=(theirs, job), daemon=True)
        self._process.start()
        theirs.close()
        self.item: Item

    def ask(self, item: Item) -> None:
        self.item = item
        self.pipe.send(item)

    def hear(self) -> Answer:
        """The next message: None when it is ready, then answers."""
        try:
            told = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise UserError("arena-worker-lost") from None
        if isinstance(told, Refused):
            raise UserError(told.key, **told.args)
        answer: Answer = told
        return answer

    def end(self) -> None:
        self._process.terminate()
        self._process.join()


class Processes(Crew[Item, Answer]):
    """The first process compiles whatever is necessary; the others start after it."""

    def __init__(self, job: Job[Item, Answer], jobs: int) -> None:
        os.environ.update(ONE_THREAD)  # inherited by the new processes
        self._crew = [Worker(job)]
        try:
            self._crew[0].hear()
            self._crew += [Worker(job) for _ in range(jobs - 1)]
            for worker in self._crew[1:]:
                worker.hear()
        except BaseException:
            self.end()
            raise

    def answers(self, items: Iterable[Item]) -> Iterator[tuple[Item, Answer]]:
        left, busy = iter(items), list[Worker[Item, Answer]]()
        for worker in self._crew:
            self._go_on(worker, left, busy)
        while busy:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                busy.remove(worker)
                item, answer = worker.item, worker.hear()
                self._go_on(worker, left, busy)
                yield item, answer

    @staticmethod
    def _go_on(worker: Worker[Item, Answer], left: Iterator[Item], busy: list[Worker[Item, Answer]]) -> None:
        for item in left:
            worker.ask(item)
            busy.append(worker)
            return

    def end(self) -> None:
        for worker in self._crew:
            worker.end()
