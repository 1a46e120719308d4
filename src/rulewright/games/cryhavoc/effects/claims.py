"""Effects that claim regions without units, and free prisoners."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import NOBODY, A, B
from rulewright.games.cryhavoc.rules.pieces import control_left, set_control
from rulewright.games.cryhavoc.rules.planet import controlled, has, headquarters, just, occupied, open_region, spread
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import (
    CONTROL_AT,
    FREE_FROM,
    effect,
)
from .vocabulary import (
    NEXT_TO_OWN,
    OP_FREE_PRISONER,
    OP_TAKE_CONTROL,
    UNCONTROLLED,
)

# ------------------------------------------------------------- take_control: without units
effect.opens(OP_TAKE_CONTROL, CONTROL_AT)


@rule("C8.2", "C8.3", "C8.4")
def refuse_take_control(s: State, you: int, on: int, row: int, region: int) -> int:
    """An open, unoccupied region without an HQ, next to one you control or at most two steps away."""
    if region >= s.regions:
        return num.NO_REGION
    if headquarters(s, region):
        return num.NOT_IN_HQ
    if not open_region(s, region):
        return num.BATTLE_REGION
    if occupied(s, region):
        return num.REGION_OCCUPIED
    if s.control[region] == you:
        return num.NOTHING_TO_DO
    if not control_left(s, you):
        return num.NO_TOKEN_LEFT
    if s.row[row][B] == UNCONTROLLED and s.control[region] != NOBODY:
        return num.REGION_CONTROLLED
    if s.row[row][A] == NEXT_TO_OWN:
        return OK if has(spread(s, you, controlled(s, you)), region) else num.TOO_FAR_AWAY
    return OK if has(spread(s, you, spread(s, you, just(on))), region) else num.TOO_FAR_AWAY


@effect.answer(CONTROL_AT, refuse=refuse_take_control)
@rule("C8.1")
def take_control(s: State, region: int) -> None:
    """Replace any other control token. Face-down tokens there are not resolved."""
    f = here(s)
    set_control(s, f.who, region)
    f.left = 0
    f.memo = region


# ------------------------------------------------------------- free_prisoner
effect.opens(OP_FREE_PRISONER, FREE_FROM)


@rule("C6.1")
def refuse_free(s: State, you: int, on: int, row: int, holder: int) -> int:
    return OK if s.prisoners[holder][you] > 0 else num.NO_PRISONER_THERE


@effect.answer(FREE_FROM, refuse=refuse_free)
@rule("C6.1")
def free(s: State, holder: int) -> None:
    """Return a prisoner to the reserve without payment."""
    f = here(s)
    s.prisoners[holder][f.who] -= 1
    s.reserve[f.who] += 1
    emit(s, num.E_FREED, EVERYONE, f.who, holder)
    f.left -= 1
