"""What is in a game's box, for those who draw it and those who look it up: the parts of a pack, what each does, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from .message import Message


class PieceData(Struct, frozen=True, kw_only=True):
    """What is printed on a part, as data to be drawn. A game declares a structure for each kind of part; messages in it travel as text."""


class BoardData(Struct, frozen=True, kw_only=True):
    """Where everything lies, for drawing. A game declares its own."""


class OwnBoard(Struct, frozen=True, kw_only=True):
    """A board that players bring in a file, as it travels with the settings of their table. A game declares its own."""


@dataclass(frozen=True)
class Known:
    """Where we have something from, and how sure that is: see content.Datum."""

    sources: tuple[str, ...]  # as the pack names them
    confidence: str


@dataclass(frozen=True)
class Piece:
    """A part of the box; several that are alike are one."""

    id: str
    name: Message | str  # a Name, or words
    known: Known
    text: Message | None = None  # what it does
    ids: Sequence[str] = ()  # of all that are alike, where each has its own
    count: int = 1
    group: str = ""  # a faction, a terrain: one of those that the section tells apart
    data: PieceData = field(default_factory=PieceData)
    fields: Mapping[str, Known] = field(default_factory=dict)  # of which something else is known


@dataclass(frozen=True)
class Section:
    id: str  # its title is the message `<game>-section-<id>`
    pieces: Sequence[Piece]
    groups: Mapping[str, Message] = field(default_factory=dict)  # what their names are


@dataclass(frozen=True)
class Box:
    sections: Sequence[Section]
    board: BoardData = field(default_factory=BoardData)
    sources: Mapping[str, str] = field(
        default_factory=dict
    )  # what the short names of sources mean, in the pack's words


def known(datum: Any, separator: str = ", ") -> Known:
    """Of an entry of a pack."""
    return Known(tuple(datum.source.split(separator)), datum.confidence)


def known_of_all(data: Iterable[Any]) -> Known:
    """Of several entries as one: all their sources, and no surer than the least sure of them."""
    every = [known(datum) for datum in data]
    order = ("certain", "likely", "inferred", "ours")
    sources = dict.fromkeys(source for each in every for source in each.sources)
    return Known(tuple(sources), max((each.confidence for each in every), key=order.index))
