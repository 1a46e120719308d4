"""T8 The end: score and ranking."""

from __future__ import annotations

from rulewright.games.termites.parts import HEXES, NO_UNIT, VALUES
from rulewright.games.termites.state import State
from rulewright.kernel.rule import rule

OF_BOARD, OF_RESERVE, OF_TROPHIES = range(3)  # where points come from


@rule()
def item(what: int, amount: int) -> int:
    """One item of the points. Replaced to display where they come from (shown/points.py)."""
    return amount


@rule("T8.2")
def off_board(s: State, seat: int) -> int:
    """The values of mounds in reserve and of trophies."""
    in_reserve, captured = 0, 0
    for value in range(VALUES):
        in_reserve += value * s.reserve[seat][value]
        captured += value * s.trophies[seat][value]
    return item(OF_RESERVE, in_reserve) + item(OF_TROPHIES, captured)


@rule("T8.2", "T8.4")
def points(s: State, seat: int) -> int:
    """The values of your mounds on the board and in reserve, and of trophies."""
    total = off_board(s, seat)
    for hex in range(HEXES):
        if s.mound[hex] != 0 and s.owner[hex] == seat:
            total += item(OF_BOARD, s.mound[hex])
    return total


@rule("T8.3")
def units_on_board(s: State, seat: int) -> int:
    total = 0
    for hex in range(HEXES):
        if s.unit[hex] != NO_UNIT and s.owner[hex] == seat:
            total += 1
    return total


@rule("T1.1", "T8.2", "T8.3")
def result(s: State, seat: int) -> int:
    """Points; ties are broken by tokens on the board; if still equal, the victory is shared."""
    return points(s, seat) * (HEXES + 1) + units_on_board(s, seat)
