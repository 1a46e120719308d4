"""C4.13-C4.15 Passing through, across the map by arrows, and out of a battle region."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import go, landed
from tests.rules.cryhavoc.table import Table


def goals(t: Table, origin: str) -> set[str]:
    """Where a unit from there may go now."""
    t.do(f"from:{origin}")
    return {action.removeprefix("to:") for action in t.legal()}


# ------------------------------------------------------------- C4.13 passing through
@pytest.mark.rule("C4.13", "C8.5")
def test_c4_13_a_region_of_another_player_may_be_passed_and_is_not_taken() -> None:
    t = landed()
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
    t = landed()
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
        t = landed()
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
    t = landed()
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
    t = landed()
    t.units("pilgrims", 1, "sapos_deep")
    t.move("pilgrims", 1)
    assert goals(t, "sapos_deep") == {"cameron_seas", "driftwaste", "north_landing", "scorch", "tanglewild"}


# ------------------------------------------------------------- C4.15 leaving a battle region
@pytest.mark.rule("C4.15")
def test_c4_15_the_attacker_cannot_leave() -> None:
    t = landed()
    t.units("pilgrims", 8, "foglands")
    t.units("humans", 1, "foglands")
    t.mark("foglands", attacker="pilgrims")
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 2)
    assert t.why("from:foglands") == ("C4.15", "attacker-stays")


@pytest.mark.rule("C4.15")
@pytest.mark.parametrize(("attackers", "defenders", "leave"), [(1, 2, 0), (1, 3, 1), (2, 3, 0), (3, 7, 1), (1, 6, 4)])
def test_c4_15_the_defender_leaves_two_units_for_every_attacker(attackers: int, defenders: int, leave: int) -> None:
    t = landed()
    t.units("pilgrims", attackers, "foglands")
    t.units("humans", defenders, "foglands")
    t.mark("foglands", attacker="pilgrims")
    t.units("humans", 1, "ember_basin")
    t.move("humans", 12)
    for _ in range(leave):
        go(t, "foglands", "pale_shelf")
    assert t.why("from:foglands") == ("C4.15", "defender-blocked")
    assert t.count("humans", "foglands") == 2 * attackers + (defenders - 2 * attackers - leave)
