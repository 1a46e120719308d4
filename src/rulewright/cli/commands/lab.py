"""`rulewright simulate` and `rulewright bench`: the laboratory from the command line. Rules run compiled."""

# No `from __future__ import annotations` here: the texts in them come from the words at hand.

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sized
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.status import Status
from rich.table import Table

from rulewright.cli.terminal.kept_packs import keep
from rulewright.cli.terminal.wish import Wish, only_game, read_settings
from rulewright.foreign.contained import Limits
from rulewright.foreign.named import is_foreign, read_foreign
from rulewright.games import load, load_all
from rulewright.games import names as names_of_games
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.message import UserError
from rulewright.lab.arena import FAST
from rulewright.lab.bout import Played
from rulewright.lab.crew import seated_games
from rulewright.lab.exports import check_kind, record, write_table
from rulewright.lab.simulate import Share, Tally, numbered_batches
from rulewright.players.bots import BOTS
from rulewright.words import Words, choose_language

from .foreign_bots import FOREIGN, MEGABYTES, SECONDS, Forfeits, read_limits, whole

INTERRUPTED = 130
MOST_GAMES, MOST_SEED, MOST_JOBS = 1_000_000_000, 1 << 52, 256
FLAGS = ("players", "games", "bots", "option", "board", "pack", "seed", "jobs", "json", "journals", "out", *FOREIGN)
KNOWN = ", ".join(names_of_games())
words = Words(choose_language(None, os.environ))
Batch = TypeVar("Batch", bound=Sized)


def simulate(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    players: Annotated[str | None, Parameter(help=words("lab-help-players"))] = None,
    games: Annotated[str, Parameter(help=words("lab-help-games"))] = "1000",
    bots: Annotated[str, Parameter(help=words("lab-help-bots", known=", ".join(BOTS)))] = "random",
    option: Annotated[list[str] | None, Parameter(help=words("lab-help-option"))] = None,
    board: Annotated[Path | None, Parameter(help=words("lab-help-board"))] = None,
    pack: Annotated[str, Parameter(help=words("lab-help-pack"))] = "",
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    jobs: Annotated[str, Parameter(help=words("lab-help-jobs"))] = "1",
    as_json: Annotated[bool, Parameter(name="--json", help=words("lab-help-json"))] = False,
    journals: Annotated[Path | None, Parameter(help=words("lab-help-journals"))] = None,
    out: Annotated[Path | None, Parameter(help=words("lab-help-out"))] = None,
    bot_seconds: Annotated[str, Parameter(help=words("foreign-help-seconds"))] = SECONDS,
    bot_memory: Annotated[str, Parameter(help=words("foreign-help-memory"))] = MEGABYTES,
    **own: Annotated[str, Parameter(show=False)],
) -> int:
    made = load(only_game(game))
    listed = bots.count(",") + 1
    most = listed if listed in made.players else made.players[-1]
    seats_there = whole("--players", players or str(most), made.players[0], made.players[-1])
    wanted, first = whole("--games", games, 1, MOST_GAMES), whole("--seed", seed, 0, MOST_SEED)
    side_by_side = whole("--jobs", jobs, 1, MOST_JOBS)
    wish = Wish(option=option or [], board=board, pack=pack, own=own)
    prepared = made.prepare(read_settings(wish, made, seats_there, FLAGS))
    sitting = read_bots(bots, seats_there)
    limits, forfeits = read_limits(bot_seconds, bot_memory), Forfeits()

    if out is not None:
        check_kind(out)
    found = dict[int, list[int]]()  # by seed, if they are to be written

    def heard(played: Played) -> None:
        forfeits.add(played, sitting)
        if out is not None:
            found[played.bout.deal] = played.row

    def fast() -> Iterator[list[list[int]]]:
        for number, rows in numbered_batches(made, prepared, sitting, wanted, first, side_by_side):
            if out is not None:
                found.update(enumerate(rows, number))
            yield rows

    if journals is not None:
        source = with_journals(made, prepared, sitting, wanted, first, journals, limits, heard)
    elif set(sitting) <= set(FAST):
        source = fast()
    else:
        source = seated_games(made, prepared.settings, sitting, wanted, first, side_by_side, limits, heard)
    tally = Tally()
    try:
        for rows in shown(source, wanted):
            tally.add_all(rows, seats_there)
    except KeyboardInterrupt:
        print(words("lab-stopped", games=tally.games), file=sys.stderr)
    if out is not None and found:
        write_table(out, (record(made, seats_there, number, row) for number, row in sorted(found.items())))
    if as_json:
        about = {
            "game": made.name,
            "players": seats_there,
            "bots": sitting,
            "seed": first,
            "options": dict(prepared.settings.options),
        }
        print(json.dumps({**about, **named(tally, made), "forfeits": forfeits.as_json()}, indent=2))
    elif tally.games:
        show(tally, made, sitting)
    forfeits.tell(words)
    return 0 if tally.games == wanted else INTERRUPTED


