"""C3.6 Drawing cards, the limit of the hand, and a deck that runs out."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.numbers import DRAW_CARDS, ROUND
from rulewright.games.cryhavoc.parts import FACTIONS

from .helpers import THREE, deck, empty_deck, play_on, set_order
from .table import Table

HUMANS = FACTIONS.index("humans")
CARDS = ("air_support", "outflank", "drop_troopers", "raise_the_flag", "field_intelligence", "dug_in", "crossfire")


def humans(n: int) -> list[str]:
    return [f"humans_{name}" for name in CARDS[:n]]


def after_the_draw(t: Table) -> None:
    """A round whose event touches no hand, up to the first discard or action."""
    t.luck("event:crystal_bloom")
    t.procedure(ROUND)
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] in ("discard", "action"))


@pytest.mark.rule("C3.6")
def test_c3_6_everyone_draws_4_cards_from_their_own_deck() -> None:
    t = Table(*THREE)
    after_the_draw(t)
    for faction in THREE:
        assert len(t.in_hand(faction)) == len(deck(t, faction)) == 4
        assert all(card.startswith(faction) for card in t.in_hand(faction))


@pytest.mark.rule("C3.6")
@pytest.mark.parametrize(("before", "discards"), [(0, 0), (3, 0), (4, 1)])
def test_c3_6_a_player_with_more_than_7_discards_down_to_7(before: int, discards: int) -> None:
    t = Table(*THREE)
    t.hand("humans", *humans(before))
    after_the_draw(t)
    for _ in range(discards):
        assert t.asked == ("humans", "discard")
        t.do("discard:humans_air_support")
    assert t.asked == ("pilgrims", "action")
    assert len(t.in_hand("humans")) == 4 + before - discards
    assert t.discard_pile("humans") == set(humans(discards))


@pytest.mark.rule("C3.6")
def test_c3_6_two_over_the_limit_means_discarding_two_cards_of_your_choice() -> None:
    """Terrain cards count like the others."""
    t = Table(*THREE)
    t.hand("humans", *humans(4), "ocean_undertow")
    after_the_draw(t)
    assert t.asked == ("humans", "discard")
    assert t.legal() == {f"discard:{card}" for card in t.in_hand("humans")}
    assert len(t.legal()) == 9
    t.do("discard:ocean_undertow", "discard:humans_outflank")
    assert t.asked == ("pilgrims", "action")
    assert t.discard_pile("humans") == {"ocean_undertow", "humans_outflank"}


@pytest.mark.rule("C3.6")
def test_c3_6_nobody_discards_before_everybody_has_drawn() -> None:
    """In initiative order."""
    t = Table(*THREE)
    set_order(t, "machines", "humans", "pilgrims")
    t.hand("humans", *humans(4))
    t.hand("machines", "desert_mirage", "desert_thirst", "desert_no_cover", "ocean_undertow")
    after_the_draw(t)
    assert t.asked == ("machines", "discard")
    assert len(t.in_hand("pilgrims")) == 4
    t.do("discard:desert_thirst")
    assert t.asked == ("humans", "discard")


@pytest.mark.rule("C3.6")
def test_c3_6_an_empty_deck_is_made_of_the_discard_pile_when_a_card_must_be_drawn() -> None:
    """First what is left of the deck, then the shuffled pile."""
    t = Table(*THREE)
    empty_deck(t, "humans", "humans_crossfire", "humans_dug_in")
    t.discarded("humans", *humans(3))
    t.procedure(DRAW_CARDS, who=HUMANS, left=2)
    assert t.in_hand("humans") == {"humans_crossfire", "humans_dug_in"}
    assert t.discard_pile("humans") == set(humans(3))  # not before a draw finds the deck empty
    t.procedure(DRAW_CARDS, who=HUMANS, left=2)
    assert len(t.in_hand("humans")) == 4
    assert len(deck(t, "humans")) == 1
    assert t.discard_pile("humans") == set()
    assert t.in_hand("humans") | deck(t, "humans") == {"humans_crossfire", "humans_dug_in", *humans(3)}


@pytest.mark.rule("C3.6")
def test_c3_6_the_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        t = Table(*THREE, seed=seed)
        empty_deck(t, "humans")
        t.discarded("humans", *humans(3))
        t.procedure(DRAW_CARDS, who=HUMANS, left=1)
        drawn |= t.in_hand("humans")
    assert drawn == set(humans(3))


@pytest.mark.rule("C3.6")
def test_c3_6_who_has_neither_deck_nor_pile_draws_nothing() -> None:
    t = Table(*THREE)
    empty_deck(t, "humans", "humans_crossfire")
    t.procedure(DRAW_CARDS, who=HUMANS, left=4)
    assert t.over
    assert t.in_hand("humans") == {"humans_crossfire"}


@pytest.mark.rule("C3.6")
def test_c3_6_a_deck_is_rebuilt_at_any_time_a_card_must_be_drawn() -> None:
    """By the bonus of a card, in the middle of an action."""
    t = Table(*THREE, played_cards="discarded_after_action")
    empty_deck(t, "humans")
    t.hand("humans", "humans_air_support")
    t.discarded("humans", "humans_crossfire")
    t.turn("humans")
    t.do("recruit", "pick:humans_air_support", "play")
    assert t.asked == ("humans", "recruits")
    assert t.in_hand("humans") == {"humans_crossfire"}
