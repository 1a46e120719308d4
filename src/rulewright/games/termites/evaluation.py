"""How good a position looks for a seat, in sixtieths of a point: what bots go by. Own guesses, tuned by play; no rule depends on them.

One pass over the board: units count by their strength, mounds by who stands against them and whose turn it is.
"""

from __future__ import annotations

from rulewright.kernel.frames import here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .attack import support
from .ending import off_board
from .parts import AT_TWO, CASTE, HEXES, KINDS, NASUTE, NEIGHBOURS, NEUTRAL, NOBODY, POINTS, RING, STRENGTH
from .state import State
from .words import CAPTURE, DRAW_TOKENS, MOVEMENT, TURN

# what a guide weighs
NAMES = (
    "own",  # how often the own standing counts against the best of the others'
    "point",  # a point of score
    "unit",  # a point of strength on the board
    "siege",  # each point of strength that stands against a mound
    "ready",  # enough of it to take the mound
    "strike",  # percent of a mound's points for the one whose turn it is, if it can be taken at once
    "reach",  # percent of the strength of a unit that can come to such an attack
    "spare",  # percent of the strength of a token that can still be placed for it
    "fading",  # turns before the end from which on strength and sieges count less
)
OWN, POINT, UNIT, SIEGE, READY, STRIKE, REACH, SPARE, FADING = range(len(NAMES))


@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Own points and strength against the best opponent's; mounds under siege, for and against."""
    who = mover(s)
    more = guide[SPARE] * spare(s, who) if guide[STRIKE] != 0 else 0
    hopes = 0  # of sieges
    swing = 0  # points that change hands with the best attack of this turn
    for q in range(s.players):
        s.standing[q] = guide[POINT] * off_board(s, q)
        s.strength[q] = 0
    for hex in range(HEXES):
        owner = int(s.owner[hex])
        if owner < 0 or owner > NEUTRAL:
            continue
        value = int(s.mound[hex])
        if value == 0:
            s.strength[owner] += STRENGTH[s.unit[hex]]
            continue
        if owner != NEUTRAL:
            s.standing[owner] += guide[POINT] * value
        besiege(s, hex)
        hopes += prospects(s, value, owner, seat, guide)
        if guide[STRIKE] != 0 and who != NOBODY and who != owner and can_strike(s, hex, value, who, more, guide):
            concerned = owner != NEUTRAL and (who == seat or owner == seat)
            swing = max(swing, 2 * value if concerned else value)
    best = -1000000
    for q in range(s.players):
        s.standing[q] += fade(s, q, guide[UNIT] * int(s.strength[q]), guide)
        if q != seat:
            best = max(best, int(s.standing[q]))
    stroke = guide[STRIKE] * guide[POINT] * swing // 100
    total = guide[OWN] * int(s.standing[seat]) - best + fade(s, seat, hopes, guide)
    return total + stroke if who == seat else total - stroke


@rule()
def fade(s: State, seat: int, value: int, guide: Row) -> int:
    """What may still become something counts less when few turns are left."""
    if guide[FADING] == 0:
        return value
    tokens = 0
    for kind in range(KINDS):
        tokens += s.hand[seat][kind] + s.stack[seat][kind]
    return value * min(tokens + 1, int(guide[FADING])) // int(guide[FADING])


# ------------------------------------------------------------- mounds
@rule()
def besiege(s: State, mound: int) -> None:
    """The strength that each seat has beside a mound, or in its Nasute's range."""
    for q in range(len(s.siege)):
        s.siege[q] = 0
    beside = NEIGHBOURS[mound]
    for side in range(6):
        hex = beside[side]
        if s.owner[hex] >= 0:
            s.siege[s.owner[hex]] += support(s, hex)
    ring = AT_TWO[mound]
    for i in range(RING):
        hex = ring[i]
        if s.owner[hex] >= 0 and CASTE[s.unit[hex]] == NASUTE:
            s.siege[s.owner[hex]] += support(s, hex)


@rule()
def prospects(s: State, value: int, owner: int, seat: int, guide: Row) -> int:
    """What a mound is worth to a seat by who besieges it: an own one is in danger, any other is prey."""
    if owner != seat:
        return pressure(int(s.siege[seat]), value, guide)
    danger = 0
    for other in range(s.players):
        if other != seat:
            danger = max(danger, pressure(int(s.siege[other]), value, guide))
    return -danger


@rule()
def pressure(strength: int, value: int, guide: Row) -> int:
    """Grows with the strength against a mound, up to what it takes."""
    if strength > value:
        return int(guide[READY] + guide[SIEGE] * (value + 1) + value)
    return int(guide[SIEGE] * strength * strength // (value + 1))


# ------------------------------------------------------------- whose turn it is
@rule()
def mover(s: State) -> int:
    """The seat that moves next, or NOBODY before the first turn: whose turn it is, unless a mound has just been taken."""
    who = NOBODY
    for depth in range(s.top + 1):
        if s.frame[depth].proc == TURN:
            who = int(s.frame[depth].who)
        elif s.frame[depth].proc == CAPTURE:
            return (who + 1) % int(s.players)
    return who


@rule()
def spare(s: State, seat: int) -> int:
    """The strongest token that can still be placed before that seat moves."""
    strength = 0
    if seat != NOBODY and here(s).proc != MOVEMENT and here(s).proc != DRAW_TOKENS:
        for kind in range(KINDS):
            if s.hand[seat][kind] > 0:
                strength = max(strength, int(STRENGTH[kind]))
    return strength


@rule()
def can_strike(s: State, mound: int, value: int, who: int, more: int, guide: Row) -> bool:
    """With what stands there, what can come and what can be placed, it may be enough."""
    return 100 * int(s.siege[who]) + more + guide[REACH] * reach(s, mound, who) > 100 * value


@rule()
def reach(s: State, mound: int, seat: int) -> int:
    """The strongest unit at distance 2 that can walk or fly in."""
    strength = 0
    ring = AT_TWO[mound]
    for i in range(RING):
        hex = ring[i]
        if s.owner[hex] == seat and POINTS[CASTE[s.unit[hex]]] > 1:
            strength = max(strength, int(STRENGTH[s.unit[hex]]))
    return strength
