"""A table's settings, as people and journals name them, and the config row that the rules begin with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from rulewright.kernel.content import Report
from rulewright.kernel.game import Json, Prepared, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.options import Option, chosen
from rulewright.kernel.rule import buffer

from .options import RULINGS
from .pack.checks import RESERVED
from .pack.layouts import lay
from .pack.loading import Layout, OwnPicture, Pack, load
from .parts import BEYOND, HEXES, KINDS, NOBODY, PLAYERS, SWARMS, TILES
from .rules.setup import CONFIG, MOUNDS_AT, NEUTRAL_AT, RULINGS_AT, SWARMS_AT, TERRAIN_AT, TILES_AT, TOKENS_AT

BUILD, FILE = RESERVED
DRAWN = "drawn"


def options(pack: Pack, players: int) -> tuple[Option, ...]:
    """Everything that a table of that size can choose."""
    scenarios = tuple(scenario.name for scenario in pack.scenarios if scenario.players == players)
    return (
        Option("scenario", "T4.1", (*scenarios, BUILD, FILE)),
        Option("tiles", "T9.1", tuple(str(n) for n in range(sum(pack.tiles), -1, -1))),
        *RULINGS,
    )


def prepare(settings: Settings) -> Prepared:
    """Check and complete the settings. Swarms are a special option: one for each seat, or drawn (T4.2)."""
    players = settings.players
    if not 2 <= players <= PLAYERS:
        raise UserError("players-number", players=players, least=2, most=PLAYERS)
    pack = load(settings.pack, settings.digest)
    asked = dict(settings.options)
    swarms = read_swarms(asked.pop("swarms", DRAWN), players)
    if "board" in settings.data:
        asked.setdefault("scenario", FILE)
    options_chosen = chosen(options(pack, players), asked)
    layout = chosen_layout(pack, players, options_chosen["scenario"], settings.data)
    config = write_config(pack, players, options_chosen, swarms, layout)
    complete = replace(settings, options={**options_chosen, "swarms": ",".join(swarms)})
    return Prepared(complete, pack.digest, config)


def read_swarms(text: str, players: int) -> list[str]:
    names = [DRAWN] * players if text == DRAWN else [name.strip() for name in text.split(",")]
    for name in names:
        if name != DRAWN and name not in SWARMS:
            raise UserError("termites-swarm-unknown", name=name, known=", ".join([*SWARMS, DRAWN]))
        if name != DRAWN and names.count(name) > 1:
            raise UserError("termites-swarm-twice", name=name)
    if len(names) != players:
        raise UserError("termites-swarms-number", count=len(names), players=players)
    return names


def chosen_layout(pack: Pack, players: int, scenario: str, data: Mapping[str, Json]) -> Layout:
    if (scenario == FILE) != ("board" in data):
        raise UserError(
            "termites-board-missing" if scenario == FILE else "termites-board-and-scenario", scenario=scenario
        )
    if scenario == BUILD:
        return pack.blank
    if scenario == FILE:
        return restore(data["board"])
    return next(s.layout for s in pack.scenarios if (s.name, s.players) == (scenario, players))


def restore(board: Json) -> Layout:
    """The layout of a board file from its picture in a journal; it was checked when the file was read."""
    report = Report([], "board")
    try:
        own = msgspec.convert(board, OwnPicture)
    except msgspec.ValidationError:
        raise UserError("termites-board-damaged") from None
    layout = lay(own.picture, own.neutral, report)
    if layout is None or report.problems:
        raise UserError("termites-board-damaged")
    return layout


def tiles_used(pack: Pack, number: int) -> list[int]:
    """That many of the pack's tiles, spread over their kinds as evenly as possible (T9.1 leaves the choice to the players)."""
    used = [0] * TILES
    for _ in range(number):
        used[max(range(TILES), key=lambda tile: (pack.tiles[tile] > used[tile], -used[tile]))] += 1
    return used


def write_config(pack: Pack, players: int, options: Mapping[str, str], swarms: list[str], layout: Layout) -> Any:
    config = buffer(CONFIG)
    config[0] = players
    for i, ruling in enumerate(RULINGS):
        config[RULINGS_AT + i] = ruling.values.index(options[ruling.name])
    for seat, name in enumerate(swarms):
        config[SWARMS_AT + seat] = NOBODY if name == DRAWN else SWARMS.index(name)
    for i, swarm in enumerate(pack.swarms):
        for kind in range(KINDS):
            config[TOKENS_AT + i * KINDS + kind] = swarm.tokens[kind]
    for value in pack.mounds:
        config[MOUNDS_AT + value] += 1
    builds = options["scenario"] == BUILD
    config[NEUTRAL_AT] = pack.neutral_value
    config[NEUTRAL_AT + 1] = players - 1 if builds else 0
    for i in range(PLAYERS):
        config[NEUTRAL_AT + 2 + i] = layout.neutral[i] if i < len(layout.neutral) else BEYOND
    for tile, count in enumerate(tiles_used(pack, int(options["tiles"]) if builds else 0)):
        config[TILES_AT + tile] = count
    for hex in range(HEXES):
        config[TERRAIN_AT + hex] = layout.terrain[hex]
    return config
