"""The file formats of a pack. No list may be longer than the record has room for."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, field

from rulewright.games.cryhavoc.parts import (
    CARDS,
    EVENTS,
    EXPLORATIONS,
    MOST_UNITS,
    NESTS,
    PARTIES,
    PLAYERS,
    REGIONS,
    SKILLS,
    TOKENS,
    TYPES,
)
from rulewright.kernel.content import Datum, Label, Name, Table, Text

LANGUAGES = ("en", "pl", "de", "pt-BR")
FEW = 20  # limit for lists that the record does not store, whatever a stranger writes

Faction = Literal["humans", "pilgrims", "machines", "trogs"]
Terrain = Literal["mountain", "desert", "jungle", "ocean"]
Bonus = Literal["draw_each", "draw_once", "vp", "text"]
Icon = Literal["hq", "war_party", "exploration", "tunnel", "tunnel_plus", "trog_hq"]
Count = Annotated[int, Meta(ge=1, le=18)]
Few = Annotated[int, Meta(ge=0, le=9)]
Icons = Annotated[int, Meta(ge=0, le=3)]
Bonuses = Annotated[tuple[Bonus, ...], Meta(max_length=FEW)]
Steps = tuple[Any, ...]  # checked in effects/checking.py
Point = tuple[float, float]
Outline = Annotated[tuple[Point, ...], Meta(max_length=1000)]


class Names(Table, frozen=True, kw_only=True):
    en: Label
    pl: Label
    de: Label
    pt_br: Label = field(name="pt-BR")

    def by_language(self) -> dict[str, str]:
        return dict(zip(LANGUAGES, (self.en, self.pl, self.de, self.pt_br), strict=True))


class Entry(Datum, frozen=True, kw_only=True):
    """Source and confidence apply to the whole entry except what `fields` names: a key, part of one ("name.de"), or a word in
    checks.PARTS."""

    aside: ClassVar[frozenset[str]] = Datum.aside | {"name"}
    id: Name
    name: Names
    fields: dict[str, Datum] = field(default_factory=dict)


class PackFile(Table, frozen=True, kw_only=True):
    aside: ClassVar[frozenset[str]] = frozenset({"version", "title", "note", "sources"})
    name: Name
    game: Literal["cryhavoc"]
    version: Label
    title: Label
    note: Text
    sources: dict[str, Text] = field(default_factory=dict)  # what the short names of sources stand for


# ------------------------------------------------------------- cards
class BonusTable(Table, frozen=True, kw_only=True):
    move: Bonuses = ()
    recruit: Bonuses = ()
    build: Bonuses = ()


class CardTable(Entry, frozen=True, kw_only=True):
    count: Count
    move: Icons
    recruit: Icons
    build: Icons
    bonus: BonusTable = BonusTable()


class TacticsTable(CardTable, frozen=True, kw_only=True):
    faction: Faction
    kind: Literal["battle", "scoring", "initiative"]
    battle: Steps = ()
    effect: Steps = ()


class TerrainTable(CardTable, frozen=True, kw_only=True):
    terrain: Terrain
    battle: Steps


class TacticsFile(Table, frozen=True, kw_only=True):
    card: Annotated[tuple[TacticsTable, ...], Meta(max_length=CARDS)]


class TerrainFile(Table, frozen=True, kw_only=True):
    card: Annotated[tuple[TerrainTable, ...], Meta(max_length=CARDS)]


# ------------------------------------------------------------- skills and structures
class SkillToken(Table, frozen=True, kw_only=True):
    effect: Steps


class SkillTable(Entry, frozen=True, kw_only=True):
    faction: Faction
    default: bool
    kind: Literal["active", "passive"]
    tokens: Few
    effect: Steps
    token: SkillToken | None = None


class SkillsFile(Table, frozen=True, kw_only=True):
    skill: Annotated[tuple[SkillTable, ...], Meta(max_length=SKILLS)]


class StructureTable(Entry, frozen=True, kw_only=True):
    faction: Faction
    kind: Literal["activated", "passive"]
    tokens: Annotated[int, Meta(ge=1, le=REGIONS)]
    build: Annotated[int, Meta(ge=1, le=9)]
    activate: Few | None = None
    in_battle: bool
    effect: Steps


class TokenTable(Entry, frozen=True, kw_only=True):
    faction: Faction
    count: Count
    effect: Steps


class StructuresFile(Table, frozen=True, kw_only=True):
    structure: Annotated[tuple[StructureTable, ...], Meta(max_length=TYPES)]
    token: Annotated[tuple[TokenTable, ...], Meta(max_length=TOKENS)]


# ------------------------------------------------------------- tokens
class TrackTable(Datum, frozen=True, kw_only=True):
    length: Annotated[int, Meta(ge=1, le=99)]
    spots: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=FEW)]
    final: Annotated[int, Meta(ge=0, le=99)]
    fields: dict[str, Datum] = field(default_factory=dict)


class EventTable(Entry, frozen=True, kw_only=True):
    printed: bool
    count: Count
    effect: Steps


class EventsFile(Table, frozen=True, kw_only=True):
    track: TrackTable
    event: Annotated[tuple[EventTable, ...], Meta(max_length=EVENTS + 1)]


class ExplorationTable(Entry, frozen=True, kw_only=True):
    count: Count
    effect: Steps


class ExplorationFile(Table, frozen=True, kw_only=True):
    exploration: Annotated[tuple[ExplorationTable, ...], Meta(max_length=EXPLORATIONS)]


class TrogTokenTable(Entry, frozen=True, kw_only=True):
    count: Count
    units: Annotated[int, Meta(ge=1, le=MOST_UNITS)]
    crystals: Few


class WarPartiesFile(Table, frozen=True, kw_only=True):
    war_party: Annotated[tuple[TrogTokenTable, ...], Meta(max_length=PARTIES)]


class NestsFile(Table, frozen=True, kw_only=True):
    nest: Annotated[tuple[TrogTokenTable, ...], Meta(max_length=NESTS)]


# ------------------------------------------------------------- maps
class FormsTable(Table, frozen=True, kw_only=True):
    """The inflected forms of a region's name for use in sentences; a missing case is worded without inflection."""

    at: Label | None = field(name="in", default=None)
    off: Label | None = field(name="from", default=None)
    to: Label | None = None
    of: Label | None = None  # "control of it"
    it: Label | None = None  # "they explore it"

    def by_case(self) -> dict[str, str]:
        cases = {"in": self.at, "from": self.off, "to": self.to, "of": self.of, "it": self.it}
        return {case: form for case, form in cases.items() if form is not None}


