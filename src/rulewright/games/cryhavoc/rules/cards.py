"""C3.6 Drawing and discarding cards."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.parts import CARDS, DISCARDED, HELD, IN_DECK, IN_HAND, LOOKED_AT, OPEN, OWNED, PICKED
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, ask, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import count_at, discard_pile_to_deck, hand_size, in_hand, lay_open


@rule()
def owner_only(s: State, faction: int) -> int:
    """The audience that knows a faction's secrets."""
    return 1 << int(s.seat[faction])


# ------------------------------------------------------------- the deck
@rule("C3.6")
def deck_lasts(s: State, faction: int) -> bool:
    """Whether there is a card to draw, if necessary after shuffling the discard pile."""
    for card in range(CARDS):
        if s.where[card] == IN_DECK + faction:
            return True
        if s.where[card] == OPEN and s.pile[card] == DISCARDED + faction:
            return True
    return False


@rule("C3.6")
def rebuild_if_empty(s: State, faction: int) -> None:
    """Make a new deck of the discard pile at the moment when a card must be drawn. Everybody who remembers the open cards then knows the
    hand, unless a card of the deck is just being looked at."""
    if count_at(s, IN_DECK + faction) > 0:
        return
    if count_at(s, LOOKED_AT + faction) == 0:
        for card in range(CARDS):
            held = s.where[card] == IN_HAND + faction or s.where[card] == PICKED + faction
            if held and s.known[card] == OWNED:
                s.known[card] = HELD
    discard_pile_to_deck(s, faction)
    emit(s, num.E_REBUILT, EVERYONE, faction)


# ------------------------------------------------------------- drawing
@procedure(num.DRAW_CARDS)
@rule("C3.6")
def draw_cards(s: State) -> None:
    """`who` draws `left` cards from their deck, while there are any."""
    f = here(s)
    if f.left <= 0 or not deck_lasts(s, f.who):
        done(s)
    else:
        rebuild_if_empty(s, f.who)
        ask(s, CHANCE, num.A_DRAW)


@rule()
def weigh_draw(s: State, card: int) -> int:
    return 1 if s.where[card] == IN_DECK + here(s).who else 0


@verb.chance(num.DRAW, weigh=weigh_draw)
@rule("C3.6")
def draw(s: State, card: int) -> None:
    """The others do not see the card."""
    f = here(s)
    s.where[card] = IN_HAND + f.who
    f.left -= 1
    emit(s, num.E_DREW, owner_only(s, f.who), f.who, card)
    emit(s, num.E_DREW_HIDDEN, EVERYONE - owner_only(s, f.who), f.who)


# ------------------------------------------------------------- discarding
@procedure(num.DISCARD_CARDS)
@rule("C3.6")
def discard_cards(s: State) -> None:
    """`who` discards `left` cards of their choice, while there are any. The last card is asked for, too: what came before, such as a draw,
    may be secret and must not reveal anything by itself."""
    f = here(s)
    if f.left > 0 and hand_size(s, f.who) > 0:
        ask(s, s.seat[f.who], num.A_DISCARD)
    else:
        done(s)


@rule("C3.6", "C4.41")
def refuse_discard(s: State, card: int) -> int:
    """From the hand, or one of the two cards looked at."""
    f = here(s)
    if f.proc == num.STUDY:
        return OK if s.where[card] == LOOKED_AT + f.who else num.NOT_LOOKED_AT
    return OK if in_hand(s, f.who, card) else num.NOT_IN_HAND


@verb(num.DISCARD, refuse=refuse_discard)
@rule("C3.6", "C4.41")
def discard_one(s: State, card: int) -> None:
    f = here(s)
    f.left -= 1
    discard(s, f.who, card)


@rule("C3.6")
def discard(s: State, faction: int, card: int) -> None:
    """Put the card face up on its player's discard pile."""
    lay_open(s, card, DISCARDED + faction)
    emit(s, num.E_DISCARDED, EVERYONE, faction, card)
