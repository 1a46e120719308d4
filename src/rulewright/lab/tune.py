"""A guide found by play: greedy bots that go by it play against those that go by others, and an evolution strategy (CMA-ES, from the
library `cma`) makes of the winners the next guides to try.

Greedy bots stand for all that think: a guide that is right about the next ply is right about the leaves of a search, and their games
take milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import exp
from typing import Any

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.guide import row

from .arena import RESULT, Arena

STEP = 0.35  # of the first guesses, as a power of e
GREEDY = "greedy"


@dataclass(frozen=True)
class Generation:
    number: int
    guide: list[int]  # the middle of what is tried now
    best: float  # share of victories of the best guess of this generation
    middle: float  # and of the one in the middle, against all opponents


class Trial:
    """Measures guides against opponents: one seat goes by the guide, the others by an opponent's, on the same deals from every seat."""

    def __init__(self, game: Game, settings: Settings, opponents: Sequence[Any], games: int, jobs: int) -> None:
        self._game, self._settings, self._opponents, self._games = game, settings, opponents, games
        self._config = game.prepare(settings).config
        self._pool = ThreadPoolExecutor(jobs)

    def shares(self, guides: Sequence[Sequence[int]], seed: int) -> list[float]:
        """Of each guide. All of them play the same deals."""
        return list(self._pool.map(lambda guide: self.share(guide, seed), guides))

    def share(self, guide: Sequence[int], seed: int) -> float:
        players = self._settings.players
        won = 0.0
        for opponent in self._opponents:
            for seat in range(players):
                go_by = [row(guide) if other == seat else opponent for other in range(players)]
                arena = Arena(self._game, self._config, [GREEDY] * players, go_by)
                won += sum(part(played, seat, players) for played in arena.play(seed, self._games))
        return won / (len(self._opponents) * players * self._games)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def part(played: Sequence[int], seat: int, players: int) -> float:
    """What of a victory went to that seat."""
    results = played[RESULT : RESULT + players]
    best = max(results)
    return 1 / results.count(best) if results[seat] == best else 0.0


def tune(
    start: Sequence[int], trial: Trial, generations: int, seed: int, told: Callable[[], None]
) -> Iterator[Generation]:
    """Better and better guides. Weights keep their signs and are tried in proportion; one that is 0 stays out of it. `told` is called after
    every guide that was tried."""
    import cma

    free = [i for i, weight in enumerate(start) if weight != 0]

    def guide(powers: Sequence[float]) -> list[int]:
        made = list(start)
        for i, power in zip(free, powers, strict=True):
            made[i] = round(start[i] * exp(power)) or made[i] // abs(made[i])
        return made

    evolution = cma.CMAEvolutionStrategy([0.0] * len(free), STEP, {"seed": seed + 1, "verbose": -9})
    for number in range(generations):
        guesses = evolution.ask()
        deals = seed + number * 1_000_003  # new ones for each generation, so that no guide fits the deals
        shares = trial.shares([guide(powers) for powers in guesses], deals)
        evolution.tell(guesses, [-share for share in shares])
        middle = guide(evolution.result.xfavorite)
        yield Generation(number, middle, max(shares), trial.share(middle, deals + 500_009))
        told()
