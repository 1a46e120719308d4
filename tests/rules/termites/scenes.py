"""Short helpers for tests of movement and attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.games.termites.parts import KINDS
from rulewright.games.termites.rules.attack import attack_strength, defence
from rulewright.games.termites.state import State

from .table import NEUTRAL, PLAIN, Table

CASTES = ("worker", "soldier", "nasute", "alate")
GROUND = ("worker", "soldier", "nasute")
AROUND_E5 = frozenset({"D4", "D5", "E4", "E6", "F4", "F5"})  # the six neighbours of the middle of the plain board


def land(**terrain: str) -> str:
    """The plain board with some hexes changed: land(E6="s") has Stones on E6."""
    rows = [line.split() for line in PLAIN.strip("\n").split("\n")]
    for name, letter in terrain.items():
        rows["ABCDEFGHI".index(name[0])][int(name[1:]) - 1] = letter
    return "\n".join(" " * (9 - len(row)) + " ".join(row) for row in rows)


def goals(t: Table, hex: str, seat: int = 0) -> set[str]:
    """Where the unit there may go in its movement phase; empty if it cannot even be chosen."""
    t.movement(seat)
    if hex not in t.legal("unit"):
        return set()
    t.do(f"unit:{hex}")
    return t.legal("move")


def attack(t: Table, hex: str, target: str, seat: int = 0) -> None:
    """That unit attacks, in a separate movement phase; stops at the first question about it."""
    t.movement(seat)
    t.do(f"unit:{hex}", f"move:{target}")


def sums(t: Table, hex: str, target: str) -> tuple[int, int]:
    """Attack strength and defence, as calculated by the rules."""
    return attack_strength(t.s, t.cells[hex], t.cells[target]), defence(t.s, t.cells[target])


def off_board(t: Table) -> str:
    """A hex of the lattice that is not on the board, as actions write it."""
    return f"!{min(set(range(169)) - set(t.names))}"


def ruled(picture: str, rulings: Mapping[str, str], players: int = 2) -> Table:
    """A table with these rulings."""
    chosen: dict[str, Any] = dict(rulings)
    return Table(picture, players=players, **chosen)


# ------------------------------------------------------------- positions
def stand(t: Table, owner: int, hex: str) -> None:
    """Put a mound there: of seat 0 or 1, or neutral."""
    if owner == NEUTRAL:
        t.neutral(hex)
    else:
        t.mound(owner, 5, hex)


def charge(
    attacker: str, start: str, defender: str = "worker-1", terrain: Mapping[str, str] | None = None, **rulings: str
) -> Table:
    """Seat 0 on that hex against seat 1 on E5, before the attack."""
    t = ruled(land(**(terrain or {})), rulings)
    t.unit(0, attacker, start)
    t.unit(1, defender, "E5")
    return t


def beaten(
    defender: str = "worker-1",
    attacker: str = "nasute-3",
    terrain: Mapping[str, str] | None = None,
    **rulings: str,
) -> Table:
    """The same from E4, by a Nasute, which has only one way."""
    return charge(attacker, "E4", defender, terrain, **rulings)


def row_of(*pieces: tuple[int, str, str], **rulings: str) -> Table:
    """Units in a row of six open hexes, A1 to A6."""
    t = ruled(". . . . . .", rulings)
    for seat, token, hex in pieces:
        t.unit(seat, token, hex)
    return t


# around E5, where the beaten unit is: an attacker on E4, and each terrain once
EVERY_TERRAIN = {"D4": "s", "D5": "w", "F4": "v"}  # E6 and F5 stay open
RETREATS = {
    "worker": {"D4", "F4", "E6", "F5"},
    "soldier": {"F4", "E6", "F5"},
    "nasute": {"F4", "E6", "F5"},
    "alate": {"D4", "D5", "E6", "F5"},
}


def next_turn(t: Table) -> bool:
    """Everything about seat 0's attack is settled: seat 1 plays a token."""
    return (t.actor, t.offer) == (1, "token")


def reserve_of(t: Table, seat: int) -> list[int]:
    return [value for value in range(10) for _ in range(t.s.reserve[seat][value])]


def tokens_of(s: State, seat: int) -> int:
    """The tokens that a seat has yet to play, in hand and stack."""
    return sum(s.hand[seat][kind] + s.stack[seat][kind] for kind in range(KINDS))
