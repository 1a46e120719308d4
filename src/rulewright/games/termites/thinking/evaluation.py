"""How good a position looks for a seat, in sixtieths of a point, for bots. Our guesses, tuned by play; no rule depends on them.

One pass over the board: units count by their strength, mounds by the units against them and by whose turn it is."""

from __future__ import annotations

from rulewright.games.termites.numbers import CAPTURE, DRAW_TOKENS, MOVEMENT, TURN
from rulewright.games.termites.parts import (
    AT_TWO,
    CASTE,
    HEXES,
    KINDS,
    NASUTE,
    NEIGHBOURS,
    NEUTRAL,
    NOBODY,
    POINTS,
    RING,
    STRENGTH,
)
from rulewright.games.termites.rules.attack import support
from rulewright.games.termites.rules.ending import off_board
from rulewright.games.termites.state import State
from rulewright.kernel.frames import here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .weights import (
    APPROACH,
    COUNTER,
    FADING,
    GUARD,
    OWN,
    POINT,
    REACH,
    READY,
    SAFE,
    SIEGE,
    SPARE,
    STORE,
    STRIKE,
    WEIGHTS,
    WORKER,
)


@rule()
def worth(s: State, seat: int, guide: Row) -> int:
    """Your points and strength against those of the best opponent, plus the mounds that you or others besiege."""
    for i in range(WEIGHTS):
        s.weight[i] = guide[i]
    who = mover(s)
    hopes = 0  # value of sieges
    for q in range(s.players):
        take_stock(s, q, q == who)
    for hex in range(HEXES):
        owner = int(s.owner[hex])
        if owner < 0 or owner > NEUTRAL:
            continue
        value = int(s.mound[hex])
        if value == 0:
            s.force[owner] += s.weight[WORKER + CASTE[s.unit[hex]]] * STRENGTH[s.unit[hex]]
            continue
        besiege(s, hex)
        if owner != NEUTRAL:
            s.standing[owner] += s.weight[POINT] * value
            s.force[owner] += s.weight[GUARD] * s.beside[owner]
        hopes += prospects(s, value, owner, seat)
        if s.weight[STRIKE] != 0 or s.weight[COUNTER] != 0:
            threaten(s, value, owner, seat)
    best = -100000000
    for q in range(s.players):
        s.standing[q] += fade(s, q, int(s.force[q]))
        if q != seat:
            best = max(best, int(s.standing[q]))
    return s.weight[OWN] * int(s.standing[seat]) - best + fade(s, seat, hopes) + attacks(s, seat, who)


@rule()
def take_stock(s: State, seat: int, moving: bool) -> None:
    """What a seat has off the board: points, tokens, and the strongest one that it can still place before it moves."""
    tokens = 0
    strength = 0
    strongest = 0
    for kind in range(KINDS):
        number = int(s.hand[seat][kind]) + s.stack[seat][kind]
        tokens += number
        strength += number * STRENGTH[kind]
        if s.hand[seat][kind] > 0:
            strongest = max(strongest, int(STRENGTH[kind]))
    placed = moving and (here(s).proc == MOVEMENT or here(s).proc == DRAW_TOKENS)
    s.spare[seat] = 0 if placed else s.weight[SPARE] * strongest
    s.turns[seat] = tokens + 1
    s.standing[seat] = (s.weight[POINT] + s.weight[SAFE]) * off_board(s, seat) + s.weight[STORE] * strength
    s.force[seat] = 0
    s.threat[seat] = 0


@rule()
def fade(s: State, seat: int, value: int) -> int:
    """Potential counts for less when few turns are left."""
    fading = int(s.weight[FADING])
    return value * min(int(s.turns[seat]), fading) // fading if fading != 0 else value


# ------------------------------------------------------------- mounds
@rule()
def besiege(s: State, mound: int) -> None:
    """What each seat has against a mound: strength next to it or in a Nasute's range, strength at distance 2, the strongest that can come
    from there, and the number of units next to it."""
    for q in range(len(s.siege)):
        s.siege[q] = 0
        s.near[q] = 0
        s.coming[q] = 0
        s.beside[q] = 0
    beside = NEIGHBOURS[mound]
    for side in range(6):
        hex = beside[side]
        if s.owner[hex] >= 0:
            s.siege[s.owner[hex]] += support(s, hex)
            s.beside[s.owner[hex]] += 1
    ring = AT_TWO[mound]
    for i in range(RING):
        hex = ring[i]
        owner = s.owner[hex]
        if owner < 0 or s.mound[hex] != 0:
            continue
        if CASTE[s.unit[hex]] == NASUTE:
            s.siege[owner] += support(s, hex)
            continue
        s.near[owner] += STRENGTH[s.unit[hex]]
        if POINTS[CASTE[s.unit[hex]]] > 1:
            s.coming[owner] = max(int(s.coming[owner]), int(STRENGTH[s.unit[hex]]))


@rule()
def prospects(s: State, value: int, owner: int, seat: int) -> int:
    """The value of a mound to a seat by who besieges it: your own is in danger, any other is a chance."""
    if owner != seat:
        return pressure(s, seat, value)
    danger = 0
    for other in range(s.players):
        if other != seat:
            danger = max(danger, pressure(s, other, value))
    return -danger


@rule()
def pressure(s: State, seat: int, value: int) -> int:
    """Grows with a seat's strength against a mound, up to what it takes to capture it."""
    strength = 100 * int(s.siege[seat]) + s.weight[APPROACH] * int(s.near[seat])
    if strength > 100 * value:
        return int(s.weight[READY] + s.weight[SIEGE] * (value + 1) + value)
    return int(s.weight[SIEGE] * strength * strength // (10000 * (value + 1)))


# ------------------------------------------------------------- attacks to come
@rule()
def threaten(s: State, value: int, owner: int, seat: int) -> None:
    """Record who could take that mound in one turn with the units there, those that can come and a token that can be placed. Each seat's
    best attack is kept, as points that change hands between the seat and others."""
    for q in range(s.players):
        if q != owner and 100 * int(s.siege[q]) + s.spare[q] + s.weight[REACH] * int(s.coming[q]) > 100 * value:
            concerned = owner != NEUTRAL and (q == seat or owner == seat)
            s.threat[q] = max(int(s.threat[q]), 2 * value if concerned else value)


@rule()
def attacks(s: State, seat: int, who: int) -> int:
    """The seat's best attack against the worst of the others; an attack by the seat to move counts most."""
    worst = 0
    for q in range(s.players):
        if q != seat:
            worst = max(worst, int(s.weight[STRIKE if q == who else COUNTER]) * int(s.threat[q]))
    return s.weight[POINT] * (int(s.weight[STRIKE if seat == who else COUNTER]) * int(s.threat[seat]) - worst) // 100


@rule()
def mover(s: State) -> int:
    """The seat that moves next, or NOBODY before the first turn: the seat whose turn it is, unless a mound has just been taken."""
    who = NOBODY
    for depth in range(s.top + 1):
        if s.frame[depth].proc == TURN:
            who = int(s.frame[depth].who)
        elif s.frame[depth].proc == CAPTURE:
            return (who + 1) % int(s.players)
    return who
