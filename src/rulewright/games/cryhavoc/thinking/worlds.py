"""The worlds that a seat cannot rule out: redeals others' cards, the decks and the kills named in secret."""

from __future__ import annotations

from rulewright.games.cryhavoc.parts import (
    CARDS,
    FACTIONS,
    IN_DECK,
    IN_HAND,
    LOOKED_AT,
    NOBODY,
    OBJECTIVES,
    OPEN,
    OWNED,
    PICKED,
    UNKNOWN,
)
from rulewright.games.cryhavoc.rules.objectives import knows_kills
from rulewright.games.cryhavoc.rules.pieces import hand_size, in_hand
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.chance import mix
from rulewright.kernel.rule import rule

KNOWN = -2  # used as a card's mate: the viewer knows where it is


@rule()
def redeal(s: State, seat: int, seed: int) -> None:
    """Redeal in place. Cards are first put in an order that does not depend on hidden information and then shuffled; so are kills. Cards
    picked for an action become random cards of the hand."""
    viewer = int(s.faction[seat]) if seat >= 0 else NOBODY
    picker, picked = NOBODY, 0
    for card in range(CARDS):
        if PICKED <= s.where[card] < LOOKED_AT and holder(s, card) != viewer:
            picker = holder(s, card)
            picked += 1
            s.where[card] = IN_HAND + picker
    link(s, viewer)
    sort(s)
    k = shuffle(s, seed)
    for _ in range(picked):
        k = pick_again(s, picker, seed, k)
    if s.battle_at != NOBODY:
        for side in range(2):
            k = name_again(s, side, seat, seed, k)


# ------------------------------------------------------------- cards
@rule()
def holder(s: State, card: int) -> int:
    """The faction that holds the card in a secret place; NOBODY if it is open or in a terrain deck."""
    place = int(s.where[card])
    return (place - IN_DECK) % len(FACTIONS) if place >= IN_DECK else NOBODY


@rule()
def pool(s: State, card: int, viewer: int) -> int:
    """Cards in the same pool are interchangeable as far as the viewer knows: a faction's cards between its deck and hand, a terrain's
    between its deck and the player who took one. NOBODY if the viewer knows where the card is."""
    if s.where[card] <= OPEN:
        return NOBODY
    faction = holder(s, card)
    if faction != NOBODY and faction == viewer:
        return NOBODY
    if s.known[card] == OWNED:
        return faction
    return int(s.home[card]) if s.known[card] == UNKNOWN else NOBODY


@rule()
def rank(s: State, card: int) -> int:
    """The order of places."""
    return int(s.where[card]) * CARDS + int(s.depth[card])


@rule()
def exchange(s: State, a: int, b: int) -> None:
    where, depth = s.where[a], s.depth[a]
    s.where[a], s.depth[a] = s.where[b], s.depth[b]
    s.where[b], s.depth[b] = where, depth


@rule()
def link(s: State, viewer: int) -> None:
    """Link each card to the next one of its pool, so that exchanging them keeps the pools intact."""
    for own in range(len(s.last)):
        s.last[own] = NOBODY
    for card in range(CARDS - 1, -1, -1):
        own = pool(s, card, viewer)
        s.mate[card] = KNOWN if own == NOBODY else s.last[own]
        if own != NOBODY:
            s.last[own] = card


@rule()
def sort(s: State) -> None:
    """Arrange the cards of each pool in ascending order of place."""
    for a in range(CARDS):
        b = int(s.mate[a])
        while b >= 0:
            if rank(s, b) < rank(s, a):
                exchange(s, a, b)
            b = int(s.mate[b])


@rule()
def shuffle(s: State, seed: int) -> int:
    """Shuffle each pool with the seed's numbers from 0 on. Returns the next index."""
    k = 0
    for a in range(CARDS):
        if s.mate[a] == KNOWN:
            continue
        n = 0
        chosen = b = a
        while b >= 0:  # the n-th replaces the previous choice with probability 1/n
            n += 1
            if mix(seed, k) % n == 0:
                chosen = b
            k += 1
            b = int(s.mate[b])
        exchange(s, a, chosen)
    return k


@rule()
def pick_again(s: State, faction: int, seed: int, k: int) -> int:
    """Pick a random card in hand."""
    number = mix(seed, k) % hand_size(s, faction)
    for card in range(CARDS):
        if in_hand(s, faction, card):
            number -= 1
            if number < 0:
                s.where[card] = PICKED + faction
                break
    return k + 1


# ------------------------------------------------------------- kills
@rule("C5.8")
def name_again(s: State, side: int, seat: int, seed: int, k: int) -> int:
    """Name the same number of kills again, on units that are there."""
    if knows_kills(s, side, seat):
        return k
    kills = 0
    units = 0
    for objective in range(len(OBJECTIVES)):
        kills += s.named[side][objective]
        units += s.placed[1 - side][objective]
        s.named[side][objective] = 0
    for n in range(kills):
        number = mix(seed, k) % (units - n)
        k += 1
        for objective in range(len(OBJECTIVES)):
            left = s.placed[1 - side][objective] - s.named[side][objective]
            if 0 <= number < left:
                s.named[side][objective] += 1
            number -= left
    return k
