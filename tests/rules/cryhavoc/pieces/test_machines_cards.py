"""The tactics cards of the Machines."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.parts import MACHINES

from .scenes import ENEMY, OWN, action, battle_with, four, may_decline, order, resolve, targets, three


def machines(card: str, own: Placed, enemy: Placed, table: Table | None = None, defends: bool = False) -> Table:
    """They fight Humans and may play that card."""
    return battle_with(card, own=own, enemy=enemy, holder="machines", against="humans", table=table, defends=defends)


@pytest.mark.piece("machines_clock_cycle")
@pytest.mark.rule("C4.2", "C4.3")
@pytest.mark.parametrize("row", ["move", "recruit", "build"])
def test_clock_cycle_changes_the_upcoming_order_in_any_row(row: str) -> None:
    t = four()
    action(t, "machines", row, "machines_clock_cycle")
    assert t.asked == ("machines", "effect-place")
    t.do("place:2")
    assert order(t) == ["humans", "machines", "pilgrims", "trogs"]
    assert t.in_hand("machines") == set()


@pytest.mark.piece("machines_clock_cycle")
@pytest.mark.rule("C5.4")
def test_clock_cycle_cannot_be_played_in_a_battle() -> None:
    t = machines("machines_clock_cycle", (1, 0, 0), (1, 0, 0))
    assert t.why("tactic:machines_clock_cycle") == ("C5.4", "no-battle-effect")


@pytest.mark.piece("machines_yield_report")
@pytest.mark.rule("C4.50")
def test_yield_report_enables_scoring() -> None:
    t = four()
    t.hand("machines", "machines_yield_report")
    t.turn("machines")
    t.do("enable")
    assert t.s.enabled_by == MACHINES
    assert t.discard_pile("machines") == {"machines_yield_report"}


@pytest.mark.piece("machines_field_assembly")
@pytest.mark.rule("C5.4")
def test_field_assembly_gives_up_a_structure_of_the_battle_region_for_two_units() -> None:
    t = four()
    t.control("machines", "foglands", "pale_shelf")
    t.built("machines_bulwark", "foglands", "pale_shelf")
    machines("machines_field_assembly", (1, 0, 0), (1, 0, 0), t)
    t.do("tactic:machines_field_assembly")
    assert targets(t) == {"1", "2"}
    t.do("option:1")
    assert targets(t) == {"machines_bulwark@foglands"}
    t.do("site:machines_bulwark@foglands", "objective:prisoners", "objective:attrition")
    assert not t.stands("machines_bulwark", "foglands")
    assert t.stands("machines_bulwark", "pale_shelf")
    assert t.placed(OWN) == (1, 1, 1)
    assert t.reserve("machines") == 9
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("machines_field_assembly")
def test_field_assembly_moves_one_own_unit_instead() -> None:
    t = four()
    t.control("machines", "foglands")
    t.built("machines_bulwark", "foglands")
    machines("machines_field_assembly", (1, 0, 1), (1, 0, 0), t)
    t.do("tactic:machines_field_assembly", "option:2", "objective:control", "objective:attrition")
    assert t.placed(OWN) == (0, 0, 2)
    assert t.stands("machines_bulwark", "foglands")
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("machines_field_assembly")
def test_field_assembly_without_structure_or_reserve_leaves_only_the_move() -> None:
    t = machines("machines_field_assembly", (1, 0, 0), (1, 0, 0))
    t.do("tactic:machines_field_assembly", "objective:control", "objective:prisoners")
    assert t.placed(OWN) == (0, 1, 0)
    t = four()
    t.control("machines", "foglands")
    t.built("machines_bulwark", "foglands")
    machines("machines_field_assembly", (12, 0, 0), (1, 0, 0), t)
    t.do("tactic:machines_field_assembly", "objective:control", "objective:prisoners")
    assert t.placed(OWN) == (11, 1, 0)


@pytest.mark.piece("machines_target_lock")
def test_target_lock_kills_a_unit_that_is_alone_on_its_objective() -> None:
    t = machines("machines_target_lock", (1, 0, 0), (1, 2, 1))
    t.do("tactic:machines_target_lock")
    assert targets(t) == {"control", "attrition"}
    assert t.why("objective:prisoners") == ("C1.6", "no-target-there")
    t.do("objective:attrition")
    assert t.placed(ENEMY) == (1, 2, 0)
    assert t.vp("machines") == 0


@pytest.mark.piece("machines_target_lock")
@pytest.mark.rule("C4.4")
def test_target_lock_finds_nobody_where_all_stand_together() -> None:
    t = machines("machines_target_lock", (1, 0, 0), (2, 0, 3))
    t.do("tactic:machines_target_lock")
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("machines_self_destruct")
@pytest.mark.rule("C8.1")
def test_self_destruct_gives_up_one_unit_to_kill_two_on_one_objective() -> None:
    t = machines("machines_self_destruct", (1, 1, 0), (1, 0, 3))
    t.do("tactic:machines_self_destruct", "objective:prisoners")
    assert t.placed(OWN) == (1, 0, 0)
    assert t.reserve("machines") == 11
    t.do("objective:attrition", "more")
    assert t.placed(ENEMY) == (1, 0, 1)
    assert (t.vp("machines"), t.vp("humans")) == (0, 0)
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("machines_self_destruct")
def test_self_destruct_may_kill_one_and_never_units_of_two_objectives() -> None:
    t = machines("machines_self_destruct", (1, 1, 0), (1, 0, 3))
    t.do("tactic:machines_self_destruct", "objective:prisoners", "objective:control")
    assert t.placed(ENEMY) == (0, 0, 3)
    assert t.asked == ("humans", "tactic")
    t = machines("machines_self_destruct", (1, 1, 0), (1, 0, 3))
    t.do("tactic:machines_self_destruct", "objective:prisoners", "objective:attrition", "stop")
    assert t.placed(ENEMY) == (1, 0, 2)


@pytest.mark.piece("machines_self_destruct")
@pytest.mark.rule("C4.4")
def test_self_destruct_needs_a_unit_to_pay_with_and_one_to_kill() -> None:
    t = machines("machines_self_destruct", (1, 0, 0), (1, 0, 0), three(useless_tactics="price_first"))
    t.s.placed[OWN][0] = 0
    assert t.why("tactic:machines_self_destruct") == ("C1.6", "cannot-pay")
    t.s.placed[OWN][0], t.s.placed[ENEMY][0] = 1, 0
    assert t.why("tactic:machines_self_destruct") == ("C1.6", "cannot-pay")
    t.s.placed[ENEMY][0] = 1
    t.do("tactic:machines_self_destruct")
    assert may_decline(t)
    t.do("stop")
    assert (t.placed(OWN), t.placed(ENEMY)) == ((1, 0, 0), (1, 0, 0))


@pytest.mark.piece("machines_signal_jamming")
@pytest.mark.rule("C5.4")
def test_signal_jamming_lets_the_enemy_play_one_more_card() -> None:
    t = four()
    t.hand("humans", "humans_dug_in", "humans_crossfire")
    t.hand("machines", "machines_ablative_plating")
    machines("machines_signal_jamming", (1, 0, 0), (1, 0, 0), t)
    t.do("tactic:machines_signal_jamming", "tactic:humans_dug_in")
    assert t.asked == ("machines", "tactic")
    t.do("tactic:machines_ablative_plating")  # the Humans count as having passed
    assert t.asked == ("machines", "tactic")
    assert "humans_crossfire" in t.in_hand("humans")


@pytest.mark.piece("machines_ablative_plating")
@pytest.mark.rule("C5.8")
def test_ablative_plating_saves_two_units_in_attrition() -> None:
    t = machines("machines_ablative_plating", (4, 0, 0), (0, 0, 3))
    t.do("tactic:machines_ablative_plating")
    resolve(t)
    assert t.count("machines", "foglands") == 3
    assert t.vp("humans") == 1


@pytest.mark.piece("machines_ablative_plating")
@pytest.mark.rule("C5.8")
def test_ablative_plating_saves_nobody_else_and_never_more_than_are_killed() -> None:
    t = machines("machines_ablative_plating", (1, 0, 1), (0, 0, 1))
    t.do("tactic:machines_ablative_plating")
    resolve(t)
    assert t.count("machines", "foglands") == 2
    assert t.reserve("humans") == 12  # killed; no enemy is spared
    assert (t.vp("machines"), t.vp("humans")) == (3, 0)


@pytest.mark.piece("machines_relentless_advance")
@pytest.mark.rule("C5.6")
@pytest.mark.parametrize("n", [0, 2])
def test_relentless_advance_wins_a_tie_at_region_control_for_the_attacker(n: int) -> None:
    t = machines("machines_relentless_advance", (n, 0, 1), (n, 0, 1))
    t.do("tactic:machines_relentless_advance")
    resolve(t)
    assert t.controller("foglands") == "machines"
    assert (t.vp("machines"), t.vp("humans")) == (3, 1)


@pytest.mark.piece("machines_relentless_advance")
@pytest.mark.rule("C5.6")
def test_relentless_advance_wins_nothing_but_ties() -> None:
    t = machines("machines_relentless_advance", (1, 0, 0), (2, 0, 0))
    t.do("tactic:machines_relentless_advance")
    resolve(t)
    assert t.controller("foglands") == "humans"
