"""A net inside the search: Wren's, which also has an opinion on positions. Also run with compiled rules, by test_compiled.py."""

from __future__ import annotations

from typing import Any

import pytest
from tests.players.ismcts.tables import TITLES, decisions
from tests.players.ismcts.test_fairness import compare

from rulewright.games import load
from rulewright.kernel.guide import HABITS
from rulewright.kernel.rule import buffer
from rulewright.players.ismcts import judging
from rulewright.players.ismcts.levels import ATLAS, SearchBot
from rulewright.players.ismcts.opinion import (
    RULES,
    UNIT_BITS,
    appraise,
    net_and_room,
    read_opinion,
)
from rulewright.players.ismcts.search import Search
from rulewright.players.nets.arithmetic import seen_by
from rulewright.players.nets.shipped_net import shipped
from rulewright.players.nets.weights import read_net

EVERY, FEW = 25, 12
for_both = pytest.mark.parametrize("name", TITLES)


def opinion_of(name: str) -> Any:
    file = shipped(load(name))
    assert file is not None
    return read_opinion(file, load(name))


def appraise_at(
    states: Any, guide: Any, habits: Any, searcher: int, players: int, net: Any, row: Any, room: Any, shares: Any
) -> None:
    appraise(states[0], searcher, players, guide, habits, net, row, room, shares)


def appraised(match: Any, net: Any) -> list[int]:
    game, habits, shares = match.game, buffer(len(HABITS)), buffer(match.players)
    habits[judging.TEMPERATURE] = game.guides.habits["temperature"]
    bound = game.observation.extend((*judging.RULES, *RULES), (appraise_at,))
    given = (match._states, game.guides.tuned, habits, match.actor, match.players, *net_and_room(game, net))
    bound.appraise_at(*given, shares)
    return [int(share) for share in shares]


@for_both
def test_a_position_is_worth_what_the_evaluation_and_the_net_say(name: str) -> None:
    game, compared = load(name), 0
    file, unit = shipped(game), game.guides.habits["temperature"]
    assert file is not None
    net, packed = read_net(file, game).net, read_opinion(file, game)
    for match, seat in decisions(name, EVERY, players=3):
        row = game.observation.seen(match._states, 0, seat.number)  # type: ignore[union-attr]
        plain = [int(game.engine.evaluate(match._states, 0, each, game.guides.tuned)) for each in range(3)]
        told = [opinion * unit >> UNIT_BITS for opinion in seen_by(net, row, 3)]
        assert appraised(match, None) == plain
        assert appraised(match, packed) == [a + b for a, b in zip(plain, told, strict=True)]
        assert any(told), "the net has nothing to say"
        compared += 1
    assert compared > 3


@for_both
def test_a_search_asks_its_net(name: str) -> None:
    net = opinion_of(name)
    for _, seat in decisions(name, EVERY):
        found = [Search(load(name), FEW, net=asked).look(seat, 3) for asked in (None, net, net)]
        assert found[1] == found[2]
        if found[0] != found[1]:
            return
    pytest.fail("it makes no difference")


@for_both
def test_a_bot_with_a_net_decides_by_what_its_seat_knows(name: str) -> None:
    level, net = ATLAS._replace(iterations=FEW), opinion_of(name)
    compared = compare(name, [lambda game, seed: SearchBot(game, level, seed, None, net)], 2, seed=6, every=31)
    assert compared.differing == []
    assert compared.hidden > 3
