"""Effects on cards and on the order: `draw`, `discard`, `initiative`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import (
    battle_of,
    four,
    may_decline,
    no_deck,
    order,
    resolve,
    stored,
    terrain_decks,
)


# ------------------------------------------------------------- draw: own
@pytest.mark.effect("draw")
@pytest.mark.rule("C3.6")
def test_draw_the_top_cards_of_your_own_deck() -> None:
    t = four()
    t.effect("humans", [["draw", 3, "own"]])
    assert (len(t.in_hand("humans")), t.over) == (3, True)


@pytest.mark.effect("draw")
@pytest.mark.rule("C3.6")
def test_draw_shuffles_the_discard_pile_into_an_empty_deck_and_stops_where_nothing_is_left() -> None:
    t = four()
    no_deck(t, "humans")
    t.discarded("humans", "humans_dug_in", "humans_outflank")
    t.effect("humans", [["draw", 3, "own"], ["vp", 1]])
    assert (t.in_hand("humans"), t.vp("humans")) == ({"humans_dug_in", "humans_outflank"}, 1)


@pytest.mark.effect("draw")
@pytest.mark.rule("C5.13")
def test_in_a_battle_all_draws_wait_for_its_end() -> None:
    t = battle_of([["draw", 1, "own"], ["vp", 1], ["draw", 2, "own"]], own=(1, 0, 0), enemy=(1, 0, 0))
    assert (t.in_hand("humans"), t.vp("humans")) == ({"humans_raise_the_flag"}, 1)
    resolve(t)
    assert len(t.in_hand("humans")) == 1 + 3


@pytest.mark.effect("draw", "when")
@pytest.mark.rule("C5.13")
def test_a_draw_when_region_control_is_won_waits_too() -> None:
    t = battle_of([["when", "win_control", 1, [["draw", 1, "own"]]]], own=(2, 1, 0), enemy=(1, 0, 2))
    resolve(t)
    assert (t.asked, t.in_hand("humans")) == (("humans", "prisoner"), {"humans_raise_the_flag"})
    t.do("capture:attrition")
    assert len(t.in_hand("humans")) == 2


# ------------------------------------------------------------- draw: terrain_pair
@pytest.mark.effect("draw")
@pytest.mark.rule("C4.40", "C4.41")
def test_draw_a_terrain_pair_and_keep_one_that_many_times() -> None:
    t = four()
    t.luck("look:ocean_undertow", "look:ocean_outflank", "look:desert_mirage", "look:desert_thirst")
    t.effect("humans", [["draw", 2, "terrain_pair"]])
    t.do("deck:ocean", "keep:ocean_outflank", "deck:desert", "keep:desert_mirage")
    assert (t.in_hand("humans"), t.over) == ({"ocean_outflank", "desert_mirage"}, True)
    assert terrain_decks(t) == {"mountain": 8, "desert": 7, "jungle": 8, "ocean": 7}


@pytest.mark.effect("draw")
@pytest.mark.rule("C4.40")
def test_a_last_single_terrain_card_is_kept_and_empty_decks_are_not_offered() -> None:
    t = four()
    for name in t.card_ids:
        if name.startswith(("ocean_", "jungle_")) and name != "ocean_undertow":
            t.hand("pilgrims", name)
    t.effect("humans", [["draw", 1, "terrain_pair"]])
    assert t.legal() == {"deck:mountain", "deck:desert", "deck:ocean"}
    t.do("deck:ocean")
    assert (t.in_hand("humans"), t.over) == ({"ocean_undertow"}, True)


@pytest.mark.effect("draw", "either")
@pytest.mark.rule("C4.40")
def test_draws_from_empty_decks_have_nothing_to_do() -> None:
    t = four()
    for name in t.card_ids:
        if name.startswith(("ocean_", "jungle_", "mountain_", "desert_")):
            t.hand("pilgrims", name)
    no_deck(t, "humans")
    t.effect("humans", [["either", [["draw", 1, "terrain_pair"]], [["draw", 1, "own"]], [["vp", 1]]]])
    assert (t.vp("humans"), t.over) == (1, True)
    t.effect("humans", [["draw", 1, "terrain_pair"], ["draw", 1, "own"], ["vp", 1]])
    assert (t.vp("humans"), t.over) == (2, True)


# ------------------------------------------------------------- draw: store
@pytest.mark.effect("draw")
def test_draw_into_the_store_one_card_after_the_other() -> None:
    t = four()
    t.luck("look:ocean_undertow", "look:desert_mirage")
    t.effect("machines", [["draw", 2, "store"]])
    t.do("deck:ocean", "deck:desert")
    assert (stored(t, "machines"), t.in_hand("machines")) == ({"ocean_undertow", "desert_mirage"}, set())
    assert t.over


@pytest.mark.effect("draw")
def test_of_a_fourth_stored_card_three_are_kept_before_the_next_is_drawn() -> None:
    t = four()
    t.stored("machines", "ocean_undertow", "desert_mirage", "jungle_snares")
    t.luck("look:mountain_avalanche", "look:mountain_cut_off")
    t.effect("machines", [["draw", 2, "store"]])
    t.do("deck:mountain")
    assert t.legal() == {"deck:mountain", "deck:desert", "deck:jungle", "deck:ocean"}  # which one goes back
    t.do("deck:desert")
    assert stored(t, "machines") == {"ocean_undertow", "jungle_snares", "mountain_avalanche"}
    t.do("deck:mountain", "deck:mountain", "drop:mountain_cut_off")
    assert stored(t, "machines") == {"ocean_undertow", "jungle_snares", "mountain_avalanche"}
    assert (t.s.depth[t.card("desert_mirage")], t.s.depth[t.card("mountain_cut_off")]) == (1, 1)
    assert t.over


# ------------------------------------------------------------- discard
@pytest.mark.effect("discard")
@pytest.mark.rule("C3.6")
def test_discard_that_many_cards_of_your_choice_and_you_must() -> None:
    t = four()
    t.hand("humans", "humans_dug_in", "humans_outflank", "humans_crossfire")
    t.effect("humans", [["discard", "self", 2], ["vp", 1]])
    assert (t.asked, may_decline(t)) == (("humans", "discard"), False)
    t.do("discard:humans_dug_in", "discard:humans_crossfire")
    assert (t.in_hand("humans"), t.vp("humans")) == ({"humans_outflank"}, 1)


@pytest.mark.effect("discard")
def test_discard_as_many_as_there_are() -> None:
    t = four()
    t.effect("humans", [["discard", "self", 2], ["vp", 1]])
    assert (t.vp("humans"), t.over) == (1, True)  # an empty hand needs no question
    t.hand("humans", "humans_dug_in")
    t.effect("humans", [["discard", "self", 2], ["vp", 1]])
    t.do("discard:humans_dug_in")
    assert (t.in_hand("humans"), t.vp("humans"), t.over) == (set(), 2, True)


@pytest.mark.effect("discard")
def test_discard_of_the_enemy_is_chosen_by_the_enemy() -> None:
    t = four()
    t.hand("pilgrims", "pilgrims_foresight", "pilgrims_phase_jump")
    battle_of([["discard", "enemy", 2]], own=(1, 0, 0), enemy=(1, 0, 0), table=t)
    assert t.asked == ("pilgrims", "discard")
    t.do("discard:pilgrims_foresight", "discard:pilgrims_song_of_the_crystals")
    assert (t.in_hand("pilgrims"), len(t.in_hand("humans"))) == ({"pilgrims_phase_jump"}, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.effect("discard", "either")
def test_a_discard_from_an_empty_hand_has_nothing_to_do() -> None:
    t = four()
    t.effect("humans", [["either", [["discard", "self", 1]], [["vp", 1]]]])
    assert t.vp("humans") == 1


# ------------------------------------------------------------- initiative
@pytest.mark.effect("initiative")
@pytest.mark.rule("C4.3")
@pytest.mark.parametrize(("place", "expected"), [
    (1, ["machines", "humans", "pilgrims", "trogs"]),
    (2, ["humans", "machines", "pilgrims", "trogs"]),
    (3, ["humans", "pilgrims", "machines", "trogs"]),
    (4, ["humans", "pilgrims", "trogs", "machines"]),
])  # fmt: skip
def test_initiative_any_place_and_the_others_keep_their_order(place: int, expected: list[str]) -> None:
    t = four()
    t.effect("machines", [["initiative"]])
    assert not may_decline(t)
    t.do(f"place:{place}")
    assert order(t) == expected
