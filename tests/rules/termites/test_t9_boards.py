"""T9.3, T9.4 what may lie beside what; T9.5 boards laid out freely."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import (
    FLOWER,
    around,
    board,
    building,
    groups,
    hexes,
    lay,
    mounds,
    play,
    refusal,
    terrain,
)
from tests.rules.termites.table import PLAIN, Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.pack.loading import ContentError, load, load_board
from rulewright.games.termites.pack.pictures import names
from rulewright.kernel.chance import mix
from rulewright.kernel.game import Json, Settings
from rulewright.kernel.match import Match

FACES = ("water", "vegetation", "stones")
SIDES = ({"water", "vegetation"}, {"vegetation", "stones"}, {"stones", "water"})
SMALL = """
   . . . .
  . . . . .
 . . . . . .
  . . . . .
   . . . .
"""
FREE = """
free = true
neutral = ["B1", "B2"]
picture = '''
 w w w w
. . . v v
 s s . .
'''
"""


# ------------------------------------------------------------- T9.3 groups
@pytest.mark.rule("T9.3")
@pytest.mark.parametrize("up", FACES)
def test_t9_3_two_tiles_of_one_terrain_may_touch_and_three_may_not(up: str) -> None:
    letter = up[0]
    assert refusal(building(board(letter, "E5")), up, "E6") is None
    assert refusal(building(board(letter, "E5", "E6")), up, "E7") == ("T9.3", "group-of-terrain")
    assert refusal(building(board(letter, "E5", "E6")), up, "F5") == ("T9.3", "group-of-terrain")
    assert refusal(building(board(letter, "E5", "E6")), up, "E8") is None


@pytest.mark.rule("T9.3")
@pytest.mark.parametrize("up", FACES)
def test_t9_3_a_tile_between_two_single_ones_joins_them(up: str) -> None:
    assert refusal(building(board(up[0], "E4", "E6")), up, "E5") == ("T9.3", "group-of-terrain")


@pytest.mark.rule("T9.3")
def test_t9_3_tiles_of_another_terrain_do_not_join_a_group_of_one_terrain() -> None:
    t = building(board("v", "E4", "E6"))
    lay(t, "stones", "E5")
    assert refusal(t, "vegetation", "E7") is None


@pytest.mark.rule("T9.3")
def test_t9_3_four_tiles_of_any_terrain_may_hang_together_and_five_may_not() -> None:
    t = building(board("v", "E3", "E4"), 2, (2, 2, 2))
    lay(t, "stones", "E5")
    lay(t, "water", "E6")
    t.do("tile:stones/vegetation")
    assert t.why("lay:E7") == ("T9.3", "group-of-tiles")
    assert t.why("lay:E2") == t.why("lay:D3") == ("T9.3", "group-of-tiles")
    assert t.why("lay:E8") is None


@pytest.mark.rule("T9.3")
def test_t9_3_a_tile_that_joins_groups_counts_all_of_them() -> None:
    t = building(board("v", "E3", "E4", "E6", "E7"))
    assert refusal(t, "stones", "E5") == ("T9.3", "group-of-tiles")
    t = building(board("v", "E4", "E6", "E7"))
    assert refusal(t, "stones", "E5") is None


@pytest.mark.rule("T9.3")
def test_t9_3_a_ring_of_tiles_is_one_group() -> None:
    """Three groups of one meet in the middle: four in all. With a fourth neighbour it would be five."""
    assert refusal(building(board("v", "D4", "E6", "F4")), "stones", "E5") is None
    t = building(board("v", "D4", "E6", "F4"))
    lay(t, "stones", "D5")  # beside D4 and E6
    assert refusal(t, "stones", "E5") == ("T9.3", "group-of-tiles")


@pytest.mark.rule("T9.3")
def test_t9_3_a_mound_between_tiles_does_not_join_them() -> None:
    t = building(board("v", "E3", "E4"), 2, (2, 2, 2), "E5")
    assert refusal(t, "vegetation", "E6") is None


# ------------------------------------------------------------- T9.4 water beside neutral mounds
@pytest.mark.rule("T9.4")
@pytest.mark.parametrize("second", ["E6", "D5", "F4", "D4"])
def test_t9_4_a_neutral_mound_never_borders_two_water_tiles(second: str) -> None:
    t = building(board("w", "E4"), 2, (2, 2, 2), "E5")
    assert refusal(t, "water", second) == ("T9.4", "neutral-water")


@pytest.mark.rule("T9.4")
def test_t9_4_it_may_border_one_and_water_farther_away_does_not_count() -> None:
    assert refusal(building(PLAIN, 2, (2, 2, 2), "E5"), "water", "E6") is None
    assert refusal(building(board("w", "E3", "C4", "G6"), 2, (2, 2, 2), "E5"), "water", "E6") is None
    assert refusal(building(board("w", "E4"), 2, (2, 2, 2), "E5"), "water", "E3") is None


@pytest.mark.rule("T9.4")
@pytest.mark.parametrize("up", ["vegetation", "stones"])
def test_t9_4_it_may_border_any_number_of_other_tiles(up: str) -> None:
    t = building(board("w", "E4"), 2, (2, 2, 2), "E5")
    lay(t, up, "E6")
    assert refusal(t, up, "D5") is None


@pytest.mark.rule("T9.4")
def test_t9_4_water_between_two_neutral_mounds_counts_for_both() -> None:
    t = building(PLAIN, 3, (6, 0, 0), "E4", "E6")
    lay(t, "water", "E5")
    t.do("tile:water/vegetation")
    for hex in (around(t, "E4") | around(t, "E6")) - {"E5"}:
        assert t.why(f"lay:{hex}") == ("T9.4", "neutral-water")
    t = building(board("w", "E7"), 3, (6, 0, 0), "E4", "E6")
    assert refusal(t, "water", "E5") == ("T9.4", "neutral-water")  # the second of E6, though the first of E4


# ------------------------------------------------------------- any board at all
def fits(t: Table, up: str, hex: str) -> bool:
    """T9.2 to T9.4, by placing the tile on a copy and counting again."""
    if terrain(t, hex) != "open" or hex in mounds(t):
        return False
    alike, tiles = hexes(t, up) | {hex}, hexes(t, *FACES) | {hex}
    wet = hexes(t, "water") | ({hex} if up == "water" else set())
    small = all(len(group) <= 2 for group in groups(t, alike)) and all(len(group) <= 4 for group in groups(t, tiles))
    return small and all(len(around(t, mound) & wet) <= 1 for mound in mounds(t))


@pytest.mark.rule("T9.2", "T9.3", "T9.4")
@given(
    st.sampled_from([FLOWER, SMALL, PLAIN]),
    st.integers(2, 4),
    st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6)),
    st.integers(0, 2**31),
)
@settings(max_examples=25, deadline=None)
def test_t9_3_t9_4_hold_on_every_board_that_is_built_and_nothing_that_fits_is_refused(
    picture: str, players: int, tiles: tuple[int, int, int], seed: int
) -> None:
    t = Table(picture, players=players, tiles=tiles, setup=True, scenario="build", seed=seed)
    left, up, k = list(tiles), "", 0
    while t.offer in ("neutral-hex", "tile", "tile-hex"):
        legal = sorted(t.legal())
        choice = legal[mix(seed, k) % len(legal)]
        if t.offer == "tile":
            up, down = choice.removeprefix("tile:").split("/")
            left[SIDES.index({up, down})] -= 1
        elif t.offer == "tile-hex":
            assert t.legal("lay") == {hex for hex in t.cells if fits(t, up, hex)}
        t.do(choice)
        k += 1
    assert all(len(group) <= 2 for face in FACES for group in groups(t, hexes(t, face)))
    assert all(len(group) <= 4 for group in groups(t, hexes(t, *FACES)))
    assert all(len(around(t, hex) & hexes(t, "water")) <= 1 for hex in mounds(t))
    assert sum(tiles) - sum(left) == len(hexes(t, *FACES))
    unused = {face for faces, count in zip(SIDES, left, strict=True) if count for face in faces}
    assert not any(fits(t, face, hex) for face, hex in product(unused, t.cells))  # only then laying stops


# ------------------------------------------------------------- T9.5 boards laid out freely
@pytest.mark.rule("T9.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t9_5_a_board_laid_out_freely_can_be_played_to_the_end(players: int, tmp_path: Path) -> None:
    """Any outline, mounds on the edge and side by side, any groups of terrain, any number of neutral mounds."""
    path = tmp_path / "own.toml"
    path.write_text(FREE, "utf-8")
    layout = load_board(path, load("classic"), players)
    file = tomllib.loads(FREE)
    data = {"board": {"picture": file["picture"], "neutral": file["neutral"]}}
    m = Match(GAME, GAME.prepare(Settings(players, data=data)), b"seed")
    board = seen(m, 0).board
    named = names(layout.terrain)
    assert {hex for hex, at in board.items() if at.mound} == {named[cell] for cell in layout.neutral} == {"B1", "B2"}
    assert {hex: at.terrain[0] for hex, at in board.items()} == {
        named[cell]: "-owvs"[layout.terrain[cell]] for cell in named
    }
    assert play(m, 1) is None
    assert m.over


@pytest.mark.rule("T9.5")
def test_t9_5_what_is_not_called_free_keeps_to_the_guidelines(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(FREE.replace("free = true", ""), "utf-8")
    with pytest.raises(ContentError) as error:
        load_board(path, load("classic"), 3)
    assert {problem.paragraph for problem in error.value.problems} >= {"T9.1", "T9.3", "T9.4", "T9.5"}


@pytest.mark.rule("T9.5")
def test_t9_5_a_free_board_is_neither_built_nor_a_scenario() -> None:
    data: dict[str, Json] = {"board": {"picture": ". . .", "neutral": []}}
    m = Match(GAME, GAME.prepare(Settings(2, data=data)), b"seed")
    assert seen(m, 0).prompt.offer == "token"  # no hex for a mound, and nothing to build
    assert list(seen(m, 0).board) == ["A1", "A2", "A3"]
