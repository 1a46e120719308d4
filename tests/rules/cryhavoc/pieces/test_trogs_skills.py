"""The skills of the Trogs."""

from __future__ import annotations

import pytest

from .scenes import battle_with, four, may_decline, targets, trog_tokens, use, why_not


# ------------------------------------------------------------- Go to Ground
@pytest.mark.piece("trogs_go_to_ground")
@pytest.mark.rule("C8.1", "C8.5")
def test_go_to_ground_turns_two_units_into_a_nest_in_their_region_or_next_to_it() -> None:
    t = four()
    t.garrison("trogs", 2, "glass_peaks")
    t.units("trogs", 3, "world_caverns")
    t.units("trogs", 1, "bone_flats")  # too few
    use(t, "trogs_go_to_ground")
    assert targets(t) == {"glass_peaks", "world_caverns"}
    t.do("region:glass_peaks")
    assert (t.count("trogs", "glass_peaks"), t.controller("glass_peaks"), t.reserve("trogs")) == (0, "trogs", 12)
    assert targets(t) == {"glass_peaks", "scorch", "feralas_banks"}  # not World Caverns, an HQ
    t.do("region:scorch")
    assert (t.s.nest[t.region("scorch")], t.s.party[t.region("scorch")]) == (1, 0)
    assert t.asked == ("trogs", "action")


@pytest.mark.piece("trogs_go_to_ground")
@pytest.mark.rule("C2.8", "C9.2")
def test_go_to_ground_takes_a_war_party_where_nests_are_not_used_and_reaches_through_tunnels() -> None:
    t = four(edition="de")
    t.s.trog_left[0] -= 1  # one war party is off the map and unseen again
    t.units("trogs", 2, "sporewood")
    t.built("trogs_tunnels", "sporewood", "vinefall")
    use(t, "trogs_go_to_ground")
    t.do("region:sporewood")
    assert "region:vinefall" in t.legal()
    t.do("region:vinefall")
    assert (t.s.nest[t.region("vinefall")], t.s.party[t.region("vinefall")]) == (0, 1)


@pytest.mark.piece("trogs_go_to_ground")
@pytest.mark.rule("C8.4")
def test_go_to_ground_goes_where_no_token_lies_and_no_battle_is() -> None:
    t = four()
    t.units("trogs", 2, "glass_peaks")
    t.war_party("scorch")
    t.units("humans", 1, "feralas_banks")
    t.units("pilgrims", 1, "feralas_banks")
    t.mark("feralas_banks", "humans")
    use(t, "trogs_go_to_ground")
    t.do("region:glass_peaks")
    assert targets(t) == {"glass_peaks"}
    assert t.why("region:scorch") == ("C1.6", "token-there")
    assert t.why("region:feralas_banks") == ("C4.11", "battle-region")
    t = four()
    t.units("trogs", 1, "glass_peaks")
    t.units("trogs", 1, "world_caverns")
    assert why_not(t, "trogs_go_to_ground") == ("C4.60", "skill-does-nothing")


# ------------------------------------------------------------- Creeping Brood
@pytest.mark.piece("trogs_creeping_brood")
@pytest.mark.rule("C1.6")
def test_creeping_brood_moves_one_token_unseen_also_to_where_units_stand() -> None:
    t = four()
    t.units("trogs", 1, "world_caverns")
    t.units("humans", 2, "sapos_deep")
    t.war_party("tanglewild", "pale_shelf")
    t.nest("bone_flats")
    use(t, "trogs_creeping_brood")
    t.do("region:world_caverns")
    assert targets(t) == {"tanglewild", "bone_flats", "pale_shelf"}
    t.do("region:tanglewild", "region:sapos_deep")
    assert [trog_tokens(t, name) for name in ("tanglewild", "sapos_deep", "bone_flats", "pale_shelf")] == [0, 1, 1, 1]
    assert (t.battle_number("sapos_deep"), t.count("trogs", "sapos_deep")) == (0, 0)
    assert t.reserve("trogs") == 16
    assert t.asked == ("trogs", "action")


@pytest.mark.piece("trogs_creeping_brood")
@pytest.mark.rule("C8.3", "C8.4")
def test_creeping_brood_leads_to_no_hq_no_battle_and_no_other_token() -> None:
    t = four()
    t.units("trogs", 1, "world_caverns")
    t.war_party("scorch", "feralas_banks")
    t.units("humans", 1, "sapos_deep")
    t.units("pilgrims", 1, "sapos_deep")
    t.mark("sapos_deep", "humans")
    use(t, "trogs_creeping_brood")
    t.do("region:world_caverns")
    assert may_decline(t)
    t.do("region:scorch")
    assert t.why("region:north_landing") == ("C4.31", "not-in-hq")
    assert t.why("region:sapos_deep") == ("C4.11", "battle-region")
    assert t.why("region:feralas_banks") == ("C1.6", "token-there")
    assert t.why("region:bone_flats") == ("C4.10", "not-adjacent")
    assert targets(t) == {"tanglewild", "glass_peaks"}
    t.do("region:tanglewild")
    assert t.asked == ("trogs", "action")
    t = four()
    t.units("trogs", 1, "world_caverns")
    assert why_not(t, "trogs_creeping_brood") == ("C4.60", "skill-does-nothing")


