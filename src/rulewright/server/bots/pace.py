"""When a bot's answer is told: at a time that is drawn before anybody thinks, and that depends on what all may know.

How long a bot thinks would tell how much it had to choose from, and so what it holds. So it thinks for less than the time that was drawn,
and its answer waits until then. That time is also what people need to follow what bots do.
"""

from __future__ import annotations

import asyncio
import math
import time
from random import SystemRandom

from rulewright.players.bots import SEARCHING

SPREAD = (0.75, 1.5)  # of the pace: the shortest time, and the longest
PONDERING = dict(
    zip(SEARCHING[-3:], (0.1, 0.25, 0.85), strict=True)
)  # of the time to think: the strongest need more of it
WAY = 0.1  # seconds to a worker and back

chance = SystemRandom()


class Pace:
    def __init__(self, pace: float, seconds: float) -> None:
        """The pace is 0 where time does not matter; a bot may think for that many seconds."""
        self._pace, self._seconds = pace, seconds

    def draw(self, bot: str) -> float:
        """How many seconds that bot takes for its next answer."""
        if not self._pace:
            return 0.0
        return self._pace * chance.uniform(*SPREAD) + self._seconds * PONDERING.get(bot, 0.0)

    def thinking(self, drawn: float) -> float:
        """How many of them it can think."""
        return max(drawn - WAY, drawn / 2) if self._pace else math.inf

    async def wait(self, began: float, drawn: float, due: float = 0.0) -> None:
        """Until the answer may be told: later than drawn if the bot had to wait for its turn, and so is `due` later."""
        if self._pace:
            await asyncio.sleep(max(began + drawn, due + WAY) - time.monotonic())
