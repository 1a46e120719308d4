"""The skills of the Machines."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import open_battle

from .scenes import activate, four, targets, use, why_not


# ------------------------------------------------------------- Mobile City
@pytest.mark.piece("machines_mobile_city")
@pytest.mark.rule("C4.30", "C4.31")
def test_mobile_city_moves_two_structures_and_gives_a_build_point() -> None:
    t = four()
    t.control("machines", "scorch", "sapos_deep", "foglands", "feralas_banks")
    t.built("machines_matrix", "scorch")
    t.built("machines_assembly_line", "foglands")
    t.built("machines_bulwark", "feralas_banks")
    use(t, "machines_mobile_city")
    t.do("site:machines_matrix@scorch")
    assert targets(t) == {"sapos_deep", "feralas_banks"}
    t.do("region:sapos_deep")
    assert targets(t) == {
        "machines_assembly_line@foglands",
        "machines_bulwark@feralas_banks",
    }  # a piece moves only once
    t.do("site:machines_assembly_line@foglands")  # only Feralas Banks is next to Foglands
    assert t.stands("machines_matrix", "sapos_deep")
    assert t.stands("machines_assembly_line", "feralas_banks")
    assert t.stands("machines_bulwark", "feralas_banks")
    assert t.asked == ("machines", "structure")
    t.do("activate:machines_assembly_line@feralas_banks")
    t.do("more")
    assert t.count("machines", "feralas_banks") == 1
    assert t.asked == ("machines", "action")


@pytest.mark.piece("machines_mobile_city")
@pytest.mark.rule("C4.31")
def test_mobile_city_keeps_to_own_open_regions_with_one_of_a_type() -> None:
    t = four()
    t.control("machines", "scorch", "sapos_deep", "feralas_banks", "vinefall")
    t.built("machines_matrix", "scorch", "sapos_deep", "vinefall")
    t.built("machines_bulwark", "scorch", "feralas_banks")
    t.units("machines", 1, "feralas_banks")
    t.units("humans", 1, "feralas_banks")
    t.mark("feralas_banks", "humans")
    use(t, "machines_mobile_city")
    assert t.why("site:machines_matrix@scorch") == ("C4.10", "nowhere-to-go")
    assert t.why("site:machines_matrix@vinefall") == ("C4.10", "nowhere-to-go")  # only the HQ is next to it
    assert t.why("site:machines_bulwark@feralas_banks") == ("C4.11", "battle-region")
    assert targets(t) == {"machines_bulwark@scorch"}
    t.do("stop")
    assert t.asked == ("machines", "structure")
    t.do("done")
    assert t.asked == ("machines", "action")


# ------------------------------------------------------------- Reconfigure
@pytest.mark.piece("machines_reconfigure")
@pytest.mark.rule("C8.5")
def test_reconfigure_turns_a_unit_into_three_build_points_in_its_region() -> None:
    t = four()
    t.garrison("machines", 1, "scorch", "foglands")
    t.units("machines", 1, "west_landing")
    t.units("machines", 1, "bone_flats")  # not under control
    use(t, "machines_reconfigure")  # without a structure there is only one way
    assert targets(t) == {"scorch", "foglands"}
    t.do("region:scorch")
    assert (t.count("machines", "scorch"), t.controller("scorch"), t.reserve("machines")) == (0, "machines", 9)
    assert t.why("construct:machines_matrix@foglands") == ("C1.6", "not-on-card")
    assert t.why("construct:machines_shred_drones@scorch") is None  # for 3
    t.do("construct:machines_assembly_line@scorch")
    assert t.why("construct:machines_shred_drones@scorch") == ("C4.30", "too-dear")
    assert t.why("construct:machines_bulwark@scorch") is None  # for 2
    t.do("activate:machines_assembly_line@scorch", "more")
    assert t.count("machines", "scorch") == 1  # and nothing to do for the last point
    assert t.asked == ("machines", "action")


@pytest.mark.piece("machines_reconfigure")
@pytest.mark.rule("C1.4")
def test_reconfigure_turns_a_structure_into_two_units() -> None:
    t = four()
    t.control("machines", "scorch", "foglands")
    t.built("machines_bulwark", "scorch", "foglands")
    use(t, "machines_reconfigure")  # without a unit there is only one way
    assert targets(t) == {"machines_bulwark@scorch", "machines_bulwark@foglands"}
    t.do("site:machines_bulwark@scorch", "more", "more")
    assert (t.count("machines", "scorch"), t.stands("machines_bulwark", "scorch")) == (2, False)
    assert t.stands("machines_bulwark", "foglands")
    assert t.asked == ("machines", "action")


@pytest.mark.piece("machines_reconfigure")
def test_reconfigure_offers_no_way_that_leads_to_nothing() -> None:
    t = four()
    t.units("machines", 12, "west_landing")
    t.control("machines", "scorch")
    t.built("machines_bulwark", "scorch")
    use(t, "machines_reconfigure")  # nothing is built in an HQ, and nobody is in reserve
    assert t.asked == ("machines", "action")
    assert t.stands("machines_bulwark", "scorch")


@pytest.mark.piece("machines_reconfigure")
def test_reconfigure_may_be_declined_after_the_choice() -> None:
    t = four()
    t.garrison("machines", 1, "scorch")
    t.built("machines_bulwark", "scorch")
    use(t, "machines_reconfigure")
    assert t.legal() == {"option:1", "option:2"}
    t.do("option:1", "stop")
    assert (t.count("machines", "scorch"), t.stands("machines_bulwark", "scorch")) == (1, True)
    assert t.asked == ("machines", "action")


# ------------------------------------------------------------- Firepower
@pytest.mark.piece("machines_firepower")
@pytest.mark.rule("C4.60")
def test_firepower_scores_kills_of_structures_twice_a_round() -> None:
    t = four()
    t.skill("machines_firepower")
    t.control("machines", "scorch", "sapos_deep")
    t.built("machines_shred_drones", "scorch")
    t.built("machines_orbital_sniper", "scorch", "sapos_deep")
    t.units("humans", 4, "feralas_banks")
    t.units("pilgrims", 1, "bone_flats")
    activate(t, "machines_orbital_sniper", "scorch")
    t.do("region:bone_flats")
    assert t.vp("machines") == 1
    t.do("activate:machines_shred_drones@scorch", "region:feralas_banks", "more")
    assert (t.vp("machines"), t.count("humans", "feralas_banks")) == (2, 2)


@pytest.mark.piece("machines_firepower")
@pytest.mark.rule("C4.60")
def test_firepower_counts_nothing_else_and_cannot_be_used() -> None:
    t = four()
    assert why_not(t, "machines_firepower") == ("C4.60", "skill-passive")
    t.units("pilgrims", 1, "bone_flats")
    t.effect("machines", [["kill", 1, "anywhere", "any"]])
    t.do("region:bone_flats")
    assert (t.count("pilgrims", "bone_flats"), t.vp("machines")) == (0, 0)
    t = four()
    t.control("machines", "scorch")
    t.built("machines_orbital_sniper", "scorch")
    t.units("pilgrims", 1, "bone_flats")
    activate(t, "machines_orbital_sniper", "scorch")
    t.do("region:bone_flats")
    assert t.vp("machines") == 0  # without the skill


# ------------------------------------------------------------- Sentinel Protocol
@pytest.mark.piece("machines_sentinel_protocol")
@pytest.mark.rule("C5.8")
def test_sentinel_protocol_puts_tokens_that_make_one_more_kill() -> None:
    t = four()
    t.garrison("machines", 1, "scorch")
    t.units("machines", 1, "foglands")
    use(t, "machines_sentinel_protocol")
    t.do("region:scorch", "region:foglands")
    open_battle(t, "scorch", ("humans", (3, 0, 0)), ("machines", (0, 0, 0)))
    t.do("station:1")
    assert t.vp("machines") == 1
    assert t.count("humans", "scorch") == 2


@pytest.mark.piece("machines_sentinel_protocol")
def test_sentinel_protocol_may_put_one_token_or_none() -> None:
    t = four()
    t.garrison("machines", 1, "scorch", "foglands")
    use(t, "machines_sentinel_protocol")
    t.do("region:scorch", "stop")
    assert (t.has_token("skill-machines", "scorch"), t.has_token("skill-machines", "foglands")) == (True, False)
    assert t.asked == ("machines", "action")


# ------------------------------------------------------------- Nanoforge
@pytest.mark.piece("machines_nanoforge")
@pytest.mark.rule("C8.4")
def test_nanoforge_puts_one_unit_in_an_own_open_region_with_a_structure() -> None:
    t = four()
    t.control("machines", "scorch", "foglands", "sapos_deep", "feralas_banks")
    t.built("machines_matrix", "scorch", "bone_flats")
    t.built("machines_bulwark", "sapos_deep")
    t.built("pilgrims_temple", "foglands")
    t.units("humans", 1, "sapos_deep")
    t.units("machines", 1, "sapos_deep")
    t.mark("sapos_deep", "humans")
    use(t, "machines_nanoforge")
    assert targets(t) == {"scorch"}
    assert t.why("region:foglands") == ("C4.30", "not-built-there")
    assert t.why("region:bone_flats") == ("C4.30", "not-controlled")
    assert t.why("region:sapos_deep") == ("C4.11", "battle-region")
    t.do("region:scorch")
    assert (t.count("machines", "scorch"), t.reserve("machines")) == (1, 10)
    assert t.asked == ("machines", "action")


@pytest.mark.piece("machines_nanoforge")
@pytest.mark.rule("C4.4")
def test_nanoforge_does_nothing_with_an_empty_reserve() -> None:
    t = four()
    t.garrison("machines", 12, "scorch")
    t.built("machines_matrix", "scorch")
    use(t, "machines_nanoforge")
    assert t.asked == ("machines", "action")
    assert t.count("machines", "scorch") == 12
