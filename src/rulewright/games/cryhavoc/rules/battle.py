"""C5.1-C5.3, C5.13 The battle phase, and the steps of a battle."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.vocabulary import BATTLE_HERE, DEFEND_HERE
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import SKILL_TOKENS_STAY
from rulewright.games.cryhavoc.parts import (
    ATTACKER,
    ATTRITION,
    CONTROL,
    DEFENDER,
    NOBODY,
    OBJECTIVES,
    PRISONERS,
    PROMISES,
    SKILL_TOKEN,
    TOKENS,
    UNLIMITED,
    WATCHTOWER,
)
from rulewright.games.cryhavoc.state import State, decider, player
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here, next_step
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .natives import scatter
from .pieces import add_crystals, call_off, defender_of, fight_on, on_objectives, remove_token
from .planet import token_owner
from .standing_effects import set_off


# ------------------------------------------------------------- C5.1 one battle after the other
@procedure(num.BATTLES)
@rule("C5.1")
def battles(s: State) -> None:
    """The lowest token first, until there are none; a retreat may have placed new ones (C5.10)."""
    region = next_battle(s)
    if region == NOBODY:
        done(s)
        return
    call_off(s, region)
    if s.battle[region] != 0:
        call(s, num.BATTLE, on=region)


@rule("C5.1")
def next_battle(s: State) -> int:
    """The region with the lowest token."""
    lowest = NOBODY
    for region in range(s.regions):
        if s.battle[region] != 0 and (lowest == NOBODY or s.battle[region] < s.battle[lowest]):
            lowest = region
    return lowest


# ------------------------------------------------------------- C5.3 the steps of a battle
(OPENING, DEFENDERS_TOKENS, OTHER_TOKENS, ATTACKER_PLACES, DEFENDER_PLACES, PLAYING_TACTICS, RESOLVING, LEAVING, CLEARING,
 DEFENDER_DRAWS, CLOSING) = range(11)  # fmt: skip


@procedure(num.BATTLE)
@rule("C5.3", "C5.4", "C5.6", "C5.9", "C5.13")
def battle(s: State) -> None:
    """A crystal, B units, C tactics, D objectives, E return, F retreat, G the token."""
    region = int(here(s).on)
    step = next_step(s)
    if step == OPENING:
        open_battle(s, region)
    elif step == DEFENDERS_TOKENS:
        set_off(s, DEFEND_HERE, s.side[DEFENDER], region)
    elif step == OTHER_TOKENS:
        set_off(s, BATTLE_HERE, s.side[ATTACKER], region)
    elif step == ATTACKER_PLACES:
        call(s, num.PLACE_UNITS, who=ATTACKER, on=region)
    elif step == DEFENDER_PLACES:
        call(s, num.PLACE_UNITS, who=DEFENDER, on=region)
    elif step == PLAYING_TACTICS:
        call(s, num.TACTICS, who=ATTACKER)
    elif step == RESOLVING:
        call(s, num.RESOLVE_OBJECTIVES)
    elif step == LEAVING:
        leave_objectives(s, region)
    elif step == CLEARING:
        clear_tokens(s, region)
        draw_owed(s, ATTACKER)
    elif step == DEFENDER_DRAWS:
        draw_owed(s, DEFENDER)
    else:
        close_battle(s, region)
        fight_on(s, region)
        done(s)


@rule("C5.3")
def open_battle(s: State, region: int) -> None:
    """Step A: one crystal is added."""
    s.battle_at = region
    s.side[ATTACKER] = s.attacker[region]
    s.side[DEFENDER] = defender_of(s, region)
    s.card_limit[ATTACKER] = UNLIMITED
    s.card_limit[DEFENDER] = UNLIMITED
    emit(s, num.E_BATTLE, EVERYONE, region, s.side[ATTACKER], s.side[DEFENDER])
    add_crystals(s, region, 1)


@rule("C4.12", "C5.9", "C5.11")
def leave_objectives(s: State, region: int) -> None:
    """Steps E and F: the winner of Region Control returns to the region, the other side retreats. If Region Control was not resolved, the
    defender stays."""
    stays = ATTACKER if s.winner == ATTACKER else DEFENDER
    goes = 1 - stays
    s.units[s.side[stays]][region] += lift(s, stays)
    survivors = lift(s, goes)
    for side in range(2):  # units that had to stop there stay or are gone
        faction = s.side[side]
        s.halted[faction][region] = min(int(s.halted[faction][region]), int(s.units[faction][region]))
    if survivors == 0:
        return
    if s.seat[s.side[goes]] == NOBODY:
        scatter(s, survivors, region)
    else:
        call(s, num.RETREAT, who=goes, left=survivors, on=region, memo=s.far_retreat[goes])


@rule("C5.9")
def lift(s: State, side: int) -> int:
    """Take that side's units off the objectives. Returns their number."""
    n = on_objectives(s, side)
    for objective in range(len(OBJECTIVES)):
        s.placed[side][objective] = 0
    return n


