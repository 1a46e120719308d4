"""The phase of the game is independent of the procedures' numbers."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import ROUND, declare
from rulewright.games.cryhavoc.shown.phases import phase, under_way
from rulewright.games.cryhavoc.state import State


def pending(*procedures: int) -> State:
    """Frames on top of each other; all others are zero."""
    s = State()
    s.top = len(procedures) - 1
    for depth, procedure in enumerate(procedures):
        s.frame[depth].proc = procedure
    return s


def test_a_wiped_frame_is_not_a_running_procedure() -> None:
    s = pending(ROUND)
    assert [number for number in declare.procedures.numbered if under_way(s, number)] == [ROUND]


def test_a_game_whose_last_round_has_ended_is_over() -> None:
    s = pending(next(number for number in declare.procedures.numbered if number != ROUND))
    s.round = 5
    assert phase(s) == "over"
