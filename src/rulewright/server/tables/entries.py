"""What happens at a table, one entry each: the only thing that is kept, and the only thing that is sent round."""

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
MOVES = ("start", "do", "undo")  # those that change the position
NOT_STARTED = -9  # in the place of the seat that is asked


class Memory(msgspec.Struct, frozen=True, array_like=True):
    """Of an action, what would have to be replayed to be known again."""

    eyes: int
    outcome_eyes: tuple[int, ...]
    events: tuple[
        tuple[int, int, int, int, int, int], ...
    ]  # the audience before the kind: so they have always been stored
    revealed: bool


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Kind
    seat: int = SETUP  # whose it is
    who: str = ""  # the user who did it; nobody if a bot did
    name: str = ""  # of the user, as it was then
    bot: str = ""  # that sits there from now on, or that did it
    haste: str = ""  # of a bot: "less" if it thought less than usual; all of them are in bots/pool.py
    side: str = ""
    players: int = 0  # that the table is for from now on
    options: dict[str, str] = {}  # of the game that starts, all of them
    seats: list[str] = []  # of a game that began elsewhere, as its journal names who sat there
    line: dict[str, Any] = {}  # as the game's journal has it
    memory: Memory | None = None
    results: list[
        tuple[int, int]
    ] = []  # of the last move: for each seat its result, of which the highest wins, and its points
    table: str = ""  # of a rematch


class Row(msgspec.Struct, frozen=True):
    """An entry in its place."""

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
    """The line that an entry was made from."""
    assert entry.memory is not None
    memory, written = entry.memory, entry.line
    events = tuple(Event(kind, audience, *numbers) for audience, kind, *numbers in memory.events)
    outcomes = tuple(written.get("then", ()))
    return Line(
        entry.seat, written.get("do"), outcomes, memory.eyes, memory.outcome_eyes, events, memory.revealed, position
    )


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
