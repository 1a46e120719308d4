"""Plays many games between bots and counts who won: by side, by seat, by place in turn order."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from math import lcm, sqrt
from typing import Any, NamedTuple, TypeVar

from rulewright.kernel.events import MOST_SEATS
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.rule import COMPILED

from .arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, Arena
from .crews.crew import Job, Table, table_of
from .crews.hired import crew_for

Answer = TypeVar("Answer")
PARTS = lcm(*range(1, MOST_SEATS + 1))  # of a victory, so that those who share it have whole ones
Z = 1.96  # for 95% confidence
CHUNK_SECONDS = 0.4  # work between two checks of the clock and Ctrl-C
FAR_SECONDS = 1.0  # the same on other machines, where a batch has to travel


def wilson(games: int, share: float) -> tuple[float, float]:
    """Wilson's 95% interval of a share that was found in so many games."""
    if not games:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Share:
    """How often a side, a seat or a place in turn order won. A shared victory counts in parts: whole numbers, whose sum is the same in any
    order."""

    games: int = 0
    parts: int = 0
    points: int = 0

    @property
    def wins(self) -> float:
        return self.parts / PARTS

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.games, self.share)

    def include(self, games: int, parts: int, points: int) -> None:
        self.games += games
        self.parts += parts
        self.points += points

    def as_json(self) -> dict[str, Any]:
        names = ("games", "wins", "points", "share")
        return {name: getattr(self, name) for name in names} | {"interval": self.interval()}


@dataclass
class Tally:
    """The results of many games."""

    games: int = 0
    decisions: int = 0
    shared: int = 0  # games with more than one winner
    by_side: dict[int, Share] = field(default_factory=dict)
    by_seat: dict[int, Share] = field(default_factory=dict)
    by_order: dict[int, Share] = field(default_factory=dict)

    def __len__(self) -> int:
        return self.games

    def add(self, row: list[int], players: int) -> None:
        results = row[RESULT : RESULT + players]
        best = max(results)
        winners = results.count(best)
        self.games += 1
        self.decisions += row[DECISIONS]
        self.shared += winners > 1
        for seat in range(players):
            parts, points = PARTS // winners if results[seat] == best else 0, row[POINTS + seat]
            for found, key in (
                (self.by_side, row[SIDE + seat]),
                (self.by_seat, seat),
                (self.by_order, row[ORDER + seat]),
            ):
                found.setdefault(key, Share()).include(1, parts, points)

    def include(self, other: Tally) -> None:
        """Add what others have counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        for ours, theirs in (
            (self.by_side, other.by_side),
            (self.by_seat, other.by_seat),
            (self.by_order, other.by_order),
        ):
            for key, share in theirs.items():
                ours.setdefault(key, Share()).include(share.games, share.parts, share.points)

    def add_all(self, rows: list[list[int]], players: int) -> None:
        for row in rows:
            self.add(row, players)

    def as_json(self) -> dict[str, Any]:
        def by_key(of: dict[int, Share]) -> dict[str, Any]:
            return {str(key): share.as_json() for key, share in sorted(of.items())}

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


class Totals(NamedTuple):
    """The same job for those who ask only who won: what a worker sends back is as small for a million games as for one."""

    games: Fast

    def begin(self) -> Callable[[range], tuple[Tally, float]]:
        play, players = self.games.begin(), len(self.games.bots)

        def count(seeds: range) -> tuple[Tally, float]:
            since, tally = time.perf_counter(), Tally()
            tally.add_all(play(seeds)[0], players)
            return tally, time.perf_counter() - since

        return count


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
    for part in fast_totals(game, settings, bots, range(seed, seed + games), jobs):
        tally.include(part)
    return tally


def fast_games(
    game: Game, settings: Settings, bots: list[str], seeds: range, jobs: int, cluster: str = ""
) -> Iterator[tuple[range, list[list[int]]]]:
    """Rows of results with their seeds, in batches as they come."""
    return in_batches(Fast(table_of(game, settings), bots), seeds, jobs, cluster)


def fast_totals(
    game: Game, settings: Settings, bots: list[str], seeds: range, jobs: int, cluster: str = ""
) -> Generator[Tally]:
    """What each batch came to."""
    job = Totals(Fast(table_of(game, settings), bots))
    yield from (tally for _, tally in in_batches(job, seeds, jobs, cluster))


def in_batches(
    job: Job[range, tuple[Answer, float]], seeds: range, jobs: int, cluster: str
) -> Iterator[tuple[range, Answer]]:
    batches = Batches(seeds, FAR_SECONDS if cluster else CHUNK_SECONDS)
    with crew_for(job, jobs, cluster, threads=COMPILED) as crew:
        for batch, (answer, seconds) in crew.answers(batches):
            batches.took(len(batch), seconds)
            yield batch, answer
