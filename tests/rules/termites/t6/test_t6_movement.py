"""T6.1, T6.2: one own unit moves up to its points, through own units, never through enemies."""

from __future__ import annotations

import pytest
from tests.rules.termites.oracle import spread
from tests.rules.termites.scenes import CASTES, goals, off_board
from tests.rules.termites.table import Table

ROW = ". . . . ."


# ------------------------------------------------------------- T6.1
@pytest.mark.rule("T6.1")
def test_t6_1_one_own_unit_moves_or_none() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.unit(0, "soldier-1", "C3")
    t.unit(1, "worker-1", "G5")
    t.mound(0, 5, "E2")
    t.movement(0)
    assert (t.actor, t.offer) == (0, "unit")
    assert t.legal() == {"unit:E5", "unit:C3", "pass"}


@pytest.mark.rule("T6.1")
def test_t6_1_after_one_move_the_turn_is_over() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.unit(0, "soldier-1", "C3")
    t.hand(1, "worker-1")
    t.movement(0)
    t.do("unit:E5", "move:E6")
    assert (t.at("E5"), t.at("E6"), t.at("C3")) == (None, (0, "worker-1"), (0, "soldier-1"))
    assert (t.actor, t.offer) == (1, "token")


@pytest.mark.rule("T6.1")
def test_t6_1_moving_none_gives_up_the_attack_too() -> None:
    t = Table()
    t.unit(0, "soldier-3", "E5")
    t.unit(1, "worker-1", "E6")
    t.hand(1, "worker-1")
    t.movement(0)
    t.do("pass")
    assert (t.at("E5"), t.at("E6")) == ((0, "soldier-3"), (1, "worker-1"))
    assert (t.actor, t.offer) == (1, "token")


@pytest.mark.rule("T6.1")
def test_t6_1_even_the_unit_just_placed_moves() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.turn(0)
    t.do("token:worker-1", "place:E5", "unit:E5", "move:E7")
    assert (t.at("E5"), t.at("E7")) == (None, (0, "worker-1"))


@pytest.mark.rule("T6.1", "T6.4")
def test_t6_1_even_the_unit_just_placed_attacks() -> None:
    t = Table()
    t.hand(0, "soldier-2")
    t.unit(1, "worker-3", "E6")
    t.turn(0)
    t.do("token:soldier-2", "place:E5", "unit:E5", "move:E6")
    assert t.at("E6") == (0, "soldier-2")


@pytest.mark.rule("T6.1", "T6.3")
@pytest.mark.parametrize("termites", [1, 3])
@pytest.mark.parametrize(("caste", "points"), [("worker", 2), ("soldier", 1), ("nasute", 1), ("alate", 3)])
def test_t6_1_a_unit_moves_up_to_its_points_whatever_its_termites(caste: str, points: int, termites: int) -> None:
    t = Table()
    t.unit(0, f"{caste}-{termites}", "E5")
    assert goals(t, "E5") == {hex for hex in t.cells if 1 <= spread(hex, "E5") <= points}


