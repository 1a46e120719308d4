"""T8.2: where the points of a seat come from."""

from __future__ import annotations

from rulewright.kernel.message import Message

from .parts import HEXES, VALUES
from .state import State


def sources(s: State, seat: int) -> list[tuple[Message, int]]:
    """Own mounds on the board, those in reserve, and trophies."""
    board = sum(int(s.mound[hex]) for hex in range(HEXES) if s.owner[hex] == seat)
    reserve = sum(value * int(s.reserve[seat][value]) for value in range(VALUES))
    trophies = sum(value * int(s.trophies[seat][value]) for value in range(VALUES))
    return [
        (Message("termites-score-board"), board),
        (Message("termites-score-reserve"), reserve),
        (Message("termites-score-trophies"), trophies),
    ]
