"""The sum of an attack, item by item, for people who want to see it. The rules have their own (attack.py); a test compares them."""

from __future__ import annotations

from typing import NamedTuple

from .options import NO_SLIME_ON_MOUNDS
from .parts import CASTE, GRID, HEXES, NASUTE, NO_UNIT, STONES, STRENGTH, VEGETATION
from .state import State

GROUND = ("vegetation", "stones")  # items that stand for the terrain under a unit


class Item(NamedTuple):
    hex: int
    amount: int
    paragraph: str
    kind: str  # what it is that counts


def attack_items(s: State, unit: int, target: int) -> list[Item]:
    """The attacker first, then every unit that supports it, and each bonus of Vegetation (T6.6)."""
    items = [Item(unit, int(STRENGTH[s.unit[unit]]), "T2.1", "attacker")]
    slime_counts = not s.mound[target] or s.slime_on_mounds != NO_SLIME_ON_MOUNDS
    for hex in range(HEXES):
        if hex == unit or s.owner[hex] != s.owner[unit] or s.unit[hex] == NO_UNIT:
            continue
        nasute = CASTE[s.unit[hex]] == NASUTE
        distance = GRID.distance(hex, target)
        if distance == 1 or (distance == 2 and nasute and slime_counts):
            paragraph, kind = ("T6.6", "support") if distance == 1 else ("T2.3", "slime")
            items.append(Item(hex, int(STRENGTH[s.unit[hex]]), paragraph, kind))
            if nasute and s.terrain[hex] == VEGETATION:
                items.append(Item(hex, 1, "T2.3", "vegetation"))
    return items


def defence_items(s: State, target: int) -> list[Item]:
    if s.mound[target]:
        return [Item(target, int(s.mound[target]), "T6.7", "mound")]
    items = [Item(target, int(STRENGTH[s.unit[target]]), "T6.7", "defender")]
    return [*items, Item(target, 1, "T3.4", "stones")] if s.terrain[target] == STONES else items


def attack_sum(s: State, unit: int, target: int) -> int:
    return sum(item.amount for item in attack_items(s, unit, target))


def defence_sum(s: State, target: int) -> int:
    return sum(item.amount for item in defence_items(s, target))
