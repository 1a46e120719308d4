"""Golden games and perft counts: written once (write.py), the same ever since."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.games.termites.game import GAME
from rulewright.kernel.conformance.counts import perft_is

from . import games, perft


@pytest.mark.parametrize("file", games.files(), ids=lambda file: file.stem)
def test_a_golden_game_goes_the_same_way(file: Path) -> None:
    text = file.read_text("utf-8")
    assert games.again(text) == text


def test_there_are_golden_games_of_every_number_of_players() -> None:
    openings = [games.read(file.read_text("utf-8"))[0] for file in games.files()]
    assert len(openings) >= 6
    assert {opening.settings.players for opening in openings} == set(GAME.players)
    assert {bot for opening in openings for bot in opening.bots} == {"greedy", "random"}


@pytest.mark.parametrize("position", perft.POSITIONS, ids=perft.Position.name)
def test_as_many_ways_lead_on_as_ever(position: perft.Position) -> None:
    expected = perft.expected()[position.name()]
    perft_is(expected, GAME, position.settings, position.seed, position.depth, position.after)
