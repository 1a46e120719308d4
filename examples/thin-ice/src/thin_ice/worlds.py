"""For bots: worlds that a seat cannot rule out, and how good a position looks."""

from __future__ import annotations

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import NONE

from .numbers import BREAKS, CRACK, KINDS
from .rules import card_value, line_value
from .state import State

NAMES = ("point",)  # the weights of a guide
(POINT,) = range(len(NAMES))


@rule()
def redeal(s: State, seat: int, seed: int) -> None:
    """Redeal in place: everything hidden from the seat returns to the deck, then the same numbers of cards are drawn."""
    for other in range(s.players):
        s.held[other] = 0
        for kind in range(KINDS):
            if other != seat:
                s.held[other] += s.hand[other][kind]
                s.deck[kind] += s.hand[other][kind]
                s.hand[other][kind] = 0
    k = 0
    if s.bait != NONE and here(s).who != seat:
        s.deck[s.bait] += 1
        s.bait = pick(s.deck, KINDS, mix(seed, k))
        s.deck[s.bait] -= 1
        k += 1
    for other in range(s.players):
        for _ in range(s.held[other]):
            kind = pick(s.deck, KINDS, mix(seed, k))
            s.deck[kind] -= 1
            s.hand[other][kind] += 1
            k += 1


@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Points, and the cards on the line; if the line is out, their average value after the next card."""
    points = guide[POINT] * s.points[seat]
    if s.bait == NONE or here(s).who != seat:
        return points
    caught = line_value(s)
    if here(s).actor != CHANCE:
        return points + guide[POINT] * caught
    cards = 0
    total = 0
    for kind in range(KINDS):
        cards += s.deck[kind]
        if kind != CRACK or s.line[CRACK] + 1 < BREAKS:
            total += s.deck[kind] * (caught + card_value(s, kind))
    return points + guide[POINT] * total // cards
