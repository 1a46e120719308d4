"""Loads a pack, the parts of the box as data, and board files (T9.5). If the rules forbid anything in it, all problems are reported at
once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulewright.games.termites.parts import SWARMS
from rulewright.kernel.box import OwnBoard
from rulewright.kernel.bundles.bundle import folder_of, is_reference
from rulewright.kernel.bundles.recent import Recent
from rulewright.kernel.content import Files, Report, decode, is_folder, read
from rulewright.kernel.message import ContentError, Problem

from . import checks, layouts, schema
from .layouts import Layout, lay

__all__ = ["ContentError", "Layout", "Pack", "Problem", "Scenario", "Swarm", "check", "load", "load_board"]

SHIPPED = {name: Path(__file__).parents[1] / "content" / "classic" for name in ("classic", "termites/classic")}
EARLIER = {"850f839fd466d8efaedd95c5cfab7998": "243e7f85d5c5740740e4db2afb63c83c"}  # of `classic`, see Files.digest
FILES = ("pack.toml", "board.toml", "tiles.toml", "mounds.toml", "swarms.toml", "scenarios.toml")

KEPT = 64  # packs in memory


@dataclass(frozen=True)
class Swarm:
    name: str
    tokens: tuple[int, ...]  # the number of each kind


@dataclass(frozen=True)
class Scenario:
    name: str
    players: int
    layout: Layout


@dataclass(frozen=True)
class Pack:
    name: str
    digest: str  # two packs of one digest play alike
    title: str
    tiles: tuple[int, ...]  # the number of each kind, as in TILE_FACES
    swarms: tuple[Swarm, ...]  # in the order of SWARMS
    mounds: tuple[int, ...]  # the values of a swarm's mounds
    neutral_value: int
    blank: Layout
    scenarios: tuple[Scenario, ...]


# by stamp, with the warnings: unchanged files are neither read nor checked again
_read = Recent[str, tuple[Pack, list[Problem]]](KEPT)


def load(pack: str | Path, wanted: str = "") -> Pack:
    """Load a shipped pack by name, a stored one, or the pack in a folder. A Path is always taken as a folder. `wanted`: see
    Files.digest."""
    return _look(pack, wanted)[0]


def _look(pack: str | Path, wanted: str = "") -> tuple[Pack, list[Problem]]:
    """The pack and its warnings."""
    files = Files(folder_of(pack, SHIPPED), FILES)
    stamp = f"{files.stamp()} {wanted}"
    known = None if files.problems else _read.get(stamp)
    return known or _read.put(stamp, (_whole(files, wanted), files.warnings))


def _whole(files: Files, wanted: str) -> Pack:
    about, _ = files.read("pack.toml", schema.PackFile)
    blank, tiles, mounds, swarms = _blank(files), _tiles(files), _mounds(files), _swarms(files)
    scenarios = _scenarios(files, blank, tiles)
    if files.problems or about is None or blank is None or mounds is None:
        raise ContentError(files.problems)
    values, neutral_value = mounds
    digest = files.digest(wanted, EARLIER)
    return Pack(about.name, digest, about.title, tiles, swarms, values, neutral_value, blank, scenarios)


def _blank(files: Files) -> Layout | None:
    file, report = files.read("board.toml", schema.BlankFile)
    layout = lay(file.picture, (), report) if file else None
    if layout:
        checks.check_blank(layout, report)
    return layout


def _tiles(files: Files) -> tuple[int, ...]:
    file, report = files.read("tiles.toml", schema.TilesFile)
    return checks.tiles(file, report) if file else ()


def _mounds(files: Files) -> tuple[tuple[int, ...], int] | None:
    file, report = files.read("mounds.toml", schema.MoundsFile)
    return (checks.mounds(file, report), file.neutral.value) if file else None


def _swarms(files: Files) -> tuple[Swarm, ...]:
    file, report = files.read("swarms.toml", schema.SwarmsFile)
    if not file:
        return ()
    checks.check_swarm_names(file.swarm, report)
    tokens = {swarm.name: checks.tokens(swarm.tokens) for swarm in file.swarm}
    swarms = tuple(Swarm(name, tokens[name]) for name in SWARMS if name in tokens)
    if len(swarms) == len(SWARMS):
        checks.check_swarms([swarm.tokens for swarm in swarms], report)
    return swarms


def _scenarios(files: Files, blank: Layout | None, tiles: tuple[int, ...]) -> tuple[Scenario, ...]:
    file, report = files.read("scenarios.toml", schema.ScenariosFile)
    if not file:
        return ()
    checks.check_scenarios(file, report)
    laid = [(table, _scenario(table, blank, tiles, report.at(f"scenario.{table.name}"))) for table in file.scenario]
    return tuple(Scenario(table.name, table.players, layout) for table, layout in laid if layout)


def _scenario(
    table: schema.ScenarioTable, blank: Layout | None, tiles: tuple[int, ...], report: Report
) -> Layout | None:
    layout = lay(table.picture, table.neutral, report)
    if layout and table.free:
        layouts.check_count(len(table.neutral), None, report, least=0)
    elif layout:
        layouts.check_count(len(table.neutral), table.players, report)
        layouts.check_mounds(layout, report)
        layouts.check_room(layout, table.players, report)
        layouts.check_symmetry(layout, table.symmetry, table.mound_symmetry, report)
        if not table.printed:
            layouts.check_groups(layout, report)
        if tiles and not table.printed:
            layouts.check_supply(layout, tiles, report)
        if blank:
            layouts.check_outline(layout, blank, report)
    return layout


def load_board(path: str | Path, pack: Pack, players: int | None = None) -> Layout:
    """T9.5: read a board file. If the number of players is not given, the neutral mounds determine it (T1.4)."""
    report = Report([], Path(path).name)
    data = read(Path(path), report)
    file = decode(data, schema.BoardFile, report) if data is not None else None
    layout = lay(file.picture, file.neutral, report) if file else None
    if file and layout and file.free:
        layouts.check_count(len(file.neutral), None, report, least=0)
    elif file and layout:
        layouts.check_count(len(file.neutral), players, report)
        layouts.check_outline(layout, pack.blank, report)
        layouts.check_mounds(layout, report)
        layouts.check_groups(layout, report)
        layouts.check_supply(layout, pack.tiles, report)
    if report.problems or layout is None:
        raise ContentError(report.problems)
    return layout


class OwnPicture(OwnBoard, frozen=True, kw_only=True):
    """T9.5: a board as a journal stores it."""

    picture: str
    neutral: list[str]  # the hexes of neutral mounds


def read_board(path: Path, pack: Pack, players: int) -> OwnPicture:
    """Read and check a board file."""
    load_board(path, pack, players)
    file = decode(path.read_bytes(), schema.BoardFile, Report([], path.name))
    assert file is not None  # otherwise there were problems
    return OwnPicture(picture=file.picture, neutral=[*file.neutral])


def check(path: str | Path, pack: str | Path = "classic") -> list[Problem]:
    """Everything wrong with a pack, including warnings, or with a board file for a pack."""
    try:
        if path in SHIPPED or is_reference(str(path)) or is_folder(Path(path)):
            return list(_look(path)[1])
        load_board(path, load(pack))
    except ContentError as error:
        return error.problems
    return []
