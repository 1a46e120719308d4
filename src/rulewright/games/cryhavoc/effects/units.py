"""Effects that move units on the map or bring them from the reserve."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import CONTROL, NOBODY, REGIONS, TILES, A, N
from rulewright.games.cryhavoc.rules.move import can_move
from rulewright.games.cryhavoc.rules.pieces import muster, side_in_battle
from rulewright.games.cryhavoc.rules.planet import closed, enemies, has, headquarters, open_region
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .origin import trigger
from .questions import (
    DEPLOY_AT,
    DEPLOY_MORE,
    DEPLOY_ON,
    TELEPORT_FROM,
    TELEPORT_MORE,
    TELEPORT_TO,
    effect,
)
from .vocabulary import (
    AT_HERE,
    AT_HQ,
    DEFEND_HERE,
    ENEMY_ENTERS_EMPTY,
    ON_CONTROL,
    ON_OBJECTIVES,
    ON_ONE_OBJECTIVE,
    OP_DEPLOY,
    OP_MARCH,
    OP_TELEPORT,
    WITH_STRUCTURE,
)


# ------------------------------------------------------------- march: movement points
@rule("C4.10")
def can_march(s: State, you: int, on: int, row: int) -> bool:
    return can_move(s, you)


@effect.deed(OP_MARCH, able=can_march)
@rule("C4.10")
def march(s: State, row: int) -> None:
    call(s, num.MOVE_UNITS, who=here(s).who, left=s.row[row][N], memo=NOBODY)


# ------------------------------------------------------------- teleport: together from one region to another
effect.opens(OP_TELEPORT, TELEPORT_FROM)


@rule("C4.11", "C8.4")
def refuse_goal(s: State, you: int, start: int, region: int) -> int:
    """Any open region at any distance that is not another player's HQ or closed by a token."""
    if region >= s.regions:
        return num.NO_REGION
    if region == start:
        return num.SAME_PLACE
    if not closed(s, you, region):
        return OK
    if s.battle[region] != 0:
        return num.BATTLE_REGION
    return num.ENEMY_HQ if headquarters(s, region) else num.CLOSED_BY_TOKEN


@rule("C8.4")
def refuse_teleport_from(s: State, you: int, on: int, row: int, region: int) -> int:
    if region >= s.regions:
        return num.NO_REGION
    if not open_region(s, region):
        return num.BATTLE_REGION
    if s.units[you][region] == 0:
        return num.NO_UNIT_THERE
    if s.units[you][region] <= s.halted[you][region]:
        return num.UNIT_HALTED
    for goal in range(s.regions):
        if refuse_goal(s, you, region, goal) == OK:
            return OK
    return num.NOWHERE_TO_GO


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
    """Move the first unit at once; `memo` keeps both regions for the following ones."""
    f = here(s)
    f.memo = f.memo * REGIONS + region
    f.step = TELEPORT_MORE
    teleport_one(s, 0)


@rule("C1.6")
def refuse_teleport_more(s: State, you: int, on: int, row: int, _: int) -> int:
    start = here(s).memo // REGIONS
    if s.units[you][start] == 0:
        return num.NO_UNIT_THERE
    return OK if s.units[you][start] > s.halted[you][start] else num.UNIT_HALTED


@effect.answer(TELEPORT_MORE, refuse=refuse_teleport_more)
@rule("C1.6")
def teleport_one(s: State, _: int) -> None:
    f = here(s)
    start, goal = f.memo // REGIONS, f.memo % REGIONS
    s.units[f.who][start] -= 1
    s.units[f.who][goal] += 1
    emit(s, num.E_MOVED, EVERYONE, f.who, start, goal)
    f.left -= 1


@effect.end(OP_TELEPORT)
@rule("C4.16")
def end_teleport(s: State, row: int) -> None:
    """The units arrive, as at the end of a move."""
    f = here(s)
    if f.memo != NOBODY:
        f.memo %= REGIONS
        s.entered = 1 << f.memo
        call(s, num.ARRIVE, who=f.who)


# ------------------------------------------------------------- deploy: from the reserve
@rule("C4.20")
def opening_deploy(s: State, row: int) -> int:
    """Ask where, if the text leaves it open; otherwise only how many."""
    where = s.row[row][A]
    if where == WITH_STRUCTURE:
        return DEPLOY_AT
    return DEPLOY_ON if ON_OBJECTIVES <= where < ON_CONTROL else DEPLOY_MORE


effect.opens(OP_DEPLOY, opening_deploy)


@rule("C4.20", "C8.4")
def refuse_deploy_at(s: State, you: int, on: int, row: int, region: int) -> int:
    """An open region that you control, with one of your structures and no enemies."""
    if region >= s.regions:
        return num.NO_REGION
    if s.control[region] != you:
        return num.NOT_CONTROLLED
    if not open_region(s, region):
        return num.BATTLE_REGION
    if enemies(s, you, region):
        return num.REGION_OCCUPIED
    if s.reserve[you] == 0:
        return num.RESERVE_EMPTY
    for n in range(TILES):
        if has(s.built[you * TILES + n], region):
            return OK
    return num.NOT_BUILT_THERE


@rule("C5.4")
def refuse_deploy_on(s: State, you: int, on: int, row: int, objective: int) -> int:
    return OK if s.reserve[you] > 0 else num.RESERVE_EMPTY


@rule("C4.20", "C8.4")
def refuse_deploy_more(s: State, you: int, on: int, row: int, _: int) -> int:
    """ "Here" must be open, under your control and without enemies, or be where a fight is about to happen that triggered the effect."""
    if s.reserve[you] == 0:
        return num.RESERVE_EMPTY
    if s.row[row][A] != AT_HERE:
        return OK
    if on == NOBODY:
        return num.NO_REGION
    if trigger(s) == ENEMY_ENTERS_EMPTY or trigger(s) == DEFEND_HERE:
        return OK
    if s.control[on] != you:
        return num.NOT_CONTROLLED
    if not open_region(s, on):
        return num.BATTLE_REGION
    return num.REGION_OCCUPIED if enemies(s, you, on) else OK


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
    """Each to a different objective, or all to the same."""
    f = here(s)
    f.memo = objective
    deploy_one(s, 0)
    if s.row[f.at][A] == ON_ONE_OBJECTIVE:
        f.step = DEPLOY_MORE


@effect.answer(DEPLOY_MORE, refuse=refuse_deploy_more)
@rule("C4.20", "C5.4")
def deploy_one(s: State, _: int) -> None:
    """To the place in the text, or the chosen one."""
    f = here(s)
    where, goal = s.row[f.at][A], int(f.memo)
    f.left -= 1
    if where >= ON_OBJECTIVES:
        goal = CONTROL if where == ON_CONTROL else goal
        s.reserve[f.who] -= 1
        s.placed[side_in_battle(s, f.who)][goal] += 1
        emit(s, num.E_JOINED, EVERYONE, f.who, goal, 1)
        return
    if where == AT_HQ:
        goal = int(s.hq[f.who])
    elif where == AT_HERE:
        goal = int(f.on)
    muster(s, f.who, goal, 1)
    emit(s, num.E_DEPLOYED, EVERYONE, f.who, goal, 1)
