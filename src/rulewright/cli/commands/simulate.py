"""`rulewright simulate`: plays many games between bots, and shows who won. Rules run compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import json
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rulewright.cli.terminal.kept_packs import keep
from rulewright.cli.terminal.wish import Wish, only_game, read_settings
from rulewright.foreign.contained import Limits
from rulewright.foreign.named import is_foreign, read_foreign
from rulewright.games import load
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.message import UserError
from rulewright.lab.arena import FAST
from rulewright.lab.bout import Played
from rulewright.lab.exports import InOrder, Record, TableFile, decision_records, record
from rulewright.lab.lineups import Bout
from rulewright.lab.seated import seated_games, watched_games
from rulewright.lab.simulate import Tally, fast_games, fast_totals
from rulewright.lab.watched import Decision
from rulewright.players.bots import BOTS

from .foreign_bots import FOREIGN, MEGABYTES, SECONDS, Forfeits, read_limits, whole
from .lab import INTERRUPTED, KNOWN, MOST_GAMES, MOST_JOBS, MOST_SEED, named, show, shown, words

FLAGS = (
    "players", "games", "bots", "option", "board", "pack", "seed", "jobs", "json", "journals", "out", "rows", "cluster", *FOREIGN
)  # fmt: skip
GAMES, DECISIONS = ROWS = ("games", "decisions")  # what a row of the file stands for
Ended = tuple[Played, list[Decision]]


def simulate(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    players: Annotated[str | None, Parameter(help=words("lab-help-players"))] = None,
    games: Annotated[str, Parameter(help=words("lab-help-games", default="1000"))] = "1000",
    bots: Annotated[str, Parameter(help=words("lab-help-bots", known=", ".join(BOTS)))] = "random",
    option: Annotated[list[str] | None, Parameter(help=words("lab-help-option"))] = None,
    board: Annotated[Path | None, Parameter(help=words("lab-help-board"))] = None,
    pack: Annotated[str, Parameter(help=words("lab-help-pack"))] = "",
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    jobs: Annotated[str, Parameter(help=words("lab-help-jobs"))] = "1",
    as_json: Annotated[bool, Parameter(name="--json", help=words("lab-help-json"))] = False,
    journals: Annotated[Path | None, Parameter(help=words("lab-help-journals"))] = None,
    out: Annotated[Path | None, Parameter(help=words("lab-help-out"))] = None,
    rows: Annotated[str, Parameter(help=words("lab-help-rows"))] = GAMES,
    cluster: Annotated[str, Parameter(help=words("cluster-help"))] = "",
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

    check_rows(rows, out, journals, cluster)
    file = Written(made, seats_there, first, out, rows == DECISIONS) if out is not None else None
    seeds, lost = range(first, first + wanted), None
    source: Generator[Tally | list[Ended]]
    if rows == DECISIONS:
        watched = watched_games(made, prepared.settings, sitting, seeds, side_by_side, limits, cluster)
        source = ([ended] for ended in watched)
    elif journals is not None:
        source = each(with_journals(made, prepared, sitting, wanted, first, journals, limits))
    elif set(sitting) <= set(FAST) and file is None:
        source = fast_totals(made, prepared.settings, sitting, seeds, side_by_side, cluster)
    elif set(sitting) <= set(FAST):
        source = game_by_game(fast_games(made, prepared.settings, sitting, seeds, side_by_side, cluster))
    else:
        source = each(seated_games(made, prepared.settings, sitting, seeds, side_by_side, limits, cluster))
    tally = Tally()
    try:
        with closing(source):
            for batch in shown(source, wanted):
                if isinstance(batch, Tally):
                    tally.include(batch)
                    continue
                for played, decisions in batch:
                    tally.add(played.row, seats_there)
                    forfeits.add(played, sitting)
                    if file is not None:
                        file.add(played, decisions)
        if file is not None:
            file.close()
    except (KeyboardInterrupt, UserError) as stop:
        if not tally.games and isinstance(stop, UserError):
            raise
        lost = stop if isinstance(stop, UserError) else None
        if tally.games < wanted:
            print(words("lab-stopped", games=tally.games), file=sys.stderr)
        if file is not None:
            file.close()
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
    if lost:
        raise lost
    return 0 if tally.games == wanted else INTERRUPTED


def read_bots(text: str, players: int) -> list[str]:
    """Bots for all seats; a single name applies to every seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if is_foreign(name):
            read_foreign(name)  # raises if it is invalid
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
) -> Iterator[Played]:
    from rulewright.lab.journals import recorded_games

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("lab-folder", folder=str(folder), why=error.strerror or str(error)) from None
    keep(game, prepared)
    return recorded_games(game, prepared, bots, games, seed, folder, limits)


def check_rows(rows: str, out: Path | None, journals: Path | None, cluster: str) -> None:
    if rows not in ROWS:
        raise UserError("lab-rows", value=rows, known=", ".join(ROWS))
    if rows == DECISIONS and out is None:
        raise UserError("lab-rows-out")
    if journals is not None and (cluster or rows == DECISIONS):
        raise UserError("lab-journals-alone", option="--cluster" if cluster else f"--rows {rows}")


# ------------------------------------------------------------- writing games
def each(source: Iterable[Played]) -> Generator[list[Ended]]:
    for played in source:
        yield [(played, [])]


def game_by_game(source: Iterable[tuple[range, list[list[int]]]]) -> Generator[list[Ended]]:
    for seeds, rows in source:
        games = zip(seeds, rows, strict=True)
        yield [(Played(Bout(0, seed, 0), row, [], []), []) for seed, row in games]


class Written:
    """The file of games or decisions, in the order of their seeds."""

    def __init__(self, game: Game, players: int, first: int, path: Path, each_decision: bool) -> None:
        self._game, self._players, self._each_decision = game, players, each_decision
        self._file: TableFile | None = TableFile(path)
        self._order = InOrder(first)

    def add(self, played: Played, decisions: list[Decision]) -> None:
        about = (self._game, self._players, played.bout.deal, played.row)
        records = decision_records(*about, decisions) if self._each_decision else [record(*about)]
        self._put(self._order.due(played.bout.deal, records))

    def close(self) -> None:
        """Write everything that is left, unless writing has failed."""
        if self._file is not None:
            self._put(self._order.rest())
        if self._file is not None:
            file, self._file = self._file, None
            file.close()

    def _put(self, records: list[Record]) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            file.add(records)
            self._file = file  # unless writing failed
