"""Effects on a battle's outcome: prisoners at once, and modifiers for resolving the objectives."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import NOBODY, PRISONERS, UNLIMITED, A, B, N
from rulewright.games.cryhavoc.rules.pieces import on_objectives, side_in_battle
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule

from .questions import effect
from .vocabulary import (
    OP_ABSORB,
    OP_CAPTURE,
    OP_CARD_LIMIT,
    OP_FAR_RETREAT,
    OP_REVERSE_ORDER,
    OP_SKIP_OBJECTIVE,
    OP_STRENGTH,
    OP_WIN_TIES,
    ROLE_ANY,
    ROLE_ATTACKER,
)


# ------------------------------------------------------------- capture: prisoners at once
@rule("C5.7")
def enemies_left(s: State, you: int, on: int, row: int) -> bool:
    return on_objectives(s, 1 - side_in_battle(s, you)) > 0


@effect.deed(OP_CAPTURE, able=enemies_left)
@rule("C5.7", "C5.12")
def capture(s: State, row: int) -> None:
    call(s, num.CAPTURE_UNITS, who=side_in_battle(s, here(s).who), left=s.row[row][N])


# ------------------------------------------------------------- modifiers for resolving the objectives
@rule("C5.6")
def has_role(s: State, you: int, on: int, row: int) -> bool:
    """Whether you are the attacker or the defender, if the text requires one of them."""
    role = s.row[row][B]
    return role == ROLE_ANY or role - ROLE_ATTACKER == side_in_battle(s, you)


@effect.deed(OP_STRENGTH, able=has_role)
@rule("C5.6", "C5.7", "C5.8")
def strength(s: State, row: int) -> None:
    """More strength on that objective, even without a unit there; in Attrition, more kills. Several add up."""
    f = here(s)
    if has_role(s, f.who, f.on, row):
        s.bonus[side_in_battle(s, f.who)][s.row[row][A]] += s.row[row][N]
        emit(s, num.E_STRENGTH, EVERYONE, f.who, s.row[row][A], s.row[row][N])


@effect.deed(OP_ABSORB)
@rule("C5.8")
def absorb(s: State, row: int) -> None:
    """Fewer of your units are killed in Attrition. Several add up."""
    who = here(s).who
    s.absorbs[side_in_battle(s, who)] += s.row[row][N]
    emit(s, num.E_ABSORB, EVERYONE, who, s.row[row][N])


@effect.deed(OP_WIN_TIES)
@rule("C5.6", "C5.7")
def win_ties(s: State, row: int) -> None:
    who = here(s).who
    s.ties[side_in_battle(s, who)][s.row[row][A]] = 1
    emit(s, num.E_TIES, EVERYONE, who, s.row[row][A])


@effect.deed(OP_REVERSE_ORDER)
@rule("C5.6")
def reverse_order(s: State, row: int) -> None:
    """Attrition first and Region Control last, or back again."""
    s.reversed = 1 - s.reversed
    emit(s, num.E_REVERSED, EVERYONE, here(s).who)


@effect.deed(OP_SKIP_OBJECTIVE)
@rule("C5.7", "C5.8")
def skip_objective(s: State, row: int) -> None:
    objective = PRISONERS + s.row[row][A]
    s.skipped[objective] = 1
    emit(s, num.E_SKIPPED, EVERYONE, here(s).who, objective)


@rule("C5.11")
def retreats(s: State, you: int, on: int, row: int) -> bool:
    """Natives do not retreat."""
    return s.seat[you] != NOBODY


@effect.deed(OP_FAR_RETREAT, able=retreats)
@rule("C5.9")
def far_retreat(s: State, row: int) -> None:
    """Retreat to any open region that you control."""
    who = here(s).who
    if s.seat[who] != NOBODY:
        s.far_retreat[side_in_battle(s, who)] = 1
        emit(s, num.E_FAR_RETREAT, EVERYONE, who)


@effect.deed(OP_CARD_LIMIT)
@rule("C5.4")
def card_limit(s: State, row: int) -> None:
    """Limit how many more cards the enemy may play; the lowest limit holds."""
    enemy = 1 - side_in_battle(s, here(s).who)
    if s.card_limit[enemy] == UNLIMITED or s.row[row][N] < s.card_limit[enemy]:
        s.card_limit[enemy] = s.row[row][N]
        emit(s, num.E_LIMITED, EVERYONE, s.side[enemy], s.row[row][N])
