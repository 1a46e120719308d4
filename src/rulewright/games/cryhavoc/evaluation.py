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
from .planet import bits, has, trog_token
from .state import State
from .words import BUILD_STRUCTURES, DRAW_CARDS, MOVE_UNITS, PLAY_CARDS, STOW, STUDY, WAKE

# what a guide weighs, in hundredths of a victory point
NAMES = (
    # a victory point
    "vp",
    # a card; what a terrain card is worth more; a stored one
    "card", "terrain-card", "stored-card",
    # a unit on the planet, in the reserve, taken prisoner
    "unit", "reserve-unit", "prisoner",
    # a crystal in the store, a structure, a skill that is ready
    "store-crystal", "structure", "skill",
    # holding a region; what a face-down token promises
    "region", "trog-token", "find",
    # and what it promises to Trogs: their kin
    "kin",
    # a crystal if scoring is enabled, if it may be, for each round to come
    "crystal-now", "crystal-hoped", "crystal-later",
    # units of both sides where a fight will be
    "fight-own", "fight-other",
    # in a battle: a lead at Prisoners, what a kill is worth besides its point
    "lead-prisoners", "kill",
    # points that are left
    "left-move", "left-build",
    # so many cards in hand: few more can be kept than three
    "hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5", "hand-6", "hand-7", "hand-8",
    # so many units: the odds of a fight with Trogs that nobody has seen yet
    "token-odds-0", "token-odds-1", "token-odds-2", "token-odds-3", "token-odds-4", "token-odds-5",
    # an icon of each row while it can be used
    "icon-move", "icon-recruit", "icon-build",
)  # fmt: skip
(
    VP, CARD, TERRAIN_CARD, STORED_CARD, UNIT, RESERVE_UNIT, PRISONER, STORE_CRYSTAL, STRUCTURE, SKILL, REGION,
    TROG_TOKEN, FIND, KIN, CRYSTAL_NOW, CRYSTAL_HOPED, CRYSTAL_LATER, FIGHT_OWN, FIGHT_OTHER, LEAD_PRISONERS, KILL,
    LEFT_MOVE, LEFT_BUILD, HAND_0, HAND_1, HAND_2, HAND_3, HAND_4, HAND_5, HAND_6, HAND_7, HAND_8, TOKEN_ODDS_0,
    TOKEN_ODDS_1, TOKEN_ODDS_2, TOKEN_ODDS_3, TOKEN_ODDS_4, TOKEN_ODDS_5, ICON_MOVE, ICON_RECRUIT, ICON_BUILD,
) = range(len(NAMES))  # fmt: skip


