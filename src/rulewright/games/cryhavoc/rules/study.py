"""C4.40-C4.42 Draw two, keep one, and the Matrix: cards that only one player looks at."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import OTHER_DISCARDED
from rulewright.games.cryhavoc.parts import (
    AT_BOTTOM,
    CARDS,
    FACTIONS,
    IN_DECK,
    IN_HAND,
    IN_TERRAIN_DECK,
    LOOKED_AT,
    NO_PILE,
    NOBODY,
    STORE_LIMIT,
    STORED,
    TERRAINS,
    UNKNOWN,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, ask, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .cards import deck_lasts, owner_only, rebuild_if_empty
from .pieces import count_at

OWN_DECK = len(TERRAINS)  # used like a terrain
LOOKED_CARDS = 2
TO_BEGIN, LOOKING = range(2)  # the steps of studying


# ------------------------------------------------------------- C4.40 draw two, keep one
@rule("C4.40")
def refuse_study(s: State, faction: int, deck: int) -> int:
    """A terrain deck or your own, with a card to look at."""
    if deck == OWN_DECK:
        return OK if deck_lasts(s, faction) else num.DECK_EMPTY
    return OK if count_at(s, IN_TERRAIN_DECK + deck) > 0 else num.DECK_EMPTY


@procedure(num.STUDY)
@rule("C4.40", "C4.41")
def study(s: State) -> None:
    """`who` looks at the top two cards of deck `at`, which is chosen first if it is NOBODY, and keeps one. A single last card is kept."""
    f = here(s)
    if f.step == TO_BEGIN:
        f.step = LOOKING
        f.left = LOOKED_CARDS
    elif f.at == NOBODY:
        choose_deck(s)
    elif f.left > 0 and refuse_study(s, f.who, f.at) == OK:
        if f.at == OWN_DECK:
            rebuild_if_empty(s, f.who)
        ask(s, CHANCE, num.A_LOOK)
    elif count_at(s, LOOKED_AT + f.who) > 1:
        discards = f.at == OWN_DECK and s.other_own_card == OTHER_DISCARDED
        ask(s, s.seat[f.who], num.A_DISCARD if discards else num.A_KEEP)
    else:
        for card in range(CARDS):
            if s.where[card] == LOOKED_AT + f.who:
                keep_one(s, card)
        done(s)


@rule("C4.40")
def refuse_keep(s: State, card: int) -> int:
    return OK if s.where[card] == LOOKED_AT + here(s).who else num.NOT_LOOKED_AT


@verb(num.KEEP, refuse=refuse_keep)
@rule("C4.40", "C4.41")
def keep(s: State, card: int) -> None:
    """Shuffle the other card back."""
    f = here(s)
    keep_one(s, card)
    for other in range(CARDS):
        if s.where[other] == LOOKED_AT + f.who:
            s.where[other] = IN_DECK + f.who if f.at == OWN_DECK else IN_TERRAIN_DECK + f.at
            emit(s, num.E_RETURNED, owner_only(s, f.who), f.who, other)
    if f.at != OWN_DECK:
        shuffle_terrain_deck(s, f.at)


@rule("C4.40", "C4.42")
def keep_one(s: State, card: int) -> None:
    """Into the hand. From now on a terrain card is treated like the player's own: it goes to their discard pile and so to their deck."""
    f = here(s)
    s.where[card] = IN_HAND + f.who
    emit(s, num.E_KEPT, owner_only(s, f.who), f.who, card)
    emit(s, num.E_KEPT_HIDDEN, EVERYONE - owner_only(s, f.who), f.who)


# ------------------------------------------------------------- the Matrix
@procedure(num.STOW)
@rule("C1.6")
def stow(s: State) -> None:
    """`who` chooses a terrain deck `at` and stores its top card, `left` times. If that is one card too many, the owner chooses which deck
    one returns to."""
    f = here(s)
    if f.left <= 0 and not overfull(s):
        done(s)
    elif f.at == NOBODY:
        choose_deck(s)
    elif not overfull(s):
        ask(s, CHANCE, num.A_LOOK)
    elif stored_of(s, f.at) > 1:
        ask(s, s.seat[f.who], num.A_DROP)
    else:
        for card in range(CARDS):
            if refuse_drop(s, card) == OK:
                drop(s, card)
                return


@rule("C1.6")
def overfull(s: State) -> bool:
    """Whether one card too many is stored."""
    f = here(s)
    return f.proc == num.STOW and count_at(s, STORED + f.who) > STORE_LIMIT


@rule("C1.6")
def stored_of(s: State, terrain: int) -> int:
    """The number of stored cards of that terrain. Everybody saw which decks they came from."""
    n = 0
    for card in range(CARDS):
        if s.where[card] == STORED + here(s).who and s.home[card] == len(FACTIONS) + terrain:
            n += 1
    return n


