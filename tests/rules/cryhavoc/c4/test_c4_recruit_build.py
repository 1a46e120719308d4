"""C4.20 Recruiting, C4.30-C4.32 building and activating."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import THREE, play_on, points
from tests.rules.cryhavoc.table import Table


def sites(t: Table, verb: str) -> set[str]:
    return {action.removeprefix(f"{verb}:") for action in t.legal() if action.startswith(f"{verb}:")}


# ------------------------------------------------------------- C4.20 recruiting
@pytest.mark.rule("C4.20")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_c4_20_each_point_puts_one_unit_into_the_hq(n: int) -> None:
    t = Table(*THREE)
    t.units("humans", 2, t.hq("humans"))
    t.recruit("humans", 3)
    assert t.legal() == {"raise:0", "raise:1", "raise:2", "raise:3"}
    assert t.why("raise:4") == ("C4.20", "too-few-points")
    t.do(f"raise:{n}")
    assert (t.count("humans", t.hq("humans")), t.reserve("humans")) == (2 + n, 10 - n)


@pytest.mark.rule("C4.20", "C8.1")
def test_c4_20_the_reserve_is_the_limit() -> None:
    """Units on the map and prisoners are not in it."""
    t = Table(*THREE)
    t.units("humans", 8, "scorch")
    t.prisoner("pilgrims", of="humans", n=2)
    t.recruit("humans", 5)
    assert t.legal() == {"raise:0", "raise:1", "raise:2"}
    assert t.why("raise:3") == ("C4.20", "reserve-empty")


@pytest.mark.rule("C4.20")
@pytest.mark.parametrize(("points", "reserve"), [(0, 5), (5, 0)])
def test_c4_20_without_points_or_reserve_there_is_nothing_to_do(points: int, reserve: int) -> None:
    t = Table(*THREE)
    t.reserve("humans", reserve)
    t.recruit("humans", points)
    assert t.over
    assert t.count("humans", t.hq("humans")) == 0


# ------------------------------------------------------------- C4.30 building
@pytest.mark.rule("C4.30")
def test_c4_30_structures_are_built_in_controlled_regions_for_their_cost() -> None:
    t = Table(*THREE)
    t.control("machines", "scorch", "foglands")
    t.control("humans", "glass_peaks")
    t.build("machines", 2)
    assert sites(t, "construct") == {
        f"machines_{tile}@{region}"
        for tile in ("orbital_sniper", "matrix", "assembly_line", "bulwark")
        for region in ("scorch", "foglands")
    }
    assert t.why("construct:machines_shred_drones@scorch") == ("C4.30", "too-dear")
    assert t.why("construct:machines_matrix@glass_peaks") == ("C4.30", "not-controlled")
    assert t.why("construct:machines_matrix@sapos_deep") == ("C4.30", "not-controlled")
    t.do("construct:machines_matrix@foglands")
    assert t.stands("machines_matrix", "foglands")
    assert t.over


@pytest.mark.rule("C4.30", "C8.1")
def test_c4_30_control_needs_no_units_and_units_do_not_give_control() -> None:
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.units("pilgrims", 3, "foglands")
    t.build("pilgrims", 2)
    assert {site.partition("@")[2] for site in sites(t, "construct")} == {"scorch"}


@pytest.mark.rule("C4.30")
def test_c4_30_points_build_and_activate_in_any_mix() -> None:
    """2 for a Harvester, 1 to activate it, 2 for a Temple, 1 left."""
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.crystals("scorch", 4)
    t.build("pilgrims", 6)
    t.do("construct:pilgrims_harvester@scorch", "activate:pilgrims_harvester@scorch")
    play_on(t, until=lambda t: t.asked == ("pilgrims", "structure"), choose=min)
    t.do("construct:pilgrims_temple@scorch")
    assert points(t) == 1
    t.do("done")
    assert t.over


@pytest.mark.rule("C4.30")
@pytest.mark.parametrize(("activation", "may"), [("controlled_now", True), ("since_beginning", False)])
def test_c4_30_where_control_has_not_lasted_since_the_start_of_the_action(activation: str, may: bool) -> None:
    """An Airfield takes control of a region in the middle of the action: nothing is built there; something there may be activated."""
    t = Table(*THREE, activation=activation)
    t.control("humans", "scorch")
    t.built("humans_airfield", "scorch")
    t.built("humans_artillery_battery", "glass_peaks")  # from earlier times
    t.build("humans", 7)
    t.do("activate:humans_airfield@scorch", "region:glass_peaks")
    assert t.controller("glass_peaks") == "humans"
    assert t.why("construct:humans_watchtower@glass_peaks") == ("C4.30", "not-controlled")
    refused = None if may else ("C4.30", "not-controlled")
    assert t.why("activate:humans_artillery_battery@glass_peaks") == refused
    assert t.why("construct:humans_watchtower@scorch") is None
    t.build("humans", 2)  # the next action
    assert t.why("construct:humans_watchtower@glass_peaks") is None


@pytest.mark.rule("C4.30")
@pytest.mark.parametrize(("edition", "may"), [("en", True), ("pl", True), ("pt", True), ("de", False)])
def test_c4_30_only_in_the_german_edition_activating_needs_control_since_then(edition: str, may: bool) -> None:
    t = Table(*THREE, edition=edition)
    t.control("humans", "scorch")
    t.built("humans_airfield", "scorch")
    t.built("humans_artillery_battery", "glass_peaks")
    t.build("humans", 7)
    t.do("activate:humans_airfield@scorch", "region:glass_peaks")
    assert (t.why("activate:humans_artillery_battery@glass_peaks") is None) == may
    t.control("machines", "glass_peaks")
    assert t.why("activate:humans_artillery_battery@glass_peaks") == ("C4.30", "not-controlled")


@pytest.mark.rule("C4.30")
def test_c4_30_what_counts_is_control_when_the_action_is_chosen() -> None:
    t = Table(*THREE)
    t.control("humans", "scorch")
    t.hand("humans", "humans_crossfire", "humans_dug_in")
    t.turn("humans")
    t.do("build", "pick:humans_crossfire", "play")
    assert {site.partition("@")[2] for site in sites(t, "construct")} == {"scorch"}


# ------------------------------------------------------------- C4.30 activating
@pytest.mark.rule("C4.30")
def test_c4_30_a_structure_just_built_may_be_activated_but_each_token_once() -> None:
    t = Table(*THREE)
    t.control("machines", "scorch", "foglands")
    t.built("machines_assembly_line", "foglands")
    t.build("machines", 6)
    assert t.why("activate:machines_assembly_line@scorch") == ("C4.30", "not-built-there")
    t.do("construct:machines_assembly_line@scorch", "activate:machines_assembly_line@scorch")
    play_on(t, until=lambda t: t.asked == ("machines", "structure"), choose=min)
    assert t.count("machines", "scorch") == 1
    assert t.why("activate:machines_assembly_line@scorch") == ("C4.30", "already-activated")
    assert t.why("activate:machines_assembly_line@foglands") is None  # another token of the same type


@pytest.mark.rule("C4.30")
def test_c4_30_in_the_next_action_it_may_be_activated_again() -> None:
    t = Table(*THREE)
    t.control("machines", "scorch")
    t.built("machines_assembly_line", "scorch")
    for n in (1, 2):
        t.build("machines", 1)
        t.do("activate:machines_assembly_line@scorch")
        play_on(t, choose=min)
        assert t.count("machines", "scorch") == n


@pytest.mark.rule("C4.30")
def test_c4_30_activation_has_its_own_cost() -> None:
    """Shred Drones: 2."""
    t = Table(*THREE)
    t.control("machines", "scorch")
    t.built("machines_shred_drones", "scorch")
    t.build("machines", 1)
    assert t.why("activate:machines_shred_drones@scorch") == ("C4.30", "too-dear")
    t.build("machines", 2)
    assert "activate:machines_shred_drones@scorch" in t.legal()


@pytest.mark.rule("C4.30")
def test_c4_30_only_structures_of_your_own_faction() -> None:
    t = Table(*THREE)
    t.control("machines", "scorch")
    t.built("pilgrims_harvester", "scorch")
    t.build("machines", 5)
    assert sites(t, "activate") == set()
    assert all(site.startswith("machines_") for site in sites(t, "construct"))


# ------------------------------------------------------------- C4.31 where
@pytest.mark.rule("C4.31")
def test_c4_31_never_in_a_battle_region() -> None:
    t = Table(*THREE)
    t.garrison("pilgrims", 2, "scorch", "foglands")
    t.units("humans", 1, "scorch")
    t.mark("scorch", attacker="humans")
    t.build("pilgrims", 3)
    assert t.why("construct:pilgrims_harvester@scorch") == ("C4.31", "no-building-in-battle")
    assert t.why("construct:pilgrims_harvester@foglands") is None


@pytest.mark.rule("C4.31", "C8.3")
def test_c4_31_never_in_an_hq() -> None:
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.build("pilgrims", 3)
    assert t.why(f"construct:pilgrims_harvester@{t.hq('pilgrims')}") == ("C4.31", "not-in-hq")
    assert t.why(f"construct:pilgrims_harvester@{t.hq('humans')}") == ("C4.30", "not-controlled")


@pytest.mark.rule("C4.31")
def test_c4_31_one_of_each_type_in_a_region() -> None:
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.build("pilgrims", 6)
    t.do("construct:pilgrims_harvester@scorch")
    assert t.why("construct:pilgrims_harvester@scorch") == ("C4.31", "built-there")
    t.do("construct:pilgrims_power_orb@scorch", "construct:pilgrims_temple@scorch")
    for tile in ("harvester", "power_orb", "temple"):
        assert t.stands(f"pilgrims_{tile}", "scorch")


@pytest.mark.rule("C4.31", "C1.4")
def test_c4_31_as_many_as_there_are_tokens() -> None:
    t = Table(*THREE)
    t.control("pilgrims", "scorch", "foglands")
    t.built("pilgrims_harvester", "glass_peaks", "sapos_deep")
    t.build("pilgrims", 4)
    t.do("construct:pilgrims_harvester@scorch")
    assert t.why("construct:pilgrims_harvester@foglands") == ("C4.31", "no-token-left")


# ------------------------------------------------------------- C4.32 battle regions, lost control
@pytest.mark.rule("C4.32")
def test_c4_32_in_a_battle_region_a_structure_is_not_activated_unless_its_text_says_so() -> None:
    t = Table(*THREE)
    t.garrison("machines", 2, "scorch", "foglands")
    t.units("humans", 3, "scorch")
    t.mark("scorch", attacker="humans")
    t.built("machines_assembly_line", "scorch", "foglands")
    t.built("machines_shred_drones", "scorch")
    t.build("machines", 2)
    assert t.why("activate:machines_assembly_line@scorch") == ("C4.32", "activation-in-battle")
    assert sites(t, "activate") == {"machines_assembly_line@foglands", "machines_shred_drones@scorch"}


@pytest.mark.rule("C4.32")
def test_c4_32_without_control_a_structure_stays_but_cannot_be_activated_until_it_is_regained() -> None:
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.built("pilgrims_harvester", "scorch")
    t.units("humans", 1, "glass_peaks")
    t.move("humans", 1)
    t.do("from:glass_peaks", "to:scorch")
    assert t.controller("scorch") == "humans"
    assert t.stands("pilgrims_harvester", "scorch")
    t.control("pilgrims", "foglands")
    t.build("pilgrims", 2)
    assert t.why("activate:pilgrims_harvester@scorch") == ("C4.30", "not-controlled")
    t.control("pilgrims", "scorch")
    t.build("pilgrims", 2)
    assert "activate:pilgrims_harvester@scorch" in t.legal()


@pytest.mark.rule("C4.32")
def test_c4_32_passive_structures_are_not_activated() -> None:
    t = Table(*THREE)
    t.control("machines", "scorch")
    t.built("machines_bulwark", "scorch")
    t.build("machines", 2)
    assert t.why("activate:machines_bulwark@scorch") == ("C4.32", "structure-passive")
