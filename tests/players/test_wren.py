"""The net that comes with each game, which plays as Wren. Also run with compiled rules, by ismcts/test_compiled.py."""

from __future__ import annotations

import numpy as np
import pytest
from tests.players.ismcts.tables import decisions, start

from rulewright.games import load
from rulewright.players.bots import BY_NET, make_bot, offered
from rulewright.players.nets.arithmetic import judge
from rulewright.players.nets.net_bot import shipped_judge
from rulewright.players.nets.shipped_net import shipped
from rulewright.players.nets.weights import read_net
from rulewright.players.seat import Seat

GAMES = ["termites", "cryhavoc"]
LARGEST = 3_000_000  # bytes
EVERY = 20  # decisions


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_net_is_small_and_its_bot_is_offered(name: str) -> None:
    file = shipped(load(name))
    assert file is not None
    assert file.stat().st_size < LARGEST
    assert BY_NET in offered(load(name))


def test_wren_stands_among_the_bots_where_it_plays_in_that_game() -> None:
    """Measured, see docs/bots.md: about as strong as Juno in Termites, clearly stronger in Cry Havoc."""
    assert offered(load("termites")) == ("pip", "wren", "juno", "marlow", "vesper", "atlas", "orion")
    assert offered(load("cryhavoc")) == ("pip", "juno", "wren", "marlow", "vesper", "atlas", "orion")


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_net_says_the_same_bits_however_it_is_run(name: str) -> None:
    game, compared = load(name), 0
    file = shipped(game)
    assert file is not None
    assert game.observation is not None
    net = read_net(file, game).net
    actions = np.array(list(game.actions()))
    for match, seat in decisions(name, EVERY, players=3):
        row = np.asarray(game.observation.seen(match._states, 0, seat.number), np.int16)
        numbers = np.searchsorted(actions, match.legal())
        expected = judge(net, row[None]).actions[0, numbers]
        assert (shipped_judge(game).actions(row, numbers) == expected).all()
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", GAMES)
def test_wren_beats_random_play(name: str) -> None:
    game = load(name)
    wren, random = make_bot(BY_NET, game, 1), make_bot("random", game, 1)
    for own in range(2):
        match = start(name, seed=7)
        while not match.over:
            seat = Seat(match, match.actor)
            match.act(seat.number, (wren if seat.number == own else random).choose(seat))
        assert match.standing(own)[0] > match.standing(1 - own)[0]
