"""How good a position looks for a seat: what simple bots go by. Own guesses, tuned by play; no rule depends on them.

Worth is measured in hundredths of a victory point at the end. A region counts for whoever would hold it if the units stayed as they stand,
so a unit that has entered a region counts before control is taken, and a fight by the odds of its sides.
"""

from __future__ import annotations

from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .objectives import strength
from .parts import (
    ACTIONS,
    ATTACKER,
    ATTRITION,
    BONUS_VP,
    CARDS,
    CONTROL,
    DEFENDER,
    DRAW_EACH,
    DRAW_ONCE,
    FACTIONS,
    FINAL,
    ICON_BITS,
    IN_HAND,
    MOVE,
    NOBODY,
    PICKED,
    PRISONERS,
    READY,
    RECRUIT,
    STORED,
    TILES,
    TROGS,
)
from .pieces import count_control, on_objectives
from .planet import bits, trog_token
from .state import State
from .weights import (
    CARD,
    CRYSTAL_HOPED,
    CRYSTAL_LATER,
    CRYSTAL_NOW,
    FIGHT_OTHER,
    FIGHT_OWN,
    FIND,
    HAND_0,
    ICON_MOVE,
    KILL,
    KIN,
    LEAD_PRISONERS,
    LEFT_BUILD,
    LEFT_MOVE,
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
from .words import BUILD_STRUCTURES, DRAW_CARDS, MOVE_UNITS, PLAY_CARDS, STOW, STUDY, WAKE


# ------------------------------------------------------------- the whole
@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Own standing against the best and the average of the others."""
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
    """In one go over the map and the cards, of each faction: the regions where it has units, its cards in hand, and what they are worth
    besides their number."""
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
    """Rounds that are still to come after this one, if nobody passes an event."""
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
        total += battle_worth(s, faction, crystal)
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
    """Cards in hand, less in the last action of the last round."""
    total = int(s.treasure[faction]) + int(s.weight[HAND_0 + min(int(s.cards[faction]), 8)])
    late = 0 if rounds > 0 else int(s.turn)
    return total * (ACTIONS + 1 - late) // (ACTIONS + 1)


# ------------------------------------------------------------- regions
@rule()
def crystal_worth(s: State, rounds: int) -> int:
    """What a crystal in an own region promises, now and again."""
    hoped = s.enabled_by == NOBODY and s.final == 0
    return int(s.weight[CRYSTAL_HOPED if hoped else CRYSTAL_NOW] + s.weight[CRYSTAL_LATER] * rounds)


@rule()
def yields(s: State, faction: int, region: int, crystal: int) -> int:
    """What holding that region promises: its crystals and the region itself."""
    if faction == TROGS:
        return int(s.crystals[region]) * crystal // 2 + s.weight[REGION]
    return int(s.crystals[region]) * crystal + s.weight[REGION]


@rule()
def region_worth(s: State, faction: int, region: int, crystal: int) -> int:
    """Held, fought for, or threatened."""
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
    return value if others == 0 else 0


@rule()
def approach(s: State, faction: int, region: int, crystal: int) -> int:
    """A region within a step of own units is a hope."""
    if s.battle[region] != 0:
        return 0
    near = 0
    for i in range(s.camps[faction]):
        other = int(s.camp[faction][i])
        near += (int(s.near[region]) >> other & 1) * s.units[faction][other]
    return yields(s, faction, region, crystal) * min(near, 3) // 24 if near > 0 else 0


# ------------------------------------------------------------- a battle under way
@rule()
def battle_worth(s: State, faction: int, crystal: int) -> int:
    """What the objectives would bring if the battle were resolved as it stands."""
    side = NOBODY
    if s.side[ATTACKER] == faction:
        side = ATTACKER
    elif s.side[DEFENDER] == faction:
        side = DEFENDER
    if side == NOBODY:
        return 0
    other = 1 - side
    value = yields(s, faction, int(s.battle_at), crystal)
    total = s.weight[UNIT] * on_objectives(s, side)
    if s.winner == NOBODY:
        lead = strength(s, side, CONTROL) - strength(s, other, CONTROL)
        if side == DEFENDER:
            lead = 2 * lead + 1
        else:
            lead = 2 * lead - 1
        lead += 2 * (int(s.ties[side][CONTROL]) - int(s.ties[other][CONTROL]))
        total += (value + 2 * s.weight[VP]) * (50 + 50 * max(min(lead, 3), -3) // 3) // 100
    elif s.winner == side:
        total += value
    if s.skipped[PRISONERS] == 0:
        lead = strength(s, side, PRISONERS) - strength(s, other, PRISONERS)
        total += s.weight[LEAD_PRISONERS] * max(min(lead, 2), -2)
    if s.skipped[ATTRITION] == 0:
        kills = min(strength(s, side, ATTRITION), on_objectives(s, other)) - int(s.absorbs[other])
        losses = min(strength(s, other, ATTRITION), on_objectives(s, side)) - int(s.absorbs[side])
        total += (s.weight[VP] + s.weight[KILL]) * max(kills, 0) - s.weight[UNIT] * max(losses, 0)
    return total


# ------------------------------------------------------------- what is not yet done
@rule()
def prospects(s: State, faction: int) -> int:
    """What is under way is worth what it may still become: cards that are being drawn, points, picked cards, tokens that are waking."""
    total = 0
    for depth in range(s.top + 1):
        f = s.frame[depth]
        if f.who != faction:
            continue
        if f.proc == PLAY_CARDS:
            total += picked_worth(s, faction, int(f.at))
        elif f.proc == STUDY:
            total += s.weight[CARD] + s.weight[TERRAIN_CARD]
        elif f.proc == STOW:
            total += s.weight[STORED_CARD]
        elif f.proc == DRAW_CARDS:
            total += s.weight[CARD] * int(f.left)
        elif f.proc == MOVE_UNITS:
            total += s.weight[LEFT_MOVE] * int(f.left)
        elif f.proc == BUILD_STRUCTURES:
            total += s.weight[LEFT_BUILD] * int(f.left)
        elif f.proc == WAKE and faction == TROGS:
            total += s.weight[KIN]
    return total


@rule()
def picked_worth(s: State, faction: int, icon: int) -> int:
    """The cards picked for a row of icons, up to what can be done with their points."""
    points = 0
    total = 0
    once = 0
    for card in range(CARDS):
        if s.where[card] == PICKED + faction:
            row = int(s.icons[icon][card])
            points += row & ((1 << ICON_BITS) - 1)
            flags = row >> ICON_BITS
            if flags & BONUS_VP != 0:
                total += s.weight[VP]
            if flags & DRAW_EACH != 0:
                total += s.weight[CARD]
            once |= flags & DRAW_ONCE
    if once != 0:
        total += s.weight[CARD]
    return total + int(s.weight[ICON_MOVE + icon]) * min(points, use(s, faction, icon))


@rule()
def use(s: State, faction: int, icon: int) -> int:
    """How many points of a row can be used to some purpose."""
    if icon == RECRUIT:
        return int(s.reserve[faction])
    if icon == MOVE:
        units = 0
        for region in range(s.regions):
            if s.battle[region] == 0:
                units += s.units[faction][region]
        return min(units, 6)
    return min(3 * (count_control(s, faction) - 1), 6)  # nothing is built in an HQ
