"""T6.1-T6.4: the way that a unit takes, hex by hex, for those who draw it. The rules only count its cost; a test compares them."""

from __future__ import annotations

from typing import NamedTuple

from .parts import BEYOND, CASTE, ENTRY_COST, NEIGHBOURS, POINTS
from .reach import passes
from .state import State

goes_on = getattr(passes, "py_func", passes)  # also where rules are compiled: plain Python over the twin


class Way(NamedTuple):
    cost: int
    hexes: list[int]  # from where the unit stands to where it goes, both included


def ways(s: State, start: int, avoid: int = BEYOND) -> dict[int, Way]:
    """To each hex that the unit there has the points to enter, a cheapest way; none leads on from `avoid`. First found is cheapest."""
    player, caste = s.owner[start], CASTE[s.unit[start]]
    found = {start: Way(0, [start])}
    for hex in (queue := [start]):
        cost, hexes = found[hex]
        if hex != start and (hex == avoid or not goes_on(s, player, caste, hex)):
            continue
        for neighbour in map(int, NEIGHBOURS[hex]):
            step = int(ENTRY_COST[caste][s.terrain[neighbour]])
            if step > 0 and neighbour not in found and cost + step <= POINTS[caste]:
                found[neighbour] = Way(cost + step, [*hexes, neighbour])
                queue.append(neighbour)
    return found


def way_to(s: State, start: int, goal: int, avoid: int = BEYOND) -> Way:
    return ways(s, start, avoid)[goal]
