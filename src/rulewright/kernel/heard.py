"""What each seat has heard lately: the last events that it may know (see events.py), for the history part of an observation.

Each seat has a ring of its own. So what only others hear pushes nothing out, and shows in nothing that a seat is told. A ring has the
kinds of its events first, each one more than its number and 0 for nothing yet; then the numbers of each.
"""

from __future__ import annotations

from typing import Any

from .events import AUDIENCE, COLUMNS, KIND, A, HasEvents
from .record import Row
from .rule import rule

NUMBERS = COLUMNS - A  # of an event, beside its kind
WIDTH = 1 + NUMBERS  # of an event in a ring
MOST_EVENTS = 256  # in a ring


@rule()
def listen(s: HasEvents) -> None:
    """Keep the events of the next action, forget those before."""
    s.listening = 1
    s.happened = 0


@rule()
def remember(s: HasEvents, heard: Any, newest: Row) -> None:
    """To each seat's ring what the last action told it, in the place of what it heard longest ago. `newest`: the last event's place."""
    for e in range(s.happened):
        event = s.event[e]
        for seat in range(len(newest)):
            if event[AUDIENCE] >> seat & 1 != 0:
                ring = heard[seat]
                room = len(ring) // WIDTH
                place = int(newest[seat]) - 1
                if place < 0:
                    place += room
                newest[seat] = place
                ring[place] = event[KIND] + 1
                for j in range(NUMBERS):
                    ring[room + NUMBERS * place + j] = event[A + j]


@rule()
def recall(ring: Row, newest: int, out: Row) -> None:
    """To the end of the row, what is in a seat's ring, the newest first."""
    room = len(ring) // WIDTH
    at = len(out) - len(ring)
    place = newest
    for k in range(room):
        out[at + k] = ring[place]
        for j in range(NUMBERS):
            out[at + room + NUMBERS * k + j] = ring[room + NUMBERS * place + j]
        place += 1
        if place == room:
            place = 0


@rule()
def forget(heard: Any, newest: Row) -> None:
    """Nothing has happened yet."""
    for seat in range(len(newest)):
        newest[seat] = 0
        for j in range(len(heard[seat])):
            heard[seat][j] = 0
