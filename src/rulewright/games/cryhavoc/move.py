"""C4.10-C4.15 Moving units, point by point. What they meet comes afterwards (arrival.py)."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .parts import NOBODY, REGIONS, TROGS
from .planet import closed, has, headquarters, neighbours, only
from .state import State
from .trogs import must_stop, wake_kin
from .words import (
    A_GOAL,
    A_UNIT,
    ARRIVE,
    ATTACKER_STAYS,
    BATTLE_REGION,
    CLOSED_BY_TOKEN,
    DEFENDER_BLOCKED,
    E_MOVED,
    ENEMY_HQ,
    MOVE_FROM,
    MOVE_TO,
    MOVE_UNITS,
    NO_REGION,
    NO_UNIT_THERE,
    NOT_ADJACENT,
    NOWHERE_TO_GO,
    UNIT_HALTED,
    procedure,
    verb,
)

CHOOSE_UNIT, CHOOSE_GOAL, ARRIVED = range(3)  # the steps


@procedure(MOVE_UNITS)
@rule("C4.10", "C4.16")
def move_units(s: State) -> None:
    """Each point moves one unit to an adjacent region, until the mover stops or has to; then the units have arrived."""
    f = here(s)
    if f.step == CHOOSE_GOAL:
        goal = only(goals(s, f.who, f.memo))
        if goal != NOBODY:
            move_to(s, goal)
        else:
            ask(s, s.seat[f.who], A_GOAL)
    elif f.step == ARRIVED:
        done(s)
    elif f.left > 0 and can_move(s, f.who):
        ask(s, s.seat[f.who], A_UNIT)
    else:
        for region in range(REGIONS):
            s.halted[region] = 0
        f.left = 0
        f.step = ARRIVED
        call(s, ARRIVE, who=f.who)


# ------------------------------------------------------------- which unit
@rule("C4.10", "C4.12", "C4.15")
def refuse_departure(s: State, faction: int, region: int) -> int:
    """May a unit of that faction leave that region?"""
    if region >= s.regions:
        return NO_REGION
    units = s.units[faction][region]
    if units == 0:
        return NO_UNIT_THERE
    if s.battle[region] != 0:
        if s.attacker[region] == faction:
            return ATTACKER_STAYS
        if units <= 2 * s.units[s.attacker[region]][region]:
            return DEFENDER_BLOCKED
    if units <= s.halted[region]:
        return UNIT_HALTED
    return OK if goals(s, faction, region) != 0 else NOWHERE_TO_GO


@rule("C4.10")
def can_move(s: State, faction: int) -> bool:
    """Some unit of that faction may move."""
    for region in range(s.regions):
        if refuse_departure(s, faction, region) == OK:
            return True
    return False


@rule("C4.10")
def refuse_from(s: State, region: int) -> int:
    return refuse_departure(s, here(s).who, region)


@verb(MOVE_FROM, refuse=refuse_from)
@rule("C4.10")
def move_from(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = CHOOSE_GOAL


# ------------------------------------------------------------- where to
@rule("C4.10", "C4.11", "C4.14")
def goals(s: State, faction: int, origin: int) -> int:
    """Mask of the regions that a unit may move to from there."""
    mask = neighbours(s, faction, origin)
    for region in range(s.regions):
        if has(mask, region) and closed(s, faction, region):
            mask &= ~(1 << region)
    return mask


@rule("C4.10", "C4.11")
def refuse_to(s: State, region: int) -> int:
    f = here(s)
    if region >= s.regions:
        return NO_REGION
    if not has(neighbours(s, f.who, f.memo), region):
        return NOT_ADJACENT
    if not closed(s, f.who, region):
        return OK
    if s.battle[region] != 0:
        return BATTLE_REGION
    return ENEMY_HQ if headquarters(s, region) else CLOSED_BY_TOKEN


@verb(MOVE_TO, refuse=refuse_to)
@rule("C4.10", "C4.12", "C4.13", "C9.1")
def move_to(s: State, region: int) -> None:
    """One unit, which may have to stop there; passing through takes and resolves nothing. Trogs wake their kin at once."""
    f = here(s)
    s.units[f.who][f.memo] -= 1
    s.units[f.who][region] += 1
    s.entered |= 1 << region
    emit(s, E_MOVED, EVERYONE, f.who, f.memo, region)
    if must_stop(s, f.who, region):
        s.halted[region] += 1
    f.left -= 1
    f.memo = NOBODY
    f.step = CHOOSE_UNIT
    if f.who == TROGS:
        wake_kin(s, region)
