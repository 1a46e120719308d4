"""T5 A turn: reproduction. Drawing and what stays hidden are in test_t5_drawing.py."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import (
    CASTES,
    GROUND,
    NOWHERE,
    hand,
    happened,
    hexes,
    pictures,
    terrain,
)
from tests.rules.termites.table import Table

from rulewright.games.termites.shown.shapes import Hex
from rulewright.kernel.events import SPECTATOR

CLOSED = {"worker": "water", "soldier": "water", "nasute": "water", "alate": "vegetation"}


def tiny(*tokens: str, picture: str = ". . .") -> Table:
    """A row of hexes held by soldiers, A1 by seat 0 and the others by seat 1; seat 0's turn, with that hand."""
    t = Table(picture)
    for hex in sorted(hexes(t, "open")):
        t.unit(0 if hex == "A1" else 1, "soldier-1", hex)
    t.hand(0, *tokens)
    return t


# ------------------------------------------------------------- T5.1 one token, any free hex
@pytest.mark.rule("T5.1")
def test_t5_1_the_player_chooses_one_of_the_hand_tokens() -> None:
    t = Table()
    t.hand(0, "worker-1", "soldier-2", "soldier-2")
    t.hand(1, "alate-1")
    t.turn(0)
    assert (t.actor, t.legal()) == (0, {"token:worker-1", "token:soldier-2"})
    assert t.why("token:alate-1") == ("T5.3", "not-in-hand")
    assert t.why("token:soldier-1") == ("T5.3", "not-in-hand")


@pytest.mark.rule("T5.1")
def test_t5_1_any_free_hex_of_the_board_also_at_the_edge_and_beside_enemies_and_mounds() -> None:
    t = Table()
    t.unit(1, "soldier-3", "E5")
    t.mound(1, 5, "C3")
    t.neutral("G3")
    t.hand(0, "worker-1")
    t.turn(0)
    t.do("token:worker-1")
    assert t.legal("place") == set(t.cells) - {"E5", "C3", "G3"}


@pytest.mark.rule("T5.1")
def test_t5_1_a_hex_that_the_board_does_not_have_is_refused_by_a_paragraph_about_the_board() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.turn(0)
    t.do("token:worker-1")
    assert t.why(f"place:{NOWHERE}") in [("T5.1", "not-on-board"), ("T4.1", "not-on-board")]


@pytest.mark.rule("T5.1")
def test_t5_1_the_token_lies_face_up_for_everybody_and_has_left_the_hand() -> None:
    t = Table()
    t.hand(0, "nasute-2", "nasute-2", "alate-1")
    t.turn(0)
    t.do("token:nasute-2", "place:A1")
    assert t.at("A1") == (0, "nasute-2")
    assert hand(t, 0) == {"nasute-2": 1, "alate-1": 1}
    for eye in (0, 1, SPECTATOR):
        assert seen(t.s, eye).board["A1"] == Hex("open", owner=0, caste="nasute", termites=2)


@pytest.mark.rule("T5.1")
def test_t5_1_placing_is_not_a_choice_and_comes_before_movement() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.hand(0, "worker-2")
    t.turn(0)
    assert t.why("pass") == t.why("unit:E5") == ("T5.1", "not-now")
    t.do("token:worker-2")
    assert t.why("pass") == t.why("unit:E5") == ("T5.1", "not-now")
    t.do("place:E6")
    assert t.legal() == {"unit:E5", "unit:E6", "pass"}


@pytest.mark.rule("T5.1")
def test_t5_1_only_one_token_is_placed_in_a_turn() -> None:
    t = Table()
    t.hand(0, "worker-1", "worker-1")
    t.hand(1, "worker-1")
    t.turn(0)
    t.do("token:worker-1", "place:E5", "pass")
    assert (t.actor, t.offer) == (1, "token")
    assert hand(t, 0) == {"worker-1": 1}


@pytest.mark.rule("T5.1")
def test_t5_1_another_seat_cannot_place() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.hand(1, "worker-1")
    t.turn(0)
    assert t.why("token:worker-1", seat=1) == ("T4.3", "not-your-turn")


# ------------------------------------------------------------- T5.2 terrain
@pytest.mark.rule("T5.2")
@pytest.mark.parametrize("caste", CASTES)
def test_t5_2_alate_not_on_vegetation_others_not_on_water_stones_for_all(caste: str) -> None:
    t = Table(". w v s")
    t.hand(0, f"{caste}-1")
    t.turn(0)
    t.do(f"token:{caste}-1")
    places = {"open": "A1", "water": "A2", "vegetation": "A3", "stones": "A4"}
    closed = places[CLOSED[caste]]
    assert t.legal("place") == set(places.values()) - {closed}
    assert t.why(f"place:{closed}") == ("T5.2", "closed-terrain")