def read_bots(text: str, players: int) -> list[str]:
    """One for each seat; a single one plays them all."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if is_foreign(name):
            read_foreign(name)  # says what is wrong with it
        elif name not in BOTS:
            raise UserError("lab-bot-unknown", name=name, known=", ".join(BOTS))
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise UserError("lab-bots-number", count=len(names), players=players)
    return names


def with_journals(
    game: Game,
    prepared: Prepared,
    bots: list[str],
    games: int,
    seed: int,
    folder: Path,
    limits: Limits,
    heard: Callable[[Played], None],
) -> Iterator[list[list[int]]]:
    from rulewright.lab.journals import recorded_games

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("lab-folder", folder=str(folder), why=error.strerror or str(error)) from None
    keep(game, prepared)
    return recorded_games(game, prepared, bots, games, seed, folder, limits, heard)


def shown(source: Iterator[Batch], games: int, done: int = 0) -> Iterator[Batch]:
    """The same, with a bar of progress on the terminal. Until the first games are over, rules may have to be compiled."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words("lab-compiling"), total=games, completed=done)
        for batch in source:
            progress.update(task, advance=len(batch), description=words("lab-playing"))
            yield batch


# ------------------------------------------------------------- results
def named(tally: Tally, game: Game) -> dict[str, Any]:
    """As JSON, with sides by their names, which end their keys."""
    found = tally.as_json()
    found["by_side"] = {game.sides[int(side)].rpartition("-")[2]: share for side, share in found["by_side"].items()}
    return found


def show(tally: Tally, game: Game, bots: list[str]) -> None:
    """`bots` are those in the seats; none, if they went round."""
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
            f"{share.wins:.1f}",
            f"{share.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{mean:.1f}",
        )
        table.add_row(name, *figures)
    return table


# ------------------------------------------------------------- bench
def bench(
    games: Annotated[list[str] | None, Parameter(name="games", help=words("lab-help-bench"))] = None,
    /,
    *,
    peers: Annotated[bool, Parameter(help=words("lab-help-peers"))] = False,
    as_json: Annotated[bool, Parameter(name="--json", help=words("lab-help-json"))] = False,
) -> int:
    from rulewright.lab import peers as others
    from rulewright.lab.bench import bench as measure
    from rulewright.lab.bench_search import bench_searches

    measured = [load(name) for name in games] if games else load_all()
    if os.environ.get("RULEWRIGHT_MODE") != "compiled":
        raise UserError("lab-bench-mode")
    console = Console(stderr=True)
    with console.status(words("lab-compiling")) as status:
        told = partial(tell, status)
        found = measure(measured, others.peers() if peers else {}, told)
        found["searches"] = bench_searches(measured, others.searchers() if peers else {}, told)
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        show_bench(found)
    return 0


def tell(status: Status, step: str) -> None:
    status.update(words("lab-measuring", step=step))


def show_bench(found: dict[str, Any]) -> None:
    """Speeds, a row for each game and number of players and for each peer; then the other figures, a column for each game."""
    console = Console()
    table = right(Table(words("lab-what"), words("lab-decisions-per-second"), words("lab-games-per-second")))
    for name, figures in found["speeds"].items():
        played = figures["games_per_second"]
        table.add_row(name, f"{figures['decisions_per_second']:,.0f}", f"{played:,.1f}" if played else "")
    console.print(table)
    table = right(Table(words("lab-what"), *found["games"]))
    for key in next(iter(found["games"].values())):
        shown = [f"{figures[key]:,.2f}".removesuffix(".00") for figures in found["games"].values()]
        table.add_row(key.replace("_", " "), *shown)
    console.print(table)
    searches = found["searches"]
    table = right(Table(words("lab-what"), words("lab-iterations-per-second")))
    for name, rate in searches["iterations_per_second"].items():
        table.add_row(name, f"{rate:,.0f}")
    console.print(table)
    for name, ratio in {**found["ratios"], **searches["ratios"]}.items():
        console.print(f"{name}: {ratio:,.2f}")


def right(table: Table) -> Table:
    """With numbers in all columns but the first."""
    for column in table.columns[1:]:
        column.justify = "right"
    return table
