"""The parts of a pack, to draw and to look up, plus the castes and terrains, which the rules themselves define."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.games.termites.pack import schema
from rulewright.games.termites.pack.layouts import Layout, mound_hexes
from rulewright.games.termites.pack.loading import FILES, SHIPPED, load
from rulewright.games.termites.pack.pictures import names
from rulewright.games.termites.pack.schema import MoundsFile, ScenariosFile, SwarmsFile, TilesFile
from rulewright.games.termites.parts import (
    CASTES,
    COLUMNS,
    ENTRY_COST,
    GROUNDS,
    MOST_TERMITES,
    OPEN,
    POINTS,
    STRENGTH,
    TERRAINS,
)
from rulewright.kernel.box import Box, Known, Piece, Section, known, known_of_all
from rulewright.kernel.bundles.bundle import folder_of
from rulewright.kernel.content import Files
from rulewright.kernel.message import Message

from .printed import CasteData, HexPlaces, MoundData, ScenarioData, SwarmData, TerrainData, TileData
from .shapes import Tokens

RULEBOOK = Known(("rulebook",), "certain")  # source of what does not depend on a pack
ABILITIES = {"soldier": "T2.2", "nasute": "T2.3", "alate": "T2.4"}
TERRAIN_RULES = {"open": "T3.1", "water": "T3.2", "vegetation": "T3.3", "stones": "T3.4"}


def unpack(name: str) -> Box:
    files, pack = Files(folder_of(name, SHIPPED), FILES), load(name)
    mounds, _ = files.read("mounds.toml", MoundsFile)
    tiles, _ = files.read("tiles.toml", TilesFile)
    swarms, _ = files.read("swarms.toml", SwarmsFile)
    scenarios, _ = files.read("scenarios.toml", ScenariosFile)
    assert mounds is not None  # `load` has read them all
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
    return Box(sections, HexPlaces(hexes=places(pack.blank)))


# ------------------------------------------------------------- defined by the rules
def caste(number: int) -> Piece:
    """T2: a caste, with the cost of entering each terrain; 0 if it is closed."""
    name = CASTES[number]
    enters = {ground: int(ENTRY_COST[number][t]) for t, ground in enumerate(GROUNDS, OPEN)}
    strength, rule = int(STRENGTH[number * MOST_TERMITES]), ABILITIES.get(name, "T2.1")
    data = CasteData(points=int(POINTS[number]), strength=strength, enters=enters, rule=rule)
    return Piece(name, Message(f"termites-caste-{name}"), RULEBOOK, read(rule), data=data)


def terrain(number: int) -> Piece:
    name = TERRAINS[number]
    rule = TERRAIN_RULES[name]
    return Piece(name, Message(f"termites-terrain-{name}"), RULEBOOK, read(rule), data=TerrainData(rule=rule))


def read(rule: str) -> Message:
    return Message(f"rule-{rule.replace('.', '-')}")


# ------------------------------------------------------------- defined by the pack
def swarm(table: schema.SwarmTable) -> Piece:
    tokens = [Tokens(row.caste, row.termites, row.count) for row in table.tokens]
    return Piece(
        table.name,
        Message(f"termites-swarm-{table.name}"),
        known(table, "; "),
        count=sum(row.count for row in table.tokens),
        data=SwarmData(tokens=tokens),
        fields={"tokens": known_of_all(table.tokens)},
    )


def own_and_neutral(file: MoundsFile) -> list[Piece]:
    own, neutral = MoundData(values=[*file.own.values]), MoundData(values=[file.neutral.value])
    return [
        Piece("own", Message("termites-mound"), known(file.own, "; "), count=len(own.values), data=own),
        Piece("neutral", Message("termites-neutral-mound"), known(file.neutral, "; "), data=neutral),
    ]


def tile(row: schema.TileRow) -> Piece:
    up, down = row.faces
    name = Message("termites-tile-faces", {"up": up, "down": down})
    return Piece(f"{up}/{down}", name, known(row, "; "), count=row.count, data=TileData(faces=(up, down)))


def scenario(table: schema.ScenarioTable, layout: Layout) -> Piece:
    data = laid_out(layout, table.players, table.symmetry)
    return Piece(table.name, Message(f"termites-value-scenario-{table.name}"), known(table, "; "), data=data)


def laid_out(layout: Layout, players: int = 0, symmetry: Sequence[str] = ()) -> ScenarioData:
    """A board ready to draw; 0 players means any number."""
    name = names(layout.terrain)
    return ScenarioData(
        players=players,
        board={name[hex]: GROUNDS[layout.terrain[hex] - OPEN] for hex in name},
        neutral=[name[hex] for hex in layout.neutral],
        symmetry=[*symmetry],
        places=places(layout),
        starts=[name[hex] for hex in mound_hexes(layout)],
    )


# ------------------------------------------------------------- the board
def places(layout: Layout) -> dict[str, tuple[int, int]]:
    """The position of each hex: half-hexes from the left, and the row from the top."""
    on_board = names(layout.terrain)
    spots = {name: (2 * (hex % COLUMNS) + hex // COLUMNS % 2, hex // COLUMNS) for hex, name in on_board.items()}
    left, top = min(x for x, _ in spots.values()), min(y for _, y in spots.values())
    return {name: (x - left, y - top) for name, (x, y) in spots.items()}