@pytest.mark.rule("T6.1")
def test_t6_1_on_the_rim_there_are_fewer_hexes_to_go() -> None:
    t = Table()
    t.unit(0, "worker-1", "A1")
    assert goals(t, "A1") == {"A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}


@pytest.mark.rule("T6.1")
def test_t6_1_only_your_own_units_can_be_chosen() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.unit(1, "worker-1", "E6")
    t.mound(0, 5, "C3")
    t.neutral("G3")
    t.movement(0)
    assert t.why("unit:E5") is None
    assert t.why("unit:E6") == ("T6.1", "not-your-unit")
    assert t.why("unit:E4") == ("T6.1", "no-unit-there")
    assert t.why("unit:C3") == ("T6.1", "no-unit-there")
    assert t.why("unit:G3") == ("T6.1", "no-unit-there")
    assert t.why(f"unit:{off_board(t)}") == ("T4.1", "not-on-board")
    assert t.why("unit:E6", seat=1) == ("T4.3", "not-your-turn")


@pytest.mark.rule("T6.1")
def test_t6_1_a_taken_unit_goes_somewhere_else_within_its_points() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.movement(0)
    t.do("unit:E5")
    assert t.why("move:E7") is None
    assert t.why("move:E8") == ("T6.1", "too-far")
    assert t.why("move:E5") == ("T6.1", "stands-there")
    assert t.why(f"move:{off_board(t)}") == ("T4.1", "not-on-board")
    assert t.why("pass") == ("T6.1", "not-now")


@pytest.mark.rule("T6.1", "T6.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_t6_1_a_unit_with_nowhere_to_go_is_not_taken_up(seat: int) -> None:
    t = Table()
    t.unit(0, "soldier-1", "A1")
    for hex in ("A2", "B1", "B2"):
        t.unit(seat, "soldier-1", hex)
    t.movement(0)
    assert t.why("unit:A1") == ("T6.1", "unit-cannot-move")


@pytest.mark.rule("T6.1", "T6.4")
def test_t6_1_a_unit_that_can_only_attack_is_taken_up() -> None:
    t = Table()
    t.unit(0, "soldier-1", "A1")
    t.unit(0, "worker-1", "A2")
    t.unit(0, "worker-1", "B1")
    t.unit(1, "worker-1", "B2")
    assert goals(t, "A1") == {"B2"}


@pytest.mark.rule("T6.1")
def test_t6_1_without_units_there_is_only_passing() -> None:
    t = Table()
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    assert t.legal() == {"pass"}


# ------------------------------------------------------------- T6.2
@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("friend", CASTES)
def test_t6_2_ground_units_pass_through_own_units(friend: str) -> None:
    t = Table(ROW)
    t.unit(0, "worker-1", "A1")
    t.unit(0, f"{friend}-1", "A2")
    assert goals(t, "A1") == {"A3"}


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("caste", CASTES)
def test_t6_2_no_one_stops_on_an_own_unit(caste: str) -> None:
    t = Table()
    t.unit(0, f"{caste}-3", "E5")
    t.unit(0, "worker-1", "E6")
    assert "E6" not in goals(t, "E5")
    assert t.why("move:E6") == ("T6.2", "own-unit-there")


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("enemy", CASTES)
@pytest.mark.parametrize(("strong", "gone"), [(3, set[str]()), (1, {"A2"})])
def test_t6_2_ground_units_never_pass_through_enemy_units(enemy: str, strong: int, gone: set[str]) -> None:
    """Not even through one that they could beat."""
    t = Table(ROW)
    t.unit(0, "worker-3", "A1")
    t.unit(1, f"{enemy}-{strong}", "A2")
    assert goals(t, "A1") == gone


@pytest.mark.rule("T6.2")
def test_t6_2_an_enemy_is_walked_around_at_the_cost_of_the_way() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.unit(1, "soldier-3", "E6")
    assert not goals(t, "E5") & {"E6", "E7"}
    assert t.why("move:E7") == ("T6.2", "way-blocked")
    assert t.why("move:D6") is None


@pytest.mark.rule("T6.1", "T6.2")
@pytest.mark.parametrize("start", ["E5", "D4"])
@pytest.mark.parametrize(("caste", "points"), [("worker", 2), ("alate", 3)])
def test_t6_2_behind_enemies_the_way_is_blocked_and_further_on_too_far(caste: str, points: int, start: str) -> None:
    t = Table()
    t.unit(0, f"{caste}-2", start)
    ring = sorted(hex for hex in t.cells if spread(hex, start) == 1)
    for hex in ring:
        t.unit(1, "alate-1" if hex == ring[0] else "alate-3", hex)
    assert goals(t, start) == {ring[0]}
    for hex in t.cells:
        if spread(hex, start) > 1:
            far = spread(hex, start) > points
            assert t.why(f"move:{hex}") == (("T6.1", "too-far") if far else ("T6.2", "way-blocked")), hex


@pytest.mark.rule("T6.2")
def test_t6_2_passing_takes_points_so_two_own_units_in_a_row_stop_a_worker() -> None:
    t = Table(ROW)
    t.unit(0, "worker-1", "A1")
    t.unit(0, "worker-1", "A2")
    t.unit(0, "worker-1", "A3")
    assert goals(t, "A1") == set()


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("caste", ["soldier", "nasute"])
def test_t6_2_one_point_is_not_enough_to_pass_anybody(caste: str) -> None:
    t = Table(ROW)
    t.unit(0, f"{caste}-1", "A1")
    t.unit(0, "worker-1", "A2")
    assert goals(t, "A1") == set()


@pytest.mark.rule("T6.2", "T3.4")
def test_t6_2_passing_an_own_unit_on_stones_would_cost_both_points() -> None:
    t = Table(". s . . .")
    t.unit(0, "worker-1", "A1")
    t.unit(0, "worker-1", "A2")
    assert goals(t, "A1") == set()


@pytest.mark.rule("T6.2", "T3.2")
def test_t6_2_your_alate_on_water_is_not_a_bridge_for_ground_units() -> None:
    t = Table(". w . . .")
    t.unit(0, "worker-1", "A1")
    t.unit(0, "alate-1", "A2")
    assert goals(t, "A1") == set()


@pytest.mark.rule("T6.2")
def test_t6_2_units_of_the_other_players_are_all_enemies() -> None:
    t = Table(ROW, players=3)
    t.unit(0, "worker-1", "A3")
    t.unit(1, "soldier-1", "A2")
    t.unit(2, "soldier-1", "A4")
    assert goals(t, "A3") == set()
