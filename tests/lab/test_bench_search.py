"""What the search benchmark counts. Tests never assert speed."""

from __future__ import annotations

import re

import pytest

from rulewright.games import load
from rulewright.lab import peers
from rulewright.lab.bench_interfaces import beside_peers
from rulewright.lab.bench_plot import plot
from rulewright.lab.bench_search import FEWEST_CHOICES, bench_searches, middle, walk
from rulewright.lab.peers import CONNECT_FOUR, HEX, IN_PYTHON, OPEN_SPIEL
from rulewright.words import Words

GAME = load("termites")


@pytest.mark.parametrize(("name", "players"), [("termites", 2), ("cryhavoc", 4)])
def test_it_looks_at_a_choice_in_the_middle_of_a_game(name: str, players: int) -> None:
    game = load(name)
    whole, half = walk(game, players, 1_000_000)[0], middle(game, players)
    assert whole.actor < 0
    assert half.actor >= 0
    assert len(half.legal()) >= FEWEST_CHOICES


def test_our_rounds_and_the_peers_take_turns_and_the_best_counts() -> None:
    rounds, steps = [(2.0, 10), (1.0, 10), (4.0, 10)], list[str]()
    found = bench_searches([GAME], {"peer": lambda: rounds.pop(0)}, steps.append, iterations=1)
    assert rounds == []
    assert steps == ["1/3", "2/3", "3/3"]
    speeds = found["iterations_per_second"]
    assert speeds["peer"] == 10
    ours = ["termites, 2 players", "termites, 2 players, as the expert looks ahead"]
    assert found["ratios"] == {f"{name}, iterations/s, of peer": speeds[name] / 10 for name in ours}


def test_the_peer_searches_gin_rummy() -> None:
    pytest.importorskip("pyspiel")
    seconds, simulations = peers.open_spiel_gin(20)()
    assert seconds > 0
    assert simulations == 20


def test_every_speed_is_drawn_by_its_name_and_number() -> None:
    speeds = {"termites, 4 players": 2e6, "OpenSpiel hex": 6e5}
    found = {
        "games": {"termites": {}},
        "speeds": {name: {"decisions_per_second": rate} for name, rate in speeds.items()},
        "interfaces": {"termites, 2 players, PettingZoo": 123456.7},
    }
    drawn = plot(Words("de"), found)
    assert [float(x) for x in re.findall(r'width="([\d.]+)" height="16"', drawn)] == sorted(
        (float(x) for x in re.findall(r'width="([\d.]+)" height="16"', drawn)), reverse=True
    )
    for text in (*speeds, "PettingZoo", "123.457", "2.000.000", "Entscheidungen pro Sekunde"):
        assert text in drawn
    assert drawn.count('class="own"') == 2


def test_an_interface_is_compared_with_the_peers_behind_the_same_one() -> None:
    interfaces = {
        "termites, 2 players, PettingZoo": 300.0,
        "termites, 2 players, OpenSpiel": 80.0,
        "termites, roll": 9.0,
    }
    speeds = {name: {"decisions_per_second": 20.0} for name in (CONNECT_FOUR, f"{OPEN_SPIEL}{IN_PYTHON[0]}", HEX)}
    assert beside_peers(interfaces, speeds) == {
        "termites, 2 players, PettingZoo, decisions/s, of PettingZoo connect four": 15.0,
        "termites, 2 players, OpenSpiel, decisions/s, of OpenSpiel python_tic_tac_toe": 4.0,
    }
