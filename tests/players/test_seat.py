"""What a bot has access to: its own view, its own choices, worlds it cannot rule out. Not the true position."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.termites.pieces import seen

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.players.greedy import GreedyBot
from rulewright.players.random import RandomBot
from rulewright.players.seat import Bot, Seat

GAME = load("termites")


@pytest.fixture
def match() -> Match:
    return Match(GAME, GAME.prepare(Settings(3)), bytes(range(32)))


def test_a_seat_that_is_not_asked_has_no_choices(match: Match) -> None:
    asked = match.actor
    assert Seat(match, asked).legal() == match.legal()
    assert Seat(match, (asked + 1) % 3).legal() == []


def test_a_seat_shows_its_own_hand_and_only_counts_of_others(match: Match) -> None:
    views = [Seat(match, seat).view() for seat in range(3)]
    assert views == [seen(match, seat) for seat in range(3)]
    hands = [seen(match, seat).hand for seat in range(3)]
    twin = match.twin()
    assert all(sum(token.count for token in hand) == 3 for hand in hands)
    for seat in range(3):
        assert all(other.hand == 3 for other in seen(match, seat).seats)
        assert sum(twin.hand[seat]) == 3


def test_nothing_that_a_seat_offers_is_the_match_or_its_states(match: Match) -> None:
    seat = Seat(match, 0)
    for name in [name for name in dir(seat) if not name.startswith("_")]:
        assert getattr(seat, name) is not match
    assert not hasattr(seat, "twin")


def test_worlds_keep_what_the_seat_knows_and_vary_what_it_does_not(match: Match) -> None:
    seat = Seat(match, 1)
    states = seat.engine.new(1)
    own, others = set(), set()
    for seed in range(30):
        seat.sample(states, 0, seed)
        world = seat.engine.twin(states, 0)
        own.add(tuple(world.hand[1]))
        others.add(tuple(world.hand[0]))
    assert own == {tuple(match.twin().hand[1])}
    assert len(others) > 5


@pytest.mark.parametrize("make", [lambda: RandomBot(3), lambda: GreedyBot(GAME, 3, worlds=2)])
def test_bots_choose_what_is_legal(match: Match, make: Callable[[], Bot]) -> None:
    bot = make()
    for _ in range(14):
        seat = Seat(match, match.actor)
        action = bot.choose(seat)
        assert action in seat.legal()
        match.act(seat.number, action)


def test_greedy_takes_a_mound_when_it_can() -> None:
    """In a whole greedy game mounds are taken, which rarely happens in random play."""
    match = Match(GAME, GAME.prepare(Settings(2)), bytes(32))
    bots = [GreedyBot(GAME, seat) for seat in range(2)]
    while not match.over:
        match.act(match.actor, bots[match.actor].choose(Seat(match, match.actor)))
    twin = match.twin()
    assert sum(sum(twin.trophies[seat]) for seat in range(2)) >= 3
