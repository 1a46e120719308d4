"""How good a position looks for a seat: what simple bots go by. Own guesses, tuned by play; no rule depends on them."""

from __future__ import annotations

from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .attack import support
from .ending import points
from .parts import AT_TWO, CASTE, HEXES, NASUTE, NEIGHBOURS, RING, STRENGTH
from .state import State

# what a guide weighs: a point of score, a point of strength on the board, each point of strength that stands against a mound, enough of
# it to take the mound
NAMES = ("point", "unit", "siege", "ready")
POINT, UNIT, SIEGE, READY = range(len(NAMES))


@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Own points and strength against the best opponent's; mounds under siege, for and against."""
    best = -100000
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other, guide))
    total = 2 * standing(s, seat, guide) - best
    for hex in range(HEXES):
        if s.mound[hex] != 0:
            total += prospects(s, hex, seat, guide)
    return total


@rule()
def standing(s: State, seat: int, guide: Row) -> int:
    strength = 0
    for hex in range(HEXES):
        if s.owner[hex] == seat:
            strength += STRENGTH[s.unit[hex]]
    return guide[POINT] * points(s, seat) + guide[UNIT] * strength


@rule()
def prospects(s: State, mound: int, seat: int, guide: Row) -> int:
    """What a mound is worth to a seat by who besieges it: an own one is in danger, any other is prey."""
    owner, value = s.owner[mound], int(s.mound[mound])
    own = siege(s, mound, seat)
    if owner != seat:
        return pressure(own, value, guide)
    danger = 0
    for other in range(s.players):
        if other != seat:
            danger = max(danger, pressure(siege(s, mound, other), value, guide))
    return -danger


@rule()
def pressure(strength: int, value: int, guide: Row) -> int:
    """Grows with the strength against a mound, up to what it takes."""
    if strength > value:
        return guide[READY] + guide[SIEGE] * (value + 1) + value
    return guide[SIEGE] * strength * strength // (value + 1)


@rule()
def siege(s: State, mound: int, seat: int) -> int:
    """The strength that a seat has beside a mound, or in its Nasute's range."""
    strength = 0
    beside = NEIGHBOURS[mound]
    for side in range(6):
        hex = beside[side]
        if s.owner[hex] == seat:
            strength += support(s, hex)
    ring = AT_TWO[mound]
    for i in range(RING):
        hex = ring[i]
        if s.owner[hex] == seat and CASTE[s.unit[hex]] == NASUTE:
            strength += support(s, hex)
    return strength
