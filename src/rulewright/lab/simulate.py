"""Many games between bots, and who won them: by side, by seat, by place in turn order."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

from rulewright import games as all_games
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.rule import COMPILED

from .arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, Arena

Z = 1.96  # of a confidence of 95 %
CHUNK_SECONDS = 0.4  # work between two looks at the clock and at Ctrl-C


@dataclass
class Share:
    """How often a side, a seat or a place in turn order won. A shared victory counts as its part."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's: where the true share lies, with a confidence of 95 %."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Tally:
    """What came of many games."""

    games: int = 0
    decisions: int = 0
    shared: int = 0  # games with more than one winner
    by_side: dict[int, Share] = field(default_factory=dict)
    by_seat: dict[int, Share] = field(default_factory=dict)
    by_order: dict[int, Share] = field(default_factory=dict)

    def add(self, row: list[int], players: int) -> None:
        best = max(row[RESULT + seat] for seat in range(players))
        winners = sum(row[RESULT + seat] == best for seat in range(players))
        self.games += 1
        self.decisions += row[DECISIONS]
        self.shared += winners > 1
        for seat in range(players):
            for shares, key in (
                (self.by_side, row[SIDE + seat]),
                (self.by_seat, seat),
                (self.by_order, row[ORDER + seat]),
            ):
                share = shares.setdefault(key, Share())
                share.games += 1
                share.wins += 1 / winners if row[RESULT + seat] == best else 0
                share.points += row[POINTS + seat]

    def add_all(self, rows: list[list[int]], players: int) -> None:
        for row in rows:
            self.add(row, players)

    def as_json(self) -> dict[str, Any]:
        def shares(of: dict[int, Share]) -> dict[str, Any]:
            return {
                str(key): {**asdict(s), "share": s.share, "interval": s.interval()} for key, s in sorted(of.items())
            }

        return {
            "games": self.games,
            "decisions": self.decisions,
            "shared": self.shared,
            "by_side": shares(self.by_side),
            "by_seat": shares(self.by_seat),
            "by_order": shares(self.by_order),
        }


_worker: Arena  # of a worker process


def _start_worker(key: str, settings: Settings, bots: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gave the work
    global _worker
    game = all_games.load(key)
    _worker = Arena(game, game.prepare(settings).config, bots)


def _work(seed: int, games: int) -> list[list[int]]:
    return _worker.play(seed, games)


class _AtOnce(Executor):
    """Does the work when it is submitted: one interpreted game after the other needs no process of its own."""

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **more))
        return done


class _Workers:
    """Compiled games run in threads, since they hold no lock of Python; interpreted ones in processes, if several shall run."""

    def __init__(self, game: Game, prepared: Prepared, bots: list[str], jobs: int) -> None:
        self.pool: Executor
        self._idle: list[Arena] | None = None
        if COMPILED or jobs == 1:
            self._idle = [Arena(game, prepared.config, bots) for _ in range(jobs)]
            self.pool = ThreadPoolExecutor(jobs) if COMPILED else _AtOnce()
        else:
            self.pool = ProcessPoolExecutor(
                jobs, initializer=_start_worker, initargs=(game.key, prepared.settings, bots)
            )

    def submit(self, seed: int, games: int) -> Future[list[list[int]]]:
        return self.pool.submit(_work if self._idle is None else self._in_room, seed, games)

    def _in_room(self, seed: int, games: int) -> list[list[int]]:
        assert self._idle is not None
        room = self._idle.pop()
        try:
            return room.play(seed, games)
        finally:
            self._idle.append(room)


def simulate(game: Game, settings: Settings, bots: list[str], games: int, seed: int, jobs: int = 1) -> Tally:
    """Plays games with the seeds from `seed` on. The result does not depend on `jobs`."""
    tally = Tally()
    for rows in batches(game, game.prepare(settings), bots, games, seed, jobs):
        tally.add_all(rows, settings.players)
    return tally


def batches(
    game: Game, prepared: Prepared, bots: list[str], games: int, seed: int, jobs: int
) -> Iterator[list[list[int]]]:
    """Rows of results, in batches as they come."""
    return (rows for _, rows in numbered_batches(game, prepared, bots, games, seed, jobs))


def numbered_batches(
    game: Game, prepared: Prepared, bots: list[str], games: int, seed: int, jobs: int
) -> Iterator[tuple[int, list[list[int]]]]:
    """The same, each with the seed of its first game. A batch grows until it takes CHUNK_SECONDS."""
    workers = _Workers(game, prepared, bots, jobs)
    running: dict[Future[list[list[int]]], tuple[int, int, float]] = {}
    begun, size = 0, 1
    try:
        while begun < games or running:
            while begun < games and len(running) < jobs:
                size = min(size, games - begun)
                since = time.perf_counter()
                running[workers.submit(seed + begun, size)] = (seed + begun, size, since)
                begun += size
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                first, played, since = running.pop(done)
                seconds = max(time.perf_counter() - since, 1e-6)
                size = max(1, min(int(played * CHUNK_SECONDS / seconds), 4 * played))
                yield first, done.result()
    finally:
        workers.pool.shutdown(wait=True, cancel_futures=True)
