"""A seat as bytes: everything that a bot may know, and nothing that is hidden from it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.players.bots import make_bot
from rulewright.players.letter import Letter, read, write
from rulewright.players.seat import Seat

both = pytest.mark.parametrize(("name", "every"), [("termites", 7), ("cryhavoc", 11)])


def seats(name: str, every: int, players: int = 3) -> Iterator[tuple[Match, Seat]]:
    """Every seat, at some positions of a random game."""
    game, random = load(name), Random(5)
    match = Match(game, game.prepare(Settings(players)), bytes(range(32)))
    number = 0
    while not match.over:
        if number % every == 0:
            yield from ((match, Seat(match, seat)) for seat in range(players))
        match.act(match.actor, random.choice(match.legal()))
        number += 1


@both
def test_a_letter_says_nothing_that_the_seat_cannot_know(name: str, every: int) -> None:
    """The true position and another world of the seat give the same letter."""
    differed = 0
    for _, seat in seats(name, every):
        other_world = read(write(seat, 1), load)
        assert write(other_world, 2) == write(seat, 2)
        differed += write(seat, 1) != write(seat, 2)
    assert differed > 20, "no world differed from another: the test is empty"


@both
def test_in_another_process_a_seat_sees_and_may_do_the_same(name: str, every: int) -> None:
    for match, seat in seats(name, every):
        distant = read(write(seat, 3), load)
        assert (distant.number, distant.settings, distant.legal()) == (seat.number, seat.settings, seat.legal())
        assert distant.view() == replace(seat.view(), undo=False)
        assert bool(distant.legal()) == (match.actor == seat.number)


@both
def test_a_bot_chooses_by_letter_as_it_does_at_the_table(name: str, every: int) -> None:
    bot = make_bot("greedy", load(name), 0)
    for number, (_, seat) in enumerate(seats(name, every * 4)):
        if seat.legal():
            chosen = []
            for table in (seat, read(write(seat, number), load)):
                bot.reseed(number)
                chosen.append(bot.choose(table))
            assert chosen[0] == chosen[1]


def test_a_letter_holds_another_world_than_the_true_one() -> None:
    for match, seat in seats("termites", 1):
        letters = [msgspec.msgpack.decode(write(seat, seed), type=Letter) for seed in range(12)]
        worlds = [seat.engine.state.decode(letter.world) for letter in letters]
        own = match.twin().hand[seat.number]
        assert all(world.hand[seat.number] == own for world in worlds)  # type: ignore[attr-defined]
        other = (seat.number + 1) % 3
        if len({tuple(world.hand[other]) for world in worlds}) > 1:  # type: ignore[attr-defined]
            return
    pytest.fail("the hand of another was the same in all worlds")


def test_after_the_game_nobody_may_do_anything() -> None:
    *_, (match, _) = seats("termites", 1, 2)
    assert match.over
    assert read(write(Seat(match, 0), 1), load).legal() == []
