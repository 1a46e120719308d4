"""C3.1-C3.5 The round: phases, events, initiative, skills. Drawing cards is in test_c3_drawing.py."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.numbers import EVENTS_PHASE, ROUND
from rulewright.games.cryhavoc.parts import EXHAUSTED, READY

from .helpers import THREE, idle, initiative, play_on, row, set_order, upcoming
from .table import Table

SPOTS = [5, 12, 20, 29, 39]


def seen(t: Table) -> int:
    """Event tokens that have been revealed."""
    return 6 - sum(row(t.s.event_left))


def score(t: Table, faction: str, n: int) -> None:
    """Advance by this many VP at once."""
    t.effect(faction, [["vp", n]])


def up_to_actions(t: Table) -> None:
    t.procedure(ROUND)
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] == "action")


# ------------------------------------------------------------- C3.1 phases
@pytest.mark.rule("C3.1")
def test_c3_1_a_round_has_six_phases() -> None:
    """Events, drawing, actions, battles, prisoners, scoring."""
    t = Table("pilgrims", "humans")
    t.hand("humans", *(card.id for card in t.pack.cards if card.deck == 0))
    t.vp("humans", 2)
    t.prisoner("pilgrims", of="humans")
    t.units("pilgrims", 1, "hollow_sea")
    t.units("humans", 1, "hollow_sea")
    t.mark("hollow_sea", attacker="humans")
    t.crystals("hollow_sea", 3)
    t.luck("event:supply_drop")
    t.procedure(ROUND)
    phases = ["effect-option", "discard", "action", "station", "ransom"]
    asked = [offer for _, offer in play_on(t) if offer in phases]
    assert asked == sorted(asked, key=phases.index)
    assert set(asked) == set(phases)


@pytest.mark.rule("C3.1", "C7.1")
@pytest.mark.parametrize(("enabled", "vp"), [(True, 2 + 4), (False, 0)])
def test_c3_1_there_is_a_scoring_phase_only_if_it_was_enabled(enabled: bool, vp: int) -> None:
    """Two regions, HQ included, and four crystals."""
    t = Table("pilgrims", "humans")
    t.garrison("humans", 1, "hollow_sea")
    t.crystals("hollow_sea", 4)
    set_order(t, "humans", "pilgrims")
    t.luck("event:solar_flare")
    up_to_actions(t)
    t.hand("humans", "humans_raise_the_flag")
    t.do("enable" if enabled else "move")
    play_on(t)
    assert t.vp("humans") == vp


@pytest.mark.rule("C3.1", "C7.3")
def test_c3_1_a_game_has_at_most_five_rounds() -> None:
    t = Table("pilgrims", "humans", setup=True)
    rounds = []
    while not t.over:
        rounds.append(t.s.round)
        t.do(idle(t.legal()))
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert t.s.final == 1


# ------------------------------------------------------------- C3.2 events
@pytest.mark.rule("C3.2")
def test_c3_2_round_1_has_the_single_event_of_the_first_spot() -> None:
    t = Table(*THREE)
    t.s.stacked[0] = 1
    t.procedure(EVENTS_PHASE)
    play_on(t)
    assert seen(t) == 1
    assert row(t.s.stacked) == [0, 1, 1, 1, 0]


@pytest.mark.rule("C3.2")
def test_c3_2_a_stack_is_resolved_one_at_a_time() -> None:
    """The second event is not turned up before everybody has done what the first says."""
    t = Table(*THREE)
    t.s.stacked[1], t.s.stacked[2] = 0, 2
    t.luck("event:supply_drop", "event:prisoner_exchange")
    t.procedure(EVENTS_PHASE)
    for faction in THREE:
        assert t.asked == (faction, "effect-option")
        assert seen(t) == 1
        t.do("option:1")
        play_on(t, until=lambda t: t.asked is not None and t.asked[1] == "effect-option")
    assert seen(t) == 2
    play_on(t)
    assert [t.vp(faction) for faction in THREE] == [1, 1, 1]
    assert row(t.s.stacked) == [0, 0, 0, 1, 0]


@pytest.mark.rule("C3.2", "C2.1")
def test_c3_2_events_on_the_printed_one_come_before_it() -> None:
    t = Table(*THREE)
    for spot in range(4):
        t.s.stacked[spot] = 0
    t.s.stacked[4] = 1
    t.luck("event:supply_drop")
    t.procedure(EVENTS_PHASE)
    assert (seen(t), t.s.final) == (1, 0)
    play_on(t)
    assert (seen(t), t.s.final) == (1, 1)


# ------------------------------------------------------------- C3.3 events that are passed
@pytest.mark.rule("C3.3")
@pytest.mark.parametrize(("vp", "stacked"), [(12, [0, 1, 1, 1, 0]), (13, [0, 0, 2, 1, 0])])
def test_c3_3_a_marker_passes_an_event_when_the_score_is_greater_than_its_spot(vp: int, stacked: list[int]) -> None:
    t = Table(*THREE)
    t.vp("humans", vp - 1)
    score(t, "humans", 1)
    assert t.s.spot[1] == 12
    assert row(t.s.stacked) == stacked


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize(("vp", "stacked"), [(11, [0, 1, 1, 1, 0]), (12, [0, 0, 2, 1, 0])])
def test_c3_3_or_already_when_it_reaches_the_spot(vp: int, stacked: list[int]) -> None:
    t = Table(*THREE, passing_events="when_reached")
    t.vp("humans", vp - 1)
    score(t, "humans", 1)
    assert t.s.spot[1] == 12
    assert row(t.s.stacked) == stacked


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize(
    ("vp", "stacked"), [(20, [0, 0, 2, 1, 0]), (21, [0, 0, 0, 3, 0]), (29, [0, 0, 0, 3, 0]), (30, [0, 0, 0, 0, 3])]
)
def test_c3_3_several_may_be_passed_at_once(vp: int, stacked: list[int]) -> None:
    """What lies on the passed event goes with it, at last on the printed one."""
    t = Table(*THREE)
    t.vp("humans", vp - 9)
    score(t, "humans", 9)
    assert row(t.s.spot) == SPOTS
    assert row(t.s.stacked) == stacked


@pytest.mark.rule("C3.3")
def test_c3_3_an_event_is_passed_once_only() -> None:
    """The second player finds the spot empty; a resolved event does not come back."""
    t = Table(*THREE)
    t.vp("humans", 12)
    t.vp("machines", 12)
    score(t, "humans", 1)
    score(t, "machines", 1)
    score(t, "pilgrims", 6)
    assert row(t.s.stacked) == [0, 0, 2, 1, 0]


@pytest.mark.rule("C3.3")
def test_c3_3_the_printed_event_is_never_passed() -> None:
    t = Table(*THREE)
    t.vp("humans", 39)
    score(t, "humans", 5)
    t.procedure(EVENTS_PHASE)
    play_on(t)
    assert (seen(t), t.s.final) == (3, 1)


@pytest.mark.rule("C3.3", "C7.3")
def test_c3_3_so_the_game_gets_shorter() -> None:
    """In round 2 everything is passed: round 3 has three events and is the last."""
    t = Table("pilgrims", "humans", setup=True)
    play_on(t, until=lambda t: t.s.round == 2 and t.asked == ("humans", "action"))
    t.vp("humans", 29)
    t.hand("humans", "humans_dug_in")
    t.do("build", "pick:humans_dug_in", "play")
    assert t.vp("humans") == 30
    play_on(t)
    assert (t.s.round, t.s.final) == (3, 1)


@pytest.mark.rule("C3.3", "C2.4")
@pytest.mark.parametrize(("level", "stacked"), [("first", [0, 1, 1, 1, 0]), ("experienced", [0, 0, 2, 1, 0])])
def test_c3_3_by_the_german_edition_not_in_a_first_game(level: str, stacked: list[int]) -> None:
    t = Table(*THREE, level=level, passing_events="not_in_first_game")
    t.vp("humans", 12)
    score(t, "humans", 1)
    assert row(t.s.stacked) == stacked


@pytest.mark.rule("C3.3", "C2.4")
@pytest.mark.parametrize("level", ["first", "experienced", "veteran"])
def test_c3_3_by_the_others_at_every_level(level: str) -> None:
    t = Table(*THREE, level=level, passing_events="always")
    t.vp("humans", 12)
    score(t, "humans", 1)
    assert row(t.s.stacked) == [0, 0, 2, 1, 0]


# ------------------------------------------------------------- C3.4 initiative
@pytest.mark.rule("C3.4")
@pytest.mark.parametrize(("round", "order"), [(1, list(THREE)), (2, ["machines", "pilgrims", "humans"])])
def test_c3_4_the_upcoming_order_holds_from_round_2_on(round: int, order: list[str]) -> None:
    t = Table(*THREE)
    t.s.round = round - 1
    set_order(t, *THREE, upcoming=("machines", "pilgrims", "humans"))
    up_to_actions(t)
    assert t.s.round == round
    assert initiative(t) == order
    assert upcoming(t) == ["machines", "pilgrims", "humans"]
    assert t.asked == (order[0], "action")


@pytest.mark.rule("C3.4", "C3.2")
def test_c3_4_events_come_before_in_the_old_order() -> None:
    t = Table(*THREE)
    set_order(t, *THREE, upcoming=("machines", "pilgrims", "humans"))
    t.luck("event:supply_drop")
    t.procedure(ROUND)
    assert t.asked == ("pilgrims", "effect-option")


# ------------------------------------------------------------- C3.5 skills
@pytest.mark.rule("C3.5")
@pytest.mark.parametrize(("round", "state"), [(1, EXHAUSTED), (2, READY)])
def test_c3_5_exhausted_skills_become_ready_from_round_2_on(round: int, state: int) -> None:
    t = Table(*THREE)
    t.s.round = round - 1
    t.skill("pilgrims_offering", EXHAUSTED)
    t.skill("machines_reconfigure", EXHAUSTED)
    up_to_actions(t)
    assert t.s.skill[t.skill_number("pilgrims_offering")] == state
    assert t.s.skill[t.skill_number("machines_reconfigure")] == state


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize(("skill_tokens", "lies"), [("stay", True), ("return", False)])
def test_c3_5_a_token_that_a_skill_has_placed_stays_or_returns(skill_tokens: str, lies: bool) -> None:
    t = Table(*THREE, skill_tokens=skill_tokens)
    t.skill("machines_sentinel_protocol", EXHAUSTED)
    t.garrison("machines", 1, "scorch", "foglands")
    t.token("skill-machines", "scorch")
    t.token("skill-machines", "foglands")
    t.token("artillery", "scorch")
    up_to_actions(t)
    assert [t.has_token("skill-machines", region) for region in ("scorch", "foglands")] == [lies, lies]
    assert t.has_token("artillery", "scorch")  # no skill's
