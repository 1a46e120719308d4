"""How long ago something was, whatever is done to the clock.

Times are kept as the wall clock tells them, and that may be set: by a second or by an hour, in both directions. Every process notices
such a step, since the other clock of the machine goes on evenly, and leaves it out when it counts how long somebody has had. So nobody
is absent because of a step, and nobody waits for an hour more. Of steps before it started, a process knows nothing.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

import structlog

SMALLEST = 1000.0  # milliseconds by which the clocks part in a step; less is drift
MOST_STEPS = 100
log = structlog.get_logger("clock")


class Clock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._apart, self._looked = self._difference(), steady()
        self._steps = deque[tuple[float, float]](maxlen=MOST_STEPS)  # when it was, or rather before, and how far

    def _difference(self) -> float:
        return (self._wall() - self._steady()) * 1000

    def look(self) -> None:
        """Notices a step, which may have been at any time since the last look; to be called now and then."""
        apart, now, steady = self._difference(), self._wall() * 1000, self._steady()
        step, unseen, self._looked = apart - self._apart, (steady - self._looked) * 1000, steady
        if abs(step) < SMALLEST:
            return
        self._steps.append((now - (step if step > 0 else unseen), step))
        self._apart = apart
        log.warning("the clock was set", by_seconds=round(step / 1000, 1))

    def elapsed(self, since: int) -> int:
        """Milliseconds that have really passed since the clock said so. It says the same twice when it is set back: then the later time
        counts, unless that is still to come."""
        self.look()
        passed = self._wall() * 1000 - since - sum(step for when, step in self._steps if since < when)
        for when, step in reversed(self._steps):
            if passed < 0 and step < 0 and since >= when:
                passed -= step
        return max(int(passed), 0)

    def before(self, milliseconds: int) -> int:
        """What the clock said at least so long ago."""
        self.look()
        return int(self._wall() * 1000) - milliseconds - int(sum(max(step, 0) for _, step in self._steps))


clock = Clock()
