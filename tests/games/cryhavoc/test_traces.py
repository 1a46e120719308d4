"""The three ways of running the rules give the same games."""

from __future__ import annotations

import pytest
from tests.games.traces import LONG, Traces, traces

GAMES = 150


@pytest.fixture(scope="module")
def interpreted() -> Traces:
    return traces("cryhavoc", GAMES, "interpreted")


def test_the_interpreted_games_are_all_different(interpreted: Traces) -> None:
    assert len(interpreted) == len({tuple(found) for found in interpreted}) == GAMES


@LONG
@pytest.mark.parametrize("way", ["compiled", "bounds checked"])
def test_every_way_of_running_gives_the_same_games(way: str, interpreted: Traces) -> None:
    for number, (found, expected) in enumerate(zip(traces("cryhavoc", GAMES, way), interpreted, strict=True)):
        assert found == expected, f"game {number}, {way}"
