"""With compiled rules: a deep search solves a sample of the puzzles again and agrees with what lessons call right, and the finder finds the
same as before."""

from __future__ import annotations

import pytest
from tests.games.traces import LONG, passes_compiled
from tests.learning.atlas import doubtful
from tests.learning.puzzles.test_kept_puzzles import EVERY_GAME

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import COMPILED
from rulewright.learning.courses import course
from rulewright.learning.puzzles.finder import Finder, places_of
from rulewright.learning.puzzles.format import imagined
from rulewright.learning.puzzles.kept_puzzles import shelf, true_match
from rulewright.learning.puzzles.sieve import DEEPER, DEPTH, Judged
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Seat

SEED = 77  # not one that was used to find them
EVERY = 15  # one in so many is solved again
ONLY_COMPILED = pytest.mark.skipif(not COMPILED, reason="interpreted rules are too slow for it; see below")


@ONLY_COMPILED
@EVERY_GAME
def test_a_deep_search_finds_the_answers_again(game: str) -> None:
    for kept in [*shelf(game).values()][::EVERY]:
        stood = imagined(true_match(kept))
        read = kept.game.read
        asks = [Judged([read(stood.look(), text) for text in ask.right], ask.values) for ask in kept.puzzle.asks]
        for match, judged in places_of(stood, asks):
            search = Search(kept.game, DEPTH * DEEPER)
            assert search.look(Seat(match, match.actor), SEED)[0].action in judged.right, kept.name


@ONLY_COMPILED
@EVERY_GAME
def test_where_a_lesson_offers_a_choice_its_answer_is_best_or_nearly(game: str) -> None:
    assert [lesson.id for lesson in course(game) if doubtful(lesson)] == []


@ONLY_COMPILED
def test_the_same_seed_finds_the_same_whatever_was_looked_at_before() -> None:
    game = load("termites")
    settings = game.prepare(Settings(2))
    finder, other = Finder(game, settings, 5, depth=16), Finder(game, settings, 5, depth=16)
    finder.game(0)
    assert finder.game(1) == other.game(1)


@LONG
@pytest.mark.skipif(COMPILED, reason="this is the run with compiled rules")
def test_all_of_it_with_compiled_rules() -> None:
    passes_compiled(__file__, "-n", "0")
