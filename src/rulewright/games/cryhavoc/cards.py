"""C3.6 Cards are drawn and discarded."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, ask, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .parts import CARDS, DISCARDED, HELD, IN_DECK, IN_HAND, LOOKED_AT, OPEN, OWNED, PICKED
from .pieces import count_at, discard_pile_to_deck, hand_size, in_hand, lay_open
from .state import State
from .words import (
    A_DISCARD,
    A_DRAW,
    DISCARD,
    DISCARD_CARDS,
    DRAW,
    DRAW_CARDS,
    E_DISCARDED,
    E_DREW,
    E_DREW_HIDDEN,
    E_REBUILT,
    NOT_IN_HAND,
    NOT_LOOKED_AT,
    STUDY,
    procedure,
    verb,
)


@rule()
def owner_only(s: State, faction: int) -> int:
    """The audience that knows that faction's secrets."""
    return 1 << int(s.seat[faction])


# ------------------------------------------------------------- the deck
@rule("C3.6")
def deck_lasts(s: State, faction: int) -> bool:
    """There is a card to draw, once the discard pile is shuffled if need be."""
    for card in range(CARDS):
        if s.where[card] == IN_DECK + faction:
            return True
        if s.where[card] == OPEN and s.pile[card] == DISCARDED + faction:
            return True
    return False


@rule("C3.6")
def rebuild_if_empty(s: State, faction: int) -> None:
    """An empty deck is made of the discard pile at the moment when a card must be drawn. Whoever remembers what lay open knows the hand
    then, unless a card of the deck is just being looked at."""
    if count_at(s, IN_DECK + faction) > 0:
        return
    if count_at(s, LOOKED_AT + faction) == 0:
        for card in range(CARDS):
            held = s.where[card] == IN_HAND + faction or s.where[card] == PICKED + faction
            if held and s.known[card] == OWNED:
                s.known[card] = HELD
    discard_pile_to_deck(s, faction)
    emit(s, E_REBUILT, EVERYONE, faction)


# ------------------------------------------------------------- drawing
@procedure(DRAW_CARDS)
@rule("C3.6")
def draw_cards(s: State) -> None:
    """`who` draws `left` cards of the own deck, while there are any."""
    f = here(s)
    if f.left <= 0 or not deck_lasts(s, f.who):
        done(s)
    else:
        rebuild_if_empty(s, f.who)
        ask(s, CHANCE, A_DRAW)


@rule()
def weigh_draw(s: State, card: int) -> int:
    return 1 if s.where[card] == IN_DECK + here(s).who else 0


@verb.chance(DRAW, weigh=weigh_draw)
@rule("C3.6")
def draw(s: State, card: int) -> None:
    """Hidden from the others."""
    f = here(s)
    s.where[card] = IN_HAND + f.who
    f.left -= 1
    emit(s, E_DREW, owner_only(s, f.who), f.who, card)
    emit(s, E_DREW_HIDDEN, EVERYONE - owner_only(s, f.who), f.who)


# ------------------------------------------------------------- discarding
@procedure(DISCARD_CARDS)
@rule("C3.6")
def discard_cards(s: State) -> None:
    """`who` discards `left` cards of the own choice, while there are any. Also the last is asked for: what came before, such as a draw,
    may be secret and shows nothing of itself."""
    f = here(s)
    if f.left > 0 and hand_size(s, f.who) > 0:
        ask(s, s.seat[f.who], A_DISCARD)
    else:
        done(s)


@rule("C3.6", "C4.41")
def refuse_discard(s: State, card: int) -> int:
    """From the hand; of two cards looked at, one of these."""
    f = here(s)
    if f.proc == STUDY:
        return OK if s.where[card] == LOOKED_AT + f.who else NOT_LOOKED_AT
    return OK if in_hand(s, f.who, card) else NOT_IN_HAND


@verb(DISCARD, refuse=refuse_discard)
@rule("C3.6", "C4.41")
def discard_one(s: State, card: int) -> None:
    f = here(s)
    f.left -= 1
    discard(s, f.who, card)


@rule("C3.6")
def discard(s: State, faction: int, card: int) -> None:
    """Face up on the own discard pile."""
    lay_open(s, card, DISCARDED + faction)
    emit(s, E_DISCARDED, EVERYONE, faction, card)
