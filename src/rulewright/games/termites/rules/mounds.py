"""T4.4, T4.5, T7.6-T7.8: placing mounds, during set-up and after a capture.

NEW_MOUND: `who` puts a mound on a hex of their choice. `at`: 0 during set-up, 1 after a capture. `left`: the value taken, 0 before that.
CAPTURE: `who` took the mound on hex `at` from `memo`."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.numbers import procedure, verb
from rulewright.games.termites.options import MOUND_ON_ANY, MOUND_ON_OPEN
from rulewright.games.termites.parts import HEXES, NEIGHBOURS, NEUTRAL, NO_UNIT, OFF, OPEN, VALUES, WATER
from rulewright.games.termites.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here, next_step
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import free_hexes, lift, raise_mound

SET_UP, AFTER_CAPTURE = 0, 1
BUILT = -1  # in `left`, once the mound is built


# ------------------------------------------------------------- T4.5 where a mound may stand
@rule("T4.5")
def refuse_site(s: State, hex: int) -> int:
    """Why a mound may not be built on that hex, whether or not a unit is there."""
    terrain = s.terrain[hex]
    if terrain == OFF:
        return num.NOT_ON_BOARD
    if s.mound_terrain != MOUND_ON_ANY and (terrain == WATER or (s.mound_terrain == MOUND_ON_OPEN and terrain != OPEN)):
        return num.MOUND_TERRAIN
    if s.mound[hex] != 0:
        return num.MOUND_NOT_FREE
    water = 0
    for side in range(6):
        neighbour = NEIGHBOURS[hex][side]
        if s.terrain[neighbour] == OFF:
            return num.ON_EDGE
        if s.mound[neighbour] != 0:
            return num.BESIDE_MOUND
        if s.terrain[neighbour] == WATER:
            water += 1
    return num.TOO_MUCH_WATER if water > 1 else OK


@rule("T4.5")
def refuse_build(s: State, hex: int) -> int:
    if s.unit[hex] != NO_UNIT:
        return num.MOUND_NOT_FREE
    return refuse_site(s, hex)


@rule("T7.8")
def refuse_clear(s: State, hex: int) -> int:
    """One of your units, on a hex that would be legal without it."""
    if s.unit[hex] == NO_UNIT or s.owner[hex] != here(s).who:
        return num.NO_OWN_UNIT
    return refuse_site(s, hex)


@rule("T4.5")
def site_exists(s: State) -> bool:
    for hex in range(HEXES):
        if refuse_build(s, hex) == OK:
            return True
    return False


@rule("T7.8")
def unit_to_clear_exists(s: State) -> bool:
    for hex in range(HEXES):
        if refuse_clear(s, hex) == OK:
            return True
    return False


# ------------------------------------------------------------- placing a mound
@rule()
def has_reserve(s: State, seat: int) -> bool:
    for value in range(VALUES):
        if s.reserve[seat][value] > 0:
            return True
    return False


@procedure(num.NEW_MOUND)
@rule("T4.4", "T7.7", "T7.8")
def new_mound(s: State) -> None:
    """Take a mound, then put it on a legal hex. After a capture, if there is none, one of your units makes room for it."""
    f = here(s)
    if f.left == BUILT:
        done(s)
        return
    site = site_exists(s)
    if not has_reserve(s, f.who):  # T7.7: skipped by players without mounds
        done(s)
    elif not site and (f.at == SET_UP or not unit_to_clear_exists(s)):  # rulings of T4.4 and T7.8
        emit(s, num.E_NO_MOUND, EVERYONE, f.who)
        done(s)
    elif f.left == 0:
        ask(s, f.who, num.A_MOUND)
    elif site:
        ask(s, f.who, num.A_MOUND_HEX)
    else:
        ask(s, f.who, num.A_UNIT_TO_CLEAR)


@rule("T1.3")
def refuse_mound(s: State, value: int) -> int:
    return OK if s.reserve[here(s).who][value] > 0 else num.NO_SUCH_MOUND


@verb(num.MOUND, refuse=refuse_mound)
@rule("T4.4", "T7.7")
def take_mound(s: State, value: int) -> None:
    """The hex for a captured mound is fixed; otherwise choose one next."""
    f = here(s)
    f.left = value
    if f.proc == num.CAPTURE:
        build(s, f.at)


@verb(num.BUILD, refuse=refuse_build, narrow=free_hexes)
@rule("T4.4", "T7.7")
def build(s: State, hex: int) -> None:
    f = here(s)
    s.reserve[f.who][f.left] -= 1
    raise_mound(s, hex, f.left, f.who)
    emit(s, num.E_BUILT, EVERYONE, f.who, hex, f.left)
    f.left = BUILT


@verb(num.CLEAR, refuse=refuse_clear)
@rule("T7.8")
def clear(s: State, hex: int) -> None:
    emit(s, num.E_DESTROYED, EVERYONE, here(s).who, hex, s.unit[hex])
    lift(s, hex)
    build(s, hex)


# ------------------------------------------------------------- T7.7 after a mound is taken
OWN_MOUND, LOSERS_MOUND = range(2)  # the steps


@procedure(num.CAPTURE)
@rule("T7.7")
def capture(s: State) -> None:
    """The attacker must put a mound on that same hex, without another check; then the former owner places a new one."""
    f = here(s)
    step = next_step(s)
    if step == OWN_MOUND:
        if has_reserve(s, f.who):
            ask(s, f.who, num.A_CAPTURED_HEX)
    elif step == LOSERS_MOUND:
        if f.memo != NEUTRAL:
            call(s, num.NEW_MOUND, who=f.memo, at=AFTER_CAPTURE)
    else:
        done(s)
