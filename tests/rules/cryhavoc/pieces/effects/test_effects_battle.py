"""Effects on the units in a battle: `shift`, `call_in`, `withdraw`, `capture`, and `deploy` and `kill` there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.pieces.scenes import ENEMY, OWN, battle_of, four, may_decline, targets

from rulewright.games.cryhavoc.parts import HUMANS


# ------------------------------------------------------------- shift
@pytest.mark.effect("shift")
def test_shift_moves_units_between_any_objectives() -> None:
    t = battle_of([["shift", "own", 2, "any", "any"]], own=(1, 1, 0), enemy=(1, 0, 0))
    assert targets(t) == {"control", "prisoners"}
    t.do("objective:control")
    assert (targets(t), may_decline(t)) == ({"prisoners", "attrition"}, False)
    t.do("objective:prisoners", "objective:prisoners", "objective:attrition")
    assert t.placed(OWN) == (0, 1, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.effect("shift")
@pytest.mark.parametrize("side", ["own", "enemy"])
def test_shift_from_a_named_objective(side: str) -> None:
    t = battle_of([["shift", side, 1, "attrition", "any"]], own=(1, 1, 2), enemy=(1, 1, 2))
    assert targets(t) == {"attrition"}
    assert t.why("objective:control") == ("C1.6", "not-on-card")
    t.do("objective:attrition", "objective:prisoners")
    moved, other = (OWN, ENEMY) if side == "own" else (ENEMY, OWN)
    assert (t.placed(moved), t.placed(other)) == ((1, 2, 1), (1, 1, 2))


@pytest.mark.effect("shift")
def test_shift_to_a_named_objective_never_starts_there() -> None:
    t = battle_of([["shift", "enemy", 9, "any", "prisoners"]], own=(1, 0, 0), enemy=(1, 1, 1))
    assert targets(t) == {"control", "attrition"}
    t.do("objective:control")  # it can only go to one place, so nothing is asked
    assert t.placed(ENEMY) == (0, 2, 1)
    t.do("objective:attrition")
    assert t.placed(ENEMY) == (0, 3, 0)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.effect("shift")
@pytest.mark.parametrize(("shift", "start", "placed"), [
    (["shift", "own", 1, "control", "attrition"], "control", (1, 2, 3)),
    (["shift", "own", 1, "prisoners", "control"], "prisoners", (3, 1, 2)),
    (["shift", "own", 1, "attrition", "prisoners"], "attrition", (2, 3, 1)),
])  # fmt: skip
def test_shift_between_two_named_objectives(shift: list[Any], start: str, placed: Placed) -> None:
    t = battle_of([shift], own=(2, 2, 2), enemy=(1, 0, 0))
    assert targets(t) == {start}
    t.do(f"objective:{start}")  # there is only one place to go
    assert (t.placed(OWN), t.asked) == (placed, ("pilgrims", "tactic"))


@pytest.mark.effect("shift")
def test_shift_without_units_there_is_left_out_and_declining_goes_on() -> None:
    t = battle_of([["shift", "own", 1, "attrition", "any"], ["vp", 1]], own=(1, 0, 0), enemy=(1, 0, 0))
    assert (t.vp("humans"), t.asked) == (1, ("pilgrims", "tactic"))
    t = battle_of([["shift", "own", 1, "any", "any"], ["vp", 1]], own=(1, 0, 0), enemy=(1, 0, 0))
    t.do("stop")
    assert (t.vp("humans"), t.placed(OWN)) == (1, (1, 0, 0))


# ------------------------------------------------------------- call_in
@pytest.mark.effect("call_in")
@pytest.mark.rule("C4.14", "C8.5")
def test_call_in_brings_that_many_units_of_each_adjacent_open_region() -> None:
    t = four()
    t.garrison("humans", 3, "sapos_deep")
    t.garrison("humans", 1, "tanglewild", "foglands")
    t.units("humans", 1, "north_landing")
    battle_of([["call_in", 4, 2]], own=(1, 0, 0), enemy=(1, 0, 0), at="scorch", table=t)
    assert targets(t) == {"sapos_deep", "tanglewild", "north_landing"}
    assert t.why("region:foglands") == ("C4.10", "not-adjacent")
    t.do("region:sapos_deep", "objective:control", "region:sapos_deep", "objective:prisoners")
    assert t.why("region:sapos_deep") == ("C1.6", "not-on-card")
    t.do("region:north_landing", "objective:attrition", "stop")
    assert t.placed(OWN) == (2, 1, 1)
    assert (t.count("humans", "sapos_deep"), t.count("humans", "tanglewild")) == (1, 1)


@pytest.mark.effect("call_in")
@pytest.mark.rule("C9.2")
def test_call_in_reaches_through_tunnels_for_trogs() -> None:
    t = four()
    t.built("trogs_tunnels", "scorch", "vinefall")
    t.garrison("trogs", 1, "vinefall")
    battle_of([["call_in", 1, 1]], own=(1, 0, 0), enemy=(1, 0, 0), at="scorch", holder="trogs", table=t)
    t.do("region:vinefall", "objective:control")
    assert (t.placed(OWN), t.controller("vinefall")) == ((2, 0, 0), "trogs")


@pytest.mark.effect("call_in")
def test_call_in_twice_counts_separately() -> None:
    t = four()
    t.garrison("humans", 2, "sapos_deep")
    battle_of([["call_in", 1, 1], ["call_in", 1, 1]], own=(1, 0, 0), enemy=(1, 0, 0), at="scorch", table=t)
    t.do("region:sapos_deep", "objective:control", "region:sapos_deep", "objective:control")
    assert t.placed(OWN) == (3, 0, 0)


@pytest.mark.effect("call_in")
@pytest.mark.rule("C4.12")
@pytest.mark.parametrize("halted", [0, 1, 2])
def test_call_in_takes_nobody_who_had_to_stop_and_is_still_held(halted: int) -> None:
    t = four(halted_units="until_round_ends")
    t.garrison("humans", 2, "sapos_deep")
    t.garrison("humans", 1, "tanglewild")
    t.s.halted[HUMANS][t.region("sapos_deep")] = halted
    battle_of([["call_in", 3, 2]], own=(1, 0, 0), enemy=(1, 0, 0), at="scorch", table=t)
    t.do(*["region:sapos_deep", "objective:control"] * (2 - halted))
    assert t.placed(OWN) == (3 - halted, 0, 0)
    assert t.why("region:sapos_deep") == (("C4.12", "unit-halted") if halted else ("C4.10", "no-unit-there"))


# ------------------------------------------------------------- withdraw
@pytest.mark.effect("withdraw")
@pytest.mark.rule("C5.9")
def test_withdraw_to_an_adjacent_region_is_a_retreat_together() -> None:
    t = four()
    t.control("humans", "sapos_deep", "foglands")
    battle_of([["withdraw", 2, "adjacent"], ["vp", 1]], own=(1, 1, 1), enemy=(1, 0, 0), at="scorch", table=t)
    t.do("objective:control", "objective:prisoners")
    assert (t.asked, targets(t)) == (("humans", "retreat"), {"sapos_deep", "north_landing"})
    t.do("retreat:sapos_deep")
    assert (t.placed(OWN), t.count("humans", "sapos_deep"), t.vp("humans")) == ((0, 0, 1), 2, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.effect("withdraw")
@pytest.mark.rule("C5.10")
def test_withdraw_into_a_war_party_reveals_it_where_retreats_do() -> None:
    t = four(edition="de")
    t.control("humans", "sapos_deep")
    t.war_party("sapos_deep")
    t.luck("reveal:war_party_2_1")
    battle_of([["withdraw", 1, "adjacent"]], own=(1, 1, 0), enemy=(1, 0, 0), at="tanglewild", table=t)
    t.do("objective:control")
    assert (t.count("humans", "sapos_deep"), t.count("trogs", "sapos_deep"), t.battle_number("sapos_deep")) == (1, 2, 2)


@pytest.mark.effect("withdraw")
def test_withdraw_needs_a_region_to_go_to_and_may_be_declined() -> None:
    t = battle_of([["withdraw", 2, "adjacent"]], own=(1, 0, 0), enemy=(1, 0, 0), at="tanglewild")
    assert t.asked == ("pilgrims", "tactic")
    t = battle_of([["withdraw", 2, "hq"]], own=(1, 1, 0), enemy=(1, 0, 0), at="tanglewild")
    t.do("stop")
    assert t.placed(OWN) == (1, 1, 0)
    t = battle_of([["withdraw", 2, "hq"]], own=(1, 1, 0), enemy=(1, 0, 0), at="tanglewild")
    t.do("objective:control", "stop")
    assert (t.placed(OWN), t.count("humans", "north_landing")) == ((0, 1, 0), 1)


# ------------------------------------------------------------- capture
@pytest.mark.effect("capture")
@pytest.mark.rule("C5.7")
def test_capture_takes_enemies_from_any_objective_at_once_and_must() -> None:
    t = battle_of([["capture", 2]], own=(1, 0, 0), enemy=(1, 0, 2))
    assert (t.asked, t.legal()) == (("humans", "prisoner"), {"capture:control", "capture:attrition"})
    t.do("capture:attrition", "capture:control")
    assert (t.placed(ENEMY), t.holds("humans", "pilgrims"), t.reserve("pilgrims")) == ((0, 0, 1), 2, 9)


@pytest.mark.effect("capture")
def test_capture_takes_no_more_than_there_are_and_without_a_choice_nobody_is_asked() -> None:
    t = battle_of([["capture", 3], ["vp", 1]], own=(1, 0, 0), enemy=(0, 2, 0))
    assert (t.holds("humans", "pilgrims"), t.placed(ENEMY), t.vp("humans")) == (2, (0, 0, 0), 1)
    assert t.asked == ("pilgrims", "tactic")


# ------------------------------------------------------------- deploy, kill
@pytest.mark.effect("deploy")
@pytest.mark.rule("C8.1")
def test_deploy_on_different_objectives_on_one_or_on_region_control() -> None:
    t = battle_of([["deploy", 3, "objective"]], own=(1, 0, 0), enemy=(1, 0, 0))
    t.do("objective:prisoners", "objective:attrition", "stop")
    assert (t.placed(OWN), t.reserve("humans")) == ((1, 1, 1), 9)
    t = battle_of([["deploy", 3, "one_objective"]], own=(1, 0, 0), enemy=(1, 0, 0))
    t.do("objective:prisoners", "more", "more")
    assert (t.placed(OWN), t.asked) == ((1, 3, 0), ("pilgrims", "tactic"))
    t = battle_of([["deploy", 3, "control"]], own=(1, 0, 0), enemy=(1, 0, 0))
    t.do("more", "more", "stop")
    assert t.placed(OWN) == (3, 0, 0)


@pytest.mark.effect("deploy")
@pytest.mark.parametrize("where", ["objective", "one_objective", "control"])
def test_deploy_ends_with_the_reserve(where: str) -> None:
    t = battle_of([["deploy", 3, where], ["vp", 1]], own=(12, 0, 0), enemy=(1, 0, 0))
    assert (t.vp("humans"), t.asked) == (1, ("pilgrims", "tactic"))
    t = battle_of([["deploy", 3, where], ["vp", 1]], own=(11, 0, 0), enemy=(1, 0, 0))
    t.do("more" if where == "control" else "objective:control")
    assert (t.placed(OWN), t.vp("humans")) == ((12, 0, 0), 1)


@pytest.mark.effect("kill")
@pytest.mark.rule("C8.1")
@pytest.mark.parametrize(("where", "reached"), [("control", {"control"}), ("prisoners", {"prisoners"}), ("attrition", {"attrition"}),
                                                ("any", {"control", "prisoners", "attrition"})])  # fmt: skip
def test_kill_on_an_objective(where: str, reached: set[str]) -> None:
    t = battle_of([["kill", 2, where, "any"]], own=(1, 0, 0), enemy=(3, 3, 3))
    assert targets(t) == reached
    place = sorted(reached)[-1]
    t.do(f"objective:{place}", "more")
    expected = {"control": (1, 3, 3), "prisoners": (3, 1, 3), "attrition": (3, 3, 1)}[place]
    assert (t.placed(ENEMY), t.reserve("pilgrims"), t.vp("humans")) == (expected, 12 - 7, 0)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.effect("kill")
@pytest.mark.parametrize(("filter", "reached"), [("any", {"control", "prisoners", "attrition"}), ("lone", {"control"}),
                                                 ("group", {"prisoners", "attrition"})])  # fmt: skip
def test_kill_one_alone_or_one_of_a_group_on_an_objective(filter: str, reached: set[str]) -> None:
    t = battle_of([["kill", 1, "any", filter], ["vp_per", "killed", 2, 1, 9]], own=(1, 0, 0), enemy=(1, 2, 3))
    assert (targets(t), may_decline(t)) == (reached, True)
    t.do("stop")
    assert (t.placed(ENEMY), t.vp("humans")) == ((1, 2, 3), 0)
    t = battle_of([["kill", 1, "any", filter], ["vp_per", "killed", 2, 1, 9]], own=(1, 0, 0), enemy=(1, 2, 3))
    t.do(f"objective:{sorted(reached)[0]}")
    assert t.vp("humans") == 2
