"""T5 A turn: reproduction. `who` puts one hand token on the board. Steps: 0 choose a token, 1 choose its hex, 2 done."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .board import free_hexes, put
from .parts import CASTE, ENTRY_COST, HEXES, KINDS, NOBODY, OFF
from .state import State
from .words import (
    A_TOKEN,
    A_TOKEN_HEX,
    CLOSED_TERRAIN,
    DISCARD,
    E_DISCARDED,
    E_PLACED,
    MUST_PLACE,
    NO_HEX_FOR_TOKEN,
    NOT_FREE,
    NOT_IN_HAND,
    NOT_ON_BOARD,
    PLACE,
    REPRODUCTION,
    TOKEN,
    procedure,
    verb,
)

CHOOSE_TOKEN, CHOOSE_HEX, PLACED = range(3)


@procedure(REPRODUCTION)
@rule("T5.1")
def reproduction(s: State) -> None:
    """Choose one of the hand tokens and put it face up on any free hex of the board."""
    f = here(s)
    if f.step == CHOOSE_TOKEN:
        ask(s, f.who, A_TOKEN)
    elif f.step == CHOOSE_HEX:
        ask(s, f.who, A_TOKEN_HEX)
    else:
        done(s)


@rule("T5.2")
def can_be_placed(s: State, kind: int) -> bool:
    """Some free hex is open to it."""
    entry_cost = ENTRY_COST[CASTE[kind]]
    for hex in range(HEXES):
        if s.owner[hex] == NOBODY and entry_cost[s.terrain[hex]] > 0:
            return True
    return False


@rule("T5.1")
def hand_tokens(s: State, out: Row, n: int) -> int:
    hand = s.hand[here(s).who]
    for kind in range(KINDS):
        out[n] = kind
        if hand[kind] > 0:
            n += 1
    return n


@rule("T5.4")
def some_can_be_placed(s: State) -> bool:
    hand = s.hand[here(s).who]
    for kind in range(KINDS):
        if hand[kind] > 0 and can_be_placed(s, kind):
            return True
    return False


@rule("T5.1", "T5.4")
def refuse_token(s: State, kind: int) -> int:
    if s.hand[here(s).who][kind] == 0:
        return NOT_IN_HAND
    return OK if can_be_placed(s, kind) else NO_HEX_FOR_TOKEN


@verb(TOKEN, refuse=refuse_token, narrow=hand_tokens)
@rule("T5.1")
def take_token(s: State, kind: int) -> None:
    """Only its owner sees which one it is, until it lies on the board."""
    s.chosen = kind
    here(s).step = CHOOSE_HEX


@rule("T5.2")
def refuse_place(s: State, hex: int) -> int:
    """Alate not on Vegetation, others not on Water; Stones are allowed for all."""
    if s.terrain[hex] == OFF:
        return NOT_ON_BOARD
    if s.owner[hex] != NOBODY:
        return NOT_FREE
    return OK if ENTRY_COST[CASTE[s.chosen]][s.terrain[hex]] > 0 else CLOSED_TERRAIN


@verb(PLACE, refuse=refuse_place, narrow=free_hexes)
@rule("T5.1")
def place(s: State, hex: int) -> None:
    f = here(s)
    kind = s.chosen
    s.hand[f.who][kind] -= 1
    s.chosen = NOBODY
    put(s, hex, kind, f.who)
    emit(s, E_PLACED, EVERYONE, f.who, hex, kind)
    f.step = PLACED


@rule("T5.4")
def discards(s: State, out: Row, n: int) -> int:
    return n if some_can_be_placed(s) else hand_tokens(s, out, n)


@rule("T5.4")
def refuse_discard(s: State, kind: int) -> int:
    """Only if no hand token has a legal hex."""
    if s.hand[here(s).who][kind] == 0:
        return NOT_IN_HAND
    return MUST_PLACE if some_can_be_placed(s) else OK


@verb(DISCARD, refuse=refuse_discard, narrow=discards)
@rule("T5.4")
def discard(s: State, kind: int) -> None:
    f = here(s)
    s.hand[f.who][kind] -= 1
    emit(s, E_DISCARDED, EVERYONE, f.who, kind)
    f.step = PLACED
