"""The structures of the Humans, and the tokens that they place."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed, open_battle
from tests.rules.cryhavoc.table import Table

from .scenes import activate, battle_with, enter, four, may_decline, resolve, targets, trog_tokens


# ------------------------------------------------------------- Airfield
@pytest.mark.piece("humans_airfield")
@pytest.mark.rule("C8.1", "C8.2")
def test_airfield_takes_an_unoccupied_region_two_steps_away_from_any_controller() -> None:
    t = four()
    t.control("humans", "scorch")
    t.built("humans_airfield", "scorch")
    t.control("pilgrims", "foglands")
    t.war_party("foglands")
    activate(t, "humans_airfield", "scorch")
    assert targets(t) == {
        "sapos_deep", "tanglewild", "feralas_banks", "glass_peaks",
        "foglands", "driftwaste", "cameron_seas", "ironback_ridge", "broken_crown",
    }  # fmt: skip
    t.do("region:foglands")
    assert (t.controller("foglands"), trog_tokens(t, "foglands")) == ("humans", 1)


@pytest.mark.piece("humans_airfield")
@pytest.mark.rule("C8.2", "C8.3", "C8.4")
def test_airfield_takes_no_occupied_region_no_hq_and_nothing_further_away() -> None:
    t = four()
    t.control("humans", "scorch")
    t.built("humans_airfield", "scorch")
    t.units("trogs", 1, "glass_peaks")
    activate(t, "humans_airfield", "scorch")
    assert t.why("region:glass_peaks") == ("C8.2", "region-occupied")
    assert t.why("region:world_caverns") == ("C4.31", "not-in-hq")
    assert t.why("region:sporewood") == ("C1.6", "too-far-away")
    assert may_decline(t)


# ------------------------------------------------------------- Artillery Battery
@pytest.mark.piece("humans_artillery_battery")
@pytest.mark.rule("C8.3", "C8.4")
def test_artillery_battery_places_a_token_near_also_in_battle_regions() -> None:
    t = four()
    t.control("humans", "scorch", "foglands")
    t.built("humans_artillery_battery", "scorch")
    t.units("humans", 1, "sapos_deep")
    t.units("pilgrims", 1, "sapos_deep")
    t.mark("sapos_deep", "humans")
    activate(t, "humans_artillery_battery", "scorch", points=1)
    assert targets(t) == {"scorch", "sapos_deep", "tanglewild", "feralas_banks", "glass_peaks"}  # no HQ
    t.do("region:sapos_deep")
    assert t.has_token("artillery", "sapos_deep")
    assert t.over


@pytest.mark.piece("humans_artillery_battery")
@pytest.mark.rule("C1.4", "C4.4")
def test_artillery_battery_has_three_tokens_and_one_for_a_region() -> None:
    t = four()
    t.control("humans", "scorch")
    t.built("humans_artillery_battery", "scorch")
    t.token("artillery", "sapos_deep")
    t.token("artillery", "bone_flats")
    activate(t, "humans_artillery_battery", "scorch", points=1)
    assert t.why("region:sapos_deep") == ("C1.6", "token-there")
    t.do("region:scorch")
    activate(t, "humans_artillery_battery", "scorch", points=1)  # to no effect
    assert t.over


# ------------------------------------------------------------- the artillery token
def bombarded(own: Placed, enemy: Placed) -> Table:
    """A battle of the Humans with an artillery token in its region."""
    t = four()
    t.token("artillery", "scorch")
    battle_with(own=own, enemy=enemy, at="scorch", table=t)
    resolve(t)
    return t


@pytest.mark.piece("artillery")
@pytest.mark.rule("C5.8")
def test_artillery_kills_one_enemy_after_attrition_for_a_victory_point() -> None:
    t = bombarded((1, 0, 1), (2, 0, 1))
    assert t.asked == ("humans", "effect-objective")
    assert t.vp("humans") == 1  # Attrition itself
    assert targets(t) == {"control", "attrition"}  # the rules took the unit on Region Control first
    assert not t.has_token("artillery", "scorch")
    t.do("objective:attrition")
    assert t.vp("humans") == 2
    assert t.count("pilgrims", "scorch") == 1


@pytest.mark.piece("artillery")
@pytest.mark.rule("C5.8")
def test_artillery_waits_where_nobody_is_left_or_attrition_is_skipped_or_others_fight() -> None:
    t = bombarded((1, 0, 1), (0, 0, 1))
    assert t.over
    assert t.has_token("artillery", "scorch")
    t = four()
    t.token("artillery", "scorch")
    open_battle(t, "scorch", ("machines", (1, 0, 0)), ("pilgrims", (2, 0, 0)))
    assert t.over
    assert t.has_token("artillery", "scorch")
    t = four()
    t.token("artillery", "scorch")
    battle_with(
        "pilgrims_stasis_field",
        own=(1, 0, 0),
        enemy=(2, 0, 0),
        holder="pilgrims",
        against="humans",
        at="scorch",
        table=t,
    )
    t.do("tactic:pilgrims_stasis_field")
    resolve(t)
    assert t.over
    assert t.has_token("artillery", "scorch")


@pytest.mark.piece("artillery")
@pytest.mark.rule("C5.8")
def test_absorption_left_over_from_attrition_applies_to_the_artillery() -> None:
    t = four()
    t.token("artillery", "scorch")
    battle_with(
        "machines_ablative_plating",
        own=(3, 0, 0),
        enemy=(1, 0, 1),
        holder="machines",
        against="humans",
        at="scorch",
        table=t,
    )
    t.do("tactic:machines_ablative_plating")
    resolve(t)  # one kill of Attrition and the one of the token are absorbed
    assert t.over
    assert (t.count("machines", "scorch"), t.vp("humans")) == (3, 0)
    assert not t.has_token("artillery", "scorch")


@pytest.mark.piece("artillery")
@pytest.mark.rule("C5.14", "C8.2")
def test_artillery_starts_no_battle_and_occupies_nothing() -> None:
    t = four()
    t.token("artillery", "scorch")
    t.units("pilgrims", 1, "sapos_deep")
    enter(t, "pilgrims", 1, "scorch", "sapos_deep")
    assert (t.controller("scorch"), t.battle_number("scorch")) == ("pilgrims", 0)
    assert t.has_token("artillery", "scorch")


# ------------------------------------------------------------- Watchtower
@pytest.mark.piece("humans_watchtower")
@pytest.mark.rule("C8.4")
def test_watchtower_places_a_token_near_in_own_open_regions() -> None:
    t = four()
    t.control("humans", "scorch", "sapos_deep", "tanglewild", "foglands")
    t.built("humans_watchtower", "scorch")
    t.units("humans", 1, "sapos_deep")
    t.units("pilgrims", 1, "sapos_deep")
    t.mark("sapos_deep", "pilgrims")
    activate(t, "humans_watchtower", "scorch", points=1)
    assert targets(t) == {"scorch", "tanglewild"}
    assert t.why("region:feralas_banks") == ("C4.30", "not-controlled")
    assert t.why("region:foglands") == ("C1.6", "too-far-away")
    assert t.why("region:north_landing") == ("C4.31", "not-in-hq")
    t.do("region:tanglewild")
    assert t.has_token("watchtower", "tanglewild")
    assert t.over


# ------------------------------------------------------------- the watchtower token
def watched(n: int = 1) -> Table:
    """Pilgrims have entered an empty region of the Humans with a watchtower token."""
    t = four()
    t.control("humans", "scorch")
    t.token("watchtower", "scorch")
    t.units("pilgrims", n, "sapos_deep")
    enter(t, "pilgrims", n, "scorch", "sapos_deep")
    return t


@pytest.mark.piece("watchtower")
@pytest.mark.rule("C4.16")
def test_watchtower_brings_a_unit_to_meet_who_enters_an_empty_region() -> None:
    t = watched(2)
    assert t.asked == ("humans", "effect-more")
    t.do("more")
    assert (t.count("humans", "scorch"), t.reserve("humans")) == (1, 11)
    assert (t.battle_number("scorch"), t.controller("scorch")) == (1, "humans")
    assert t.s.attacker[t.region("scorch")] == 1


@pytest.mark.piece("watchtower")
@pytest.mark.rule("C4.16", "C8.5")
def test_watchtower_may_keep_quiet_and_goes_with_the_control() -> None:
    t = watched()
    t.do("stop")
    assert (t.controller("scorch"), t.battle_number("scorch")) == ("pilgrims", 0)
    assert not t.has_token("watchtower", "scorch")


@pytest.mark.piece("watchtower")
@pytest.mark.rule("C4.16", "C8.1")
def test_watchtower_brings_nobody_where_units_stand_or_the_reserve_is_empty() -> None:
    t = four()
    t.garrison("humans", 1, "scorch")
    t.token("watchtower", "scorch")
    t.units("pilgrims", 1, "sapos_deep")
    enter(t, "pilgrims", 1, "scorch", "sapos_deep")
    assert (t.count("humans", "scorch"), t.battle_number("scorch")) == (1, 1)
    t = four()
    t.reserve("humans", 0)
    t.control("humans", "scorch")
    t.token("watchtower", "scorch")
    t.units("pilgrims", 1, "sapos_deep")
    enter(t, "pilgrims", 1, "scorch", "sapos_deep")
    assert t.controller("scorch") == "pilgrims"


@pytest.mark.piece("watchtower")
@pytest.mark.rule("C5.6")
def test_watchtower_counts_one_more_for_the_defender_and_leaves_after_the_battle() -> None:
    t = four()
    t.control("humans", "scorch")
    t.token("watchtower", "scorch")
    open_battle(t, "scorch", ("pilgrims", (2, 0, 0)), ("humans", (1, 0, 0)))
    assert t.controller("scorch") == "humans"  # 2:2
    assert not t.has_token("watchtower", "scorch")
    t = four()
    t.control("humans", "scorch")
    t.token("watchtower", "scorch")
    open_battle(t, "scorch", ("pilgrims", (3, 0, 0)), ("humans", (1, 0, 0)))
    assert t.controller("scorch") == "pilgrims"  # 3:2
    t = four()
    t.token("watchtower", "scorch")
    open_battle(t, "scorch", ("humans", (1, 0, 0)), ("pilgrims", (1, 0, 0)))
    assert t.controller("scorch") == "pilgrims"  # an attacker gains nothing
