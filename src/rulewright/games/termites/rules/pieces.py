"""Pieces on hexes, for all chapters."""

from __future__ import annotations

from rulewright.games.termites.parts import COLUMNS, HEXES, NO_UNIT, NOBODY
from rulewright.games.termites.state import State
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule


@rule("T5.4")
def free(s: State, hex: int) -> bool:
    """A hex of the board without a unit or mound."""
    return s.owner[hex] == NOBODY


@rule("T5.4")
def free_hexes(s: State, out: Row, n: int) -> int:
    """Write all free hexes to out[n:end]. Returns the end."""
    owner = s.owner
    for hex in range(HEXES):
        out[n] = hex
        if owner[hex] == NOBODY:
            n += 1
    return n


@rule("T6.9")
def distance(a: int, b: int) -> int:
    """Plain hex distance, calculated from rows and the two diagonals."""
    row, other_row = a // COLUMNS, b // COLUMNS
    slant = a % COLUMNS - row // 2 - (b % COLUMNS - other_row // 2)
    return max(abs(row - other_row), abs(slant), abs(slant + row - other_row))


@rule()
def put(s: State, hex: int, kind: int, owner: int) -> None:
    """Put a unit on a hex."""
    s.unit[hex] = kind
    s.owner[hex] = owner


@rule()
def lift(s: State, hex: int) -> None:
    """Remove the unit from its hex."""
    s.unit[hex] = NO_UNIT
    s.owner[hex] = NOBODY


@rule()
def raise_mound(s: State, hex: int, value: int, owner: int) -> None:
    s.mound[hex] = value
    s.owner[hex] = owner


@rule()
def raze_mound(s: State, hex: int) -> None:
    s.mound[hex] = 0
    s.owner[hex] = NOBODY
