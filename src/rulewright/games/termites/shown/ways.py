"""T6.1-T6.4: the way that a unit takes, hex by hex, found by the rules."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.games.termites.parts import BEYOND
from rulewright.games.termites.rules.reach import reach
from rulewright.games.termites.state import State
from rulewright.kernel.rule import plain


class Way(NamedTuple):
    cost: int
    hexes: list[int]  # from start to goal, including both


def way_to(s: State, start: int, goal: int, avoid: int = BEYOND) -> Way:
    """A cheapest way of the unit to a hex that it has enough points to enter; no way continues from `avoid`."""
    before: dict[int, int] = {}  # the previous hex on the way to each hex

    def note(hex: int, neighbour: int) -> None:
        before[neighbour] = hex

    plain(reach, enters=note)(s, start, avoid)
    hexes = [goal]
    while hexes[-1] != start:
        hexes.append(before[hexes[-1]])
    return Way(int(s.cost[goal]) - 1, hexes[::-1])
