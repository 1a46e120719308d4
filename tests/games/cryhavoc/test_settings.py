"""A table's settings, and the config row that the rules begin with."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.cryhavoc.config_row import AT, CONFIG, SIZES
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import (
    CARDS,
    COLUMNS,
    DRAW_ONCE,
    EVENTS,
    FACTIONS,
    ICON_BITS,
    NO_TERRAIN,
    NOBODY,
    PASSIVE,
    PILGRIMS,
    RECRUIT,
    REGIONS,
    TROGS,
)
from rulewright.games.cryhavoc.settings import options, prepare
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError

YORK = load("york")


def config(players: int = 4, **asked: str) -> Any:
    return prepare(Settings(players, asked)).config


def part(row: Any, name: str) -> list[int]:
    return [int(n) for n in row[AT[name] : AT[name] + SIZES[name]]]


# ------------------------------------------------------------- settings
def test_the_complete_settings_record_every_option() -> None:
    complete = prepare(Settings(3, {"level": "veteran"})).settings
    assert complete.options.keys() == {"edition", "level", "factions", *(option.name for option in RULINGS)}
    assert complete.options["level"] == "veteran"
    assert complete.pack == "york"
    assert {option.name for option in options(YORK, 3)} | {"factions"} == complete.options.keys()


def test_complete_settings_are_complete() -> None:
    once = prepare(Settings(4, {"edition": "de", "factions": "trogs,drawn,humans,drawn"}))
    again = prepare(once.settings)
    assert (once.settings, list(once.config)) == (again.settings, list(again.config))
    assert once.pack_digest == YORK.digest


@pytest.mark.rule("C1.1")
def test_factions_are_named_for_each_seat_or_drawn() -> None:
    assert part(config(3, factions="machines, drawn, humans"), "faction") == [2, NOBODY, 0, NOBODY]
    assert part(config(2), "faction") == [NOBODY] * 4
    assert part(config(4, factions="trogs,humans,pilgrims,machines"), "faction") == [TROGS, 0, 1, 2]


@pytest.mark.parametrize(
    ("players", "asked", "key"),
    [
        (1, {}, "players-number"),
        (5, {}, "players-number"),
        (3, {"factions": "elves,humans,machines"}, "cryhavoc-faction-unknown"),
        (3, {"factions": "trogs,humans,machines"}, "cryhavoc-faction-with-four"),
        (2, {"factions": "humans,humans"}, "cryhavoc-faction-twice"),
        (3, {"factions": "humans,machines"}, "cryhavoc-factions-number"),
        (3, {"edition": "fr"}, "option-value"),
        (3, {"level": "hard"}, "option-value"),
        (3, {"hq_placement": "elsewhere"}, "option-value"),
        (3, {"weather": "good"}, "option-unknown"),
    ],
)
def test_what_a_table_cannot_choose(players: int, asked: dict[str, str], key: str) -> None:
    with pytest.raises(UserError) as error:
        prepare(Settings(players, asked))
    assert error.value.message.key == key


def test_a_missing_pack_is_refused() -> None:
    with pytest.raises(UserError) as error:
        prepare(Settings(3, pack="nowhere"))
    assert error.value.message.key == "content-problems"


# ------------------------------------------------------------- the row of numbers
def test_the_row_has_all_the_parts_of_the_table() -> None:
    row = config(4, level="experienced", hq_placement="chosen")
    assert len(row) == CONFIG
    assert part(row, "pack") == [YORK.mark]
    assert part(row, "players") + part(row, "level") == [4, 1]
    assert part(row, "rulings") == [1] + [0] * (len(RULINGS) - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_is_written_for_the_number_of_players(players: int) -> None:
    row, planet = config(players), YORK.map(players)
    count = len(planet.regions)
    assert part(row, "regions") == [count]
    near = part(row, "near")
    assert near[count:] == [0] * (REGIONS - count)
    for n, region in enumerate(planet.regions):
        assert [other for other in range(REGIONS) if near[n] >> other & 1] == list(region.neighbours)
    assert part(row, "terrain")[count:] == [NO_TERRAIN] * (REGIONS - count)
    spots = part(row, "hq_spots")[0]
    assert [planet.regions[n].kind for n in range(count) if spots >> n & 1] == ["hq"] * min(players, 3)
    assert planet.regions[part(row, "caverns")[0]].id == "world_caverns"
    assert sum(part(row, "crystals")) == sum(region.crystals for region in planet.regions)
    assert sum(part(row, "party")) == len(planet.with_icon("war_party"))
    assert sum(part(row, "exploration")) == len(planet.with_icon("exploration"))
    assert sorted(part(row, "tunnels")) == [0] * (REGIONS - 4) + ([0] * 4 if players == 2 else [1, 1, 1, 2])


def test_cards_are_written_with_their_icons_and_bonus_symbols() -> None:
    row = config()
    assert part(row, "home") == [card.deck for card in YORK.cards]
    assert part(row, "icons")[RECRUIT * CARDS] == 1 | DRAW_ONCE << ICON_BITS  # Air Support
    assert [YORK.cards[n].kind for n in part(row, "enabling")] == ["scoring"] * len(FACTIONS)
    assert sum(part(row, "battle_card")) == CARDS - 2 * len(FACTIONS)
    rows = part(row, "row")
    for n, first in enumerate(part(row, "text")):
        assert tuple(rows[first * COLUMNS : (first + 1) * COLUMNS]) == YORK.rows[YORK.cards[n].row]


def test_skills_and_structures_are_written() -> None:
    row = config()
    assert sum(part(row, "skill_exists")) == 20
    assert part(row, "default_skill") == [0, 0, 0, 0]
    passive = [YORK.skills[n].id for n, flag in enumerate(part(row, "passive")) if flag]
    assert passive == ["pilgrims_attunement", "machines_firepower", "trogs_terrain_advantage"]
    first = PILGRIMS * 5
    assert part(row, "build_cost")[first : first + 5] == [2, 2, 2, 0, 0]
    assert part(row, "activation_cost")[first : first + 3] == [1, 1, 1]
    tunnels = part(row, "tunnel_type")[0]
    assert (part(row, "structure_limit")[tunnels], part(row, "activation_cost")[tunnels]) == (7, PASSIVE)
    assert part(row, "token_limit") == [3, 3, 2, 1, 2, 1]


def test_tokens_and_the_track_are_written() -> None:
    row = config()
    assert sum(part(row, "event_count")) == EVENTS
    assert part(row, "event_text")[EVENTS] == YORK.events[EVENTS].row > 0
    assert sum(part(row, "exploration_count")) == 12
    assert sum(part(row, "trog_count")) == 30
    assert part(row, "spot") == [5, 12, 20, 29, 39]


def test_standing_effects_are_written() -> None:
    row = config()
    count = part(row, "standings")[0]
    assert count == len(YORK.standing)
    table, rows = part(row, "standing"), part(row, "standing_row")
    for n, standing in enumerate(YORK.standing):
        assert (*table[4 * n : 4 * n + 4], rows[n]) == standing


def test_preparing_again_is_fast() -> None:
    """The pack is read once; only the config row is created."""
    assert load("york") is load("cryhavoc/york") is YORK
