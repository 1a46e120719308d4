"""How good a position looks for a seat, for simple bots. Our guesses, tuned by play; no rule depends on them.

Worth is measured in hundredths of a victory point at the end. A region counts for the faction that would hold it if the units stayed where
they are: a unit that has entered counts before control is taken, and a fight counts by its odds."""

from __future__ import annotations

from rulewright.games.cryhavoc.parts import (
    ACTIONS,
    CARDS,
    FACTIONS,
    FINAL,
    IN_HAND,
    NOBODY,
    PICKED,
    READY,
    STORED,
    TILES,
    TROGS,
)
from rulewright.games.cryhavoc.rules.pieces import count_control
from rulewright.games.cryhavoc.rules.planet import bits, has, trog_token
from rulewright.games.cryhavoc.state import State, natives
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .underway import battle_worth, prospects
from .weights import (
    CRYSTAL_HOPED,
    CRYSTAL_LATER,
    CRYSTAL_NOW,
    FIGHT_OTHER,
    FIGHT_OWN,
    FIND,
    HAND_0,
    KIN,
    PRISONER,
    REGION,
    RESERVE_UNIT,
    SKILL,
    STORE_CRYSTAL,
    STORED_CARD,
    STRUCTURE,
    TERRAIN_CARD,
    TOKEN_ODDS_0,
    TROG_TOKEN,
    UNIT,
    VP,
    WEIGHTS,
)


# ------------------------------------------------------------- the whole
@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Your position compared with the best and the average of the others."""
    for i in range(WEIGHTS):
        s.weight[i] = guide[i]
    own = int(s.faction[seat])
    rounds = rounds_left(s)
    survey(s)
    best = -1000000
    total = 0
    for other in range(s.players):
        if other != seat:
            value = standing(s, int(s.faction[other]), rounds)
            best = max(best, value)
            total += value
    others = (best + total // (s.players - 1)) // 2
    return standing(s, own, rounds) - others + prospects(s, own)


@rule()
def survey(s: State) -> None:
    """Collect for each faction, in one pass over map and cards, the regions with its units, its cards in hand, and their value besides
    their number."""
    for faction in range(len(FACTIONS)):
        s.camps[faction] = 0
        s.cards[faction] = 0
        s.treasure[faction] = 0
    for region in range(s.regions):
        s.crowd[region] = 0
        for faction in range(len(FACTIONS)):
            if s.units[faction][region] > 0:
                s.crowd[region] += s.units[faction][region]
                s.camp[faction][s.camps[faction]] = region
                s.camps[faction] += 1
    for card in range(CARDS):
        where = int(s.where[card])
        if IN_HAND <= where < PICKED:
            s.cards[where - IN_HAND] += 1
            if s.home[card] >= len(FACTIONS):
                s.treasure[where - IN_HAND] += s.weight[TERRAIN_CARD]
        elif where >= STORED:
            s.treasure[where - STORED] += s.weight[STORED_CARD]


@rule()
def rounds_left(s: State) -> int:
    """The number of rounds still to come after this one, if nobody passes an event."""
    n = 0
    for spot in range(FINAL):
        if s.stacked[spot] > 0:
            n += 1
    return 0 if s.final != 0 else n + 1


@rule()
def standing(s: State, faction: int, rounds: int) -> int:
    total = s.weight[VP] * int(s.vp[faction]) + hand_worth(s, faction, rounds)
    crystal = crystal_worth(s, rounds)
    for region in range(s.regions):
        total += region_worth(s, faction, region, crystal)
    units = 0
    for i in range(s.camps[faction]):
        units += s.units[faction][s.camp[faction][i]]
    if s.battle_at != NOBODY:
        total += battle_worth(s, faction, yields(s, faction, int(s.battle_at), crystal))
    for other in range(len(FACTIONS)):
        total += s.weight[PRISONER] * int(s.prisoners[faction][other])
    total += s.weight[UNIT] * units * (rounds + 1) // (rounds + 3) + s.weight[RESERVE_UNIT] * int(s.reserve[faction])
    total += s.weight[STORE_CRYSTAL] * min(int(s.store[faction]), 2 * rounds + 1)
    for n in range(faction * TILES, faction * TILES + TILES):
        total += s.weight[STRUCTURE] * bits(int(s.built[n])) * rounds // (rounds + 1)
        if s.skill[n] == READY:
            total += s.weight[SKILL]
    if s.enabled_by == faction:
        total += s.weight[VP] * count_control(s, faction)
    return total


@rule()
def hand_worth(s: State, faction: int, rounds: int) -> int:
    """Cards in hand; they are worth less in the last actions of the last round."""
    total = int(s.treasure[faction]) + int(s.weight[HAND_0 + min(int(s.cards[faction]), 8)])
    late = 0 if rounds > 0 else int(s.turn)
    return total * (ACTIONS + 1 - late) // (ACTIONS + 1)


# ------------------------------------------------------------- regions
@rule()
def crystal_worth(s: State, rounds: int) -> int:
    """The expected value of a crystal in one of your regions, now and later."""
    hoped = s.enabled_by == NOBODY and s.final == 0
    return int(s.weight[CRYSTAL_HOPED if hoped else CRYSTAL_NOW] + s.weight[CRYSTAL_LATER] * rounds)


@rule()
def yields(s: State, faction: int, region: int, crystal: int) -> int:
    """The value of holding that region: its crystals and the region itself."""
    if faction == TROGS:
        return int(s.crystals[region]) * crystal // 2 + s.weight[REGION]
    return int(s.crystals[region]) * crystal + s.weight[REGION]


@rule()
def region_worth(s: State, faction: int, region: int, crystal: int) -> int:
    """The value of a region held, fought for, or threatened."""
    own = int(s.units[faction][region])
    others = int(s.crowd[region]) - own
    if own == 0 and s.control[region] != faction:
        return approach(s, faction, region, crystal)
    value = yields(s, faction, region, crystal)
    if own > 0 and others == 0:
        if s.exploration[region] > 0:
            value += s.weight[FIND]
        if faction == TROGS:
            return value + s.weight[KIN] * int(s.party[region] + s.nest[region])
        if trog_token(s, region):
            odds = int(s.weight[TOKEN_ODDS_0 + min(own, 5)])
            return (value + 2 * s.weight[VP] + s.weight[TROG_TOKEN]) * odds // 100 - s.weight[VP]
        return value
    if own > 0:  # a fight: control by the odds, two points for the winner, kills for both
        odds = 100 * own * own // (own * own + others * others)
        return (value + 2 * s.weight[VP]) * odds // 100 + s.weight[FIGHT_OWN] * own - s.weight[FIGHT_OTHER] * others
    return value if others == 0 or harmless(s, region) else 0


@rule("C5.11")
def harmless(s: State, region: int) -> bool:
    """Native Trogs alone in a region leave its control token in place."""
    return natives(s) and s.battle[region] == 0 and s.units[TROGS][region] == s.crowd[region]


@rule()
def approach(s: State, faction: int, region: int, crystal: int) -> int:
    """A region next to your units has some value."""
    if s.battle[region] != 0:
        return 0
    near = 0
    for i in range(s.camps[faction]):
        other = int(s.camp[faction][i])
        if has(int(s.near[region]), other):
            near += s.units[faction][other]
    return yields(s, faction, region, crystal) * min(near, 3) // 24 if near > 0 else 0
