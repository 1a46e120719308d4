"""What happened, as rows of integers with an audience. They become words only where people read them.

A row is (kind, audience, a, b, c, d). The audience is a bit mask: bit p for seat p, and one bit for all spectators. The driver clears the
rows before each action; events are not part of the position."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from .record import Grid
from .rule import COMPILED, rule

ROOM = 16  # default number of events that one action may emit
COLUMNS = 6
KIND, AUDIENCE, A, B, C, D = range(COLUMNS)
MOST_SEATS = 14  # at a table of any game, since each seat has a bit
WATCHER = MOST_SEATS  # the bit of all spectators
EVERYONE = (1 << (WATCHER + 1)) - 1
SPECTATOR = -1  # used in place of a seat


class Event(NamedTuple):
    """Something that happened, and who may know of it."""

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
    """Record an event if anybody is listening; rollouts are not."""
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
    """The events of the last action."""
    return [Event(*row) for row in twin.event[: twin.happened]]


def bit(seat: int) -> int:
    """The bit of a seat, or of SPECTATOR, in an audience."""
    return 1 << (WATCHER if seat == SPECTATOR else seat)
