"""Golden games and perft counts: written once (write.py), and unchanged since."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.golden import Position

from .golden import GOLDEN


@pytest.mark.parametrize("file", GOLDEN.files(), ids=lambda file: file.stem)
def test_a_golden_game_goes_the_same_way(file: Path) -> None:
    text = file.read_text("utf-8")
    assert GOLDEN.again(text) == text


def test_there_are_golden_games_of_every_number_of_players() -> None:
    openings = [GOLDEN.read(file.read_text("utf-8"))[0] for file in GOLDEN.files()]
    assert len(openings) >= 6
    assert {opening.settings.players for opening in openings} == set(GOLDEN.game.players)
    assert {bot for opening in openings for bot in opening.bots} == {"greedy", "random"}


@pytest.mark.parametrize("position", GOLDEN.positions, ids=Position.name)
def test_as_many_ways_lead_on_as_ever(position: Position) -> None:
    GOLDEN.check_count(position)
