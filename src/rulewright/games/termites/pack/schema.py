"""The files of a pack and the board file (T9.5), as they are written."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from rulewright.games.termites.parts import MOST_TERMITES, PLAYERS, VALUES
from rulewright.kernel.content import Datum, Name, Table, Text

TOKENS = 18  # in a swarm (T1.2)
TILES_IN_BOX = 18  # T1.5
OWN_MOUNDS = 5  # in a swarm (T1.2)

Count = Annotated[int, Meta(ge=0, le=18)]
Value = Annotated[int, Meta(ge=1, le=VALUES - 1)]
SwarmName = Literal["blue", "red", "gold", "grey"]
CasteName = Literal["worker", "soldier", "nasute", "alate"]
Face = Literal["water", "vegetation", "stones"]  # what a tile can show (T10)
Symmetry = Literal["rotate-180", "rotate-120", "mirror-left-right", "mirror-top-bottom"]


class PackFile(Table, frozen=True, kw_only=True):
    aside: ClassVar[frozenset[str]] = frozenset({"version", "title", "note"})
    name: Name
    game: Literal["termites"]
    version: Text
    title: Text
    note: Text


class BlankFile(Datum, frozen=True, kw_only=True):
    picture: str


class TileRow(Datum, frozen=True, kw_only=True):
    faces: tuple[Face, ...]
    count: Count


class TilesFile(Table, frozen=True, kw_only=True):
    tile: tuple[TileRow, ...]


class TokenRow(Datum, frozen=True, kw_only=True):
    caste: CasteName
    termites: Annotated[int, Meta(ge=1, le=MOST_TERMITES)]
    count: Count


class SwarmTable(Datum, frozen=True, kw_only=True):
    name: SwarmName
    tokens: tuple[TokenRow, ...]


class SwarmsFile(Table, frozen=True, kw_only=True):
    swarm: tuple[SwarmTable, ...]


class OwnMounds(Datum, frozen=True, kw_only=True):
    values: tuple[Value, ...]


class NeutralMounds(Datum, frozen=True, kw_only=True):
    value: Value


class MoundsFile(Table, frozen=True, kw_only=True):
    own: OwnMounds
    neutral: NeutralMounds


class ScenarioTable(Datum, frozen=True, kw_only=True):
    name: Name
    players: Annotated[int, Meta(ge=2, le=PLAYERS)]
    picture: str
    neutral: tuple[str, ...]
    symmetry: tuple[Symmetry, ...]  # of the terrain
    mound_symmetry: tuple[Symmetry, ...]
    printed: bool = False  # on the board itself, not laid with tiles


class ScenariosFile(Table, frozen=True, kw_only=True):
    scenario: tuple[ScenarioTable, ...]


class BoardFile(Table, frozen=True, kw_only=True):
    picture: str
    neutral: tuple[str, ...] = ()
    free: bool = False  # T9.5