# ------------------------------------------------------------- the whole
@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Own standing against the best and the average of the others."""
    own = int(s.faction[seat])
    rounds = rounds_left(s)
    best = -1000000
    total = 0
    for other in range(s.players):
        if other != seat:
            value = standing(s, int(s.faction[other]), rounds, guide)
            best = max(best, value)
            total += value
    others = (best + total // (s.players - 1)) // 2
    return standing(s, own, rounds, guide) - others + prospects(s, own, guide)


@rule()
def rounds_left(s: State) -> int:
    """Rounds that are still to come after this one, if nobody passes an event."""
    n = 0
    for spot in range(FINAL):
        if s.stacked[spot] > 0:
            n += 1
    return 0 if s.final != 0 else n + 1


@rule()
def standing(s: State, faction: int, rounds: int, guide: Row) -> int:
    total = guide[VP] * int(s.vp[faction]) + hand_worth(s, faction, rounds, guide)
    units = 0
    for region in range(s.regions):
        units += s.units[faction][region]
        total += region_worth(s, faction, region, rounds, guide)
    if s.battle_at != NOBODY:
        total += battle_worth(s, faction, rounds, guide)
    for other in range(len(FACTIONS)):
        total += guide[PRISONER] * int(s.prisoners[faction][other])
    total += guide[UNIT] * units * (rounds + 1) // (rounds + 3) + guide[RESERVE_UNIT] * int(s.reserve[faction])
    total += guide[STORE_CRYSTAL] * min(int(s.store[faction]), 2 * rounds + 1)
    for n in range(faction * TILES, faction * TILES + TILES):
        total += guide[STRUCTURE] * bits(int(s.built[n])) * rounds // (rounds + 1)
        if s.skill[n] == READY:
            total += guide[SKILL]
    if s.enabled_by == faction:
        total += guide[VP] * count_control(s, faction)
    return total


@rule()
def hand_worth(s: State, faction: int, rounds: int, guide: Row) -> int:
    """Cards in hand, less in the last action of the last round."""
    cards = 0
    total = 0
    for card in range(CARDS):
        where = s.where[card]
        if where == IN_HAND + faction:
            cards += 1
            if s.home[card] >= len(FACTIONS):
                total += guide[TERRAIN_CARD]
        elif where == STORED + faction:
            total += guide[STORED_CARD]
    total += int(guide[HAND_0 + min(cards, 8)])
    late = 0 if rounds > 0 else int(s.turn)
    return total * (ACTIONS + 1 - late) // (ACTIONS + 1)


# ------------------------------------------------------------- regions
@rule()
def yields(s: State, faction: int, region: int, rounds: int, guide: Row) -> int:
    """What holding that region promises: its crystals now and again, and the region itself."""
    hoped = s.enabled_by == NOBODY and s.final == 0
    scorings = guide[CRYSTAL_HOPED if hoped else CRYSTAL_NOW] + guide[CRYSTAL_LATER] * rounds
    crystals = int(s.crystals[region])
    if faction == TROGS:
        return crystals * scorings // 2 + guide[REGION]
    return crystals * scorings + guide[REGION]


@rule()
def region_worth(s: State, faction: int, region: int, rounds: int, guide: Row) -> int:
    """Held, fought for, or threatened."""
    own = int(s.units[faction][region])
    others = 0
    for other in range(len(FACTIONS)):
        if other != faction:
            others += s.units[other][region]
    value = yields(s, faction, region, rounds, guide)
    if own > 0 and others == 0:
        if s.exploration[region] > 0:
            value += guide[FIND]
        if faction == TROGS:
            return value + guide[KIN] * int(s.party[region] + s.nest[region])
        if trog_token(s, region):
            odds = int(guide[TOKEN_ODDS_0 + min(own, 5)])
            return (value + 2 * guide[VP] + guide[TROG_TOKEN]) * odds // 100 - guide[VP]
        return value
    if own > 0:  # a fight: control by the odds, two points for the winner, kills for both
        odds = 100 * own * own // (own * own + others * others)
        return (value + 2 * guide[VP]) * odds // 100 + guide[FIGHT_OWN] * own - guide[FIGHT_OTHER] * others
    if s.control[region] != faction:
        return approach(s, faction, region, value)
    return value if others == 0 else 0


@rule()
def approach(s: State, faction: int, region: int, value: int) -> int:
    """A region within a step of own units is a hope."""
    if s.battle[region] != 0:
        return 0
    near = 0
    for other in range(s.regions):
        if s.units[faction][other] > 0 and has(int(s.near[region]), other):
            near += s.units[faction][other]
    return value * min(near, 3) // 24


# ------------------------------------------------------------- a battle under way
@rule()
def battle_worth(s: State, faction: int, rounds: int, guide: Row) -> int:
    """What the objectives would bring if the battle were resolved as it stands."""
    side = NOBODY
    if s.side[ATTACKER] == faction:
        side = ATTACKER
    elif s.side[DEFENDER] == faction:
        side = DEFENDER
    if side == NOBODY:
        return 0
    other = 1 - side
    value = yields(s, faction, int(s.battle_at), rounds, guide)
    total = guide[UNIT] * on_objectives(s, side)
    if s.winner == NOBODY:
        lead = strength(s, side, CONTROL) - strength(s, other, CONTROL)
        if side == DEFENDER:
            lead = 2 * lead + 1
        else:
            lead = 2 * lead - 1
        lead += 2 * (int(s.ties[side][CONTROL]) - int(s.ties[other][CONTROL]))
        total += (value + 2 * guide[VP]) * (50 + 50 * max(min(lead, 3), -3) // 3) // 100
    elif s.winner == side:
        total += value
    if s.skipped[PRISONERS] == 0:
        lead = strength(s, side, PRISONERS) - strength(s, other, PRISONERS)
        total += guide[LEAD_PRISONERS] * max(min(lead, 2), -2)
    if s.skipped[ATTRITION] == 0:
        kills = min(strength(s, side, ATTRITION), on_objectives(s, other)) - int(s.absorbs[other])
        losses = min(strength(s, other, ATTRITION), on_objectives(s, side)) - int(s.absorbs[side])
        total += (guide[VP] + guide[KILL]) * max(kills, 0) - guide[UNIT] * max(losses, 0)
    return total


# ------------------------------------------------------------- what is not yet done
@rule()
def prospects(s: State, faction: int, guide: Row) -> int:
    """What is under way is worth what it may still become: cards that are being drawn, points, picked cards, tokens that are waking."""
    total = 0
    for depth in range(s.top + 1):
        f = s.frame[depth]
        if f.who != faction:
            continue
        if f.proc == PLAY_CARDS:
            total += picked_worth(s, faction, int(f.at), guide)
        elif f.proc == STUDY:
            total += guide[CARD] + guide[TERRAIN_CARD]
        elif f.proc == STOW:
            total += guide[STORED_CARD]
        elif f.proc == DRAW_CARDS:
            total += guide[CARD] * int(f.left)
        elif f.proc == MOVE_UNITS:
            total += guide[LEFT_MOVE] * int(f.left)
        elif f.proc == BUILD_STRUCTURES:
            total += guide[LEFT_BUILD] * int(f.left)
        elif f.proc == WAKE and faction == TROGS:
            total += guide[KIN]
    return total


@rule()
def picked_worth(s: State, faction: int, icon: int, guide: Row) -> int:
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
                total += guide[VP]
            if flags & DRAW_EACH != 0:
                total += guide[CARD]
            once |= flags & DRAW_ONCE
    if once != 0:
        total += guide[CARD]
    return total + int(guide[ICON_MOVE + icon]) * min(points, use(s, faction, icon))


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
