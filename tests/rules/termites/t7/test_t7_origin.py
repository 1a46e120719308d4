"""T7.2, its rulings: whether an attack comes from its start, and whether an Alate may turn back onto its target."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import AROUND_E5, attack, charge, row_of
from tests.rules.termites.table import NEUTRAL


# ------------------------------------------------------------- attack_origin = start
@pytest.mark.rule("T7.2")
@pytest.mark.parametrize("attacker", ["worker-2", "alate-2"])
def test_t7_2_by_the_other_ruling_the_attack_comes_from_the_start_and_no_entry_is_asked(attacker: str) -> None:
    t = charge(attacker, "E4", attack_origin="start")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == AROUND_E5 - {"E4"}
    assert t.why("retreat:E4") == ("T7.2", "attack-came-from")


@pytest.mark.rule("T7.2")
def test_t7_2_by_the_other_ruling_a_start_further_away_forbids_no_retreat() -> None:
    t = charge("worker-2", "E3", attack_origin="start")
    attack(t, "E3", "E5")
    assert t.legal("retreat") == AROUND_E5


# ------------------------------------------------------------- recross_target
@pytest.mark.rule("T7.2")
def test_t7_2_an_alate_may_turn_back_onto_its_target_from_the_far_side() -> None:
    t = row_of((0, "alate-2", "A2"), (1, "worker-1", "A3"))
    attack(t, "A2", "A3")
    assert t.legal() == {"enter:A2", "enter:A4"}
    t.do("enter:A4", "retreat:A2")
    assert [t.at(f"A{n}") for n in range(1, 7)] == [None, (1, "worker-1"), (0, "alate-2"), None, None, None]


@pytest.mark.rule("T7.2")
def test_t7_2_by_the_other_ruling_it_may_not() -> None:
    t = row_of((0, "alate-2", "A2"), (1, "worker-1", "A3"), recross_target="no")
    attack(t, "A2", "A3")
    assert t.legal() == {"retreat:A4"}


@pytest.mark.rule("T7.2")
def test_t7_2_by_the_other_ruling_it_still_flies_around_its_target() -> None:
    t = charge("alate-2", "E4", recross_target="no")
    attack(t, "E4", "E5")
    assert t.legal("enter") == {"E4", "D4", "D5", "F4", "F5"}  # E6 is four steps away around it
    assert t.why("enter:E6") == ("T6.4", "no-way-through")
    t = charge("alate-2", "E4")
    attack(t, "E4", "E5")
    assert t.legal("enter") == AROUND_E5


@pytest.mark.rule("T7.2", "T2.4")
def test_t7_2_an_enemy_alate_is_not_recrossed() -> None:
    t = row_of((0, "alate-2", "A2"), (1, "alate-1", "A3"))
    attack(t, "A2", "A3")
    assert t.legal() == {"retreat:A4"}


@pytest.mark.rule("T7.2")
def test_t7_2_recrossing_needs_all_three_points_so_only_from_beside() -> None:
    t = row_of((0, "alate-2", "A2"), (1, "worker-1", "A4"))
    attack(t, "A2", "A4")
    assert t.legal() == {"retreat:A5"}


@pytest.mark.rule("T7.2", "T6.2")
def test_t7_2_ground_units_never_recross() -> None:
    t = row_of((0, "worker-2", "A2"), (1, "worker-1", "A3"))
    attack(t, "A2", "A3")
    assert t.legal() == {"retreat:A4"}


@pytest.mark.rule("T7.2", "T7.3", "T6.8")
@pytest.mark.parametrize("behind", ["enemy unit", "own unit", "mound"])
@pytest.mark.parametrize("crossing", ["alate", "nobody"])
def test_t7_2_the_turning_point_may_be_above_another_piece(behind: str, crossing: str) -> None:
    """Then the side decides: from A2 nothing is left to retreat to, from A4 the hex that the Alate left."""
    t = row_of((0, "alate-2", "A2"), (1, "worker-1", "A3"), mound_crossing=crossing)
    if behind == "mound":
        t.mound(NEUTRAL, 7, "A4")
    else:
        t.unit(1 if behind == "enemy unit" else 0, "soldier-3", "A4")
    attack(t, "A2", "A3")
    if behind == "mound" and crossing == "nobody":
        assert t.over  # one way in, no retreat
    else:
        assert t.legal() == {"enter:A2", "enter:A4"}
        t.do("enter:A4")
        assert t.legal() == {"retreat:A2"}
