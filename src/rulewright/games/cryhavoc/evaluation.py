"""How good a position looks for a seat: what simple bots go by. Own guesses, tuned by play; no rule depends on them.

Worth is measured in hundredths of a victory point at the end. A region counts for whoever would hold it if the units stayed as they stand,
so a unit that has entered a region counts before control is taken, and a fight by the odds of its sides.
"""

from __future__ import annotations

from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule, table

from .parts import (
    ACTIONS,
    ATTACKER,
    ATTRITION,
    BONUS_VP,
    BUILD,
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
    RECRUIT,
    STORED,
    TILES,
    TROGS,
)
from .pieces import on_objectives
from .planet import bits, has
from .state import State
from .words import BUILD_STRUCTURES, MOVE_UNITS, PLAY_CARDS

VP = 100
CARD, TERRAIN_CARD, STORED_CARD = 90, 120, 60
UNIT, RESERVE_UNIT, PRISONER = 95, 8, 130
STORE_CRYSTAL, STRUCTURE, ENABLED = 110, 110, 250
REGION, TROG_TOKEN, FIND = 60, 45, 90  # holding a region; what a face-down token nearby promises
POINT_OF = table([70, 78, 62])  # what an icon of each row is worth while it can be used


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
    total += STORE_CRYSTAL * int(s.store[faction]) * min(rounds, 1)
    for type in range(faction * TILES, faction * TILES + TILES):
        total += STRUCTURE * bits(int(s.built[type])) * rounds // (rounds + 1)
    if s.enabled_by == faction:
        total += ENABLED
    return total


@rule()
def hand_worth(s: State, faction: int, rounds: int) -> int:
    """Cards in hand, less in the last action of the last round."""
    cards = 0
    for card in range(CARDS):
        where = s.where[card]
        if where == IN_HAND + faction:
            cards += CARD if s.home[card] < len(FACTIONS) else TERRAIN_CARD
        elif where == STORED + faction:
            cards += STORED_CARD
    late = 0 if rounds > 0 else int(s.turn)
    return cards * (ACTIONS + 1 - late) // (ACTIONS + 1)


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
        if s.party[region] + s.nest[region] > 0 and faction != TROGS:
            return (value + 2 * VP + TROG_TOKEN) * min(own, 4) // 5
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
    if s.battle[region] != 0 or s.control[region] == faction:
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


@rule()
def strength(s: State, side: int, objective: int) -> int:
    return int(s.placed[side][objective]) + int(s.bonus[side][objective])


# ------------------------------------------------------------- what is not yet done
@rule()
def prospects(s: State, faction: int) -> int:
    """Points and picked cards of an action under way are worth what they may still become."""
    for depth in range(s.top + 1):
        f = s.frame[depth]
        if f.proc == PLAY_CARDS and f.who == faction:
            return picked_worth(s, faction, int(f.at)) + pending_points(s, faction)
    return 0


@rule()
def pending_points(s: State, faction: int) -> int:
    f = here(s)
    if f.who == faction and f.proc == MOVE_UNITS:
        return 25 * int(f.left)
    if f.who == faction and f.proc == BUILD_STRUCTURES:
        return 15 * int(f.left)
    return 0


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
    room = 12
    if icon == RECRUIT:
        room = int(s.reserve[faction])
    elif icon == MOVE:
        room = 6
    elif icon == BUILD:
        room = 5
    return total + POINT_OF[icon] * min(points, room)
