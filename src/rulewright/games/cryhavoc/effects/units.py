"""Effects that move units on the map, bring them from the reserve, free them, or claim regions without them."""

from __future__ import annotations

from rulewright.games.cryhavoc.move import can_move
from rulewright.games.cryhavoc.parts import CONTROL, NOBODY, REGIONS, TILES, A, B, N
from rulewright.games.cryhavoc.pieces import muster, set_control, side_in_battle
from rulewright.games.cryhavoc.planet import closed, controlled, has, headquarters, just, occupied, open_region, spread
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.words import (
    ARRIVE,
    BATTLE_REGION,
    CLOSED_BY_TOKEN,
    E_DEPLOYED,
    E_FREED,
    E_JOINED,
    E_MOVED,
    ENEMY_HQ,
    MOVE_UNITS,
    NO_PRISONER_THERE,
    NO_REGION,
    NO_UNIT_THERE,
    NOT_BUILT_THERE,
    NOT_CONTROLLED,
    NOT_IN_HQ,
    NOTHING_TO_DO,
    NOWHERE_TO_GO,
    REGION_CONTROLLED,
    REGION_OCCUPIED,
    RESERVE_EMPTY,
    SAME_PLACE,
    TOO_FAR_AWAY,
)
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import (
    CONTROL_AT,
    DEPLOY_AT,
    DEPLOY_MORE,
    DEPLOY_ON,
    FREE_FROM,
    TELEPORT_FROM,
    TELEPORT_MORE,
    TELEPORT_TO,
    effect,
)
from .sources import trigger
from .vocabulary import (
    AT_HERE,
    AT_HQ,
    DEFEND_HERE,
    ENEMY_ENTERS_EMPTY,
    NEXT_TO_OWN,
    ON_CONTROL,
    ON_OBJECTIVES,
    ON_ONE_OBJECTIVE,
    OP_DEPLOY,
    OP_FREE_PRISONER,
    OP_MARCH,
    OP_TAKE_CONTROL,
    OP_TELEPORT,
    UNCONTROLLED,
    WITH_STRUCTURE,
)


# ------------------------------------------------------------- march: movement points
@rule("C4.10")
def can_march(s: State, you: int, on: int, row: int) -> bool:
    return can_move(s, you)


@effect.deed(OP_MARCH, able=can_march)
@rule("C4.10")
def march(s: State, row: int) -> None:
    call(s, MOVE_UNITS, who=here(s).who, left=s.row[row][N], memo=NOBODY)


# ------------------------------------------------------------- teleport: together from one region to another
effect.opens(OP_TELEPORT, TELEPORT_FROM)


@rule("C4.11", "C8.4")
def refuse_goal(s: State, you: int, start: int, region: int) -> int:
    """Any open region that is neither another's HQ nor closed by a token; distance does not matter."""
    if region >= s.regions:
        return NO_REGION
    if region == start:
        return SAME_PLACE
    if not closed(s, you, region):
        return OK
    if s.battle[region] != 0:
        return BATTLE_REGION
    return ENEMY_HQ if headquarters(s, region) else CLOSED_BY_TOKEN


@rule("C8.4")
def refuse_teleport_from(s: State, you: int, on: int, row: int, region: int) -> int:
    if region >= s.regions:
        return NO_REGION
    if not open_region(s, region):
        return BATTLE_REGION
    if s.units[you][region] == 0:
        return NO_UNIT_THERE
    for goal in range(s.regions):
        if refuse_goal(s, you, region, goal) == OK:
            return OK
    return NOWHERE_TO_GO