@pytest.mark.rule("T5.2")
@pytest.mark.parametrize("caste", CASTES)
def test_t5_2_a_token_for_which_only_closed_terrain_is_free_cannot_be_chosen(caste: str) -> None:
    t = tiny(f"{caste}-1", picture=". . w" if caste != "alate" else ". . v")
    t.hand(0, "alate-2" if caste != "alate" else "worker-2")
    t.turn(0)
    assert t.why(f"token:{caste}-1") == ("T5.4", "no-hex-for-token")
    assert t.legal() == {"token:alate-2" if caste != "alate" else "token:worker-2"}


@pytest.mark.rule("T5.1", "T5.2")
@given(pictures(), st.sampled_from(CASTES), st.sets(st.integers(0, 36), max_size=34), st.integers(0, 2))
@settings(max_examples=60, deadline=None)
def test_t5_2_on_any_board_a_token_goes_to_every_free_hex_of_terrain_that_is_open_to_it(
    picture: str, caste: str, taken: set[int], mound: int
) -> None:
    t = Table(picture)
    for number in sorted(taken):
        hex = sorted(t.cells)[number]
        if number % 3 == mound:
            t.neutral(hex)
        else:
            t.unit(number % 2, "worker-1", hex)
    t.hand(0, f"{caste}-2")
    t.turn(0)
    expected = {hex for hex in t.cells if t.at(hex) is None and terrain(t, hex) != CLOSED[caste]}
    assert t.legal() == ({f"token:{caste}-2"} if expected else {f"discard:{caste}-2"})
    if expected:
        t.do(f"token:{caste}-2")
        assert t.legal("place") == expected


# ------------------------------------------------------------- T5.4 free hexes, and none
@pytest.mark.rule("T5.4")
def test_t5_4_a_hex_is_free_when_no_unit_and_no_mound_is_on_it() -> None:
    t = Table()
    t.unit(0, "worker-1", "A1")
    t.unit(1, "alate-3", "A2")
    t.mound(0, 5, "C3")
    t.mound(1, 9, "E5")
    t.neutral("G3")
    t.hand(0, "worker-1")
    t.turn(0)
    t.do("token:worker-1")
    for hex in ("A1", "A2", "C3", "E5", "G3"):
        assert t.why(f"place:{hex}") == ("T5.4", "not-free")


@pytest.mark.rule("T5.4")
def test_t5_4_if_no_hand_token_has_a_legal_hex_one_of_choice_is_discarded() -> None:
    t = tiny("worker-1", "worker-1", "soldier-2")
    t.turn(0)
    assert t.legal() == {"discard:worker-1", "discard:soldier-2"}
    assert t.why("token:worker-1") == ("T5.4", "no-hex-for-token")
    assert t.why("discard:alate-1") == ("T5.3", "not-in-hand")
    t.do("discard:soldier-2")
    assert hand(t, 0) == {"worker-1": 2}
    assert [t.at(hex) for hex in ("A1", "A2", "A3")] == [(0, "soldier-1"), (1, "soldier-1"), (1, "soldier-1")]
    assert happened(t)[0][0] == "discarded"


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize("caste", GROUND)
def test_t5_4_free_hexes_of_closed_terrain_do_not_save_a_token(caste: str) -> None:
    t = tiny(f"{caste}-1", picture=". . w w")
    t.turn(0)
    assert t.legal() == {f"discard:{caste}-1"}


@pytest.mark.rule("T5.4")
def test_t5_4_while_any_hand_token_has_a_legal_hex_nothing_is_discarded() -> None:
    t = tiny("worker-1", "alate-1", picture=". . w")
    t.turn(0)
    assert t.legal() == {"token:alate-1"}
    assert t.why("discard:worker-1") == t.why("discard:alate-1") == ("T5.4", "must-place")


@pytest.mark.rule("T5.4")
def test_t5_4_who_discards_then_draws_and_moves_as_usual() -> None:
    t = Table(". .")
    t.unit(0, "soldier-2", "A1")
    t.unit(1, "soldier-1", "A2")
    t.hand(0, "worker-1", "worker-1", "worker-1")
    t.stack(0, "nasute-1", "nasute-1")
    t.turn(0)
    t.do("discard:worker-1")
    assert (hand(t, 0), t.offer, t.actor) == ({"worker-1": 2, "nasute-1": 1}, "unit", 0)
    t.do("unit:A1", "move:A2")
    assert (t.at("A1"), t.at("A2")) == (None, (0, "soldier-2"))


@pytest.mark.rule("T5.4")
def test_t5_4_a_discarded_token_leaves_the_game_which_goes_on_to_its_end() -> None:
    t = tiny("worker-1", "worker-2")
    t.hand(1, "nasute-1", "nasute-2")
    t.turn(0)
    turns = 0
    while not t.over:
        turns += t.offer == "token"
        t.do("pass" if "pass" in t.legal() else min(t.legal()))
    assert turns == 4
    assert sum(t.at(hex) is not None for hex in t.cells) == 3
