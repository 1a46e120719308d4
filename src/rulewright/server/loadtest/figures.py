"""The results of a load test so far."""

from __future__ import annotations

import time
from collections import Counter
from math import inf
from statistics import linear_regression, quantiles

from msgspec import Struct


class Moves(Struct):
    """Results of one way to play. Delays are in milliseconds, from sending a move until the next player has received it."""

    tables: int
    asked: float | None  # moves per second requested; None: as many as possible
    seconds: float
    moves: int
    per_second: float
    p50: float
    p95: float
    p99: float
    cpu: float | None  # milliseconds of processor time of the server per move
    games_over: int
    refused: dict[str, int]  # by the error's key


class Tally:
    """Counts games, and measures the moves sent between `measure` and `enough`."""

    def __init__(self) -> None:
        self.made = self.games_over = 0
        self.refused = Counter[str]()
        self._from, self._until = inf, inf
        self._delays: list[float] = []

    def measure(self) -> None:
        self._from = time.perf_counter()

    def enough(self) -> None:
        self._until = min(self._until, time.perf_counter())

    @property
    def measured(self) -> int:
        return len(self._delays)

    def heard(self, sent: float, heard: float) -> None:
        self.made += 1
        if self._from <= sent and heard <= self._until:
            self._delays.append(heard - sent)

    def moves(self, tables: int, asked: float | None, cpu: float | None) -> Moves | None:
        """`cpu` is the server's processor time in seconds. None if too little was measured before an interruption."""
        self.enough()
        seconds, count = self._until - self._from, self.measured
        if count < 2:
            return None
        hundredths = quantiles(self._delays, n=100, method="inclusive")
        p50, p95, p99 = (hundredths[at - 1] * 1000 for at in (50, 95, 99))
        return Moves(
            tables=tables,
            asked=asked,
            seconds=seconds,
            moves=count,
            per_second=count / seconds,
            p50=p50,
            p95=p95,
            p99=p99,
            cpu=None if cpu is None else cpu * 1000 / self.made,
            games_over=self.games_over,
            refused=dict(self.refused),
        )


class Rest(Struct):
    tables: int
    megabytes: float
    processes: int


class Opening(Struct):
    """Milliseconds until a server that has just started shows the end of a finished game."""

    game: str
    players: int
    entries: int  # the median
    first: float
    median: float | None  # of the others


class Soak(Struct):
    seconds: float
    moves: int
    first: float  # megabytes
    last: float
    slope: float  # kilobytes per minute, in the second half


class Found(Struct):
    """Filled in step by step, so that an interrupted test has results."""

    database: str = ""  # the kind of database
    game: str = ""
    workers: int = 1
    bot: str = ""
    flushes_per_second: float | None = None
    saturated: Moves | None = None
    paced: Moves | None = None
    bytes_per_move: float | None = None
    rest: Rest | None = None
    opening: Opening | None = None
    soak: Soak | None = None


def slope(seconds: list[float], megabytes: list[float]) -> float:
    """Kilobytes per minute, by least squares."""
    return linear_regression(seconds, megabytes).slope * 1024 * 60 if len(seconds) > 1 else 0.0
