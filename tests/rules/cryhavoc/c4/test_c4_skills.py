"""C4.60 Skills: when they are used, and how often. What each of them does is tested with the parts of the box."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import THREE, play_on
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.numbers import ACTION_PHASE
from rulewright.games.cryhavoc.parts import EXHAUSTED, READY


def state(t: Table, skill: str) -> int:
    return int(t.s.skill[t.skill_number(skill)])


def scene() -> Table:
    """The Machines with three skills and a structure, so that each has something to do."""
    t = Table(*THREE)
    t.skill("machines_reconfigure")
    t.skill("machines_nanoforge")
    t.garrison("machines", 3, "scorch")
    t.built("machines_assembly_line", "scorch")
    t.hand("machines", "machines_clock_cycle")
    return t


READY_ONES = {"skill:machines_mobile_city", "skill:machines_reconfigure", "skill:machines_nanoforge"}


def skills(t: Table) -> set[str]:
    return {action for action in t.legal() if action.startswith("skill:")}


def finish(t: Table) -> None:
    """The skill under way, to the next question of the turn."""
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] in ("action", "after-action"))


@pytest.mark.rule("C4.60")
def test_c4_60_before_the_action_any_number_of_ready_skills() -> None:
    t = scene()
    t.turn("machines")
    assert skills(t) == READY_ONES
    for n, skill in enumerate(sorted(READY_ONES), 1):
        t.do(skill)
        finish(t)
        assert t.asked == ("machines", "action")  # using a skill is not an action
        assert len(skills(t)) == 3 - n
    assert "move" in t.legal()


@pytest.mark.rule("C4.60")
def test_c4_60_after_the_action_too() -> None:
    t = scene()
    t.turn("machines")
    t.do("recruit", "play")
    assert t.asked == ("machines", "after-action")
    assert t.legal() == READY_ONES | {"end"}
    t.do("skill:machines_nanoforge")
    finish(t)
    assert t.asked == ("machines", "after-action")
    assert t.legal() == READY_ONES - {"skill:machines_nanoforge"} | {"end"}
    t.do("end")
    assert t.over


@pytest.mark.rule("C4.60")
def test_c4_60_never_during_the_action() -> None:
    t = scene()
    t.turn("machines")
    t.do("move")
    assert t.asked == ("machines", "cards")
    assert skills(t) == set()
    t.do("pick:machines_clock_cycle", "play")
    assert skills(t) == set()
    t.do("place:1")
    assert t.asked == ("machines", "unit")
    assert skills(t) == set()
    t.do("done")
    assert skills(t) == READY_ONES


@pytest.mark.rule("C4.60")
def test_c4_60_a_used_skill_is_exhausted_for_this_round() -> None:
    t = scene()
    t.turn("machines")
    t.do("skill:machines_nanoforge")
    finish(t)
    assert state(t, "machines_nanoforge") == EXHAUSTED
    assert t.why("skill:machines_nanoforge") == ("C4.60", "skill-exhausted")
    t.turn("machines")  # its next turn
    assert t.why("skill:machines_nanoforge") == ("C4.60", "skill-exhausted")


@pytest.mark.rule("C4.60")
def test_c4_60_only_in_your_own_turn() -> None:
    t = scene()
    t.skill("pilgrims_teleport")
    t.units("pilgrims", 1, "foglands")
    t.procedure(ACTION_PHASE)
    assert t.asked == ("pilgrims", "action")
    assert skills(t) == {"skill:pilgrims_offering", "skill:pilgrims_teleport"}


@pytest.mark.rule("C4.60")
def test_c4_60_not_in_other_phases() -> None:
    t = scene()
    t.units("humans", 1, "foglands")
    t.units("machines", 1, "foglands")
    t.battle("foglands", attacker="machines")
    while not t.over:
        assert skills(t) == set()
        t.do(max(t.legal()))
    assert state(t, "machines_nanoforge") == READY


@pytest.mark.rule("C4.60")
def test_c4_60_passive_skills_are_not_used() -> None:
    t = scene()
    t.skill("machines_firepower")
    t.turn("machines")
    assert t.why("skill:machines_firepower") == ("C4.60", "skill-passive")


@pytest.mark.rule("C4.60")
def test_c4_60_passive_skills_apply_all_the_time() -> None:
    """Firepower: a VP when a structure kills, twice in a round, without anybody using it."""
    t = scene()
    t.skill("machines_firepower")
    t.built("machines_shred_drones", "scorch")
    t.units("humans", 3, "scorch")
    t.build("machines", 2)
    t.do("activate:machines_shred_drones@scorch")
    play_on(t, choose=lambda legal: min(legal - {"stop"}))
    assert t.count("humans", "scorch") == 1
    assert t.vp("machines") == 2
    assert state(t, "machines_firepower") == READY


@pytest.mark.rule("C4.60", "C4.4")
def test_c4_60_without_a_skill_to_use_the_turn_ends_with_the_action() -> None:
    t = Table(*THREE)
    t.skill("machines_mobile_city", EXHAUSTED)
    t.turn("machines")
    t.do("recruit")
    assert t.over


@pytest.mark.rule("C4.60", "C1.6")
def test_c4_60_a_price_that_cannot_be_paid_forbids_the_skill() -> None:
    """Sanctuary costs a crystal."""
    t = Table(*THREE)
    t.skill("pilgrims_sanctuary")
    t.control("pilgrims", "scorch")
    t.turn("pilgrims")
    assert t.why("skill:pilgrims_sanctuary") == ("C4.60", "skill-does-nothing")
    t.store("pilgrims", 1)
    assert t.why("skill:pilgrims_sanctuary") is None
