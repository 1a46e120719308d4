"""Where the effects of each kind of entry stand, which decides what may be written there (effects/checking.py)."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from rulewright.games.cryhavoc.effects.checking import (
    CARD,
    EVENT,
    EXPLORATION,
    INITIATIVE,
    PRINTED,
    SCORING,
    SKILL,
    STRUCTURE,
    TOKEN,
    Place,
)

from . import schema


@singledispatch
def places(table: Any) -> dict[str, Place]:
    """The fields that hold effects, by name; none for a part without effects."""
    return {}


@places.register
def of_tactics(table: schema.TacticsTable) -> dict[str, Place]:
    """A battle card has a battle effect; the two special cards have a text instead."""
    if table.kind == "battle":
        return {"battle": Place(CARD, table.faction, battle=True)}
    return {"effect": Place(SCORING if table.kind == "scoring" else INITIATIVE, table.faction)}


@places.register
def of_terrain(table: schema.TerrainTable) -> dict[str, Place]:
    return {"battle": Place(CARD, battle=True)}


@places.register
def of_skill(table: schema.SkillTable) -> dict[str, Place]:
    own = Place(SKILL, table.faction, standing=table.kind == "passive", tokens=table.tokens > 0)
    return {"effect": own, "token.effect": Place(TOKEN, table.faction, standing=True, here=True)}


@places.register
def of_structure(table: schema.StructureTable) -> dict[str, Place]:
    return {"effect": Place(STRUCTURE, table.faction, standing=table.kind == "passive", here=True)}


@places.register
def of_token(table: schema.TokenTable) -> dict[str, Place]:
    return {"effect": Place(TOKEN, table.faction, standing=True, here=True)}


@places.register
def of_event(table: schema.EventTable) -> dict[str, Place]:
    return {"effect": Place(PRINTED if table.printed else EVENT)}


@places.register
def of_exploration(table: schema.ExplorationTable) -> dict[str, Place]:
    return {"effect": Place(EXPLORATION, here=True)}


def effects(table: Any, where: str) -> Any:
    """The effects in a field; None for the tokens of a skill that has none."""
    for name in where.split("."):
        table = getattr(table, name, None)
    return table
