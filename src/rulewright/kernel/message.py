"""Messages: a key and its arguments, which become words only where people read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Name(str):
    """The id of something that a pack names, such as a region or a card. In a message it is shown by that name in the reader's language
    (`Game.names`); everywhere else, as in a journal, it is the id."""


class Formed(str):
    """A pack's name for a part, with the inflected forms that sentences need (`FORM` in words.py), by case: "do Mgielni" for `to`. For a
    missing case, the text `form-<case>` is used without inflection: "do regionu Mgielnia"."""

    forms: Mapping[str, str]

    @classmethod
    def of(cls, name: str, forms: Mapping[str, str]) -> Formed:
        made = cls(name)
        made.forms = forms
        return made


class Message(NamedTuple):
    key: str
    args: dict[str, Any] = {}  # noqa: RUF012  (a default that is never written to)


class UserError(Exception):
    """Something that a person asked for cannot be done. Carries a message that says so, and what to do."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)


@dataclass(frozen=True)
class Problem:
    """Something wrong in a content file."""

    file: str
    where: str  # the place in the file, "" for all of it: "tile[2].count" (counted from 1), "F6", "picture:3"
    paragraph: str | None  # of the rules, if one is broken
    key: str  # of a message
    args: dict[str, str | int]
    warning: bool = False  # the pack can be played anyway


class ContentError(UserError):
    """A pack or a board that cannot be played with, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("content-problems", count=len(problems))
        self.problems = list(problems)

    def __str__(self) -> str:
        return "; ".join(f"{p.file} {p.where} {p.key} {p.args}" for p in self.problems)
