"""Words are made at the edge: inside, a message is a key and its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Name(str):
    """The id of something that a pack has a name for, such as a region or a card. As an argument of a message it is shown by that
    name, in the reader's language (`Game.names`); everywhere else, as in a journal, it is the id."""


class Formed(str):
    """What a pack calls a part, with the forms that sentences ask for (`FORM` in words.py), by their cases: "do Mgielni" for `to`.
    A case that is not there is told without inflection, by the text `form-<case>`: "do regionu Mgielnia"."""

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
    """Something a person asked for cannot be done. Carries the message that says so, and what to do."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)


@dataclass(frozen=True)
class Problem:
    """Something that is wrong with a file of content."""

    file: str
    where: str  # the place in the file, "" for the whole of it: "tile[2].count" (counted from 1), "F6", "picture:3"
    paragraph: str | None  # of the rules, where one is broken
    key: str  # of a message
    args: dict[str, str | int]
    warning: bool = False  # it can be played with even so


class ContentError(UserError):
    """A pack or a board that cannot be played with, and all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("content-problems", count=len(problems))
        self.problems = list(problems)

    def __str__(self) -> str:
        return "; ".join(f"{p.file} {p.where} {p.key} {p.args}" for p in self.problems)
