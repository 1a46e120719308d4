"""The parts of a pack for those who draw them and those who look them up; with the castes and terrains, which the rules themselves know."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.box import Box, Known, Piece, Section, known, known_of_all
from rulewright.kernel.content import Files
from rulewright.kernel.message import Message

from . import schema
from .content import FILES, SHIPPED, load
from .layouts import Layout
from .parts import CASTES, COLUMNS, ENTRY_COST, MOST_TERMITES, POINTS, STRENGTH, TERRAINS
from .pictures import names
from .schema import MoundsFile, ScenariosFile, SwarmsFile, TilesFile

RULEBOOK = Known(("rulebook",), "certain")  # what is no matter of a pack
ABILITIES = {"soldier": "T2.2", "nasute": "T2.3", "alate": "T2.4"}
TERRAIN_RULES = {"open": "T3.1", "water": "T3.2", "vegetation": "T3.3", "stones": "T3.4"}


def unpack(name: str) -> Box:
    """A shipped pack."""
    files, pack = Files(SHIPPED[name], FILES), load(name)
    mounds, _ = files.read("mounds.toml", MoundsFile)
    tiles, _ = files.read("tiles.toml", TilesFile)
    swarms, _ = files.read("swarms.toml", SwarmsFile)
    scenarios, _ = files.read("scenarios.toml", ScenariosFile)
    assert mounds is not None  # load has read them all
    assert tiles is not None
    assert swarms is not None
    assert scenarios is not None
    layouts = {scenario.name: scenario.layout for scenario in pack.scenarios}
    sections = [
        Section("castes", [caste(number) for number in range(len(CASTES))]),
        Section("terrains", [terrain(number) for number in range(1, len(TERRAINS))]),
        Section("swarms", [swarm(table) for table in swarms.swarm]),
        Section("mounds", own_and_neutral(mounds)),
        Section("tiles", [tile(row) for row in tiles.tile]),
        Section("scenarios", [scenario(table, layouts[table.name]) for table in scenarios.scenario]),
    ]
    return Box(sections, {"hexes": places(pack.blank)})


# ------------------------------------------------------------- what the rules know
def caste(number: int) -> Piece:
    """T2: with what it costs to enter each terrain; 0 for those that are closed to it."""
    name = CASTES[number]
    enters = {TERRAINS[t]: int(ENTRY_COST[number][t]) for t in range(1, len(TERRAINS))}
    data = {"points": int(POINTS[number]), "strength": int(STRENGTH[number * MOST_TERMITES]), "enters": enters}
    rule = ABILITIES.get(name, "T2.1")
    return Piece(name, Message(f"termites-caste-{name}"), RULEBOOK, read(rule), data={**data, "rule": rule})


def terrain(number: int) -> Piece:
    name = TERRAINS[number]
    rule = TERRAIN_RULES[name]
    return Piece(name, Message(f"termites-terrain-{name}"), RULEBOOK, read(rule), data={"rule": rule})


def read(rule: str) -> Message:
    return Message(f"rule-{rule.replace('.', '-')}")


# ------------------------------------------------------------- what the pack knows
def swarm(table: schema.SwarmTable) -> Piece:
    tokens = [{"caste": row.caste, "termites": row.termites, "count": row.count} for row in table.tokens]
    return Piece(
        table.name,
        Message(f"termites-swarm-{table.name}"),
        known(table, "; "),
        count=sum(row.count for row in table.tokens),
        data={"tokens": tokens},
        fields={"tokens": known_of_all(table.tokens)},
    )


def own_and_neutral(file: MoundsFile) -> list[Piece]:
    own, neutral = [*file.own.values], file.neutral.value
    return [
        Piece("own", Message("termites-mound"), known(file.own, "; "), count=len(own), data={"values": own}),
        Piece("neutral", Message("termites-neutral-mound"), known(file.neutral, "; "), data={"values": [neutral]}),
    ]


def tile(row: schema.TileRow) -> Piece:
    up, down = row.faces
    name = Message("termites-tile-faces", {"up": up, "down": down})
    return Piece(f"{up}/{down}", name, known(row, "; "), count=row.count, data={"faces": [up, down]})


def scenario(table: schema.ScenarioTable, layout: Layout) -> Piece:
    on_board = names(layout.terrain)
    board = {name: TERRAINS[layout.terrain[hex]] for hex, name in on_board.items()}
    data = {"players": table.players, "board": board, "neutral": [*table.neutral], "symmetry": [*table.symmetry]}
    return Piece(table.name, Message(f"termites-value-scenario-{table.name}"), known(table, "; "), data=data)


# ------------------------------------------------------------- the board
def places(layout: Layout) -> dict[str, Any]:
    """Of each hex, how many half-hexes it lies from the left, and in which row from the top."""
    on_board = names(layout.terrain)
    spots = {name: (2 * (hex % COLUMNS) + hex // COLUMNS % 2, hex // COLUMNS) for hex, name in on_board.items()}
    left, top = min(x for x, _ in spots.values()), min(y for _, y in spots.values())
    return {name: [x - left, y - top] for name, (x, y) in spots.items()}
