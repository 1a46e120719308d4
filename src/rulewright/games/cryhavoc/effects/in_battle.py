"""Effects that exist only in a battle: `you` are the side whose card it is, which may be natives that somebody commands (C5.2)."""

from __future__ import annotations

from rulewright.games.cryhavoc.parts import NOBODY, REGIONS, UNLIMITED, A, B, N
from rulewright.games.cryhavoc.pieces import on_objectives, side_in_battle
from rulewright.games.cryhavoc.planet import barred, has, neighbours, open_region
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.words import (
    BATTLE_REGION,
    CAPTURE_UNITS,
    CLOSED_BY_TOKEN,
    E_ABSORB,
    E_FAR_RETREAT,
    E_JOINED,
    E_LEFT,
    E_LIMITED,
    E_MOVED,
    E_RETREATED,
    E_REVERSED,
    E_SHIFTED,
    E_SKIPPED,
    E_STRENGTH,
    E_TIES,
    NO_REGION,
    NO_TARGET_THERE,
    NO_UNIT_THERE,
    NOT_ADJACENT,
    NOT_ON_CARD,
    RETREAT,
    SAME_PLACE,
)
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import CALL_FROM, CALL_TO, SHIFT_FROM, SHIFT_TO, WITHDRAW_FROM, effect
from .vocabulary import (
    ANY,
    FOUR,
    OP_ABSORB,
    OP_CALL_IN,
    OP_CAPTURE,
    OP_CARD_LIMIT,
    OP_FAR_RETREAT,
    OP_REVERSE_ORDER,
    OP_SHIFT,
    OP_SKIP_OBJECTIVE,
    OP_STRENGTH,
    OP_WIN_TIES,
    OP_WITHDRAW,
    OWN,
    ROLE_ANY,
    ROLE_ATTACKER,
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
    return NOT_ON_CARD if named != ANY and named != objective else OK


@rule("C5.4")
def refuse_shift_from(s: State, you: int, on: int, row: int, objective: int) -> int:
    """The other place has to be one that the text allows."""
    if s.placed[shifted_side(s, you, row)][objective] == 0:
        return NO_UNIT_THERE
    if s.row[row][B] % FOUR == objective:
        return NOT_ON_CARD
    return refuse_objective(s.row[row][B] // FOUR, objective)


@effect.answer(SHIFT_FROM, refuse=refuse_shift_from)
@rule("C5.4")
def shift_from(s: State, objective: int) -> None:
    f = here(s)
    f.memo = objective
    f.step = SHIFT_TO


@rule("C5.4")
def refuse_shift_to(s: State, you: int, on: int, row: int, objective: int) -> int:
    return SAME_PLACE if objective == here(s).memo else refuse_objective(s.row[row][B] % FOUR, objective)


@effect.answer(SHIFT_TO, refuse=refuse_shift_to)
@rule("C5.4")
def shift_to(s: State, objective: int) -> None:
    f = here(s)
    side = shifted_side(s, f.who, f.at)
    s.placed[side][f.memo] -= 1
    s.placed[side][objective] += 1
    emit(s, E_SHIFTED, EVERYONE, s.side[side], f.memo, objective)
    f.left -= 1
    f.memo = NOBODY
    f.step = SHIFT_FROM


# ------------------------------------------------------------- call_in: units of adjacent regions join
effect.opens(OP_CALL_IN, CALL_FROM)


@rule("C4.14", "C8.4")
def refuse_call_from(s: State, you: int, on: int, row: int, region: int) -> int:
    """From adjacent open regions, the own HQ too, so many of each; `halted` counts who was called. A token may keep them out."""
    if region >= s.regions:
        return NO_REGION
    if not has(neighbours(s, you, s.battle_at), region):
        return NOT_ADJACENT
    if not open_region(s, region):
        return BATTLE_REGION
    if barred(s, you, s.battle_at):
        return CLOSED_BY_TOKEN
    if s.units[you][region] == 0:
        return NO_UNIT_THERE
    return OK if s.halted[region] < s.row[row][A] else NOT_ON_CARD


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
    s.halted[f.memo] += 1
    s.placed[side_in_battle(s, f.who)][objective] += 1
    emit(s, E_MOVED, EVERYONE, f.who, f.memo, s.battle_at)
    emit(s, E_JOINED, EVERYONE, f.who, objective, 1)
    f.left -= 1
    f.memo = NOBODY
    f.step = CALL_FROM


@effect.end(OP_CALL_IN)
@rule("C5.4")
def end_call(s: State, row: int, left: int, memo: int) -> None:
    for region in range(REGIONS):
        s.halted[region] = 0


# ------------------------------------------------------------- withdraw: out of the battle
effect.opens(OP_WITHDRAW, WITHDRAW_FROM)


@rule("C5.9")
def has_refuge(s: State, faction: int, region: int) -> bool:
    """An adjacent open region under own control."""
    for other in range(s.regions):
        if s.control[other] == faction and s.battle[other] == 0 and has(neighbours(s, faction, region), other):
            return True
    return False


@rule("C5.9", "C5.11")
def refuse_withdraw(s: State, you: int, on: int, row: int, objective: int) -> int:
    """Natives cannot, nor can who has nowhere to go."""
    if s.placed[side_in_battle(s, you)][objective] == 0:
        return NO_UNIT_THERE
    if s.seat[you] == NOBODY or (s.row[row][A] == TO_ADJACENT and not has_refuge(s, you, s.battle_at)):
        return NO_TARGET_THERE
    return OK


@effect.answer(WITHDRAW_FROM, refuse=refuse_withdraw)
@rule("C5.9")
def withdraw(s: State, objective: int) -> None:
    f = here(s)
    s.placed[side_in_battle(s, f.who)][objective] -= 1
    emit(s, E_LEFT, EVERYONE, f.who, s.battle_at)
    f.left -= 1


@effect.end(OP_WITHDRAW)
@rule("C5.9", "C5.10")
def end_withdrawal(s: State, row: int, left: int, memo: int) -> None:
    """Together: as a retreat, or to the own HQ wherever it is."""
    who = int(here(s).who)
    n = int(s.row[row][N]) - left
    if n == 0:
        return
    if s.row[row][A] == TO_ADJACENT:
        call(s, RETREAT, who=side_in_battle(s, who), left=n, on=s.battle_at)
    else:
        s.units[who][s.hq[who]] += n
        emit(s, E_RETREATED, EVERYONE, who, s.hq[who], n)


# ------------------------------------------------------------- capture: prisoners at once
@rule("C5.7")
def enemies_left(s: State, you: int, on: int, row: int) -> bool:
    return on_objectives(s, 1 - side_in_battle(s, you)) > 0


@effect.deed(OP_CAPTURE, able=enemies_left)
@rule("C5.7", "C5.12")
def capture(s: State, row: int) -> None:
    call(s, CAPTURE_UNITS, who=side_in_battle(s, here(s).who), left=s.row[row][N])


# ------------------------------------------------------------- what counts when the objectives are resolved
@rule("C5.6")
def has_role(s: State, you: int, on: int, row: int) -> bool:
    """Attacker or defender, if the text speaks of one of them."""
    role = s.row[row][B]
    return role == ROLE_ANY or role - ROLE_ATTACKER == side_in_battle(s, you)


@effect.deed(OP_STRENGTH, able=has_role)
@rule("C5.6", "C5.7", "C5.8")
def strength(s: State, row: int) -> None:
    """So many more on that objective, also with no unit there; in Attrition, so many more kills. Several add up."""
    f = here(s)
    if has_role(s, f.who, f.on, row):
        s.bonus[side_in_battle(s, f.who)][s.row[row][A]] += s.row[row][N]
        emit(s, E_STRENGTH, EVERYONE, f.who, s.row[row][A], s.row[row][N])


@effect.deed(OP_ABSORB)
@rule("C5.8")
def absorb(s: State, row: int) -> None:
    """So many own units fewer are killed in Attrition. Several add up."""
    who = here(s).who
    s.absorbs[side_in_battle(s, who)] += s.row[row][N]
    emit(s, E_ABSORB, EVERYONE, who, s.row[row][N])


@effect.deed(OP_WIN_TIES)
@rule("C5.6", "C5.7")
def win_ties(s: State, row: int) -> None:
    who = here(s).who
    s.ties[side_in_battle(s, who)][s.row[row][A]] = 1
    emit(s, E_TIES, EVERYONE, who, s.row[row][A])


@effect.deed(OP_REVERSE_ORDER)
@rule("C5.6")
def reverse_order(s: State, row: int) -> None:
    """Attrition first, Region Control last; or back again."""
    s.reversed = 1 - s.reversed
    emit(s, E_REVERSED, EVERYONE, here(s).who)


@effect.deed(OP_SKIP_OBJECTIVE)
@rule("C5.7", "C5.8")
def skip_objective(s: State, row: int) -> None:
    s.skipped[s.row[row][A]] = 1
    emit(s, E_SKIPPED, EVERYONE, here(s).who, s.row[row][A])


@rule("C5.11")
def retreats(s: State, you: int, on: int, row: int) -> bool:
    """Natives do not."""
    return s.seat[you] != NOBODY


@effect.deed(OP_FAR_RETREAT, able=retreats)
@rule("C5.9")
def far_retreat(s: State, row: int) -> None:
    """To any open region under own control."""
    who = here(s).who
    if s.seat[who] != NOBODY:
        s.far_retreat[side_in_battle(s, who)] = 1
        emit(s, E_FAR_RETREAT, EVERYONE, who)


@effect.deed(OP_CARD_LIMIT)
@rule("C5.4")
def card_limit(s: State, row: int) -> None:
    """The enemy may play so many more cards; the lowest limit holds."""
    enemy = 1 - side_in_battle(s, here(s).who)
    if s.card_limit[enemy] == UNLIMITED or s.row[row][N] < s.card_limit[enemy]:
        s.card_limit[enemy] = s.row[row][N]
        emit(s, E_LIMITED, EVERYONE, s.side[enemy], s.row[row][N])
