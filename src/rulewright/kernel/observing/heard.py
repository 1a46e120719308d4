"""What each seat has heard lately: the last events that it may know (see events.py), for the history part of an observation.

Each seat has a ring buffer of its own, so events that only others hear push nothing out and leave no trace. A ring holds the kinds of its
events first, each plus one, 0 for none; then the numbers of each event."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.events import AUDIENCE, COLUMNS, KIND, A, HasEvents
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

NUMBERS = COLUMNS - A  # of an event, besides its kind
WIDTH = 1 + NUMBERS  # of one event in a ring
MOST_EVENTS = 256  # in a ring


@rule()
def listen(s: HasEvents) -> None:
    """Forget past events and record those of the next action."""
    s.listening = 1
    s.happened = 0


@rule()
def remember(s: HasEvents, heard: Any, newest: Row) -> None:
    """Add the events of the last action to the rings of the seats that may know them, overwriting the oldest. `newest` holds the place of
    each ring's last event."""
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
    """Copy a seat's ring to the end of the row, newest event first."""
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
    """Clear all rings."""
    for seat in range(len(newest)):
        newest[seat] = 0
        for j in range(len(heard[seat])):
            heard[seat][j] = 0
