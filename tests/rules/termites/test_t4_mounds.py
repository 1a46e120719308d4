"""T4.4 and T4.5: the first mounds, and where a mound may stand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.termites.helpers import FLOWER, NOWHERE, around, attackers, board, happened, mounds, pictures, terrain
from tests.rules.termites.table import PLAIN, Table

ALLOWED = {
    "not-water": {"open", "vegetation", "stones"},
    "open-only": {"open"},
    "any": {"open", "vegetation", "stones", "water"},
}


def asked(t: Table) -> list[int]:
    """Who places a mound, one after the other, each on the first legal hex."""
    order = []
    while t.offer == "mound":
        order.append(t.actor)
        t.do(f"mound:{max(t.legal('mound'))}")
        assert t.actor == order[-1]
        t.do(f"build:{min(t.legal('build'))}")
    return order


def placing(picture: str = PLAIN, mound_terrain: str = "not-water", neutral: tuple[str, ...] = ()) -> Table:
    """The first player has taken a mound and chooses its hex."""
    t = Table(picture, setup=True, neutral=neutral, mound_terrain=mound_terrain)
    t.do("mound:5")
    assert t.offer == "mound-hex"
    return t


# ------------------------------------------------------------- T4.4 who places how many
@pytest.mark.rule("T4.4")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [3, 4])
def test_t4_4_in_turn_order_each_player_places_one_mound(players: int, seed: int) -> None:
    t = Table(players=players, setup=True, seed=seed)
    assert asked(t) == [(t.s.first + n) % players for n in range(players)]
    assert len(mounds(t)) == players


@pytest.mark.rule("T4.4")
@pytest.mark.parametrize("seed", range(4))
def test_t4_4_with_two_players_the_order_is_first_second_second_first(seed: int) -> None:
    t = Table(setup=True, seed=seed)
    first, second = t.s.first, 1 - t.s.first
    assert asked(t) == [first, second, second, first]
    assert len(mounds(t)) == 4


@pytest.mark.rule("T4.4")
def test_t4_4_the_mound_is_one_of_your_own_of_any_value_and_leaves_the_reserve() -> None:
    t = Table(setup=True)
    seat = t.actor
    t.do("mound:6", "build:E5")
    assert t.at("E5") == (seat, 6)
    assert [value for value in range(10) if t.s.reserve[seat][value]] == [5, 7, 8, 9]
    assert [value for value in range(10) if t.s.reserve[1 - seat][value]] == [5, 6, 7, 8, 9]
    assert ("built", seat, t.cells["E5"], 6) in happened(t)


@pytest.mark.rule("T4.4")
def test_t4_4_placing_a_mound_is_not_a_choice() -> None:
    t = Table(setup=True)
    assert t.why("pass") == ("T4.4", "not-now")
    assert t.why("build:E5") == ("T4.4", "not-now")  # which mound comes first


@pytest.mark.rule("T4.4")
def test_t4_4_without_any_legal_hex_all_placements_are_skipped_and_the_first_player_takes_a_turn() -> None:
    t = Table(". . . . . .", swarms={"blue": ["worker-1"], "red": ["worker-1"]}, setup=True)
    assert (t.offer, t.actor) == ("token", t.s.first)
    assert mounds(t) == set()
    assert [sum(t.s.reserve[seat][value] for value in range(10)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("T4.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t4_4_with_one_legal_hex_the_first_player_places_and_the_others_are_skipped(players: int) -> None:
    swarms = {name: ["worker-1"] for name in ("blue", "red", "gold", "grey")}
    t = Table(FLOWER, players=players, swarms=swarms, setup=True)
    first, skips = t.s.first, 3 if players == 2 else players - 1
    t.do("mound:8")
    assert t.legal() == {"build:B2"}
    t.do("build:B2")
    assert (t.offer, t.actor, mounds(t)) == ("token", first, {"B2"})
    skipped = [seat for name, seat, _, _ in happened(t) if name == "no-mound"]
    order = [1 - first, 1 - first, first] if players == 2 else [(first + n) % players for n in range(1, players)]
    assert skipped == order[:skips]


@pytest.mark.rule("T4.4")
def test_t4_4_only_the_placements_for_which_no_hex_is_left_are_skipped() -> None:
    """Of the legal hexes B2, B3 and B4 two hold a mound, so the second player's second and the first's are skipped."""
    t = Table(
        """
         . . . .
        . . . . .
         . . . .
        """,
        setup=True,
    )
    first, second = t.s.first, 1 - t.s.first
    t.do("mound:5", "build:B2")
    assert t.actor == second
    t.do("mound:5", "build:B4")
    assert mounds(t) == {"B2", "B4"}
    assert [seat for name, seat, _, _ in happened(t) if name == "no-mound"] == [second, first]


# ------------------------------------------------------------- T4.5 where
@pytest.mark.rule("T4.5")
def test_t4_5_on_a_plain_board_every_hex_that_is_not_on_the_edge_is_legal() -> None:
    t = placing()
    assert t.legal("build") == {hex for hex in t.cells if len(around(t, hex)) == 6}
    assert len(t.legal("build")) == 37
    assert t.why("build:A1") == t.why("build:B1") == t.why("build:E9") == ("T4.5", "on-edge")


@pytest.mark.rule("T4.5")
def test_t4_5_a_hole_in_the_board_is_an_edge() -> None:
    t = placing("""
      . . . .
     . . . . .
    . .   . . .
     . . . . .
      . . . .
    """)
    assert t.why("build:C3") == t.why("build:B2") == ("T4.5", "on-edge")
    assert t.legal("build") == {hex for hex in t.cells if len(around(t, hex)) == 6}


@pytest.mark.rule("T4.5")
def test_t4_5_not_off_the_board() -> None:
    refusal = placing().why(f"build:{NOWHERE}")
    assert refusal is not None
    assert refusal[1] == "not-on-board"


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize("whose", ["own", "enemy", "neutral"])
def test_t4_5_not_adjacent_to_any_mound_and_not_on_one(whose: str) -> None:
    t = placing()
    if whose == "neutral":
        t.neutral("E5")
    else:
        t.mound(t.actor if whose == "own" else 1 - t.actor, 9, "E5")
    assert t.why("build:E5") == ("T4.5", "mound-not-free")
    for hex in around(t, "E5"):
        assert t.why(f"build:{hex}") == ("T4.5", "beside-mound")
    assert t.why("build:E7") is t.why("build:C4") is None  # at distance 2
    assert len(t.legal("build")) == 37 - 7


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize(("water", "legal"), [(0, True), (1, True), (2, False), (3, False), (6, False)])
def test_t4_5_at_most_one_water_among_its_six_neighbours(water: int, legal: bool) -> None:
    ring = ["D4", "F5", "E4", "E6", "F4", "D5"]
    t = placing(board("w", *ring[:water]))
    assert t.why("build:E5") == (None if legal else ("T4.5", "too-much-water"))


@pytest.mark.rule("T4.5")
def test_t4_5_only_water_is_counted_and_only_next_to_it() -> None:
    t = placing(board("s", "D4", "D5", "E4"))
    assert t.why("build:E5") is None
    t = placing(board("w", "E3", "E7", "C4", "G5"))
    assert t.why("build:E5") is None


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize("ruling", list(ALLOWED))
@pytest.mark.parametrize(("letter", "name"), [(".", "open"), ("v", "vegetation"), ("s", "stones"), ("w", "water")])
def test_t4_5_its_own_hex_is_of_a_terrain_that_mound_terrain_allows(ruling: str, letter: str, name: str) -> None:
    t = placing(board(letter, "E5"), mound_terrain=ruling)
    assert t.why("build:E5") == (None if name in ALLOWED[ruling] else ("T4.5", "mound-terrain"))
    assert ("E5" in t.legal("build")) == (name in ALLOWED[ruling])


@pytest.mark.rule("T4.5")
def test_t4_5_never_on_water_is_the_default() -> None:
    t = Table(board("w", "E5"), setup=True)
    t.do("mound:5")
    assert t.why("build:E5") == ("T4.5", "mound-terrain")


@pytest.mark.rule("T4.5")
def test_t4_5_with_any_the_hexs_own_water_does_not_count_as_a_neighbour() -> None:
    t = placing(board("w", "E5", "E6"), mound_terrain="any")
    assert t.why("build:E5") is t.why("build:E6") is None
    t = placing(board("w", "E5", "E6", "E4"), mound_terrain="any")
    assert t.why("build:E5") == ("T4.5", "too-much-water")


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_t4_5_its_hex_holds_no_unit_but_units_may_stand_around(seat: int) -> None:
    t = placing()
    t.unit(seat, "worker-1", "E5")
    assert t.why("build:E5") == ("T4.5", "mound-not-free")
    assert t.why("build:E6") is None
    assert len(t.legal("build")) == 36


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize(("strength", "refusal"), [(5, ("T6.5", "too-weak")), (6, None)])
def test_t4_5_a_mound_never_gets_the_stones_bonus(strength: int, refusal: tuple[str, str] | None) -> None:
    t = Table(board("s", "E5"))
    t.mound(1, 5, "E5")
    attackers(t, 0, strength, "E5", "E4")
    t.movement(0)
    t.do("unit:E4")
    assert t.why("move:E5") == refusal


@pytest.mark.rule("T4.5")
@given(pictures("....wvs"), st.sampled_from(list(ALLOWED)), st.sampled_from(["", "C3", "D5"]), st.integers(0, 36))
@settings(max_examples=60, deadline=None)
def test_t4_5_on_any_board_the_legal_hexes_are_those_of_the_rule(
    picture: str, ruling: str, neutral: str, unit: int
) -> None:
    t = Table(picture, setup=True, neutral=(neutral,) if neutral else (), mound_terrain=ruling)

    def fits(hex: str) -> bool:
        near = around(t, hex)
        water = [other for other in near if terrain(t, other) == "water"]
        alone = not mounds(t) & {hex, *near}
        return alone and len(near) == 6 and len(water) <= 1 and terrain(t, hex) in ALLOWED[ruling]

    sites = {hex for hex in t.cells if fits(hex)}
    assert t.over == (not sites)  # nobody has a token, so without a mound to place the game ends at once
    if sites:
        t.do("mound:5")
        hex = sorted(t.cells)[unit]
        if t.free(hex):
            t.unit(0, "alate-1", hex)
        assert t.legal("build") == sites - {hex}