class Forms(Table, frozen=True, kw_only=True):
    en: FormsTable = FormsTable()
    pl: FormsTable = FormsTable()
    de: FormsTable = FormsTable()
    pt_br: FormsTable = field(name="pt-BR", default=FormsTable())

    def by_language(self) -> dict[str, dict[str, str]]:
        forms = (table.by_case() for table in (self.en, self.pl, self.de, self.pt_br))
        return dict(zip(LANGUAGES, forms, strict=True))


class WrapTable(Table, frozen=True, kw_only=True):
    to: Name
    angle: float


class AnchorTable(Table, frozen=True, kw_only=True):
    stage: tuple[float, float, float, float]
    label: Point
    tokens: Point
    crystals: Point
    units: Point
    structures: Point
    battle: Point


class RegionTable(Entry, frozen=True, kw_only=True):
    aside: ClassVar[frozenset[str]] = Entry.aside | {"forms", "wrap", "anchors", "polygon"}
    forms: Forms = Forms()
    terrain: Literal["none", "mountain", "desert", "jungle", "ocean"]
    ring: Literal["outer", "inner", "centre"]
    kind: Name
    sector: Few
    crystals: Few
    icons: Annotated[tuple[Icon, ...], Meta(max_length=FEW)]
    neighbours: Annotated[tuple[Name, ...], Meta(max_length=REGIONS)]
    wrap: WrapTable | None = None
    anchors: AnchorTable
    polygon: Outline


class BlockedTable(Datum, frozen=True, kw_only=True):
    id: Name
    polygon: Outline


class ScoreTrackTable(Table, frozen=True, kw_only=True):
    inner: float
    outer: float
    start_angle: float


class MapFile(Datum, frozen=True, kw_only=True):
    aside: ClassVar[frozenset[str]] = Datum.aside | {"box", "centre", "radius", "score_track", "blocked"}
    players: Annotated[tuple[Annotated[int, Meta(ge=2, le=PLAYERS)], ...], Meta(max_length=FEW)]
    box: tuple[float, float, float, float]
    centre: Point
    radius: float
    score_track: ScoreTrackTable
    region: Annotated[tuple[RegionTable, ...], Meta(max_length=REGIONS)]
    blocked: Annotated[tuple[BlockedTable, ...], Meta(max_length=FEW)]
