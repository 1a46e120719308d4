"""Positions for tuning: the winner is known, no game is in both halves, and the same seeds give the same positions."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from rulewright.games import load
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Settings
from rulewright.lab.positions import Positions
from rulewright.lab.tune import weights_of
from rulewright.players.ismcts.judging import victory
from rulewright.players.ismcts.tree import ONE

TERMITES, CRY_HAVOC = load("termites"), load("cryhavoc")


def room(game: Game = TERMITES, players: int = 2, many: int = 12, seed: int = 3) -> Positions:
    return Positions(game, game.prepare(Settings(players)).config, players, many, seed)


def contents(positions: Positions) -> list[tuple[bytes, list[int]]]:
    kept: Any = positions._kept
    return [(state.encode(), list(won)) for state, won in zip(kept, positions._won, strict=True)]


@pytest.fixture(scope="module")
def full() -> Positions:
    positions = room()
    list(positions.collect())
    return positions


@pytest.mark.parametrize("players", [2, 3])
def test_each_place_has_a_position_and_who_won_from_it(players: int) -> None:
    positions = room(players=players, many=7)
    taken = [place for places in positions.collect() for place in places]
    assert taken == list(range(7))
    for state, won in zip(positions._kept, positions._won, strict=True):
        assert state.players == players
        assert state.frame[state.top].actor in range(players)
        assert sum(won) == pytest.approx(ONE, abs=players)


def test_positions_of_one_game_have_the_same_winner(full: Positions) -> None:
    again = room()
    for places in again.collect():
        assert len({tuple(again._won[place]) for place in places}) <= 1
    assert contents(again) == contents(full)


def test_the_next_games_have_other_positions(full: Positions) -> None:
    later = room(seed=full.seed)
    list(later.collect())
    assert later.seed > full.seed > 3
    assert {state for state, _ in contents(later)}.isdisjoint(state for state, _ in contents(full))


def test_somebody_else_is_asked_in_every_position_than_before(full: Positions) -> None:
    """So nobody is in the middle of a turn: both seats occur, and the end never does."""
    asked = {state.frame[state.top].actor for state in full._kept}
    assert asked == {0, 1}
    assert OVER not in asked


def test_a_shared_victory_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    results = [5, 9, 9]
    monkeypatch.setattr("rulewright.players.ismcts.judging.result", lambda s, seat: results[seat])
    state: Any = None
    shares = [victory(state, seat, 3) for seat in range(3)]
    assert shares == [0, ONE // 2, ONE // 2]


@pytest.mark.parametrize(("game", "players"), [(TERMITES, 2), (CRY_HAVOC, 3)], ids=["termites", "cryhavoc"])
def test_who_holds_all_for_equal_is_as_surprised_as_by_a_draw_of_lots(game: Game, players: int) -> None:
    positions = room(game, players, many=2)
    list(positions.collect())
    indifferent = {**weights_of(game.guides), "temperature": 10**12}
    assert positions.surprise(indifferent) == pytest.approx(log(players), abs=1e-3)


def test_a_guide_for_points_is_less_surprised_than_one_against_them(full: Positions) -> None:
    weights = weights_of(TERMITES.guides)
    worse = {**weights, "point": -weights["point"]}
    assert full.surprise(weights) < full.surprise(worse)
    assert full.surprise(weights) == full.surprise(weights)
