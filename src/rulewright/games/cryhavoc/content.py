"""Loads a pack, the parts of the box as data. What the rules forbid is refused, all at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.kernel.content import Files
from rulewright.kernel.message import ContentError, Problem

from . import checks, maps, schema
from .pack import Pack, mark
from .packing import Parts, put_together

__all__ = ["SHIPPED", "ContentError", "Pack", "Problem", "check", "load", "marked"]

SHIPPED = {name: Path(__file__).parent / "content" / "york" for name in ("york", "cryhavoc/york")}
FILES: dict[str, Any] = {
    "pack.toml": schema.PackFile,
    "map-2.toml": schema.MapFile,
    "map-3-4.toml": schema.MapFile,
    "tactics.toml": schema.TacticsFile,
    "terrain.toml": schema.TerrainFile,
    "skills.toml": schema.SkillsFile,
    "structures.toml": schema.StructuresFile,
    "events.toml": schema.EventsFile,
    "exploration.toml": schema.ExplorationFile,
    "war_parties.toml": schema.WarPartiesFile,
    "nests.toml": schema.NestsFile,
}
CHECKS: dict[str, Any] = {
    "map-2.toml": maps.check,
    "map-3-4.toml": maps.check,
    "tactics.toml": checks.check_tactics,
    "terrain.toml": checks.check_terrain,
    "skills.toml": checks.check_skills,
    "structures.toml": checks.check_structures,
    "events.toml": checks.check_events,
    "exploration.toml": checks.check_exploration,
    "war_parties.toml": checks.check_war_parties,
    "nests.toml": checks.check_nests,
}
_loaded: dict[int, Pack] = {}  # by their marks: files that have not changed are neither read nor checked again


def load(pack: str | Path) -> Pack:
    """A shipped pack by its name, or the pack in a folder. A Path is always a folder."""
    files = Files(SHIPPED[pack] if isinstance(pack, str) and pack in SHIPPED else Path(pack), tuple(FILES))
    digest = files.digest()
    known = _loaded.get(mark(digest))
    if files.problems or known is None or known.digest != digest:
        known = put_together(_sound(files), digest)
        checks.check_sizes(known, files.report("pack.toml"))
        _refuse(files)
        _loaded[mark(digest)] = known
    return known


def marked(number: int) -> Pack:
    """The pack with that mark, which a table was prepared with."""
    return _loaded[number]


def check(path: str | Path) -> list[Problem]:
    """What is wrong with a pack."""
    try:
        load(path)
    except ContentError as error:
        return error.problems
    return []


def _sound(files: Files) -> Parts:
    """Everything in the files, if nothing is wrong with it: neither with a file by itself nor with all together."""
    tables = {name: files.read(name, shape) for name, shape in FILES.items()}
    for name, (table, report) in tables.items():
        if table is not None and name in CHECKS:
            CHECKS[name](table, report)
    if not files.problems:
        checks.check_together({name: table for name, (table, _) in tables.items()}, files.report)
    _refuse(files)
    return {name.removesuffix(".toml"): table for name, (table, _) in tables.items()}


def _refuse(files: Files) -> None:
    if files.problems:
        raise ContentError(files.problems)
