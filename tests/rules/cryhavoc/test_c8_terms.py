"""C8: kill, reserve, control, occupied, HQ and region."""

from __future__ import annotations

import pytest

from .battling import controlled_by, fight, three, units_of
from .table import Table

SNIPER = [["kill", 1, "anywhere", "lone"]]
CLAIM = [["take_control", "adjacent", "any"]]


def regions(t: Table) -> set[str]:
    """Those that the question offers."""
    return {action.partition(":")[2] for action in t.legal() if action.startswith("region:")}


# ------------------------------------------------------------- C8.1
def spread_out(**options: str) -> Table:
    """The Humans control their HQ and seven regions more."""
    t = three(**options)
    t.control("humans", *[region for region in t.region_ids if "landing" not in region][:7])
    return t


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize(("control_tokens", "owner"), [("unlimited", "humans"), ("eight", None)])
def test_c8_1_control_tokens_may_run_out(control_tokens: str, owner: str | None) -> None:
    """A player without tokens left takes no control; the other player's token is removed anyway."""
    t = spread_out(control_tokens=control_tokens)
    last = t.region_ids[-1]
    t.control("machines", last)
    t.units("humans", 1, last)
    t.move("humans", 0)
    assert t.controller(last) == owner
    t.effect("humans", CLAIM)
    assert t.over == (owner is None)


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c8_1_in_every_edition_there_are_enough(edition: str) -> None:
    t = spread_out(edition=edition)
    t.units("humans", 1, t.region_ids[-1])
    t.move("humans", 0)
    assert len(controlled_by(t, "humans")) == 9


@pytest.mark.rule("C8.1")
def test_c8_1_killed_units_go_to_the_reserve_of_their_owner() -> None:
    t = three()
    t.units("humans", 1, "scorch")
    t.effect("machines", SNIPER)
    t.do("region:scorch")
    assert (t.reserve("humans"), units_of(t, "humans")) == (12, {})
    assert t.vp("machines") == 0


@pytest.mark.rule("C8.1")
def test_c8_1_the_reserve_limits_recruiting() -> None:
    """Twelve units: eight on the map, two held by others."""
    t = three()
    t.units("humans", 8, "scorch")
    t.prisoner("pilgrims", "humans", 2)
    t.recruit("humans", 5)
    assert t.legal() == {"raise:0", "raise:1", "raise:2"}
    t.do("raise:2")
    t.recruit("humans", 5)
    assert t.over
    assert t.count("humans", "east_landing") == 2


@pytest.mark.rule("C8.1", "C7.1")
def test_c8_1_control_is_where_the_token_lies_and_nothing_else() -> None:
    t = three()
    t.control("humans", "scorch")
    t.control("pilgrims", "sapos_deep")
    t.units("pilgrims", 3, "foglands")
    t.built("pilgrims_harvester", "foglands")
    assert controlled_by(t, "pilgrims") == {"north_landing", "sapos_deep"}
    assert controlled_by(t, "humans") == {"east_landing", "scorch"}
    t.build("pilgrims", 3)
    assert t.why("construct:pilgrims_temple@foglands") == ("C4.30", "not-controlled")


# ------------------------------------------------------------- C8.2
@pytest.mark.rule("C8.2")
def test_c8_2_occupied_means_units() -> None:
    """A claim needs a region without any; tokens, structures and control do not occupy."""
    t = three()
    t.units("trogs", 1, "foglands")
    t.war_party("feralas_banks")
    t.nest("feralas_banks")
    t.built("humans_airfield", "sapos_deep")
    t.token("artillery", "sapos_deep")
    t.control("humans", "scorch")
    t.effect("pilgrims", CLAIM)
    assert regions(t) == {"feralas_banks", "sapos_deep", "scorch"}
    assert t.why("region:foglands") == ("C8.2", "region-occupied")


@pytest.mark.rule("C8.2", "C4.12")
@pytest.mark.parametrize("token", ["artillery", "watchtower", "skill-humans"])
def test_c8_2_tokens_stop_no_unit_and_start_no_battle(token: str) -> None:
    t = three()
    t.units("pilgrims", 1, "north_landing")
    t.token(token, "scorch")
    t.move("pilgrims", 2)
    t.do("from:north_landing", "to:scorch", "from:scorch", "to:glass_peaks")
    assert t.over
    assert t.count("pilgrims", "glass_peaks") == 1
    assert t.battle_number("scorch") == 0


# ------------------------------------------------------------- C8.3
@pytest.mark.rule("C8.3")
def test_c8_3_an_hq_counts_as_a_controlled_region() -> None:
    t = three()
    assert controlled_by(t, "pilgrims") == {"north_landing"}
    t.effect("pilgrims", [["vp_per", "region", 1, 1, 4]])
    assert t.vp("pilgrims") == 1


