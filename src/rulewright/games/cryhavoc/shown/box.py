"""The parts of a pack, to draw and to look up: cards, tiles and tokens in words, and the planet with its outlines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, get_args

from msgspec.structs import astuple

from rulewright.games.cryhavoc.pack.loading import FILES, SHIPPED, load
from rulewright.games.cryhavoc.pack.pack import Card, Entry, Pack, Token, TrogToken
from rulewright.games.cryhavoc.pack.schema import MapFile, RegionTable
from rulewright.games.cryhavoc.parts import (
    EVENTS,
    FACTIONS,
    ICON_BITS,
    PARTIES,
    PASSIVE,
    TERRAINS,
    TOKEN_NAMES,
    TROG_TOKENS,
)
from rulewright.kernel.box import Box, Known, Piece, Section, known
from rulewright.kernel.bundles.bundle import folder_of
from rulewright.kernel.content import Files
from rulewright.kernel.message import Message, Name

from .effects_in_words import effect_message, entry_message
from .printed import (
    Anchors,
    Bonus,
    CardData,
    CardRow,
    CardRows,
    EventData,
    MapRegion,
    Planet,
    PlanetMap,
    RegionData,
    ScoreTrack,
    SkillData,
    StructureData,
    Track,
    TrogTokenData,
    Wrap,
)

Tables = Mapping[str, Any]  # the entries of the files by id, which say how certain they are
GROUPS: Mapping[str, Message] = {
    **{str(name): Message(f"cryhavoc-faction-{name}") for name in FACTIONS},
    **{str(name): Message(f"cryhavoc-terrain-{name}") for name in TERRAINS},
}


def unpack(name: str, players: int) -> Box:
    """The box, with the map for that number of players."""
    files, pack = Files(folder_of(name, SHIPPED), tuple(FILES)), load(name)
    read: dict[str, Any] = {file: files.read(file, shape)[0] for file, shape in FILES.items()}
    planet = next(read[file] for file in ("map-2.toml", "map-3-4.toml") if players in read[file].players)
    tables = {entry.id: entry for file in read.values() for entry in entries(file)}
    sections = [
        Section("cards", cards(pack, tables), GROUPS),
        Section("skills", skills(pack, tables), GROUPS),
        Section("structures", structures(pack, tables), GROUPS),
        Section("tokens", tokens(pack, tables), GROUPS),
        Section("events", events(pack, tables)),
        Section(
            "explorations", [piece(pack, tables, token, count=token.count) for token in pack.explorations.values()]
        ),
        Section("war_parties", trogs(pack, tables, range(PARTIES))),
        Section("nests", trogs(pack, tables, range(PARTIES, TROG_TOKENS))),
        Section("regions", [region(table) for table in planet.region]),
    ]
    track = Track(pack.track, [*pack.spots[:-1]], pack.spots[-1])
    return Box(sections, Planet(map=drawn(planet), track=track), read["pack.toml"].sources)


def entries(file: Any) -> Iterable[Any]:
    kinds = ("card", "skill", "structure", "token", "event", "exploration", "war_party", "nest")
    return (entry for kind in kinds for entry in getattr(file, kind, ()))


def piece(pack: Pack, tables: Tables, entry: Entry | TrogToken, **more: Any) -> Piece:
    table = tables[entry.id]
    told = entry_message(pack, entry) if isinstance(entry, TrogToken) or entry.effect else None
    return Piece(entry.id, Name(entry.id), known(table), told, fields=fields(table), **more)


def fields(table: Any) -> dict[str, Known]:
    return {name: known(datum) for name, datum in table.fields.items()}


# ------------------------------------------------------------- cards and tiles
def cards(pack: Pack, tables: Tables) -> list[Piece]:
    """Copies of a card are separate cards with the same print."""
    made = []
    for card in pack.cards:
        if card.id in tables:
            ids = [card.id, *(f"{card.id}_{n}" for n in range(2, tables[card.id].count + 1))]
            group = (*FACTIONS, *TERRAINS)[card.deck]
            data = CardData(kind=tables[card.id].kind if card.deck < len(FACTIONS) else "battle", rows=rows(card))
            made.append(piece(pack, tables, card, ids=ids, count=len(ids), group=group, data=data))
    return made


def rows(card: Card) -> CardRows:
    number, symbols = (1 << ICON_BITS) - 1, get_args(Bonus)
    return CardRows(
        *(
            CardRow(icons & number, [name for n, name in enumerate(symbols) if icons >> ICON_BITS + n & 1])
            for icons in card.icons
        )
    )


def skills(pack: Pack, tables: Tables) -> list[Piece]:
    made = []
    for skill in pack.skills.values():
        table = tables[skill.id]
        token = effect_message(table.token.effect) if table.token else None
        data = SkillData(default=skill.default, kind=table.kind, tokens=table.tokens, token=token)
        made.append(piece(pack, tables, skill, group=FACTIONS[skill.faction], data=data))
    return made


def structures(pack: Pack, tables: Tables) -> list[Piece]:
    made = []
    for structure in pack.structures.values():
        activate = None if structure.activate == PASSIVE else structure.activate
        data = StructureData(build=structure.build, activate=activate, in_battle=structure.in_battle)
        group = FACTIONS[structure.faction]
        made.append(piece(pack, tables, structure, count=structure.limit, group=group, data=data))
    return made


# ------------------------------------------------------------- tokens
def tokens(pack: Pack, tables: Tables) -> list[Piece]:
    """The tokens on the map, by the names they have there."""
    return [token_piece(pack, tables, TOKEN_NAMES[n], token) for n, token in pack.tokens.items()]


def token_piece(pack: Pack, tables: Tables, name: str, token: Token) -> Piece:
    made = piece(pack, tables, token, count=token.limit, group=FACTIONS[token.faction])
    return replace(made, id=name)


def events(pack: Pack, tables: Tables) -> list[Piece]:
    """The last event is printed on the score track and ends the game."""
    return [
        piece(pack, tables, event, count=event.count, data=EventData(printed=n == EVENTS))
        for n, event in pack.events.items()
    ]


def trogs(pack: Pack, tables: Tables, numbers: range) -> list[Piece]:
    return [
        piece(pack, tables, token, count=token.count, data=TrogTokenData(units=token.units, crystals=token.crystals))
        for n, token in pack.trog_tokens.items()
        if n in numbers
    ]


# ------------------------------------------------------------- the planet
def region(table: RegionTable) -> Piece:
    data = RegionData(terrain=table.terrain, ring=table.ring, crystals=table.crystals, icons=[*table.icons])
    return Piece(table.id, Name(table.id), known(table), data=data, fields=fields(table))


def drawn(file: MapFile) -> PlanetMap:
    """The planet as the pack has it."""
    return PlanetMap(
        box=file.box,
        centre=file.centre,
        radius=file.radius,
        score_track=ScoreTrack(*astuple(file.score_track)),
        regions=[drawn_region(table) for table in file.region],
        blocked=[[*table.polygon] for table in file.blocked],
    )


def drawn_region(table: RegionTable) -> MapRegion:
    return MapRegion(
        id=table.id,
        name=Name(table.id),
        terrain=table.terrain,
        ring=table.ring,
        kind=table.kind,
        sector=table.sector,
        crystals=table.crystals,
        icons=[*table.icons],
        neighbours=[*table.neighbours],
        wrap=Wrap(table.wrap.to, table.wrap.angle) if table.wrap else None,
        anchors=Anchors(*astuple(table.anchors)),
        polygon=[*table.polygon],
    )
