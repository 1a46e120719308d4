"""The rules of the games to read: their paragraphs, their text in each language, and a search.

A chapter is "T6", a paragraph "T6.5"; a chapter may have a text of its own besides its title. Games are named by their keys: see
games.load."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from rulewright import installed
from rulewright.kernel.message import UserError
from rulewright.words import DEFAULT, Words


class Found(NamedTuple):
    """The result of a look-up: the paragraphs to read, either one or a whole chapter."""

    game: str
    number: str
    paragraphs: list[str]


@cache
def paragraphs(game: str) -> tuple[str, ...]:
    """Every number, in the order of the rules. A chapter with a text of its own comes before its paragraphs."""
    file = installed.text_folder(game) / DEFAULT / f"{game.partition('.')[0]}-rules.ftl"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return tuple(key.replace("-", ".") for key in re.findall(r"^rule-([A-Z]+[\d-]+) =", text, re.MULTILINE))


def prefix(game: str) -> str:
    """The letters that all chapter numbers of a game begin with."""
    return re.split(r"\d", paragraphs(game)[0], maxsplit=1)[0] if paragraphs(game) else ""


def chapters(game: str) -> list[str]:
    return list(dict.fromkeys(chapter_of(number) for number in paragraphs(game)))


def chapter_of(number: str) -> str:
    return number.partition(".")[0]


def title(game: str, chapter: str, language: str) -> str:
    return Words(language, game=game)(f"chapter-{chapter}")


@cache
def text(game: str, number: str, language: str) -> str:
    """The text of a paragraph."""
    return flowed(Words(language, game=game)(f"rule-{number.replace('.', '-')}"))


def flowed(source: str) -> str:
    """Join wrapped lines, so that there is one line per list item ("• ...") and per paragraph."""
    return "\n".join(" ".join(block.split()) for block in re.split(r"\n\s*\n|\n(?=• )", source))


# ------------------------------------------------------------- finding
def look_up(asked: str, games: Iterable[str]) -> Found:
    """Find a number, however it is typed, in the first of these games that has it."""
    number = asked.strip().upper().replace("-", ".").removesuffix(".")
    known = list(games)
    for game in known:
        if number in chapters(game):
            return Found(game, number, [each for each in paragraphs(game) if chapter_of(each) == number])
        if number in paragraphs(game):
            return Found(game, number, [number])
    titles = [chapter for game in known for chapter in chapters(game)]
    numbers = [paragraph for game in known for paragraph in paragraphs(game)]
    near = get_close_matches(number, [*titles, *numbers], n=4, cutoff=0.5) or titles
    raise UserError("rule-unknown", asked=asked, near=", ".join(near))


def search(wanted: str, game: str, language: str) -> list[str]:
    """The paragraphs that contain the words, ignoring case."""
    folded = " ".join(wanted.casefold().split())
    return [
        number for number in paragraphs(game) if folded in " ".join(text(game, number, language).casefold().split())
    ]
