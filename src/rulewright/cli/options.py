"""`rulewright play --list-options`: what a table can choose, each with its paragraph and its default."""

from __future__ import annotations

from rulewright.games.termites.content import load
from rulewright.games.termites.parts import SWARMS
from rulewright.games.termites.settings import DRAWN, options
from rulewright.kernel.options import Option
from rulewright.words import Words

from .paint import Line, wrapped
from .play import Wish, read_sitters
from .screen import Screen

NAMED = 8  # values from this many on are numbers, and need no names


def list_options(words: Words, wish: Wish) -> int:
    """Of a table with so many players."""
    screen, players = Screen(wish.colour), len(read_sitters(wish))
    swarms = Option("swarms", "T4.2", (DRAWN, *SWARMS))
    every = (*options(load(wish.pack or "classic"), players), swarms)
    lines = [line for option in every for line in option_lines(option, words, screen.columns - 1)]
    screen.show([*lines, *wrapped(words("cli-options-hint", players=players), screen.columns - 1, "dim")])
    return 0


def option_lines(option: Option, words: Words, columns: int) -> list[Line]:
    lines: list[Line] = [[(option.name, "bold"), ("  ", ""), (option.paragraph, "rule")]]
    lines += wrapped(words(f"option-{option.name}"), columns, indent="  ")
    if len(option.values) > NAMED:
        return [
            *lines,
            [
                (f"    {option.values[-1]} – {option.values[0]}  ", ""),
                (words("cli-options-number", value=option.default), "dim"),
            ],
        ]
    for value in option.values:
        default = words("cli-options-default") if value == option.default else ""
        lines.append([(f"    {value:<14}", ""), (meaning(option.name, value, words), "dim"), (f"  {default}", "dim")])
    return lines


def meaning(name: str, value: str, words: Words) -> str:
    """In words; the scenarios of somebody's own pack have none."""
    if value == DRAWN:
        return words("cli-options-drawn")
    key = {"scenario": f"scenario-{value}", "swarms": f"swarm-{value}"}.get(name, f"value-{name}-{value}")
    try:
        return words(key)
    except KeyError:
        return ""
