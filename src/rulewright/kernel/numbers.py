"""Numbers with names: a game declares each of its procedures, verbs, offers, reasons and events once, in a line of its own.

    declare = Numbers()
    PLACE = declare.verb("place", HEXES, "hex")
    NOT_FREE = declare.reason("T5.4", "not-free")

What is declared is a plain integer, so that compiled rules freeze it; the rest of the line is looked up by that integer where numbers
become words. They are given in the order of the lines. Stored positions hold them, so a new line comes after the others of its kind.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .verbs import FIRST_REASON, Offer, Verb

T = TypeVar("T")


class Reason(NamedTuple):
    paragraph: str
    key: str  # of the message


class EventKind(NamedTuple):
    name: str
    roles: tuple[str, ...]  # what each of its numbers means


def place(kind: str, name: str, declared: int) -> int:
    """The number of the next declaration, given how many of its kind there are. A test replaces this before it imports a game, to show that
    no number is visible outside."""
    return declared


class Table(Generic[T]):
    """A game's declarations of one kind, by number."""

    def __init__(self, kind: str, first: int = 0) -> None:
        self.kind, self.first = kind, first
        self.numbered: dict[int, T] = {}
        self.names: set[str] = set()

    def add(self, name: str, entry: T) -> int:
        if name in self.names:
            raise ValueError(f"{self.kind} {name} is declared twice")
        number = self.first + place(self.kind, name, len(self.names))
        self.names.add(name)
        self.numbered[number] = entry
        return number

    def rows(self) -> tuple[T, ...]:
        """The declarations in the order of their numbers."""
        return tuple(self.numbered[number] for number in sorted(self.numbered))


class Numbers:
    """The numbers of one game."""

    def __init__(self) -> None:
        self.procedures = Table[str]("procedure")
        self.verbs = Table[Verb]("verb")
        self.offers = Table[Offer]("offer")
        self.reasons = Table[Reason]("reason", FIRST_REASON)
        self.events = Table[EventKind]("event")

    def procedure(self, name: str) -> int:
        return self.procedures.add(name, name)

    def verb(self, name: str, arguments: int = 1, role: str = "", *, secret: bool = False) -> int:
        return self.verbs.add(name, Verb(name, arguments, role, secret))

    def offer(self, name: str, paragraph: str, *verbs: int) -> int:
        return self.offers.add(name, Offer(name, paragraph, verbs))

    def reason(self, paragraph: str, key: str) -> int:
        return self.reasons.add(key, Reason(paragraph, key))

    def event(self, name: str, *roles: str) -> int:
        return self.events.add(name, EventKind(name, roles))
