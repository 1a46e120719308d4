"""An attempt at a puzzle: the result of each action, hints, stars, and that the same actions give the same attempt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulewright.kernel.message import UserError
from rulewright.learning.puzzles.attempt import Attempt
from rulewright.learning.puzzles.format import Ask
from rulewright.learning.puzzles.kept_puzzles import Kept, shelf
from rulewright.learning.puzzles.sieve import UNKNOWN
from rulewright.words import LANGUAGES, Words

GAMES = ("termites", "cryhavoc")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def longest(game: str) -> Kept:
    """A puzzle with several decisions."""
    return max(shelf(game).values(), key=lambda kept: len(kept.puzzle.asks))


def wrong_ones(attempt: Attempt) -> list[str]:
    legal = attempt.kept.game.write_all(attempt.match.look(), attempt.match.legal())
    return [text for text in legal if text not in attempt.ask.right]


@EVERY_GAME
def test_the_right_line_solves_it(game: str) -> None:
    attempt = Attempt(longest(game))
    for ask in attempt.kept.puzzle.asks:
        assert not attempt.over
        assert attempt.act(ask.right[0]).result == "right"
    assert (attempt.over, attempt.stars, attempt.shown) == (True, 3, False)
    assert attempt.whole().why
    assert len(attempt.answer()) >= len(attempt.kept.puzzle.asks)
    with pytest.raises(UserError) as raised:
        attempt.act("pass")
    assert raised.value.message.key == "puzzle-over"


@EVERY_GAME
def test_a_wrong_move_says_what_it_is_worth_and_changes_nothing_but_the_stars(game: str) -> None:
    attempt = Attempt(longest(game))
    before, wrong = attempt.match.trail[-1].position, wrong_ones(attempt)[0]
    outcome = attempt.act(wrong)
    assert (outcome.result, attempt.match.trail[-1].position, attempt.number) == ("wrong", before, 0)
    assert (attempt.stars, attempt.did) == (2, [wrong])
    assert outcome.say
    best = max(attempt.ask.values)
    for language in LANGUAGES:
        assert str(best) in Words(language).message(outcome.say)
    attempt.after(wrong)  # what others could do then, if that is evident


def test_a_move_with_few_visits_gets_no_number() -> None:
    kept = longest("termites")
    first = kept.puzzle.asks[0]
    asks = [Ask(first.right, [max(first.values), *[UNKNOWN] * (len(first.values) - 1)])]
    attempt = Attempt(kept._replace(puzzle=replace(kept.puzzle, asks=asks)))
    said = attempt.act(wrong_ones(attempt)[-1]).say
    assert said
    assert said.key == "puzzle-wrong"


def test_an_illegal_move_gets_the_rules_reason_and_costs_nothing() -> None:
    attempt = Attempt(longest("termites"))
    outcome = attempt.act("retreat:A1")
    assert (outcome.result, attempt.stars, attempt.did) == ("illegal", 3, [])
    assert outcome.say


@EVERY_GAME
def test_a_hint_says_what_it_is_about_then_shows_the_answer_then_does_it(game: str) -> None:
    attempt = Attempt(longest(game))
    kept = attempt.kept
    first, second = attempt.act("/hint"), attempt.act("/hint")
    assert first.say
    assert (first.say.key, first.shown) == (f"{game}-puzzle-{kept.theme}-hint", "")
    assert second.shown == kept.puzzle.asks[0].right[0]
    assert (attempt.shown, attempt.stars) == (True, 1)
    attempt.act("/hint")
    assert attempt.number == 1


@EVERY_GAME
def test_who_has_it_shown_sees_all_of_it(game: str) -> None:
    attempt = Attempt(longest(game))
    while not attempt.over:
        attempt.act("/skip")
    assert attempt.shown
    assert attempt.whole().why


@EVERY_GAME
def test_what_the_seat_would_do_next_is_told_too(game: str) -> None:
    """To choose an action is half an answer: what it is for shows later."""
    kept = max(shelf(game).values(), key=lambda one: len(one.puzzle.line) - len(one.puzzle.asks))
    assert 0 < len(Attempt(kept).whole().then) <= len(kept.puzzle.line) - len(kept.puzzle.asks)


def test_the_same_deeds_give_the_same_attempt_and_others_are_refused() -> None:
    attempt = Attempt(longest("termites"))
    attempt.act(wrong_ones(attempt)[0])
    attempt.act("/hint")
    again = Attempt(attempt.kept, attempt.did)
    assert (again.number, again.stars, again.did) == (attempt.number, attempt.stars, attempt.did)
    with pytest.raises(UserError) as raised:
        Attempt(attempt.kept, ["retreat:A1"])
    assert raised.value.message.key == "puzzle-changed"
