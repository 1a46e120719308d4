"""Finds the lessons: the files in the folder `lessons` next to a game's module, in alphabetical order."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from sys import modules

from rulewright.games import load
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError

from .lesson import FILE_NAME, Lesson, load_lesson


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """All lessons of an installed game, ours or a package's; may be empty."""
    return read(load(game))


def read(game: Game) -> tuple[Lesson, ...]:
    """Raises ContentError for a file with problems."""
    paths = sorted((home(game) / "lessons").glob("*.toml"))
    for path in paths:
        if not re.fullmatch(FILE_NAME, path.stem):
            raise UserError("lesson-file-name", name=path.name)
    return tuple(load_lesson(game, path) for path in paths)


def home(game: Game) -> Path:
    """The folder of the game's module."""
    return Path(str(modules[type(game).__module__].__file__)).parent


def find(game: str, name: str) -> Lesson:
    """The lesson with that file name, such as "06-slime"."""
    for lesson in course(game):
        if lesson.name == name:
            return lesson
    raise UserError("lesson-unknown", name=name, known=", ".join(lesson.name for lesson in course(game)))