# ------------------------------------------------------------- Out of the Ground
@pytest.mark.piece("trogs_out_of_the_ground")
@pytest.mark.rule("C4.16", "C9.1")
def test_out_of_the_ground_resolves_a_token_anywhere_as_the_trogs_own_arrival() -> None:
    t = four()
    t.units("trogs", 1, "world_caverns")
    t.units("humans", 1, "foglands")
    t.war_party("foglands")
    t.nest("bone_flats")
    t.luck("reveal:war_party_2_2")
    use(t, "trogs_out_of_the_ground")
    t.do("region:world_caverns")
    assert targets(t) == {"foglands", "bone_flats"}
    t.do("region:foglands")
    assert (t.count("trogs", "foglands"), t.crystals_in("foglands"), trog_tokens(t, "foglands")) == (2, 2, 0)
    assert (t.battle_number("foglands"), t.s.attacker[t.region("foglands")]) == (1, 3)


@pytest.mark.piece("trogs_out_of_the_ground")
@pytest.mark.rule("C4.16", "C4.17")
def test_out_of_the_ground_takes_an_empty_region_and_places_what_the_reserve_has() -> None:
    t = four()
    t.units("trogs", 16, "world_caverns")
    t.nest("bone_flats")
    t.luck("reveal:nest_3_1")
    use(t, "trogs_out_of_the_ground")
    t.do("region:world_caverns", "region:bone_flats")
    assert (t.count("trogs", "bone_flats"), t.reserve("trogs")) == (1, 0)  # the one that was paid
    assert (t.crystals_in("bone_flats"), t.controller("bone_flats")) == (1, "trogs")


@pytest.mark.piece("trogs_out_of_the_ground")
@pytest.mark.rule("C8.4")
def test_out_of_the_ground_wakes_nobody_in_a_battle_region() -> None:
    t = four()
    t.units("trogs", 1, "world_caverns")
    t.units("humans", 1, "foglands")
    t.units("pilgrims", 1, "foglands")
    t.mark("foglands", "humans")
    t.war_party("foglands")
    assert why_not(t, "trogs_out_of_the_ground") == ("C4.60", "skill-does-nothing")


# ------------------------------------------------------------- Terrain Advantage
@pytest.mark.piece("trogs_terrain_advantage")
@pytest.mark.rule("C5.5")
def test_terrain_advantage_lets_trogs_play_terrain_cards_on_any_terrain_but_not_without_one() -> None:
    for region, why in (("scorch", None), ("sporewood", None), ("foglands", ("C5.5", "no-terrain"))):
        t = four()
        t.skill("trogs_terrain_advantage")
        battle_with("ocean_undertow", own=(1, 0, 0), enemy=(1, 0, 1), holder="trogs", at=region, table=t)
        assert t.why("tactic:ocean_undertow") == why


@pytest.mark.piece("trogs_terrain_advantage")
@pytest.mark.rule("C5.5", "C4.60")
def test_terrain_advantage_is_nobody_elses_and_cannot_be_used() -> None:
    t = four()
    assert why_not(t, "trogs_terrain_advantage") == ("C4.60", "skill-passive")
    battle_with("ocean_undertow", own=(1, 0, 0), enemy=(1, 0, 1), against="trogs", at="scorch", table=t)
    assert t.why("tactic:ocean_undertow") == ("C5.5", "other-terrain")
    t = four()
    battle_with("ocean_undertow", own=(1, 0, 0), enemy=(1, 0, 1), holder="trogs", at="scorch", table=t)
    assert t.why("tactic:ocean_undertow") == ("C5.5", "other-terrain")  # without the skill


# ------------------------------------------------------------- Fresh Dig
@pytest.mark.piece("trogs_fresh_dig")
@pytest.mark.rule("C9.2")
def test_fresh_dig_makes_a_tunnel_in_any_open_region() -> None:
    t = four()
    t.built("trogs_tunnels", "sporewood")
    t.units("trogs", 1, "sporewood")
    t.units("humans", 1, "scorch")
    t.units("pilgrims", 1, "foglands")
    t.units("humans", 1, "foglands")
    t.mark("foglands", "humans")
    use(t, "trogs_fresh_dig")
    assert targets(t) == set(t.region_ids) - {
        "foglands", "north_landing", "east_landing", "west_landing", "world_caverns",
    }  # fmt: skip
    t.do("region:lantern_coast")
    assert t.has_token("skill-trogs", "lantern_coast")
    t.move("trogs", 1)
    t.do("from:sporewood", "to:lantern_coast")
    assert t.count("trogs", "lantern_coast") == 1


@pytest.mark.piece("trogs_fresh_dig")
@pytest.mark.rule("C1.4", "C9.2")
def test_fresh_dig_has_one_token_and_joins_nobody_elses_regions() -> None:
    t = four()
    t.token("skill-trogs", "lantern_coast")
    t.built("trogs_tunnels", "sporewood")
    use(t, "trogs_fresh_dig")
    t.do("region:scorch")
    assert (t.has_token("skill-trogs", "lantern_coast"), t.has_token("skill-trogs", "scorch")) == (False, True)
    assert t.asked == ("trogs", "action")
    t.units("humans", 1, "scorch")
    t.move("humans", 1)
    t.do("from:scorch")
    assert t.why("to:sporewood") == ("C4.10", "not-adjacent")
