"""What a program asks the interfaces for and cannot have, in the words of the command line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from rulewright.games import load
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.message import ContentError, UserError
from rulewright.words import Words, choose_language


@contextmanager
def explained(game: str = "") -> Iterator[None]:
    """An error that is made for people becomes a ValueError with its text; of a pack, with everything that is wrong with it."""
    try:
        yield
    except UserError as error:
        words = Words(choose_language(None, os.environ), game=game)
        told = [words.message(error.message)]
        for problem in error.problems if isinstance(error, ContentError) else ():
            told.append(": ".join(filter(None, (problem.file, problem.where, words(problem.key, **problem.args)))))
        raise ValueError("\n".join(told)) from error


def game_of(game: str | Game) -> Game:
    with explained():
        return load(game) if isinstance(game, str) else game


def prepared_for(game: Game, settings: Settings) -> Prepared:
    if not isinstance(settings.players, int | np.integer):
        raise ValueError(f"players is a whole number, not {settings.players!r}")
    with explained(game.name):
        return game.prepare(settings)
