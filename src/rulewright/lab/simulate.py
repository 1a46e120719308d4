"""Plays many games between bots and counts who won: by side, by seat, by place in turn order."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.rule import COMPILED

from .arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, Arena
from .crews.crew import Table, table_of
from .crews.hired import crew_for
from .victory import shares

Z = 1.96  # for 95% confidence
CHUNK_SECONDS = 0.4  # work between two checks of the clock and Ctrl-C
FAR_SECONDS = 1.0  # the same on other machines, where a batch has to travel


@dataclass
class Share:
    """How often a side, a seat or a place in turn order won. A shared victory counts as a share."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the share."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Tally:
    """The results of many games."""

    games: int = 0
    decisions: int = 0
    shared: int = 0  # games with more than one winner
    by_side: dict[int, Share] = field(default_factory=dict)
    by_seat: dict[int, Share] = field(default_factory=dict)
    by_order: dict[int, Share] = field(default_factory=dict)

    def add(self, row: list[int], players: int) -> None:
        won = shares(row[RESULT : RESULT + players])
        self.games += 1
        self.decisions += row[DECISIONS]
        self.shared += max(won) < 1
        for seat in range(players):
            for found, key in (
                (self.by_side, row[SIDE + seat]),
                (self.by_seat, seat),
                (self.by_order, row[ORDER + seat]),
            ):
                share = found.setdefault(key, Share())
                share.games += 1
                share.wins += won[seat]
                share.points += row[POINTS + seat]

    def add_all(self, rows: list[list[int]], players: int) -> None:
        for row in rows:
            self.add(row, players)

    def as_json(self) -> dict[str, Any]:
        def by_key(of: dict[int, Share]) -> dict[str, Any]:
            return {
                str(key): {**asdict(s), "share": s.share, "interval": s.interval()} for key, s in sorted(of.items())
            }

        return {
            "games": self.games,
            "decisions": self.decisions,
            "shared": self.shared,
            "by_side": by_key(self.by_side),
            "by_seat": by_key(self.by_seat),
            "by_order": by_key(self.by_order),
        }


class Fast(NamedTuple):
    """The job of workers that play consecutive seeds with bots of arena.FAST: returns rows of results, and the seconds it took."""

    table: Table
    bots: list[str]

    def begin(self) -> Callable[[range], tuple[list[list[int]], float]]:
        game, prepared = self.table.laid()
        room = Arena(game, prepared.config, self.bots)

        def play(seeds: range) -> tuple[list[list[int]], float]:
            since = time.perf_counter()
            rows = room.play(seeds.start, len(seeds))
            return rows, time.perf_counter() - since

        return play


class Batches:
    """Batches of seeds that grow until one takes `seconds`."""

    def __init__(self, seeds: range, seconds: float = CHUNK_SECONDS) -> None:
        self._left, self._size, self._seconds = seeds, 1, seconds

    def __iter__(self) -> Iterator[range]:
        while self._left:
            batch, self._left = self._left[: self._size], self._left[self._size :]
            yield batch

    def took(self, games: int, seconds: float) -> None:
        self._size = max(1, min(int(games * self._seconds / max(seconds, 1e-6)), 4 * games))


def simulate(game: Game, settings: Settings, bots: list[str], games: int, seed: int, jobs: int = 1) -> Tally:
    """Play games with the seeds from `seed` on. The result does not depend on `jobs`."""
    tally = Tally()
    for _, rows in fast_games(game, settings, bots, range(seed, seed + games), jobs):
        tally.add_all(rows, settings.players)
    return tally


def fast_games(
    game: Game, settings: Settings, bots: list[str], seeds: range, jobs: int, cluster: str = ""
) -> Iterator[tuple[range, list[list[int]]]]:
    """Rows of results with their seeds, in batches as they come."""
    batches = Batches(seeds, FAR_SECONDS if cluster else CHUNK_SECONDS)
    with crew_for(Fast(table_of(game, settings), bots), jobs, cluster, threads=COMPILED) as crew:
        for batch, (rows, seconds) in crew.answers(batches):
            batches.took(len(batch), seconds)
            yield batch, rows
