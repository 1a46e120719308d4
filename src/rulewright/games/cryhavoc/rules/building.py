"""C4.30-C4.32 Building structures and activating them."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.possible import effect_possible
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import ACTIVE_SINCE_BEGINNING
from rulewright.games.cryhavoc.parts import NOBODY, PASSIVE, REGIONS, TILES
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import structure_supply
from .planet import has, headquarters


@procedure(num.BUILD_STRUCTURES)
@rule("C4.30")
def build_structures(s: State) -> None:
    """Spend points one structure at a time, while there is something to spend them on. These actions are never nested: no structure gives
    build points."""
    f = here(s)
    if f.left > 0 and can_build(s):
        ask(s, s.seat[f.who], num.A_STRUCTURE)
        return
    s.grounds = 0
    for n in range(TILES):
        s.activated[f.who * TILES + n] = 0
    done(s)


@rule("C4.30")
def can_build(s: State) -> bool:
    """Whether something can be built or activated with the remaining points."""
    for site in range(num.SITES):
        if refuse_construct(s, site) == OK or refuse_activate(s, site) == OK:
            return True
    return False


# ------------------------------------------------------------- where
@rule()
def type_at(s: State, site: int) -> int:
    """The structure type of a site: one of the tiles of the faction that builds."""
    return here(s).who * TILES + site // REGIONS


@rule("C4.30")
def refuse_ground(s: State, site: int, since_beginning: bool) -> int:
    """The structure belongs to this faction, which controls the region now and, if required, did so when the action began."""
    f = here(s)
    region = site % REGIONS
    if s.build_cost[type_at(s, site)] == 0:
        return num.NO_SUCH_STRUCTURE
    if region >= s.regions:
        return num.NO_REGION
    if f.on != NOBODY and f.on != region:
        return num.NOT_ON_CARD
    if s.control[region] != f.who:
        return num.NOT_CONTROLLED
    return OK if has(s.grounds, region) or not since_beginning else num.NOT_CONTROLLED


# ------------------------------------------------------------- building
@rule("C4.30", "C4.31")
def refuse_construct(s: State, site: int) -> int:
    refused = refuse_ground(s, site, True)
    if refused != OK:
        return refused
    type, region = type_at(s, site), site % REGIONS
    if s.battle[region] != 0:
        return num.NO_BUILDING_IN_BATTLE
    if headquarters(s, region):
        return num.NOT_IN_HQ
    if has(s.built[type], region):
        return num.BUILT_THERE
    if structure_supply(s, type) == 0:
        return num.NO_TOKEN_LEFT
    return OK if s.build_cost[type] <= here(s).left else num.TOO_DEAR


@verb(num.CONSTRUCT, refuse=refuse_construct)
@rule("C4.30", "C4.31")
def construct(s: State, site: int) -> None:
    f = here(s)
    type, region = type_at(s, site), site % REGIONS
    f.left -= s.build_cost[type]
    s.built[type] |= 1 << region
    emit(s, num.E_BUILT, EVERYONE, f.who, type, region)


# ------------------------------------------------------------- activating
@rule("C4.30", "C4.32")
def refuse_activate(s: State, site: int) -> int:
    """It may do nothing (C4.4), but a price at the beginning of its text must be paid."""
    refused = refuse_ground(s, site, s.activation == ACTIVE_SINCE_BEGINNING)
    if refused != OK:
        return refused
    type, region = type_at(s, site), site % REGIONS
    if not has(s.built[type], region):
        return num.NOT_BUILT_THERE
    if s.activation_cost[type] == PASSIVE:
        return num.STRUCTURE_PASSIVE
    if has(s.activated[type], region):
        return num.ALREADY_ACTIVATED
    if s.battle[region] != 0 and s.in_battle[type] == 0:
        return num.ACTIVATION_IN_BATTLE
    if s.activation_cost[type] > here(s).left:
        return num.TOO_DEAR
    return OK if effect_possible(s, here(s).who, s.structure_text[type], region) else num.ACTIVATION_DOES_NOTHING


@verb(num.ACTIVATE, refuse=refuse_activate)
@rule("C4.30", "C4.32")
def activate(s: State, site: int) -> None:
    f = here(s)
    type, region = type_at(s, site), site % REGIONS
    f.left -= s.activation_cost[type]
    s.activated[type] |= 1 << region
    emit(s, num.E_ACTIVATED, EVERYONE, f.who, type, region)
    call(s, num.EFFECT, who=f.who, at=s.structure_text[type], on=region)
