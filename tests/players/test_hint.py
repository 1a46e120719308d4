"""Hints: good moves with what speaks for them, found using only what the seat knows.

Interpreted rules take ten times as long, so tests that search many positions are run by ismcts/test_compiled.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile, islice
from random import Random

import pytest
from tests.players.ismcts.tables import searches

from rulewright.games import load
from rulewright.games.cryhavoc.pack import loading
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.kernel.ahead import carry_on, carry_out, draws
from rulewright.kernel.bundles.recent import Recent
from rulewright.kernel.events import bit
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Merit, Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message, UserError
from rulewright.kernel.verbs import SHIFT
from rulewright.players.hint import MOVES, Adviser, Hint, comparison, explain, in_most, percent, sober
from rulewright.players.ismcts.search import Found
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat

FEW = 6  # iterations
both = pytest.mark.parametrize(("name", "every"), [("termites", 9), ("cryhavoc", 23)])


def decisions(name: str, every: int, seed: int = 5, players: int = 2) -> Iterator[tuple[Match, Seat]]:
    """Some decisions of a random game with more than one choice."""
    game, random, number = load(name), Random(seed), 0
    match = Match(game, game.prepare(Settings(players)), bytes([seed] * 32))
    while not match.over:
        number += len(match.legal()) > 1
        if number % every == 0 and len(match.legal()) > 1:
            yield match, Seat(match, match.actor)
        match.act(match.actor, random.choice(match.legal()))


@searches
@both
def test_hints_are_legal_moves_the_best_first_each_with_its_line(name: str, every: int) -> None:
    adviser = Adviser(load(name), FEW, None)
    for match, seat in decisions(name, every * 3):
        hints = adviser.advise(seat)
        assert 1 <= len(hints) <= MOVES
        assert {hint.action for hint in hints} <= set(match.legal())
        values = [hint.value for hint in hints]
        assert values == sorted(values, reverse=True), "what is shown first promises most"
        assert values == [percent(value) / 100 for value in values], "and is told to the percent"
        assert sum(hint.share for hint in hints) <= 1.001
        for hint in hints:
            assert hint.line[0] == hint.action
            assert 0 <= hint.value <= 1


@searches
@both
def test_a_hint_says_nothing_that_the_seat_cannot_know(name: str, every: int) -> None:
    """The same from the true position and from another that the seat cannot tell from it: moves, values, reasons and words."""
    game, differed, asked = load(name), 0, 0
    adviser = Adviser(game, FEW, None)
    for match, seat in decisions(name, every, players=3):
        other = read(write(seat, 1), load)
        found = [adviser.advise(each) for each in (seat, other)]
        assert found[0] == found[1]
        assert explain(game, seat, found[0]) == explain(game, other, found[0])
        states = game.engine.new(1)
        match.sample(states, 0, seat.number, 1)
        differed += game.engine.encode(states, 0) != match.trail[-1].position
        asked += 1
    assert asked > 10
    assert differed > asked // 3, "no world differed from the true one: the test is empty"


@searches
@both
def test_two_calls_on_one_position_agree(name: str, every: int) -> None:
    """Another adviser, which has searched other positions in the meantime, says the same."""
    game = load(name)
    one, other = Adviser(game, FEW, None), Adviser(game, FEW, None)
    for _, seat in decisions(name, every * 3):
        assert one.advise(seat) == one.advise(seat) == other.advise(seat)


def test_rarely_visited_moves_are_not_trusted() -> None:
    """Nineteen of twenty visits found 50 percent; one found a certain victory."""
    often, seldom = Found(1, 190, 0.5), Found(2, 10, 1.0)
    mean = (190 * 0.5 + 10 * 1.0) / 200
    assert sober(often, mean, 200) == 0.5
    assert sober(seldom, mean, 200) == 0.76


# ------------------------------------------------------------- lines
@both
def test_chance_that_others_see_is_never_carried_out(name: str, every: int) -> None:
    """A line ends there, even if it could go on; but not at the seat's own draws."""
    game, stopped, drawn = load(name), 0, 0
    states = game.engine.new(1)
    for match, seat in decisions(name, every):
        for action in match.legal():
            (step, *more) = carry_out(game, match.twin(), [action, *match.legal()], seat.number)
            game.engine.decode(states, 0, step.after.encode())
            if game.engine.actor(states, 0) == CHANCE and not draws(game, states, 0, bit(seat.number)):
                stopped += 1
                assert not more
            drawn += len(draws(game, states, 0, bit(seat.number)))
    assert stopped + drawn > 0


@searches
def test_a_line_goes_on_over_the_token_that_is_drawn() -> None:
    """T5.3 comes between placing and moving; a hint for the first names the second, whatever is drawn."""
    game, over = load("termites"), 0
    adviser = Adviser(game, 40, None)
    for match, seat in decisions("termites", 40):
        for hint in adviser.advise(seat):
            verbs = [game.verbs[action >> SHIFT].name for action in hint.line]
            if "place" in verbs[:-1]:
                over += 1
                assert verbs[verbs.index("place") + 1] in ("unit", "pass")
                (advice,) = explain(game, seat, [hint])
                assert len(advice.actions) == len(hint.line)
        assert match.actor == seat.number
    assert over > 0


# ------------------------------------------------------------- dangers
def test_a_line_ends_with_what_it_is_for() -> None:
    """A token is placed and a unit moves, though so short a search did not look that far."""
    game = load("termites")
    adviser = Adviser(game, FEW, None)
    for _, seat in islice(decisions("termites", 9), 8):
        for advice in explain(game, seat, adviser.advise(seat)):
            assert advice.actions[-1].partition(":")[0] not in ("token", "unit"), advice.actions


