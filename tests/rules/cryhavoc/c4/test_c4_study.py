"""C4.40-C4.42 Draw two keep one, C4.50 Enable Scoring."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cryhavoc.helpers import THREE, deck, empty_deck, play_on, points
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.numbers import DRAW_CARDS, ROUND
from rulewright.games.cryhavoc.parts import FACTIONS, GONE, NOBODY

HUMANS = FACTIONS.index("humans")


def study(which: str, *looks: str, **options: Any) -> Table:
    """The Humans look at those two cards of that deck."""
    t = Table(*THREE, **options)
    t.luck(*(f"look:{card}" for card in looks))
    t.turn("humans")
    t.do(f"study:{which}")
    return t


# ------------------------------------------------------------- C4.40 looking and keeping
@pytest.mark.rule("C4.40")
def test_c4_40_one_of_two_cards_from_your_deck_is_kept() -> None:
    t = study("own", "humans_outflank", "humans_dug_in")
    assert t.asked == ("humans", "keep")
    assert t.legal() == {"keep:humans_outflank", "keep:humans_dug_in"}
    assert t.why("keep:humans_crossfire") == ("C4.40", "not-looked-at")
    t.do("keep:humans_dug_in")
    assert t.in_hand("humans") == {"humans_dug_in"}


@pytest.mark.rule("C4.40")
@pytest.mark.parametrize("terrain", ["mountain", "desert", "jungle", "ocean"])
def test_c4_40_or_of_any_terrain_deck_without_control_of_such_a_region(terrain: str) -> None:
    t = study(terrain)
    assert len(t.legal()) == 2
    kept = min(t.legal())
    t.do(kept)
    assert t.in_hand("humans") == {kept.removeprefix("keep:")}
    assert kept.startswith(f"keep:{terrain}")
    assert len(deck(t, terrain)) == 7


@pytest.mark.rule("C4.40")
def test_c4_40_it_is_the_action_and_takes_no_card_of_the_hand() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_crossfire")
    t.turn("humans")
    t.do("study:ocean")
    t.do(min(t.legal()))
    assert t.over
    assert len(t.in_hand("humans")) == 2
    assert t.discard_pile("humans") == set()


@pytest.mark.rule("C4.40")
def test_c4_40_a_last_single_card_is_kept() -> None:
    t = Table(*THREE)
    for card in deck(t, "ocean") - {"ocean_undertow"}:
        t.s.where[t.card(card)] = GONE
    t.turn("humans")
    t.do("study:ocean")
    assert t.over
    assert t.in_hand("humans") == {"ocean_undertow"}
    t.turn("humans")
    assert t.why("study:ocean") == ("C4.40", "deck-empty")


@pytest.mark.rule("C4.40", "C3.6")
def test_c4_40_your_deck_is_rebuilt_when_it_runs_out_between_the_two() -> None:
    t = Table(*THREE)
    empty_deck(t, "humans", "humans_crossfire")
    t.discarded("humans", "humans_dug_in")
    t.turn("humans")
    t.do("study:own")
    assert t.legal() == {"keep:humans_crossfire", "keep:humans_dug_in"}


@pytest.mark.rule("C4.40", "C3.6")
def test_c4_40_without_deck_and_discard_pile_there_is_nothing_to_look_at() -> None:
    t = Table(*THREE)
    empty_deck(t, "humans")
    t.turn("humans")
    assert t.why("study:own") == ("C4.40", "deck-empty")


# ------------------------------------------------------------- C4.41 the other card
@pytest.mark.rule("C4.41")
def test_c4_41_the_other_is_shuffled_back() -> None:
    t = study("own", "humans_outflank", "humans_dug_in", other_own_card="shuffled_back")
    t.do("keep:humans_dug_in")
    assert "humans_outflank" in deck(t, "humans")
    assert len(deck(t, "humans")) == 7
    assert t.discard_pile("humans") == set()


@pytest.mark.rule("C4.41")
def test_c4_41_by_the_german_edition_it_is_discarded() -> None:
    t = study("own", "humans_outflank", "humans_dug_in", other_own_card="discarded")
    assert t.asked == ("humans", "discard")
    assert t.legal() == {"discard:humans_outflank", "discard:humans_dug_in"}
    t.do("discard:humans_outflank")
    assert t.in_hand("humans") == {"humans_dug_in"}
    assert t.discard_pile("humans") == {"humans_outflank"}
    assert len(deck(t, "humans")) == 6


@pytest.mark.rule("C4.41")
@pytest.mark.parametrize("other_own_card", ["shuffled_back", "discarded"])
def test_c4_41_a_terrain_card_is_shuffled_back_in_any_case(other_own_card: str) -> None:
    t = study("ocean", "ocean_undertow", "ocean_sea_mist", other_own_card=other_own_card)
    assert t.asked == ("humans", "keep")
    t.do("keep:ocean_undertow")
    assert "ocean_sea_mist" in deck(t, "ocean")
    assert t.discard_pile("humans") == set()


# ------------------------------------------------------------- C4.42 a terrain card for good
@pytest.mark.rule("C4.42")
def test_c4_42_a_terrain_card_goes_through_your_discard_pile_and_deck() -> None:
    t = study("ocean", "ocean_undertow", "ocean_sea_mist")
    t.do("keep:ocean_undertow")
    empty_deck(t, "humans")
    t.turn("humans")
    t.do("move", "pick:ocean_undertow", "play")
    assert t.discard_pile("humans") == {"ocean_undertow"}
    t.procedure(DRAW_CARDS, who=HUMANS, left=1)
    assert t.in_hand("humans") == {"ocean_undertow"}
    assert "ocean_undertow" not in deck(t, "ocean")


@pytest.mark.rule("C4.42", "C5.5")
def test_c4_42_it_is_played_for_icons_or_in_battle_like_the_others() -> None:
    t = study("ocean", "ocean_sea_mist", "ocean_undertow")
    t.do("keep:ocean_sea_mist")
    t.units("humans", 2, "feralas_banks")
    t.units("pilgrims", 2, "feralas_banks")
    t.battle("feralas_banks", attacker="humans")
    t.do("station:2", "station:2")
    assert "tactic:ocean_sea_mist" in t.legal()


# ------------------------------------------------------------- C4.50 Enable Scoring
@pytest.mark.rule("C4.50")
def test_c4_50_the_card_is_played_alone_and_gives_no_icons() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_raise_the_flag", "humans_crossfire")
    t.turn("humans")
    t.do("enable")
    assert t.over
    assert t.s.enabled_by == HUMANS
    assert t.in_hand("humans") == {"humans_crossfire"}
    assert t.discard_pile("humans") == {"humans_raise_the_flag"}


@pytest.mark.rule("C4.50")
def test_c4_50_only_with_your_factions_card_in_hand() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_crossfire")
    t.discarded("humans", "humans_raise_the_flag")
    t.turn("humans")
    assert t.why("enable") == ("C4.50", "no-scoring-card")


@pytest.mark.rule("C4.50")
def test_c4_50_once_in_a_round_over_all_players() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_raise_the_flag")
    t.hand("pilgrims", "pilgrims_song_of_the_crystals")
    t.turn("humans")
    t.do("enable")
    t.turn("pilgrims")
    assert t.why("enable") == ("C4.50", "scoring-enabled")


@pytest.mark.rule("C4.50")
def test_c4_50_it_is_possible_again_in_the_next_round() -> None:
    t = Table(*THREE)
    t.s.enabled_by = HUMANS
    t.luck("event:crystal_bloom")
    t.procedure(ROUND)
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] == "action")
    assert t.s.enabled_by == NOBODY


@pytest.mark.rule("C4.50", "C7.2")
def test_c4_50_never_in_the_final_round() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_raise_the_flag")
    t.s.final = 1
    t.turn("humans")
    assert t.why("enable") == ("C4.50", "final-round")


@pytest.mark.rule("C4.50")
def test_c4_50_played_for_its_icons_the_card_enables_nothing() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_raise_the_flag", "humans_crossfire")
    t.units("humans", 1, t.hq("humans"))
    t.turn("humans")
    t.do("move", "pick:humans_raise_the_flag", "play")
    assert t.asked == ("humans", "unit")
    assert points(t) == 1
    assert t.s.enabled_by == NOBODY
