"""The tactics cards of the Pilgrims."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.parts import PILGRIMS

from .scenes import ENEMY, OWN, action, battle_with, four, may_decline, order, resolve, targets


def pilgrims(card: str, own: Placed, enemy: Placed, table: Table | None = None) -> Table:
    """They attack Humans and may play that card."""
    return battle_with(card, own=own, enemy=enemy, holder="pilgrims", against="humans", table=table)


@pytest.mark.piece("pilgrims_deploy_holos")
@pytest.mark.rule("C5.4")
def test_deploy_holos_moves_one_own_unit_to_another_objective() -> None:
    t = pilgrims("pilgrims_deploy_holos", (3, 1, 0), (0, 0, 3))
    t.do("tactic:pilgrims_deploy_holos")
    assert targets(t) == {"control", "prisoners"}
    t.do("objective:control", "objective:attrition")
    assert t.placed(OWN) == (2, 1, 1)
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("pilgrims_deploy_holos")
def test_deploy_holos_may_move_nobody() -> None:
    t = pilgrims("pilgrims_deploy_holos", (3, 1, 0), (0, 0, 3))
    t.do("tactic:pilgrims_deploy_holos", "stop")
    assert t.placed(OWN) == (3, 1, 0)


@pytest.mark.piece("pilgrims_pulse_strike")
@pytest.mark.rule("C8.1")
def test_pulse_strike_kills_one_enemy_on_attrition_for_no_victory_point() -> None:
    t = pilgrims("pilgrims_pulse_strike", (1, 0, 0), (2, 0, 2))
    t.do("tactic:pilgrims_pulse_strike")
    assert t.why("objective:control") == ("C1.6", "not-on-card")
    t.do("objective:attrition")
    assert t.placed(ENEMY) == (2, 0, 1)
    assert t.reserve("humans") == 9
    assert t.vp("pilgrims") == 0
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("pilgrims_pulse_strike")
@pytest.mark.rule("C4.4")
def test_pulse_strike_does_nothing_where_nobody_is_on_attrition() -> None:
    t = pilgrims("pilgrims_pulse_strike", (1, 0, 0), (2, 1, 0))
    t.do("tactic:pilgrims_pulse_strike")
    assert t.asked == ("humans", "tactic")
    assert t.placed(ENEMY) == (2, 1, 0)


@pytest.mark.piece("pilgrims_song_of_the_crystals")
@pytest.mark.rule("C4.50")
def test_song_of_the_crystals_enables_scoring_and_gives_no_icons_then() -> None:
    t = four()
    t.hand("pilgrims", "pilgrims_song_of_the_crystals")
    t.turn("pilgrims")
    t.do("enable")
    assert t.s.enabled_by == PILGRIMS
    assert t.discard_pile("pilgrims") == {"pilgrims_song_of_the_crystals"}
    assert t.asked is None or t.asked[1] == "after-action"


@pytest.mark.piece("pilgrims_song_of_the_crystals")
@pytest.mark.rule("C4.2", "C5.4")
def test_song_of_the_crystals_has_icons_but_no_battle_effect() -> None:
    t = four()
    t.control("pilgrims", "scorch")
    t.store("pilgrims", 1)
    action(t, "pilgrims", "build", "pilgrims_song_of_the_crystals")
    t.do("construct:pilgrims_temple@scorch", "activate:pilgrims_temple@scorch", "more")
    assert (t.stands("pilgrims_temple", "scorch"), t.vp("pilgrims")) == (True, 2)
    assert t.asked is None or t.asked[1] == "after-action"  # 3 icons, all spent
    t = pilgrims("pilgrims_pulse_strike", (1, 0, 0), (1, 0, 0))
    assert t.why("tactic:pilgrims_song_of_the_crystals") == ("C5.4", "no-battle-effect")


@pytest.mark.piece("pilgrims_foresight")
@pytest.mark.rule("C4.2", "C4.3")
@pytest.mark.parametrize(("row", "drawn"), [("move", 0), ("recruit", 0), ("build", 1)])
def test_foresight_changes_the_upcoming_order_in_any_row(row: str, drawn: int) -> None:
    t = four()
    action(t, "pilgrims", row, "pilgrims_foresight")
    assert len(t.in_hand("pilgrims")) == drawn
    assert t.asked == ("pilgrims", "effect-place")
    t.do("place:1")
    assert order(t) == ["pilgrims", "humans", "machines", "trogs"]


@pytest.mark.piece("pilgrims_phase_jump")
@pytest.mark.rule("C5.9")
def test_phase_jump_takes_up_to_two_units_to_the_hq_wherever_it_is() -> None:
    t = pilgrims("pilgrims_phase_jump", (1, 1, 1), (1, 0, 0))
    t.do("tactic:pilgrims_phase_jump", "objective:control", "objective:attrition")
    assert t.placed(OWN) == (0, 1, 0)
    assert t.count("pilgrims", "east_landing") == 2  # not adjacent to the battle
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("pilgrims_phase_jump")
def test_phase_jump_may_take_one_or_none_and_the_battle_goes_on_without_units() -> None:
    t = pilgrims("pilgrims_phase_jump", (1, 1, 0), (1, 0, 0))
    t.do("tactic:pilgrims_phase_jump", "objective:control", "stop")
    assert t.placed(OWN) == (0, 1, 0)
    t = pilgrims("pilgrims_phase_jump", (1, 0, 0), (1, 0, 0))
    t.do("tactic:pilgrims_phase_jump", "stop")
    assert t.placed(OWN) == (1, 0, 0)
    t = pilgrims("pilgrims_phase_jump", (1, 0, 0), (1, 0, 0))
    t.do("tactic:pilgrims_phase_jump", "objective:control")
    assert t.asked == ("humans", "tactic")
    resolve(t)
    assert t.controller("foglands") == "humans"
    assert (t.vp("humans"), t.count("pilgrims", "east_landing")) == (2, 1)


@pytest.mark.piece("pilgrims_siphon_power")
@pytest.mark.rule("C5.3")
def test_siphon_power_takes_up_to_two_crystals_of_the_battle_region() -> None:
    t = four()
    t.crystals("foglands", 3)
    pilgrims("pilgrims_siphon_power", (1, 0, 0), (1, 0, 0), t)
    t.do("tactic:pilgrims_siphon_power", "more", "more")
    assert (t.crystals_in("foglands"), t.store("pilgrims")) == (3 + 1 - 2, 2)
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("pilgrims_siphon_power")
def test_siphon_power_may_take_fewer_and_no_more_than_there_are() -> None:
    t = pilgrims("pilgrims_siphon_power", (1, 0, 0), (1, 0, 0))
    t.do("tactic:pilgrims_siphon_power", "more")  # the only crystal is that of the battle
    assert (t.crystals_in("foglands"), t.store("pilgrims")) == (0, 1)
    assert t.asked == ("humans", "tactic")
    t = pilgrims("pilgrims_siphon_power", (1, 0, 0), (1, 0, 0))
    t.do("tactic:pilgrims_siphon_power", "stop")
    assert (t.crystals_in("foglands"), t.store("pilgrims")) == (1, 0)


@pytest.mark.piece("pilgrims_stasis_field")
@pytest.mark.rule("C5.8")
def test_stasis_field_lets_nobody_be_killed_in_attrition() -> None:
    t = pilgrims("pilgrims_stasis_field", (2, 0, 2), (1, 1, 2))
    t.do("tactic:pilgrims_stasis_field")
    resolve(t)
    assert t.asked == ("humans", "prisoner")
    t.do("capture:attrition")
    assert t.count("pilgrims", "foglands") == 3
    assert t.count("humans", "north_landing") == 4
    assert (t.vp("pilgrims"), t.vp("humans")) == (2, 0)


@pytest.mark.piece("pilgrims_warped_space")
def test_warped_space_moves_one_enemy_unit_to_another_objective() -> None:
    t = pilgrims("pilgrims_warped_space", (1, 0, 0), (1, 0, 2))
    t.do("tactic:pilgrims_warped_space")
    assert targets(t) == {"control", "attrition"}
    t.do("objective:attrition", "objective:prisoners")
    assert t.placed(ENEMY) == (1, 1, 1)
    assert t.placed(OWN) == (1, 0, 0)
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("pilgrims_warped_space")
def test_warped_space_may_be_declined() -> None:
    t = pilgrims("pilgrims_warped_space", (1, 0, 0), (1, 0, 2))
    t.do("tactic:pilgrims_warped_space")
    assert may_decline(t)
    t.do("stop")
    assert t.placed(ENEMY) == (1, 0, 2)
