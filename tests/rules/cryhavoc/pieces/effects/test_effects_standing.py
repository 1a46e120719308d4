"""Effects that wait or hold: `when` with its triggers and limits, promises of tactics cards, and `modify`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import open_battle
from tests.rules.cryhavoc.pieces.scenes import activate, battle_of, battle_with, enter, four, resolve, stand_by, targets
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.rules.round import start_round


# ------------------------------------------------------------- promises of tactics cards
@pytest.mark.effect("when")
@pytest.mark.rule("C5.6", "C5.7", "C5.8")
@pytest.mark.parametrize(("trigger", "own", "vp"), [
    ("win_control", (2, 0, 0), 2 + 5),
    ("win_control", (1, 0, 0), 0),
    ("win_prisoners", (0, 1, 0), 5),
    ("win_prisoners", (1, 0, 0), 0),
    ("attrition_end", (0, 0, 0), 5),
])  # fmt: skip
def test_a_card_promises_something_for_this_battle(trigger: str, own: tuple[int, int, int], vp: int) -> None:
    own = own if sum(own) else (1, 0, 0)
    t = battle_of([["when", trigger, 1, [["vp", 5]]]], own=own, enemy=(1, 0, 0))
    assert t.vp("humans") == 0
    resolve(t)
    assert t.vp("humans") == vp


@pytest.mark.effect("when")
@pytest.mark.rule("C5.6")
def test_both_sides_and_several_cards_may_promise() -> None:
    t = four()
    t.hand("pilgrims", "mountain_cut_off")
    steps = [["when", "win_control", 1, [["vp", 1]]], ["when", "win_control", 1, [["vp", 2]]]]
    battle_of(steps, own=(2, 0, 0), enemy=(1, 0, 0), at="glass_peaks", table=t)
    t.do("tactic:mountain_cut_off")
    resolve(t)
    assert (t.vp("humans"), t.holds("pilgrims", "humans")) == (2 + 3, 0)


@pytest.mark.effect("when")
@pytest.mark.rule("C5.13")
def test_a_promise_ends_with_its_battle() -> None:
    t = battle_of([["when", "win_control", 1, [["vp", 5]]]], own=(1, 0, 0), enemy=(1, 0, 0))
    resolve(t)
    assert t.vp("humans") == 0
    open_battle(t, "scorch", ("humans", (2, 0, 0)), ("pilgrims", (1, 0, 0)))
    resolve(t)
    assert t.vp("humans") == 2


# ------------------------------------------------------------- triggers of structures, tokens and skills
@pytest.mark.effect("when")
@pytest.mark.rule("C4.16")
def test_enemy_enters_each_time_without_a_limit() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("humans", 2, "north_landing")
    for left in (1, 0):
        enter(t, "humans", 1, "scorch", "north_landing")
        assert (t.count("humans", "north_landing"), t.count("humans", "scorch")) == (left, 0)


@pytest.mark.effect("when")
@pytest.mark.rule("C4.16")
def test_enemy_enters_by_teleport_too() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("humans", 2, "vinefall")
    t.effect("humans", [["teleport", 2]])
    t.do("region:vinefall", "region:scorch", "more")
    assert (t.count("humans", "scorch"), t.controller("scorch")) == (1, "humans")


@pytest.mark.effect("when")
@pytest.mark.rule("C4.16")
def test_enemy_enters_empty_comes_after_trogs_have_woken() -> None:
    t = four()
    t.control("humans", "scorch")
    t.token("watchtower", "scorch")
    t.war_party("scorch")
    t.luck("reveal:war_party_1_1")
    t.units("pilgrims", 1, "sapos_deep")
    enter(t, "pilgrims", 1, "scorch", "sapos_deep")
    assert (t.count("humans", "scorch"), t.count("trogs", "scorch"), t.battle_number("scorch")) == (0, 1, 1)


def fought(t: Table, attacker: str, defender: str) -> Table:
    """One against one on Region Control in Scorch."""
    open_battle(t, "scorch", (attacker, (1, 0, 0)), (defender, (1, 0, 0)))
    resolve(t)
    return t


@pytest.mark.effect("when")
@pytest.mark.rule("C5.3")
def test_defend_here_is_not_for_attackers_and_battle_here_is_for_both() -> None:
    t = four()
    t.token("skill-humans", "scorch")
    assert fought(t, "humans", "pilgrims").controller("scorch") == "humans"  # battle_here
    t = four()
    t.control("machines", "scorch")
    t.built("machines_bulwark", "scorch")
    assert fought(t, "machines", "pilgrims").controller("scorch") == "pilgrims"  # defend_here


@pytest.mark.effect("when")
@pytest.mark.rule("C4.32")
def test_a_structure_waits_only_where_its_owner_has_control_a_token_always() -> None:
    t = four()
    t.control("pilgrims", "scorch")
    t.token("skill-machines", "scorch")
    open_battle(t, "scorch", ("humans", (2, 0, 0)), ("machines", (1, 0, 0)))
    assert t.vp("machines") == 1  # a kill of the token
    t = four()
    t.control("pilgrims", "scorch")
    t.built("machines_bulwark", "scorch")
    open_battle(t, "scorch", ("humans", (2, 0, 0)), ("machines", (1, 0, 0)))
    assert t.controller("scorch") == "humans"


@pytest.mark.effect("when")
@pytest.mark.rule("C3.1", "C4.60")
def test_a_limit_counts_for_a_round_and_is_then_reset() -> None:
    t = four()
    t.skill("pilgrims_attunement")
    for region, asked in (("scorch", True), ("foglands", True), ("bone_flats", False)):
        open_battle(t, region, ("pilgrims", (2, 0, 0)), ("humans", (1, 0, 0)))
        assert (t.asked == ("pilgrims", "effect-more")) == asked
        if asked:
            t.do("more")
    start_round(t.s)
    open_battle(t, "vinefall", ("pilgrims", (2, 0, 0)), ("humans", (1, 0, 0)))
    t.do("more")
    assert t.store("pilgrims") == 3


@pytest.mark.effect("when")
@pytest.mark.rule("C8.1")
def test_structure_kill_counts_each_unit_and_no_other_kill() -> None:
    t = four()
    t.skill("machines_firepower")
    t.control("machines", "scorch")
    t.built("machines_shred_drones", "scorch")
    t.units("humans", 3, "scorch")
    activate(t, "machines_shred_drones", "scorch")
    t.do("region:scorch", "more")
    assert t.vp("machines") == 2
    t = battle_with("machines_target_lock", own=(2, 0, 0), enemy=(1, 0, 0), holder="machines", against="humans")
    t.skill("machines_firepower")
    t.do("tactic:machines_target_lock", "objective:control")
    assert t.vp("machines") == 0


@pytest.mark.effect("when", "kill", "pay")
@pytest.mark.rule("C5.8")
def test_others_attrition_end_is_for_those_who_do_not_fight_and_hits_either_side() -> None:
    shell = ["when", "others_attrition_end", 0, [["pay", "source", 1, "must"], ["kill", 1, "any", "any"], ["vp", 1]]]
    t = four()
    stand_by(t, "artillery", shell)
    t.token("artillery", "scorch")
    open_battle(t, "scorch", ("pilgrims", (2, 0, 0)), ("machines", (1, 0, 0)))
    assert (t.asked, t.legal()) == (("humans", "effect-owner"), {"owner:pilgrims", "owner:machines"})
    t.do("owner:pilgrims", "objective:control")
    assert (t.count("pilgrims", "scorch"), t.vp("humans"), t.has_token("artillery", "scorch")) == (1, 1, False)
    t = four()
    stand_by(t, "artillery", shell)
    t.token("artillery", "scorch")
    open_battle(t, "scorch", ("humans", (2, 0, 0)), ("machines", (1, 0, 0)))
    assert (t.over, t.has_token("artillery", "scorch")) == (True, True)


# ------------------------------------------------------------- modify
@pytest.mark.effect("modify")
@pytest.mark.rule("C9.2")
def test_modify_tunnel_by_structure_and_token_alike() -> None:
    t = four()
    t.built("trogs_tunnels", "vinefall")
    t.token("skill-trogs", "scorch")
    t.units("trogs", 1, "vinefall")
    enter(t, "trogs", 1, "scorch", "vinefall")
    assert t.count("trogs", "scorch") == 1


@pytest.mark.effect("modify", "trigger_token")
@pytest.mark.rule("C1.6")
def test_modify_no_entry_wakes_no_token_and_ends_with_the_token() -> None:
    t = four()
    t.nest("scorch")
    t.token("skill-pilgrims", "scorch")
    t.effect("trogs", [["trigger_token", "trog_token", "anywhere", "full"]])
    assert t.over
    t.s.token[3] = 0
    t.effect("trogs", [["trigger_token", "trog_token", "anywhere", "full"]])
    assert targets(t) == {"scorch"}


@pytest.mark.effect("modify")
@pytest.mark.rule("C5.5")
def test_modify_terrain_any_for_its_owner_only() -> None:
    for holder, why in (("trogs", None), ("humans", ("C5.5", "other-terrain"))):
        t = four()
        t.skill("trogs_terrain_advantage")
        battle_with(
            "ocean_undertow", own=(1, 0, 0), enemy=(0, 0, 1), holder=holder, against="machines", at="scorch", table=t
        )
        assert t.why("tactic:ocean_undertow") == why
