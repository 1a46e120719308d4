"""`rulewright rules`: the rules, paragraph by paragraph, in the reader's language."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from rulewright.kernel.message import UserError
from rulewright.words import Words

from .paint import Line, wrapped
from .screen import Screen


@cache
def paragraphs() -> tuple[str, ...]:
    """Every number, in the order of the rules; a chapter that has a text of its own comes before its first."""
    text = (files("rulewright") / "locales" / "en" / "termites-rules.ftl").read_text(encoding="utf-8")
    return tuple(key.replace("-", ".") for key in re.findall(r"^rule-(T[\d-]+) =", text, re.MULTILINE))


def chapters() -> list[str]:
    return list(dict.fromkeys(number.partition(".")[0] for number in paragraphs()))


def rule_lines(asked: str, words: Words, columns: int) -> list[Line]:
    """One paragraph, a chapter with all of its paragraphs, or the list of chapters."""
    number = asked.strip().upper().replace("-", ".").removesuffix(".")
    if not number:
        titles = [[(f"{chapter:<5}", "rule"), (words(f"chapter-{chapter}"), "")] for chapter in chapters()]
        return [*titles, [(words("cli-rules-hint"), "dim")]]
    if number in chapters():
        own = [paragraph for paragraph in paragraphs() if paragraph.partition(".")[0] == number]
        lines: list[Line] = [[(f"{number} ", "rule"), (words(f"chapter-{number}"), "title")]]
        return lines + [line for paragraph in own for line in paragraph_lines(paragraph, words, columns)]
    if number in paragraphs():
        return paragraph_lines(number, words, columns)
    known = [*chapters(), *paragraphs()]
    near = get_close_matches(number, known, n=4, cutoff=0.5) or chapters()
    raise UserError("cli-rule-unknown", asked=asked, near=", ".join(near))


def paragraph_lines(number: str, words: Words, columns: int) -> list[Line]:
    """The number in front, the text beside it; line breaks in the text only keep its source short."""
    text = words(f"rule-{number.replace('.', '-')}")
    lines = wrapped(" ".join(text.split()), columns - 7)
    return [[(f"{number:<7}", "rule"), *lines[0]], *([(" " * 7, ""), *line] for line in lines[1:])]


def rules(words: Words, number: str | None, colour: bool) -> int:
    screen = Screen(colour)
    screen.show(rule_lines(number or "", words, screen.columns - 1))
    return 0
