"""The formats of a pack's files and of the board file (T9.5)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from rulewright.games.termites.parts import MOST_TERMITES, PLAYERS, VALUES
from rulewright.kernel.content import Datum, Label, Name, Table, Text

TOKENS = 18  # in a swarm (T1.2)
TILES_IN_BOX = 18  # T1.5
OWN_MOUNDS = 5  # in a swarm (T1.2)
FEW, MANY = 20, 100  # limits for lists, whatever a stranger writes

Count = Annotated[int, Meta(ge=0, le=18)]
Value = Annotated[int, Meta(ge=1, le=VALUES - 1)]
SwarmName = Literal["blue", "red", "gold", "grey"]
CasteName = Literal["worker", "soldier", "nasute", "alate"]
Face = Literal["water", "vegetation", "stones"]  # what a tile can show (T3)
Picture = Annotated[str, Meta(max_length=2000)]
Symmetry = Literal["rotate-180", "rotate-120", "mirror-left-right", "mirror-top-bottom"]


class PackFile(Table, frozen=True, kw_only=True):
    aside: ClassVar[frozenset[str]] = frozenset({"version", "title", "note"})
    name: Name
    game: Literal["termites"]
    version: Label
    title: Label
    note: Text


class BlankFile(Datum, frozen=True, kw_only=True):
    picture: Picture


class TileRow(Datum, frozen=True, kw_only=True):
    faces: Annotated[tuple[Face, ...], Meta(max_length=FEW)]
    count: Count


class TilesFile(Table, frozen=True, kw_only=True):
    tile: Annotated[tuple[TileRow, ...], Meta(max_length=MANY)]


class TokenRow(Datum, frozen=True, kw_only=True):
    caste: CasteName
    termites: Annotated[int, Meta(ge=1, le=MOST_TERMITES)]
    count: Count


class SwarmTable(Datum, frozen=True, kw_only=True):
    name: SwarmName
    tokens: Annotated[tuple[TokenRow, ...], Meta(max_length=MANY)]


class SwarmsFile(Table, frozen=True, kw_only=True):
    swarm: Annotated[tuple[SwarmTable, ...], Meta(max_length=FEW)]


class OwnMounds(Datum, frozen=True, kw_only=True):
    values: Annotated[tuple[Value, ...], Meta(max_length=FEW)]


class NeutralMounds(Datum, frozen=True, kw_only=True):
    value: Value


class MoundsFile(Table, frozen=True, kw_only=True):
    own: OwnMounds
    neutral: NeutralMounds


class ScenarioTable(Datum, frozen=True, kw_only=True):
    name: Name
    players: Annotated[int, Meta(ge=2, le=PLAYERS)]
    picture: Picture
    neutral: Annotated[tuple[str, ...], Meta(max_length=FEW)]
    symmetry: Annotated[tuple[Symmetry, ...], Meta(max_length=FEW)]  # of the terrain
    mound_symmetry: Annotated[tuple[Symmetry, ...], Meta(max_length=FEW)]
    printed: bool = False  # printed on the board, not laid with tiles
    free: bool = False  # T9.5: agreed on by the players, regardless of the rules for building


class ScenariosFile(Table, frozen=True, kw_only=True):
    scenario: Annotated[tuple[ScenarioTable, ...], Meta(max_length=MANY)]


class BoardFile(Table, frozen=True, kw_only=True):
    picture: Picture
    neutral: Annotated[tuple[str, ...], Meta(max_length=FEW)] = ()
    free: bool = False  # T9.5
