"""A table's settings, as people and journals name them, and the config row that the rules begin with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rulewright.kernel.game import Prepared, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.options import Option, chosen
from rulewright.kernel.rule import buffer

from .config_row import AT, CONFIG, SIZES
from .editions import EDITIONS, preset
from .options import RULINGS
from .pack.loading import load
from .pack.maps import Map
from .pack.pack import Pack
from .parts import CARDS, COLUMNS, EVENTS, FACTIONS, LEVELS, NO_TERRAIN, NOBODY, PLAYERS, REGIONS, TILES, TROGS

DRAWN = "drawn"
FIRST_PACK = "york"


def options(pack: Pack, players: int) -> tuple[Option, ...]:
    """Everything that a table of that size can choose, except the factions. An edition is a preset of the rulings."""
    return (Option("edition", "C2.3", tuple(EDITIONS)), Option("level", "C2.4", LEVELS), *RULINGS)


def prepare(settings: Settings) -> Prepared:
    """Check and complete the settings. Factions are a special option: one for each seat, or drawn (C1.1)."""
    players = settings.players
    if not 2 <= players <= PLAYERS:
        raise UserError("players-number", players=players, least=2, most=PLAYERS)
    name = settings.pack or FIRST_PACK
    pack = load(name, settings.digest)
    asked = dict(settings.options)
    factions = read_factions(asked.pop("factions", DRAWN), players)
    edition = asked.get("edition", next(iter(EDITIONS)))
    every = chosen(options(pack, players), (preset(edition) if edition in EDITIONS else {}) | asked)
    config = write_config(pack, players, every, factions)
    complete = replace(settings, options={**every, "factions": ",".join(factions)}, pack=name)
    return Prepared(complete, pack.digest, config)


def read_factions(text: str, players: int) -> list[str]:
    """C1.1: a player has the Trogs only if there are four players."""
    names = [DRAWN] * players if text == DRAWN else [name.strip() for name in text.split(",")]
    playable = FACTIONS if players == PLAYERS else FACTIONS[:TROGS]
    for name in names:
        if name not in (*FACTIONS, DRAWN):
            raise UserError("cryhavoc-faction-unknown", name=name, known=", ".join([*playable, DRAWN]))
        if name not in (*playable, DRAWN):
            raise UserError("cryhavoc-faction-with-four", name=name, players=PLAYERS)
        if name != DRAWN and names.count(name) > 1:
            raise UserError("cryhavoc-faction-twice", name=name)
    if len(names) != players:
        raise UserError("cryhavoc-factions-number", count=len(names), players=players)
    return names


# ------------------------------------------------------------- the config row
class _Config:
    """The config row, written by the names of its parts."""

    def __init__(self) -> None:
        self.row = buffer(CONFIG)

    def write(self, part: str, values: Iterable[int], first: int = 0) -> None:
        numbers = list(values)
        assert first + len(numbers) <= SIZES[part], part
        for n, value in enumerate(numbers, AT[part] + first):
            self.row[n] = int(value)


def write_config(pack: Pack, players: int, options: Mapping[str, str], factions: list[str]) -> Any:
    config = _Config()
    config.write("pack", [pack.mark])
    config.write("players", [players])
    config.write("level", [LEVELS.index(options["level"])])
    seated = [NOBODY if name == DRAWN else FACTIONS.index(name) for name in factions]
    config.write("faction", seated + [NOBODY] * (PLAYERS - players))
    config.write("rulings", [ruling.values.index(options[ruling.name]) for ruling in RULINGS])
    write_map(config, pack.map(players))
    write_cards(config, pack)
    write_skills(config, pack)
    write_structures(config, pack)
    write_tokens(config, pack)
    write_effects(config, pack)
    return config.row


def write_map(config: _Config, planet: Map) -> None:
    regions = planet.regions
    config.write("regions", [len(regions)])
    config.write("near", [sum(1 << n for n in region.neighbours) for region in regions])
    config.write("terrain", [region.terrain for region in regions] + [NO_TERRAIN] * (REGIONS - len(regions)))
    config.write("hq_spots", [sum(1 << n for n in planet.with_icon("hq"))])
    config.write("caverns", [planet.caverns])
    config.write("crystals", [region.crystals for region in regions])
    config.write("party", ["war_party" in region.icons for region in regions])
    config.write("exploration", ["exploration" in region.icons for region in regions])
    config.write("tunnels", [("tunnel" in region.icons) + 2 * ("tunnel_plus" in region.icons) for region in regions])


def write_cards(config: _Config, pack: Pack) -> None:
    config.write("home", [card.deck for card in pack.cards])
    for row in range(len(pack.cards[0].icons)):
        config.write("icons", [card.icons[row] for card in pack.cards], row * CARDS)
    config.write("text", [card.row for card in pack.cards])
    config.write("battle_card", [card.kind == "battle" for card in pack.cards])
    config.write("enabling", [n for n, card in enumerate(pack.cards) if card.kind == "scoring"])


def write_skills(config: _Config, pack: Pack) -> None:
    for number, skill in pack.skills.items():
        config.write("skill_text", [skill.row], number)
        config.write("passive", [skill.passive], number)
        config.write("skill_exists", [1], number)
        if skill.default:
            config.write("default_skill", [number % TILES], skill.faction)


def write_structures(config: _Config, pack: Pack) -> None:
    for number, structure in pack.structures.items():
        config.write("structure_text", [structure.row], number)
        config.write("build_cost", [structure.build], number)
        config.write("activation_cost", [structure.activate], number)
        config.write("in_battle", [structure.in_battle], number)
        config.write("structure_limit", [structure.limit], number)
    config.write("tunnel_type", [pack.tunnels])
    for number, token in pack.tokens.items():
        config.write("token_limit", [token.limit], number)


def write_tokens(config: _Config, pack: Pack) -> None:
    for number, event in pack.events.items():
        config.write("event_text", [event.row], number)
        if number < EVENTS:
            config.write("event_count", [event.count], number)
    for number, exploration in pack.explorations.items():
        config.write("exploration_text", [exploration.row], number)
        config.write("exploration_count", [exploration.count], number)
    for number, token in pack.trog_tokens.items():
        config.write("trog_units", [token.units], number)
        config.write("trog_crystals", [token.crystals], number)
        config.write("trog_count", [token.count], number)
    config.write("spot", pack.spots)


def write_effects(config: _Config, pack: Pack) -> None:
    for number, row in enumerate(pack.rows):
        config.write("row", row, number * COLUMNS)
    for number, standing in enumerate(pack.standing):
        config.write("standing", standing[:4], number * 4)
        config.write("standing_row", [standing.row], number)
    config.write("standings", [len(pack.standing)])