@pytest.mark.rule("C8.3", "C5.9")
def test_c8_3_an_hq_is_a_refuge() -> None:
    t = three()
    fight(t, "scorch", ("pilgrims", (1, 0, 0)), ("humans", (1, 0, 0)))
    assert units_of(t, "pilgrims") == {"north_landing": 1}


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_c8_3_no_crystals_and_no_structures_in_an_hq(edition: str) -> None:
    """In no player's HQ, not even their own."""
    t = three(edition=edition)
    t.effect("pilgrims", [["add_crystals", 1, "any"]])
    assert regions(t) == {region for region in t.region_ids if not region.endswith("landing")}
    assert t.why("region:north_landing") == ("C4.31", "not-in-hq")
    t.effect("pilgrims", [["add_crystals", 1, "here"]], region="north_landing")
    assert t.crystals_in("north_landing") == 0
    t.control("pilgrims", "sapos_deep")
    t.build("pilgrims", 3)
    assert "construct:pilgrims_temple@sapos_deep" in t.legal()
    assert t.why("construct:pilgrims_temple@north_landing") == ("C4.31", "not-in-hq")


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize(("option", "allowed"), [("allowed", True), ("protected", False)])
def test_c8_3_effects_of_others_may_or_may_not_target_an_hq(option: str, allowed: bool) -> None:
    t = three(hq_targets=option)
    t.units("humans", 1, "east_landing")
    t.units("humans", 1, "foglands")
    t.effect("machines", SNIPER)
    assert regions(t) == ({"foglands", "east_landing"} if allowed else {"foglands"})
    assert t.why("region:east_landing") == (None if allowed else ("C8.3", "hq-protected"))


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize(("edition", "allowed"), [("en", True), ("pl", True), ("pt", True), ("de", False)])
def test_c8_3_the_german_edition_protects_hqs(edition: str, allowed: bool) -> None:
    t = three(edition=edition)
    t.units("humans", 3, "east_landing")
    t.effect("machines", [["kill", 2, "near", "group"]], region="sporewood")
    assert regions(t) == ({"east_landing"} if allowed else set())


@pytest.mark.rule("C8.3")
def test_c8_3_your_own_effects_work_in_your_hq() -> None:
    t = three(edition="de")
    t.units("pilgrims", 3, "north_landing")
    t.effect("pilgrims", [["teleport", 2]])
    t.do("region:north_landing", "region:foglands", "more")
    assert units_of(t, "pilgrims") == {"north_landing": 1, "foglands": 2}


# ------------------------------------------------------------- C8.4
def besieged(**options: str) -> Table:
    """A lone Human in a battle region, another in an open one."""
    t = three(**options)
    t.units("humans", 1, "scorch")
    t.units("pilgrims", 2, "scorch")
    t.mark("scorch", "pilgrims")
    t.units("humans", 1, "foglands")
    return t


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize(("option", "included"), [("included", True), ("excluded", False)])
def test_c8_4_a_region_may_or_may_not_be_a_battle_region(option: str, included: bool) -> None:
    t = besieged(battle_regions=option)
    t.effect("machines", SNIPER)
    assert regions(t) == ({"foglands", "scorch"} if included else {"foglands"})
    assert t.why("region:scorch") == (None if included else ("C8.4", "no-battle-regions"))
    t.effect("machines", [["add_crystals", 1, "any"]])
    assert ("region:scorch" in t.legal()) == included


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize(("edition", "included"), [("en", True), ("pl", True), ("pt", True), ("de", False)])
def test_c8_4_only_the_german_edition_leaves_them_out(edition: str, included: bool) -> None:
    t = besieged(edition=edition)
    t.effect("machines", SNIPER)
    assert ("region:scorch" in t.legal()) == included


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize("option", ["included", "excluded"])
def test_c8_4_effects_that_say_so_reach_battle_regions_always(option: str) -> None:
    """What is here or near."""
    t = besieged(battle_regions=option)
    t.effect("machines", [["kill", 1, "near", "any"]], region="glass_peaks")
    assert regions(t) == {"scorch"}


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize("option", ["included", "excluded"])
def test_c8_4_and_nothing_is_ever_placed_or_moved_into_one(option: str) -> None:
    t = besieged(battle_regions=option)
    t.units("machines", 1, "west_landing")
    t.effect("machines", [["teleport", 1]])
    t.do("region:west_landing")
    assert t.why("region:scorch") == ("C4.11", "battle-region")


# ------------------------------------------------------------- C8.5
@pytest.mark.rule("C8.5")
def test_c8_5_a_region_left_empty_stays_under_control() -> None:
    t = three()
    t.garrison("pilgrims", 1, "scorch")
    t.move("pilgrims", 1)
    t.do("from:scorch", "to:sapos_deep")
    assert controlled_by(t, "pilgrims") == {"north_landing", "scorch", "sapos_deep"}


@pytest.mark.rule("C8.5")
def test_c8_5_enemies_who_end_a_move_in_the_empty_region_take_it_at_once() -> None:
    """And not those who only pass through."""
    t = three()
    t.control("humans", "scorch", "glass_peaks")
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 2)
    t.do("from:north_landing", "to:scorch", "from:scorch", "to:glass_peaks")
    assert controlled_by(t, "pilgrims") == {"north_landing", "glass_peaks"}
    assert controlled_by(t, "humans") == {"east_landing", "scorch"}


@pytest.mark.rule("C8.5")
def test_c8_5_where_there_are_units_it_needs_a_battle() -> None:
    t = three()
    t.garrison("humans", 1, "scorch")
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 2)
    t.do("from:north_landing", "to:scorch", "from:north_landing", "to:scorch")
    assert t.controller("scorch") == "humans"
    assert t.battle_number("scorch") == 1


@pytest.mark.rule("C8.5", "C5.6")
@pytest.mark.parametrize(("attack", "owner"), [((2, 0, 0), "pilgrims"), ((1, 1, 0), "humans")])
def test_c8_5_or_region_control_lost_in_a_battle(attack: tuple[int, int, int], owner: str) -> None:
    t = three()
    t.control("humans", "scorch")
    fight(t, "scorch", ("pilgrims", attack), ("humans", (1, 0, 0)))
    assert t.controller("scorch") == owner


@pytest.mark.rule("C8.5", "C8.1")
def test_c8_5_units_killed_by_an_effect_leave_control_behind() -> None:
    t = three()
    t.garrison("humans", 1, "scorch")
    t.effect("machines", SNIPER)
    t.do("region:scorch")
    assert t.controller("scorch") == "humans"
