"""The parts of a pack for the workshop: each by itself, as TOML, drawn and in words while it is being corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.games.cryhavoc.effects import offering
from rulewright.games.cryhavoc.effects.checking import check
from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS
from rulewright.games.cryhavoc.pack import schema
from rulewright.games.cryhavoc.pack.whereabouts import effects, places
from rulewright.games.cryhavoc.parts import ICONS
from rulewright.kernel.box import Piece, known
from rulewright.kernel.bundles.workbench import Effects, Kind, Offer, Workbench, silent
from rulewright.kernel.message import Message, Name

from .box import fields, region
from .effects_in_words import effect_message, offer_message
from .printed import CardData, CardRow, CardRows, EventData, SkillData, StructureData, TrogTokenData


def effect_text(table: Any, where: str) -> Message | None:
    """The text of the effects; None while they have problems."""
    report, steps = silent(), effects(table, where)
    place = places(table).get(where)
    if place is None or not steps:
        return None
    check(steps, place, report, where)
    return None if report.problems else effect_message(steps, where == "battle")


def piece(table: Any, text: Message | None, count: int = 1, group: str = "", **more: Any) -> Piece:
    return Piece(table.id, Name(table.id), known(table), text, count=count, group=group, fields=fields(table), **more)


def card(table: Any) -> Piece:
    group = table.faction if isinstance(table, schema.TacticsTable) else table.terrain
    kind = table.kind if isinstance(table, schema.TacticsTable) else "battle"
    rows = CardRows(*(CardRow(getattr(table, row), [*getattr(table.bonus, row)]) for row in ICONS))
    text = effect_text(table, "battle" if kind == "battle" else "effect")
    return piece(table, text, table.count, group, data=CardData(kind=kind, rows=rows))


def skill(table: schema.SkillTable) -> Piece:
    data = SkillData(
        default=table.default, kind=table.kind, tokens=table.tokens, token=effect_text(table, "token.effect")
    )
    return piece(table, effect_text(table, "effect"), group=table.faction, data=data)


def structure(table: schema.StructureTable) -> Piece:
    data = StructureData(build=table.build, activate=table.activate, in_battle=table.in_battle)
    return piece(table, effect_text(table, "effect"), table.tokens, table.faction, data=data)


def token(table: schema.TokenTable) -> Piece:
    return piece(table, effect_text(table, "effect"), table.count, table.faction)


def event(table: schema.EventTable) -> Piece:
    return piece(table, effect_text(table, "effect"), table.count, data=EventData(printed=table.printed))


def exploration(table: schema.ExplorationTable) -> Piece:
    return piece(table, effect_text(table, "effect"), table.count)


def trogs(table: schema.TrogTokenTable) -> Piece:
    shape = "both" if table.crystals else "units"
    text = Message("cryhavoc-effect-trogs", {"units": table.units, "crystals": table.crystals, "shape": shape})
    whole = Message("cryhavoc-effect-sentence", {"text": text})
    return piece(table, whole, table.count, data=TrogTokenData(units=table.units, crystals=table.crystals))


def offers(table: Any, where: str) -> Mapping[str, list[Offer]]:
    """For the place `battle[1]`: the effects that could go there, under "", and the words for each argument of the present effect."""
    field = where.partition("[")[0]
    place = places(table).get(field)
    at = offering.spot(effects(table, field) or [], place, where.removeprefix(field)) if place else None
    if at is None:
        return {}
    battle = field == "battle"
    made = {"": [Offer(step, why, offer_message(step, battle)) for step, why in offering.effects(at)]}
    for argument, step, why in offering.words(at):
        made.setdefault(argument, []).append(Offer(step, why, offer_message(step, battle)))
    return made


ASIDE = ("forms", "wrap", "sector", "kind", "anchors")  # fields of a region that follow from the map as a whole
FRAME = ("centre", "radius")
WORKBENCH = Workbench(
    kinds=(
        Kind("tactics", "tactics.toml", "card", schema.TacticsTable, "cards", card, "faction", adds=True),
        Kind("terrain", "terrain.toml", "card", schema.TerrainTable, "cards", card, "terrain", adds=True),
        Kind("skills", "skills.toml", "skill", schema.SkillTable, "skills", skill, "faction", adds=True),
        Kind(
            "structures",
            "structures.toml",
            "structure",
            schema.StructureTable,
            "structures",
            structure,
            "faction",
            adds=True,
        ),
        Kind("tokens", "structures.toml", "token", schema.TokenTable, "tokens", token, "faction", adds=True),
        Kind("events", "events.toml", "event", schema.EventTable, "events", event, adds=True),
        Kind(
            "explorations",
            "exploration.toml",
            "exploration",
            schema.ExplorationTable,
            "explorations",
            exploration,
            adds=True,
        ),
        Kind("war_parties", "war_parties.toml", "war_party", schema.TrogTokenTable, "war_parties", trogs, adds=True),
        Kind("nests", "nests.toml", "nest", schema.TrogTokenTable, "nests", trogs, adds=True),
        Kind("track", "events.toml", "track", schema.TrackTable, "track", lambda table: None, listed=False),
        Kind(
            "map-3-4",
            "map-3-4.toml",
            "region",
            schema.RegionTable,
            "regions",
            region,
            "ring",
            frame=FRAME,
            hidden=ASIDE,
        ),
        Kind("map-2", "map-2.toml", "region", schema.RegionTable, "regions", region, "ring", frame=FRAME, hidden=ASIDE),
        Kind("blocked-3-4", "map-3-4.toml", "blocked", schema.BlockedTable, "regions", lambda table: None),
        Kind("blocked-2", "map-2.toml", "blocked", schema.BlockedTable, "regions", lambda table: None),
    ),
    effects=Effects({name: effect.arguments for name, effect in EFFECTS.items()}, offers),
    along={"polygon": ("anchors", "wrap")},
    wholes={"move": "icons", "recruit": "icons", "build": "icons"},
    halves={"effect": ("rate", "range"), "battle": ("rate", "range")},
)
