"""Games of the arena in processes, one game and one thread in each: a search holds no lock of Python, but all around it does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from rulewright import games as all_games
from rulewright.foreign.contained import Limits
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError

from .bout import Played, Room
from .lineups import Bout, Lineup

FRESH = get_context("spawn")  # nothing of this process, such as the thread of a bar of progress, comes along
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")  # NumPy begins more


def work(pipe: Connection, key: str, settings: Settings, lineups: Sequence[Lineup], limits: Limits | None) -> None:
    """Says None when it is ready; then plays what it is given, until nobody gives any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gave the work
    room = Room(all_games.load(key), settings, lineups, limits)
    room.warm_up()
    answer: Played | None = None
    try:
        while True:
            pipe.send(answer)
            answer = room.play(pipe.recv())
    except (EOFError, BrokenPipeError):
        return


class Worker:
    def __init__(self, game: Game, settings: Settings, lineups: Sequence[Lineup], limits: Limits | None) -> None:
        self.pipe, theirs = FRESH.Pipe()
        self._process = FRESH.Process(target=work, args=(theirs, game.key, settings, lineups, limits), daemon=True)
        self._process.start()
        theirs.close()

    def hear(self) -> Played | None:
        try:
            played: Played | None = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise UserError("arena-worker-lost") from None
        return played

    def end(self) -> None:
        self._process.terminate()
        self._process.join()


def play_all(
    game: Game,
    settings: Settings,
    lineups: Sequence[Lineup],
    bouts: Iterable[Bout],
    jobs: int,
    limits: Limits | None = None,
) -> Iterator[Played]:
    """What came of each, as they end; `limits` are those of foreign bots. The first process compiles what has to be compiled; the others
    begin when it has."""
    os.environ.update(ONE_THREAD)  # for those that are started now
    left, crew = iter(bouts), [Worker(game, settings, lineups, limits)]
    try:
        wait([crew[0].pipe])
        while len(crew) < jobs:
            crew.append(Worker(game, settings, lineups, limits))
        while crew:
            ready = wait([worker.pipe for worker in crew])
            for worker in [worker for worker in crew if worker.pipe in ready]:
                played, bout = worker.hear(), next(left, None)
                if bout is None:
                    crew.remove(worker)
                    worker.end()
                else:
                    worker.pipe.send(bout)
                if played is not None:
                    yield played
    finally:
        for worker in crew:
            worker.end()


def seated_games(
    game: Game,
    settings: Settings,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int,
    limits: Limits | None = None,
    heard: Callable[[Played], None] = lambda played: None,
) -> Iterator[list[list[int]]]:
    """Rows of results with the bots in these seats and the seeds from `seed` on, as `simulate.batches` gives them for fast bots.
    `heard` is told all that came of each."""
    bouts = (Bout(0, deal, 0) for deal in range(seed, seed + games))
    for played in play_all(game, settings, [tuple(bots)], bouts, min(jobs, games), limits):
        heard(played)
        yield [played.row]
