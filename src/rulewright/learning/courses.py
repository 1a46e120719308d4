"""The lessons that are there: a game's are the files of the folder `lessons` beside its module, in the order of their names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rulewright import installed
from rulewright.games import load
from rulewright.kernel.message import UserError

from .lesson import FILE_NAME, Lesson, load_lesson


def files(game: str) -> list[Path]:
    """Of a game that is installed, ours or a package's; none if it brings no lessons. Nothing is read yet."""
    folder = installed.folder(game)
    return sorted((folder / "lessons").glob("*.toml")) if folder else []


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game. Raises ContentError for a file that is not as it should be."""
    playing = load(game)
    for path in files(game):
        if not re.fullmatch(FILE_NAME, path.stem):
            raise UserError("lesson-file-name", name=path.name)
    return tuple(load_lesson(playing, path) for path in files(game))


def find(game: str, name: str) -> Lesson:
    """The lesson of that file, "06-slime"."""
    for lesson in course(game):
        if lesson.name == name:
            return lesson
    raise UserError("lesson-unknown", name=name, known=", ".join(lesson.name for lesson in course(game)))
