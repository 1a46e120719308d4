"""How long ago something was, whatever is done to the clock.

Times are kept as the wall clock tells them, and that may be set: by a second or by an hour, in both directions. Every process notices
such a step, since the other clock of the machine goes on evenly, and leaves it out when it counts how long somebody has had. So nobody
is absent because of a step, and nobody waits for an hour more. Of steps before it started, a process knows nothing.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from itertools import pairwise
from math import inf
from typing import NamedTuple

import structlog

SMALLEST = 1000.0  # milliseconds by which the clocks part in a step; less is drift
MOST_STEPS = 100
log = structlog.get_logger("clock")


class Stretch(NamedTuple):
    """A time in which nobody set the clock, in milliseconds."""

    first: float  # what the clock may have said in it, at the earliest
    last: float  # and at the latest
    apart: float  # by how much it was ahead of the steady one


class Clock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._first, self._apart, self._looked = -inf, self._difference(), steady()
        self._past = deque[Stretch](maxlen=MOST_STEPS)

    def _difference(self) -> float:
        return (self._wall() - self._steady()) * 1000

    def look(self) -> None:
        """Notices a step, which may have been at any time since the last look; to be called now and then."""
        apart, before, steady = self._difference(), self._looked, self._steady()
        self._looked = steady
        if abs(apart - self._apart) < SMALLEST:
            return
        log.warning("the clock was set", by_seconds=round((apart - self._apart) / 1000, 1))
        self._past.append(Stretch(self._first, steady * 1000 + self._apart, self._apart))
        self._first, self._apart = before * 1000 + apart, apart

    def elapsed(self, since: int) -> int:
        """Milliseconds that have really passed since the clock said so. It says the same twice when it is set back: then the later time
        counts, unless that is still to come."""
        self.look()
        now = self._wall() * 1000
        stretches = [*self._past, Stretch(self._first, now, self._apart)]
        moments = [since - each.apart for each in stretches if each.first <= since <= each.last]
        if not moments:  # it has never said so: of two machines, one may be ahead
            moments = [each.last - each.apart for each in stretches if each.last < since]
        moment = max(moments, default=since - stretches[0].apart)
        return max(int(now - self._apart - moment), 0)

    def before(self, milliseconds: int) -> int:
        """What the clock said at least so long ago."""
        self.look()
        apart = [*(each.apart for each in self._past), self._apart]
        forward = sum(max(after - before, 0) for before, after in pairwise(apart))
        return int(self._wall() * 1000) - milliseconds - int(forward)


clock = Clock()
