"""`rulewright rules`: the rules of the games, paragraph by paragraph, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from rulewright import games
from rulewright.kernel.message import UserError
from rulewright.words import Words

from .paint import Line, wrapped
from .screen import Screen


@cache
def paragraphs(game: str) -> tuple[str, ...]:
    """Every number, in the order of the rules; a chapter that has a text of its own comes before its first."""
    text = (files("rulewright") / "locales" / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    return tuple(key.replace("-", ".") for key in re.findall(r"^rule-([A-Z][\d-]+) =", text, re.MULTILINE))


def chapters(game: str) -> list[str]:
    return list(dict.fromkeys(number.partition(".")[0] for number in paragraphs(game)))


def rule_lines(asked: str, words: Words, columns: int, listed: Iterable[str]) -> list[Line]:
    """One paragraph, a chapter with all of its paragraphs, or the chapters of a game; if nothing is asked, of those to be listed."""
    number = asked.strip().upper().replace("-", ".").removesuffix(".")
    of_game = [game for game in games.MODULES if game.upper() == number]
    if of_game or not number:
        return [line for game in of_game or listed for line in chapter_list(game, words)]
    numbers = [number for game in games.MODULES for number in paragraphs(game)]
    titles = [chapter for game in games.MODULES for chapter in chapters(game)]
    if number in titles:
        own = [paragraph for paragraph in numbers if paragraph.partition(".")[0] == number]
        lines: list[Line] = [[(f"{number} ", "rule"), (words(f"chapter-{number}"), "title")]]
        return lines + [line for paragraph in own for line in paragraph_lines(paragraph, words, columns)]
    if number in numbers:
        return paragraph_lines(number, words, columns)
    near = get_close_matches(number, [*titles, *numbers], n=4, cutoff=0.5) or titles
    raise UserError("cli-rule-unknown", asked=asked, near=", ".join(near))


def chapter_list(game: str, words: Words) -> list[Line]:
    titles: list[Line] = [[(f"{chapter:<5}", "rule"), (words(f"chapter-{chapter}"), "")] for chapter in chapters(game)]
    example = next(number for number in paragraphs(game) if "." in number)
    hint = words("cli-rules-hint", paragraph=example, chapter=example.partition(".")[0])
    return [[(words(f"{game}-title"), "title")], *titles, [(hint, "dim")]]


def paragraph_lines(number: str, words: Words, columns: int) -> list[Line]:
    """The number in front, the text beside it; line breaks in the text only keep its source short."""
    text = words(f"rule-{number.replace('.', '-')}")
    lines = wrapped(" ".join(text.split()), columns - 7)
    return [[(f"{number:<7}", "rule"), *lines[0]], *([(" " * 7, ""), *line] for line in lines[1:])]


def rules(words: Words, number: str, colour: bool) -> int:
    screen = Screen(colour)
    screen.show(rule_lines(number, words, screen.columns - 1, games.MODULES))
    return 0
