"""T6.3: Alate fly over own units, over enemies but their Alate, over water; never into Vegetation."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import CASTES, GROUND, goals, land
from tests.rules.termites.table import Table

ROW = ". . . . ."


@pytest.mark.rule("T6.2", "T6.3")
@pytest.mark.parametrize("friend", CASTES)
def test_t6_3_an_alate_flies_over_own_units_and_stops_on_none(friend: str) -> None:
    """The rulebook's picture of an Alate's move."""
    t = Table(ROW)
    t.unit(0, "alate-1", "A1")
    t.unit(0, f"{friend}-1", "A2")
    assert goals(t, "A1") == {"A3", "A4"}


@pytest.mark.rule("T6.3", "T2.4")
@pytest.mark.parametrize("enemy", GROUND)
def test_t6_3_an_alate_flies_over_enemy_ground_units(enemy: str) -> None:
    t = Table(ROW)
    t.unit(0, "alate-1", "A1")
    t.unit(1, f"{enemy}-3", "A2")
    t.unit(1, f"{enemy}-3", "A3")
    assert goals(t, "A1") == {"A4"}
    assert t.why("move:A2") == ("T6.5", "too-weak")


@pytest.mark.rule("T6.3", "T2.4")
@pytest.mark.parametrize(("termites", "gone"), [(3, set[str]()), (2, set[str]()), (1, {"A2"})])
def test_t6_3_an_alate_never_flies_over_an_enemy_alate_but_may_attack_it(termites: int, gone: set[str]) -> None:
    t = Table(ROW)
    t.unit(0, "alate-2", "A1")
    t.unit(1, f"alate-{termites}", "A2")
    assert goals(t, "A1") == gone


@pytest.mark.rule("T6.3", "T2.4")
def test_t6_3_an_alate_flies_around_an_enemy_alate() -> None:
    t = Table()
    t.unit(0, "alate-1", "E5")
    t.unit(1, "alate-3", "E6")
    reached = goals(t, "E5")
    assert "E7" in reached  # three steps, by D5 and D6
    assert "E8" not in reached


@pytest.mark.rule("T6.3", "T2.4", "T3.2")
def test_t6_3_water_is_open_for_an_alate_and_it_may_stop_there() -> None:
    t = Table(". w w w .")
    t.unit(0, "alate-1", "A1")
    assert goals(t, "A1") == {"A2", "A3", "A4"}


@pytest.mark.rule("T6.3", "T2.4", "T3.4")
def test_t6_3_stones_cost_an_alate_one_point() -> None:
    t = Table(". s s s .")
    t.unit(0, "alate-1", "A1")
    assert goals(t, "A1") == {"A2", "A3", "A4"}


@pytest.mark.rule("T6.3", "T2.4", "T3.3")
def test_t6_3_an_alate_neither_stops_on_vegetation_nor_flies_through_it() -> None:
    t = Table(". . v . .")
    t.unit(0, "alate-1", "A1")
    assert goals(t, "A1") == {"A2"}
    assert t.why("move:A3") == ("T2.4", "vegetation-is-closed")
    assert t.why("move:A4") == ("T6.2", "way-blocked")


@pytest.mark.rule("T6.3", "T2.4")
def test_t6_3_own_units_on_vegetation_do_not_open_it_to_an_alate() -> None:
    t = Table(land(D5="v", E6="v", F5="v"))
    t.unit(0, "alate-1", "E5")
    t.unit(0, "worker-1", "E6")
    reached = goals(t, "E5")
    assert not reached & {"D5", "E6", "F5", "E7"}
    assert "D4" in reached
