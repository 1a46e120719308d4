"""The effect `pay`: a price for the steps that follow."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cryhavoc.pieces.scenes import ENEMY, OWN, battle_of, four, may_decline, targets


# ------------------------------------------------------------- pay: crystals, and how prices work
@pytest.mark.effect("pay")
def test_an_exact_price_is_all_or_nothing() -> None:
    t = four()
    t.store("pilgrims", 3)
    t.effect("pilgrims", [["pay", "crystal", 2, "exact"], ["vp", 3]])
    assert t.legal() == {"more", "stop"}
    t.do("more")
    assert (t.store("pilgrims"), t.vp("pilgrims"), t.over) == (1, 3, True)
    t.effect("pilgrims", [["pay", "crystal", 2, "exact"], ["vp", 3]])  # not affordable, so not asked
    assert (t.store("pilgrims"), t.vp("pilgrims"), t.over) == (1, 3, True)


@pytest.mark.effect("pay", "vp_per")
@pytest.mark.parametrize(("answers", "vp"), [(["stop"], 0), (["more", "stop"], 2), (["more"] * 3, 6)])
def test_a_price_up_to_a_number_is_one_to_that_many(answers: list[str], vp: int) -> None:
    t = four()
    t.store("pilgrims", 5)
    t.effect("pilgrims", [["pay", "crystal", 3, "up_to"], ["vp_per", "paid", 2, 1, 9], ["vp", 1]])
    t.do(*answers)
    assert (t.vp("pilgrims"), t.over) == (vp + (1 if vp else 0), True)


@pytest.mark.effect("pay")
def test_a_price_that_must_be_paid_is_taken_without_asking() -> None:
    t = four()
    t.store("pilgrims", 3)
    t.effect("pilgrims", [["pay", "crystal", 2, "must"], ["vp", 1]])
    assert (t.store("pilgrims"), t.vp("pilgrims"), t.over) == (1, 1, True)
    t.effect("pilgrims", [["pay", "crystal", 2, "must"], ["vp", 1]])
    assert (t.store("pilgrims"), t.vp("pilgrims"), t.over) == (1, 1, True)


@pytest.mark.effect("pay")
def test_a_declined_price_ends_its_own_list_and_nothing_else() -> None:
    t = four()
    t.store("pilgrims", 1)
    t.prisoner("humans", "pilgrims")
    t.effect("pilgrims", [["vp", 1], ["either", [["pay", "crystal", 1, "exact"], ["vp", 5]], [["vp", 7]]], ["vp", 2]])
    t.do("option:1", "stop")
    assert (t.vp("pilgrims"), t.store("pilgrims"), t.over) == (3, 1, True)


@pytest.mark.effect("pay")
def test_a_price_is_not_asked_if_the_next_step_has_nothing_to_do() -> None:
    t = four()
    t.store("pilgrims", 1)
    t.effect("pilgrims", [["pay", "crystal", 1, "exact"], ["free_prisoner", 1], ["vp", 1]])
    assert (t.store("pilgrims"), t.vp("pilgrims"), t.over) == (1, 0, True)


# ------------------------------------------------------------- pay: cards
@pytest.mark.effect("pay")
@pytest.mark.rule("C3.6")
def test_cards_are_paid_by_choice_to_your_own_discard_pile() -> None:
    t = four()
    t.hand("humans", "humans_dug_in", "humans_crossfire", "humans_outflank")
    t.effect("humans", [["pay", "card", 2, "exact"], ["vp", 1]])
    assert targets(t) == {"humans_dug_in", "humans_crossfire", "humans_outflank"}
    assert may_decline(t)
    t.do("card:humans_dug_in")
    assert t.why("stop") == ("C1.6", "must-finish")
    t.do("card:humans_crossfire")
    assert (t.in_hand("humans"), t.vp("humans")) == ({"humans_outflank"}, 1)
    assert t.discard_pile("humans") == {"humans_dug_in", "humans_crossfire"}
    t.effect("humans", [["pay", "card", 2, "exact"], ["vp", 1]])
    assert t.over


@pytest.mark.effect("pay")
def test_cards_that_must_be_paid_are_chosen_but_not_refused() -> None:
    t = four()
    t.hand("humans", "humans_dug_in", "humans_crossfire")
    t.effect("humans", [["pay", "card", 1, "must"], ["vp", 1]])
    assert t.why("stop") == ("C1.6", "must-do")
    t.do("card:humans_dug_in")
    assert (t.in_hand("humans"), t.vp("humans")) == ({"humans_crossfire"}, 1)


@pytest.mark.effect("pay", "vp_per")
def test_up_to_that_many_cards() -> None:
    t = four()
    t.hand("humans", "humans_dug_in", "humans_crossfire", "humans_outflank")
    t.effect("humans", [["pay", "card", 9, "up_to"], ["vp_per", "paid", 1, 1, 9]])
    t.do("card:humans_dug_in", "card:humans_crossfire", "stop")
    assert (t.in_hand("humans"), t.vp("humans")) == ({"humans_outflank"}, 2)


# ------------------------------------------------------------- pay: units and structures
@pytest.mark.effect("pay")
@pytest.mark.rule("C8.4", "C8.5")
def test_units_are_paid_from_one_open_region_which_is_here_from_then_on() -> None:
    t = four()
    t.garrison("humans", 2, "scorch", "bone_flats")
    t.garrison("humans", 1, "foglands")
    t.units("humans", 2, "sapos_deep")
    t.units("pilgrims", 1, "sapos_deep")
    t.mark("sapos_deep", "pilgrims")
    t.effect("humans", [["pay", "unit", 2, "exact"], ["add_crystals", 1, "here"]])
    assert targets(t) == {"scorch", "bone_flats"}
    t.do("region:scorch")
    assert (t.count("humans", "scorch"), t.controller("scorch"), t.crystals_in("scorch")) == (0, "humans", 1)
    assert t.reserve("humans") == 12 - 5


@pytest.mark.effect("pay")
@pytest.mark.rule("C8.3")
def test_units_may_be_paid_from_the_hq_but_not_where_the_next_step_has_nothing_to_do() -> None:
    t = four()
    t.units("humans", 1, "north_landing")
    t.units("humans", 1, "scorch")
    t.effect("humans", [["pay", "unit", 1, "exact"], ["vp", 1]])
    assert targets(t) == {"north_landing", "scorch"}
    t.effect("humans", [["pay", "unit", 1, "exact"], ["add_crystals", 1, "here"]])
    assert targets(t) == {"scorch"}
    assert t.why("region:north_landing") == ("C1.6", "nothing-to-do")


@pytest.mark.effect("pay", "vp_per")
def test_up_to_that_many_units_of_one_region() -> None:
    t = four()
    t.units("humans", 3, "scorch")
    t.units("humans", 1, "foglands")
    t.effect("humans", [["pay", "unit", 3, "up_to"], ["vp_per", "paid", 1, 1, 9]])
    t.do("region:scorch", "more", "stop")
    assert (t.count("humans", "scorch"), t.count("humans", "foglands"), t.vp("humans")) == (1, 1, 2)


@pytest.mark.effect("pay")
@pytest.mark.rule("C1.4")
def test_structures_are_paid_from_open_regions_under_control() -> None:
    t = four()
    t.control("machines", "scorch", "foglands", "sapos_deep")
    t.built("machines_matrix", "scorch", "bone_flats", "sapos_deep")
    t.built("machines_bulwark", "foglands")
    t.units("machines", 1, "sapos_deep")
    t.units("humans", 1, "sapos_deep")
    t.mark("sapos_deep", "humans")
    t.effect("machines", [["pay", "structure", 1, "exact"], ["add_crystals", 1, "here"]])
    assert targets(t) == {"machines_matrix@scorch", "machines_bulwark@foglands"}
    t.do("site:machines_bulwark@foglands")
    assert (t.stands("machines_bulwark", "foglands"), t.crystals_in("foglands")) == (False, 1)


@pytest.mark.effect("pay")
def test_in_a_battle_units_are_paid_from_any_objective() -> None:
    t = battle_of([["pay", "unit", 2, "exact"], ["vp", 1]], own=(1, 1, 1), enemy=(1, 0, 0))
    t.do("objective:control")
    assert t.why("stop") == ("C1.6", "must-finish")
    assert t.why("objective:control") == ("C4.10", "no-unit-there")
    t.do("objective:attrition")
    assert (t.placed(OWN), t.reserve("humans"), t.vp("humans")) == ((0, 1, 0), 11, 1)
    assert t.placed(ENEMY) == (1, 0, 0)


@pytest.mark.effect("pay")
def test_in_a_battle_structures_are_paid_from_its_region() -> None:
    t = four()
    t.control("machines", "scorch", "foglands")
    t.built("machines_bulwark", "scorch", "foglands")
    scene: dict[str, Any] = {"holder": "machines", "against": "humans", "at": "scorch", "table": t}
    battle_of([["pay", "structure", 1, "exact"], ["vp", 1]], own=(1, 0, 0), enemy=(1, 0, 0), **scene)
    assert targets(t) == {"machines_bulwark@scorch"}
    t.do("site:machines_bulwark@scorch")
    assert (t.vp("machines"), t.stands("machines_bulwark", "foglands")) == (1, True)


@pytest.mark.effect("pay")
def test_a_source_is_paid_only_by_a_token_that_acts() -> None:
    t = four()
    t.token("artillery", "scorch")
    t.effect("humans", [["pay", "source", 1, "must"], ["vp", 1]], "scorch")
    assert (t.vp("humans"), t.has_token("artillery", "scorch")) == (0, True)
