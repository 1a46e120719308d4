"""T6.1-T6.4: the way that a unit takes, hex by hex, as the rules find it."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.games.termites.parts import BEYOND
from rulewright.games.termites.rules.reach import reach
from rulewright.games.termites.state import State
from rulewright.kernel.rule import plain


class Way(NamedTuple):
    cost: int
    hexes: list[int]  # from where the unit stands to where it goes, both included


def way_to(s: State, start: int, goal: int, avoid: int = BEYOND) -> Way:
    """A cheapest way of the unit there to a hex that it has the points to enter; it does not lead on from `avoid`."""
    before: dict[int, int] = {}  # where the way to each hex comes from

    def note(hex: int, neighbour: int) -> None:
        before[neighbour] = hex

    plain(reach, enters=note)(s, start, avoid)
    hexes = [goal]
    while hexes[-1] != start:
        hexes.append(before[hexes[-1]])
    return Way(int(s.cost[goal]) - 1, hexes[::-1])
