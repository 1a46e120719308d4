"""The puzzles that come with the games: the same positions as ever, one answer each, and none that depends on hidden information."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import groupby

import pytest

from rulewright.kernel.events import EVERYONE
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.learning.puzzles.format import chances, digest_of, imagined, prepared_for
from rulewright.learning.puzzles.kept_puzzles import OTHER, Kept, find, of_the_day, shelf, true_match
from rulewright.learning.puzzles.sieve import FEWEST, GAP, HELD, LOWEST, WORLDS, alike, judge
from rulewright.players.bots import SEARCHING
from rulewright.players.ismcts.search import Search
from rulewright.words import LANGUAGES, Words

GAMES = ("termites", "cryhavoc")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
FEW = 6  # puzzles of a game, where all would take long


def some(game: str) -> list[Kept]:
    """Spread over the whole file."""
    every = list(shelf(game).values())
    return every[:: max(1, len(every) // FEW)][:FEW]


def positions(game: str) -> Iterator[tuple[Kept, Match]]:
    """All puzzles with their true positions; each game is replayed once."""
    for number, of_a_game in groupby(shelf(game).values(), key=lambda kept: kept.number):
        puzzles = list(of_a_game)
        first = puzzles[0]
        match = Match(first.game, prepared_for(first.game, first.head), chances(first.head.seed, number))
        for kept in puzzles:
            for text in kept.did[len(match.trail) - 1 :]:
                match.act(match.actor, kept.game.read(match.look(), text))
            yield kept, match


# ------------------------------------------------------------- the files
@EVERY_GAME
def test_every_puzzle_is_still_what_it_was_when_it_was_found(game: str) -> None:
    """If this fails after a change of the rules: docs/puzzles.md says how to find new ones."""
    found = 0
    for kept, match in positions(game):
        assert digest_of(match) == kept.puzzle.digest, f"{kept.name} is another position now"
        legal = kept.game.write_all(match.look(), match.legal())
        first = kept.puzzle.asks[0]
        assert set(first.right) <= set(legal)
        assert len(first.values) == len(legal) >= FEWEST
        found += 1
    assert found == len(shelf(game)) >= 150


@EVERY_GAME
def test_every_answer_is_clearly_better_than_all_others(game: str) -> None:
    for kept in shelf(game).values():
        for ask in kept.puzzle.asks:
            best, *others = sorted(ask.values, reverse=True)
            assert best - others[len(ask.right) - 1] >= GAP * 100 - 1, kept.name  # percents are rounded
        assert max(kept.puzzle.asks[0].values) >= LOWEST * 100
        assert HELD <= kept.puzzle.holds <= WORLDS


@EVERY_GAME
def test_every_puzzle_has_a_level_and_a_theme_with_words(game: str) -> None:
    assert {kept.puzzle.level for kept in shelf(game).values()} <= set(SEARCHING)
    themes = {kept.theme for kept in shelf(game).values()}
    assert OTHER not in themes
    assert len(themes) > 2
    for language in LANGUAGES:
        words = Words(language)
        assert all(f"{game}-puzzle-{theme}" in words and f"{game}-puzzle-{theme}-hint" in words for theme in themes)


@EVERY_GAME
def test_what_counts_as_one_answer_comes_to_the_same_position_and_nothing_else_does(game: str) -> None:
    for kept in some(game):
        stood = imagined(true_match(kept))
        right = [kept.game.read(stood.look(), text) for text in kept.puzzle.asks[0].right]
        assert sorted(alike(stood, right[0], stood.legal())) == sorted(right)


# ------------------------------------------------------------- nothing hidden
@EVERY_GAME
def test_no_puzzle_needs_to_know_what_is_hidden(game: str) -> None:
    """If the seat cannot tell two games apart, it gets the same puzzle, and a search the same answer."""
    hidden = 0
    for kept in some(game):
        true = true_match(kept)
        other = another_world(true)
        hidden += true.trail[-1].position != other.trail[-1].position
        here, there = imagined(true), imagined(other)
        assert here.trail[-1].position == there.trail[-1].position
        assert here.view(true.actor) == there.view(true.actor)
        search = Search(kept.game, 6)
        assert judge(search, here, 0.0, seed=1) == judge(search, there, 0.0, seed=1)
    assert hidden > FEW / 2  # now and then the true world is dealt again


def another_world(match: Match) -> Match:
    """Everything that the current seat cannot know is redealt."""
    states = match.game.engine.new(1)
    match.sample(states, 0, match.actor, 12345)
    return Match.from_position(match.game, match.prepared, None, match.game.engine.encode(states, 0))


@EVERY_GAME
def test_the_position_to_solve_is_not_the_true_one_but_looks_like_it(game: str) -> None:
    for kept in some(game)[:2]:
        true = true_match(kept)
        stood = imagined(true)
        assert len(stood.trail) == 1  # the earlier actions are not in it
        assert stood.trail[0].action_eyes == EVERYONE
        assert stood.view(true.actor).actions == true.view(true.actor).actions


# ------------------------------------------------------------- the day's
@EVERY_GAME
def test_every_day_has_its_puzzle_and_none_comes_again_before_all_others_have(game: str) -> None:
    first = date(2026, 11, 17)
    names = [of_the_day(game, first + timedelta(days)) for days in range(len(shelf(game)))]
    assert sorted(names) == sorted(shelf(game))
    assert of_the_day(game, first + timedelta(len(names))) == names[0]


def test_a_missing_puzzle_is_not_found() -> None:
    with pytest.raises(UserError) as raised:
        find("termites", "000000000000")
    assert raised.value.message.key == "puzzle-unknown"
