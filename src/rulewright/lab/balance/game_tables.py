"""The games behind a page as tables for other programs: one row per game and, for recorded games, one row per seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.kernel.game import Game
from rulewright.lab.exports import Record, record

from .plan import LISTENED, Part
from .raw import Rows
from .told import Told

WITHOUT = "without"  # used like an option: its value is the item left out, or "" for the table with all items


def game_records(game: Game, rows: dict[Part, Rows], seeds: range) -> Iterator[Record]:
    for part, its in rows.items():
        option = WITHOUT if part.item else part.option
        value = ("" if part.item == LISTENED else part.item) if part.item else part.value
        for seed, row in zip(seeds, its, strict=True):
            yield {"option": option, "value": value, **record(game, part.players, seed, row)}


def seat_records(
    game: Game, rows: Rows, told: Sequence[Told], seeds: range, items: Sequence[str], sources: Sequence[str]
) -> Iterator[Record]:
    """How often the seat used each item, and its points at the end of each round by source: `kills_2` is for the second round."""
    players, names = game.players[-1], [key.rpartition("-")[2] for key in sources]
    rounds = max((len(one.points) for one in told), default=0)
    for seed, row, heard in zip(seeds, rows, told, strict=True):
        whole = record(game, players, seed, row)
        for seat in range(players):
            made: Record = {"seed": seed, "seat": seat + 1}
            made |= {name: whole[f"{name}_{seat + 1}"] for name in ("side", "place", "share", "points")}
            made |= {item: heard.uses[seat].get(item, 0) for item in items}
            for at in range(rounds):
                counted = heard.points[min(at, len(heard.points) - 1)][seat]
                made |= {f"{name}_{at + 1}": n for name, n in zip(names, counted, strict=True)}
            yield made
