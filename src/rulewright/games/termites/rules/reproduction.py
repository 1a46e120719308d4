"""T5 A turn: reproduction. `who` puts one token from the hand on the board. Steps: 0 choose a token, 1 choose its hex, 2 done."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.numbers import procedure, verb
from rulewright.games.termites.parts import CASTE, ENTRY_COST, KINDS, NOBODY, OFF
from rulewright.games.termites.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .known_hands import can_be_placed, leaves_hand, nothing_else_fits
from .pieces import free_hexes, put

CHOOSE_TOKEN, CHOOSE_HEX, PLACED = range(3)


@procedure(num.REPRODUCTION)
@rule("T5.1")
def reproduction(s: State) -> None:
    """Choose a token from the hand and put it face up on any free hex of the board."""
    f = here(s)
    if f.step == CHOOSE_TOKEN:
        ask(s, f.who, num.A_TOKEN)
    elif f.step == CHOOSE_HEX:
        ask(s, f.who, num.A_TOKEN_HEX)
    else:
        done(s)


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
        return num.NOT_IN_HAND
    return OK if can_be_placed(s, kind) else num.NO_HEX_FOR_TOKEN


@verb(num.TOKEN, refuse=refuse_token, narrow=hand_tokens)
@rule("T5.1")
def take_token(s: State, kind: int) -> None:
    """Only its owner sees which token it is until it is on the board."""
    s.chosen = kind
    here(s).step = CHOOSE_HEX


@rule("T5.2")
def refuse_place(s: State, hex: int) -> int:
    """Alate not on Vegetation, others not on Water; Stones are open to all."""
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if s.owner[hex] != NOBODY:
        return num.NOT_FREE
    return OK if ENTRY_COST[CASTE[s.chosen]][s.terrain[hex]] > 0 else num.CLOSED_TERRAIN


@verb(num.PLACE, refuse=refuse_place, narrow=free_hexes)
@rule("T5.1")
def place(s: State, hex: int) -> None:
    f = here(s)
    kind = s.chosen
    s.hand[f.who][kind] -= 1
    leaves_hand(s, f.who, kind)
    s.chosen = NOBODY
    put(s, hex, kind, f.who)
    emit(s, num.E_PLACED, EVERYONE, f.who, hex, kind)
    f.step = PLACED


@rule("T5.4")
def discards(s: State, out: Row, n: int) -> int:
    return n if some_can_be_placed(s) else hand_tokens(s, out, n)


@rule("T5.4")
def refuse_discard(s: State, kind: int) -> int:
    """Only if no token in hand has a legal hex."""
    if s.hand[here(s).who][kind] == 0:
        return num.NOT_IN_HAND
    return num.MUST_PLACE if some_can_be_placed(s) else OK


@verb(num.DISCARD, refuse=refuse_discard, narrow=discards)
@rule("T5.4")
def discard(s: State, kind: int) -> None:
    f = here(s)
    s.hand[f.who][kind] -= 1
    leaves_hand(s, f.who, kind)
    nothing_else_fits(s, f.who)
    emit(s, num.E_DISCARDED, EVERYONE, f.who, kind)
    f.step = PLACED
