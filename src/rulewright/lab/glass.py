"""The variant of the strongest bot that sees everything, to measure the cost of not peeking.

It is given the table instead of a seat, so it is not available as a bot; only the arena may create it."""

from __future__ import annotations

import random
from typing import Any, Protocol

from rulewright.kernel.game import Game
from rulewright.players.ismcts.levels import ATLAS, SEED_BITS
from rulewright.players.ismcts.search import Search


class OpenTable(Protocol):
    """A table whose true position can be read."""

    states: Any  # the first is the position

    @property
    def players(self) -> int: ...

    def legal(self) -> list[int]: ...


class GlassBot:
    name = "glass"

    def __init__(self, game: Game, iterations: int, seed: int) -> None:
        self._search = Search(game, iterations, trees=ATLAS.trees)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, table: OpenTable, seat: int) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self._search.look_at(table.states, seat, table.players, self._random.getrandbits(SEED_BITS))[0].action