@effect.answer(TELEPORT_FROM, refuse=refuse_teleport_from)
@rule("C1.6")
def teleport_from(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = TELEPORT_TO


@rule("C4.11", "C8.4")
def refuse_teleport_to(s: State, you: int, on: int, row: int, region: int) -> int:
    return refuse_goal(s, you, here(s).memo, region)


@effect.answer(TELEPORT_TO, refuse=refuse_teleport_to)
@rule("C1.6")
def teleport_to(s: State, region: int) -> None:
    """The first unit goes at once; `memo` keeps both regions for those who follow."""
    f = here(s)
    f.memo = f.memo * REGIONS + region
    f.step = TELEPORT_MORE
    teleport_one(s, 0)


@rule("C1.6")
def refuse_teleport_more(s: State, you: int, on: int, row: int, _: int) -> int:
    return OK if s.units[you][here(s).memo // REGIONS] > 0 else NO_UNIT_THERE


@effect.answer(TELEPORT_MORE, refuse=refuse_teleport_more)
@rule("C1.6")
def teleport_one(s: State, _: int) -> None:
    f = here(s)
    start, goal = f.memo // REGIONS, f.memo % REGIONS
    s.units[f.who][start] -= 1
    s.units[f.who][goal] += 1
    emit(s, E_MOVED, EVERYONE, f.who, start, goal)
    f.left -= 1


@effect.end(OP_TELEPORT)
@rule("C4.16")
def end_teleport(s: State, row: int, left: int, memo: int) -> None:
    """As at the end of a move."""
    if memo != NOBODY:
        s.entered = 1 << (memo % REGIONS)
        call(s, ARRIVE, who=here(s).who)


# ------------------------------------------------------------- deploy: from the reserve
@rule("C4.20")
def opening_deploy(s: State, row: int) -> int:
    """Where, if the text leaves it open; else only how many."""
    where = s.row[row][A]
    if where == WITH_STRUCTURE:
        return DEPLOY_AT
    return DEPLOY_ON if ON_OBJECTIVES <= where < ON_CONTROL else DEPLOY_MORE


effect.opens(OP_DEPLOY, opening_deploy)


@rule("C4.20", "C8.4")
def refuse_deploy_at(s: State, you: int, on: int, row: int, region: int) -> int:
    """An open region under own control with an own structure."""
    if region >= s.regions:
        return NO_REGION
    if s.control[region] != you:
        return NOT_CONTROLLED
    if not open_region(s, region):
        return BATTLE_REGION
    if s.reserve[you] == 0:
        return RESERVE_EMPTY
    for n in range(TILES):
        if has(s.built[you * TILES + n], region):
            return OK
    return NOT_BUILT_THERE


@rule("C5.4")
def refuse_deploy_on(s: State, you: int, on: int, row: int, objective: int) -> int:
    return OK if s.reserve[you] > 0 else RESERVE_EMPTY


@rule("C4.20", "C8.4")
def refuse_deploy_more(s: State, you: int, on: int, row: int, _: int) -> int:
    """Here: where it is open and under own control, or where a fight is about to happen that the effect meets."""
    if s.reserve[you] == 0:
        return RESERVE_EMPTY
    if s.row[row][A] != AT_HERE:
        return OK
    if on == NOBODY:
        return NO_REGION
    if trigger(s) == ENEMY_ENTERS_EMPTY or trigger(s) == DEFEND_HERE:
        return OK
    if s.control[on] != you:
        return NOT_CONTROLLED
    return OK if open_region(s, on) else BATTLE_REGION


@effect.answer(DEPLOY_AT, refuse=refuse_deploy_at)
@rule("C4.20")
def deploy_at(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = DEPLOY_MORE
    deploy_one(s, 0)


@effect.answer(DEPLOY_ON, refuse=refuse_deploy_on)
@rule("C5.4")
def deploy_on(s: State, objective: int) -> None:
    """Each to an objective of its own, or all to the same."""
    f = here(s)
    f.memo = objective
    deploy_one(s, 0)
    if s.row[f.at][A] == ON_ONE_OBJECTIVE:
        f.step = DEPLOY_MORE


@effect.answer(DEPLOY_MORE, refuse=refuse_deploy_more)
@rule("C4.20", "C5.4")
def deploy_one(s: State, _: int) -> None:
    """To where the text says, or to what was chosen."""
    f = here(s)
    where, goal = s.row[f.at][A], int(f.memo)
    f.left -= 1
    if where >= ON_OBJECTIVES:
        goal = CONTROL if where == ON_CONTROL else goal
        s.reserve[f.who] -= 1
        s.placed[side_in_battle(s, f.who)][goal] += 1
        emit(s, E_JOINED, EVERYONE, f.who, goal, 1)
        return
    if where == AT_HQ:
        goal = int(s.hq[f.who])
    elif where == AT_HERE:
        goal = int(f.on)
    muster(s, f.who, goal, 1)
    emit(s, E_DEPLOYED, EVERYONE, f.who, goal, 1)


# ------------------------------------------------------------- take_control: without units
effect.opens(OP_TAKE_CONTROL, CONTROL_AT)


@rule("C8.2", "C8.3", "C8.4")
def refuse_take_control(s: State, you: int, on: int, row: int, region: int) -> int:
    """An open, unoccupied region without HQ: next to one under own control, or at most two steps away."""
    if region >= s.regions:
        return NO_REGION
    if headquarters(s, region):
        return NOT_IN_HQ
    if not open_region(s, region):
        return BATTLE_REGION
    if occupied(s, region):
        return REGION_OCCUPIED
    if s.control[region] == you:
        return NOTHING_TO_DO
    if s.row[row][B] == UNCONTROLLED and s.control[region] != NOBODY:
        return REGION_CONTROLLED
    if s.row[row][A] == NEXT_TO_OWN:
        return OK if has(spread(s, you, controlled(s, you)), region) else TOO_FAR_AWAY
    return OK if has(spread(s, you, spread(s, you, just(on))), region) else TOO_FAR_AWAY


@effect.answer(CONTROL_AT, refuse=refuse_take_control)
@rule("C8.1")
def take_control(s: State, region: int) -> None:
    """In place of any other token. What lies there face down is not resolved."""
    f = here(s)
    set_control(s, f.who, region)
    f.left = 0


# ------------------------------------------------------------- free_prisoner
effect.opens(OP_FREE_PRISONER, FREE_FROM)


@rule("C6.1")
def refuse_free(s: State, you: int, on: int, row: int, holder: int) -> int:
    return OK if s.prisoners[holder][you] > 0 else NO_PRISONER_THERE


@effect.answer(FREE_FROM, refuse=refuse_free)
@rule("C6.1")
def free(s: State, holder: int) -> None:
    """Back to the reserve, without payment."""
    f = here(s)
    s.prisoners[holder][f.who] -= 1
    s.reserve[f.who] += 1
    emit(s, E_FREED, EVERYONE, f.who, holder)
    f.left -= 1
