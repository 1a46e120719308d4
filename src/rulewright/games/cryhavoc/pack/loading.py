"""Loads a pack: the parts of the box as data. If the rules forbid anything in it, all problems are reported at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright.kernel.bundles.bundle import folder_of
from rulewright.kernel.bundles.recent import Recent
from rulewright.kernel.content import Files
from rulewright.kernel.message import ContentError, Problem

from . import checks, maps, schema
from .pack import Pack
from .packing import Parts, put_together

__all__ = ["SHIPPED", "ContentError", "Pack", "Problem", "check", "load", "marked"]

CONTENT = Path(__file__).parents[1] / "content"
NAMES = ("york-five", "york")  # the first is for new tables
SHIPPED = {before + name: CONTENT / name for name in NAMES for before in ("", "cryhavoc/")}
EARLIER = {"2e6474a843b3ab1708a8d5656f35cbfa": "32c51ce3a34790b91fcb9a6c9dfcdae9"}  # `york`, see Files.digest
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
KEPT = 64  # packs in memory
# by stamp, with the warnings: unchanged files are neither read nor checked again
_read = Recent[str, tuple[Pack, list[Problem]]](KEPT)
_marked = Recent[int, Pack](KEPT)
_known: dict[int, tuple[str, str | Path, str]] = {}  # for every mark: the digest, and the arguments of `load`


def load(pack: str | Path, wanted: str = "") -> Pack:
    """Load a shipped pack by name, a stored one, or the pack in a folder. A Path is always taken as a folder. `wanted`: see
    Files.digest."""
    stamp, known, _ = _look(pack)
    if wanted == stamp:
        known = replace(known, digest=stamp)
    if known.mark in _known and _known[known.mark][0] != known.digest:  # a deliberate collision
        raise ContentError([Problem("pack.toml", "name", None, "cryhavoc-content-mark-taken", {"name": known.name})])
    _known[known.mark] = known.digest, pack, wanted
    return _marked.put(known.mark, known)


def _look(pack: str | Path) -> tuple[str, Pack, list[Problem]]:
    """The stamp of a pack's files, the pack, and its warnings."""
    files = Files(folder_of(pack, SHIPPED), tuple(FILES))
    stamp = files.stamp()
    found = _read.get(stamp)
    if files.problems or found is None:
        parts = _sound(files)
        made = put_together(parts, files.digest(earlier=EARLIER))
        checks.check_sizes(made, files.report("pack.toml"))
        _refuse(files)
        found = _read.put(stamp, (made, files.warnings))
    return stamp, *found


def marked(number: int) -> Pack:
    """The pack with that mark, which a table was prepared with."""
    return _marked.get(number) or load(*_known[number][1:])


def check(path: str | Path) -> list[Problem]:
    """Everything wrong with a pack, including warnings."""
    try:
        return list(_look(path)[2])
    except ContentError as error:
        return error.problems


def _sound(files: Files) -> Parts:
    """The content of the files, if they have no problems, either individually or together."""
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
