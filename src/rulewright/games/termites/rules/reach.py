"""T6.1-T6.4, T6.8: how far a unit can go. One search over the lattice, stored in the record's scratch fields."""

from __future__ import annotations

from rulewright.games.termites.options import CROSSED_BY_NOBODY
from rulewright.games.termites.parts import ALATE, CASTE, ENTRY_COST, NEIGHBOURS, NOBODY, POINTS
from rulewright.games.termites.state import State
from rulewright.kernel.rule import rule


@rule()
def clear_reach(s: State) -> None:
    for i in range(s.reached):
        s.cost[s.queue[i]] = 0
    s.reached = 0


@rule("T2.4", "T6.2", "T6.8")
def passes(s: State, player: int, caste: int, hex: int) -> bool:
    """Whether a unit of that caste may continue from a hex it could enter.

    Ground units pass through their own units, never through enemies or mounds. Alate fly over all units except enemy Alate, and over mounds
    if the ruling allows it."""
    owner = s.owner[hex]
    if owner == NOBODY:
        return True
    if s.mound[hex] != 0:
        return caste == ALATE and s.mound_crossing != CROSSED_BY_NOBODY
    if owner == player:
        return True
    return caste == ALATE and CASTE[s.unit[hex]] != ALATE


@rule()
def enters(hex: int, neighbour: int) -> None:
    """A cheapest way leads from one hex to the other. Replaced to draw it (shown/ways.py)."""


@rule("T6.1", "T6.4")
def reach(s: State, start: int, avoid: int) -> None:
    """Write to `cost` the least cost plus 1 of each hex that the unit on `start` has enough points to enter; no way continues from `avoid`.

    A hex in reach may be occupied: whether the unit may stop or attack there is checked later. The first way found is the cheapest: every
    step costs 1, except a ground unit's step onto Stones, which takes all points that any ground unit has."""
    clear_reach(s)
    player = s.owner[start]
    caste = CASTE[s.unit[start]]
    points = POINTS[caste]
    entry_cost = ENTRY_COST[caste]
    cost, queue = s.cost, s.queue
    cost[start] = 1
    queue[0] = start
    tail = 1
    head = 0
    while head < tail:
        hex = int(queue[head])
        head += 1
        spent = int(cost[hex]) - 1
        if spent == points or (hex != start and (hex == avoid or not passes(s, player, caste, hex))):
            continue
        sides = NEIGHBOURS[hex]
        for side in range(6):
            neighbour = int(sides[side])
            step = int(entry_cost[s.terrain[neighbour]])
            if step > 0 and cost[neighbour] == 0 and spent + step <= points:
                enters(hex, neighbour)
                cost[neighbour] = spent + step + 1
                queue[tail] = neighbour
                tail += 1
    s.reached = tail


@rule("T6.4")
def can_enter_from(s: State, start: int, hex: int, target: int) -> bool:
    """After `reach`: whether a way leads from `start` over `hex` onto the target next to it, with enough points for the last step."""
    if s.cost[hex] == 0:
        return False
    caste = CASTE[s.unit[start]]
    if hex != start and not passes(s, s.owner[start], caste, hex):
        return False
    return bool(s.cost[hex] - 1 + ENTRY_COST[caste][s.terrain[target]] <= POINTS[caste])
