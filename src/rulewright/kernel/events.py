"""What happened, as rows of integers with an audience; worded only at the edge.

A row is (kind, audience, a, b, c, d). The audience is a bit mask: bit p for seat p, and a bit of their own for those who only watch.
The driver empties the rows before each action; nothing here is part of the position.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from .record import Grid
from .rule import COMPILED, rule

ROOM = 16  # rows that one action may fill, where a game needs no more
COLUMNS = 6
KIND, AUDIENCE, A, B, C, D = range(COLUMNS)
MOST_SEATS = 14  # at a table of any game: each has a bit
WATCHER = MOST_SEATS  # the bit of those who only watch
EVERYONE = (1 << (WATCHER + 1)) - 1
SPECTATOR = -1  # as a seat


class Event(NamedTuple):
    """A row: something that happened, and who may know of it."""

    kind: int
    audience: int
    a: int
    b: int
    c: int
    d: int


class HasEvents(Protocol):
    listening: int
    happened: int

    @property
    def event(self) -> Grid: ...


@rule()
def emit(s: HasEvents, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Says what happened, if anybody listens: rollouts do not."""
    if s.listening != 0 and s.happened < len(s.event):
        row = s.event[s.happened]
        row[KIND] = kind
        row[AUDIENCE] = audience
        row[A] = a
        row[B] = b
        row[C] = c
        row[D] = d
        s.happened += 1
    elif not COMPILED:
        assert s.listening == 0, "more events than ROOM in one action: raise it"


def happened(twin: Any) -> list[Event]:
    """What a position remembers of the last action."""
    return [Event(*row) for row in twin.event[: twin.happened]]


def bit(seat: int) -> int:
    """A seat's place in an audience; SPECTATOR has one too."""
    return 1 << (WATCHER if seat == SPECTATOR else seat)
