"""Short ways to say what most tests of movement and attack say."""

from __future__ import annotations

from rulewright.games.termites.attack import attack_strength, defence

from .table import PLAIN, Table

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
    """Where the unit there may go in its movement phase: nowhere if it may not even be taken up."""
    t.movement(seat)
    if hex not in t.legal("unit"):
        return set()
    t.do(f"unit:{hex}")
    return t.legal("move")


def attack(t: Table, hex: str, target: str, seat: int = 0) -> None:
    """That unit attacks, in a movement phase of its own; stops at the first question about it."""
    t.movement(seat)
    t.do(f"unit:{hex}", f"move:{target}")


def sums(t: Table, hex: str, target: str) -> tuple[int, int]:
    """Attack strength and defence, as the rules count them."""
    return attack_strength(t.s, t.cells[hex], t.cells[target]), defence(t.s, t.cells[target])


def off_board(t: Table) -> str:
    """A hex of the lattice that is none of the board, as actions write it."""
    return f"!{min(set(range(169)) - set(t.names))}"
