"""The conditions that lessons can check, and the things they can point at. Seats are numbers, hexes have the board's names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import BEYOND, HEXES, NO_UNIT, STRENGTH
from rulewright.games.termites.rules import movement, pieces, reach
from rulewright.games.termites.shown.text import hex_names, token_name
from rulewright.games.termites.state import State
from rulewright.kernel.message import UserError
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import OK

refuse_goal, search, distance = plain(movement.refuse_goal), plain(reach.reach), plain(pieces.distance)


def hexes_of(s: State) -> dict[str, int]:
    """The hexes by name."""
    return {name: hex for hex, name in hex_names(s).items()}


def hex_of(s: State, name: str) -> int:
    hexes = hexes_of(s)
    if name not in hexes:
        raise UserError("termites-lesson-hex", name=name)
    return hexes[name]


def units(s: State, seat: int) -> list[int]:
    """The hexes with its units."""
    return [hex for hex in range(HEXES) if s.unit[hex] != NO_UNIT and s.owner[hex] == seat]


def mounds(s: State, seat: int) -> list[int]:
    return [hex for hex in range(HEXES) if s.mound[hex] and s.owner[hex] == seat]


def near(s: State, seat: int, hex: str, far: int) -> int:
    """How many of a seat's units are within that distance of a hex."""
    return sum(distance(unit, hex_of(s, hex)) <= far for unit in units(s, seat))


def strikers(s: State, seat: int, hex: str) -> list[int]:
    """The hexes of its units that could attack that enemy or mound now and win."""
    target, s, found = hex_of(s, hex), s.clone(), list[int]()
    for unit in units(s, seat):
        search(s, unit, BEYOND)
        if refuse_goal(s, unit, target) == OK:
            found.append(unit)
    return found


def can_attack(s: State, seat: int, hex: str) -> bool:
    return bool(strikers(s, seat, hex))


def strikes(s: State, seat: int, hex: str) -> bool:
    """Whether the unit that the seat has picked up is one of those."""
    return taken_up(s) in strikers(s, seat, hex)


def weakest(s: State, seat: int, hex: str) -> bool:
    """Whether it is one of those and none of them is weaker."""
    able = strikers(s, seat, hex)
    return taken_up(s) in able and strength(s, taken_up(s)) == min(strength(s, unit) for unit in able)


def taken_up(s: State) -> int:
    """The hex of the picked-up unit, while its player is asked where it goes."""
    f = s.frame[s.top]
    return int(f.at) if f.offer == num.A_GOAL else BEYOND


def strength(s: State, hex: int) -> int:
    return int(STRENGTH[s.unit[hex]])


def leaning(s: State, seat: int, hex: str) -> int:
    """The total strength of a seat's units next to a hex."""
    return sum(strength(s, unit) for unit in units(s, seat) if distance(unit, hex_of(s, hex)) == 1)


def beside_mounds(s: State, seat: int, other: int) -> int:
    """How many units of a seat are next to mounds of another."""
    return sum(any(distance(unit, mound) == 1 for mound in mounds(s, other)) for unit in units(s, seat))


def apart(s: State, seat: int) -> int:
    """The least distance between two mounds of a seat."""
    own = mounds(s, seat)
    return min((distance(a, b) for a in own for b in own if a != b), default=0)


def on_board(s: State, seat: int) -> int:
    """How many units the seat has on the board."""
    return len(units(s, seat))


def trophy(s: State, seat: int, value: int) -> int:
    """How many mounds of that value it has taken."""
    return int(s.trophies[seat][value])


CONDITIONS: Mapping[str, Callable[..., int]] = {
    "near": near,
    "can-attack": can_attack,
    "strikes": strikes,
    "weakest": weakest,
    "leaning": leaning,
    "beside-mounds": beside_mounds,
    "apart": apart,
    "on-board": on_board,
    "trophy": trophy,
}


# ------------------------------------------------------------- things to point at
def on_the_board(s: State, name: str) -> bool:
    return name in hexes_of(s)


def in_a_hand(s: State, name: str) -> bool:
    """A token in the hand of the player who is asked."""
    hand = s.hand[s.frame[s.top].actor]
    return any(count and token_name(kind) == name for kind, count in enumerate(hand))


MARKS = {"hex": on_the_board, "hand": in_a_hand}
