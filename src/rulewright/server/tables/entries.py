"""The entries of a table, one per event: the only thing that is stored, and the only thing that is sent around.

A server keeps many of them for long, and nothing in them refers back to them: so the search for garbage passes them by."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rulewright.kernel.events import Event
from rulewright.kernel.match import SETUP, Line

Kind = Literal[
    "sit",
    "stand",
    "bot",
    "side",
    "players",
    "start",
    "do",
    "undo",
    "ask",
    "agree",
    "decline",
    "away",
    "back",
    "rematch",
    "resign",
    "share",
    "unshare",
]
MOVES = ("start", "do", "undo")  # kinds that change the position
Results = tuple[tuple[int, int], ...]
NOT_STARTED = -9  # used in place of the seat that is asked


class Memory(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What would otherwise have to be replayed to know about an action."""

    eyes: int
    outcome_eyes: tuple[int, ...]
    events: tuple[
        tuple[int, int, int, int, int, int], ...
    ]  # the audience comes before the kind, as it always has in storage
    revealed: bool


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    kind: Kind
    seat: int = SETUP  # the seat concerned
    who: str = ""  # the user who did it; "" if a bot did
    name: str = ""  # of the user, at that time
    bot: str = ""  # that sits there from now on, or that did it
    haste: str = ""  # of a bot: "less" if it thought less than usual; all values are in bots/pool.py
    side: str = ""
    players: int = 0  # the new number of players
    options: dict[str, str] = {}  # of the starting game, all of them
    seats: tuple[str, ...] = ()  # for a game that began elsewhere: the players, as in its journal
    line: dict[str, Any] = {}  # as in the game's journal
    memory: Memory | None = None
    results: Results = ()  # after the last move: each seat's result, of which the highest wins, and its points
    table: str = ""  # of a rematch


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number."""

    seq: int
    at: int
    asked: int  # the seat that is asked afterwards; OVER, or NOT_STARTED
    entry: Entry

    @property
    def move(self) -> bool:
        return self.entry.kind in MOVES


def remember(line: Line) -> Memory:
    events = tuple((e.audience, e.kind, e.a, e.b, e.c, e.d) for e in line.events)
    return Memory(line.action_eyes, line.outcome_eyes, events, line.revealed)


def recall(entry: Entry, position: bytes) -> Line:
    """The line from which an entry was made."""
    assert entry.memory is not None
    memory, written = entry.memory, entry.line
    events = tuple(Event(kind, audience, *numbers) for audience, kind, *numbers in memory.events)
    outcomes = tuple(written.get("then", ()))
    return Line(
        entry.seat, written.get("do"), outcomes, memory.eyes, memory.outcome_eyes, events, memory.revealed, position
    )


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
