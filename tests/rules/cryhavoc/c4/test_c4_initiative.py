"""C4.3 A change of the initiative; C4.4 what is played for nothing."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import FOUR, THREE, act, initiative, play_on, upcoming
from tests.rules.cryhavoc.table import Table


# ------------------------------------------------------------- C4.3 initiative
@pytest.mark.rule("C4.3")
@pytest.mark.parametrize(
    ("place", "order"),
    [
        (1, ["humans", "pilgrims", "machines", "trogs"]),
        (2, ["pilgrims", "humans", "machines", "trogs"]),
        (3, ["pilgrims", "machines", "humans", "trogs"]),
        (4, ["pilgrims", "machines", "trogs", "humans"]),
    ],
)
@pytest.mark.parametrize("action", ["move", "recruit", "build"])
def test_c4_3_your_marker_goes_to_any_place_and_the_others_keep_their_order(
    place: int, order: list[str], action: str
) -> None:
    t = act("humans", action, "humans_field_intelligence")
    assert t.asked == ("humans", "effect-place")
    assert t.legal() == {"place:1", "place:2", "place:3", "place:4"}
    t.do(f"place:{place}")
    assert upcoming(t) == order
    assert initiative(t) == list(FOUR)  # this round's does not change
    play_on(t)
    assert t.over


@pytest.mark.rule("C4.3", "C3.4")
def test_c4_3_it_takes_effect_in_the_next_round() -> None:
    t = Table("pilgrims", "humans", setup=True)
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] == "action")
    first, last = initiative(t)
    t.do("recruit")
    play_on(t, until=lambda t: t.asked == (last, "action"))
    card = {"humans": "humans_field_intelligence", "pilgrims": "pilgrims_foresight"}[last]
    t.hand(last, card)
    t.do("move", f"pick:{card}", "play", "place:1")
    asked = play_on(t, until=lambda t: t.s.round == 2 and t.asked is not None and t.asked[1] == "action")
    turns = [faction for faction, offer in asked if offer == "action"]
    assert turns == [first, last] * 2
    assert t.asked == (last, "action")


@pytest.mark.rule("C4.3")
def test_c4_3_there_are_as_many_places_as_players() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_field_intelligence")
    t.turn("humans")
    t.do("move", "pick:humans_field_intelligence", "play")
    assert t.legal() == {"place:1", "place:2", "place:3"}
    assert t.why("place:4") == ("C4.3", "no-such-place")


# ------------------------------------------------------------- C4.4 without effect
@pytest.mark.rule("C4.4")
def test_c4_4_cards_may_be_played_for_nothing() -> None:
    """No reserve to recruit from; no move icon; no unit to move."""
    t = Table(*THREE)
    t.reserve("machines", 0)
    t.hand("machines", "machines_field_assembly", "machines_self_destruct")
    t.turn("machines")
    t.do("recruit", "pick:machines_self_destruct", "play")
    assert t.discard_pile("machines") == {"machines_self_destruct"}
    t.turn("machines")
    t.do("move", "pick:machines_field_assembly")
    play_on(t)
    assert t.discard_pile("machines") == {"machines_self_destruct", "machines_field_assembly"}


@pytest.mark.rule("C4.4")
def test_c4_4_a_tactics_card_may_be_played_for_nothing() -> None:
    """Air Support with an empty reserve."""
    t = Table(*THREE)
    t.units("humans", 12, "foglands")
    t.units("pilgrims", 1, "foglands")
    t.hand("humans", "humans_air_support")
    t.battle("foglands", attacker="humans")
    t.do("station:12", "station:1")
    assert t.asked == ("humans", "tactic")
    t.do("tactic:humans_air_support")
    assert t.discard_pile("humans") == {"humans_air_support"}


@pytest.mark.rule("C4.4", "C4.30")
def test_c4_4_a_structure_may_be_activated_for_nothing() -> None:
    """A Harvester where there is no crystal."""
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.built("pilgrims_harvester", "scorch")
    t.build("pilgrims", 1)
    t.do("activate:pilgrims_harvester@scorch")
    assert t.over
    assert t.store("pilgrims") == 0
