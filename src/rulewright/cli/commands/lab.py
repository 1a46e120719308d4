"""Shared by the lab commands: the words, a progress bar, and tables of shares."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sized
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rulewright.games import names as names_of_games
from rulewright.kernel.game import Game
from rulewright.lab.simulate import Share, Tally
from rulewright.words import Words, choose_language

INTERRUPTED = 130
MOST_GAMES, MOST_SEED, MOST_JOBS = 1_000_000_000, 1 << 52, 256
KNOWN = ", ".join(names_of_games())
words = Words(choose_language(None, os.environ))
Batch = TypeVar("Batch", bound=Sized)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shown(source: Iterator[Batch], games: int, done: int = 0) -> Iterator[Batch]:
    """The same iterator with a progress bar on the terminal. Before the first games are over, rules may have to be compiled."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words("lab-compiling"), total=games, completed=done)
        for batch in source:
            progress.update(task, advance=len(batch), description=words("lab-playing"))
            yield batch


# ------------------------------------------------------------- results
def named(tally: Tally, game: Game) -> dict[str, Any]:
    """As JSON, with sides by name."""
    found = tally.as_json()
    found["by_side"] = {game.sides[int(side)].rpartition("-")[2]: share for side, share in found["by_side"].items()}
    return found


def show(tally: Tally, game: Game, bots: list[str]) -> None:
    """`bots` are those in the seats; empty if they rotated."""
    console = Console()
    console.print(words("lab-played", games=tally.games, decisions=tally.decisions, shared=tally.shared))
    sides = {words(game.sides[side]): share for side, share in sorted(tally.by_side.items())}
    seats = {
        f"{seat + 1} ({bots[seat]})" if bots else f"{seat + 1}": share for seat, share in sorted(tally.by_seat.items())
    }
    orders = {str(place + 1): share for place, share in sorted(tally.by_order.items())}
    for title, shares in (
        (words(f"{game.name}-side"), sides),
        (words("lab-by-seat"), seats),
        (words("lab-by-order"), orders),
    ):
        console.print(table_of(title, shares))


def table_of(title: str, shares: Mapping[str, Share]) -> Table:
    table = right(
        Table(
            title, words("lab-games"), words("lab-wins"), words("lab-share"), words("lab-interval"), words("lab-points")
        )
    )
    for name, share in shares.items():
        low, high = share.interval()
        mean = share.points / share.games
        figures = (
            f"{share.games}",
            words.figure(share.wins, 1),
            words.percent(share.share),
            f"{words.percent(low)} – {words.percent(high)}",
            words.figure(mean, 1),
        )
        table.add_row(name, *figures)
    return table


def right(table: Table) -> Table:
    """Right-align all columns but the first."""
    for column in table.columns[1:]:
        column.justify = "right"
    return table
