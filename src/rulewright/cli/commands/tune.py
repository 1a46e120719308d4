"""`rulewright tune`: finds a game's guide by play. Rules run compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import shlex
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rulewright import __version__
from rulewright.cli.terminal.wish import Wish, only_game, read_settings
from rulewright.games import load
from rulewright.kernel.disk import write_whole
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.message import UserError
from rulewright.lab.crews.crew import table_of
from rulewright.lab.crews.hired import crew_for
from rulewright.lab.positions import Judging, Positions, judged_by
from rulewright.lab.saved import os_errors_in_words
from rulewright.lab.tune import TEMPERATURE, Found, free, guide_file, library, weights_of
from rulewright.lab.tune import tune as search

from .foreign_bots import whole
from .lab import INTERRUPTED, KNOWN, MOST_SEED, right, shown, words

FLAGS = ("players", "positions", "generations", "fixed", "begin", "option", "board", "pack", "seed", "out", "cluster")
MOST_POSITIONS = 500_000  # up to 4 kB each
MOST_GENERATIONS = 100_000
MOST_WEIGHT = 100_000
Judges = Callable[[Sequence[Mapping[str, int]]], Sequence[float]]


def tune(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    players: Annotated[str | None, Parameter(help=words("tune-help-players"))] = None,
    positions: Annotated[str, Parameter(help=words("tune-help-positions"))] = "40000",
    generations: Annotated[str, Parameter(help=words("tune-help-generations"))] = "120",
    fixed: Annotated[str, Parameter(help=words("tune-help-fixed"))] = "",
    begin: Annotated[str, Parameter(help=words("tune-help-begin"))] = "",
    option: Annotated[list[str] | None, Parameter(help=words("lab-help-option"))] = None,
    board: Annotated[Path | None, Parameter(help=words("lab-help-board"))] = None,
    pack: Annotated[str, Parameter(help=words("lab-help-pack"))] = "",
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    out: Annotated[Path | None, Parameter(help=words("tune-help-out"))] = None,
    cluster: Annotated[str, Parameter(help=words("cluster-help"))] = "",
    **own: Annotated[str, Parameter(show=False)],
) -> int:
    made = load(only_game(game))
    seats = whole("--players", players or str(made.players[0]), made.players[0], made.players[-1])
    many, first = whole("--positions", positions, 2, MOST_POSITIONS), whole("--seed", seed, 0, MOST_SEED)
    most = whole("--generations", generations, 1, MOST_GENERATIONS)
    before = weights_of(made.guides)
    start, held = {**before, **read_begin(begin, before)}, read_fixed(fixed, before)
    if not free(start, held):
        raise UserError("tune-nothing")
    wish = Wish(option=option or [], board=board, pack=pack, own=own)
    prepared = made.prepare(read_settings(wish, made, seats, FLAGS))
    if out is not None:
        check_out(out)
    library()  # fail now if it is missing, not after the games
    try:
        known, unseen = collected(made, prepared, many, first)
    except KeyboardInterrupt:
        print(words("tune-stopped-early"), file=sys.stderr)
        return INTERRUPTED
    done, best, stopped = 0, Found(start, 0.0), False
    try:
        with judges(made, prepared.settings, known, cluster) as surprises:
            for step in watched(search(surprises, start, held, first), most):
                done, best = step
    except KeyboardInterrupt:
        stopped = True
        print(words("tune-stopped", generations=done, all=most), file=sys.stderr)
    asked = {"players": seats, "positions": many, "generations": done, "seed": first, "fixed": fixed, "begin": begin}
    origin = told_origin(made, asked, wish)
    try:
        if out is not None:
            write(out, guide_file(made.guides, best.weights, origin))
    finally:  # even if writing the file fails
        show_found(before, best.weights, {"tune-known": known, "tune-unseen": unseen})
        print(origin)
    return INTERRUPTED if stopped else 0


# ------------------------------------------------------------- reading the options
def read_fixed(text: str, known: Mapping[str, int]) -> list[str]:
    names = [name.strip() for name in text.split(",")] if text else []
    for name in names:
        check_name(name, known)
    return names


def read_begin(text: str, known: Mapping[str, int]) -> dict[str, int]:
    begin = {}
    for part in text.split(",") if text else []:
        name, equals, number = (word.strip() for word in part.partition("="))
        if not equals:
            raise UserError("tune-begin-form", text=part)
        check_name(name, known)
        begin[name] = whole(f"--begin {name}", number, 1 if name == TEMPERATURE else -MOST_WEIGHT, MOST_WEIGHT)
    return begin


def check_name(name: str, known: Mapping[str, int]) -> None:
    if name not in known:
        raise UserError("tune-weight-unknown", name=name, known=", ".join(known))


def check_out(path: Path) -> None:
    """Make sure that the file can be written."""
    if path.exists() and not path.is_file():
        raise UserError("tune-no-file", file=str(path))
    with os_errors_in_words(path), tempfile.TemporaryFile(dir=path.parent):
        pass


def told_origin(game: Game, asked: Mapping[str, object], wish: Wish) -> str:
    """The versions and the command that reproduce the result."""
    options = [f"{name}={value}" for name, value in wish.own.items()]
    given = [*asked.items(), *(("option", text) for text in [*wish.option, *options])]
    given += [("board", wish.board), ("pack", wish.pack)]
    command = [word for name, value in given if value not in ("", None) for word in (f"--{name}", str(value))]
    versions = f"rulewright {__version__}, {game.name} {game.version}, cma {library().__version__}"
    return f"{versions}: {shlex.join(['rulewright', 'tune', game.name, *command])}"


# ------------------------------------------------------------- running
def collected(game: Game, prepared: Prepared, many: int, seed: int) -> tuple[Positions, Positions]:
    """Half of the positions are for tuning, half to test whether the result generalises."""
    known, unseen = (
        Positions(game, prepared.config, prepared.settings.players, half, seed)
        for half in (many - many // 2, many // 2)
    )
    for _ in shown(in_turn(known, unseen), many):
        pass
    return known, unseen


def in_turn(known: Positions, unseen: Positions) -> Iterator[range]:
    yield from known.collect()
    unseen.seed = known.seed  # so that no game is in both
    yield from unseen.collect()


@contextmanager
def judges(game: Game, settings: Settings, known: Positions, cluster: str) -> Iterator[Judges]:
    """This process, or a cluster that judges the guesses of a generation in parallel."""
    if not cluster:
        yield lambda guesses: [known.surprise(weights) for weights in guesses]
        return
    with crew_for(Judging(table_of(game, settings), known.many, known.first), 1, cluster) as crew:
        yield partial(judged_by, crew)


def watched(source: Iterator[Found], generations: int) -> Iterator[tuple[int, Found]]:
    """Number the generations, with a progress bar on the terminal. Number 0 is the start."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words("lab-compiling"), total=generations)
        for number, found in enumerate(islice(source, generations + 1)):
            text = words("tune-tuning", surprise=words.figure(found.surprise, 4))
            progress.update(task, completed=number, description=text)
            yield number, found


# ------------------------------------------------------------- results
def show_found(before: Mapping[str, int], after: Mapping[str, int], measured: Mapping[str, Positions]) -> None:
    console = Console()
    table = right(Table(words("tune-weight"), words("tune-before"), words("tune-after")))
    for name, weight in before.items():
        table.add_row(name, str(weight), str(after[name]))
    console.print(table)
    table = right(Table(words("tune-surprise"), words("tune-before"), words("tune-after")))
    for title, positions in measured.items():
        table.add_row(words(title), *(words.figure(positions.surprise(weights), 4) for weights in (before, after)))
    console.print(table)


def write(path: Path, text: str) -> None:
    with os_errors_in_words(path):
        write_whole(path, text)
    print(words("tune-written", file=str(path)))
