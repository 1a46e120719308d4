"""`rulewright content check`: everything that is wrong with a pack or a board file, at once."""

from __future__ import annotations

from pathlib import Path

from rulewright.games.termites.content import SHIPPED, Problem, check, load
from rulewright.words import Words

from .paint import Line, wrapped
from .screen import Screen


def content_check(words: Words, path: str, colour: bool) -> int:
    """0 if it can be played with, else 1."""
    screen = Screen(colour)
    problems = check(path if path in SHIPPED else Path(path))
    if problems:
        screen.show([line for problem in problems for line in problem_lines(problem, words, screen.columns - 1)])
        screen.say(words("cli-content-bad", count=len(problems), path=path), "bad")
        return 1
    if path in SHIPPED or Path(path).is_dir():
        pack = load(path)
        screen.say(words("cli-content-pack", name=pack.name, title=pack.title, digest=pack.digest), "good")
    else:
        screen.say(words("cli-content-board", path=path), "good")
    return 0


def problem_lines(problem: Problem, words: Words, columns: int) -> list[Line]:
    """File and place, the paragraph if one is broken, and the words."""
    head: Line = [(f"{problem.file} {problem.where}".rstrip(), "bold")]
    if problem.paragraph:
        head += [("  ", ""), (problem.paragraph, "rule")]
    return [head, *wrapped(words(problem.key, **problem.args), columns, indent="  ")]
