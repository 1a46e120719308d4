"""The sum of an attack, item by item, as the rules add it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.games.termites.rules import attack
from rulewright.games.termites.state import State
from rulewright.kernel.rule import plain

from .shapes import SumKind

KINDS: dict[int, tuple[SumKind, str]] = {  # the kinds of items, each with its paragraph
    attack.BY_ATTACKER: ("attacker", "T2.1"),
    attack.BY_SUPPORT: ("support", "T6.6"),
    attack.BY_SLIME: ("slime", "T2.3"),
    attack.BY_VEGETATION: ("vegetation", "T2.3"),
    attack.BY_DEFENDER: ("defender", "T6.7"),
    attack.BY_MOUND: ("mound", "T6.7"),
    attack.BY_STONES: ("stones", "T3.4"),
}
GROUND: tuple[SumKind, ...] = ("vegetation", "stones")  # items that stand for the terrain under a unit

attack_sum = plain(attack.attack_strength)
defence_sum = plain(attack.defence)


class Item(NamedTuple):
    hex: int
    amount: int
    paragraph: str
    kind: SumKind  # what counts


def attack_items(s: State, unit: int, target: int) -> list[Item]:
    """The attacker first, then every supporting unit, and each bonus of Vegetation (T6.6)."""
    return items_of(attack.attack_strength, s, unit, target)


def defence_items(s: State, target: int) -> list[Item]:
    return items_of(attack.defence, s, target)


def items_of(total: Callable[..., int], s: State, *hexes: int) -> list[Item]:
    found: list[Item] = []

    def note(what: int, hex: int, amount: int) -> int:
        kind, paragraph = KINDS[what]
        found.append(Item(int(hex), amount, paragraph, kind))
        return amount

    plain(total, item=note)(s, *hexes)
    return [item for item in found if item.amount]  # a mound next to the target adds nothing
