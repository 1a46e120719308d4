"""T1 Aim and parts: what the engine and the shipped pack make of them."""

from __future__ import annotations

import pytest
from msgspec import convert
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import CASTES, attackers, counts, match, sums
from tests.rules.termites.table import NEUTRAL, Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.pack.loading import load
from rulewright.games.termites.rules.ending import points
from rulewright.games.termites.shown.shapes import Hex
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError

SWARMS = ("blue", "red", "gold", "grey")
ALL_SWARMS = ",".join(SWARMS)
TILES = "water/vegetation", "vegetation/water", "vegetation/stones", "stones/vegetation", "stones/water", "water/stones"


# ------------------------------------------------------------- T1.1 players
@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_1_two_to_four_players_have_one_swarm_each(players: int) -> None:
    swarms = [seat.swarm for seat in seen(match(players), 0).seats]
    assert len(swarms) == len(set(swarms)) == players
    assert set(swarms) <= set(SWARMS)


@pytest.mark.rule("T1.1")
def test_t1_1_the_swarms_are_blue_red_gold_and_grey() -> None:
    assert [seat.swarm for seat in seen(match(4, swarms=ALL_SWARMS), 2).seats] == list(SWARMS)


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_t1_1_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(UserError) as refused:
        GAME.prepare(Settings(players))
    assert refused.value.message.key == "players-number"


@pytest.mark.rule("T1.1")
def test_t1_1_the_highest_mound_total_wins_whatever_else_there_is_on_the_board() -> None:
    t = Table(players=3)
    t.reserve(0, 5, 6, 7)  # 18
    t.reserve(1, 8, 9)  # 17, and 40 units
    t.reserve(2, 5, 6)
    t.mound(2, 6, "E5")
    t.s.trophies[2][8] = 1  # 5 + 6 + 8 = 19
    for hex in [hex for hex in sorted(t.cells) if t.free(hex)][:40]:
        t.unit(1, "soldier-3", hex)
    outcome = [GAME.engine.standing(t.states, 0, seat)[0] for seat in range(3)]
    assert outcome[2] > outcome[0] > outcome[1]


# ------------------------------------------------------------- T1.2 a swarm
@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_2_a_swarm_is_18_tokens_and_5_mounds(players: int) -> None:
    m = match(players)
    s = m.twin()
    for seat in range(players):
        assert sum(counts(s.hand[seat])) + sum(counts(s.stack[seat])) == 18
        assert sum(counts(s.reserve[seat])) == 5
    assert [sum(counts(s.stack[seat])) + sum(counts(s.reserve[seat])) for seat in range(players, 4)] == [0] * (
        4 - players
    )


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("seat", range(4))
def test_t1_2_every_token_shows_one_or_more_termites_of_one_caste(seat: int) -> None:
    tokens = seen(match(4, swarms=ALL_SWARMS), seat).seats[seat].unseen
    assert {token.caste for token in tokens} == set(CASTES)
    assert {token.termites for token in tokens} <= {1, 2, 3}
    assert len({(token.caste, token.termites) for token in tokens}) == len(tokens)
    assert sum(token.count for token in tokens) == 18


# ------------------------------------------------------------- T1.3 mounds
@pytest.mark.rule("T1.3")
def test_t1_3_the_mounds_of_a_swarm_have_the_values_5_to_9() -> None:
    assert [seat.reserve for seat in seen(match(4), 0).seats] == [[5, 6, 7, 8, 9]] * 4
    t = Table(setup=True)
    assert t.legal() == {"mound:5", "mound:6", "mound:7", "mound:8", "mound:9"}
    assert t.why("mound:4") == ("T1.3", "no-such-mound")


@pytest.mark.rule("T1.3")
def test_t1_3_a_swarm_has_each_value_once() -> None:
    t = Table(setup=True)
    second = 1 - t.actor
    t.do("mound:7", "build:C3")
    assert t.actor == second
    t.do("mound:9", "build:C5")
    assert (t.actor, t.legal("mound")) == (second, {"5", "6", "7", "8"})
    assert t.why("mound:9") == ("T1.3", "no-such-mound")
    t.do("mound:7", "build:G3")  # the other player's 7 is another mound
    assert (t.actor, t.legal("mound")) == (1 - second, {"5", "6", "8", "9"})


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("value", [5, 6, 7, 8, 9])
def test_t1_3_the_value_of_a_mound_is_its_defence(value: int) -> None:
    for strength, refusal in ((value, ("T6.5", "too-weak")), (value + 1, None)):
        t = Table()
        t.mound(1, value, "E5")
        attackers(t, 0, strength, "E5", "E4")
        t.movement(0)
        t.do("unit:E4")
        assert t.why("move:E5") == refusal


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("value", [5, 6, 7, 8, 9])
def test_t1_3_the_value_of_a_mound_is_its_points(value: int) -> None:
    t = Table()
    t.mound(1, value, "E5")
    attackers(t, 0, value + 1, "E5", "E4")
    assert (points(t.s, 0), points(t.s, 1)) == (35, 35)
    t.movement(0)
    t.do("unit:E4", "move:E5")
    assert (points(t.s, 0), points(t.s, 1)) == (35 + value, 35 - value)


