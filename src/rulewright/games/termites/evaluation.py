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
    "safe",  # a point that nobody can take any more: trophies, and mounds in reserve
    "unit",  # a point of strength on the board
    "store",  # and of strength still to come
    "siege",  # each point of strength that stands against a mound
    "ready",  # enough of it to take the mound
    "strike",  # percent of a mound's points for the one whose turn it is, if it can be taken at once
    "counter",  # and for the others, who have to wait for their turn
    "reach",  # percent of the strength of a unit that can come to such an attack
    "spare",  # percent of the strength of a token that can still be placed for it
    "fading",  # turns before the end from which on strength and sieges count less
)
OWN, POINT, SAFE, UNIT, STORE, SIEGE, READY, STRIKE, COUNTER, REACH, SPARE, FADING = range(len(NAMES))


@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Own points and strength against the best opponent's; mounds under siege, for and against."""
    who = mover(s)
    hopes = 0  # of sieges
    for q in range(s.players):
        s.standing[q] = (guide[POINT] + guide[SAFE]) * off_board(s, q)
        s.strength[q] = 0
        s.threat[q] = 0
        s.spare[q] = guide[SPARE] * spare(s, q, q == who)
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
        if guide[STRIKE] != 0 or guide[COUNTER] != 0:
            threaten(s, value, owner, seat, guide)
    best = -100000000
    for q in range(s.players):
        s.standing[q] += fade(s, q, guide[UNIT] * int(s.strength[q]), guide)
        if q != seat:
            best = max(best, int(s.standing[q]))
    return guide[OWN] * int(s.standing[seat]) - best + fade(s, seat, hopes, guide) + attacks(s, seat, who, guide)


@rule()
def fade(s: State, seat: int, value: int, guide: Row) -> int:
    """What may still become something counts less when few turns are left."""
    if guide[FADING] == 0:
        return value
    tokens = 0
    strength = 0
    for kind in range(KINDS):
        number = s.hand[seat][kind] + s.stack[seat][kind]
        tokens += number
        strength += number * STRENGTH[kind]
    return value * min(tokens + 1, int(guide[FADING])) // int(guide[FADING]) + guide[STORE] * strength


# ------------------------------------------------------------- mounds
@rule()
def besiege(s: State, mound: int) -> None:
    """The strength that each seat has beside a mound, or in its Nasute's range; and its strongest unit that can come from distance 2."""
    for q in range(len(s.siege)):
        s.siege[q] = 0
        s.coming[q] = 0
    beside = NEIGHBOURS[mound]
    for side in range(6):
        hex = beside[side]
        if s.owner[hex] >= 0:
            s.siege[s.owner[hex]] += support(s, hex)
    ring = AT_TWO[mound]
    for i in range(RING):
        hex = ring[i]
        owner = s.owner[hex]
        if owner < 0 or s.mound[hex] != 0:
            continue
        if CASTE[s.unit[hex]] == NASUTE:
            s.siege[owner] += support(s, hex)
        elif POINTS[CASTE[s.unit[hex]]] > 1:
            s.coming[owner] = max(int(s.coming[owner]), int(STRENGTH[s.unit[hex]]))


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


# ------------------------------------------------------------- attacks to come
@rule()
def threaten(s: State, value: int, owner: int, seat: int, guide: Row) -> None:
    """Who may take that mound in a turn, with what stands there, what can come and what can be placed: the best attack of each is kept, as
    points that change hands between the seat and others."""
    for q in range(s.players):
        if q != owner and 100 * int(s.siege[q]) + s.spare[q] + guide[REACH] * int(s.coming[q]) > 100 * value:
            concerned = owner != NEUTRAL and (q == seat or owner == seat)
            s.threat[q] = max(int(s.threat[q]), 2 * value if concerned else value)


@rule()
def attacks(s: State, seat: int, who: int, guide: Row) -> int:
    """The best attack of the seat against the worst of the others: most of all that of the one whose turn it is."""
    worst = 0
    for q in range(s.players):
        if q != seat:
            worst = max(worst, int(guide[STRIKE if q == who else COUNTER]) * int(s.threat[q]))
    return guide[POINT] * (int(guide[STRIKE if seat == who else COUNTER]) * int(s.threat[seat]) - worst) // 100


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
def spare(s: State, seat: int, moving: bool) -> int:
    """The strongest token that the seat can still place before it moves."""
    strength = 0
    if not moving or (here(s).proc != MOVEMENT and here(s).proc != DRAW_TOKENS):
        for kind in range(KINDS):
            if s.hand[seat][kind] > 0:
                strength = max(strength, int(STRENGTH[kind]))
    return strength
