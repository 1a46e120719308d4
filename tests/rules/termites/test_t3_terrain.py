"""T3 Terrain."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.termites.helpers import CASTES, GROUND, board, distance, moves, pictures, sums, terrain
from tests.rules.termites.table import Table

POINTS = {"worker": 2, "soldier": 1, "nasute": 1, "alate": 3}
GROUND_COST = {"open": 1, "vegetation": 1, "stones": 2}
FLYING_COST = {"open": 1, "water": 1, "stones": 1}


def defence(token: str, letter: str) -> int:
    """Of that unit on that terrain, against an Alate, which can attack it everywhere but on vegetation, or a Worker."""
    t = Table(f". {letter} .")
    t.unit(0, "worker-3" if letter == "v" else "alate-3", "A1")
    t.unit(0, "soldier-3", "A3")
    t.unit(1, token, "A2")
    t.movement(0)
    t.do("unit:A1", "move:A2")
    return sums(t)[1]


def placeable(token: str, picture: str) -> set[str]:
    t = Table(picture)
    t.hand(0, token)
    t.turn(0)
    t.do(f"token:{token}")
    return t.legal("place")


def retreats(token: str, picture: str) -> Table:
    """A Nasute, with the support of another, beats that unit on A3 from A2; behind it lies A4."""
    t = Table(picture)
    t.unit(0, "nasute-3", "A2")
    t.unit(0, "nasute-3", "A1")
    t.unit(1, token, "A3")
    t.movement(0)
    t.do("unit:A2", "move:A3")
    return t


# ------------------------------------------------------------- terrain and movement, all together
def reachable(t: Table, caste: str, start: str) -> set[str]:
    """By paying for every step of every way on an empty board."""
    costs = FLYING_COST if caste == "alate" else GROUND_COST
    best = {start: 0}
    for _ in range(POINTS[caste]):
        for hex, spent in list(best.items()):
            for other in (o for o in t.cells if distance(t, hex, o) == 1 and terrain(t, o) in costs):
                total = spent + costs[terrain(t, other)]
                if total <= POINTS[caste] and total < best.get(other, 99):
                    best[other] = total
    return set(best) - {start}


@pytest.mark.rule("T2.4", "T3.1", "T3.2", "T3.3", "T3.4")
@given(pictures(), st.sampled_from(CASTES), st.sampled_from(["D4", "D1", "A2"]))
@settings(max_examples=60, deadline=None)
def test_t3_on_any_terrain_a_unit_reaches_what_its_points_pay_for(picture: str, caste: str, start: str) -> None:
    t = Table(picture)
    t.unit(0, f"{caste}-1", start)
    assert moves(t, start) == reachable(t, caste, start)


# ------------------------------------------------------------- T3.1 open
@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("caste", CASTES)
def test_t3_1_open_terrain_takes_every_caste_for_one_point_and_gives_no_defence(caste: str) -> None:
    assert placeable(f"{caste}-1", ". .") == {"A1", "A2"}
    t = Table(". . . . .")
    t.unit(0, f"{caste}-1", "A1")
    assert moves(t, "A1") == {f"A{n}" for n in range(2, 2 + POINTS[caste])}
    assert defence(f"{caste}-1", ".") == (2 if caste == "soldier" else 1)


# ------------------------------------------------------------- T3.2 water
@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("caste", GROUND)
def test_t3_2_no_ground_unit_moves_onto_water_or_across_it(caste: str) -> None:
    t = Table(". . w .")
    t.unit(0, f"{caste}-1", "A2")
    assert moves(t, "A2") == {"A1"}
    assert t.why("move:A3") == ("T3.2", "water-is-closed")
    assert t.why("move:A4") == (("T6.2", "way-blocked") if caste == "worker" else ("T6.1", "too-far"))


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("caste", GROUND)
def test_t3_2_no_ground_unit_is_placed_on_water(caste: str) -> None:
    assert placeable(f"{caste}-1", ". w .") == {"A1", "A3"}


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("caste", GROUND)
def test_t3_2_no_ground_unit_attacks_onto_water(caste: str) -> None:
    t = Table(". . w .")
    t.unit(0, f"{caste}-3", "A2")
    t.unit(1, "alate-1", "A3")
    assert moves(t, "A2") == {"A1"}
    assert t.why("move:A3") == ("T3.2", "water-is-closed")


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("caste", GROUND)
def test_t3_2_no_ground_unit_retreats_onto_water(caste: str) -> None:
    t = retreats(f"{caste}-1", ". . . w")
    assert (t.at("A3"), t.at("A4")) == ((0, "nasute-3"), None)
    assert retreats(f"{caste}-1", ". . . .").legal() == {"retreat:A4"}


@pytest.mark.rule("T3.2")
def test_t3_2_alate_move_to_water_are_placed_there_attack_there_and_retreat_there() -> None:
    assert placeable("alate-1", ". w .") == {"A1", "A2", "A3"}
    t = Table(". w .")
    t.unit(0, "alate-1", "A1")
    assert moves(t, "A1") == {"A2", "A3"}
    assert defence("alate-1", "w") == 1
    t = retreats("alate-1", ". . . w")
    t.do("retreat:A4")
    assert t.at("A4") == (1, "alate-1")


# ------------------------------------------------------------- T3.3 vegetation
@pytest.mark.rule("T3.3")
@pytest.mark.parametrize("caste", GROUND)
def test_t3_3_vegetation_is_like_open_for_ground_units(caste: str) -> None:
    assert placeable(f"{caste}-1", ". v") == {"A1", "A2"}
    t = Table(". v v v .")
    t.unit(0, f"{caste}-1", "A1")
    assert moves(t, "A1") == {f"A{n}" for n in range(2, 2 + POINTS[caste])}
    assert defence(f"{caste}-1", "v") == (2 if caste == "soldier" else 1)
    t = retreats(f"{caste}-1", ". . . v")
    t.do("retreat:A4")
    assert t.at("A4") == (1, f"{caste}-1")


@pytest.mark.rule("T3.3")
def test_t3_3_vegetation_is_closed_to_alate_and_alate_alone() -> None:
    assert placeable("alate-1", ". v") == {"A1"}
    t = Table(". . v")
    t.unit(0, "alate-1", "A2")
    assert moves(t, "A2") == {"A1"}
    assert t.why("move:A3") == ("T2.4", "vegetation-is-closed")


@pytest.mark.rule("T3.3")
@pytest.mark.parametrize(("caste", "bonus"), [("worker", 0), ("soldier", 0), ("nasute", 1)])
def test_t3_3_vegetation_adds_1_to_the_support_of_nasute_only(caste: str, bonus: int) -> None:
    strengths = []
    for letter in (".", "v"):
        t = Table(board(letter, "E6"))
        t.unit(0, "worker-3", "E4")
        t.unit(0, f"{caste}-2", "E6")
        t.unit(1, "worker-1", "E5")
        t.movement(0)
        t.do("unit:E4", "move:E5")
        strengths.append(sums(t)[0])
    assert strengths[1] - strengths[0] == bonus


# ------------------------------------------------------------- T3.4 stones
@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("termites", [1, 2, 3])
@pytest.mark.parametrize("caste", CASTES)
def test_t3_4_stones_give_1_defence_to_the_unit_standing_there_however_many_termites(caste: str, termites: int) -> None:
    assert defence(f"{caste}-{termites}", "s") == termites * (2 if caste == "soldier" else 1) + 1


@pytest.mark.rule("T3.4")
def test_t3_4_stones_give_nothing_to_a_unit_that_attacks_or_supports_from_there() -> None:
    t = Table(board("s", "E4", "E6"))
    t.unit(0, "worker-2", "E4")
    t.unit(0, "worker-3", "E6")
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    t.do("unit:E4", "move:E5")
    assert sums(t) == (5, 1)


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize(("strength", "refusal"), [(2, ("T6.5", "too-weak")), (3, None)])
def test_t3_4_a_worker_on_stones_needs_one_more_to_be_beaten(strength: int, refusal: tuple[str, str] | None) -> None:
    t = Table(". s . .")
    t.unit(1, "worker-1", "A2")
    t.unit(0, f"worker-{strength}", "A3")
    t.movement(0)
    t.do("unit:A3")
    assert t.why("move:A2") == refusal


@pytest.mark.rule("T3.4")
def test_t3_4_entering_costs_a_worker_both_points_so_it_starts_beside_them() -> None:
    t = Table(". . s .")
    t.unit(0, "worker-1", "A2")
    assert moves(t, "A2") == {"A1", "A3"}
    assert t.why("move:A4") == ("T6.2", "way-blocked")


@pytest.mark.rule("T3.4")
def test_t3_4_stones_two_hexes_away_are_too_far_for_a_worker_though_nothing_blocks_the_way() -> None:
    t = Table(". . s .")
    t.unit(0, "worker-1", "A1")
    assert moves(t, "A1") == {"A2"}
    assert t.why("move:A3") == ("T6.1", "too-far")


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("caste", ["soldier", "nasute"])
def test_t3_4_soldiers_and_nasute_cannot_walk_in_but_can_be_placed_there_and_walk_out(caste: str) -> None:
    t = Table(". . s")
    t.unit(0, f"{caste}-1", "A2")
    assert moves(t, "A2") == {"A1"}
    assert t.why("move:A3") == ("T3.4", "stones-cost-two")
    t = Table(". . s")
    t.hand(0, f"{caste}-1")
    t.turn(0)
    t.do(f"token:{caste}-1", "place:A3")
    assert t.at("A3") == (0, f"{caste}-1")
    t.do("unit:A3", "move:A2")
    assert t.at("A2") == (0, f"{caste}-1")


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize(("caste", "lives"), [("worker", True), ("soldier", False), ("nasute", False), ("alate", True)])
def test_t3_4_who_cannot_walk_onto_stones_cannot_retreat_there(caste: str, lives: bool) -> None:
    t = retreats(f"{caste}-1", ". . . s")
    if lives:
        t.do("retreat:A4")
    assert (t.at("A3"), t.at("A4")) == ((0, "nasute-3"), (1, f"{caste}-1") if lives else None)


@pytest.mark.rule("T3.4")
def test_t3_4_stones_cost_an_alate_1() -> None:
    t = Table(". s s s .")
    t.unit(0, "alate-1", "A1")
    assert moves(t, "A1") == {"A2", "A3", "A4"}
