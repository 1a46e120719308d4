"""C5.9, C5.10: who goes back to the region, who retreats and what a retreat may meet."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import fight, parties, station, three, units_of
from tests.rules.cryhavoc.table import Table


def lose(t: Table, region: str, loser: str = "pilgrims", winner: str = "humans", units: int = 2) -> None:
    """As many attackers as defenders fight for control only, so nobody dies."""
    fight(t, region, (loser, (units, 0, 0)), (winner, (units, 0, 0)))


# ------------------------------------------------------------- C5.9
@pytest.mark.rule("C5.9")
@pytest.mark.parametrize(("attack", "winner"), [((3, 1, 0), "pilgrims"), ((1, 3, 0), "humans")])
def test_c5_9_the_winner_of_region_control_returns_to_the_region(attack: tuple[int, int, int], winner: str) -> None:
    """From all objectives."""
    t = three()
    fight(t, "foglands", ("pilgrims", attack), ("humans", (2, attack[1], 0)))
    loser = "humans" if winner == "pilgrims" else "pilgrims"
    assert units_of(t, winner) == {"foglands": 4 if winner == "pilgrims" else 5}
    assert t.count(loser, "foglands") == 0


@pytest.mark.rule("C5.9", "C8.3")
def test_c5_9_the_loser_goes_to_an_adjacent_region_under_own_control() -> None:
    """With only one there is no choice: here the HQ."""
    t = three()
    lose(t, "foglands")
    assert t.over
    assert units_of(t, "pilgrims") == {"north_landing": 2}
    assert units_of(t, "humans") == {"foglands": 2}


@pytest.mark.rule("C5.9")
def test_c5_9_a_defender_who_loses_retreats_as_well() -> None:
    t = three()
    t.control("humans", "ironback_ridge")
    fight(t, "sporewood", ("pilgrims", (2, 0, 0)), ("humans", (1, 0, 0)))
    assert t.asked == ("humans", "retreat")
    assert t.legal() == {"retreat:east_landing", "retreat:ironback_ridge"}
    t.do("retreat:ironback_ridge")
    assert units_of(t, "humans") == {"ironback_ridge": 1}


@pytest.mark.rule("C5.9")
def test_c5_9_all_survivors_go_to_one_region() -> None:
    t = three()
    t.control("pilgrims", "broken_crown", "sapos_deep", "feralas_banks")
    t.control("humans", "lantern_coast")
    fight(t, "foglands", ("pilgrims", (1, 0, 2)), ("humans", (3, 0, 1)))
    assert t.legal() == {"retreat:north_landing", "retreat:broken_crown", "retreat:feralas_banks"}
    assert t.why("retreat:sapos_deep") == ("C5.9", "retreat-not-adjacent")
    assert t.why("retreat:lantern_coast") == ("C5.9", "not-own-region")
    assert t.why("retreat:pale_shelf") == ("C5.9", "not-own-region")  # nobody's
    t.do("retreat:broken_crown")
    assert units_of(t, "pilgrims") == {"broken_crown": 2}
    assert t.reserve("pilgrims") == 12 - 2


@pytest.mark.rule("C5.9")
def test_c5_9_never_into_a_battle_region() -> None:
    t = three()
    t.control("pilgrims", "broken_crown")
    t.units("pilgrims", 1, "broken_crown")
    t.units("machines", 1, "broken_crown")
    t.mark("broken_crown", "machines")
    lose(t, "foglands")
    assert t.over  # only the HQ is left
    assert units_of(t, "pilgrims") == {"north_landing": 2, "broken_crown": 1}


@pytest.mark.rule("C5.9")
def test_c5_9_who_has_nowhere_to_go_returns_to_the_reserve() -> None:
    t = three()
    lose(t, "vinefall")
    assert t.over
    assert units_of(t, "pilgrims") == {}
    assert t.reserve("pilgrims") == 12
    assert t.vp("humans") == 2  # they were not killed


@pytest.mark.rule("C5.9", "C4.14")
def test_c5_9_a_printed_arrow_leads_to_safety_too() -> None:
    t = three()
    t.control("machines", "cameron_seas")
    lose(t, "sapos_deep", loser="machines")
    assert units_of(t, "machines") == {"cameron_seas": 2}


@pytest.mark.rule("C5.9")
def test_c5_9_control_of_an_empty_region_is_enough() -> None:
    t = three()
    t.control("machines", "bone_flats")
    lose(t, "sporewood", loser="machines")
    assert units_of(t, "machines") == {"bone_flats": 2}


@pytest.mark.rule("C5.9")
def test_c5_9_without_survivors_nobody_is_asked() -> None:
    t = three()
    t.control("pilgrims", "broken_crown")
    fight(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (1, 0, 1)))
    assert t.over
    assert units_of(t, "pilgrims") == {}


@pytest.mark.rule("C5.9", "C5.13")
def test_c5_9_the_region_of_the_battle_itself_is_not_a_refuge_though_controlled_before() -> None:
    t = three()
    t.control("pilgrims", "foglands")
    fight(t, "foglands", ("machines", (2, 0, 0)), ("pilgrims", (1, 0, 0)))
    assert t.controller("foglands") == "machines"
    assert units_of(t, "pilgrims") == {"north_landing": 1}


# ------------------------------------------------------------- C5.10
@pytest.mark.rule("C5.10")
@pytest.mark.parametrize("edition", ["en", "pl", "pt"])
def test_c5_10_by_default_a_war_party_stays_face_down(edition: str) -> None:
    t = three(edition=edition)
    t.control("pilgrims", "broken_crown")
    t.war_party("broken_crown")
    lose(t, "foglands")
    t.do("retreat:broken_crown")
    assert t.over
    assert parties(t) == {"broken_crown"}
    assert (t.count("trogs", "broken_crown"), t.battle_number("broken_crown")) == (0, 0)


@pytest.mark.rule("C5.10")
def test_c5_10_in_the_german_edition_it_wakes_and_is_fought_in_the_same_phase() -> None:
    """With the next number: 3, for 1 and 2 were used."""
    t = three(edition="de")
    t.control("pilgrims", "broken_crown")
    t.war_party("broken_crown")
    t.crystals("broken_crown", 2)
    for region in ("foglands", "vinefall"):
        t.units("pilgrims", 2, region)
        t.units("humans", 2, region)
        t.mark(region, "pilgrims")
    t.luck("reveal:war_party_3_2")
    t.battles()
    station(t, (2, 0, 0))
    station(t, (2, 0, 0))
    t.do("retreat:broken_crown")
    assert parties(t) == set()
    assert t.count("trogs", "broken_crown") == 3
    assert t.crystals_in("broken_crown") == 2 + 2
    assert t.battle_number("broken_crown") == 3
    station(t, (2, 0, 0))  # the other one first
    station(t, (2, 0, 0))
    assert t.region_ids[t.s.battle_at] == "broken_crown"
    assert t.asked == ("pilgrims", "station")  # who retreated attacks
    station(t, (2, 0, 0))
    assert t.asked == ("humans", "station")  # on their left, for the Trogs
    station(t, (1, 1, 1))
    t.do("nest:singing_shallows")
    assert t.over
    assert t.controller("broken_crown") == "pilgrims"
    assert t.holds("trogs", "pilgrims") == 1
    assert t.crystals_in("broken_crown") == 2 + 2 + 1


@pytest.mark.rule("C5.10")
@pytest.mark.parametrize(("option", "woken"), [("no", False), ("yes", True)])
def test_c5_10_nests_are_like_war_parties(option: str, woken: bool) -> None:
    t = three(retreat_reveals=option)
    t.control("pilgrims", "broken_crown")
    t.nest("broken_crown")
    t.luck("reveal:nest_2_0")
    lose(t, "foglands")
    t.do("retreat:broken_crown")
    assert t.count("trogs", "broken_crown") == 2 * woken
    assert bool(t.battle_number("broken_crown")) == woken


@pytest.mark.rule("C5.10")
def test_c5_10_all_tokens_of_the_region_wake() -> None:
    t = three(edition="de")
    t.control("pilgrims", "broken_crown")
    t.war_party("broken_crown")
    t.nest("broken_crown", "broken_crown")
    t.luck("reveal:war_party_1_1", "reveal:nest_2_0", "reveal:nest_3_0")
    lose(t, "foglands")
    t.do("retreat:broken_crown")
    assert t.count("trogs", "broken_crown") == 6
    assert t.s.nest[t.region("broken_crown")] == 0
    assert t.battle_number("broken_crown") == 2


@pytest.mark.rule("C5.10", "C4.16")
def test_c5_10_with_no_trogs_left_the_token_costs_a_unit_and_there_is_no_battle() -> None:
    t = three(edition="de")
    t.control("pilgrims", "broken_crown")
    t.war_party("broken_crown")
    t.reserve("trogs", 0)
    lose(t, "foglands")
    t.do("retreat:broken_crown")
    assert t.count("pilgrims", "broken_crown") == 1
    assert t.battle_number("broken_crown") == 0
    assert t.reserve("pilgrims") == 11


@pytest.mark.rule("C5.10")
def test_c5_10_a_refuge_without_tokens_starts_no_battle() -> None:
    t = three(edition="de")
    t.control("pilgrims", "broken_crown")
    lose(t, "foglands")
    t.do("retreat:broken_crown")
    assert t.battle_number("broken_crown") == 0
