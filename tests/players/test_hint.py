"""Hints: good moves with what speaks for them, found with nothing but what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rulewright.games import load
from rulewright.kernel.ahead import carry_out
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.hint import MOVES, Adviser, Hint, compared, explain
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat

FEW = 6  # iterations, since the rules are interpreted here
both = pytest.mark.parametrize(("name", "every"), [("termites", 9), ("cryhavoc", 23)])


def decisions(name: str, every: int, seed: int = 5, players: int = 2) -> Iterator[tuple[Match, Seat]]:
    """Some of those of a random game at which there is something to choose."""
    game, random, number = load(name), Random(seed), 0
    match = Match(game, game.prepare(Settings(players)), bytes([seed] * 32))
    while not match.over:
        number += len(match.legal()) > 1
        if number % every == 0 and len(match.legal()) > 1:
            yield match, Seat(match, match.actor)
        match.act(match.actor, random.choice(match.legal()))


@both
def test_hints_are_legal_moves_the_best_first_each_with_its_line(name: str, every: int) -> None:
    adviser = Adviser(load(name), FEW, None)
    for match, seat in decisions(name, every * 3):
        hints = adviser.advise(seat, 1)
        assert 1 <= len(hints) <= MOVES
        assert {hint.action for hint in hints} <= set(match.legal())
        assert [hint.share for hint in hints] == sorted((hint.share for hint in hints), reverse=True)
        assert sum(hint.share for hint in hints) <= 1.001
        for hint in hints:
            assert hint.line[0] == hint.action
            assert 0 <= hint.value <= 1


@both
def test_a_hint_says_nothing_that_the_seat_cannot_know(name: str, every: int) -> None:
    """The same from the true position and from another that the seat cannot tell from it: moves, values, reasons and words."""
    game, differed, asked = load(name), 0, 0
    adviser = Adviser(game, FEW, None)
    for match, seat in decisions(name, every, players=3):
        other = read(write(seat, 1), load)
        found = [adviser.advise(each, 4) for each in (seat, other)]
        assert found[0] == found[1]
        assert explain(game, seat, found[0]) == explain(game, other, found[0])
        states = game.engine.new(1)
        match.sample(states, 0, seat.number, 1)
        differed += game.engine.encode(states, 0) != match.trail[-1].position
        asked += 1
    assert asked > 10
    assert differed > 5, "no world differed from the true one: the test is empty"


@both
def test_what_chance_would_bring_is_never_carried_out(name: str, every: int) -> None:
    """A line ends where chance is asked, even if it goes on as it might."""
    game, stopped = load(name), 0
    for match, seat in decisions(name, every):
        for action in match.legal():
            (step, *more) = carry_out(game, match.twin(), [action, *match.legal()], seat.number)
            if step.after.frame[step.after.top].actor == CHANCE:
                stopped += 1
                assert not more
    assert stopped > 0


@both
def test_words_are_those_of_the_actions(name: str, every: int) -> None:
    game = load(name)
    adviser = Adviser(game, FEW, None)
    for match, seat in decisions(name, every * 4):
        hints = adviser.advise(seat, 2)
        for hint, advice in zip(hints, explain(game, seat, hints), strict=True):
            assert advice.actions[0] == game.write(match.twin(), hint.action)
            assert advice.deeds[0] == game.describe(match.twin(), hint.action)
            assert len(advice.actions) == len(advice.deeds) <= len(hint.line)


def test_who_is_not_asked_gets_no_hint() -> None:
    match, seat = next(decisions("termites", 1))
    with pytest.raises(UserError, match="search-not-asked"):
        Adviser(match.game, FEW, None).advise(Seat(match, 1 - seat.number), 1)


def test_after_the_game_there_is_no_hint() -> None:
    *_, (match, seat) = decisions("termites", 1)
    assert match.over
    with pytest.raises(UserError, match="search-not-asked"):
        Adviser(match.game, FEW, None).advise(seat, 1)


def test_a_hint_needs_time() -> None:
    for iterations, seconds in ((0, None), (FEW, 0.0)):
        with pytest.raises(UserError, match="search-no-budget"):
            Adviser(load("termites"), iterations, seconds)


# ------------------------------------------------------------- where no reason is known
def told(*values: float, forced: bool = False) -> list[str]:
    hints = [Hint(number, [number], value, 0.3) for number, value in enumerate(values)]
    return [compared(hints, number, forced=forced).message.key for number in range(len(hints))]


def test_moves_are_compared_where_nothing_else_can_be_said() -> None:
    assert told(0.63, 0.41) == ["hint-clearly", "hint-behind"]
    assert told(0.5, 0.45) == ["hint-slightly", "hint-behind"]
    assert told(0.5, 0.49, 0.3) == ["hint-equal", "hint-equal", "hint-behind"]
    assert told(0.5) == ["hint-alone"]
    assert told(0.5, forced=True) == ["hint-only"]


def test_a_comparison_names_both_values_in_percent() -> None:
    hints = [Hint(0, [0], 0.634, 0.9), Hint(1, [1], 0.41, 0.1)]
    assert compared(hints, 0, forced=False).message.args == {"value": 63, "other": 41}


@both
def test_every_hint_has_a_reason(name: str, every: int) -> None:
    """Where there is but one thing to do, too."""
    game, random = load(name), Random(2)
    adviser, forced = Adviser(game, 1, None), 0
    match = Match(game, game.prepare(Settings(2)), bytes([2] * 32))
    while forced < 4:
        seat, legal = Seat(match, match.actor), match.legal()
        forced += len(legal) == 1
        if len(legal) == 1 or len(match.trail) % every == 0:
            assert all(advice.reasons for advice in explain(game, seat, adviser.advise(seat, 1)))
        match.act(match.actor, random.choice(legal))
