"""The tactics cards of the Humans."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.parts import HUMANS

from .scenes import ENEMY, OWN, action, battle_with, four, may_decline, order, resolve, targets


@pytest.mark.piece("humans_air_support")
@pytest.mark.rule("C5.4")
def test_air_support_puts_one_unit_from_the_reserve_on_any_objective() -> None:
    t = battle_with("humans_air_support", own=(1, 0, 0), enemy=(0, 0, 1))
    t.do("tactic:humans_air_support")
    assert targets(t) == {"control", "prisoners", "attrition"}
    t.do("objective:prisoners")
    assert t.placed(OWN) == (1, 1, 0)
    assert t.reserve("humans") == 10
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("humans_air_support")
@pytest.mark.rule("C4.4", "C8.1")
def test_air_support_may_be_declined_and_does_nothing_with_an_empty_reserve() -> None:
    t = battle_with("humans_air_support", own=(1, 0, 0), enemy=(0, 0, 1))
    t.do("tactic:humans_air_support", "stop")
    assert t.placed(OWN) == (1, 0, 0)
    t = battle_with("humans_air_support", own=(12, 0, 0), enemy=(0, 0, 1))
    t.do("tactic:humans_air_support")
    assert t.asked == ("pilgrims", "tactic")
    assert "humans_air_support" in t.discard_pile("humans")


@pytest.mark.piece("humans_outflank")
@pytest.mark.rule("C5.4")
def test_outflank_moves_up_to_two_own_units_to_other_objectives() -> None:
    t = battle_with("humans_outflank", own=(0, 0, 3), enemy=(1, 1, 1))
    t.do("tactic:humans_outflank")
    assert targets(t) == {"attrition"}
    t.do("objective:attrition")
    assert targets(t) == {"control", "prisoners"}
    t.do("objective:control", "objective:attrition", "objective:prisoners")
    assert t.placed(OWN) == (1, 1, 1)
    assert t.placed(ENEMY) == (1, 1, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("humans_outflank")
def test_outflank_may_stop_after_one_unit_but_not_between_two_places() -> None:
    t = battle_with("humans_outflank", own=(0, 0, 3), enemy=(1, 1, 1))
    t.do("tactic:humans_outflank", "objective:attrition")
    assert not may_decline(t)
    t.do("objective:control", "stop")
    assert t.placed(OWN) == (1, 0, 2)


@pytest.mark.piece("humans_drop_troopers")
def test_drop_troopers_puts_up_to_two_units_on_one_objective() -> None:
    t = battle_with("humans_drop_troopers", own=(1, 0, 0), enemy=(1, 0, 0))
    t.do("tactic:humans_drop_troopers", "objective:attrition")
    assert t.legal() == {"more", "stop"}
    t.do("more")
    assert t.placed(OWN) == (1, 0, 2)
    assert t.reserve("humans") == 9
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("humans_drop_troopers")
def test_drop_troopers_may_be_one_unit_and_end_with_the_reserve() -> None:
    t = battle_with("humans_drop_troopers", own=(1, 0, 0), enemy=(1, 0, 0))
    t.do("tactic:humans_drop_troopers", "objective:control", "stop")
    assert t.placed(OWN) == (2, 0, 0)
    t = battle_with("humans_drop_troopers", own=(11, 0, 0), enemy=(1, 0, 0))
    t.do("tactic:humans_drop_troopers", "objective:attrition")
    assert t.placed(OWN) == (11, 0, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("humans_raise_the_flag")
@pytest.mark.rule("C4.50")
def test_raise_the_flag_enables_scoring_as_the_whole_action_once_a_round() -> None:
    t = four()
    t.hand("humans", "humans_raise_the_flag", "humans_outflank")
    t.hand("pilgrims", "pilgrims_song_of_the_crystals")
    t.turn("humans")
    t.do("enable")
    assert t.s.enabled_by == HUMANS
    assert t.discard_pile("humans") == {"humans_raise_the_flag"}
    assert t.over or t.asked == ("humans", "after-action")
    t.turn("pilgrims")
    assert t.why("enable") == ("C4.50", "scoring-enabled")


@pytest.mark.piece("humans_raise_the_flag")
@pytest.mark.rule("C4.50")
def test_raise_the_flag_is_of_no_use_in_a_battle_in_the_final_round_or_in_the_deck() -> None:
    t = battle_with(own=(1, 0, 0), enemy=(1, 0, 0))
    assert t.why("tactic:humans_raise_the_flag") == ("C5.4", "no-battle-effect")
    t = four()
    t.turn("humans")
    assert t.why("enable") == ("C4.50", "no-scoring-card")
    t.hand("humans", "humans_raise_the_flag")
    t.s.final = 1
    t.turn("humans")
    assert t.why("enable") == ("C4.50", "final-round")


@pytest.mark.piece("humans_field_intelligence")
@pytest.mark.rule("C4.2", "C4.3")
@pytest.mark.parametrize(("row", "drawn"), [("move", 1), ("recruit", 0), ("build", 0)])
def test_field_intelligence_changes_the_upcoming_order_in_any_row(row: str, drawn: int) -> None:
    t = four()
    action(t, "humans", row, "humans_field_intelligence")
    assert len(t.in_hand("humans")) == drawn
    assert t.asked == ("humans", "effect-place")
    assert targets(t) == {"1", "2", "3", "4"}
    assert not may_decline(t)
    t.do("place:3")
    assert order(t) == ["pilgrims", "machines", "humans", "trogs"]
    assert [t.s.initiative[n] for n in range(4)] == [0, 1, 2, 3]


@pytest.mark.piece("humans_dug_in")
@pytest.mark.rule("C5.6")
def test_dug_in_counts_one_more_at_region_control_also_without_a_unit_there() -> None:
    t = battle_with("humans_dug_in", own=(0, 0, 2), enemy=(0, 0, 1))
    t.do("tactic:humans_dug_in")
    resolve(t)
    assert t.controller("foglands") == "humans"
    assert (t.vp("humans"), t.vp("pilgrims")) == (2 + 1, 1)


@pytest.mark.piece("humans_dug_in")
@pytest.mark.rule("C5.6")
def test_dug_in_is_one_more_and_not_two() -> None:
    t = battle_with("humans_dug_in", own=(1, 0, 0), enemy=(2, 0, 0))
    t.do("tactic:humans_dug_in")
    resolve(t)
    assert t.controller("foglands") == "pilgrims"
    assert (t.vp("humans"), t.vp("pilgrims")) == (0, 2)


@pytest.mark.piece("humans_crossfire")
@pytest.mark.rule("C5.8")
def test_crossfire_makes_one_more_kill_in_attrition_for_a_victory_point() -> None:
    t = battle_with("humans_crossfire", own=(1, 0, 1), enemy=(4, 0, 0))
    t.do("tactic:humans_crossfire")
    resolve(t)
    assert t.count("pilgrims", "foglands") == 2
    assert (t.vp("humans"), t.vp("pilgrims")) == (2, 2)


@pytest.mark.piece("humans_fluid_front")
@pytest.mark.rule("C5.9", "C5.13")
def test_fluid_front_lets_the_loser_retreat_far_and_draw_after_the_battle() -> None:
    t = four()
    t.control("humans", "driftwaste")
    battle_with("humans_fluid_front", own=(1, 0, 0), enemy=(2, 0, 0), table=t)
    t.do("tactic:humans_fluid_front")
    assert t.in_hand("humans") == {"humans_raise_the_flag"}
    resolve(t)
    assert t.asked == ("humans", "retreat")
    assert targets(t) == {"driftwaste", "north_landing"}
    t.do("retreat:driftwaste")
    assert t.count("humans", "driftwaste") == 1
    assert len(t.in_hand("humans")) == 2


@pytest.mark.piece("humans_fluid_front")
@pytest.mark.rule("C5.9", "C8.4")
def test_fluid_front_leads_to_no_battle_region_and_not_away_from_a_won_one() -> None:
    t = four()
    t.garrison("humans", 1, "driftwaste")
    t.units("machines", 1, "driftwaste")
    t.mark("driftwaste", "machines")
    battle_with("humans_fluid_front", own=(1, 0, 0), enemy=(2, 0, 0), table=t)
    t.do("tactic:humans_fluid_front")
    resolve(t)
    assert t.count("humans", "north_landing") == 1
    t = battle_with("humans_fluid_front", own=(2, 0, 0), enemy=(1, 0, 0))
    t.do("tactic:humans_fluid_front")
    resolve(t)
    assert t.count("humans", "foglands") == 2


def test_a_faction_card_works_on_any_terrain_and_without_one() -> None:
    for region in ("foglands", "scorch", "tanglewild", "glass_peaks", "brooding_pool"):
        t: Table = battle_with("humans_dug_in", own=(1, 0, 0), enemy=(1, 0, 0), at=region)
        assert targets(t) == {"humans_dug_in"}
