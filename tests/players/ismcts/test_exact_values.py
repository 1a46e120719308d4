"""The search compared with exact values: on tiny positions its values come close to them, and closer with more iterations."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import Any

import pytest

from rulewright.games import load
from rulewright.games.termites.game import GAME as TERMITES
from rulewright.kernel.game import Settings

from .boards import last_battle, row
from .exact import Exact, values, worlds_of
from .tables import look, seat_in

SEEDS = range(2)
WIDELY = {"explore": 100, "trust": 100, "sharpness": 100, "width": 4, "length": 6}  # nothing stays untried for long
POSITIONS: dict[str, tuple[str, Callable[[], Any]]] = {
    # the other holds a Soldier that can take the mound at once, or a Worker that cannot
    "termites: guard or strike": ("termites", lambda: row(("soldier-3", "soldier-3"), ("soldier-3", "worker-1"))),
    "termites: strike": ("termites", lambda: row(("soldier-3", "soldier-3"), ("worker-3", "worker-1"))),
    "termites: a last token": ("termites", lambda: row(("worker-2",), ("worker-2", "soldier-1"))),
    # no card, and then one of two unseen cards: one of them brings a unit, the other has no battle effect
    "cryhavoc: lost": ("cryhavoc", lambda: last_battle(3, 2, (0, 0))),
    "cryhavoc: won": ("cryhavoc", lambda: last_battle(3, 2, (1, 0))),
    "cryhavoc: a lead": ("cryhavoc", lambda: last_battle(2, 2, (3, 0))),
    "cryhavoc: two against one": (
        "cryhavoc",
        lambda: last_battle(2, 1, (0, 0), holds="humans_air_support", else_="humans_raise_the_flag"),
    ),
    "cryhavoc: three against two": (
        "cryhavoc",
        lambda: last_battle(3, 2, (1, 0), holds="humans_raise_the_flag", else_="humans_air_support"),
    ),
}
BEST = {
    "termites: guard or strike": "place:A2",
    "cryhavoc: lost": "station:3",
    "cryhavoc: three against two": "station:3",
}


def searched(game: Any, t: Any, action: str, iterations: int) -> float:
    """The search's value of that action, averaged over some seeds."""
    seat = seat_in(game, t.states, Settings(2))
    return mean(look(game, seat, iterations, seed, **WIDELY)[action].value for seed in SEEDS)


def check(position: str, habits: dict[str, int]) -> None:
    """After 800 iterations the choice is one of the best, and its value right to an eighth of a victory."""
    name, make = POSITIONS[position]
    game, t = load(name), make()
    exact = values(game, t.states)
    highest = max(exact.values())
    for seed in SEEDS:
        seat = seat_in(game, t.states, Settings(2))
        chosen, found = next(iter(look(game, seat, 800, seed, **habits).items()))
        assert exact[chosen] == pytest.approx(highest, abs=0.02)
        assert found.value == pytest.approx(highest, abs=0.125)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_wide_search_chooses_what_is_best_and_values_it_rightly(position: str) -> None:
    check(position, WIDELY)


@pytest.mark.parametrize("position", POSITIONS)
def test_so_does_a_search_with_the_habits_of_its_game(position: str) -> None:
    """The habits are tuned for play and rarely try what looks bad at first."""
    check(position, {})


@pytest.mark.parametrize("position", BEST)
def test_more_iterations_come_nearer(position: str) -> None:
    name, make = POSITIONS[position]
    game, t = load(name), make()
    exact = values(game, t.states)
    best = BEST[position]
    assert exact[best] == pytest.approx(max(exact.values()), abs=0.02)
    errors = [abs(searched(game, t, best, iterations) - exact[best]) for iterations in (40, 1000)]
    assert errors[1] < errors[0]


# ------------------------------------------------------------- the truth itself
def test_of_two_tokens_in_a_stack_each_is_as_likely_in_the_hand() -> None:
    """So two worlds count, and neither alone."""
    t = row(("soldier-3", "soldier-3"), ("soldier-3", "worker-1"))
    worlds = worlds_of(TERMITES, t.states, 0)
    assert [weight for weight, _ in worlds] == [0.5, 0.5]
    together = values(TERMITES, t.states)
    alone = [max(Exact(TERMITES, 0).values([(1.0, world)]).values()) for _, world in worlds]
    assert max(together.values()) <= mean(alone) + 1e-9


def test_shares_of_both_seats_make_one() -> None:
    t = row(("worker-2",), ("worker-2", "worker-2"))
    ((_, world),) = worlds_of(TERMITES, t.states, 0)
    own, other = (Exact(TERMITES, seat).value([(1.0, world)]) for seat in (0, 1))
    assert own + other == pytest.approx(1.0)
