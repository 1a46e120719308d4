"""T4 Set-up: the board, swarms, who starts, hands. Mounds are in test_t4_mounds.py."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import CASTES, counts, first_chances, hand, match, play
from tests.rules.termites.table import Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.pack.loading import load
from rulewright.games.termites.pack.pictures import names
from rulewright.games.termites.parts import SWARMS
from rulewright.games.termites.shown.shapes import Hex
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError

SCENARIOS = [(2, "two"), (3, "three"), (4, "four"), (4, "four-advanced")]
LETTERS = {"open": ".", "water": "w", "vegetation": "v", "stones": "s"}


def refused(players: int, **options: str) -> str:
    with pytest.raises(UserError) as error:
        GAME.prepare(Settings(players, options))
    return error.value.message.key


# ------------------------------------------------------------- T4.1 the board
@pytest.mark.rule("T4.1")
@pytest.mark.parametrize(("players", "scenario"), SCENARIOS)
def test_t4_1_a_scenario_gives_the_terrain_and_the_neutral_mounds(players: int, scenario: str) -> None:
    layout = next(s.layout for s in load("classic").scenarios if s.name == scenario)
    board = seen(match(players, scenario=scenario), 0).board
    named = names(layout.terrain)
    drawn = {hex: LETTERS[at.terrain] for hex, at in board.items()}
    assert drawn == {named[cell]: " .wvs"[layout.terrain[cell]] for cell in named}
    assert {hex for hex, at in board.items() if at.mound} == {named[cell] for cell in layout.neutral}
    assert not any(at.caste for at in board.values())


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize(
    ("players", "offered"), [(2, ["two"]), (3, ["three"]), (4, ["four", "four-advanced"])], ids=["2", "3", "4"]
)
def test_t4_1_each_number_of_players_has_its_scenarios_or_builds_or_brings_a_board(
    players: int, offered: list[str]
) -> None:
    option = next(option for option in GAME.options(players) if option.name == "scenario")
    assert list(option.values) == [*offered, "build", "file"]
    assert match(players).prepared.settings.options["scenario"] == offered[0]


@pytest.mark.rule("T4.1")
def test_t4_1_a_scenario_for_another_number_of_players_is_refused() -> None:
    assert refused(3, scenario="two") == refused(2, scenario="four") == refused(2, scenario="nowhere") == "option-value"


@pytest.mark.rule("T4.1")
def test_t4_1_a_board_that_the_players_build_begins_blank() -> None:
    m = match(3, scenario="build")
    view = seen(m, m.actor)
    assert list(view.board.values()) == [Hex("open")] * 91
    assert view.prompt.offer == "neutral-hex"


# ------------------------------------------------------------- T4.2 swarms
@pytest.mark.rule("T4.2")
def test_t4_2_players_take_the_swarms_they_agree_on() -> None:
    seats = seen(match(3, swarms="grey,gold,blue"), 0).seats
    assert [seat.swarm for seat in seats] == ["grey", "gold", "blue"]


@pytest.mark.rule("T4.2")
def test_t4_2_or_swarms_are_drawn_at_random_each_as_likely_as_any_other_and_none_twice() -> None:
    states, met = first_chances(3)
    assert met[0] == dict.fromkeys((f"swarm:{name}" for name in SWARMS), 1)
    assert met[1] == dict.fromkeys(("swarm:red", "swarm:gold", "swarm:grey"), 1)
    assert met[2] == dict.fromkeys(("swarm:gold", "swarm:grey"), 1)
    assert counts(states[0].swarm) == [0, 1, 2, -1]


@pytest.mark.rule("T4.2")
def test_t4_2_some_may_agree_and_the_others_draw_from_what_is_left() -> None:
    states, met = first_chances(3, swarms="drawn,blue,drawn")
    assert met[0] == dict.fromkeys(("swarm:red", "swarm:gold", "swarm:grey"), 1)
    assert met[1] == dict.fromkeys(("swarm:gold", "swarm:grey"), 1)
    assert counts(states[0].swarm) == [1, 0, 2, -1]


@pytest.mark.rule("T4.2")
def test_t4_2_every_swarm_is_drawn_by_every_seat_sooner_or_later() -> None:
    drawn = [[seat.swarm for seat in seen(match(2, seed), 0).seats] for seed in range(40)]
    for seat in range(2):
        assert {swarms[seat] for swarms in drawn} == set(SWARMS)
    assert all(len(set(swarms)) == 2 for swarms in drawn)


@pytest.mark.rule("T4.2")
def test_t4_2_two_players_never_have_the_same_swarm_or_a_nonexistent_one() -> None:
    assert refused(2, swarms="red,red") == "termites-swarm-twice"
    assert refused(2, swarms="red,green") == "termites-swarm-unknown"
    assert refused(3, swarms="red,blue") == refused(2, swarms="red,blue,gold") == "termites-swarms-number"


@pytest.mark.rule("T4.2")
@pytest.mark.parametrize("swarm", SWARMS)
def test_t4_2_the_tokens_are_shuffled_any_of_the_stack_may_come_next(swarm: str) -> None:
    """The chance of each kind of token is its share of the stack."""
    other = "blue" if swarm != "blue" else "red"
    states, met = first_chances(2, swarms=f"{swarm},{other}")
    tokens = next(s.tokens for s in load("classic").swarms if s.name == swarm)
    left = {
        f"draw:{caste}-{n + 1}": tokens[3 * i + n]
        for i, caste in enumerate(CASTES)
        for n in range(3)
        if tokens[3 * i + n]
    }
    assert met[0] == {"first:0": 1, "first:1": 1}
    for chances in met[1:4]:
        assert chances == left
        left[next(iter(left))] -= 1
        left = {token: count for token, count in left.items() if count}
    assert sum(counts(states[0].stack[0])) == 15


# ------------------------------------------------------------- T4.3 who starts, hands
@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t4_3_a_random_player_starts_each_as_likely_as_any_other(players: int) -> None:
    _, met = first_chances(players, swarms=",".join(SWARMS[:players]))
    assert met[0] == {f"first:{seat}": 1 for seat in range(players)}
    assert {seen(match(players, seed), 0).first for seed in range(40)} == set(range(players))


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_t4_3_play_goes_clockwise_from_the_player_who_starts(players: int, seed: int) -> None:
    swarms: dict[str, list[str]] = {name: ["worker-1"] * 4 for name in SWARMS}
    t = Table(players=players, swarms=swarms, setup=True, seed=seed)
    first, turns = t.s.first, []
    while not t.over:
        if t.offer == "token":
            turns.append(t.actor)
        t.do("pass" if "pass" in t.legal() else sorted(t.legal())[0])
    assert turns == [(first + n) % players for n in range(players)] * 4


@pytest.mark.rule("T4.3")
def test_t4_3_nobody_else_may_act() -> None:
    t = Table(setup=True)
    assert t.why("mound:5", seat=1 - t.actor) == ("T4.3", "not-your-turn")


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t4_3_everyone_draws_3_tokens_before_the_mounds_are_placed(players: int) -> None:
    m = match(players)
    view = seen(m, m.actor)
    assert view.prompt.offer == "mound"
    assert [(seat.hand, seat.stack) for seat in view.seats] == [(3, 15)] * players
    assert sum(token.count for token in view.hand) == 3


@pytest.mark.rule("T4.3")
def test_t4_3_the_hands_are_drawn_after_the_board_is_built() -> None:
    m = match(2, scenario="build", tiles="0")
    assert [seat.hand for seat in seen(m, 0).seats] == [0, 0]
    assert play(m, 1, "neutral") is not None
    assert [seat.hand for seat in seen(m, 0).seats] == [3, 3]


@pytest.mark.rule("T4.3")
def test_t4_3_the_tokens_drawn_come_from_the_players_own_stack() -> None:
    t = Table(swarms={"blue": ["worker-1", "alate-3", "worker-1", "worker-1"], "red": ["soldier-2"]}, setup=True)
    hands = hand(t, 0), hand(t, 1)
    assert sum(hands[0].values()) == 3
    assert set(hands[0]) <= {"worker-1", "alate-3"}
    assert hands[1] == {"soldier-2": 1}  # all that there is
    assert Counter(counts(t.s.stack[0])) == Counter({0: 11, 1: 1})


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t4_3_hands_are_hidden_from_the_others(players: int) -> None:
    m = match(players)
    line = m.trail[0]
    for seat in range(players):
        drew = [message for message in m.events(line, seat) if message.key == "termites-event-drew"]
        hidden = [message for message in m.events(line, seat) if message.key == "termites-event-drew-hidden"]
        assert [message.args["seat"] for message in drew] == [seat] * 3
        assert Counter(message.args["seat"] for message in hidden) == {p: 3 for p in range(players) if p != seat}
        assert all(set(message.args) == {"seat"} for message in hidden)
    watched = m.events(line, SPECTATOR)
    assert not any(message.key == "termites-event-drew" for message in watched)
    assert seen(m, SPECTATOR).hand == []
    for text, eyes in zip(line.outcomes, line.outcome_eyes, strict=True):
        assert not text.startswith("draw:") or eyes in [1 << seat for seat in range(players)]
