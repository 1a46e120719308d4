"""The skills of the Pilgrims."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import open_battle

from .scenes import battle_of, four, may_decline, targets, terrain_decks, three, trog_tokens, use, why_not


# ------------------------------------------------------------- Offering
@pytest.mark.piece("pilgrims_offering")
@pytest.mark.parametrize(("answer", "taken"), [("more", 2), ("stop", 1)])
def test_offering_takes_up_to_two_crystals_from_a_region_under_control(answer: str, taken: int) -> None:
    t = four()
    t.control("pilgrims", "scorch", "foglands")
    t.crystals("scorch", 3)
    t.crystals("bone_flats", 3)
    use(t, "pilgrims_offering")  # with an empty store there is nothing else to choose
    assert targets(t) == {"scorch"}
    t.do("region:scorch", answer)
    assert (t.crystals_in("scorch"), t.store("pilgrims"), t.vp("pilgrims")) == (3 - taken, taken, 0)
    assert t.asked == ("pilgrims", "action")


@pytest.mark.piece("pilgrims_offering")
@pytest.mark.parametrize(("paid", "vp"), [(1, 2), (2, 4), (3, 6)])
def test_offering_spends_up_to_three_crystals_for_two_victory_points_each(paid: int, vp: int) -> None:
    t = four()
    t.store("pilgrims", 4)
    use(t, "pilgrims_offering")
    t.do(*["more"] * paid)
    if paid < 3:
        t.do("stop")
    assert (t.store("pilgrims"), t.vp("pilgrims")) == (4 - paid, vp)
    assert t.asked == ("pilgrims", "action")


@pytest.mark.piece("pilgrims_offering")
def test_offering_is_a_choice_where_both_are_possible_and_nothing_where_neither_is() -> None:
    t = four()
    t.store("pilgrims", 1)
    t.control("pilgrims", "scorch")
    t.crystals("scorch", 1)
    use(t, "pilgrims_offering")
    assert t.legal() == {"option:1", "option:2"}
    t.do("option:2", "more")
    assert (t.store("pilgrims"), t.vp("pilgrims"), t.crystals_in("scorch")) == (0, 2, 1)
    t = four()
    use(t, "pilgrims_offering")
    assert t.asked == ("pilgrims", "action")
    assert t.why("skill:pilgrims_offering") == ("C4.60", "skill-exhausted")


# ------------------------------------------------------------- Teleport
@pytest.mark.piece("pilgrims_teleport")
@pytest.mark.rule("C4.16")
def test_teleport_moves_up_to_two_units_any_distance() -> None:
    t = four()
    t.units("pilgrims", 3, "east_landing")
    t.units("humans", 1, "foglands")
    use(t, "pilgrims_teleport")
    assert targets(t) == {"east_landing"}
    t.do("region:east_landing", "region:foglands")
    assert t.legal() == {"more", "stop"}
    t.do("more")
    assert (t.count("pilgrims", "foglands"), t.count("pilgrims", "east_landing")) == (2, 1)
    assert t.battle_number("foglands") == 1
    assert t.asked == ("pilgrims", "action")


@pytest.mark.piece("pilgrims_teleport")
def test_teleport_moves_up_to_five_for_a_crystal() -> None:
    t = four()
    t.units("pilgrims", 6, "east_landing")
    t.store("pilgrims", 1)
    use(t, "pilgrims_teleport")
    t.do("option:2", "more", "region:east_landing", "region:scorch", "more", "more", "more", "more")
    assert (t.count("pilgrims", "scorch"), t.count("pilgrims", "east_landing")) == (5, 1)
    assert (t.store("pilgrims"), t.controller("scorch")) == (0, "pilgrims")


@pytest.mark.piece("pilgrims_teleport")
@pytest.mark.rule("C4.11", "C8.4")
def test_teleport_leads_into_no_battle_and_no_other_hq_and_out_of_no_battle() -> None:
    t = four()
    t.units("pilgrims", 1, "scorch")
    t.units("humans", 1, "foglands")
    t.units("pilgrims", 1, "foglands")
    t.mark("foglands", "pilgrims")
    use(t, "pilgrims_teleport")
    assert targets(t) == {"scorch"}
    t.do("region:scorch")
    assert t.why("region:foglands") == ("C4.11", "battle-region")
    assert t.why("region:north_landing") == ("C4.11", "enemy-hq")
    assert t.why("region:scorch") == ("C1.6", "same-place")
    assert "region:east_landing" in t.legal()
    assert not may_decline(t)


# ------------------------------------------------------------- Sanctuary
@pytest.mark.piece("pilgrims_sanctuary")
@pytest.mark.rule("C1.4", "C8.3")
def test_sanctuary_puts_the_token_in_a_region_under_control_for_a_crystal() -> None:
    t = four()
    t.store("pilgrims", 1)
    t.control("pilgrims", "scorch", "foglands")
    t.units("humans", 1, "foglands")
    t.units("pilgrims", 1, "foglands")
    t.mark("foglands", "humans")
    use(t, "pilgrims_sanctuary")
    t.do("more")
    assert targets(t) == {"scorch"}  # no battle region, no HQ
    t.do("region:scorch")
    assert (t.has_token("skill-pilgrims", "scorch"), t.store("pilgrims")) == (True, 0)
    t = four()
    t.control("pilgrims", "scorch")
    assert why_not(t, "pilgrims_sanctuary") == ("C4.60", "skill-does-nothing")


@pytest.mark.piece("pilgrims_sanctuary")
@pytest.mark.rule("C1.6")
def test_nobody_else_enters_a_sanctuary_by_move_teleport_or_call() -> None:
    t = four()
    t.control("pilgrims", "scorch")
    t.token("skill-pilgrims", "scorch")
    t.units("humans", 1, "north_landing")
    t.move("humans", 3)
    t.do("from:north_landing")
    assert t.why("to:scorch") == ("C1.6", "closed-by-token")
    t.effect("humans", [["teleport", 1]])
    t.do("region:north_landing")
    assert t.why("region:scorch") == ("C1.6", "closed-by-token")
    battle_of([["call_in", 1, 1]], own=(1, 0, 0), enemy=(1, 0, 0), at="scorch", table=t)
    assert t.asked == ("pilgrims", "tactic")  # the unit in the north stays outside


@pytest.mark.piece("pilgrims_sanctuary")
@pytest.mark.rule("C1.6")
def test_pilgrims_enter_their_sanctuary_and_no_trogs_wake_there() -> None:
    t = three()
    t.control("pilgrims", "driftwaste", "ironback_ridge")
    t.token("skill-pilgrims", "driftwaste")
    t.units("pilgrims", 1, "east_landing")
    t.nest("driftwaste")
    t.hand("humans", "humans_dug_in")
    t.control("humans", "tanglewild")
    assert why_not(t, "humans_search_and_destroy") == ("C4.60", "skill-does-nothing")
    t.move("pilgrims", 1)
    t.do("from:east_landing")
    assert "to:driftwaste" in t.legal()


@pytest.mark.piece("pilgrims_sanctuary")
@pytest.mark.rule("C1.6")
def test_a_sanctuary_stays_the_pilgrims_own_when_somebody_takes_control_of_the_region() -> None:
    t = four()
    t.token("skill-pilgrims", "scorch")
    t.control("humans", "scorch")  # by an Airfield
    t.units("humans", 1, "north_landing")
    t.units("pilgrims", 1, "sapos_deep")
    t.move("humans", 1)
    t.do("from:north_landing")
    assert t.why("to:scorch") == ("C1.6", "closed-by-token")
    t.move("pilgrims", 1)
    t.do("from:sapos_deep")
    assert "to:scorch" in t.legal()


# ------------------------------------------------------------- Crystal Lore
@pytest.mark.piece("pilgrims_crystal_lore")
@pytest.mark.rule("C3.6")
def test_crystal_lore_draws_two_cards_for_a_crystal() -> None:
    t = four()
    t.store("pilgrims", 2)
    use(t, "pilgrims_crystal_lore")
    t.do("more", "option:1")
    assert len(t.in_hand("pilgrims")) == 2
    assert t.store("pilgrims") == 1


@pytest.mark.piece("pilgrims_crystal_lore")
@pytest.mark.rule("C4.40", "C4.41")
def test_crystal_lore_looks_at_two_terrain_cards_and_keeps_one() -> None:
    t = four()
    t.store("pilgrims", 1)
    t.luck("look:ocean_outflank", "look:ocean_undertow")
    use(t, "pilgrims_crystal_lore")
    t.do("more", "option:2", "deck:ocean", "keep:ocean_undertow")
    assert t.in_hand("pilgrims") == {"ocean_undertow"}
    assert t.asked == ("pilgrims", "action")
    assert terrain_decks(t) == {"mountain": 8, "desert": 8, "jungle": 8, "ocean": 7}
    t = four()
    assert why_not(t, "pilgrims_crystal_lore") == ("C4.60", "skill-does-nothing")


# ------------------------------------------------------------- Attunement
@pytest.mark.piece("pilgrims_attunement")
@pytest.mark.rule("C5.6", "C4.60")
def test_attunement_takes_a_crystal_of_a_won_battle_region_twice_a_round() -> None:
    t = four()
    t.skill("pilgrims_attunement")
    t.crystals("scorch", 2)
    for region, store in (("scorch", 1), ("foglands", 2), ("bone_flats", 2)):
        open_battle(t, region, ("pilgrims", (2, 0, 0)), ("humans", (1, 0, 0)))
        if t.asked == ("pilgrims", "effect-more"):
            t.do("more")
        assert t.over
        assert (t.store("pilgrims"), t.vp("pilgrims")) == (
            store,
            2 * (1 + ["scorch", "foglands", "bone_flats"].index(region)),
        )
    assert [t.crystals_in(region) for region in ("scorch", "foglands", "bone_flats")] == [2, 0, 1]


@pytest.mark.piece("pilgrims_attunement")
@pytest.mark.rule("C4.60", "C5.6")
def test_attunement_may_be_declined_is_passive_and_follows_no_defeat() -> None:
    t = four()
    assert why_not(t, "pilgrims_attunement") == ("C4.60", "skill-passive")
    open_battle(t, "scorch", ("pilgrims", (2, 0, 0)), ("humans", (1, 0, 0)))
    t.do("stop")
    assert (t.crystals_in("scorch"), t.store("pilgrims")) == (1, 0)
    t = four()
    t.skill("pilgrims_attunement")
    open_battle(t, "scorch", ("pilgrims", (1, 0, 0)), ("humans", (1, 0, 0)))
    assert t.over
    assert (t.crystals_in("scorch"), t.store("pilgrims")) == (1, 0)
    assert trog_tokens(t, "scorch") == 0
