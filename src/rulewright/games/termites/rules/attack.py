"""T6.4-T6.9 The strength of an attack, T7 resolving it.

The registers are movement's: `at` the attacker's hex, `left` the target, `memo` the hex that the attack enters from."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.numbers import verb
from rulewright.games.termites.options import FROM_START, INTO_VEGETATION_BY_CHOICE, NO_RECROSSING, NO_SLIME_ON_MOUNDS
from rulewright.games.termites.parts import (
    ALATE,
    AT_TWO,
    BEYOND,
    CASTE,
    ENTRY_COST,
    NASUTE,
    NEIGHBOURS,
    OFF,
    POINTS,
    RING,
    SOLDIER,
    STONES,
    STRENGTH,
    VEGETATION,
)
from rulewright.games.termites.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import free, lift, put, raze_mound
from .reach import can_enter_from, reach

EVERYTHING = 1000
BY_ATTACKER, BY_SUPPORT, BY_SLIME, BY_VEGETATION, BY_DEFENDER, BY_MOUND, BY_STONES = range(7)  # items of a sum
CHOOSE_UNIT, CHOOSE_GOAL, CHOOSE_ENTRY, CHOOSE_RETREAT, MOVED = range(5)  # the steps of movement


# ------------------------------------------------------------- T6.5 is it strong enough?
@rule()
def item(what: int, hex: int, amount: int) -> int:
    """One item of a sum: what the thing on that hex adds. Replaced to display the sum (shown/sums.py)."""
    return amount


@rule("T6.5")
def refuse_strength(s: State, unit: int, target: int) -> int:
    """The attack must be strictly stronger than the defence."""
    enough = defence(s, target)
    return OK if attack_strength(s, unit, target, enough) > enough else num.TOO_WEAK


@rule("T2.1", "T2.3", "T6.6", "T6.9")
def attack_strength(s: State, unit: int, target: int, enough: int = EVERYTHING) -> int:
    """The attacker, all your units next to the target, your Nasute at distance 2, and +1 for each supporting Nasute on Vegetation.

    Pass `enough` if you only need to know whether it beats a defence: counting stops once it is exceeded."""
    player = s.owner[unit]
    strength = item(BY_ATTACKER, unit, int(STRENGTH[s.unit[unit]]))
    if strength > enough:
        return strength
    sides = NEIGHBOURS[target]
    for side in range(6):
        hex = sides[side]
        if s.owner[hex] == player and hex != unit:
            strength += support(s, hex)
    if strength > enough or (s.mound[target] != 0 and s.slime_on_mounds == NO_SLIME_ON_MOUNDS):
        return strength
    ring = AT_TWO[target]
    for i in range(RING):
        hex = ring[i]
        if s.owner[hex] == player and hex != unit and CASTE[s.unit[hex]] == NASUTE:
            strength += support(s, hex, BY_SLIME)
    return strength


@rule("T2.3", "T6.6")
def support(s: State, hex: int, what: int = BY_SUPPORT) -> int:
    """What the piece there adds to an attack next to it: 0 for a mound."""
    kind = s.unit[hex]
    strength = item(what, hex, int(STRENGTH[kind]))
    if CASTE[kind] == NASUTE and s.terrain[hex] == VEGETATION:
        strength += item(BY_VEGETATION, hex, 1)
    return strength


@rule("T3.4", "T6.7")
def defence(s: State, target: int) -> int:
    """A mound's value, or a unit's strength, +1 on Stones. Other units do not help a defender."""
    if s.mound[target] != 0:
        return item(BY_MOUND, target, int(s.mound[target]))
    strength = item(BY_DEFENDER, target, int(STRENGTH[s.unit[target]]))
    if s.terrain[target] == STONES:
        strength += item(BY_STONES, target, 1)
    return strength


# ------------------------------------------------------------- T7.2 from which side
@rule("T6.4", "T7.6")
def declare(s: State, target: int) -> None:
    """Attack what is on that hex. The player is asked which side it enters from, if there are several and it matters."""
    f = here(s)
    f.left = target
    emit(s, num.E_ATTACKED, EVERYONE, f.who, f.at, target, s.unit[f.at])
    emit(s, num.E_STRENGTH, EVERYONE, attack_strength(s, f.at, target), defence(s, target))
    if s.mound[target] != 0:
        take(s)
    elif CASTE[s.unit[f.at]] == SOLDIER:  # T2.2: no retreat, so no side matters
        destroy(s)
    elif s.attack_origin == FROM_START:
        resolve(s, f.at)
    else:
        choose_side(s)


@rule("T7.2")
def choose_side(s: State) -> None:
    """Nothing is asked if there is only one way in, or if all allow the same retreats; in the latter case it stays open which was taken."""
    f = here(s)
    find_entries(s)
    ways = 0
    matters = False
    some = f.at
    for side in range(6):
        hex = NEIGHBOURS[f.left][side]
        if can_enter_from(s, f.at, hex, f.left):
            ways += 1
            some = hex
            matters = matters or refuse_retreat_from(s, hex, BEYOND) == OK
    if ways > 1 and matters:
        f.step = CHOOSE_ENTRY
        return
    if ways == 1:
        tell_entry(s, some)
    resolve(s, some)


@rule("T7.2")
def tell_entry(s: State, hex: int) -> None:
    """Announce where the attack enters from, unless the unit was already there."""
    f = here(s)
    if hex != f.at:
        emit(s, num.E_ENTERED, EVERYONE, f.who, hex)


@rule("T7.2")
def find_entries(s: State) -> None:
    """Find the ways to the target. By the ruling, an Alate may fly over the very unit it attacks."""
    f = here(s)
    reach(s, f.at, f.left if s.recross_target == NO_RECROSSING else BEYOND)


@rule("T7.1")
def adjacent_hexes(s: State, out: Row, n: int) -> int:
    for side in range(6):
        out[n + side] = NEIGHBOURS[here(s).left][side]
    return n + 6


@rule("T7.2")
def entries(s: State, out: Row, n: int) -> int:
    find_entries(s)
    return adjacent_hexes(s, out, n)


@rule()
def beside(a: int, b: int) -> bool:
    for side in range(6):
        if NEIGHBOURS[a][side] == b:
            return True
    return False


@rule("T6.4", "T7.2")
def refuse_enter(s: State, hex: int) -> int:
    f = here(s)
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if not beside(f.left, hex):
        return num.NOT_BESIDE_TARGET
    return OK if can_enter_from(s, f.at, hex, f.left) else num.NO_WAY_THROUGH


@verb(num.ENTER, refuse=refuse_enter, narrow=entries)
@rule("T7.2")
def enter(s: State, hex: int) -> None:
    tell_entry(s, hex)
    resolve(s, hex)


# ------------------------------------------------------------- T7.1 retreat
@rule("T2.5")
def deadly(s: State, target: int, hex: int) -> bool:
    """An Alate that is pushed onto Vegetation is destroyed."""
    return bool(CASTE[s.unit[target]] == ALATE and s.terrain[hex] == VEGETATION)


@rule("T7.1", "T7.2", "T7.3")
def refuse_retreat_from(s: State, hex: int, origin: int) -> int:
    """Whether the beaten unit may retreat there, if the attack came from `origin`. The hex that the attacker left counts as free."""
    f = here(s)
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if not beside(f.left, hex):
        return num.NOT_ADJACENT
    if hex != f.at and not free(s, hex):
        return num.RETREAT_NOT_FREE
    caste = CASTE[s.unit[f.left]]
    cost = ENTRY_COST[caste][s.terrain[hex]]
    if deadly(s, f.left, hex):
        if s.alate_into_vegetation != INTO_VEGETATION_BY_CHOICE:
            return num.RETREAT_VEGETATION
    elif not 0 < cost <= POINTS[caste]:
        return num.RETREAT_CLOSED
    return num.ATTACK_CAME_FROM if hex == origin else OK


@rule("T7.2")
def resolve(s: State, origin: int) -> None:
    """The attack came from that hex: the beaten unit retreats, or is destroyed if it cannot."""
    f = here(s)
    f.memo = origin
    for side in range(6):
        if refuse_retreat_from(s, NEIGHBOURS[f.left][side], origin) == OK:
            f.step = CHOOSE_RETREAT
            return
    destroy(s)


@rule("T7.1")
def refuse_retreat(s: State, hex: int) -> int:
    return refuse_retreat_from(s, hex, here(s).memo)


@verb(num.RETREAT, refuse=refuse_retreat, narrow=adjacent_hexes)
@rule("T7.1", "T7.3", "T7.5")
def retreat(s: State, hex: int) -> None:
    f = here(s)
    if deadly(s, f.left, hex):
        destroy(s)
        return
    kind = s.unit[f.left]
    owner = s.owner[f.left]
    emit(s, num.E_RETREATED, EVERYONE, owner, f.left, hex, kind)
    lift(s, f.left)
    occupy(s)
    put(s, hex, kind, owner)


@rule("T2.2", "T7.3", "T7.4")
def destroy(s: State) -> None:
    """Destroyed units leave the game."""
    f = here(s)
    emit(s, num.E_DESTROYED, EVERYONE, s.owner[f.left], f.left, s.unit[f.left])
    lift(s, f.left)
    occupy(s)


@rule("T7.5")
def occupy(s: State) -> None:
    """The attacker moves onto the target hex."""
    f = here(s)
    kind = s.unit[f.at]
    lift(s, f.at)
    put(s, f.left, kind, f.who)
    f.step = MOVED


# ------------------------------------------------------------- T7.6 a mound is taken
@rule("T7.6")
def take(s: State) -> None:
    """The mound becomes a trophy. The attacking unit is destroyed too, its supporters are not."""
    f = here(s)
    value, owner = s.mound[f.left], s.owner[f.left]
    s.trophies[f.who][value] += 1
    emit(s, num.E_TAKEN, EVERYONE, f.who, owner, value)
    raze_mound(s, f.left)
    emit(s, num.E_DESTROYED, EVERYONE, f.who, f.at, s.unit[f.at])
    lift(s, f.at)
    f.step = MOVED
    call(s, num.CAPTURE, who=f.who, at=f.left, memo=owner)
