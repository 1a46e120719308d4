"""Turns the tables of the files into a pack, where every part has the number that the rules use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.games.cryhavoc.effects.freezing import Rows, Standing
from rulewright.games.cryhavoc.parts import (
    BONUSES,
    BY_SKILL,
    BY_STRUCTURE,
    BY_TOKEN,
    EVENTS,
    FACTIONS,
    ICON_BITS,
    ICONS,
    PARTIES,
    PASSIVE,
    SKILL_TOKEN,
    TERRAINS,
    TILES,
    TOKEN_NAMES,
)

from . import maps, schema
from .pack import Card, Event, Exploration, Pack, Skill, Structure, Token, TrogToken

Parts = dict[str, Any]  # the tables of the files, by name


def put_together(parts: Parts, digest: str) -> Pack:
    """Build the pack from tables without problems."""
    rows = Rows()
    standing: list[Standing] = []
    track = parts["events"].track
    pack = Pack(
        name=parts["pack"].name,
        digest=digest,
        title=parts["pack"].title,
        maps=planets(parts["map-2"]) | planets(parts["map-3-4"]),
        cards=cards(parts["tactics"].card, parts["terrain"].card, rows),
        skills=skills(parts["skills"].skill, rows, standing),
        structures=structures(parts["structures"].structure, rows, standing),
        tokens=tokens(parts["structures"].token, parts["skills"].skill, rows, standing),
        events=events(parts["events"].event, rows),
        explorations=explorations(parts["exploration"].exploration, rows),
        trog_tokens=trog_tokens(parts["war_parties"].war_party, 0) | trog_tokens(parts["nests"].nest, PARTIES),
        track=track.length,
        spots=(*track.spots, track.final),
        rows=rows.rows,
        standing=standing,
    )
    standing.sort()
    return pack


def planets(file: schema.MapFile) -> dict[int, maps.Map]:
    return dict.fromkeys(file.players, maps.lay(file))


# ------------------------------------------------------------- cards
def cards(tactics: Iterable[schema.TacticsTable], terrain: Iterable[schema.TerrainTable], rows: Rows) -> list[Card]:
    """Deck by deck: the factions' cards, then the terrains'. Each copy is a card of its own."""
    made = [_card(t, FACTIONS.index(t.faction), t.kind, t.battle or t.effect, rows) for t in tactics]
    made += [_card(t, len(FACTIONS) + TERRAINS.index(t.terrain), "battle", t.battle, rows) for t in terrain]
    return sorted((card for copies in made for card in copies), key=lambda card: card.deck)


def _card(table: schema.CardTable, deck: int, kind: str, effect: schema.Steps, rows: Rows) -> list[Card]:
    icons = tuple(_icons(getattr(table, row), getattr(table.bonus, row)) for row in ICONS)
    ids = [table.id, *(f"{table.id}_{n}" for n in range(2, table.count + 1))]
    return [Card(id, table.name.by_language(), effect, rows.entry(effect), deck, kind, icons) for id in ids]


def _icons(number: int, bonus: Iterable[str]) -> int:
    return number | sum(1 << ICON_BITS + BONUSES.index(symbol) for symbol in bonus)


# ------------------------------------------------------------- skills, structures and the tokens of both
def skills(tables: Iterable[schema.SkillTable], rows: Rows, standing: list[Standing]) -> dict[int, Skill]:
    made = {}
    for number, table in _by_faction(tables):
        passive = table.kind == "passive"
        if passive:
            standing += rows.standing(table.effect, BY_SKILL, number)
        row = 0 if passive else rows.entry(table.effect)
        made[number] = Skill(
            table.id, table.name.by_language(), table.effect, row, FACTIONS.index(table.faction), table.default, passive
        )
    return made


def structures(tables: Iterable[schema.StructureTable], rows: Rows, standing: list[Standing]) -> dict[int, Structure]:
    made = {}
    for number, table in _by_faction(tables):
        if table.activate is None:
            standing += rows.standing(table.effect, BY_STRUCTURE, number)
        made[number] = Structure(
            id=table.id,
            name=table.name.by_language(),
            effect=table.effect,
            row=0 if table.activate is None else rows.entry(table.effect),
            faction=FACTIONS.index(table.faction),
            limit=table.tokens,
            build=table.build,
            activate=PASSIVE if table.activate is None else table.activate,
            in_battle=table.in_battle,
        )
    return made


def _by_faction(tables: Iterable[Any]) -> list[tuple[int, Any]]:
    """Number tables as in the rules: faction * TILES + n."""
    numbered = []
    for faction, name in enumerate(FACTIONS):
        own = [table for table in tables if table.faction == name]
        numbered += [(faction * TILES + n, table) for n, table in enumerate(own)]
    return numbered


def tokens(
    tables: Iterable[schema.TokenTable], skills: Iterable[schema.SkillTable], rows: Rows, standing: list[Standing]
) -> dict[int, Token]:
    """Artillery and watchtowers, then the tokens of each faction's skills, which have the skill's name."""
    placed: list[tuple[int, schema.TokenTable | schema.SkillTable, schema.Steps, int]]
    placed = [(TOKEN_NAMES.index(t.id), t, t.effect, t.count) for t in tables]
    placed += [(SKILL_TOKEN + FACTIONS.index(t.faction), t, t.token.effect, t.tokens) for t in skills if t.token]
    made = {}
    for number, table, effect, limit in sorted(placed, key=lambda entry: entry[0]):
        standing += rows.standing(effect, BY_TOKEN, number)
        faction = FACTIONS.index(table.faction)
        made[number] = Token(table.id, table.name.by_language(), effect, 0, faction, limit)
    return made


# ------------------------------------------------------------- tokens with a hidden side
def events(tables: Iterable[schema.EventTable], rows: Rows) -> dict[int, Event]:
    ordered = [table for table in tables if not table.printed]
    numbered = [*enumerate(ordered), *((EVENTS, table) for table in tables if table.printed)]
    return {
        n: Event(table.id, table.name.by_language(), table.effect, rows.entry(table.effect), table.count)
        for n, table in numbered
    }


def explorations(tables: Iterable[schema.ExplorationTable], rows: Rows) -> dict[int, Exploration]:
    return {
        n: Exploration(table.id, table.name.by_language(), table.effect, rows.entry(table.effect), table.count)
        for n, table in enumerate(tables)
    }


def trog_tokens(tables: Iterable[schema.TrogTokenTable], first: int) -> dict[int, TrogToken]:
    return {
        n: TrogToken(table.id, table.name.by_language(), table.units, table.crystals, table.count)
        for n, table in enumerate(tables, first)
    }
