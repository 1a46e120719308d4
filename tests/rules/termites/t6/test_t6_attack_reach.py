"""T6.4: a move that ends on an enemy is an attack; what can be attacked, and from where."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import CASTES, attack, goals, land, stand
from tests.rules.termites.table import NEUTRAL, Table

ROW = ". . . . ."


# ------------------------------------------------------------- T6.4
@pytest.mark.rule("T6.4")
@pytest.mark.parametrize("caste", CASTES)
def test_t6_4_a_move_that_ends_on_an_enemy_unit_is_an_attack(caste: str) -> None:
    t = Table()
    t.unit(0, f"{caste}-3", "E5")
    t.unit(1, "worker-1", "E6")
    assert "E6" in goals(t, "E5")


@pytest.mark.rule("T6.4", "T6.8")
@pytest.mark.parametrize("owner", [1, 2, NEUTRAL])
@pytest.mark.parametrize("caste", CASTES)
def test_t6_4_a_move_that_ends_on_an_enemy_or_neutral_mound_is_an_attack(caste: str, owner: int) -> None:
    t = Table(players=3)
    t.unit(0, f"{caste}-3", "E5")
    t.unit(0, "soldier-3", "E7")
    stand(t, owner, "E6")
    assert "E6" in goals(t, "E5")


@pytest.mark.rule("T6.4", "T6.8")
def test_t6_8_own_mounds_and_own_units_are_not_attacked() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.unit(0, "soldier-3", "D5")
    t.unit(0, "soldier-3", "F5")
    t.mound(0, 5, "E6")
    assert not goals(t, "E5") & {"E6", "D5", "F5"}
    assert t.why("move:E6") == ("T6.8", "own-mound-there")
    assert t.why("move:D5") == ("T6.2", "own-unit-there")


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize(("caste", "reached"), [("worker", {"A2", "A3"}), ("soldier", {"A2"}), ("nasute", {"A2"})])
def test_t6_4_an_attack_needs_the_points_to_enter(caste: str, reached: set[str]) -> None:
    t = Table(ROW)
    t.unit(0, f"{caste}-3", "A1")
    t.unit(1, "worker-1", "A3")
    assert goals(t, "A1") == reached


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize(("far", "legal"), [("A4", True), ("A5", False)])
def test_t6_4_an_alate_attacks_within_three_hexes(far: str, legal: bool) -> None:
    t = Table(ROW)
    t.unit(0, "alate-2", "A1")
    t.unit(1, "worker-1", far)
    assert (far in goals(t, "A1")) == legal


@pytest.mark.rule("T6.4")
def test_t6_4_the_movement_ends_with_the_attack() -> None:
    """A Worker that needs one point for it does not go on with the other."""
    t = Table(ROW)
    t.unit(0, "worker-2", "A2")
    t.unit(1, "worker-1", "A3")
    t.hand(1, "worker-1")
    attack(t, "A2", "A3")
    t.do("retreat:A4")
    assert (t.actor, t.offer) == (1, "token")


@pytest.mark.rule("T6.4", "T6.2")
def test_t6_4_a_ground_unit_attacks_from_the_position_of_an_own_unit() -> None:
    """The rulebook's picture of a Worker's move."""
    t = Table(ROW)
    t.unit(0, "worker-2", "A1")
    t.unit(0, "nasute-1", "A2")
    t.unit(1, "worker-2", "A3")
    assert goals(t, "A1") == {"A3"}
    t.do("move:A3", "retreat:A4")
    assert [t.at(hex) for hex in ("A1", "A2", "A3", "A4")] == [None, (0, "nasute-1"), (0, "worker-2"), (1, "worker-2")]


@pytest.mark.rule("T6.4", "T6.2")
def test_t6_4_a_ground_unit_does_not_attack_from_the_position_of_an_enemy() -> None:
    t = Table(ROW)
    t.unit(0, "worker-3", "A1")
    t.unit(1, "worker-1", "A2")
    t.unit(1, "worker-1", "A3")
    assert goals(t, "A1") == {"A2"}
    assert t.why("move:A3") == ("T6.2", "way-blocked")


@pytest.mark.rule("T6.4", "T2.4")
@pytest.mark.parametrize(
    ("between", "legal"), [("worker-3", True), ("soldier-3", True), ("nasute-3", True), ("alate-3", False)]
)
def test_t6_4_an_alate_attacks_from_above_an_enemy_it_may_fly_over(between: str, legal: bool) -> None:
    t = Table(ROW)
    t.unit(0, "alate-2", "A1")
    t.unit(1, between, "A2")
    t.unit(1, "worker-1", "A3")
    assert ("A3" in goals(t, "A1")) == legal


@pytest.mark.rule("T6.4", "T6.8")
@pytest.mark.parametrize("owner", [0, 1, NEUTRAL])
@pytest.mark.parametrize(("ruling", "legal"), [("alate", True), ("nobody", False)])
def test_t6_4_an_alate_attacks_from_above_a_mound_if_the_ruling_lets_it_fly_over(
    owner: int, ruling: str, legal: bool
) -> None:
    t = Table(ROW, mound_crossing=ruling)
    t.unit(0, "alate-2", "A1")
    stand(t, owner, "A2")
    t.unit(1, "worker-1", "A3")
    assert ("A3" in goals(t, "A1")) == legal


@pytest.mark.rule("T6.4", "T2.4")
def test_t6_4_an_alate_attacks_an_alate_beside_and_behind_which_it_cannot_fly() -> None:
    t = Table(ROW)
    t.unit(0, "alate-3", "A1")
    t.unit(1, "alate-1", "A3")
    t.unit(1, "worker-1", "A4")
    assert goals(t, "A1") == {"A2", "A3"}


@pytest.mark.rule("T6.4", "T2.4", "T3.3")
@pytest.mark.parametrize("what", ["unit", "mound"])
def test_t6_4_an_alate_never_attacks_into_vegetation(what: str) -> None:
    t = Table(land(E5="v"))
    t.unit(0, "alate-3", "E4")
    t.unit(0, "soldier-3", "E6")
    if what == "unit":
        t.unit(1, "worker-1", "E5")
    else:
        t.mound(1, 5, "E5")
    assert "E5" not in goals(t, "E4")
    assert t.why("move:E5") == ("T2.4", "vegetation-is-closed")
