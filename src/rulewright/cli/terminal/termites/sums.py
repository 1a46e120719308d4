"""The sum of an attack, item by item, each with its rule."""

from __future__ import annotations

from rulewright.cli.terminal.paint import Line
from rulewright.games.termites.parts import TERRAINS
from rulewright.games.termites.shown.sums import GROUND, Item, attack_items, defence_items
from rulewright.games.termites.shown.text import hex_name, token_args
from rulewright.games.termites.state import State
from rulewright.words import Words


def sum_lines(s: State, unit: int, target: int, words: Words) -> list[Line]:
    """For an attack by the unit on that target."""
    attack, defence = attack_items(s, unit, target), defence_items(s, target)
    lines: list[Line] = []
    for title, items in (
        (words("termites-cli-sum-attack", total=sum(item.amount for item in attack)), attack),
        (words("termites-cli-sum-defence", total=sum(item.amount for item in defence)), defence),
    ):
        lines.append([("  " + title, "bold")])
        lines += [item_line(s, item, words) for item in items]
    return lines


def item_line(s: State, item: Item, words: Words) -> Line:
    """What a piece or the terrain under it contributes."""
    if item.kind in GROUND:
        what = words(f"termites-terrain-{TERRAINS[s.terrain[item.hex]]}")
    elif s.mound[item.hex]:
        what = words("termites-mound")
    else:
        what = words("termites-token-name", **token_args(s.unit[item.hex]))
    return [(f"    {item.amount:>+3}  {hex_name(s, item.hex):<4} {what}  ", ""), (item.paragraph, "rule")]
