"""`rulewright balance`: a report on how balanced a game is. Rules run compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rulewright import __version__
from rulewright.cli.terminal.wish import only_game
from rulewright.games import load
from rulewright.kernel.disk import write_whole
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.usual_pack import usual_pack
from rulewright.lab.arena import FAST
from rulewright.lab.balance.balance_page import About, Page, written
from rulewright.lab.balance.fairness import figures
from rulewright.lab.balance.game_tables import game_records, seat_records
from rulewright.lab.balance.plan import LISTENED, Part, batches_of, plan
from rulewright.lab.balance.raw import Kept, play
from rulewright.lab.exports import can_write_parquet, write_table
from rulewright.lab.saved import os_errors_in_words

from .foreign_bots import whole
from .lab import INTERRUPTED, KNOWN, MOST_JOBS, MOST_SEED, cores, shown, words

MOST_GAMES = 1_000_000
NONE = "none"


def balance(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    out: Annotated[Path | None, Parameter(help=words("balance-help-out"))] = None,
    games: Annotated[str, Parameter(help=words("balance-help-games"))] = "1000",
    bot: Annotated[str, Parameter(help=words("balance-help-bot", known=", ".join(FAST)))] = "greedy",
    options: Annotated[str | None, Parameter(help=words("balance-help-options"))] = None,
    items: Annotated[str | None, Parameter(help=words("balance-help-items"))] = None,
    what_if: Annotated[list[str] | None, Parameter(help=words("balance-help-what-if"))] = None,
    pack: Annotated[str, Parameter(help=words("lab-help-pack"))] = "",
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    jobs: Annotated[str | None, Parameter(help=words("arena-help-jobs"))] = None,
    cluster: Annotated[str, Parameter(help=words("cluster-help"))] = "",
) -> int:
    made = load(only_game(game))
    if bot not in FAST:
        raise UserError("lab-bot-unknown", name=bot, known=", ".join(FAST))
    wanted, first = whole("--games", games, 2, MOST_GAMES), whole("--seed", seed, 0, MOST_SEED)
    side_by_side = whole("--jobs", jobs or str(cores()), 1, MOST_JOBS)
    pack = pack or usual_pack(made)
    parts = plan(made, pack, names(options), what_if or [], names(items))
    folder = out or Path(f"balance-{made.name}")
    digest = made.prepare(Settings(made.players[-1], pack=pack)).pack_digest
    asked = {"balance": 2, "game": made.name, "rules": made.version, "pack": digest, "bot": bot, "version": __version__}
    kept = Kept(folder / "games.jsonl", asked)
    batches = batches_of(parts, wanted, first)
    left = [batch for batch in batches if not kept.has(batch)]
    try:
        source = (range(batch.games) for batch in play(made, pack, bot, left, kept, side_by_side, cluster))
        done = sum(batch.games for batch in batches) - sum(batch.games for batch in left)
        for _ in shown(source, sum(batch.games for batch in batches), done):
            pass
    except KeyboardInterrupt:
        print(words("balance-stopped"), file=sys.stderr)
        return INTERRUPTED
    command = " ".join(["rulewright balance", made.name, f"--games {wanted}", f"--bot {bot}", f"--seed {first}"])
    command += (f" --options {options}" if options else "") + (f" --items {items}" if items else "")
    command += f" --pack {pack}" if pack else ""  # a game may have none
    command += "".join(f" --what-if {text}" for text in what_if or [])
    about = About(
        words.title(made.name),
        bot,
        wanted,
        wanted * len(parts),
        first,
        digest,
        pack,
        made.version,
        __version__,
        command,
    )
    write_all(made, pack, folder, kept, parts, range(first, first + wanted), about)
    print(words("balance-done", file=str(folder / "balance.html")))
    return 0


def names(text: str | None) -> list[str] | None:
    """Parse a comma-separated list; None means everything."""
    return None if text is None else [] if text == NONE else [name.strip() for name in text.split(",")]


def write_all(game: Game, pack: str, folder: Path, kept: Kept, parts: list[Part], seeds: range, about: About) -> None:
    """Write the page, its figures, and the games as tables."""
    rows = {part: [kept.rows[part.name][seed] for seed in seeds] for part in parts}
    listened = Part(game.players[-1], item=LISTENED)
    told = [kept.told[seed] for seed in seeds] if listened in rows else []
    found = figures(game, pack, rows, told)
    tables = {"games": list(game_records(game, rows, seeds))}
    if told:
        items = [part.item for part in parts if part.item and part != listened]
        tables["seats"] = list(seat_records(game, rows[listened], told, seeds, items, found.sources))
    with os_errors_in_words(folder):
        write_whole(folder / "balance.html", Page(words, game, about, found).text())
        write_whole(folder / "balance.json", json.dumps(written(about, found), indent=1) + "\n")
        for name, records in tables.items():
            write_table(folder / f"{name}.csv", records)
            if can_write_parquet():
                write_table(folder / f"{name}.parquet", records)
