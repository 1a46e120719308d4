"""`rulewright bench`: the speed of the rules, compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import json
import os
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.status import Status
from rich.table import Table

from rulewright.games import load, load_all
from rulewright.kernel.disk import write_whole
from rulewright.kernel.message import UserError
from rulewright.lab.saved import os_errors_in_words

from .lab import right, words


def bench(
    games: Annotated[list[str] | None, Parameter(name="games", help=words("lab-help-bench"))] = None,
    /,
    *,
    peers: Annotated[bool, Parameter(help=words("lab-help-peers"))] = False,
    as_json: Annotated[bool, Parameter(name="--json", help=words("lab-help-json"))] = False,
    svg: Annotated[Path | None, Parameter(help=words("lab-help-svg"))] = None,
) -> int:
    from rulewright.lab import peers as others
    from rulewright.lab.bench import bench as measure
    from rulewright.lab.bench_interfaces import bench_interfaces, beside_peers
    from rulewright.lab.bench_plot import plot
    from rulewright.lab.bench_search import bench_searches

    measured = [load(name) for name in games] if games else load_all()
    if os.environ.get("RULEWRIGHT_MODE") != "compiled":
        raise UserError("lab-bench-mode")
    console = Console(stderr=True)
    with console.status(words("lab-compiling")) as status:
        told = partial(tell, status)
        found = measure(measured, others.peers() if peers else {}, told)
        found["interfaces"] = bench_interfaces(measured, told)
        found["ratios"] |= beside_peers(found["interfaces"], found["speeds"])
        found["searches"] = bench_searches(measured, others.searchers() if peers else {}, told)
    if svg is not None:
        with os_errors_in_words(svg):
            write_whole(svg, plot(words, found))
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        show_bench(found)
    return 0


def tell(status: Status, step: str) -> None:
    status.update(words("lab-measuring", step=step))


def show_bench(found: dict[str, Any]) -> None:
    """Speeds, with a row for each game and number of players and for each peer; then the other figures, with a column for each game."""
    console = Console()
    table = right(Table(words("lab-what"), words("lab-decisions-per-second"), words("lab-games-per-second")))
    for name, figures in found["speeds"].items():
        played = figures["games_per_second"]
        table.add_row(name, words.figure(figures["decisions_per_second"]), words.figure(played, 1) if played else "")
    console.print(table)
    table = right(Table(words("lab-what"), words("lab-decisions-per-second")))
    for name, rate in found["interfaces"].items():
        table.add_row(name.replace("`", ""), words.figure(rate))
    console.print(table)
    table = right(Table(words("lab-what"), *found["games"]))
    for key in next(iter(found["games"].values())):
        rates = [float(figures[key]) for figures in found["games"].values()]
        shown = [words.figure(rate, 0 if round(rate, 2).is_integer() else 2) for rate in rates]
        table.add_row(key.replace("_", " "), *shown)
    console.print(table)
    searches = found["searches"]
    table = right(Table(words("lab-what"), words("lab-iterations-per-second")))
    for name, rate in searches["iterations_per_second"].items():
        table.add_row(name, words.figure(rate))
    console.print(table)
    for name, ratio in {**found["ratios"], **searches["ratios"]}.items():
        console.print(f"{name}: {words.figure(ratio, 2)}")
