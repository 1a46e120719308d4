"""The bots' evaluation. No rule depends on it, but each weight must weigh what its name says."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.termites.table import Table

from rulewright.games.termites.thinking.evaluation import worth
from rulewright.games.termites.thinking.weights import NAMES
from rulewright.kernel.guide import row

PLAIN = {"own": 1, "point": 0}


def weigh(t: Table, seat: int, **weights: int) -> int:
    named: dict[str, Any] = {**PLAIN, **weights}
    return worth(t.s, seat, row([named.get(name, 0) for name in NAMES]))


def test_strength_to_come_counts_once_and_for_both_sides_alike() -> None:
    t = Table()
    t.hand(0, "soldier-2")
    before = weigh(t, 0, store=10)
    t.hand(0, "soldier-3")
    assert weigh(t, 0, store=10) == before + 60
    assert weigh(t, 1, store=10) == -before - 60


def test_strength_to_come_does_not_fade() -> None:
    t = Table()
    t.hand(0, "worker-3")
    assert weigh(t, 0, store=10, fading=0) == weigh(t, 0, store=10, fading=9)


@pytest.mark.parametrize(
    ("token", "caste", "strength"), [("worker-2", "worker", 2), ("soldier-2", "soldier", 4), ("alate-1", "alate", 1)]
)
def test_a_unit_counts_by_its_strength_and_the_weight_of_its_caste(token: str, caste: str, strength: int) -> None:
    t = Table()
    t.unit(0, token, "C3")
    assert weigh(t, 0, **{caste: 7}) == 7 * strength
    assert weigh(t, 1, **{caste: 7}) == -7 * strength


def test_units_count_less_when_few_turns_are_left() -> None:
    t = Table()
    t.unit(0, "worker-2", "C3")
    t.hand(0, "worker-1")
    t.hand(1, "worker-1")
    assert weigh(t, 0, worker=30, fading=4) == 30 * 2 * 2 // 4  # the remaining turn, and one that may be under way


def test_a_unit_beside_an_own_mound_guards_it() -> None:
    t = Table()
    t.mound(0, 7, "C3")
    t.unit(0, "worker-1", "E3")
    assert weigh(t, 0, guard=5) == 0
    t.unit(0, "worker-1", "C4")
    assert weigh(t, 0, guard=5) == 5


def test_strength_at_distance_two_counts_in_part_against_a_mound() -> None:
    t = Table()
    t.mound(1, 7, "C3")
    t.unit(0, "worker-2", "C5")
    assert weigh(t, 0, siege=800) == 0
    assert (
        weigh(t, 0, siege=800, approach=50) == 800 * 1 // 8
    )  # half of two is one; squared, out of the eight that it takes
    assert weigh(t, 1, siege=800, approach=50) == -100
