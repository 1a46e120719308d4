"""Size limits for content files. A pack may come from a stranger, so it is measured before anything reads its content.

Every limit is far above what a printed box needs: the longest file of our own packs has 65,000 bytes and 8,400 values."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable
from typing import Any

LARGEST_FILE = 1 << 20  # bytes
MOST_VALUES = 60_000  # in one file: entries of lists and tables
DEEPEST = 16  # lists and tables within each other
LONGEST_TEXT = 4000  # characters
LONGEST_KEY = 80
LARGEST_NUMBER = 1_000_000
MOST_PROBLEMS = 200  # reported for one pack
# what no page and no terminal should obey: control codes, and what turns the direction of writing
UNSHOWABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufff9-\uffff]")
# `a.b.c = 1` makes tables within tables, and reading them takes the square of their number
PART = rb"""(?>[A-Za-z0-9_-]{1,80}|"[^"\n]{0,80}"|'[^'\n]{0,80}')"""
DOTTED = re.compile(PART + rb"(?>[ \t]*\.[ \t]*" + PART + rb"){%d}" % DEEPEST)

Tell = Callable[..., None]  # called like content.Report


def parsed(data: bytes, tell: Tell) -> dict[str, Any] | None:
    """Parse a TOML file. Report what is wrong and return None if that fails."""
    if len(data) > LARGEST_FILE:
        tell("content-too-large", size=len(data) // 1024, most=LARGEST_FILE // 1024)
        return None
    if DOTTED.search(data):
        tell("content-too-deep", most=DEEPEST)
        return None
    try:
        raw = tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        tell("content-not-utf8", line=data[: error.start].count(b"\n") + 1)
        return None
    except RecursionError:
        tell("content-too-deep", most=DEEPEST)
        return None
    except ValueError as error:  # also raised for integers with too many digits
        tell("content-not-toml", detail=str(error)[:LONGEST_KEY])
        return None
    return raw if Scales(tell).hold(raw, "", 0) else None


class Scales:
    """Looks at every value once, and stops at the first that is over a limit."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._values = tell, 0

    def hold(self, value: Any, where: str, depth: int) -> bool:
        self._values += 1
        if self._values > MOST_VALUES:
            return self._no("content-too-many", "", most=MOST_VALUES)
        if depth > DEEPEST:
            return self._no("content-too-deep", where, most=DEEPEST)
        if isinstance(value, dict):
            return all(
                self._name(name, where) and self.hold(item, f"{where}.{name}".lstrip("."), depth + 1)
                for name, item in value.items()
            )
        if isinstance(value, list):
            return all(self.hold(item, f"{where}[{number}]", depth + 1) for number, item in enumerate(value, 1))
        return self._text(value, where) if isinstance(value, str) else self._number(value, where)

    def _name(self, name: str, where: str) -> bool:
        if len(name) > LONGEST_KEY:
            return self._no("content-key-long", where, name=name[:LONGEST_KEY], most=LONGEST_KEY)
        return self._text(name, where)

    def _text(self, text: str, where: str) -> bool:
        if len(text) > LONGEST_TEXT:
            return self._no("content-text-long", where, count=len(text), most=LONGEST_TEXT)
        if found := UNSHOWABLE.search(text):
            return self._no("content-text-unshowable", where, character=f"U+{ord(found[0]):04X}")
        return True

    def _number(self, value: Any, where: str) -> bool:
        """Dates and times are not numbers, but pass: the check of the file's shape refuses them."""
        if isinstance(value, int | float) and not (math.isfinite(value) and abs(value) <= LARGEST_NUMBER):
            return self._no("content-number-huge", where, most=LARGEST_NUMBER)
        return True

    def _no(self, key: str, where: str, **args: str | int) -> bool:
        self._tell(key, where=where, **args)
        return False
