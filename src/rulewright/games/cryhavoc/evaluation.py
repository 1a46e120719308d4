"""How good a position looks for a seat: what simple bots go by. Own guesses, tuned by play; no rule depends on them.

Worth is measured in hundredths of a victory point at the end. A region counts for whoever would hold it if the units stayed as they stand,
so a unit that has entered a region counts before control is taken, and a fight by the odds of its sides.
"""

from __future__ import annotations

from rulewright.kernel.rule import rule, table

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

VP = 100
CARD, TERRAIN_CARD, STORED_CARD = 80, 25, 60  # a card; what a terrain card is worth more
HANDS = table([0, 100, 190, 270, 330, 370, 395, 410, 415])  # so many cards in hand: few more can be kept than three
UNIT, RESERVE_UNIT, PRISONER = 95, 8, 130
STORE_CRYSTAL, STRUCTURE, SKILL = 150, 160, 18
REGION, TROG_TOKEN, FIND = 60, 45, 110  # holding a region; what a face-down token promises
KIN = 150  # and what it promises to Trogs: their kin
AGAINST_TOKEN = table([0, 10, 45, 70, 85, 90])  # so many units: the odds of a fight with Trogs that nobody has seen yet
POINT_OF = table([125, 80, 80])  # what an icon of each row is worth while it can be used


# ------------------------------------------------------------- the whole
@rule()
def worth(s: State, seat: int) -> int:
    """Own standing against the best and the average of the others."""
    own = int(s.faction[seat])
    rounds = rounds_left(s)
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
def rounds_left(s: State) -> int:
    """Rounds that are still to come after this one, if nobody passes an event."""
    n = 0
    for spot in range(FINAL):
        if s.stacked[spot] > 0:
            n += 1
    return 0 if s.final != 0 else n + 1


@rule()
def standing(s: State, faction: int, rounds: int) -> int:
    total = VP * int(s.vp[faction]) + hand_worth(s, faction, rounds)
    units = 0
    for region in range(s.regions):
        units += s.units[faction][region]
        total += region_worth(s, faction, region, rounds)
    if s.battle_at != NOBODY:
        total += battle_worth(s, faction, rounds)
    for other in range(len(FACTIONS)):
        total += PRISONER * int(s.prisoners[faction][other])
    total += UNIT * units * (rounds + 1) // (rounds + 3) + RESERVE_UNIT * int(s.reserve[faction])
    total += STORE_CRYSTAL * min(int(s.store[faction]), 2 * rounds + 1)
    for n in range(faction * TILES, faction * TILES + TILES):
        total += STRUCTURE * bits(int(s.built[n])) * rounds // (rounds + 1)
        if s.skill[n] == READY:
            total += SKILL
    if s.enabled_by == faction:
        total += VP * count_control(s, faction)
    return total


@rule()
def hand_worth(s: State, faction: int, rounds: int) -> int:
    """Cards in hand, less in the last action of the last round."""
    cards = 0
    total = 0
    for card in range(CARDS):
        where = s.where[card]
        if where == IN_HAND + faction:
            cards += 1
            if s.home[card] >= len(FACTIONS):
                total += TERRAIN_CARD
        elif where == STORED + faction:
            total += STORED_CARD
    total += int(HANDS[min(cards, 8)])
    late = 0 if rounds > 0 else int(s.turn)
    return total * (ACTIONS + 1 - late) // (ACTIONS + 1)


# ------------------------------------------------------------- regions
@rule()
def yields(s: State, faction: int, region: int, rounds: int) -> int:
    """What holding that region promises: its crystals now and again, and the region itself."""
    scorings = 60 + 45 * rounds if s.enabled_by == NOBODY and s.final == 0 else 100 + 45 * rounds
    crystals = int(s.crystals[region])
    if faction == TROGS:
        return crystals * scorings // 2 + REGION
    return crystals * scorings + REGION


@rule()
def region_worth(s: State, faction: int, region: int, rounds: int) -> int:
    """Held, fought for, or threatened."""
    own = int(s.units[faction][region])
    others = 0
    for other in range(len(FACTIONS)):
        if other != faction:
            others += s.units[other][region]
    value = yields(s, faction, region, rounds)
    if own > 0 and others == 0:
        if s.exploration[region] > 0:
            value += FIND
        if faction == TROGS:
            return value + KIN * int(s.party[region] + s.nest[region])
        if trog_token(s, region):
            return (value + 2 * VP + TROG_TOKEN) * int(AGAINST_TOKEN[min(own, 5)]) // 100 - VP
        return value
    if own > 0:  # a fight: control by the odds, two points for the winner, kills for both
        odds = 100 * own * own // (own * own + others * others)
        return (value + 2 * VP) * odds // 100 + 40 * own - 30 * others
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
def battle_worth(s: State, faction: int, rounds: int) -> int:
    """What the objectives would bring if the battle were resolved as it stands."""
    side = NOBODY
    if s.side[ATTACKER] == faction:
        side = ATTACKER
    elif s.side[DEFENDER] == faction:
        side = DEFENDER
    if side == NOBODY:
        return 0
    other = 1 - side
    value = yields(s, faction, int(s.battle_at), rounds)
    total = UNIT * on_objectives(s, side)
    if s.winner == NOBODY:
        lead = strength(s, side, CONTROL) - strength(s, other, CONTROL)
        if side == DEFENDER:
            lead = 2 * lead + 1
        else:
            lead = 2 * lead - 1
        lead += 2 * (int(s.ties[side][CONTROL]) - int(s.ties[other][CONTROL]))
        total += (value + 2 * VP) * (50 + 50 * max(min(lead, 3), -3) // 3) // 100
    elif s.winner == side:
        total += value
    if s.skipped[PRISONERS] == 0:
        lead = strength(s, side, PRISONERS) - strength(s, other, PRISONERS)
        total += 70 * max(min(lead, 2), -2)
    if s.skipped[ATTRITION] == 0:
        kills = min(strength(s, side, ATTRITION), on_objectives(s, other)) - int(s.absorbs[other])
        losses = min(strength(s, other, ATTRITION), on_objectives(s, side)) - int(s.absorbs[side])
        total += (VP + 40) * max(kills, 0) - UNIT * max(losses, 0)
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
            total += CARD + TERRAIN_CARD
        elif f.proc == STOW:
            total += STORED_CARD
        elif f.proc == DRAW_CARDS:
            total += CARD * int(f.left)
        elif f.proc == MOVE_UNITS:
            total += 25 * int(f.left)
        elif f.proc == BUILD_STRUCTURES:
            total += 15 * int(f.left)
        elif f.proc == WAKE and faction == TROGS:
            total += KIN
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
                total += VP
            if flags & DRAW_EACH != 0:
                total += CARD
            once |= flags & DRAW_ONCE
    if once != 0:
        total += CARD
    return total + int(POINT_OF[icon]) * min(points, use(s, faction, icon))


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
