"""The speed of the rules, each figure next to a peer's from the same minute: machines differ, ratios less.

Single-core figures are CPU time, the best of several rounds; our rounds alternate with the peers'. Measurements that need a fresh process
(cold compile, warm start, interpreted rules) run in one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.machine import copy
from rulewright.kernel.record import dtype
from rulewright.kernel.rule import COMPILED
from rulewright.kernel.stepper import stepper

from .arena import Arena
from .peers import CATAN, HEX

ROUNDS = 3
Figures = dict[str, float]


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """CPU seconds, and the count that `work` returns."""
    since = time.process_time()
    done = work()
    return time.process_time() - since, done


def random_games(game: Game, players: int, games: int) -> Callable[[], tuple[float, int]]:
    """Whole random games with all legal actions listed at every decision: (CPU seconds, decisions)."""
    room = Arena(game, game.prepare(Settings(players)).config, ["random"] * players)
    room.play(0, 1)

    def run() -> tuple[float, int]:
        return timed(lambda: sum(row[-1] for row in room.play(1, games)))

    return run


def stepping(game: Game, decisions: int) -> Callable[[], tuple[float, int]]:
    """One state driven from Python; each call applies an action, settles chance and lists the legal actions."""
    one, config = stepper(game), game.prepare(Settings(game.players[-1])).config

    def play() -> int:
        step, legal, n = one.step, one.legal, 0
        for left in range(decisions, 0, -1):
            if n == 0:
                n = one.reset(config, left)
            n = step(int(legal[(left * 40503 >> 3) % n]))
        return decisions

    play()
    return lambda: timed(play)


def clone_many(states: Any, times: int) -> int:
    """Copy states repeatedly through an array that does not stay in the nearest cache."""
    for i in range(times):
        copy(states, (i + 1) & 7, states, i & 7)
    return times


def cloning(game: Game) -> float:
    """Nanoseconds per copy inside compiled code."""
    entry = game.engine.extend((), (clone_many,)).clone_many
    states = game.engine.new(8)
    entry(states, 8)
    times = 2_000_000
    return min(timed(lambda: entry(states, times))[0] for _ in range(ROUNDS)) / times * 1e9


def two_cores(game: Game, players: int, games: int) -> float:
    """Wall-clock speed of two threads as a multiple of one."""
    rooms = [Arena(game, game.prepare(Settings(players)).config, ["random"] * players) for _ in range(2)]
    ratios = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(ROUNDS):
            since = time.perf_counter()
            rooms[0].play(1, games)
            alone = time.perf_counter() - since
            since = time.perf_counter()
            list(pool.map(lambda room: room.play(1, games), rooms))
            ratios.append(2 * alone / (time.perf_counter() - since))
    return max(ratios)


# ------------------------------------------------------------- in a separate process
def in_process(code: str, **environment: str) -> dict[str, Any]:
    """The JSON that the code prints."""
    env = {**os.environ, **environment}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return dict(json.loads(run.stdout))


INTERPRETED = """
import json
from rulewright.games import load
from rulewright.lab.bench import random_games
seconds, decisions = min(random_games(load({name!r}), {players}, 12)() for _ in range(3))
print(json.dumps({{"rate": decisions / seconds}}))
"""

START = """
import json, time
since = time.perf_counter()
from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.lab.simulate import simulate
simulate(load({name!r}), Settings({players}), ["random"] * {players}, 1, 1)
print(json.dumps({{"seconds": time.perf_counter() - since}}))
"""


def starts(game: Game, players: int) -> Figures:
    """Seconds until the first simulated game is over, with an empty and with a full cache of compiled code."""
    code = START.format(name=game.name, players=players)
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = (in_process(code, RULEWRIGHT_MODE="compiled", NUMBA_CACHE_DIR=folder) for _ in range(2))
    return {"cold_seconds": cold["seconds"], "warm_seconds": warm["seconds"]}


# ------------------------------------------------------------- everything
class Best:
    """The best figures of several rounds, by what was measured."""

    def __init__(self) -> None:
        self.speeds: dict[str, Figures] = {}

    def keep(self, name: str, seconds: float, decisions: int, played: int) -> None:
        figures = {"decisions_per_second": decisions / seconds, "games_per_second": played / seconds}
        known = self.speeds.setdefault(name, figures)
        self.speeds[name] = {key: max(known[key], figures[key]) for key in figures}


def row(game: Game, players: int) -> str:
    return f"{game.name}, {players} players"


def stepped(game: Game) -> str:
    return f"{game.name}, stepped from Python"


def bench(
    games: Sequence[Game], peers: dict[str, Callable[[], tuple[float, int, int]]], report: Callable[[str], None]
) -> dict[str, Any]:
    """All figures. `peers` are rounds of other libraries: (CPU seconds, decisions, games)."""
    if not COMPILED:
        raise ValueError("bench measures compiled rules: RULEWRIGHT_MODE=compiled")
    tables = [(game, players, 6000 // players) for game in games for players in game.players]
    rounds = [(row(game, players), random_games(game, players, many), many) for game, players, many in tables]
    rounds += [(stepped(game), stepping(game, 100_000), 0) for game in games]
    best = Best()
    for number in range(ROUNDS):
        report(f"{number + 1}/{ROUNDS}")
        for name, run, played in rounds:
            best.keep(name, *run(), played)
        for name, peer in peers.items():
            best.keep(name, *peer())
    found = {game.name: others(game, report) for game in games}
    return {"speeds": best.speeds, "ratios": ratios(best.speeds, found, games), "games": found}


def others(game: Game, report: Callable[[str], None]) -> Figures:
    """Figures that are measured only once."""
    report(f"{game.name}: interpreted, starts, two cores")
    most = game.players[-1]
    interpreted = in_process(INTERPRETED.format(name=game.name, players=most), RULEWRIGHT_MODE="interpreted")
    return {
        "interpreted_decisions_per_second": interpreted["rate"],
        "two_cores_factor": two_cores(game, most, 6000 // most),
        "clone_nanoseconds": cloning(game),
        "record_bytes": dtype(game.engine.state).itemsize,
        "position_bytes": game.engine.state.main,
        **starts(game, most),
    }


def ratios(best: dict[str, Figures], found: dict[str, Figures], games: Sequence[Game]) -> Figures:
    """Our figures as multiples of the peers'."""
    made: Figures = {}
    for game in games:
        most = row(game, game.players[-1])
        for peer in (HEX, CATAN):
            if peer in best:
                rate, played = best[peer]["decisions_per_second"], best[peer]["games_per_second"]
                for name in (most, stepped(game)):
                    made[f"{name}, decisions/s, of {peer}"] = best[name]["decisions_per_second"] / rate
                made[f"{most}, games/s, of {peer}"] = best[most]["games_per_second"] / played
                interpreted = found[game.name]["interpreted_decisions_per_second"]
                made[f"{game.name}, interpreted, decisions/s, of {peer}"] = interpreted / rate
    return made
