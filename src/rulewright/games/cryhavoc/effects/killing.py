"""The effect `kill`: up to that many enemy units of one owner in one place, an objective or a region.

Register `memo`: the place, or in a battle between others the owner; once both are known, place * len(FACTIONS) + owner."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.options import HQ_PROTECTED
from rulewright.games.cryhavoc.parts import ATTACKER, DEFENDER, FACTIONS, NOBODY, OBJECTIVES, A, B
from rulewright.games.cryhavoc.rules.pieces import kill, kill_in_battle, side_in_battle
from rulewright.games.cryhavoc.rules.planet import effect_region, has, headquarters, just, listened, spread
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .origin import by_structure, intruder, third_party, trigger
from .questions import KILL_AT, KILL_MORE, KILL_ON, KILL_WHOSE, PAID, effect
from .vocabulary import ATTRITION_END, GROUP, KILL_ANY, KILL_ANYWHERE, KILL_HERE, LONE, OP_KILL, STRUCTURE_KILL

GROUP_ON_BOARD, GROUP_ON_OBJECTIVE = 3, 2


@rule("C8.1")
def opening_kill(s: State, row: int) -> int:
    if s.row[row][A] > KILL_ANY:
        return KILL_AT
    return KILL_WHOSE if third_party(s) else KILL_ON


effect.opens(OP_KILL, opening_kill)


@effect.start(OP_KILL)
@rule("C5.8", "C8.1")
def start_kill(s: State) -> None:
    """Reset the number of kills. Tokens that kill at the end of Attrition take part in it, so the enemy absorbs what it can still absorb;
    but third parties are not anybody's enemy there."""
    f = here(s)
    f.tally -= f.tally % PAID
    if trigger(s) == ATTRITION_END:
        enemy = 1 - side_in_battle(s, f.who)
        absorbed = min(int(f.left), int(s.absorbs[enemy]))
        s.absorbs[enemy] -= absorbed
        f.left -= absorbed


@rule("C1.6")
def refuse_number(wanted: int, n: int, group: int) -> int:
    """Whether it is the number of units that the text asks for: any, a lone unit, or a group."""
    least = group if wanted == GROUP else 1
    return OK if n >= least and (wanted != LONE or n == 1) else num.NO_TARGET_THERE


# ------------------------------------------------------------- in a battle
@rule("C5.4", "C5.8")
def victims(s: State, you: int) -> int:
    """The side that it hits: the enemy, or in a battle between others the chosen side."""
    return side_in_battle(s, here(s).memo) if third_party(s) else 1 - side_in_battle(s, you)


@rule("C5.4")
def refuse_objective(s: State, row: int, side: int, objective: int) -> int:
    where = s.row[row][A]
    if where != KILL_ANY and where != objective:
        return num.NOT_ON_CARD
    return refuse_number(s.row[row][B], s.placed[side][objective], GROUP_ON_OBJECTIVE)


@rule("C5.8")
def refuse_side(s: State, row: int, owner: int) -> int:
    """One of the two sides in the battle, with units that the text applies to."""
    if owner == s.side[ATTACKER] or owner == s.side[DEFENDER]:
        for objective in range(len(OBJECTIVES)):
            if refuse_objective(s, row, side_in_battle(s, owner), objective) == OK:
                return OK
    return num.NO_TARGET_THERE


@rule("C5.4")
def refuse_kill_on(s: State, you: int, on: int, row: int, objective: int) -> int:
    return refuse_objective(s, row, victims(s, you), objective)


@effect.answer(KILL_ON, refuse=refuse_kill_on)
@rule("C5.4")
def kill_on(s: State, objective: int) -> None:
    f = here(s)
    f.memo = objective * len(FACTIONS) + s.side[victims(s, f.who)]
    f.step = KILL_MORE
    kill_one(s, 0)


# ------------------------------------------------------------- on the map
@rule("C1.6", "C8.2")
def refuse_victim(s: State, you: int, row: int, region: int, owner: int) -> int:
    """Anyone else's units; if they have just entered, only those that the effect responds to."""
    if owner == you or (intruder(s) != NOBODY and intruder(s) != owner):
        return num.NO_TARGET_THERE
    return refuse_number(s.row[row][B], s.units[owner][region], GROUP_ON_BOARD)


@rule("C8.3", "C8.4")
def refuse_kill_at(s: State, you: int, on: int, row: int, region: int) -> int:
    """ "Here" and "near" include battle regions; by the options, HQs are protected and "a region" is never a battle region."""
    if region >= s.regions:
        return num.NO_REGION
    where = s.row[row][A]
    if where == KILL_ANYWHERE:
        if not effect_region(s, region):
            return num.NO_BATTLE_REGIONS
    elif not has(just(on) if where == KILL_HERE else spread(s, you, just(on)), region):
        return num.TOO_FAR_AWAY
    if s.hq_targets == HQ_PROTECTED and headquarters(s, region):
        return num.HQ_IS_PROTECTED
    for owner in range(len(FACTIONS)):
        if refuse_victim(s, you, row, region, owner) == OK:
            return OK
    return num.NO_TARGET_THERE


@effect.answer(KILL_AT, refuse=refuse_kill_at)
@rule("C1.6")
def kill_at(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = KILL_WHOSE


# ------------------------------------------------------------- whose units, in a region or in a battle between others
@rule("C1.6", "C5.8")
def refuse_kill_whose(s: State, you: int, on: int, row: int, owner: int) -> int:
    return refuse_side(s, row, owner) if third_party(s) else refuse_victim(s, you, row, here(s).memo, owner)


@effect.answer(KILL_WHOSE, refuse=refuse_kill_whose)
@rule("C1.6", "C5.8")
def kill_whose(s: State, owner: int) -> None:
    f = here(s)
    if third_party(s):
        f.memo = owner
        f.step = KILL_ON
        return
    f.memo = f.memo * len(FACTIONS) + owner
    f.step = KILL_MORE
    kill_one(s, 0)


# ------------------------------------------------------------- one unit, and more of the same
@rule("C1.6")
def refuse_kill_more(s: State, you: int, on: int, row: int, _: int) -> int:
    place, owner = here(s).memo // len(FACTIONS), here(s).memo % len(FACTIONS)
    in_battle = s.row[row][A] <= KILL_ANY
    n = s.placed[side_in_battle(s, owner)][place] if in_battle else s.units[owner][place]
    return OK if n > 0 else num.NO_TARGET_THERE


@effect.answer(KILL_MORE, refuse=refuse_kill_more)
@rule("C8.1")
def kill_one(s: State, _: int) -> None:
    """It scores no victory point. An effect may be waiting for a kill by a structure."""
    f = here(s)
    f.left -= 1
    f.tally += 1
    place, owner = f.memo // len(FACTIONS), f.memo % len(FACTIONS)
    if s.row[f.at][A] <= KILL_ANY:
        kill_in_battle(s, f.who, side_in_battle(s, owner), place)
        return
    kill(s, f.who, owner, place)
    if by_structure(s) and listened(s, STRUCTURE_KILL):
        call(s, num.STANDING_EFFECTS, who=f.who, at=STRUCTURE_KILL, on=place)


@rule("C1.6")
def must_kill(s: State) -> bool:
    """Units that have just entered cannot be spared."""
    return s.row[here(s).at][A] > KILL_ANY and intruder(s) != NOBODY


@effect.end(OP_KILL)
@rule("C1.6")
def end_kill(s: State, row: int) -> None:
    """ "There" is now the region, no matter who owned the units."""
    f = here(s)
    if s.row[row][A] > KILL_ANY and f.memo != NOBODY:
        f.memo //= len(FACTIONS)
