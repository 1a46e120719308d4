"""T6.8, T6.10: what mounds, Stones and Water forbid to movement and attack."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import GROUND, goals, land, stand
from tests.rules.termites.table import NEUTRAL, Table

ROW = ". . . . ."


# ------------------------------------------------------------- T6.8
@pytest.mark.rule("T6.8")
@pytest.mark.parametrize("owner", [0, 1, NEUTRAL])
@pytest.mark.parametrize("ruling", ["alate", "nobody"])
def test_t6_8_mounds_block_ground_movement_for_everyone(owner: int, ruling: str) -> None:
    t = Table(ROW, mound_crossing=ruling)
    t.unit(0, "worker-1", "A2")
    stand(t, owner, "A3")
    assert goals(t, "A2") == {"A1"}
    assert t.why("move:A4") == ("T6.2", "way-blocked")


@pytest.mark.rule("T6.8")
def test_t6_8_even_a_mound_that_could_be_taken_blocks_the_way() -> None:
    t = Table(". . . . . .")
    t.unit(0, "worker-3", "A1")
    t.mound(1, 5, "A2")
    t.unit(0, "soldier-2", "A3")
    assert goals(t, "A1") == {"A2"}


@pytest.mark.rule("T6.8")
@pytest.mark.parametrize("owner", [0, 1, NEUTRAL])
@pytest.mark.parametrize(("ruling", "reached"), [("alate", {"A3", "A4"}), ("nobody", set[str]())])
def test_t6_8_alate_fly_over_mounds_if_the_ruling_lets_them(owner: int, ruling: str, reached: set[str]) -> None:
    t = Table(ROW, mound_crossing=ruling)
    t.unit(0, "alate-1", "A1")
    stand(t, owner, "A2")
    assert goals(t, "A1") == reached


@pytest.mark.rule("T6.8")
def test_t6_8_alate_fly_over_mounds_by_default() -> None:
    t = Table(ROW)
    t.unit(0, "alate-1", "A1")
    t.neutral("A2")
    assert goals(t, "A1") == {"A3", "A4"}


@pytest.mark.rule("T6.8", "T2.4")
def test_t6_8_a_mound_on_vegetation_is_not_flown_over() -> None:
    t = Table(". v . . .")
    t.unit(0, "alate-1", "A1")
    t.mound(0, 5, "A2")
    assert goals(t, "A1") == set()


@pytest.mark.rule("T6.8", "T6.4")
@pytest.mark.parametrize("ruling", ["alate", "nobody"])
def test_t6_8_an_alate_attacks_a_mound_that_it_may_not_fly_over(ruling: str) -> None:
    t = Table(ROW, mound_crossing=ruling)
    t.unit(0, "alate-3", "A1")
    t.mound(1, 5, "A2")
    t.unit(0, "soldier-2", "A3")
    assert "A2" in goals(t, "A1")


# ------------------------------------------------------------- T6.10
@pytest.mark.rule("T6.10", "T3.4")
@pytest.mark.parametrize("caste", ["soldier", "nasute"])
@pytest.mark.parametrize("what", ["nothing", "unit", "mound"])
def test_t6_10_soldiers_and_nasute_never_go_or_attack_onto_stones(caste: str, what: str) -> None:
    t = Table(land(E6="s"))
    t.unit(0, f"{caste}-3", "E5")
    t.unit(0, "soldier-3", "E7")
    if what == "unit":
        t.unit(1, "worker-1", "E6")
    elif what == "mound":
        t.mound(1, 5, "E6")
    assert "E6" not in goals(t, "E5")
    assert t.why("move:E6") == ("T3.4", "stones-cost-two")


@pytest.mark.rule("T6.10", "T3.2")
@pytest.mark.parametrize("caste", GROUND)
@pytest.mark.parametrize("what", ["nothing", "unit", "mound"])
def test_t6_10_ground_units_never_go_or_attack_onto_water(caste: str, what: str) -> None:
    t = Table(land(E6="w"), mound_terrain="any")
    t.unit(0, f"{caste}-3", "E5")
    t.unit(0, "soldier-3", "E7")
    if what == "unit":
        t.unit(1, "alate-1", "E6")
    elif what == "mound":
        t.mound(1, 5, "E6")
    assert "E6" not in goals(t, "E5")
    assert t.why("move:E6") == ("T3.2", "water-is-closed")


@pytest.mark.rule("T6.10", "T3.2")
def test_t6_10_an_alate_attacks_onto_water_and_stones() -> None:
    t = Table(land(E6="w", D5="s"))
    t.unit(0, "alate-3", "E5")
    t.unit(1, "alate-1", "E6")
    t.unit(1, "worker-1", "D5")
    assert {"E6", "D5"} <= goals(t, "E5")


@pytest.mark.rule("T6.10", "T3.4")
@pytest.mark.parametrize("enemy", [False, True])
@pytest.mark.parametrize(("start", "legal"), [("A3", True), ("A2", False)])
def test_t6_10_a_worker_needs_both_points_for_stones_so_it_must_stand_beside(
    start: str, legal: bool, enemy: bool
) -> None:
    t = Table(". . . s .")
    t.unit(0, "worker-3", start)
    if enemy:
        t.unit(1, "worker-1", "A4")
    assert ("A4" in goals(t, start)) == legal
    assert t.why("move:A4") == (None if legal else ("T6.1", "too-far"))


@pytest.mark.rule("T6.10", "T6.4")
def test_t6_10_a_worker_does_not_attack_onto_stones_from_the_position_of_an_own_unit() -> None:
    t = Table(". . . s .")
    t.unit(0, "worker-3", "A2")
    t.unit(0, "worker-1", "A3")
    t.unit(1, "worker-1", "A4")
    assert goals(t, "A2") == {"A1"}


@pytest.mark.rule("T6.10", "T3.4")
def test_t6_10_a_worker_that_walks_onto_stones_goes_no_further() -> None:
    t = Table(". s . . .")
    t.unit(0, "worker-1", "A1")
    assert goals(t, "A1") == {"A2"}


@pytest.mark.rule("T6.10", "T3.4")
@pytest.mark.parametrize(("caste", "reached"), [("worker", {"A2", "A3"}), ("soldier", {"A2"}), ("nasute", {"A2"})])
def test_t6_10_leaving_stones_costs_what_the_entered_hex_costs(caste: str, reached: set[str]) -> None:
    t = Table("s . v . .")
    t.unit(0, f"{caste}-1", "A1")
    assert goals(t, "A1") == reached


@pytest.mark.rule("T6.10", "T3.4")
@pytest.mark.parametrize(("caste", "reached"), [("worker", {"A2"}), ("soldier", set[str]()), ("nasute", set[str]())])
def test_t6_10_from_stones_to_stones_costs_two_again(caste: str, reached: set[str]) -> None:
    t = Table("s s . . .")
    t.unit(0, f"{caste}-1", "A1")
    assert goals(t, "A1") == reached


@pytest.mark.rule("T6.10")
@pytest.mark.parametrize("caste", ["soldier", "nasute"])
def test_t6_10_soldiers_and_nasute_attack_from_stones(caste: str) -> None:
    t = Table("s . . . .")
    t.unit(0, f"{caste}-3", "A1")
    t.unit(1, "worker-1", "A2")
    assert goals(t, "A1") == {"A2"}
