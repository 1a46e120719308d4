"""The skills of the Humans."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import open_battle

from .scenes import four, may_decline, targets, three, trog_tokens, use, why_not


# ------------------------------------------------------------- Colonial Charter
@pytest.mark.piece("humans_colonial_charter")
@pytest.mark.rule("C4.60", "C8.1")
@pytest.mark.parametrize(("regions", "vp"), [(2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (12, 3)])
def test_colonial_charter_turns_a_card_into_victory_points_for_regions(regions: int, vp: int) -> None:
    t = four()
    t.hand("humans", "humans_dug_in", "humans_crossfire")
    t.control("humans", *t.region_ids[3 : 3 + regions])  # and the HQ
    use(t, "humans_colonial_charter")
    t.do("card:humans_dug_in")
    assert t.vp("humans") == vp
    assert t.discard_pile("humans") == {"humans_dug_in"}


@pytest.mark.piece("humans_colonial_charter")
@pytest.mark.rule("C4.60")
def test_colonial_charter_needs_a_card_and_three_regions_and_works_once_a_round() -> None:
    t = four()
    t.control("humans", "scorch", "foglands")
    assert why_not(t, "humans_colonial_charter") == ("C4.60", "skill-does-nothing")
    t = four()
    t.hand("humans", "humans_dug_in")
    t.control("humans", "scorch")
    assert why_not(t, "humans_colonial_charter") == ("C4.60", "skill-does-nothing")
    t.control("humans", "foglands")
    use(t, "humans_colonial_charter")
    t.do("card:humans_dug_in")
    t.hand("humans", "humans_crossfire")
    assert t.why("skill:humans_colonial_charter") == ("C4.60", "skill-exhausted")


@pytest.mark.piece("humans_colonial_charter")
def test_colonial_charter_may_be_declined_when_the_card_is_asked_for() -> None:
    t = four()
    t.hand("humans", "humans_dug_in")
    t.control("humans", "scorch", "foglands")
    use(t, "humans_colonial_charter")
    t.do("stop")
    assert (t.vp("humans"), t.in_hand("humans")) == (0, {"humans_dug_in"})


# ------------------------------------------------------------- Scouting
@pytest.mark.piece("humans_scouting")
@pytest.mark.rule("C8.1", "C8.2")
def test_scouting_takes_an_adjacent_region_and_resolves_nothing_there() -> None:
    t = four()
    t.war_party("scorch")
    t.exploration("scorch")
    use(t, "humans_scouting")
    assert targets(t) == {"sapos_deep", "foglands", "scorch", "feralas_banks"}
    t.do("region:scorch")
    assert t.controller("scorch") == "humans"
    assert trog_tokens(t, "scorch") == 1
    assert t.s.exploration[t.region("scorch")] == 1


@pytest.mark.piece("humans_scouting")
@pytest.mark.rule("C8.2", "C8.3", "C8.4")
def test_scouting_takes_no_occupied_controlled_far_or_hq_region() -> None:
    t = four()
    t.units("machines", 1, "scorch")
    t.control("pilgrims", "foglands")
    t.control("humans", "driftwaste")  # next to the HQ of the Pilgrims
    use(t, "humans_scouting")
    assert t.why("region:scorch") == ("C8.2", "region-occupied")
    assert t.why("region:foglands") == ("C5.11", "region-controlled")
    assert t.why("region:bone_flats") == ("C1.6", "too-far-away")
    assert t.why("region:east_landing") == ("C4.31", "not-in-hq")
    assert targets(t) == {"sapos_deep", "feralas_banks", "lantern_coast", "tanglewild", "ironback_ridge"}
    assert may_decline(t)


# ------------------------------------------------------------- Search and Destroy
@pytest.mark.piece("humans_search_and_destroy")
@pytest.mark.rule("C4.16")
def test_search_and_destroy_finds_crystals_and_no_trogs() -> None:
    t = three()
    t.hand("humans", "humans_dug_in")
    t.war_party("scorch", "bone_flats")
    t.nest("foglands")
    t.luck("reveal:war_party_3_3")
    use(t, "humans_search_and_destroy")
    t.do("card:humans_dug_in")
    assert targets(t) == {"scorch", "foglands"}
    assert t.why("region:bone_flats") == ("C1.6", "too-far-away")
    t.do("region:scorch")
    assert (t.crystals_in("scorch"), t.count("trogs", "scorch"), trog_tokens(t, "scorch")) == (3, 0, 0)
    assert (t.controller("scorch"), t.battle_number("scorch")) == (None, 0)
    assert t.discard_pile("humans") == {"humans_dug_in"}


@pytest.mark.piece("humans_search_and_destroy")
def test_search_and_destroy_needs_a_token_in_reach_and_a_card() -> None:
    t = three()
    t.hand("humans", "humans_dug_in")
    t.war_party("bone_flats")
    assert why_not(t, "humans_search_and_destroy") == ("C4.60", "skill-does-nothing")
    t = three()
    t.war_party("scorch")
    assert why_not(t, "humans_search_and_destroy") == ("C4.60", "skill-does-nothing")


@pytest.mark.piece("humans_search_and_destroy")
def test_search_and_destroy_works_where_units_stand_and_in_a_region_of_its_own() -> None:
    t = three()
    t.hand("humans", "humans_dug_in")
    t.control("humans", "bone_flats")
    t.units("pilgrims", 1, "bone_flats")
    t.nest("bone_flats")
    t.luck("reveal:nest_3_1")
    use(t, "humans_search_and_destroy")
    t.do("card:humans_dug_in", "region:bone_flats")
    assert (t.crystals_in("bone_flats"), t.count("trogs", "bone_flats"), t.battle_number("bone_flats")) == (1, 0, 0)


# ------------------------------------------------------------- Veteran Forces
@pytest.mark.piece("humans_veteran_forces")
@pytest.mark.rule("C1.4", "C8.3")
def test_veteran_forces_puts_two_tokens_in_regions_with_own_units() -> None:
    t = four()
    t.garrison("humans", 1, "scorch", "foglands", "sapos_deep")
    t.units("humans", 1, "north_landing")
    t.units("pilgrims", 1, "scorch")
    t.mark("scorch", "humans")
    use(t, "humans_veteran_forces")
    assert targets(t) == {"scorch", "foglands", "sapos_deep"}  # battle regions too, but no HQ
    t.do("region:scorch")
    assert t.why("region:scorch") == ("C1.6", "token-there")
    t.do("region:foglands")
    assert t.has_token("skill-humans", "scorch")
    assert t.has_token("skill-humans", "foglands")
    assert t.asked == ("humans", "action")


@pytest.mark.piece("humans_veteran_forces")
@pytest.mark.rule("C5.6")
@pytest.mark.parametrize("humans_attack", [True, False])
def test_a_veteran_token_counts_one_more_at_region_control(humans_attack: bool) -> None:
    t = four()
    t.token("skill-humans", "foglands")
    own, enemy = ("humans", (1, 0, 1)), ("pilgrims", (1, 0, 1))
    open_battle(t, "foglands", *((own, enemy) if humans_attack else (enemy, own)))
    assert t.controller("foglands") == "humans"
    open_battle(t, "scorch", ("humans", (1, 0, 0)), ("pilgrims", (1, 0, 0)))  # no token there
    assert t.controller("scorch") == "pilgrims"
    t.token("skill-humans", "vinefall")
    open_battle(t, "vinefall", ("humans", (1, 0, 0)), ("pilgrims", (2, 0, 0)))  # one more, not two
    assert t.controller("vinefall") == "pilgrims"


@pytest.mark.piece("humans_veteran_forces")
@pytest.mark.rule("C3.5")
def test_veteran_tokens_go_after_a_battle_or_return_when_skills_refresh() -> None:
    t = four()
    t.token("skill-humans", "foglands")
    open_battle(t, "foglands", ("machines", (1, 0, 0)), ("pilgrims", (1, 0, 0)))
    assert t.controller("foglands") == "pilgrims"  # whose battle it is not
    assert not t.has_token("skill-humans", "foglands")
    t = four(edition="de")
    t.token("skill-humans", "foglands")
    open_battle(t, "foglands", ("machines", (1, 0, 0)), ("pilgrims", (1, 0, 0)))
    assert t.has_token("skill-humans", "foglands")


@pytest.mark.piece("humans_veteran_forces")
@pytest.mark.rule("C3.5")
def test_veteran_forces_used_again_takes_its_tokens_back_first() -> None:
    t = four()
    t.garrison("humans", 1, "scorch", "foglands", "sapos_deep")
    t.token("skill-humans", "scorch")
    t.token("skill-humans", "foglands")
    use(t, "humans_veteran_forces")
    t.do("region:sapos_deep", "region:scorch")
    assert [t.has_token("skill-humans", name) for name in ("scorch", "foglands", "sapos_deep")] == [True, False, True]


# ------------------------------------------------------------- Recon Forces
@pytest.mark.piece("humans_recon_forces")
@pytest.mark.rule("C4.10", "C4.16")
def test_recon_forces_moves_two_points_worth_and_arrives() -> None:
    t = four()
    t.units("humans", 2, "north_landing")
    t.units("pilgrims", 1, "foglands")
    use(t, "humans_recon_forces")
    t.do("from:north_landing", "to:foglands", "from:north_landing", "to:scorch")
    assert (t.controller("scorch"), t.battle_number("foglands")) == ("humans", 1)
    assert t.asked == ("humans", "action")  # the action is still to come


@pytest.mark.piece("humans_recon_forces")
@pytest.mark.rule("C4.60")
def test_recon_forces_may_follow_the_action_and_stop_early() -> None:
    t = four()
    t.skill("humans_recon_forces")
    t.units("humans", 2, "north_landing")
    t.turn("humans")
    t.do("recruit")
    assert t.asked == ("humans", "after-action")
    t.do("skill:humans_recon_forces", "from:north_landing", "to:scorch", "done")
    assert (t.count("humans", "scorch"), t.count("humans", "north_landing")) == (1, 1)
    assert t.controller("scorch") == "humans"


@pytest.mark.piece("humans_recon_forces")
def test_recon_forces_move_under_all_rules_of_movement() -> None:
    t = four()
    t.units("humans", 1, "sapos_deep")
    t.units("pilgrims", 1, "tanglewild")
    use(t, "humans_recon_forces")
    t.do("from:sapos_deep", "to:tanglewild")  # it stops there, so that the second point is lost
    assert t.asked == ("humans", "action")
    assert t.battle_number("tanglewild") == 1


@pytest.mark.rule("C4.60")
def test_an_absent_skill_cannot_be_used() -> None:
    t = four()
    t.turn("humans")
    assert t.why("skill:humans_recon_forces") == ("C2.4", "no-such-skill")