@rule("C3.5")
def clear_tokens(s: State, region: int) -> None:
    """Remove a watchtower token after a battle of its owner; skill tokens after any battle, unless they are removed each round."""
    owner = token_owner(WATCHTOWER)
    if s.side[ATTACKER] == owner or s.side[DEFENDER] == owner:
        remove_token(s, WATCHTOWER, region)
    if s.skill_tokens == SKILL_TOKENS_STAY:
        for kind in range(SKILL_TOKEN, TOKENS):
            remove_token(s, kind, region)


@rule("C3.6")
def draw_owed(s: State, side: int) -> None:
    """Draw the cards that effects of the battle promised to that side's player."""
    if s.owed[side] > 0:
        call(s, num.DRAW_CARDS, who=player(s, s.side[side]), left=s.owed[side])


@rule("C5.13")
def close_battle(s: State, region: int) -> None:
    """Step G: remove the token and reset everything about the battle."""
    s.battle[region] = 0
    s.attacker[region] = 0
    emit(s, num.E_BATTLE_OFF, EVERYONE, region)
    s.battle_at = NOBODY
    s.winner = NOBODY
    s.reversed = 0
    for side in range(2):
        s.side[side] = 0
        s.absorbs[side] = 0
        s.card_limit[side] = 0
        s.passed[side] = 0
        s.far_retreat[side] = 0
        s.owed[side] = 0
        for objective in range(len(OBJECTIVES)):
            s.bonus[side][objective] = 0
            s.ties[side][objective] = 0
    for objective in range(len(OBJECTIVES)):
        s.skipped[objective] = 0
    s.promises = 0
    for i in range(PROMISES):
        s.promise[i] = 0
        s.promised_by[i] = 0


# ------------------------------------------------------------- step B
@procedure(num.PLACE_UNITS)
@rule("C5.3")
def place_units(s: State) -> None:
    """Assign all units in the region to the objectives: some to Region Control, some to Capture Prisoners, the rest to Attrition."""
    f = here(s)
    faction = s.side[f.who]
    if f.at < ATTRITION and s.units[faction][f.on] > 0:
        ask(s, decider(s, faction), num.A_STATION)
        return
    station_units(s, ATTRITION, s.units[faction][f.on])
    placed = s.placed[f.who]
    emit(s, num.E_STATIONED, EVERYONE, faction, placed[CONTROL], placed[PRISONERS], placed[ATTRITION])
    done(s)


@rule("C5.3")
def station_units(s: State, objective: int, n: int) -> None:
    f = here(s)
    s.units[s.side[f.who]][f.on] -= n
    s.placed[f.who][objective] += n


@rule("C5.3")
def refuse_station(s: State, n: int) -> int:
    f = here(s)
    return OK if n <= s.units[s.side[f.who]][f.on] else num.TOO_FEW_UNITS


@verb(num.STATION, refuse=refuse_station)
@rule("C5.3")
def station(s: State, n: int) -> None:
    f = here(s)
    station_units(s, f.at, n)
    f.at += 1
