"""C5.11 Native Trogs, with 2 or 3 players: how they win and lose regions."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import (
    ANY_TOKEN_GOES,
    BY_COMMANDER,
    ENEMYS_TOKEN_GOES,
    NEST_OUTSIDE_BATTLES,
    NEST_WITHOUT_TOKENS,
)
from rulewright.games.cryhavoc.parts import NOBODY, TROGS
from rulewright.games.cryhavoc.state import State, decider
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import set_control, side_in_battle, trog_supply
from .planet import has, only, trog_token


# ------------------------------------------------------------- nests
@rule("C5.11")
def place_nest(s: State, region: int) -> None:
    """Place a nest face down, if one is left."""
    if trog_supply(s, 1) > 0:
        s.nest[region] += 1
        emit(s, num.E_NEST, EVERYONE, region)


# ------------------------------------------------------------- after Region Control
@rule("C5.11")
def hold_as_natives(s: State, region: int) -> None:
    """When natives win they place a nest instead of a control token. By the option, they remove their enemy's control token, or
    anybody's."""
    enemys = s.control[region] == s.side[1 - side_in_battle(s, TROGS)]
    if s.natives_win == ANY_TOKEN_GOES or (s.natives_win == ENEMYS_TOKEN_GOES and enemys):
        set_control(s, NOBODY, region)
    place_nest(s, region)


@rule("C5.11")
def scatter(s: State, survivors: int, region: int) -> None:
    """When natives lose, the survivors are removed and a nest is placed next to the region of the battle. If all of them died there is no
    nest."""
    s.reserve[TROGS] += survivors
    emit(s, num.E_TO_RESERVE, EVERYONE, TROGS, survivors)
    call(s, num.NEST, on=region)


@procedure(num.NEST)
@rule("C5.11")
def nest(s: State) -> None:
    """Chosen by the player who commands them or, by the option, fights them; automatic if there is at most one region."""
    spots = nest_spots(s)
    if trog_supply(s, 1) == 0 or spots == 0:
        done(s)
    elif only(spots) != NOBODY:
        nest_at(s, only(spots))
    elif s.nest_chosen_by == BY_COMMANDER:
        ask(s, decider(s, TROGS), num.A_NEST)
    else:
        ask(s, s.seat[s.side[1 - side_in_battle(s, TROGS)]], num.A_NEST)


@rule("C5.11")
def nest_spots(s: State) -> int:
    """Mask of the regions where the nest may go."""
    mask = 0
    for region in range(s.regions):
        if refuse_nest(s, region) == OK:
            mask |= 1 << region
    return mask


@rule("C5.11")
def refuse_nest(s: State, region: int) -> int:
    """Adjacent and uncontrolled, so never an HQ; by the option not a battle region, or not where a nest already lies."""
    if region >= s.regions:
        return num.NO_REGION
    if not has(int(s.near[here(s).on]), region):
        return num.NEST_NOT_ADJACENT
    if s.battle[region] != 0 and s.nest_regions == NEST_OUTSIDE_BATTLES:
        return num.BATTLE_REGION
    if s.nest_regions == NEST_WITHOUT_TOKENS and trog_token(s, region):
        return num.NEST_AMONG_TOKENS
    return OK if s.control[region] == NOBODY else num.REGION_CONTROLLED


@verb(num.NEST_AT, refuse=refuse_nest)
@rule("C5.11")
def nest_at(s: State, region: int) -> None:
    place_nest(s, region)
    done(s)
