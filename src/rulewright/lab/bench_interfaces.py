"""How fast the games are behind each interface of docs/interfaces.md, for `rulewright bench`: random play, and what the seat that is asked
may know at every decision. Processor time of one core; the batch on all cores goes by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rulewright.kernel.game import Game

from .vec.speed import Round, rounds

ROUNDS, SECONDS = 3, 0.5


def best_rate(work: Round, clock: Callable[[], float]) -> float:
    """Decisions a second, of the best of several rounds."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        since, made = clock(), 0
        while clock() - since < SECONDS:
            made += work()
        best = max(best, made / (clock() - since))
    return best


def bench_interfaces(games: Sequence[Game], report: Callable[[str], None], players: int = 2) -> dict[str, float]:
    """Decisions a second, by game and interface."""
    found = {}
    for game in games:
        if game.observation is None:
            continue
        for interface, work in rounds(game.name, players):
            report(f"{game.name}: {interface}")
            clock = time.perf_counter if "threads" in interface else time.process_time
            found[f"{game.name}, {players} players, {interface}"] = best_rate(work, clock)
    return found
