"""Decides when a bot's answer is announced: at a time that is drawn before it thinks and depends only on public information.

How long a bot thinks would reveal how much it had to choose from, and so what it holds. So it thinks for less than the time drawn, and its
answer waits for the rest. That also lets people follow what bots do."""

from __future__ import annotations

import asyncio
import math
import time
from random import SystemRandom

from rulewright.players.bots import SEARCHING

SPREAD = (0.75, 1.5)  # shortest and longest time, as multiples of the pace
PONDERING = dict(
    zip(SEARCHING[-3:], (0.1, 0.25, 0.85), strict=True)
)  # of the thinking time, added to that: the strongest need it
WAY = 0.1  # seconds to a worker and back

chance = SystemRandom()


class Pace:
    def __init__(self, pace: float, seconds: float) -> None:
        """A pace of 0 means at once. `seconds`: how long a bot may think."""
        self._pace, self._seconds = pace, seconds

    def draw(self, bot: str) -> float:
        """Draw the seconds until that bot's next answer."""
        if not self._pace:
            return 0.0
        return self._pace * chance.uniform(*SPREAD) + self._seconds * PONDERING.get(bot, 0.0)

    def thinking(self, drawn: float) -> float:
        """How many of these seconds it may think."""
        return max(drawn - WAY, drawn / 2) if self._pace else math.inf

    async def wait(self, began: float, drawn: float, due: float = 0.0) -> None:
        """Wait until the answer may be announced. `due` is later than the drawn time if the bot had to wait for a worker."""
        if self._pace:
            await asyncio.sleep(max(began + drawn, due + WAY) - time.monotonic())
