"""`rulewright loadtest`: measures what a server achieves on this machine by playing against it."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from rulewright.cli.faults import INTERRUPTED
from rulewright.games import names
from rulewright.players.bots import BOTS
from rulewright.words import Words, choose_language

from .serve import extras

if TYPE_CHECKING:
    from rulewright.server.loadtest.figures import Found, Moves

words = Words(choose_language(None, os.environ))
KNOWN = ", ".join(names())
Row = tuple[str, str, str]  # what was measured, the value, the target


def loadtest(
    game: Annotated[str, Parameter(help=words("loadtest-help-game", known=KNOWN))] = "termites",
    /,
    *,
    tables: Annotated[int, Parameter(help=words("loadtest-help-tables"))] = 20,
    seconds: Annotated[float, Parameter(help=words("loadtest-help-seconds"))] = 10.0,
    rate: Annotated[float, Parameter(help=words("loadtest-help-rate"))] = 400.0,
    at_rest: Annotated[int, Parameter(help=words("loadtest-help-at-rest"))] = 500,
    openings: Annotated[int, Parameter(help=words("loadtest-help-openings"))] = 6,
    soak: Annotated[float, Parameter(help=words("loadtest-help-soak"))] = 0.0,
    bot: Annotated[str, Parameter(help=words("loadtest-help-bot", known=", ".join(BOTS)))] = "",
    database: Annotated[str, Parameter(help=words("loadtest-help-database"))] = "",
    bus: Annotated[str, Parameter(help=words("loadtest-help-bus"))] = "",
    workers: Annotated[int, Parameter(help=words("loadtest-help-workers"))] = 1,
    as_json: Annotated[bool, Parameter(name="--json", help=words("loadtest-help-json"))] = False,
) -> int:
    with extras(bus):
        from rulewright.server.config import without_password
        from rulewright.server.loadtest.course import Plan, run
        from rulewright.server.loadtest.figures import Found

    plan = Plan(database, bus, workers, game, tables, seconds, rate, at_rest, openings, soak, bot)
    plan.check()
    if database:
        print(words("loadtest-own-database", place=without_password(database)), file=sys.stderr)
    found = Found()
    try:
        with extras(), Progressing() as progress:
            run(plan, found, progress.tell)
    except KeyboardInterrupt:
        print(words("loadtest-stopped"), file=sys.stderr)
        return INTERRUPTED
    finally:
        if found.database:  # the test has begun: show the results so far, whatever ended it
            show(found, as_json)
    return 0


class Progressing:
    """A progress bar for each part of the test, on a terminal."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bars = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
        self._part, self._task = "", TaskID(0)

    def __enter__(self) -> "Progressing":
        self._bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bars.stop()

    def tell(self, part: str, done: float) -> None:
        if part != self._part:
            self._part, self._task = part, self._bars.add_task(words(part), total=1.0)
        self._bars.update(self._task, completed=done)


# ------------------------------------------------------------- results
def show(found: "Found", as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    table = Table(words("loadtest-what"), words("loadtest-figure"), words("loadtest-target"))
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows(found):
        table.add_row(*row)
    Console().print(table)


def rows(found: "Found") -> Iterator[Row]:
    """The results next to the targets."""
    if found.flushes_per_second:
        yield words("loadtest-flushes"), words.figure(found.flushes_per_second), ""
    if found.saturated:
        target = "≥ 1000" if found.database == "postgresql" else "≥ 400"
        yield from rows_of_moves(words("loadtest-saturated"), found.saturated, target, ("", ""))
    if found.paced:
        yield from rows_of_moves(words("loadtest-paced"), found.paced, "", ("≤ 5", "≤ 20"))
    if found.bytes_per_move:
        yield words("loadtest-bytes"), words.figure(found.bytes_per_move), "≤ 1000"
    if found.rest:
        yield words("loadtest-at-rest", tables=found.rest.tables), words.figure(found.rest.megabytes), "≤ 300"
    if found.opening:
        yield words("loadtest-open-first", entries=found.opening.entries), words.figure(found.opening.first), ""
        if found.opening.median is not None:
            yield words("loadtest-open-others"), words.figure(found.opening.median), "≤ 100"
    if found.soak:
        soak = found.soak
        yield words("loadtest-soaked", seconds=round(soak.seconds)), words.figure(soak.moves), ""
        yield words("loadtest-soaked-memory"), f"{words.figure(soak.first, 1)} → {words.figure(soak.last, 1)}", ""
        yield words("loadtest-soaked-slope"), words.figure(soak.slope, sign="+"), ""


def rows_of_moves(how: str, moves: "Moves", per_second: str, delays: tuple[str, str]) -> Iterator[Row]:
    yield words("loadtest-rate", how=how, tables=moves.tables), words.figure(moves.per_second), per_second
    for name, delay, target in zip(
        ("p50", "p95", "p99"), (moves.p50, moves.p95, moves.p99), (*delays, ""), strict=True
    ):
        yield words("loadtest-delay", how=how, name=name), words.figure(delay, 1), target
    if moves.cpu is not None:
        yield words("loadtest-cpu", how=how), words.figure(moves.cpu, 2), ""
    for key, count in moves.refused.items():
        yield words("loadtest-faults", how=how, key=key), words.figure(count), "0"
