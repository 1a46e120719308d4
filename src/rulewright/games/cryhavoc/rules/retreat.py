"""C5.9, C5.10 Retreat: to one region you control, otherwise to the reserve."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import RETREAT_REVEALS
from rulewright.games.cryhavoc.parts import NOBODY, TROGS
from rulewright.games.cryhavoc.state import State, decider
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import fight_on
from .planet import has, neighbours, only

# the steps; after ARRIVED, `at` is the region, `left` and `tally` are its war parties and nests still to be woken
LEAVING, ARRIVED = range(2)


@procedure(num.RETREAT)
@rule("C5.9")
def retreat(s: State) -> None:
    """The units retreat together, or go to the reserve if they cannot."""
    f = here(s)
    faction = int(s.side[f.who])
    if f.step == ARRIVED:
        wake_next(s, faction)
        return
    goals = refuges(s, faction, f.on, f.memo)
    if f.left == 0:
        done(s)
    elif goals == 0:
        s.reserve[faction] += f.left
        emit(s, num.E_TO_RESERVE, EVERYONE, faction, f.left)
        done(s)
    elif only(goals) != NOBODY:
        retreat_to(s, only(goals))
    else:
        ask(s, decider(s, faction), num.A_RETREAT)


# ------------------------------------------------------------- where to
@rule("C5.9", "C8.3")
def refuse_refuge(s: State, faction: int, origin: int, far: int, region: int) -> int:
    """Under your control, possibly the HQ, not a battle region, and adjacent unless an effect lets them go far."""
    if region >= s.regions:
        return num.NO_REGION
    if s.control[region] != faction:
        return num.NOT_OWN_REGION
    if s.battle[region] != 0:
        return num.BATTLE_REGION
    if far == 0 and not has(neighbours(s, faction, origin), region):
        return num.RETREAT_NOT_ADJACENT
    return OK


@rule("C5.9")
def refuges(s: State, faction: int, origin: int, far: int) -> int:
    """Mask of the regions to which that faction's units may retreat from there."""
    mask = 0
    for region in range(s.regions):
        if refuse_refuge(s, faction, origin, far, region) == OK:
            mask |= 1 << region
    return mask


@rule("C5.9")
def refuse_retreat(s: State, region: int) -> int:
    f = here(s)
    return refuse_refuge(s, s.side[f.who], f.on, f.memo, region)


@verb(num.RETREAT_TO, refuse=refuse_retreat)
@rule("C5.9", "C5.10")
def retreat_to(s: State, region: int) -> None:
    """The units arrive; by the option, face-down tokens there wake up."""
    f = here(s)
    faction = s.side[f.who]
    s.units[faction][region] += f.left
    emit(s, num.E_RETREATED, EVERYONE, faction, region, f.left)
    f.step = ARRIVED
    f.at = region
    f.left = 0
    if s.retreat_reveals == RETREAT_REVEALS:
        f.left = s.party[region]
        f.tally = s.nest[region]


# ------------------------------------------------------------- C5.10 what they meet
@rule("C5.10", "C9.3")
def wake_next(s: State, faction: int) -> None:
    """Reveal war parties and nests one at a time; Trogs then fight the units in this same phase, unless they are their own."""
    f = here(s)
    if f.left > 0:
        f.left -= 1
        call(s, num.WAKE, who=faction, on=f.at)
    elif f.tally > 0:
        f.tally -= 1
        call(s, num.WAKE, who=faction, on=f.at, memo=1)
    else:
        if faction != TROGS and s.units[faction][f.at] > 0:
            fight_on(s, f.at)
        done(s)
