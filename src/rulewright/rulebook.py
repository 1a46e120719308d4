"""The rules of the games to be read: which paragraphs there are, what they say in a language, and where something is said.

A chapter is "T6", a paragraph "T6.5"; a chapter may have a text of its own besides its title.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from rulewright.kernel.message import UserError
from rulewright.words import Words


@cache
def paragraphs(game: str) -> tuple[str, ...]:
    """Every number, in the order of the rules; a chapter that has a text of its own comes before its first."""
    text = (files("rulewright") / "locales" / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    return tuple(key.replace("-", ".") for key in re.findall(r"^rule-([A-Z][\d-]+) =", text, re.MULTILINE))


def chapters(game: str) -> list[str]:
    return list(dict.fromkeys(chapter_of(number) for number in paragraphs(game)))


def chapter_of(number: str) -> str:
    return number.partition(".")[0]


def title(chapter: str, language: str) -> str:
    return Words(language)(f"chapter-{chapter}")


@cache
def text(number: str, language: str) -> str:
    """What a paragraph says; line breaks in its source only keep that short."""
    return " ".join(Words(language)(f"rule-{number.replace('.', '-')}").split())


# ------------------------------------------------------------- finding
def look_up(asked: str, games: Iterable[str]) -> tuple[str, list[str]]:
    """The number that is meant, however it is typed, and the paragraphs to read: all of a chapter, or the one."""
    number = asked.strip().upper().replace("-", ".").removesuffix(".")
    numbers, titles = list[str](), list[str]()
    for game in games:
        numbers += paragraphs(game)
        titles += chapters(game)
    if number in titles:
        return number, [paragraph for paragraph in numbers if chapter_of(paragraph) == number]
    if number in numbers:
        return number, [number]
    near = get_close_matches(number, [*titles, *numbers], n=4, cutoff=0.5) or titles
    raise UserError("rule-unknown", asked=asked, near=", ".join(near))


def search(wanted: str, game: str, language: str) -> list[str]:
    """The paragraphs that say it, in capitals or not."""
    folded = " ".join(wanted.casefold().split())
    return [number for number in paragraphs(game) if folded in text(number, language).casefold()]
