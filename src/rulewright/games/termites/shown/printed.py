"""What is printed on the parts of Termites: see kernel/box.py."""

from __future__ import annotations

from rulewright.games.termites.parts import Terrain
from rulewright.kernel.box import BoardData, PieceData

from .shapes import Tokens


class CasteData(PieceData, frozen=True, kw_only=True):
    points: int
    strength: int  # of one termite
    enters: dict[Terrain, int]  # the cost; 0 if the terrain is closed to it
    rule: str  # the paragraph of its ability


class TerrainData(PieceData, frozen=True, kw_only=True):
    rule: str


class SwarmData(PieceData, frozen=True, kw_only=True):
    tokens: list[Tokens]


class MoundData(PieceData, frozen=True, kw_only=True):
    values: list[int]


class TileData(PieceData, frozen=True, kw_only=True):
    faces: tuple[Terrain, Terrain]


class ScenarioData(PieceData, frozen=True, kw_only=True):
    players: int
    board: dict[str, Terrain]
    neutral: list[str]  # the hexes of the neutral mounds
    symmetry: list[str]
    places: dict[str, tuple[int, int]]  # as in HexPlaces
    starts: list[str]  # where a first mound may stand (T4.5)


class HexPlaces(BoardData, frozen=True, kw_only=True):
    hexes: dict[str, tuple[int, int]]  # half-hexes from the left, and the row from the top
