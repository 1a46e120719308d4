"""What is in a game's box, in the reader's language: every part with what it does, and how sure we are of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import msgspec

from rulewright.games import load
from rulewright.kernel import box
from rulewright.kernel.game import Game
from rulewright.kernel.message import Message
from rulewright.rulebook import flowed
from rulewright.server.shapes import games as shapes
from rulewright.words import Words

from .catalogue import known_pack, known_players

KEPT = 64  # packs in the cache
KNOWN = {
    "certain": "pieces-known-certain",
    "likely": "pieces-known-likely",
    "inferred": "pieces-known-inferred",
    "ours": "pieces-known-ours",
}


@lru_cache(KEPT)
def pieces(name: str, pack: str, players: int | None, language: str) -> shapes.Pieces:
    """Cached: a pack of one name never changes."""
    game = load(name)
    pack, table = known_pack(game, pack), known_players(game, players)
    return Reader(game, game.names(pack, language), language).read(pack, table, game.unpack(pack, table))


class Reader:
    """Puts the parts of one pack into words in one language."""

    def __init__(
        self, game: Game, names: Mapping[str, str], language: str, sources: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """`names` are the pack's names for its parts, `sources` those for its sources."""
        self.game, self.words, self.sources = game, Words(language, names, game.key), sources

    def read(self, pack: str, players: int, opened: box.Box) -> shapes.Pieces:
        self.sources = opened.sources
        sections = [self.section(section) for section in opened.sections]
        return shapes.Pieces(pack, players, sections, self.said(opened.board))

    def section(self, section: box.Section) -> shapes.PieceSection:
        used = dict.fromkeys(piece.group for piece in section.pieces if piece.group)
        groups = [shapes.PieceGroup(id, self.words.message(section.groups[id])) for id in used]
        title = self.words(f"{self.game.name}-section-{section.id}")
        return shapes.PieceSection(section.id, title, groups, [self.piece(piece) for piece in section.pieces])

    def piece(self, piece: box.Piece) -> shapes.Piece:
        return shapes.Piece(
            id=piece.id,
            ids=list(piece.ids or (piece.id,)),
            name=self.name(piece),
            text=self.said(piece.text) if piece.text else "",
            count=piece.count,
            group=piece.group,
            data=self.said(piece.data),
            known=self.known(piece.known),
            fields=list(self.fields(piece.fields)),
        )

    def name(self, piece: box.Piece) -> str:
        """Extra parts of somebody's own pack, such as a scenario, have only an id."""
        if isinstance(piece.name, Message):
            return self.words.message(piece.name) if piece.name.key in self.words else piece.id
        return str(self.words.named(piece.name))

    def said(self, value: Any) -> Any:
        """Plain data, with messages and names as text. An earlier version of a game may have plain data to begin with."""
        if isinstance(value, Message):
            text = self.words.message(value)
            return flowed(text) if value.key.startswith("rule-") else text
        if isinstance(value, msgspec.Struct):
            return {name: self.said(getattr(value, name)) for name in value.__struct_fields__}
        if isinstance(value, Mapping):
            return {name: self.said(item) for name, item in value.items()}
        return [self.said(item) for item in value] if isinstance(value, list | tuple) else self.words.named(value)

    # ------------------------------------------------------------- certainty
    def known(self, known: box.Known) -> shapes.Known:
        ours = known.confidence == "ours"
        sources = [] if ours else [self.source(name) for name in known.sources]
        text = self.words(KNOWN[known.confidence], sources=", ".join(sources))
        return shapes.Known(known.confidence, ours, sources, text)  # type: ignore[arg-type]

    def source(self, name: str) -> str:
        """Our sources have a text in every language; those of somebody's own pack are shown as the pack has them."""
        key = f"{self.game.name}-source-{re.sub('[^a-z0-9]+', '-', name.lower())}"
        return self.words(key) if key in self.words else self.sources.get(name, name)

    def fields(self, fields: Mapping[str, box.Known]) -> Iterator[shapes.KnownField]:
        """Of names, only those in the reader's language."""
        for field, known in fields.items():
            kind, _, rest = field.partition(".")
            if kind == "name" and rest not in ("", self.words.language):
                continue
            key = f"{self.game.name}-field-{kind}"
            title = self.words(key) if key in self.words else kind  # somebody's own pack may mark any field
            if rest in self.words.names:
                title += f": {self.words.names[rest]}"
            yield shapes.KnownField(field, title, self.known(known))
