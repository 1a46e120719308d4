"""Many worlds, one seed after another, on several cores; each result is a line of the report, so that the campaign can be resumed."""

from __future__ import annotations

import gc
import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from warnings import catch_warnings, simplefilter

import msgspec

from rulewright.kernel.disk import append, write_whole
from rulewright.kernel.message import UserError

from .world import Result, World

FRESH = get_context("spawn")  # inherits nothing from this process
read = msgspec.json.Decoder(Result).decode


def simulated(seed: int) -> Result:
    """Collect garbage after a world, not during it: that takes a twelfth of the time."""
    gc.disable()
    try:
        return World(seed).run()
    finally:
        gc.enable()
        with catch_warnings():  # a killed worker leaves coroutines that nobody awaits
            simplefilter("ignore", RuntimeWarning)
            gc.collect()


def begin() -> None:
    """In a simulating process: the parent handles Ctrl-C, and this process ends with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def worlds(seeds: Iterable[int], jobs: int) -> Iterator[Result]:
    """Results as they come. A caller that wants no more stops iterating; unfinished worlds are dropped."""
    waiting, under_way = iter(seeds), set[Future[Result]]()
    pool = ProcessPoolExecutor(jobs, FRESH, begin)
    try:
        while True:
            while len(under_way) < jobs and (seed := next(waiting, None)) is not None:
                under_way.add(pool.submit(simulated, seed))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in list((pool._processes or {}).values()):
            process.terminate()


class Report:
    """The results so far; in a file, if one is named."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.results = list(self._read()) if path and path.exists() else []

    def _read(self) -> Iterator[Result]:
        """A partly written last line is dropped."""
        assert self._path
        try:
            *lines, torn = self._path.read_bytes().split(b"\n")
            yield from map(read, lines)
            if torn:
                write_whole(self._path, "".join(line.decode() + "\n" for line in lines))
        except (OSError, msgspec.MsgspecError) as error:
            raise UserError("faults-report", file=str(self._path), why=str(error)) from None

    def add(self, result: Result) -> None:
        self.results.append(result)
        if self._path:
            try:
                append(self._path, msgspec.json.encode(result).decode() + "\n")
            except OSError as error:
                raise UserError("faults-report", file=str(self._path), why=error.strerror or str(error)) from None

    def missing(self, first: int) -> Iterator[int]:
        """Seeds from `first` on that the report does not have."""
        known = {result.seed for result in self.results}
        return (seed for seed in count(first) if seed not in known)

    @property
    def moves(self) -> int:
        return sum(result.moves for result in self.results)

    @property
    def faults(self) -> Counter[str]:
        return sum((Counter(result.faults) for result in self.results), Counter[str]())

    @property
    def broken(self) -> list[Result]:
        return [result for result in self.results if result.broken]


def carry_on(report: Report, moves: int, first: int, jobs: int) -> Iterator[Result]:
    """Simulate until the report has that many moves."""
    if report.moves >= moves:
        return
    for result in worlds(report.missing(first), jobs):
        report.add(result)
        yield result
        if report.moves >= moves:
            return
