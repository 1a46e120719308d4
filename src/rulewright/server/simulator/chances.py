"""The random events in a simulated world, all from one seed; counts how often each kind of fault has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

# In a storm, the probability of each small fault whenever it can happen. Great faults are in weather.py.
SMALL = {
    "connection lost": 0.002,  # to the database, on the way there or back
    "killed at a commit": 0.002,  # a worker, before it learns that it has committed
    "word lost": 0.01,
    "word doubled": 0.02,
    "word late": 0.02,
    "line broken": 0.002,  # between a person and a worker, at a message
    "request doubled": 0.04,
    "answer lost": 0.01,
    "bot died": 0.02,
}


class Chances(Random):
    def __init__(self, seed: int, now: Callable[[], float] = lambda: 0.0) -> None:
        super().__init__(seed)
        self.now = now
        self.storm = False
        self.counted = Counter[str]()

    def happens(self, fault: str) -> bool:
        """Whether that small fault happens now."""
        if not self.storm or self.random() >= SMALL[fault]:
            return False
        self.counted[fault] += 1
        return True

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.random()
