"""T6 A turn: movement. `who` moves one unit or none; a move onto an enemy is an attack (attack.py).

Registers: `at` the unit's hex, `left` the target of an attack, `memo` the hex that the attack enters from."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.numbers import procedure, verb
from rulewright.games.termites.parts import (
    BEYOND,
    CASTE,
    ENTRY_COST,
    HEXES,
    NEIGHBOURS,
    NO_UNIT,
    NOBODY,
    OFF,
    POINTS,
    WATER,
)
from rulewright.games.termites.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .attack import (
    CHOOSE_ENTRY,
    CHOOSE_GOAL,
    CHOOSE_RETREAT,
    CHOOSE_UNIT,
    MOVED,
    declare,
    refuse_strength,
)
from .pieces import distance, free, lift, put
from .reach import clear_reach, reach


@procedure(num.MOVEMENT)
@rule("T6.1")
def movement(s: State) -> None:
    """Move one of your units, possibly the one just placed, or none."""
    f = here(s)
    if f.step == CHOOSE_UNIT:
        ask(s, f.who, num.A_UNIT)
    elif f.step == CHOOSE_GOAL:
        ask(s, f.who, num.A_GOAL)
    elif f.step == CHOOSE_ENTRY:
        ask(s, f.who, num.AN_ENTRY)
    elif f.step == CHOOSE_RETREAT:
        ask(s, f.who, num.A_RETREAT)
    else:
        done(s)


# ------------------------------------------------------------- which unit
@rule()
def own_pieces(s: State, out: Row, n: int) -> int:
    player = here(s).who
    owner = s.owner
    for hex in range(HEXES):
        out[n] = hex
        if owner[hex] == player:
            n += 1
    return n


@rule("T6.1")
def refuse_unit(s: State, hex: int) -> int:
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if s.unit[hex] == NO_UNIT:
        return num.NO_UNIT_THERE
    if s.owner[hex] != here(s).who:
        return num.NOT_YOUR_UNIT
    return OK if can_move(s, hex) else num.UNIT_CANNOT_MOVE


@rule("T6.1")
def can_move(s: State, hex: int) -> bool:
    """Whether it can go anywhere: usually a free hex next to it, else an enemy next to it, else anything in reach."""
    points = POINTS[CASTE[s.unit[hex]]]
    entry_cost = ENTRY_COST[CASTE[s.unit[hex]]]
    sides = NEIGHBOURS[hex]
    for side in range(6):
        if s.owner[sides[side]] == NOBODY and 0 < entry_cost[s.terrain[sides[side]]] <= points:
            return True
    for side in range(6):
        enemy = s.owner[sides[side]] != s.owner[hex] and 0 < entry_cost[s.terrain[sides[side]]] <= points
        if enemy and refuse_strength(s, hex, sides[side]) == OK:
            return True
    return points > 1 and somewhere_to_go(s, hex)


@rule("T6.1")
def somewhere_to_go(s: State, hex: int) -> bool:
    reach(s, hex, BEYOND)
    for i in range(s.reached):
        if refuse_goal(s, hex, s.queue[i]) == OK:
            return True
    return False


@verb(num.UNIT, refuse=refuse_unit, narrow=own_pieces)
@rule("T6.1")
def take_unit(s: State, hex: int) -> None:
    f = here(s)
    f.at = hex
    f.step = CHOOSE_GOAL


@verb(num.PASS)
@rule("T6.1")
def pass_movement(s: State, _: int) -> None:
    f = here(s)
    emit(s, num.E_PASSED, EVERYONE, f.who)
    f.step = MOVED


# ------------------------------------------------------------- where to
@rule("T6.1", "T6.4")
def goals(s: State, out: Row, n: int) -> int:
    """The hexes that the unit has enough points to enter."""
    reach(s, here(s).at, BEYOND)
    for i in range(s.reached):
        out[n + i] = s.queue[i]
    return n + int(s.reached)


@rule("T6.1")
def refuse_move(s: State, hex: int) -> int:
    return refuse_goal(s, here(s).at, hex)


@rule("T6.1", "T6.2", "T6.4", "T6.8", "T6.10")
def refuse_goal(s: State, unit: int, hex: int) -> int:
    """After `reach` for that unit: whether it may go there, or attack what is there."""
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if hex == unit:
        return num.STANDS_THERE
    if s.owner[hex] == s.owner[unit]:
        return num.OWN_UNIT_THERE if s.mound[hex] == 0 else num.OWN_MOUND_THERE
    if s.cost[hex] == 0:
        return out_of_reach(s, unit, hex)
    return OK if free(s, hex) else refuse_strength(s, unit, hex)


@rule("T2.4", "T3.2", "T3.4", "T6.10")
def out_of_reach(s: State, unit: int, hex: int) -> int:
    """Why the hex is out of reach: its terrain, or the way."""
    caste = CASTE[s.unit[unit]]
    cost = ENTRY_COST[caste][s.terrain[hex]]
    if cost == 0:
        return num.WATER_IS_CLOSED if s.terrain[hex] == WATER else num.VEGETATION_IS_CLOSED
    if cost > POINTS[caste]:
        return num.STONES_COST_TWO
    return num.TOO_FAR if distance(unit, hex) - 1 + cost > POINTS[caste] else num.WAY_BLOCKED


@verb(num.MOVE, refuse=refuse_move, narrow=goals)
@rule("T6.1", "T6.4")
def move(s: State, hex: int) -> None:
    """Move to a free hex, or attack."""
    f = here(s)
    if s.owner[hex] == NOBODY:
        kind = s.unit[f.at]
        lift(s, f.at)
        put(s, hex, kind, f.who)
        emit(s, num.E_MOVED, EVERYONE, f.who, f.at, hex, kind)
        f.step = MOVED
    else:
        declare(s, hex)
    clear_reach(s)
