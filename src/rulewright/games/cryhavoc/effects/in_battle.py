"""Effects that move units within a battle, into it and out of it. `you` is the side that plays the card, which may be natives commanded by
a player (C5.2)."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import NOBODY, REGIONS, A, B, N
from rulewright.games.cryhavoc.rules.pieces import side_in_battle
from rulewright.games.cryhavoc.rules.planet import barred, has, neighbours, open_region
from rulewright.games.cryhavoc.rules.retreat import refuges
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import CALL_FROM, CALL_TO, SHIFT_FROM, SHIFT_TO, WITHDRAW_FROM, effect
from .vocabulary import (
    ANY,
    FOUR,
    OP_CALL_IN,
    OP_SHIFT,
    OP_WITHDRAW,
    OWN,
    TO_ADJACENT,
)

# ------------------------------------------------------------- shift: from one objective to another
effect.opens(OP_SHIFT, SHIFT_FROM)


@rule("C5.4")
def shifted_side(s: State, you: int, row: int) -> int:
    side = side_in_battle(s, you)
    return side if s.row[row][A] == OWN else 1 - side


@rule("C5.4")
def refuse_objective(named: int, objective: int) -> int:
    return num.NOT_ON_CARD if named != ANY and named != objective else OK


@rule("C5.4")
def refuse_shift_from(s: State, you: int, on: int, row: int, objective: int) -> int:
    """The text must allow the place that they move to."""
    if s.placed[shifted_side(s, you, row)][objective] == 0:
        return num.NO_UNIT_THERE
    if s.row[row][B] % FOUR == objective:
        return num.NOT_ON_CARD
    return refuse_objective(s.row[row][B] // FOUR, objective)


@effect.answer(SHIFT_FROM, refuse=refuse_shift_from)
@rule("C5.4")
def shift_from(s: State, objective: int) -> None:
    f = here(s)
    f.memo = objective
    f.step = SHIFT_TO


@rule("C5.4")
def refuse_shift_to(s: State, you: int, on: int, row: int, objective: int) -> int:
    return num.SAME_PLACE if objective == here(s).memo else refuse_objective(s.row[row][B] % FOUR, objective)


@effect.answer(SHIFT_TO, refuse=refuse_shift_to)
@rule("C5.4")
def shift_to(s: State, objective: int) -> None:
    f = here(s)
    side = shifted_side(s, f.who, f.at)
    s.placed[side][f.memo] -= 1
    s.placed[side][objective] += 1
    emit(s, num.E_SHIFTED, EVERYONE, s.side[side], f.memo, objective)
    f.left -= 1
    f.memo = NOBODY
    f.step = SHIFT_FROM


# ------------------------------------------------------------- call_in: units of adjacent regions join
effect.opens(OP_CALL_IN, CALL_FROM)


@rule("C4.12", "C4.14", "C8.4")
def refuse_call_from(s: State, you: int, on: int, row: int, region: int) -> int:
    """From adjacent open regions, including your HQ, that many of each; `handled` counts the units called. A token may keep them out, and
    by the option so may having had to stop this round."""
    if region >= s.regions:
        return num.NO_REGION
    if not has(neighbours(s, you, s.battle_at), region):
        return num.NOT_ADJACENT
    if not open_region(s, region):
        return num.BATTLE_REGION
    if barred(s, you, s.battle_at):
        return num.CLOSED_BY_TOKEN
    if s.units[you][region] == 0:
        return num.NO_UNIT_THERE
    if s.units[you][region] <= s.halted[you][region]:
        return num.UNIT_HALTED
    return OK if s.handled[region] < s.row[row][A] else num.NOT_ON_CARD


@effect.answer(CALL_FROM, refuse=refuse_call_from)
@rule("C5.4")
def call_from(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = CALL_TO


@rule("C5.4")
def refuse_call_to(s: State, you: int, on: int, row: int, objective: int) -> int:
    return OK


@effect.answer(CALL_TO, refuse=refuse_call_to)
@rule("C5.4", "C8.5")
def call_to(s: State, objective: int) -> None:
    """Control of the region they leave does not change."""
    f = here(s)
    s.units[f.who][f.memo] -= 1
    s.handled[f.memo] += 1
    s.placed[side_in_battle(s, f.who)][objective] += 1
    emit(s, num.E_MOVED, EVERYONE, f.who, f.memo, s.battle_at)
    emit(s, num.E_JOINED, EVERYONE, f.who, objective, 1)
    f.left -= 1
    f.memo = NOBODY
    f.step = CALL_FROM


@effect.end(OP_CALL_IN)
@rule("C5.4")
def end_call(s: State, row: int) -> None:
    for region in range(REGIONS):
        s.handled[region] = 0


# ------------------------------------------------------------- withdraw: out of the battle
effect.opens(OP_WITHDRAW, WITHDRAW_FROM)


@rule("C5.9", "C5.11")
def refuse_withdraw(s: State, you: int, on: int, row: int, objective: int) -> int:
    """Natives cannot withdraw, nor can units with nowhere to go."""
    if s.placed[side_in_battle(s, you)][objective] == 0:
        return num.NO_UNIT_THERE
    if s.seat[you] == NOBODY or (s.row[row][A] == TO_ADJACENT and refuges(s, you, s.battle_at, 0) == 0):
        return num.NO_TARGET_THERE
    return OK


@effect.answer(WITHDRAW_FROM, refuse=refuse_withdraw)
@rule("C5.9")
def withdraw(s: State, objective: int) -> None:
    f = here(s)
    s.placed[side_in_battle(s, f.who)][objective] -= 1
    emit(s, num.E_LEFT, EVERYONE, f.who, s.battle_at)
    f.left -= 1


@effect.end(OP_WITHDRAW)
@rule("C5.9", "C5.10")
def end_withdrawal(s: State, row: int) -> None:
    """Move them together: as a retreat, or to your HQ wherever it is."""
    who = int(here(s).who)
    n = int(s.row[row][N]) - int(here(s).left)
    if n == 0:
        return
    if s.row[row][A] == TO_ADJACENT:
        call(s, num.RETREAT, who=side_in_battle(s, who), left=n, on=s.battle_at)
    else:
        s.units[who][s.hq[who]] += n
        emit(s, num.E_RETREATED, EVERYONE, who, s.hq[who], n)
