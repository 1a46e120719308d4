"""The structures of the Pilgrims."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.table import Table

from .scenes import activate, four, may_decline, targets


def standing(structure: str, store: int = 0) -> Table:
    """Theirs in Scorch, which they control."""
    t = four()
    t.control("pilgrims", "scorch")
    t.built(structure, "scorch")
    t.store("pilgrims", store)
    return t


@pytest.mark.piece("pilgrims_harvester")
@pytest.mark.rule("C4.30")
@pytest.mark.parametrize(("there", "taken"), [(3, 2), (1, 1)])
def test_harvester_takes_up_to_two_crystals_of_its_region(there: int, taken: int) -> None:
    t = standing("pilgrims_harvester")
    t.crystals("scorch", there)
    t.crystals("sapos_deep", 5)
    activate(t, "pilgrims_harvester", "scorch", points=1)
    t.do(*["more"] * taken)
    assert (t.crystals_in("scorch"), t.store("pilgrims"), t.crystals_in("sapos_deep")) == (there - taken, taken, 5)
    assert t.over


@pytest.mark.piece("pilgrims_harvester")
@pytest.mark.rule("C4.4")
def test_harvester_may_take_one_or_none_and_be_activated_for_nothing() -> None:
    t = standing("pilgrims_harvester")
    t.crystals("scorch", 3)
    activate(t, "pilgrims_harvester", "scorch", points=1)
    t.do("more", "stop")
    assert t.store("pilgrims") == 1
    t = standing("pilgrims_harvester")
    activate(t, "pilgrims_harvester", "scorch", points=1)
    assert t.over
    assert t.store("pilgrims") == 0


@pytest.mark.piece("pilgrims_power_orb")
@pytest.mark.rule("C8.4")
def test_power_orb_kills_one_enemy_near_also_in_a_battle_region() -> None:
    t = standing("pilgrims_power_orb", 1)
    t.units("humans", 2, "sapos_deep")
    t.units("machines", 1, "sapos_deep")
    t.mark("sapos_deep", "machines")
    t.units("humans", 1, "foglands")  # two steps away
    activate(t, "pilgrims_power_orb", "scorch", points=1)
    t.do("more", "option:1")
    assert targets(t) == {"sapos_deep"}
    t.do("region:sapos_deep")
    assert t.legal() == {"owner:humans", "owner:machines"}
    t.do("owner:humans")
    assert (t.count("humans", "sapos_deep"), t.reserve("humans"), t.store("pilgrims")) == (1, 10, 0)
    assert t.vp("pilgrims") == 0
    assert t.over


@pytest.mark.piece("pilgrims_power_orb")
@pytest.mark.rule("C4.20")
def test_power_orb_puts_up_to_two_units_in_its_region_instead() -> None:
    t = standing("pilgrims_power_orb", 1)
    t.units("humans", 1, "sapos_deep")
    activate(t, "pilgrims_power_orb", "scorch", points=1)
    t.do("more", "option:2", "more", "more")
    assert (t.count("pilgrims", "scorch"), t.count("humans", "sapos_deep")) == (2, 1)
    assert t.over
    t = standing("pilgrims_power_orb", 1)
    activate(t, "pilgrims_power_orb", "scorch", points=1)
    t.do("more", "more", "stop")  # there is nobody to kill
    assert t.count("pilgrims", "scorch") == 1


@pytest.mark.piece("pilgrims_power_orb")
@pytest.mark.rule("C5.1", "C8.4")
def test_power_orb_in_a_battle_region_kills_but_brings_nobody() -> None:
    t = standing("pilgrims_power_orb", 1)
    t.units("pilgrims", 1, "scorch")
    t.units("humans", 1, "scorch")
    t.mark("scorch", "humans")
    activate(t, "pilgrims_power_orb", "scorch", points=1)
    t.do("more")
    assert targets(t) == {"scorch"}
    t.do("region:scorch")
    assert (t.count("humans", "scorch"), t.battle_number("scorch"), t.controller("scorch")) == (0, 0, "pilgrims")


@pytest.mark.piece("pilgrims_power_orb")
@pytest.mark.rule("C4.32")
def test_power_orb_needs_a_crystal_and_something_to_do() -> None:
    t = standing("pilgrims_power_orb")
    t.build("pilgrims", 9)
    assert t.why("activate:pilgrims_power_orb@scorch") == ("C4.32", "activation-does-nothing")
    t = standing("pilgrims_power_orb", 1)
    t.reserve("pilgrims", 0)
    t.build("pilgrims", 9)
    assert t.why("activate:pilgrims_power_orb@scorch") == ("C4.32", "activation-does-nothing")
    t.reserve("pilgrims", 1)
    t.do("activate:pilgrims_power_orb@scorch")
    assert may_decline(t)
    t.do("stop")
    assert (t.store("pilgrims"), t.count("pilgrims", "scorch")) == (1, 0)


@pytest.mark.piece("pilgrims_power_orb")
@pytest.mark.rule("C8.3")
def test_power_orb_reaches_units_in_an_hq_only_where_these_are_not_protected() -> None:
    for edition, near in (("en", {"north_landing", "sapos_deep"}), ("de", {"sapos_deep"})):
        t = four(edition=edition)
        t.control("pilgrims", "scorch")
        t.built("pilgrims_power_orb", "scorch")
        t.store("pilgrims", 1)
        t.reserve("pilgrims", 0)
        t.units("humans", 1, "north_landing")
        t.units("humans", 1, "sapos_deep")
        activate(t, "pilgrims_power_orb", "scorch", points=1)
        t.do("more")
        assert targets(t) == near


@pytest.mark.piece("pilgrims_temple")
@pytest.mark.rule("C4.30")
def test_temple_turns_a_crystal_into_two_victory_points() -> None:
    t = standing("pilgrims_temple", 2)
    activate(t, "pilgrims_temple", "scorch", points=2)
    t.do("more")
    assert (t.store("pilgrims"), t.vp("pilgrims")) == (1, 2)
    t = standing("pilgrims_temple", 1)
    activate(t, "pilgrims_temple", "scorch", points=1)
    t.do("stop")
    assert (t.store("pilgrims"), t.vp("pilgrims")) == (1, 0)
    t = standing("pilgrims_temple")
    t.build("pilgrims", 9)
    assert t.why("activate:pilgrims_temple@scorch") == ("C4.32", "activation-does-nothing")