def test_a_danger_is_reported_if_it_exists_in_most_worlds() -> None:
    one, other = Merit(Message("one")), Merit(Message("other"))
    assert in_most([[one, other], [one], [other, one]]) == [one, other]
    assert in_most([[one], [other], []]) == []


@searches
def test_it_is_looked_at_what_others_would_answer() -> None:
    """In each world, with its legal actions: the rest of the turn, what others do and draw, until the seat is asked again."""
    game, answered = load("cryhavoc"), 0
    adviser = Adviser(game, FEW, None)
    for match, seat in decisions("cryhavoc", 60):
        for hint in adviser.advise(seat):
            for world, answers in enumerate(hint.answers):
                states = game.engine.new(1)
                match.sample(states, 0, seat.number, world)
                line = carry_out(game, game.engine.twin(states, 0), hint.line, seat.number)
                steps = carry_on(game, line[-1].after, answers, seat.number)
                assert len(steps) == len(answers)
                actors = [step.before.frame[step.before.top].actor for step in steps]
                others = [actor for actor in actors if actor != CHANCE]
                assert seat.number not in list(dropwhile(seat.number.__eq__, others)), (
                    "it ends when the seat is asked again"
                )
                answered += any(actor != seat.number for actor in others)
    assert answered > 0


@searches
def test_a_hint_says_what_is_threatened() -> None:
    """In Termites the mounds that can be taken, after everything that speaks for the move."""
    game, told = load("termites"), 0
    adviser = Adviser(game, FEW, None)
    for _, seat in decisions("termites", 18):
        for advice in explain(game, seat, adviser.advise(seat)):
            keys = [reason.message.key for reason in advice.reasons]
            dangers = [key for key in keys if key == "termites-threat-falls"]
            assert keys[len(keys) - len(dangers) :] == dangers
            told += len(dangers)
    assert told > 0


@searches
@both
def test_words_are_those_of_the_actions(name: str, every: int) -> None:
    game = load(name)
    adviser = Adviser(game, FEW, None)
    for match, seat in decisions(name, every * 4):
        hints = adviser.advise(seat)
        for hint, advice in zip(hints, explain(game, seat, hints), strict=True):
            assert advice.actions[0] == game.write(match.twin(), hint.action)
            assert advice.deeds[0] == game.describe(match.twin(), hint.action)
            assert len(advice.actions) == len(advice.deeds) <= len(hint.line)


def test_a_process_that_has_not_read_the_pack_gives_the_same_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots' processes of a server begin so."""
    _, seat = next(decisions("cryhavoc", 23))
    letter, adviser = write(seat, 1), Adviser(load("cryhavoc"), FEW, None)
    before = adviser.advise(read(letter, load))
    monkeypatch.setattr(loading, "_known", {})
    monkeypatch.setattr(loading, "_marked", Recent[int, Pack](1))
    assert adviser.advise(read(letter, load)) == before


def test_who_is_not_asked_gets_no_hint() -> None:
    match, seat = next(decisions("termites", 1))
    with pytest.raises(UserError, match="search-not-asked"):
        Adviser(match.game, FEW, None).advise(Seat(match, 1 - seat.number))


def test_after_the_game_there_is_no_hint() -> None:
    *_, (match, seat) = decisions("termites", 1)
    assert match.over
    with pytest.raises(UserError, match="search-not-asked"):
        Adviser(match.game, FEW, None).advise(seat)


def test_a_hint_needs_time() -> None:
    for iterations, seconds in ((0, None), (FEW, 0.0)):
        with pytest.raises(UserError, match="search-no-budget"):
            Adviser(load("termites"), iterations, seconds)


# ------------------------------------------------------------- where no reason is known
def told(*values: float, forced: bool = False) -> list[str]:
    hints = [Hint(number, [number], value, 0.3, []) for number, value in enumerate(values)]
    return [comparison(hints, number, forced=forced).message.key for number in range(len(hints))]


def test_moves_are_compared_where_nothing_else_can_be_said() -> None:
    assert told(0.63, 0.41) == ["hint-clearly", "hint-behind"]
    assert told(0.5, 0.45) == ["hint-slightly", "hint-behind"]
    assert told(0.5, 0.49, 0.3) == ["hint-equal", "hint-equal", "hint-behind"]
    assert told(0.5) == ["hint-alone"]
    assert told(0.5, forced=True) == ["hint-only"]


def test_a_comparison_names_both_values_in_percent() -> None:
    hints = [Hint(0, [0], 0.634, 0.9, []), Hint(1, [1], 0.41, 0.1, [])]
    assert comparison(hints, 0, forced=False).message.args == {"value": 63, "other": 41}


@searches
@both
def test_every_hint_has_a_reason(name: str, every: int) -> None:
    """Even if there is only one thing to do."""
    game, random = load(name), Random(2)
    adviser, forced = Adviser(game, 1, None), 0
    match = Match(game, game.prepare(Settings(2)), bytes([2] * 32))
    while forced < 4:
        seat, legal = Seat(match, match.actor), match.legal()
        forced += len(legal) == 1
        if len(legal) == 1 or len(match.trail) % every == 0:
            assert all(advice.reasons for advice in explain(game, seat, adviser.advise(seat)))
        match.act(match.actor, random.choice(legal))
