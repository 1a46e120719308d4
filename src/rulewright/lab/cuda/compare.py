"""Plays the same games on the GPU and on the CPU: every choice, the number of choices offered, and the last position must be equal."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError

from .cuda_driver import driver
from .traced import DECISIONS
from .tracers import LANES, DeviceTracer, HostTracer

BATCH = 4 * LANES


@dataclass(frozen=True)
class Compared:
    """One batch of games."""

    games: int
    decisions: int
    differing: list[int]  # the seeds of games that differ
    device_seconds: float
    host_seconds: float

    def __len__(self) -> int:
        return self.games


def tables_of(game: Game, packs: Sequence[str]) -> list[Settings]:
    """For every pack and number of players: the default table, and one for every option value that works by itself."""
    found = []
    for pack in packs:
        for players in game.players:
            found.append(Settings(players, {}, pack))
            for option in game.options(players, pack):
                changed = [Settings(players, {option.name: value}, pack) for value in option.values]
                found += [one for one in changed if possible(game, one)]
    return found


def possible(game: Game, settings: Settings) -> bool:
    """Whether the settings work by themselves: a board from a file, for example, needs more than an option."""
    try:
        game.prepare(settings)
    except UserError:
        return False
    return True


def compare(game: Game, tables: Sequence[Settings], games: int, seed: int, device: str) -> Iterator[Compared]:
    there, here = DeviceTracer(driver(device), game, tables), HostTracer(game, tables)
    there.play(seed, 1)  # the first launch is slower
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        times = [time.perf_counter()]
        found = []
        for tracer in (there, here):
            found.append(tracer.play(seed + first, count))
            times.append(time.perf_counter())
        differing = np.flatnonzero((found[0] != found[1]).any(axis=1))
        seeds = [seed + first + int(game) for game in differing]
        yield Compared(count, int(found[0][:, DECISIONS].sum()), seeds, times[1] - times[0], times[2] - times[1])
