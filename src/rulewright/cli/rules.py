"""`rulewright rules`: the rules of the games, paragraph by paragraph, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright import games, rulebook
from rulewright.words import Words

from .paint import Line, wrapped
from .screen import Screen


def rule_lines(asked: str, words: Words, columns: int, listed: Iterable[str]) -> list[Line]:
    """One paragraph, a chapter with all of its paragraphs, or the chapters of a game; if nothing is asked, of those to be listed."""
    wanted = asked.strip().lower()
    if wanted in games.MODULES or not wanted:
        return [line for game in ([wanted] if wanted else listed) for line in chapter_list(game, words)]
    number, found = rulebook.look_up(asked, games.MODULES)
    lines = [line for paragraph in found for line in paragraph_lines(paragraph, words.language, columns)]
    if number == rulebook.chapter_of(number):
        lines.insert(0, [(f"{number} ", "rule"), (rulebook.title(number, words.language), "title")])
    return lines


def chapter_list(game: str, words: Words) -> list[Line]:
    titles: list[Line] = [
        [(f"{chapter:<5}", "rule"), (rulebook.title(chapter, words.language), "")]
        for chapter in rulebook.chapters(game)
    ]
    example = next(number for number in rulebook.paragraphs(game) if "." in number)
    hint = words("cli-rules-hint", paragraph=example, chapter=rulebook.chapter_of(example))
    return [[(words(f"{game}-title"), "title")], *titles, [(hint, "dim")]]


def paragraph_lines(number: str, language: str, columns: int) -> list[Line]:
    """The number in front, the text beside it."""
    lines = wrapped(rulebook.text(number, language), columns - 7)
    return [[(f"{number:<7}", "rule"), *lines[0]], *([(" " * 7, ""), *line] for line in lines[1:])]


def rules(words: Words, number: str, colour: bool) -> int:
    screen = Screen(colour)
    screen.show(rule_lines(number, words, screen.columns - 1, games.MODULES))
    return 0
