"""C5.11 Native Trogs, with 2 or 3 players: they win and lose regions in their own way."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .options import BY_COMMANDER
from .parts import NOBODY, TROGS
from .pieces import set_control, side_in_battle, trog_supply
from .planet import has, only
from .state import State, decider
from .words import (
    A_NEST,
    BATTLE_REGION,
    E_NEST,
    E_TO_RESERVE,
    NEST,
    NEST_AT,
    NEST_NOT_ADJACENT,
    NO_REGION,
    REGION_CONTROLLED,
    procedure,
    verb,
)


# ------------------------------------------------------------- nests
@rule("C5.11")
def place_nest(s: State, region: int) -> None:
    """Face down, if there is one left."""
    if trog_supply(s, 1) > 0:
        s.nest[region] += 1
        emit(s, E_NEST, EVERYONE, region)


# ------------------------------------------------------------- after Region Control
@rule("C5.11")
def hold_as_natives(s: State, region: int) -> None:
    """They have won: no control token of theirs, but any other goes and a nest is placed."""
    set_control(s, NOBODY, region)
    place_nest(s, region)


@rule("C5.11")
def scatter(s: State, survivors: int, region: int) -> None:
    """They have lost: who is left is removed, and nests next to the region of the battle. Where all have died there is no nest."""
    s.reserve[TROGS] += survivors
    emit(s, E_TO_RESERVE, EVERYONE, TROGS, survivors)
    call(s, NEST, on=region)


@procedure(NEST)
@rule("C5.11")
def nest(s: State) -> None:
    """Chosen by the one who commands them, or by the option by the one who fights them; forced where there is one region or none."""
    spots = nest_spots(s)
    if trog_supply(s, 1) == 0 or spots == 0:
        done(s)
    elif only(spots) != NOBODY:
        nest_at(s, only(spots))
    elif s.nest_chosen_by == BY_COMMANDER:
        ask(s, decider(s, TROGS), A_NEST)
    else:
        ask(s, s.seat[s.side[1 - side_in_battle(s, TROGS)]], A_NEST)


@rule("C5.11")
def nest_spots(s: State) -> int:
    """Mask of the regions where it may go."""
    mask = 0
    for region in range(s.regions):
        if refuse_nest(s, region) == OK:
            mask |= 1 << region
    return mask


@rule("C5.11")
def refuse_nest(s: State, region: int) -> int:
    """Adjacent, uncontrolled, which no HQ is, and no battle region."""
    if region >= s.regions:
        return NO_REGION
    if not has(int(s.near[here(s).on]), region):
        return NEST_NOT_ADJACENT
    if s.battle[region] != 0:
        return BATTLE_REGION
    return OK if s.control[region] == NOBODY else REGION_CONTROLLED


@verb(NEST_AT, refuse=refuse_nest)
@rule("C5.11")
def nest_at(s: State, region: int) -> None:
    place_nest(s, region)
    done(s)
