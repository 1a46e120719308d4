"""Loads a pack, the parts of the box as data, and board files (T9.5); refuses what the rules do not allow, with all the reasons."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import msgspec

from . import checks, layouts, schema
from .layouts import Layout
from .parts import SWARMS
from .reading import ContentError, Problem, Report, decode, read

__all__ = ["ContentError", "Layout", "Pack", "Problem", "Scenario", "Swarm", "check", "load", "load_board"]

SHIPPED = {name: Path(__file__).parent / "content" / "classic" for name in ("classic", "termites/classic")}

FILES: dict[str, type[msgspec.Struct]] = {
    "board.toml": schema.BlankFile,
    "mounds.toml": schema.MoundsFile,
    "pack.toml": schema.PackFile,
    "scenarios.toml": schema.ScenariosFile,
    "swarms.toml": schema.SwarmsFile,
    "tiles.toml": schema.TilesFile,
}


@dataclass(frozen=True)
class Swarm:
    name: str
    tokens: tuple[int, ...]  # how many of each kind


@dataclass(frozen=True)
class Scenario:
    name: str
    players: int
    layout: Layout


@dataclass(frozen=True)
class Pack:
    name: str
    digest: str  # of its files: two packs of one digest are the same pack
    title: str
    tiles: tuple[int, ...]  # how many of each kind, as in TILE_FACES
    swarms: tuple[Swarm, ...]  # in the order of SWARMS
    mounds: tuple[int, ...]  # the values of a swarm's mounds
    neutral_value: int
    blank: Layout
    scenarios: tuple[Scenario, ...]


def load(pack: str | Path) -> Pack:
    """A shipped pack by its name, or the pack in a folder. A Path is always a folder."""
    ...


