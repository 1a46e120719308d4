"""`rulewright puzzles`: finds puzzles in games between bots. Rules run compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from rulewright.cli.terminal.wish import Wish, only_game, read_settings
from rulewright.games import load
from rulewright.kernel.message import UserError
from rulewright.learning.puzzles.finder import Finder
from rulewright.learning.puzzles.format import Played, head_of
from rulewright.learning.puzzles.puzzle_file import Pool
from rulewright.learning.puzzles.sieve import DEPTH
from rulewright.players.bots import SEARCHING

from .foreign_bots import whole
from .lab import INTERRUPTED, KNOWN, MOST_SEED, right, words

FLAGS = ("find", "out", "seed", "depth", "players", "option")
MOST_PUZZLES, MOST_DEPTH = 100_000, 100_000


def puzzles(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    find: Annotated[str, Parameter(help=words("puzzles-help-find"))] = "10",
    out: Annotated[Path | None, Parameter(help=words("puzzles-help-out"))] = None,
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    depth: Annotated[str, Parameter(help=words("puzzles-help-depth", n=DEPTH))] = str(DEPTH),
    players: Annotated[str | None, Parameter(help=words("puzzles-help-players"))] = None,
    option: Annotated[list[str] | None, Parameter(help=words("lab-help-option"))] = None,
    **own: Annotated[str, Parameter(show=False)],
) -> int:
    made = load(only_game(game))
    seats = whole("--players", players or str(made.players[0]), made.players[0], made.players[-1])
    wanted, first = whole("--find", find, 1, MOST_PUZZLES), whole("--seed", seed, 0, MOST_SEED)
    deep = whole("--depth", depth, 1, MOST_DEPTH)
    if out is None:
        raise UserError("puzzles-out")
    prepared = made.prepare(read_settings(Wish(option=option or [], pack=made.pack, own=own), made, seats, FLAGS))
    try:
        pool = Pool(out, head_of(made, prepared, first, deep))
        stopped = not find_all(pool, Finder(made, prepared, first, deep).games(pool.next), wanted)
    except OSError as error:
        raise UserError("puzzles-file", file=str(out), why=error.strerror or str(error)) from None
    show(pool)
    return INTERRUPTED if stopped else 0


def find_all(pool: Pool, source: Iterator[Played], wanted: int) -> bool:
    """Run with a progress bar on the terminal. False if interrupted; the puzzles found until then are in the file."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words("lab-compiling"), total=wanted, completed=pool.puzzles)
        try:
            for found in pool.filled(source, wanted):
                progress.update(task, completed=found, description=words("puzzles-looking", games=len(pool.games)))
        except KeyboardInterrupt:
            print(words("puzzles-stopped", n=pool.puzzles), file=sys.stderr)
            return False
    return True


def show(pool: Pool) -> None:
    levels = Counter(puzzle.level for game in pool.games for puzzle in game.puzzles)
    table = right(Table(words("puzzles-level"), words("puzzles-number")))
    for name in SEARCHING:
        if levels[name]:
            table.add_row(name.capitalize(), str(levels[name]))
    Console().print(table)
    print(words("puzzles-found", n=pool.puzzles, games=len(pool.games)))
