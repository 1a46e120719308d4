"""What is in a game's box, to draw it and to look it up: the parts of a pack, what each does, and how sure we are of that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from .message import Message


class PieceData(Struct, frozen=True, kw_only=True):
    """What is printed on a part, as data to draw. Each game declares a structure for each kind of part; messages in it are sent as text."""


class BoardData(Struct, frozen=True, kw_only=True):
    """Where everything lies on the board, as data to draw. Each game declares its own."""


class OwnBoard(Struct, frozen=True, kw_only=True):
    """A board that players bring in a file. It is stored with the settings of their table. Each game declares its own."""


@dataclass(frozen=True)
class Known:
    """Where we know something from, and how sure it is: see content.Datum."""

    sources: tuple[str, ...]  # as the pack names them
    confidence: str


@dataclass(frozen=True)
class Piece:
    """A part of the box. Identical parts are listed as one."""

    id: str
    name: Message | str  # a Name, or words
    known: Known
    text: Message | None = None  # what it does
    ids: Sequence[str] = ()  # of all identical parts, if each has its own
    count: int = 1
    group: str = ""  # a faction, a terrain: one of the section's groups
    data: PieceData = field(default_factory=PieceData)
    fields: Mapping[str, Known] = field(default_factory=dict)  # fields that differ


@dataclass(frozen=True)
class Section:
    id: str  # its title is the message `<game>-section-<id>`
    pieces: Sequence[Piece]
    groups: Mapping[str, Message] = field(default_factory=dict)  # their names


@dataclass(frozen=True)
class Box:
    sections: Sequence[Section]
    board: BoardData = field(default_factory=BoardData)
    sources: Mapping[str, str] = field(default_factory=dict)  # what the pack's short names of sources stand for


def known(datum: Any, separator: str = ", ") -> Known:
    """Source and confidence of one entry of a pack."""
    return Known(tuple(datum.source.split(separator)), datum.confidence)


def known_of_all(data: Iterable[Any]) -> Known:
    """Source and confidence of several entries together: all their sources, and the lowest of their confidences."""
    every = [known(datum) for datum in data]
    order = ("certain", "likely", "inferred", "ours")
    sources = dict.fromkeys(source for each in every for source in each.sources)
    return Known(tuple(sources), max((each.confidence for each in every), key=order.index))
