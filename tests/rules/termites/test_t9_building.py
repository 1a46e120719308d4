"""T9.1, T9.2 Building the board: neutral mounds, and who lays which tiles. The rest is in test_t9_boards.py."""

from __future__ import annotations

import pytest
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import (
    FLOWER,
    NOWHERE,
    around,
    building,
    counts,
    happened,
    lay,
    match,
    mounds,
    play,
    refusal,
    terrain,
)
from tests.rules.termites.table import NEUTRAL, PLAIN, Table

from rulewright.kernel.events import SPECTATOR


# ------------------------------------------------------------- T9.1 tiles to use, neutral mounds
@pytest.mark.rule("T9.1")
def test_t9_1_all_tiles_are_visible_to_everybody() -> None:
    t = building(PLAIN, 2, (3, 1, 2))
    for eye in (0, 1, SPECTATOR):
        assert seen(t.s, eye).tiles == {"water/vegetation": 3, "vegetation/stones": 1, "stones/water": 2}


@pytest.mark.rule("T9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t9_1_neutral_mounds_go_first_one_less_than_players(players: int) -> None:
    t = Table(players=players, setup=True, scenario="build")
    for hex in ("B2", "B5", "H2")[: players - 1]:
        assert t.offer == "neutral-hex"
        assert t.why("tile:water/stones") == ("T9.1", "not-now")
        t.do(f"neutral:{hex}")
        assert t.at(hex) == (NEUTRAL, 7)
    assert t.offer == "tile"
    assert len(mounds(t)) == players - 1


@pytest.mark.rule("T9.1")
def test_t9_1_neutral_mounds_are_not_on_the_edge_and_not_adjacent() -> None:
    t = Table(players=3, setup=True, scenario="build")
    inner = {hex for hex in t.cells if len(around(t, hex)) == 6}
    assert t.legal("neutral") == inner
    assert t.why("neutral:A1") == ("T4.5", "on-edge")
    t.do("neutral:E5")
    assert t.legal("neutral") == inner - {"E5"} - around(t, "E5")
    assert t.why("neutral:E6") == ("T4.5", "beside-mound")
    assert t.why("neutral:E5") == ("T4.5", "mound-not-free")


@pytest.mark.rule("T9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t9_1_without_tiles_the_mounds_alone_make_the_board(players: int) -> None:
    t = building(PLAIN, players, (0, 0, 0))
    assert t.offer == "mound"
    assert {terrain(t, hex) for hex in t.cells} == {"open"}


@pytest.mark.rule("T9.1")
def test_t9_1_a_neutral_mound_without_a_legal_hex_is_left_out() -> None:
    t = building(FLOWER, 4, (1, 0, 0), "B2")
    assert t.offer == "tile"
    assert mounds(t) == {"B2"}


# ------------------------------------------------------------- T9.2 who lays what
@pytest.mark.rule("T9.2")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 5, 8, 9])
def test_t9_2_in_turn_order_each_lays_two_tiles_and_with_an_odd_number_the_last_player_lays_one(
    players: int, number: int, seed: int
) -> None:
    t = building(PLAIN, players, (number, 0, 0), seed=seed)
    free = iter(["A1", "A3", "A5", "C1", "C4", "C7", "E1", "E4", "E7"])
    who = []
    while t.offer == "tile":
        who.append(t.actor)
        t.do("tile:vegetation/water")
        assert t.actor == who[-1]
        t.do(f"lay:{next(free)}")
    assert who == [(t.s.first + n // 2) % players for n in range(number)]
    assert (t.offer, t.actor, counts(t.s.tiles)) == ("mound", t.s.first, [0, 0, 0])


@pytest.mark.rule("T9.1", "T9.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t9_2_a_board_of_17_tiles_from_the_box_is_built_and_then_the_mounds_come(players: int) -> None:
    m = match(players, scenario="build", tiles="17")
    first = seen(m, 0).first or 0
    play(m, 7, "mound")
    verbs = [(line.action or "").partition(":")[0] for line in m.trail[1:]]
    assert verbs == ["neutral"] * (players - 1) + ["tile", "lay"] * 17 + ["mound"]
    assert [line.seat for line in m.trail[players:-1:2]] == [(first + n // 2) % players for n in range(17)]
    terrains = [hex.terrain for hex in seen(m, 0).board.values()]
    assert len(terrains) - terrains.count("open") == 17


@pytest.mark.rule("T9.2")
@pytest.mark.parametrize("seed", range(3))
def test_t9_2_the_first_player_lays_first_also_when_a_neutral_mound_found_no_hex(seed: int) -> None:
    t = building(FLOWER, 3, (2, 2, 2), "B2", seed=seed)
    assert (t.offer, t.actor) == ("tile", t.s.first)


@pytest.mark.rule("T9.2")
def test_t9_2_the_side_of_each_tile_is_chosen_and_the_tile_is_used_up() -> None:
    t = building(PLAIN, 2, (1, 1, 0))
    sides = {"water/vegetation", "vegetation/water", "vegetation/stones", "stones/vegetation"}
    assert t.legal("tile") == sides
    assert t.why("tile:stones/water") == ("T9.2", "no-such-tile")
    seat = t.actor
    t.do("tile:stones/vegetation", "lay:E5")
    assert terrain(t, "E5") == "stones"
    assert ("laid", seat, t.cells["E5"], 4) in happened(t)
    assert t.legal("tile") == {"water/vegetation", "vegetation/water"}
    assert t.why("tile:vegetation/stones") == ("T9.2", "no-such-tile")


@pytest.mark.rule("T9.2")
def test_t9_2_tiles_go_on_free_hexes_also_on_the_edge() -> None:
    t = building(PLAIN, 2, (6, 0, 0), "E5")
    lay(t, "vegetation", "A1")
    t.do("tile:vegetation/water")
    assert t.why("lay:A1") == ("T9.2", "not-open")
    assert t.legal("lay") == set(t.cells) - {"A1", "E5"}
    outside = t.why(f"lay:{NOWHERE}")
    assert outside is not None
    assert outside[1] == "not-on-board"


@pytest.mark.rule("T9.2")
def test_t9_2_no_tile_goes_on_a_hex_with_a_mound() -> None:
    t = building(PLAIN, 2, (6, 0, 0), "E5")
    refused = refusal(t, "vegetation", "E5")
    assert refused is not None
    assert refused[0] in ("T9.2", "T5.4")  # which speak of free hexes; T4.5 is about the hex of a mound


@pytest.mark.rule("T9.2")
def test_t9_2_laying_is_not_a_choice() -> None:
    t = building()
    assert t.why("pass") == ("T9.2", "not-now")
    assert t.why("lay:E5") == ("T9.2", "not-now")  # which tile comes first


@pytest.mark.rule("T9.2")
def test_t9_2_a_side_that_fits_nowhere_cannot_be_chosen_but_the_other_can() -> None:
    t = building(FLOWER, 2, (3, 0, 0), "B2")
    lay(t, "water", "A1")
    assert t.legal("tile") == {"vegetation/water"}
    assert t.why("tile:water/vegetation") == ("T9.2", "no-hex-for-tile")


@pytest.mark.rule("T9.2")
def test_t9_2_when_no_tile_can_be_laid_any_more_laying_stops() -> None:
    """Four tiles in a row around the mound: whatever comes next would make a group of five."""
    t = building(FLOWER, 2, (3, 3, 3), "B2")
    for up, hex in (("vegetation", "A1"), ("vegetation", "A2"), ("stones", "B3")):
        lay(t, up, hex)
        assert t.offer == "tile"
    lay(t, "stones", "C2")
    assert t.over  # nobody has a token, and no hex is left for a mound
    assert counts(t.s.tiles) == [0, 0, 0]
    assert [terrain(t, hex) for hex in ("B1", "C1")] == ["open", "open"]


@pytest.mark.rule("T9.2")
@pytest.mark.parametrize(("picture", "laid"), [(" v v\n. . .\n . v", 1), (" v v\n. . .\n s v", 0)])
def test_t9_2_laying_may_stop_before_a_player_has_laid_two(picture: str, laid: int) -> None:
    """Between the lower and the upper tiles one more makes a group of four, or already one of five."""
    t = Table(
        picture, setup=True, scenario="build", tiles=(3, 0, 0), swarms={"blue": ["worker-1"], "red": ["worker-1"]}
    )
    first = t.s.first
    t.do("neutral:B2")
    if laid:
        assert (t.actor, t.offer) == (first, "tile")
        lay(t, "water", "B3")
    assert (t.actor, t.offer) == (first, "token")
    assert counts(t.s.tiles) == [0, 0, 0]
