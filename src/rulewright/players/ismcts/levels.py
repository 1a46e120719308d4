"""Bots of six strengths. The weaker ones think less and overlook things, as people do; none sees more than its seat may see."""

from __future__ import annotations

import random
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.players.seat import Seat

from .opinion import Consulted
from .search import Search


class Level(NamedTuple):
    name: str
    iterations: int  # per decision
    overlooks: int  # percentage of actions that it does not notice
    ahead: bool = False  # plays out as far as the game's habits say; the others only to their next turn
    trees: int = 1


ATLAS = Level("atlas", 1600, 0, ahead=True)
ORION = ATLAS._replace(name="orion", iterations=24_000)  # or as many as its clock allows
LEVELS = (  # from beginner to expert
    Level("pip", 12, 50),
    Level("juno", 40, 30),
    Level("marlow", 100, 17),
    Level("vesper", 400, 5),
    ATLAS,
    ORION,
)
SEED_BITS = 31
SECONDS = 1.8  # at most per decision, on any machine


class SearchBot:
    def __init__(
        self, game: Game, level: Level, seed: int, seconds: float | None = SECONDS, net: Consulted | None = None
    ) -> None:
        self.name, self._level = level.name, level
        habits = {} if level.ahead else {"ahead": 0}
        self._search = Search(game, level.iterations, seconds=seconds, trees=level.trees, habits=habits, net=net)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        self._random = random.Random(seed)

    def set_time(self, seconds: float | None) -> None:
        self._search.seconds = seconds

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        found = self._search.look(seat, self._random.getrandbits(SEED_BITS))
        noticed = [one for one in found if self._random.randrange(100) >= self._level.overlooks]
        chosen = noticed[0] if noticed else self._random.choice(found)
        self._search.follow(seat, chosen.action)
        return chosen.action
