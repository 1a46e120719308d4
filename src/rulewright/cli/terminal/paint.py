"""Styled text as data: a line is a list of (text, style) pairs. Styles become escape codes if a terminal shows them.

A letter or symbol always says the same as a style, so nothing is lost without colours."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from itertools import zip_longest

Span = tuple[str, str]
Line = list[Span]

RESET = "\x1b[0m"
UNBROKEN = "\N{NO-BREAK SPACE}"
# games add their own: see Drawing.colours
MANY = {
    "bold": "1",
    "dim": "38;5;245",
    "title": "1;38;5;173",
    "prompt": "1",
    "rule": "38;5;141",
    "good": "38;5;71",
    "bad": "1;38;5;167",
    "mark": "1;48;5;230;38;5;16",
    "attack": "1;48;5;162;38;5;231",
    "taken": "1;7",
}
SIXTEEN = {
    "bold": "1",
    "dim": "2",
    "title": "1;33",
    "prompt": "1",
    "rule": "35",
    "good": "32",
    "bad": "1;31",
    "mark": "7",
    "attack": "1;45;37",
    "taken": "1;7",
}
ONE = {"bold": "1", "dim": "2", "title": "1", "prompt": "1", "bad": "1", "mark": "7", "attack": "1;7", "taken": "1;7"}
NONE: dict[str, str] = {}


def palette(tty: bool, environ: Mapping[str, str], colour: bool) -> dict[str, str]:
    """The styles that this terminal can show and its user wants."""
    term = environ.get("TERM", "")
    if not tty or term == "dumb":
        return NONE
    if not colour or environ.get("NO_COLOR"):
        return ONE
    return MANY if "256" in term or "COLORTERM" in environ else SIXTEEN


def paint(line: Line, styles: Mapping[str, str]) -> str:
    painted = (f"\x1b[{styles[style]}m{text}{RESET}" if style in styles else text for text, style in line if text)
    return "".join(painted).rstrip(" ")


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def beside(left: list[Line], right: list[Line], column: int) -> list[Line]:
    """Two blocks side by side, the right one starting at a column."""
    empty: Line = []
    return [[*fitted(a, column), *b] if b else a for a, b in zip_longest(left, right, fillvalue=empty)]


def fitted(line: Line, columns: int) -> Line:
    """Cut or pad to exactly that width."""
    made: Line = []
    for text, style in line:
        made.append((text[: columns - width(made)], style))
    return [*made, (" " * (columns - width(made)), "")]


def wrapped(text: str, columns: int, style: str = "", indent: str = "") -> list[Line]:
    """Wrap a text. Its own line breaks stay, and words such as paths are never broken."""
    wrapper = textwrap.TextWrapper(
        max(columns, 20),
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    lines = [line for paragraph in text.split("\n") for line in wrapper.wrap(paragraph) or [""]]
    return [[(line.replace(UNBROKEN, " "), style)] for line in lines]


def plain(line: Line) -> str:
    return "".join(text for text, _ in line)
