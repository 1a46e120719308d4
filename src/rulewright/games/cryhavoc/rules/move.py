"""C4.10-C4.15 Moving units, point by point. arrival.py resolves what they meet."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import HALTED_FOR_ACTION
from rulewright.games.cryhavoc.parts import FACTIONS, NOBODY, REGIONS, TROGS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .planet import closed, has, headquarters, neighbours, only
from .trogs import must_stop, wake_kin

CHOOSE_UNIT, CHOOSE_GOAL, ARRIVED = range(3)  # the steps


@procedure(num.MOVE_UNITS)
@rule("C4.10", "C4.16")
def move_units(s: State) -> None:
    """Each point moves one unit to an adjacent region, until the mover stops or has to; then the units arrive."""
    f = here(s)
    if f.step == CHOOSE_GOAL:
        goal = only(goals(s, f.who, f.memo))
        if goal != NOBODY:
            move_to(s, goal)
        else:
            ask(s, s.seat[f.who], num.A_GOAL)
    elif f.step == ARRIVED:
        done(s)
    elif f.left > 0 and can_move(s, f.who):
        ask(s, s.seat[f.who], num.A_UNIT)
    else:
        if s.halted_units == HALTED_FOR_ACTION:
            let_go(s)
        f.left = 0
        f.step = ARRIVED
        call(s, num.ARRIVE, who=f.who)


@rule("C4.12")
def let_go(s: State) -> None:
    """Units that had to stop may move again."""
    for faction in range(len(FACTIONS)):
        for region in range(REGIONS):
            s.halted[faction][region] = 0


# ------------------------------------------------------------- which unit
@rule("C4.10", "C4.12", "C4.15")
def refuse_departure(s: State, faction: int, region: int) -> int:
    """Whether a unit of that faction may leave that region."""
    if region >= s.regions:
        return num.NO_REGION
    units = s.units[faction][region]
    if units == 0:
        return num.NO_UNIT_THERE
    if s.battle[region] != 0:
        if s.attacker[region] == faction:
            return num.ATTACKER_STAYS
        if units <= 2 * s.units[s.attacker[region]][region]:
            return num.DEFENDER_BLOCKED
    if units <= s.halted[faction][region]:
        return num.UNIT_HALTED
    return OK if goals(s, faction, region) != 0 else num.NOWHERE_TO_GO


@rule("C4.10")
def can_move(s: State, faction: int) -> bool:
    """Whether that faction has a unit that may move."""
    for region in range(s.regions):
        if refuse_departure(s, faction, region) == OK:
            return True
    return False


@rule("C4.10")
def refuse_from(s: State, region: int) -> int:
    return refuse_departure(s, here(s).who, region)


@verb(num.MOVE_FROM, refuse=refuse_from)
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
        return num.NO_REGION
    if not has(neighbours(s, f.who, f.memo), region):
        return num.NOT_ADJACENT
    if not closed(s, f.who, region):
        return OK
    if s.battle[region] != 0:
        return num.BATTLE_REGION
    return num.ENEMY_HQ if headquarters(s, region) else num.CLOSED_BY_TOKEN


@verb(num.MOVE_TO, refuse=refuse_to)
@rule("C4.10", "C4.12", "C4.13", "C9.1")
def move_to(s: State, region: int) -> None:
    """Move one unit, which may have to stop there; passing through takes and resolves nothing. Trogs wake their kin at once."""
    f = here(s)
    s.units[f.who][f.memo] -= 1
    s.units[f.who][region] += 1
    s.entered |= 1 << region
    emit(s, num.E_MOVED, EVERYONE, f.who, f.memo, region)
    if must_stop(s, f.who, region):
        s.halted[f.who][region] += 1
    f.left -= 1
    f.memo = NOBODY
    f.step = CHOOSE_UNIT
    if f.who == TROGS:
        wake_kin(s, region)
