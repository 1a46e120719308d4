"""The parts of a pack for the workshop: each by itself, as TOML and drawn while it is being corrected."""

from __future__ import annotations

from rulewright.games.termites.pack import schema
from rulewright.games.termites.pack.layouts import lay
from rulewright.kernel.box import Piece, known
from rulewright.kernel.bundles.workbench import Kind, Workbench, silent
from rulewright.kernel.message import Message

from .box import laid_out, scenario, swarm, tile
from .printed import MoundData


def mounds(table: schema.OwnMounds) -> Piece:
    data = MoundData(values=[*table.values])
    return Piece("own", Message("termites-mound"), known(table, "; "), count=len(data.values), data=data)


def neutral(table: schema.NeutralMounds) -> Piece:
    return Piece("neutral", Message("termites-neutral-mound"), known(table, "; "), data=MoundData(values=[table.value]))


def blank(table: schema.BlankFile) -> Piece | None:
    layout = lay(table.picture, (), silent())
    return Piece("blank", Message("termites-kind-blank"), known(table, "; "), data=laid_out(layout)) if layout else None


def board(table: schema.ScenarioTable) -> Piece | None:
    layout = lay(table.picture, table.neutral, silent())
    return scenario(table, layout) if layout else None


WORKBENCH = Workbench(
    kinds=(
        Kind("swarms", "swarms.toml", "swarm", schema.SwarmTable, "swarms", swarm, hidden=("name",)),
        Kind("tiles", "tiles.toml", "tile", schema.TileRow, "tiles", tile),
        Kind("own-mounds", "mounds.toml", "own", schema.OwnMounds, "mounds", mounds, listed=False),
        Kind("neutral-mounds", "mounds.toml", "neutral", schema.NeutralMounds, "mounds", neutral, listed=False),
        Kind(
            "scenarios",
            "scenarios.toml",
            "scenario",
            schema.ScenarioTable,
            "scenarios",
            board,
            hidden=("name",),
            adds=True,
        ),
        Kind("blank", "board.toml", "", schema.BlankFile, "scenarios", blank, listed=False),
    ),
)
