"""C4.1, C4.2 The action phase, and the cards that an action is played with."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import THREE, act, deck, empty_deck, play_on, points, set_order
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.numbers import ACTION_PHASE


def drawn(t: Table, faction: str) -> int:
    """Cards in hand besides the spare one."""
    return len(t.in_hand(faction)) - 1


# ------------------------------------------------------------- C4.1 turns
@pytest.mark.rule("C4.1")
def test_c4_1_three_times_around_in_initiative_order() -> None:
    t = Table(*THREE)
    order = ["machines", "pilgrims", "humans"]
    set_order(t, *order)
    t.procedure(ACTION_PHASE)
    turns = []
    while not t.over:
        assert t.asked is not None
        turns.append((t.s.turn, t.asked[0]))
        t.do("recruit")
        play_on(t, until=lambda t: t.asked is not None and t.asked[1] == "action")
    assert turns == [(n, faction) for n in (1, 2, 3) for faction in order]


@pytest.mark.rule("C4.1")
def test_c4_1_one_action_each_of_five_kinds() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_raise_the_flag")
    t.turn("humans")
    decks = {f"study:{name}" for name in ("mountain", "desert", "jungle", "ocean", "own")}
    assert t.legal() == {"move", "recruit", "build", "enable", *decks}
    t.do("recruit", "play")
    assert t.over


@pytest.mark.rule("C4.1")
def test_c4_1_the_same_action_may_be_chosen_again() -> None:
    t = Table("machines", "humans")
    t.procedure(ACTION_PHASE)
    for _ in range(3):
        t.do("study:ocean")
        t.do(min(t.legal()), "end")
        play_on(t, until=lambda t: t.asked == ("machines", "action"))
    assert t.over
    assert len(t.in_hand("machines")) == 3


# ------------------------------------------------------------- C4.2 icons
@pytest.mark.rule("C4.2")
@pytest.mark.parametrize(
    ("action", "offer", "n"), [("move", "unit", 1 + 3), ("recruit", "recruits", 1 + 0), ("build", "structure", 2 + 1)]
)
def test_c4_2_the_icons_of_one_row_count(action: str, offer: str, n: int) -> None:
    """Crossfire has 1, 1 and 2 icons, Fluid Front 3, 0 and 1."""
    t = act("humans", action, "humans_crossfire", "humans_fluid_front")
    assert t.asked == ("humans", offer)
    assert points(t) == n


@pytest.mark.rule("C4.2")
def test_c4_2_the_cards_go_to_the_discard_pile() -> None:
    t = act("humans", "move", "humans_crossfire", "humans_fluid_front")
    play_on(t)
    assert t.discard_pile("humans") == {"humans_crossfire", "humans_fluid_front"}
    assert len(t.in_hand("humans")) == 1


@pytest.mark.rule("C4.2")
def test_c4_2_only_cards_from_your_own_hand() -> None:
    t = Table(*THREE)
    t.hand("humans", "humans_crossfire", "ocean_undertow")
    t.hand("pilgrims", "pilgrims_phase_jump")
    t.discarded("humans", "humans_dug_in")
    t.turn("humans")
    t.do("move")
    assert t.legal() == {"pick:humans_crossfire", "pick:ocean_undertow", "play"}
    for card in ("pilgrims_phase_jump", "humans_dug_in", "humans_outflank"):
        assert t.why(f"pick:{card}") == ("C4.2", "not-in-hand")
    t.do("pick:ocean_undertow")
    assert t.why("pick:ocean_undertow") == ("C4.2", "not-in-hand")


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("action", ["move", "recruit", "build"])
def test_c4_2_no_card_at_all_is_allowed_and_gives_no_point(action: str) -> None:
    t = Table(*THREE)
    t.units("humans", 3, t.hq("humans"))
    t.control("humans", "scorch", "foglands")  # with the HQ enough for Colonial Charter after the action
    t.hand("humans", "humans_crossfire")
    t.turn("humans")
    t.do(action, "play")
    assert t.asked == ("humans", "after-action")
    assert t.in_hand("humans") == {"humans_crossfire"}
    assert t.count("humans", t.hq("humans")) == 3


@pytest.mark.rule("C4.2")
def test_c4_2_the_text_is_ignored() -> None:
    """Drop Troopers would bring two units into a battle, Fluid Front would draw a card."""
    t = act("humans", "move", "humans_drop_troopers", "humans_fluid_front")
    assert (points(t), drawn(t, "humans"), t.reserve("humans")) == (4, 0, 10)
    t = act("humans", "recruit", "humans_field_intelligence")
    assert t.asked == ("humans", "effect-place")  # but for the text bonus


# ------------------------------------------------------------- C4.2 bonus symbols
@pytest.mark.rule("C4.2")
@pytest.mark.parametrize(
    ("cards", "n", "cards_drawn"),
    [
        (("pilgrims_phase_jump",), 1, 1),
        (("pilgrims_phase_jump", "desert_sandstorm"), 3, 2),  # for each symbol
        (("pilgrims_siphon_power",), 1, 1),
        (("pilgrims_siphon_power", "pilgrims_warped_space", "ocean_deep_currents"), 4, 1),  # whatever their number
        (("pilgrims_phase_jump", "pilgrims_siphon_power", "pilgrims_warped_space", "desert_sandstorm"), 5, 3),
    ],
)
def test_c4_2_bonus_symbols_draw_cards_for_each_or_once(cards: tuple[str, ...], n: int, cards_drawn: int) -> None:
    t = act("pilgrims", "move", *cards)
    assert (points(t), drawn(t, "pilgrims")) == (n, cards_drawn)


@pytest.mark.rule("C4.2")
def test_c4_2_symbols_of_another_row_do_not_count() -> None:
    t = act("pilgrims", "build", "pilgrims_phase_jump", "pilgrims_siphon_power")
    assert (points(t), drawn(t, "pilgrims")) == (4, 0)
    t = act("humans", "move", "humans_dug_in")
    assert t.vp("humans") == 0


@pytest.mark.rule("C4.2")
def test_c4_2_each_vp_symbol_is_1_vp() -> None:
    assert act("humans", "build", "humans_dug_in").vp("humans") == 1
    t = act("pilgrims", "recruit", "pilgrims_warped_space", "jungle_venom_darts")
    assert (t.vp("pilgrims"), points(t)) == (2, 3)


@pytest.mark.rule("C4.2")
def test_c4_2_cards_drawn_for_symbols_are_not_part_of_this_action() -> None:
    """They come into the hand before the points are used."""
    t = act("pilgrims", "move", "pilgrims_phase_jump")
    assert t.asked == ("pilgrims", "unit")
    assert points(t) == 1
    assert len(t.in_hand("pilgrims")) == 2


@pytest.mark.rule("C4.2", "C3.6")
def test_c4_2_cards_discarded_as_they_are_played_may_come_back_by_a_bonus_draw() -> None:
    t = Table(*THREE, played_cards="discarded_at_once")
    empty_deck(t, "pilgrims")
    t.units("pilgrims", 1, t.hq("pilgrims"))
    t.hand("pilgrims", "pilgrims_siphon_power")
    t.turn("pilgrims")
    t.do("move", "pick:pilgrims_siphon_power", "play")
    assert t.asked == ("pilgrims", "unit")
    assert t.in_hand("pilgrims") == {"pilgrims_siphon_power"}


@pytest.mark.rule("C4.2", "C3.6")
def test_c4_2_cards_discarded_after_the_action_do_not() -> None:
    t = Table(*THREE, played_cards="discarded_after_action")
    empty_deck(t, "pilgrims")
    t.units("pilgrims", 1, t.hq("pilgrims"))
    t.hand("pilgrims", "pilgrims_siphon_power", "pilgrims_phase_jump")
    t.discarded("pilgrims", "pilgrims_stasis_field")
    t.turn("pilgrims")
    t.do("move", "pick:pilgrims_siphon_power", "pick:pilgrims_phase_jump", "play")
    assert t.in_hand("pilgrims") == {"pilgrims_stasis_field"}  # two symbols, but no other card
    assert t.discard_pile("pilgrims") == deck(t, "pilgrims") == set()
    play_on(t)
    assert t.discard_pile("pilgrims") == {"pilgrims_siphon_power", "pilgrims_phase_jump"}
