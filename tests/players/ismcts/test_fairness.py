"""No bot peeks: if its seat cannot tell two positions apart, it decides the same in both.

Interpreted, bots think little and are asked now and then in two games; compiled (test_compiled.py), all of them are asked at every decision
of several."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from rulewright.games import load
from rulewright.kernel.game import Game
from rulewright.kernel.rule import COMPILED
from rulewright.players import bots
from rulewright.players.bots import BOTS, OPPONENTS, make_bot
from rulewright.players.ismcts.levels import LEVELS, SearchBot
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Bot, Seat

from .tables import other_world, searches, start

Maker = Callable[[Game, int], Bot]
FEWEST = 3  # iterations of the weakest bot with interpreted rules; each stronger one has one more
MOST = 16  # iterations of any bot with compiled rules
SEEDS = (3, 4) if COMPILED else (3,)
TABLES = [("termites", 2), ("cryhavoc", 2), *([("termites", 3), ("termites", 4)] if COMPILED else [])]
NOW_AND_THEN = 13


class Compared(NamedTuple):
    asked: int  # decisions at which a bot was asked twice
    hidden: int  # how often the other position really differed
    differing: list[str]  # pairs of different decisions


def compare(name: str, makers: Sequence[Maker], players: int, seed: int, every: int) -> Compared:
    """A game in which two identical bots are sometimes asked at two decisions in a row, so that they may keep their trees; one of them sits
    at a table where everything that it cannot know has been redealt. Bots take turns, unless every decision is compared: then all are
    asked. The first one's decision is played, otherwise a random action."""
    match, random = start(name, players, seed), Random(seed)
    game, settings = match.game, match.prepared.settings
    pairs: dict[tuple[int, int], tuple[Bot, Bot]] = {}
    number = asked = hidden = 0
    differing = []
    while not match.over:
        seat, legal = Seat(match, match.actor), match.legal()
        action = random.choice(legal)
        number += len(legal) > 1
        if len(legal) > 1 and number % every < 2:
            turn = number // every % len(makers)
            shadow = other_world(game, seat, settings, number)
            hidden += position(shadow) != match.trail[-1].position
            asked += 1
            for which in range(len(makers)) if every == 1 else [turn]:
                if (which, seat.number) not in pairs:
                    pairs[which, seat.number] = makers[which](game, seed), makers[which](game, seed)
                pair = pairs[which, seat.number]
                own, other = (bot.choose(eyes) for bot, eyes in zip(pair, (seat, shadow), strict=True))
                action = own if which == turn else action
                if own != other:
                    words = [game.write(match.look(), chosen) for chosen in (own, other)]
                    differing.append(f"{pair[0].name}: {', '.join(words)}")
        match.act(seat.number, action)
    return Compared(asked, hidden, differing)


def position(seat: Seat) -> bytes:
    """The true position at the seat's table, which no bot may access."""
    table: Any = seat._Seat__table  # type: ignore[attr-defined]
    states = table.game.engine.new(1)
    table.game.engine.decode(states, 0, table.game.engine.encode(table._states, 0))
    return bytes(table.game.engine.encode(states, 0))


# ------------------------------------------------------------- all bots
@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots search in the same way, but less."""
    cut = [
        level._replace(iterations=min(level.iterations, MOST) if COMPILED else FEWEST + n)
        for n, level in enumerate(LEVELS)
    ]
    monkeypatch.setattr(bots, "LEVELS", tuple(cut))


def made(name: str) -> Maker:
    return lambda game, seed: make_bot(name, game, seed, seconds=None)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_bots_that_search_decide_by_what_their_seat_knows(name: str, players: int, seed: int) -> None:
    every = 1 if COMPILED else NOW_AND_THEN
    compared = compare(name, [made(bot) for bot in OPPONENTS], players, seed, every)
    assert compared.differing == []
    assert compared.asked > 20
    assert compared.hidden > compared.asked // 2, "hardly a position differed: the test is empty"


@searches
@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [3, 4])
def test_bots_that_search_do_so_in_battles_of_three_and_four_factions(players: int, seed: int) -> None:
    compared = compare("cryhavoc", [made(bot) for bot in OPPONENTS], players, seed + 1, every=1)
    assert compared.differing == []
    assert compared.hidden > 5


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_bots_of_two_trees_decide_by_what_their_seat_knows(name: str) -> None:
    level = LEVELS[-1]._replace(iterations=4, trees=2)
    compared = compare(name, [lambda game, seed: SearchBot(game, level, seed, None)], 2, seed=6, every=31)
    assert compared.differing == []
    assert compared.hidden > 3


@pytest.mark.parametrize(("name", "players"), [("termites", 2), ("termites", 4), ("cryhavoc", 2), ("cryhavoc", 3)])
@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in OPPONENTS])
def test_simple_bots_decide_by_what_their_seat_knows(bot: str, name: str, players: int) -> None:
    compared = compare(name, [made(bot)], players, seed=8, every=11)
    assert compared.differing == []
    assert compared.hidden > 15


# ------------------------------------------------------------- the test itself
class Peeking:
    """Accesses the true position and decides by it."""

    name = "peeking"

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game

    def reseed(self, seed: int) -> None:
        pass

    def set_time(self, seconds: float | None) -> None:
        pass

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[zlib.crc32(position(seat)) % len(legal)]


class Glancing(Peeking):
    """Accesses the true position, but uses it only to choose between the first two actions."""

    def choose(self, seat: Seat) -> int:
        return seat.legal()[zlib.crc32(position(seat)) & 1]


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
@pytest.mark.parametrize("peeking", [Peeking, Glancing])
def test_a_bot_that_peeks_is_caught(name: str, peeking: Maker) -> None:
    compared = compare(name, [peeking], 2, seed=3, every=9)
    assert len(compared.differing) > 5
    assert len(compared.differing) <= compared.hidden


class Sighted(Peeking):
    """Searches like the others, but in the true position."""

    def choose(self, seat: Seat) -> int:
        states = self._game.engine.new(1)
        self._game.engine.decode(states, 0, position(seat))
        return Search(self._game, 6).look_at(states, seat.number, seat.players, 1)[0].action


@searches
def test_a_search_of_the_true_position_is_caught() -> None:
    assert compare("termites", [Sighted], 2, seed=3, every=13).differing != []


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_is_made_by_its_name(bot: str) -> None:
    """So none of them is left out above."""
    assert make_bot(bot, load("termites"), 1).name == bot
