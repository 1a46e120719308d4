"""Measures how long ago something was, even if the clock is set.

Times are stored as the wall clock shows them, and it may be set: by a second or an hour, forwards or backwards. Every process notices such
a step, because the machine's monotonic clock goes on evenly, and ignores it when it calculates how much time somebody has had. So a step
makes nobody absent, and nobody waits an hour longer. A process knows nothing of steps before its start."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from itertools import pairwise
from math import inf
from typing import NamedTuple

import structlog

SMALLEST = 1000.0  # milliseconds of difference that count as a step; less is drift
MOST_STEPS = 100
log = structlog.get_logger("clock")


class Stretch(NamedTuple):
    """A period in which nobody set the clock, in milliseconds."""

    first: float  # the earliest time that the clock may have shown in it
    last: float  # and the latest
    apart: float  # how far it was ahead of the steady one


class Clock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._first, self._apart, self._looked = -inf, self._difference(), steady()
        self._past = deque[Stretch](maxlen=MOST_STEPS)

    def _difference(self) -> float:
        return (self._wall() - self._steady()) * 1000

    def look(self) -> None:
        """Detect a step, which may have happened at any time since the last call. Call it regularly."""
        apart, before, steady = self._difference(), self._looked, self._steady()
        self._looked = steady
        if abs(apart - self._apart) < SMALLEST:
            return
        log.warning("the clock was set", by_seconds=round((apart - self._apart) / 1000, 1))
        self._past.append(Stretch(self._first, steady * 1000 + self._apart, self._apart))
        self._first, self._apart = before * 1000 + apart, apart

    def elapsed(self, since: int) -> int:
        """Milliseconds that have really passed since the clock showed that time. If the clock was set back it showed it twice: then the
        later time counts, unless it is still in the future."""
        self.look()
        now = self._wall() * 1000
        stretches = [*self._past, Stretch(self._first, now, self._apart)]
        moments = [since - each.apart for each in stretches if each.first <= since <= each.last]
        if not moments:  # it never showed that time: of two machines, one may be ahead
            moments = [each.last - each.apart for each in stretches if each.last < since]
        moment = max(moments, default=since - stretches[0].apart)
        return max(int(now - self._apart - moment), 0)

    def before(self, milliseconds: int) -> int:
        """The latest time that is certainly at least that long ago."""
        self.look()
        apart = [*(each.apart for each in self._past), self._apart]
        forward = sum(max(after - before, 0) for before, after in pairwise(apart))
        return int(self._wall() * 1000) - milliseconds - int(forward)


clock = Clock()