# ------------------------------------------------------------- T1.4 neutral mounds
@pytest.mark.rule("T1.4")
@pytest.mark.parametrize(("players", "scenario"), [(2, "two"), (3, "three"), (4, "four"), (4, "four-advanced")])
def test_t1_4_a_scenario_has_one_neutral_mound_less_than_players(players: int, scenario: str) -> None:
    board = seen(match(players, scenario=scenario), 0).board
    neutral = [hex for hex in board.values() if hex.mound]
    assert neutral == [Hex("open", owner="neutral", mound=7)] * (players - 1)


@pytest.mark.rule("T1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_4_on_a_board_that_the_players_build_there_is_one_less_than_players(players: int) -> None:
    t = Table(players=players, setup=True, scenario="build", tiles=(0, 0, 0))
    placed = ["C3", "C5", "G3"][: players - 1]
    for hex in placed:
        assert t.offer == "neutral-hex"
        t.do(f"neutral:{hex}")
        assert t.at(hex) == (NEUTRAL, 7)
    assert t.offer == "mound"


@pytest.mark.rule("T1.4")
@pytest.mark.parametrize(("strength", "refusal"), [(7, ("T6.5", "too-weak")), (8, None)])
def test_t1_4_a_neutral_mound_defends_with_7(strength: int, refusal: tuple[str, str] | None) -> None:
    t = Table()
    t.neutral("E5")
    attackers(t, 0, strength, "E5", "E4")
    t.movement(0)
    t.do("unit:E4")
    assert t.why("move:E5") == refusal


@pytest.mark.rule("T1.4")
def test_t1_4_a_neutral_mound_is_worth_7_to_who_takes_it_and_nothing_to_anybody_before() -> None:
    t = Table()
    t.neutral("E5")
    attackers(t, 1, 8, "E5", "E4")
    assert (points(t.s, 0), points(t.s, 1)) == (35, 35)
    t.movement(1)
    t.do("unit:E4", "move:E5")
    assert sums(t) == (8, 7)
    assert t.trophies(1) == [7]
    assert (points(t.s, 0), points(t.s, 1)) == (35, 42)


# ------------------------------------------------------------- T1.5 tiles
@pytest.mark.rule("T1.5")
def test_t1_5_there_are_18_tiles_and_all_are_used_unless_the_players_choose_otherwise() -> None:
    assert sum(load("classic").tiles) == 18
    assert sum(seen(match(2, scenario="build"), 0).tiles.values()) == 18


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("number", [0, 1, 15, 16, 17, 18])
def test_t1_5_how_many_tiles_are_used_is_the_players_choice(number: int) -> None:
    used = seen(match(2, scenario="build", tiles=str(number)), 0).tiles.values()
    assert sum(used) == number
    assert all(0 <= n <= have for n, have in zip(used, load("classic").tiles, strict=True))


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("number", ["19", "-1", "all"])
def test_t1_5_no_more_tiles_than_there_are_can_be_used(number: str) -> None:
    with pytest.raises(UserError) as refused:
        GAME.prepare(Settings(2, {"scenario": "build", "tiles": number}))
    assert refused.value.message.key == "option-value"


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("side", TILES)
def test_t1_5_a_tile_has_two_sides_and_lies_on_one_of_them(side: str) -> None:
    kinds = [TILES.index(side) // 2 == number for number in range(3)]
    t = Table(setup=True, scenario="build", tiles=(kinds[0] * 2, kinds[1] * 2, kinds[2] * 2))
    t.do("neutral:E5")
    up, down = side.split("/")
    assert t.legal() == {f"tile:{up}/{down}", f"tile:{down}/{up}"}
    t.do(f"tile:{side}", "lay:A1")
    assert seen(t.s, 0).board["A1"] == convert({"terrain": up}, Hex)
    assert sum(counts(t.s.tiles)) == 1


@pytest.mark.rule("T1.5")
def test_t1_5_a_scenario_uses_no_tiles_of_the_players() -> None:
    assert seen(match(3, scenario="three", tiles="18"), 0).tiles == {
        "water/vegetation": 0,
        "vegetation/stones": 0,
        "stones/water": 0,
    }


# ------------------------------------------------------------- T1.6 the mix of castes
@pytest.mark.rule("T1.6")
@pytest.mark.parametrize(("swarm", "caste"), list(zip(SWARMS, CASTES, strict=True)))
def test_t1_6_a_swarm_leans_on_its_own_caste(swarm: str, caste: str) -> None:
    """It has more of it than any other swarm, in tokens and in termites."""
    tokens: dict[str | None, int] = {}
    termites: dict[str | None, int] = {}
    for seat in seen(match(4), 0).seats:
        own = [row for row in seat.unseen if row.caste == caste]
        tokens[seat.swarm] = sum(row.count for row in own)
        termites[seat.swarm] = sum(row.count * row.termites for row in own)
    assert all(tokens[swarm] > tokens[other] for other in tokens if other != swarm)
    assert all(termites[swarm] > termites[other] for other in termites if other != swarm)


@pytest.mark.rule("T1.6")
def test_t1_6_a_swarm_keeps_its_castes_whichever_seat_takes_it() -> None:
    forth, back = (seen(match(4, swarms=order), 0).seats for order in (ALL_SWARMS, "grey,gold,red,blue"))
    assert [seat.unseen for seat in forth] == [seat.unseen for seat in reversed(back)]
    assert len({str(seat.unseen) for seat in forth}) == 4
