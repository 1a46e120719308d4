"""Lessons for tests, written to a folder."""

from __future__ import annotations

from pathlib import Path

from rulewright.kernel.game import Game
from rulewright.learning.lesson import Lesson, load_lesson
from thin_ice.game import GAME as ICE

__all__ = ["CARDS", "ICE", "written"]

CARDS = """
rules = "1"
minutes = 1
table = { players = 2 }
[[scene]]
goal = ["points 0 >= 1"]
luck = ["draw:fish-3", "draw:crack", "draw:fish-1", "draw:fish-1", "catch:fish-3"]
[[scene.step]]
"""  # the beginning of a file for Thin Ice


def written(folder: Path, game: Game, text: str, name: str = "01-test") -> Lesson:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return load_lesson(game, path)
