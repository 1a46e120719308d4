"""C4.10-C4.15 Moving units."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rulewright.games.cryhavoc.parts import REGIONS

from .helpers import FOUR, THREE
from .table import Table


def scene(*factions: str, **options: Any) -> Table:
    """The Pilgrims land in the north, the Humans in the east, the Machines in the west."""
    t = Table(*(factions or THREE), **options)
    for faction, hq in (("pilgrims", "north_landing"), ("humans", "east_landing"), ("machines", "west_landing")):
        t.hq(faction, hq)
    return t


def goals(t: Table, origin: str) -> set[str]:
    """Where a unit from there may go now."""
    t.do(f"from:{origin}")
    return {action.removeprefix("to:") for action in t.legal()}


def go(t: Table, *way: str) -> None:
    """One unit, step by step."""
    for origin, goal in pairwise(way):
        t.do(f"from:{origin}", f"to:{goal}")


# ------------------------------------------------------------- C4.10 points
@pytest.mark.rule("C4.10")
def test_c4_10_a_point_moves_one_unit_to_an_adjacent_region() -> None:
    t = scene()
    t.units("pilgrims", 3, "north_landing")
    t.move("pilgrims", 1)
    t.do("from:north_landing")
    assert t.legal() == {f"to:{region}" for region in ("feralas_banks", "foglands", "sapos_deep", "scorch")}
    assert t.why("to:glass_peaks") == ("C4.10", "not-adjacent")
    assert t.why("to:north_landing") == ("C4.10", "not-adjacent")
    t.do("to:scorch")
    assert t.over
    assert (t.count("pilgrims", "north_landing"), t.count("pilgrims", "scorch")) == (2, 1)


@pytest.mark.rule("C4.10")
def test_c4_10_one_unit_may_move_several_times() -> None:
    t = scene()
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 3)
    go(t, "north_landing", "sapos_deep", "tanglewild", "ironback_ridge")
    assert t.over
    assert t.count("pilgrims", "ironback_ridge") == 1
    assert (t.controller("sapos_deep"), t.controller("ironback_ridge")) == (None, "pilgrims")


@pytest.mark.rule("C4.10")
def test_c4_10_points_are_spread_freely() -> None:
    """Units take turns."""
    t = scene()
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "foglands")
    go(t, "scorch", "glass_peaks")
    go(t, "foglands", "broken_crown")
    assert t.over
    assert [t.controller(r) for r in ("scorch", "foglands", "glass_peaks", "broken_crown")] == [
        None,
        None,
        "pilgrims",
        "pilgrims",
    ]


@pytest.mark.rule("C4.10")
def test_c4_10_points_may_be_left_unused() -> None:
    t = scene()
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    t.do("done")
    assert t.over
    assert t.count("pilgrims", "scorch") == 1


@pytest.mark.rule("C4.10")
def test_c4_10_only_own_units_move() -> None:
    t = scene()
    t.units("pilgrims", 1, "north_landing")
    t.units("humans", 1, "scorch")
    t.move("pilgrims", 2)
    assert t.legal() == {"from:north_landing", "done"}
    assert t.why("from:scorch") == ("C4.10", "no-unit-there")


# ------------------------------------------------------------- C4.11 closed regions
@pytest.mark.rule("C4.11")
def test_c4_11_never_into_the_hq_of_another_player() -> None:
    """Even one that no unit guards; into the own it is allowed."""
    t = scene()
    t.units("pilgrims", 1, "pale_shelf")
    t.units("pilgrims", 1, "scorch")
    t.move("pilgrims", 1)
    t.do("from:pale_shelf")
    assert t.why("to:east_landing") == ("C4.11", "enemy-hq")
    t.move("pilgrims", 1)
    assert "north_landing" in goals(t, "scorch")


@pytest.mark.rule("C4.11", "C2.8")
@pytest.mark.parametrize(("factions", "legal"), [(THREE, True), (FOUR, False)])
def test_c4_11_world_caverns_are_closed_when_they_are_the_hq_of_the_trogs(
    factions: tuple[str, ...], legal: bool
) -> None:
    t = scene(*factions)
    t.units("pilgrims", 1, "glass_peaks")
    t.move("pilgrims", 1)
    assert ("world_caverns" in goals(t, "glass_peaks")) == legal


@pytest.mark.rule("C4.11")
@pytest.mark.parametrize("mover", ["pilgrims", "humans", "machines"])
def test_c4_11_never_into_a_battle_region(mover: str) -> None:
    """Neither a third party nor those who fight there."""
    t = scene()
    t.units("pilgrims", 1, "foglands")
    t.units("humans", 1, "foglands")
    t.mark("foglands", attacker="pilgrims")
    t.units(mover, 1, "lantern_coast")
    t.move(mover, 1)
    t.do("from:lantern_coast")
    assert t.why("to:foglands") == ("C4.11", "battle-region")


@pytest.mark.rule("C4.11")
@pytest.mark.parametrize(
    ("origin", "beyond"),
    [("tanglewild", "glass_peaks"), ("tanglewild", "brooding_pool"), ("bone_flats", "ember_basin")],
)
def test_c4_11_the_black_area_cannot_be_crossed(origin: str, beyond: str) -> None:
    """These regions lie on opposite shores of it."""
    t = scene()
    t.units("pilgrims", 1, origin)
    t.move("pilgrims", 1)
    t.do(f"from:{origin}")
    assert t.why(f"to:{beyond}") == ("C4.10", "not-adjacent")


@pytest.mark.rule("C4.11")
def test_c4_11_the_black_area_is_no_region() -> None:
    t = scene()
    assert {"rift_1", "rift_2", "rift_3"}.isdisjoint(t.region_ids)
    assert len(t.region_ids) == t.s.regions == 22 < REGIONS


@pytest.mark.rule("C4.11", "C4.10")
def test_c4_11_a_unit_shut_in_by_closed_regions_stays() -> None:
    t = scene(*FOUR)
    t.units("machines", 1, "glass_peaks")
    for region in ("feralas_banks", "scorch"):
        t.units("pilgrims", 1, region)
        t.units("humans", 1, region)
        t.mark(region, attacker="humans")
    t.units("machines", 1, "west_landing")
    t.move("machines", 2)
    assert t.why("from:glass_peaks") == ("C4.10", "nowhere-to-go")


# ------------------------------------------------------------- C4.12 stopping
@pytest.mark.rule("C4.12")
@pytest.mark.parametrize("what", ["enemy", "natives", "war party", "nest"])
def test_c4_12_a_unit_stops_where_enemies_or_trog_tokens_are(what: str) -> None:
    t = scene()
    if what == "enemy":
        t.units("humans", 1, "scorch")
    elif what == "natives":
        t.units("trogs", 1, "scorch")
    elif what == "war party":
        t.war_party("scorch")
    else:
        t.nest("scorch")
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    assert t.why("from:scorch") == ("C4.12", "unit-halted")
    assert "from:north_landing" in t.legal()


@pytest.mark.rule("C4.12")
def test_c4_12_more_units_may_follow() -> None:
    t = scene()
    t.units("humans", 1, "scorch")
    t.units("pilgrims", 3, "north_landing")
    t.move("pilgrims", 5)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch")
    assert t.over  # nobody is left who may move
    assert t.count("pilgrims", "scorch") == 3
    assert t.battle_number("scorch") == 1


@pytest.mark.rule("C4.12")
def test_c4_12_who_stood_there_before_may_still_leave() -> None:
    """A nest was put under the unit; the unit that comes in has to stop, not the one that was there."""
    t = scene()
    t.garrison("pilgrims", 1, "scorch")
    t.nest("scorch")
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    go(t, "scorch", "tanglewild")
    assert t.why("from:scorch") == ("C4.12", "unit-halted")


@pytest.mark.rule("C4.12")
def test_c4_12_only_for_this_action() -> None:
    """Enemies who are gone when the next action begins hold nobody."""
    t = scene()
    t.war_party("scorch")
    t.reserve("trogs", 0)
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 2)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch")
    assert t.over
    t.move("pilgrims", 1)
    assert t.legal() == {"from:scorch", "done"}


# ------------------------------------------------------------- C4.13 passing through
@pytest.mark.rule("C4.13", "C8.5")
def test_c4_13_a_region_of_another_player_may_be_passed_and_is_not_taken() -> None:
    t = scene()
    t.control("humans", "scorch")
    t.built("humans_airfield", "scorch")
    t.exploration("scorch")
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 2)
    go(t, "north_landing", "scorch", "glass_peaks")
    assert t.over
    assert t.controller("scorch") == "humans"
    assert t.s.exploration[t.region("scorch")] == 1
    assert t.controller("glass_peaks") == "pilgrims"


@pytest.mark.rule("C4.13", "C8.5")
def test_c4_13_what_a_unit_ends_in_is_taken_and_revealed() -> None:
    t = scene()
    t.control("humans", "scorch")
    t.exploration("scorch")
    t.units("pilgrims", 2, "north_landing")
    t.luck("find:crystal_vein")
    t.move("pilgrims", 3)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch", "glass_peaks")
    assert t.controller("scorch") == t.controller("glass_peaks") == "pilgrims"
    assert t.s.exploration[t.region("scorch")] == 0
    assert t.crystals_in("scorch") == 2


# ------------------------------------------------------------- C4.14 arrows
@pytest.mark.rule("C4.14")
@pytest.mark.parametrize(
    ("one", "other"),
    [("sapos_deep", "cameron_seas"), ("driftwaste", "lantern_coast"), ("pale_shelf", "foglands")],
)
def test_c4_14_regions_joined_by_arrows_are_adjacent_both_ways(one: str, other: str) -> None:
    for origin, goal in ((one, other), (other, one)):
        t = scene()
        t.units("pilgrims", 1, origin)
        t.move("pilgrims", 1)
        go(t, origin, goal)
        assert t.controller(goal) == "pilgrims"


@pytest.mark.rule("C4.14")
@pytest.mark.parametrize(("one", "other"), [("hollow_sea", "drowned_reach"), ("windless_coast", "salt_horizon")])
def test_c4_14_on_the_map_for_two_as_well(one: str, other: str) -> None:
    t = Table("pilgrims", "humans")
    t.units("pilgrims", 1, one)
    t.move("pilgrims", 1)
    assert other in goals(t, one)


@pytest.mark.rule("C4.14", "C5.9")
def test_c4_14_in_every_respect() -> None:
    """The only way to retreat leads across the map."""
    t = scene()
    t.units("pilgrims", 2, "sapos_deep")
    t.units("humans", 1, "sapos_deep")
    t.control("humans", "cameron_seas")
    t.control("", "north_landing")
    t.battle("sapos_deep", attacker="pilgrims")
    t.do("station:2", "station:1")
    assert t.over
    assert t.count("humans", "cameron_seas") == 1


@pytest.mark.rule("C4.14", "C4.11")
def test_c4_14_opposite_regions_without_an_arrow_are_not_adjacent() -> None:
    t = scene()
    t.units("pilgrims", 1, "sapos_deep")
    t.move("pilgrims", 1)
    assert goals(t, "sapos_deep") == {"cameron_seas", "driftwaste", "north_landing", "scorch", "tanglewild"}


# ------------------------------------------------------------- C4.15 leaving a battle region
@pytest.mark.rule("C4.15")
def test_c4_15_the_attacker_cannot_leave() -> None:
    t = scene()
    t.units("pilgrims", 8, "foglands")
    t.units("humans", 1, "foglands")
    t.mark("foglands", attacker="pilgrims")
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 2)
    assert t.why("from:foglands") == ("C4.15", "attacker-stays")


@pytest.mark.rule("C4.15")
@pytest.mark.parametrize(("attackers", "defenders", "leave"), [(1, 2, 0), (1, 3, 1), (2, 3, 0), (3, 7, 1), (1, 6, 4)])
def test_c4_15_the_defender_leaves_two_units_for_every_attacker(attackers: int, defenders: int, leave: int) -> None:
    t = scene()
    t.units("pilgrims", attackers, "foglands")
    t.units("humans", defenders, "foglands")
    t.mark("foglands", attacker="pilgrims")
    t.units("humans", 1, "ember_basin")
    t.move("humans", 12)
    for _ in range(leave):
        go(t, "foglands", "pale_shelf")
    assert t.why("from:foglands") == ("C4.15", "defender-blocked")
    assert t.count("humans", "foglands") == 2 * attackers + (defenders - 2 * attackers - leave)
