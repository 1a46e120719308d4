"""`rulewright gpu`: builds the kernels ahead of time, and compares them with the CPU."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import nullcontext

from rich.console import Console

from rulewright.cli.terminal.wish import Wish, read_settings
from rulewright.games import load, load_all
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.lab.cuda.compare import Compared, compare, tables_of
from rulewright.lab.cuda.cuda_driver import driver
from rulewright.lab.cuda.kept import SETS, are_kept, kernels
from rulewright.words import Words

from .foreign_bots import whole
from .lab import INTERRUPTED, MOST_GAMES, MOST_SEED, shown

DIFFERENT = 1
SHOWN = 5  # at most this many seeds of differing games


def named(games: Sequence[str]) -> list[Game]:
    return [load(name) for name in games] if games else list(load_all())


def compile_kernels(words: Words, games: Sequence[str], arch: str) -> int:
    if not (arch.isdecimal() and len(arch) >= 2):
        raise UserError("gpu-arch-unknown", arch=arch)
    for game in named(games):
        since = time.perf_counter()
        make(words, game, list(SETS), arch)
        print(words("gpu-compiled", game=game.name, seconds=f"{time.perf_counter() - since:.0f}"), flush=True)
    return 0


def make(words: Words, game: Game, sets: Sequence[str], arch: str) -> None:
    known = all(are_kept(game, name, arch) for name in sets)
    told = Console(stderr=True).status(words("gpu-compiling", game=game.name))
    with nullcontext() if known else told:
        for name in sets:
            kernels(game, name, arch)


def compare_games(words: Words, names: Sequence[str], games: str, seed: str, packs: Sequence[str], device: str) -> int:
    count, first = whole("--games", games, 1, MOST_GAMES), whole("--seed", seed, 0, MOST_SEED)
    status = 0
    for game in named(names):
        own = [read_settings(Wish(pack=pack), game, game.players[-1], ()).pack for pack in ("", *packs)]
        make(words, game, ["traces"], driver(device).arch)
        status = max(status, compare_one(words, game, tables_of(game, own), count, first, device))
    return status


def compare_one(words: Words, game: Game, tables: Sequence[Settings], games: int, seed: int, device: str) -> int:
    done = list[Compared]()
    try:
        for batch in shown(compare(game, tables, games, seed, device), games):
            done.append(batch)
    except KeyboardInterrupt:
        return max(INTERRUPTED, report(words, game, done, len(tables)))
    return report(words, game, done, len(tables))


def report(words: Words, game: Game, done: Sequence[Compared], tables: int) -> int:
    games, decisions = sum(map(len, done)), sum(batch.decisions for batch in done)
    differing = [seed for batch in done for seed in batch.differing]
    if differing:
        seeds = ", ".join(map(str, differing[:SHOWN]))
        print(words("gpu-differ", game=game.name, count=len(differing), games=games, seeds=seeds), flush=True)
        return DIFFERENT
    there, here = sum(batch.device_seconds for batch in done), sum(batch.host_seconds for batch in done)
    rates = {
        "device": rate(words, decisions, there),
        "host": rate(words, decisions, here),
        "threads": os.cpu_count() or 1,
    }
    print(words("gpu-equal", game=game.name, games=games, tables=tables, decisions=decisions, **rates), flush=True)
    return 0


def rate(words: Words, decisions: int, seconds: float) -> str:
    return words.figure(decisions / seconds) if seconds else "–"
