"""What is printed on the parts of Cry Havoc and on its map: see kernel/box.py."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rulewright.games.cryhavoc.parts import Terrain
from rulewright.kernel.box import BoardData, PieceData
from rulewright.kernel.message import Message

Bonus = Literal["draw_each", "draw_once", "vp", "text"]
CardKind = Literal["battle", "scoring", "initiative"]
SkillKind = Literal["active", "passive"]
Ring = Literal["outer", "inner", "centre"]
MapIcon = Literal["hq", "war_party", "exploration", "tunnel", "tunnel_plus", "trog_hq"]
Point = tuple[float, float]


# ------------------------------------------------------------- parts
class CardRow(Struct, frozen=True):
    """C4.2: the number of icons, and the bonus symbols."""

    n: int
    bonus: list[Bonus]


class CardRows(Struct, frozen=True):
    move: CardRow
    recruit: CardRow
    build: CardRow


class CardData(PieceData, frozen=True, kw_only=True):
    kind: CardKind
    rows: CardRows


class SkillData(PieceData, frozen=True, kw_only=True):
    default: bool
    kind: SkillKind
    tokens: int
    token: Message | None  # what each of its tokens does


class StructureData(PieceData, frozen=True, kw_only=True):
    build: int
    activate: int | None
    in_battle: bool


class EventData(PieceData, frozen=True, kw_only=True):
    printed: bool  # on the score track


class TrogTokenData(PieceData, frozen=True, kw_only=True):
    units: int
    crystals: int


class RegionData(PieceData, frozen=True, kw_only=True):
    terrain: Terrain | Literal["none"]
    ring: Ring
    crystals: int
    icons: list[MapIcon]


# ------------------------------------------------------------- the planet
class Wrap(Struct, frozen=True):
    """The printed arrow across the rim: the region it leads to, and the angle at which it leaves."""

    to: str
    angle: float


class Anchors(Struct, frozen=True):
    """Where pieces are drawn; stage is the largest upright box inside: left, top, width, height."""

    stage: tuple[float, float, float, float]
    label: Point
    tokens: Point
    crystals: Point
    units: Point
    structures: Point
    battle: Point


class MapRegion(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    terrain: Terrain | Literal["none"]
    ring: Ring
    kind: str
    sector: int
    crystals: int
    icons: list[MapIcon]
    neighbours: list[str]
    wrap: Wrap | None
    anchors: Anchors
    polygon: list[Point]


class ScoreTrack(Struct, frozen=True):
    inner: float
    outer: float
    start_angle: float


class PlanetMap(Struct, frozen=True, kw_only=True):
    """Lengths in the units of the box, y pointing down; angles in degrees, clockwise from the top."""

    box: tuple[float, float, float, float]
    centre: Point
    radius: float
    score_track: ScoreTrack
    regions: list[MapRegion]
    blocked: list[list[Point]]


class Track(Struct, frozen=True):
    """The last space of the score track, the spaces with events, and the one that ends the game."""

    length: int
    spots: list[int]
    final: int


class Planet(BoardData, frozen=True, kw_only=True):
    map: PlanetMap
    track: Track