@rule("C1.6")
def refuse_drop(s: State, card: int) -> int:
    """A stored card that came from the chosen deck."""
    f = here(s)
    return OK if s.where[card] == STORED + f.who and s.home[card] == len(FACTIONS) + f.at else num.NOT_STORED


@verb(num.DROP, refuse=refuse_drop)
@rule("C1.6")
def drop(s: State, card: int) -> None:
    """Put it face down at the bottom of its deck."""
    f = here(s)
    put_at_bottom(s, card, UNKNOWN)
    emit(s, num.E_DROPPED, owner_only(s, f.who), f.who, card)
    emit(s, num.E_DROPPED_HIDDEN, EVERYONE - owner_only(s, f.who), f.who, f.at)
    f.at = NOBODY


# ------------------------------------------------------------- terrain decks
@rule("C4.40")
def choose_deck(s: State) -> None:
    """Ask which terrain deck, if there is a choice; if there is none, the action is over."""
    f = here(s)
    n = 0
    for terrain in range(len(TERRAINS)):
        if refuse_deck(s, terrain) == OK:
            n += 1
            f.at = terrain
    if n > 1:
        f.at = NOBODY
        ask(s, s.seat[f.who], num.A_DECK)
    elif n == 0:
        done(s)


@rule("C4.40")
def refuse_deck(s: State, terrain: int) -> int:
    """A deck with a card to draw; for a card that returns, a deck that a stored card came from."""
    if overfull(s):
        return OK if stored_of(s, terrain) > 0 else num.NOT_STORED
    return OK if count_at(s, IN_TERRAIN_DECK + terrain) > 0 else num.DECK_EMPTY


@verb(num.DECK, refuse=refuse_deck)
@rule("C4.40")
def take_deck(s: State, terrain: int) -> None:
    here(s).at = terrain


@rule()
def weigh_look(s: State, card: int) -> int:
    """First the cards of the shuffled part, with equal weight; then those at the bottom, one after the other."""
    f = here(s)
    if f.at == OWN_DECK:
        return 1 if s.where[card] == IN_DECK + f.who else 0
    if s.where[card] != IN_TERRAIN_DECK + f.at:
        return 0
    for other in range(CARDS):
        if s.where[other] == s.where[card] and s.depth[other] < s.depth[card]:
            return 0
    return 1


@verb.chance(num.LOOK, weigh=weigh_look)
@rule("C4.40")
def look(s: State, card: int) -> None:
    """Look at the top card of the deck; only its owner sees it."""
    f = here(s)
    mine = owner_only(s, f.who)
    f.left -= 1
    if f.at != OWN_DECK:
        take_from_top(s, card)
    if f.proc == num.STUDY:
        s.where[card] = LOOKED_AT + f.who
        emit(s, num.E_LOOKED, mine, f.who, card, f.at)
        emit(s, num.E_LOOKED_HIDDEN, EVERYONE - mine, f.who, f.at)
    else:
        s.where[card] = STORED + f.who
        emit(s, num.E_STORED, mine, f.who, card)
        emit(s, num.E_STORED_HIDDEN, EVERYONE - mine, f.who, f.at)
        f.at = NOBODY


@rule("C4.40")
def take_from_top(s: State, card: int) -> None:
    """If the shuffled part is used up, the cards below move up."""
    depth = int(s.depth[card])
    for other in range(CARDS):
        if depth > 0 and s.where[other] == s.where[card]:
            s.depth[other] -= depth
    s.known[card] = UNKNOWN


@rule("C4.41")
def shuffle_terrain_deck(s: State, terrain: int) -> None:
    """Shuffle the whole deck, including its bottom."""
    for card in range(CARDS):
        if s.where[card] == IN_TERRAIN_DECK + terrain:
            s.depth[card] = 0
            s.known[card] = UNKNOWN


@rule("C1.6")
def put_at_bottom(s: State, card: int, known: int) -> None:
    """Put a card below everything in its terrain deck."""
    deck = IN_TERRAIN_DECK + int(s.home[card]) - len(FACTIONS)
    deepest = 0
    for other in range(CARDS):
        if s.where[other] == deck:
            deepest = max(deepest, int(s.depth[other]))
    s.where[card] = deck
    s.pile[card] = NO_PILE
    s.known[card] = known
    s.depth[card] = deepest + 1


@rule("C1.6")
def return_to_bottom(s: State, card: int) -> None:
    """Return a stored card that was used. Everybody has seen it."""
    put_at_bottom(s, card, AT_BOTTOM)
