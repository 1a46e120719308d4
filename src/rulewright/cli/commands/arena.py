"""`rulewright arena`: tournaments of bots. Rules run compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import json
import sys
from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from rulewright.cli.terminal.wish import Wish, only_game, read_settings
from rulewright.foreign.contained import Limits
from rulewright.games import load
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.usual_pack import pack_begun_with
from rulewright.lab.bout import Played, entrants
from rulewright.lab.entrants import KNOWN as BOTS
from rulewright.lab.lineups import Bout, Lineup, round_robin, schedule, turns
from rulewright.lab.results import Results, results
from rulewright.lab.saved import Saved, about, digest_in
from rulewright.lab.seated import play_all
from rulewright.players.bots import offered
from rulewright.players.nets.weights import read_net

from .foreign_bots import FOREIGN, MEGABYTES, SECONDS, Forfeits, read_limits, whole
from .lab import INTERRUPTED, KNOWN, MOST_JOBS, MOST_SEED, cores, named, right, show, shown, words

FLAGS = (
    "players",
    "bots",
    "table",
    "games",
    "anchor",
    "option",
    "board",
    "pack",
    "seed",
    "jobs",
    "json",
    "save",
    "cluster",
    *FOREIGN,
)
MOST_GAMES = 1_000_000


def arena(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    bots: Annotated[str | None, Parameter(help=words("arena-help-bots", known=", ".join(BOTS)))] = None,
    table: Annotated[str | None, Parameter(help=words("arena-help-table"))] = None,
    players: Annotated[str | None, Parameter(help=words("arena-help-players"))] = None,
    games: Annotated[str, Parameter(help=words("arena-help-games"))] = "100",
    anchor: Annotated[str | None, Parameter(help=words("arena-help-anchor"))] = None,
    option: Annotated[list[str] | None, Parameter(help=words("lab-help-option"))] = None,
    board: Annotated[Path | None, Parameter(help=words("lab-help-board"))] = None,
    pack: Annotated[str, Parameter(help=words("lab-help-pack"))] = "",
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    jobs: Annotated[str | None, Parameter(help=words("arena-help-jobs"))] = None,
    as_json: Annotated[bool, Parameter(name="--json", help=words("lab-help-json"))] = False,
    save: Annotated[Path | None, Parameter(help=words("arena-help-save"))] = None,
    cluster: Annotated[str, Parameter(help=words("cluster-help"))] = "",
    bot_seconds: Annotated[str, Parameter(help=words("foreign-help-seconds"))] = SECONDS,
    bot_memory: Annotated[str, Parameter(help=words("foreign-help-memory"))] = MEGABYTES,
    **own: Annotated[str, Parameter(show=False)],
) -> int:
    made = load(only_game(game))
    lineups = read_lineups(made, bots, table, players)
    there = [entrant.name for entrant in entrants(lineups)]
    for entrant in entrants(lineups):
        if entrant.net:
            read_net(entrant.net, made)  # report a bad file now, not from a worker process
    if anchor is not None and anchor not in there:
        raise UserError("arena-anchor", name=anchor, known=", ".join(there))
    wanted, first = whole("--games", games, 1, MOST_GAMES), whole("--seed", seed, 0, MOST_SEED)
    side_by_side = whole("--jobs", jobs or str(cores()), 1, MOST_JOBS)
    begun = digest_in(save)
    wish = Wish(option=option or [], board=board, pack=pack or pack_begun_with(made, begun), own=own)
    settings = read_settings(wish, made, len(lineups[0]), FLAGS)
    prepared = made.prepare(replace(settings, digest=begun))
    asked = about(made, prepared, lineups, first)
    bouts = list(schedule(lineups, wanted, first))
    limits, saved = read_limits(bot_seconds, bot_memory), Saved(save, asked)
    lost: UserError | None = None
    try:
        with closing(
            still_to_play(made, prepared.settings, lineups, bouts, saved, side_by_side, limits, cluster)
        ) as source:
            for played in source:
                saved.add(played[0])
    except (KeyboardInterrupt, UserError) as stop:
        if isinstance(stop, UserError) and not saved.played:
            raise
        lost = stop if isinstance(stop, UserError) else None
        stopped = "arena-stopped-saved" if save else "arena-stopped"
        print(words(stopped, games=len(saved.played), all=len(bouts)), file=sys.stderr)
    known = {one.bout: one for one in saved.played}
    played_all = [known[bout] for bout in bouts if bout in known]
    found = results(lineups, played_all, prepared.settings.players, anchor, first)
    forfeits = Forfeits()
    for one in played_all:
        forfeits.add(one, turns(lineups[one.bout.lineup])[one.bout.turn])
    if as_json:
        balance = named(found.tally, made)
        wish_and_end = {"wanted": len(bouts), "anchor": anchor, "forfeits": forfeits.as_json()}
        print(json.dumps({**asked, **wish_and_end, **found.as_json(), **balance}, indent=2))
    else:
        show_results(found, made, lineups if table else [])
    forfeits.tell(words)
    if lost:
        raise lost
    return 0 if len(played_all) == len(bouts) else INTERRUPTED


def read_lineups(game: Game, bots: str | None, table: str | None, players: str | None) -> list[Lineup]:
    least, most = game.players[0], game.players[-1]
    if bots is not None and table is not None:
        raise UserError("arena-bots-or-table")
    if table is None:
        names = list(offered(game)) if bots is None else [name.strip() for name in bots.split(",")]
        entrants([tuple(names)])
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise UserError("arena-bot-twice", name=twice)
        if len(names) == 1:
            raise UserError("arena-one-bot", name=names[0])
        return round_robin(names, whole("--players", players or str(least), least, most))
    names = [name.strip() for name in table.split(",")]
    entrants([tuple(names)])
    seats = whole("--players", players or str(len(names) if len(names) > 1 else most), least, most)
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise UserError("lab-bots-number", count=len(names), players=seats)
    return [tuple(names)]


def still_to_play(
    game: Game,
    settings: Settings,
    lineups: list[Lineup],
    bouts: list[Bout],
    saved: Saved,
    jobs: int,
    limits: Limits,
    cluster: str,
) -> Generator[list[Played]]:
    """Play what is not in the file yet, with a progress bar."""
    done = {one.bout for one in saved.played}
    left = [bout for bout in bouts if bout not in done]
    if left:
        source = play_all(game, settings, lineups, left, min(jobs, len(left)), limits, cluster)
        yield from shown(([played] for played in source), len(bouts), len(bouts) - len(left))


# ------------------------------------------------------------- results
def show_results(found: Results, game: Game, tables: list[Lineup]) -> None:
    """For named tables, also the results by side and seat."""
    console = Console()
    if not found.games:
        console.print(words("arena-nothing"))
        return
    if found.ratings:
        console.print(shares_table(found))
        console.print(ratings_table(found))
    else:  # one bot in all seats
        console.print(words("arena-thinks", seconds=words.figure(next(iter(found.seconds.values())), 4)))
    for lineup in tables:
        show(found.tally, game, list(lineup) if len(turns(lineup)) == 1 else [])


def shares_table(found: Results) -> Table:
    titles = ("arena-bot", "arena-against", "lab-games", "lab-share", "lab-interval", "arena-even")
    table = Table(*(words(title) for title in titles))
    for column in table.columns[2:]:
        column.justify = "right"
    for one in found.comparisons:
        low, high = one.interval
        shares = (words.percent(one.share), f"{words.percent(low)} – {words.percent(high)}", words.percent(one.even, 0))
        table.add_row(one.bot, others(one.lineup, one.bot), f"{one.games}", *shares)
    return table


def others(lineup: Lineup, bot: str) -> str:
    """The other bots: "greedy × 3"."""
    rest = list(lineup)
    rest.remove(bot)
    return ", ".join(f"{name} × {rest.count(name)}" if rest.count(name) > 1 else name for name in dict.fromkeys(rest))


def ratings_table(found: Results) -> Table:
    table = right(Table(words("arena-bot"), words("arena-rating"), words("lab-interval"), words("arena-seconds")))
    for one in found.ratings:
        low, high = one.interval
        seconds = words.figure(found.seconds[one.bot], 4)
        table.add_row(one.bot, f"{round(one.rating):+}", f"{round(low):+} – {round(high):+}", seconds)
    return table
