"""`rulewright simulate-faults`: runs the server in a simulated world full of faults, for any number of moves."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rulewright.cli.faults import INTERRUPTED
from rulewright.words import Words, choose_language

from .serve import extras

if TYPE_CHECKING:
    from rulewright.server.simulator.campaign import Report
    from rulewright.server.simulator.world import Result

words = Words(choose_language(None, os.environ))


def simulate_faults(
    *,
    moves: Annotated[int, Parameter(help=words("faults-help-moves"), validator=Number(gte=1))] = 10_000,
    seed: Annotated[int, Parameter(help=words("faults-help-seed"), validator=Number(gte=0))] = 1,
    jobs: Annotated[int, Parameter(help=words("faults-help-jobs"), validator=Number(gte=1, lte=256))] = 1,
    out: Annotated[Path | None, Parameter(help=words("faults-help-out"))] = None,
    replay: Annotated[int | None, Parameter(help=words("faults-help-replay"), validator=Number(gte=0))] = None,
    as_json: Annotated[bool, Parameter(name="--json", help=words("faults-help-json"))] = False,
) -> int:
    with extras("redis:"):
        from rulewright.server.simulator.campaign import Report, simulated
    if replay is not None:
        result = simulated(replay)
        print(msgspec.json.encode(result).decode() if as_json else "\n".join([*result.story, in_short(result)]))
        return bool(result.broken)
    report = Report(out)
    try:
        run(report, moves, seed, jobs)
    except KeyboardInterrupt:
        print(words("faults-stopped"), file=sys.stderr)
        return INTERRUPTED
    finally:
        show(report, as_json)
    return bool(report.broken)


def run(report: "Report", moves: int, seed: int, jobs: int) -> None:
    from rulewright.server.simulator.campaign import carry_on

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bars:
        bar = bars.add_task(words("faults-moves"), total=moves, completed=min(report.moves, moves))
        for result in carry_on(report, moves, seed, jobs):
            bars.update(bar, completed=min(report.moves, moves))
            if result.broken:
                bars.console.print("\n".join([*result.story, in_short(result)]), markup=False, highlight=False)


def in_short(result: "Result") -> str:
    if result.broken:
        return words("faults-broken", seed=result.seed, why=result.why, moves=result.moves)
    return words("faults-held", seed=result.seed, moves=result.moves, trace=result.trace)


def show(report: "Report", as_json: bool) -> None:
    if as_json:
        broken = [{"seed": result.seed, "why": result.why} for result in report.broken]
        found = {"worlds": len(report.results), "moves": report.moves, "faults": report.faults, "broken": broken}
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    table = Table(words("faults-what"), words("faults-count"))
    table.columns[1].justify = "right"
    table.add_row(words("faults-worlds"), words.figure(len(report.results)))
    table.add_row(words("faults-moves"), words.figure(report.moves))
    table.add_row(words("faults-faults"), words.figure(report.faults.total()))
    table.add_row(words("faults-promises"), words.figure(len(report.broken)))
    Console().print(table)
    for result in report.broken:
        print(in_short(result))
