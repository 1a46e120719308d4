"""The speed behind each interface in docs/interfaces.md, for `rulewright bench`: random play, with the acting seat's observation at every
decision. CPU time of one core; for the batch on all cores, wall-clock time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from rulewright.kernel.game import Game

from .peers import CONNECT_FOUR, IN_PYTHON, OPEN_SPIEL
from .vec.speed import Round, rounds

ROUNDS, SECONDS = 3, 0.5


def best_rate(work: Round, clock: Callable[[], float]) -> float:
    """Decisions per second in the best of several rounds."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        since, made = clock(), 0
        while clock() - since < SECONDS:
            made += work()
        best = max(best, made / (clock() - since))
    return best


def beside_peers(interfaces: Mapping[str, float], speeds: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    """Our games behind an interface as multiples of the peers behind the same one."""
    same = {"PettingZoo": [CONNECT_FOUR], "OpenSpiel": [OPEN_SPIEL + name for name in IN_PYTHON]}
    return {
        f"{name}, decisions/s, of {peer}": rate / speeds[peer]["decisions_per_second"]
        for name, rate in interfaces.items()
        for peer in same.get(name.rpartition(", ")[2], ())
        if peer in speeds
    }


def bench_interfaces(games: Sequence[Game], report: Callable[[str], None], players: int = 2) -> dict[str, float]:
    """Decisions per second, by game and interface."""
    found = {}
    for game in games:
        if game.observation is None:
            continue
        for interface, work in rounds(game.name, players):
            report(f"{game.name}: {interface}")
            clock = time.perf_counter if "threads" in interface else time.process_time
            found[f"{game.name}, {players} players, {interface}"] = best_rate(work, clock)
    return found
