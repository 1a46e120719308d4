"""Plays any legal action."""

from __future__ import annotations

import random

from .seat import Seat


class RandomBot:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def reseed(self, seed: int) -> None:
        self._random.seed(seed)

    def set_time(self, seconds: float | None) -> None:
        """Has no effect."""

    def choose(self, seat: Seat) -> int:
        return self._random.choice(seat.legal())
