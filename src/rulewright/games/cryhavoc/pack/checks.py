"""What the parts of a pack must satisfy: the numbers in C1, and that the rules can carry out what is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rulewright.games.cryhavoc.effects import checking
from rulewright.games.cryhavoc.parts import (
    EVENTS,
    FACTIONS,
    FINAL,
    ICONS,
    PROMISES,
    ROWS,
    SKILL_TOKEN,
    STANDING,
    TERRAINS,
    TOKEN_NAMES,
)
from rulewright.kernel.content import Datum, Report

from . import schema
from .maps import EXPLORATION_TOKENS, WAR_PARTIES
from .pack import Pack
from .whereabouts import effects, places

DECK = 8  # C1.3, C1.4
SKILLS_EACH = 5  # C1.4
TILES_OF = {"humans": 3, "pilgrims": 3, "machines": 5, "trogs": 3}  # C1.4
TOKENS_EACH, TUNNEL_TOKENS = 3, 7  # per structure (C1.4)
SKILL_TOKENS_OF = {"humans": 2, "pilgrims": 1, "machines": 2, "trogs": 1}  # C1.4
NESTS = 12  # C1.3
LONGEST = 12  # steps of an effect
PARTS = ("icons", "rate", "range")  # names that stand for several fields, or for the numbers or range of an effect


# ------------------------------------------------------------- cards
def check_tactics(file: schema.TacticsFile, report: Report) -> None:
    for table in file.card:
        check_card(table, report.at(f"card.{table.id}"))
        check_tactics_card(table, report.at(f"card.{table.id}"))
    for faction in FACTIONS:
        deck = [table for table in file.card if table.faction == faction]
        check_deck(faction, deck, report)
        for kind in ("scoring", "initiative"):
            count = sum(table.count for table in deck if table.kind == kind)
            if count != 1:
                report("cryhavoc-content-special-cards", "C1.5", faction=faction, kind=kind, count=count)


def check_tactics_card(table: schema.TacticsTable, report: Report) -> None:
    """A battle card has a battle effect; the two special cards have a text instead, which on the initiative card goes with the symbol for
    text (C4.2)."""
    battle = table.kind == "battle"
    symbols = any("text" in getattr(table.bonus, row) for row in ICONS)
    if battle != bool(table.battle) or battle == bool(table.effect):
        report("cryhavoc-content-card-text", "C4.2", kind=table.kind)
    else:
        check_effects(table, report)
    if symbols != (table.kind == "initiative"):
        report("cryhavoc-content-card-symbol", "C4.2", "bonus", kind=table.kind)


def check_terrain(file: schema.TerrainFile, report: Report) -> None:
    for table in file.card:
        at = report.at(f"card.{table.id}")
        check_card(table, at)
        check_effects(table, at)
    for terrain in TERRAINS:
        check_deck(terrain, [table for table in file.card if table.terrain == terrain], report)


def check_card(table: schema.CardTable, report: Report) -> None:
    check_marks(table, report)
    for row in ICONS:
        for symbol, times in Counter[str](getattr(table.bonus, row)).items():
            if times > 1:
                report("cryhavoc-content-bonus-twice", "C4.2", f"bonus.{row}", symbol=symbol)


def check_deck(
    deck: str, tables: Sequence[schema.TacticsTable] | Sequence[schema.TerrainTable], report: Report
) -> None:
    count = sum(table.count for table in tables)
    if count != DECK:
        report("cryhavoc-content-deck-size", "C1.3", deck=deck, count=count, expected=DECK)
    faces: dict[str, str] = {}
    for table in tables:
        face = repr((table.move, table.recruit, table.build, table.bonus, table.battle))
        if face in faces:
            report.warn("cryhavoc-content-cards-equal", f"card.{table.id}", id=table.id, other=faces[face])
        faces[face] = table.id
    titles = Counter((language, name) for table in tables for language, name in table.name.by_language().items())
    for (language, title), times in titles.items():
        if times > 1:
            report.warn("cryhavoc-content-title-twice", deck, title=title, language=language)


# ------------------------------------------------------------- skills and structures
def check_skills(file: schema.SkillsFile, report: Report) -> None:
    for table in file.skill:
        check_skill(table, report.at(f"skill.{table.id}"))
    for faction in FACTIONS:
        own = [table for table in file.skill if table.faction == faction]
        default, tokens = sum(table.default for table in own), sum(table.tokens for table in own)
        if len(own) != SKILLS_EACH:
            report("cryhavoc-content-skill-count", "C1.4", faction=faction, count=len(own), expected=SKILLS_EACH)
        if default != 1:
            report("cryhavoc-content-skill-default", "C2.4", faction=faction, count=default)
        if tokens != SKILL_TOKENS_OF[faction]:
            expected = SKILL_TOKENS_OF[faction]
            report("cryhavoc-content-skill-tokens", "C1.4", faction=faction, count=tokens, expected=expected)
        if sum(table.tokens > 0 for table in own) > 1:
            report("cryhavoc-content-skills-with-tokens", "C1.4", faction=faction)


def check_skill(table: schema.SkillTable, report: Report) -> None:
    check_marks(table, report)
    check_effects(table, report)
    if (table.tokens > 0) != (table.token is not None):
        report("cryhavoc-content-skill-token-text", "C1.4", "token")


def check_structures(file: schema.StructuresFile, report: Report) -> None:
    for table in file.structure:
        check_structure(table, report.at(f"structure.{table.id}"))
    for faction, expected in TILES_OF.items():
        count = sum(table.faction == faction for table in file.structure)
        if count != expected:
            report("cryhavoc-content-structure-count", "C1.4", faction=faction, count=count, expected=expected)
    tunnels = [table for table in file.structure if is_tunnel(table)]
    if [table.faction for table in tunnels] != ["trogs"]:
        report("cryhavoc-content-tunnels", "C2.8", count=len(tunnels))
    check_tokens(file.token, report)


def is_tunnel(table: schema.StructureTable) -> bool:
    return ["modify", "tunnel"] in table.effect


def check_structure(table: schema.StructureTable, report: Report) -> None:
    check_marks(table, report)
    passive = table.kind == "passive"
    check_effects(table, report)
    if passive != (table.activate is None):
        report("cryhavoc-content-activation", "C4.30", "activate", kind=table.kind)
    expected = TUNNEL_TOKENS if is_tunnel(table) else TOKENS_EACH
    if table.tokens != expected:
        report("cryhavoc-content-structure-tokens", "C1.4", "tokens", count=table.tokens, expected=expected)


def check_tokens(tables: Iterable[schema.TokenTable], report: Report) -> None:
    """The artillery and watchtowers of the Humans; tokens of skills are listed with their skill."""
    for table in tables:
        at = report.at(f"token.{table.id}")
        check_marks(table, at)
        check_effects(table, at)
    found = sorted((table.id, table.faction, table.count) for table in tables)
    names = TOKEN_NAMES[:SKILL_TOKEN]
    if found != [(name, "humans", TOKENS_EACH) for name in names]:
        report("cryhavoc-content-tokens", "C1.4", names=", ".join(names), count=TOKENS_EACH)


# ------------------------------------------------------------- tokens with a hidden side
def check_events(file: schema.EventsFile, report: Report) -> None:
    for table in file.event:
        at = report.at(f"event.{table.id}")
        check_marks(table, at)
        check_effects(table, at)
    printed = sum(table.count for table in file.event if table.printed)
    check_count([table for table in file.event if not table.printed], EVENTS, "C2.1", report)
    if printed != 1:
        report("cryhavoc-content-printed-event", "C2.1", count=printed)
    check_marks(file.track, report.at("track"))
    spots = (*file.track.spots, file.track.final)
    if len(spots) != FINAL + 1 or list(spots) != sorted(set(spots)) or spots[-1] > file.track.length:
        report("cryhavoc-content-spots", "C2.1", "track", count=FINAL, length=file.track.length)


def check_exploration(file: schema.ExplorationFile, report: Report) -> None:
    for table in file.exploration:
        at = report.at(f"exploration.{table.id}")
        check_marks(table, at)
        check_effects(table, at)
    check_count(file.exploration, EXPLORATION_TOKENS, "C1.3", report)


def check_war_parties(file: schema.WarPartiesFile, report: Report) -> None:
    for table in file.war_party:
        check_marks(table, report.at(f"war_party.{table.id}"))
    check_count(file.war_party, WAR_PARTIES, "C1.3", report)


def check_nests(file: schema.NestsFile, report: Report) -> None:
    for table in file.nest:
        check_marks(table, report.at(f"nest.{table.id}"))
    check_count(file.nest, NESTS, "C1.3", report)


def check_count(tables: Iterable[Any], expected: int, paragraph: str, report: Report) -> None:
    count = sum(table.count for table in tables)
    if count != expected:
        report("cryhavoc-content-token-count", paragraph, count=count, expected=expected)


# ------------------------------------------------------------- effects
def check_effects(table: Any, report: Report) -> None:
    """Check all effects of an entry, whose events are limited in number."""
    for where, place in places(table).items():
        steps = effects(table, where)
        if steps is None:  # tokens that the skill does not have
            continue
        before = len(report.problems)
        checking.check(steps, place, report, where)
        if len(report.problems) == before and (count := length(steps)) > LONGEST:
            report("cryhavoc-content-effect-long", where=where, count=count, most=LONGEST)


def length(steps: Sequence[Any]) -> int:
    """The number of steps, including nested ones."""
    inner = [part for step in steps for part in step[1:] if isinstance(part, Sequence) and not isinstance(part, str)]
    return len(steps) + sum(length(part) for part in inner)


# ------------------------------------------------------------- marks
def check_marks(table: Any, report: Report) -> None:
    """What is ours is marked as ours, and marks only name fields that exist."""
    marks: dict[str, Datum] = {"": table, **table.fields}
    for name, mark in marks.items():
        if (mark.source == "ours") != (mark.confidence == "ours"):
            report("cryhavoc-content-ours", where=f"fields.{name}" if name else "", source=mark.source)
        if name and name.split(".")[0] not in (*table.__struct_fields__, *PARTS):
            report("cryhavoc-content-field-unknown", where="fields", name=name)


# ------------------------------------------------------------- all files together
def check_together(tables: Mapping[str, Any], report_on: Callable[[str], Report]) -> None:
    """Each number of players has one map, ids are unique, and a region on both maps has the same names."""
    players = sorted(n for file in ("map-2.toml", "map-3-4.toml") for n in tables[file].players)
    if players != [2, 3, 4]:
        report = report_on("map-3-4.toml")
        report("cryhavoc-content-map-players", "C1.3", "players")
    known: dict[str, Any] = {}
    for file, table in tables.items():
        report = report_on(file)
        for kind in ("card", "skill", "structure", "token", "event", "exploration", "war_party", "nest", "region"):
            for entry in getattr(table, kind, ()):
                called = (entry.name, entry.forms) if kind == "region" else None
                same = called is not None and known.get(entry.id) == called
                if entry.id in known and not same:
                    report("cryhavoc-content-id-twice", where=f"{kind}.{entry.id}", id=entry.id)
                known[entry.id] = called


def check_sizes(pack: Pack, report: Report) -> None:
    """The pack must fit into the record."""
    promises = sum(step[0] == "when" for card in pack.cards for step in card.effect)
    if len(pack.rows) > ROWS:
        report("cryhavoc-content-too-many-steps", count=len(pack.rows), most=ROWS)
    if len(pack.standing) > STANDING:
        report("cryhavoc-content-too-many-standing", count=len(pack.standing), most=STANDING)
    if promises > PROMISES:
        report("cryhavoc-content-too-many-promises", count=promises, most=PROMISES)
