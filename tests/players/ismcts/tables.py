"""Shared by tests of the search: a seat in a hand-made position, games to look at, and results as text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulewright.games import load
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.match import Match
from rulewright.kernel.rule import COMPILED
from rulewright.players.ismcts.search import Found, Search
from rulewright.players.letter import World
from rulewright.players.seat import Seat

TITLES = ("termites", "cryhavoc")
searches = pytest.mark.skipif(not COMPILED, reason="takes ten times as long, and ismcts/test_compiled.py runs it")


def start(name: str, players: int = 2, seed: int = 5) -> Match:
    game = load(name)
    return Match(game, game.prepare(Settings(players)), bytes([seed] * 32))


def decisions(name: str, every: int, players: int = 2, seed: int = 5) -> Iterator[tuple[Match, Seat]]:
    """Some decisions of a random game with more than one choice."""
    match, random, number = start(name, players, seed), Random(seed), 0
    while not match.over:
        if len(match.legal()) > 1:
            number += 1
            if number % every == 0:
                yield match, Seat(match, match.actor)
        match.act(match.actor, random.choice(match.legal()))


def seat_in(game: Game, states: Any, settings: Settings, number: int | None = None) -> Seat:
    """A seat in the position in states[0]; default: the seat to act."""
    world = World(game, settings, game.engine.encode(states, 0))
    return Seat(world, world.actor if number is None else number)


def other_world(game: Game, seat: Seat, settings: Settings, seed: int) -> Seat:
    """The same seat at another table, where everything that it cannot know is redealt."""
    states = game.engine.new(1)
    seat.sample(states, 0, seed)
    return seat_in(game, states, settings, seat.number)


def look(game: Game, seat: Seat, iterations: int, seed: int = 1, **habits: int) -> dict[str, Found]:
    """The results of a new search, most promising first, by the actions' texts. Uses the game's habits, except for the given ones."""
    states = game.engine.new(1)
    seat.sample(states, 0, 0)
    s, search = game.engine.twin(states, 0), Search(game, iterations, habits=habits)
    return {game.write(s, found.action): found for found in search.look(seat, seed)}


def roots(search: Search) -> list[bytes]:
    """The positions at the roots of the trees."""
    engine = search._game.engine
    return [engine.encode(trees.states, 0) for trees in search._trees]
