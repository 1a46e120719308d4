"""Decisions per second behind each interface: `RULEWRIGHT_MODE=compiled python -m rulewright.lab.vec.speed` prints a table.

Wall-clock time, the best of several rounds. All play randomly and write the acting seat's observation at every decision."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from rulewright.games import OWN, load
from rulewright.kernel.game import Settings
from rulewright.lab.arena import DECISIONS, Arena

from .batch import Vec

ROUNDS, SECONDS, LANES = 5, 1.0, 1024
ROLLED_LANES, ROLLED = 64, 400  # decisions of a lane in one call
Round = Callable[[], int]  # returns the number of decisions made


def rate(work: Round) -> float:
    """Decisions per second in the best round."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        since, made = time.perf_counter(), 0
        while time.perf_counter() - since < SECONDS:
            made += work()
        best = max(best, made / (time.perf_counter() - since))
    return best


def playouts(name: str, players: int) -> Round:
    """Whole games inside compiled code, without observations: the reference for all others."""
    game = load(name)
    room = Arena(game, game.prepare(Settings(players)).config, ["random"] * players)
    return lambda: sum(row[DECISIONS] for row in room.play(1, 200))


def batch(name: str, players: int, threads: int) -> Round:
    vec = Vec(name, LANES, players, threads=threads)
    vec.reset()

    def work() -> int:
        for _ in range(50):
            vec.step(vec.sample())
        return 50 * LANES

    return work


def rolling(name: str, players: int) -> Round:
    """The batch with random actions chosen inside: one observation for many decisions."""
    vec = Vec(name, ROLLED_LANES, players, threads=1)
    vec.reset()

    def work() -> int:
        vec.roll(ROLLED)
        return ROLLED * ROLLED_LANES

    return work


def gymnasium(name: str, players: int) -> Round:
    """Counts the decisions of all seats: the random bot plays the others inside."""
    from .gym import SeatAgainstBots

    env = SeatAgainstBots(name, LANES, players, threads=1)
    env.reset(seed=1)

    def work() -> int:
        before = env.decisions_made
        for _ in range(10):
            env.step(env.action_masks().argmax(axis=1))
        return env.decisions_made - before

    return work


def pettingzoo(table: Any) -> Round:
    """For any PettingZoo environment whose observations contain a mask."""

    def work() -> int:
        table.reset(seed=1)
        made = 0
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            table.step(None if over or cut else int(seen["action_mask"].argmax()))
            made += 1
        return made

    return work


def open_spiel(game: Any) -> Round:
    """For any OpenSpiel game; chances do not count. Uses one observer, as the docs advise: a state would create one each time."""
    from open_spiel.python.observation import make_observation

    rng, observer = random.Random(1), make_observation(game)

    def work() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0])
            else:
                observer.set_from(state, state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return made

    return work


def rounds(name: str, players: int) -> Iterator[tuple[str, Round]]:
    yield "playouts, one core, no observations", playouts(name, players)
    for threads in sorted({1, os.cpu_count() or 1}):
        yield f"`make_vec`, {LANES} lanes, {threads} thread{'s' if threads > 1 else ''}", batch(name, players, threads)
    yield f"`make_vec`, {ROLLED_LANES} lanes, random actions inside", rolling(name, players)
    if find_spec("gymnasium"):
        yield f"Gymnasium, {LANES} lanes, one seat against random", gymnasium(name, players)
    if find_spec("pettingzoo"):
        from .aec import env

        yield "PettingZoo", pettingzoo(env(name, players))
    if find_spec("pyspiel"):
        import pyspiel

        from . import spiel

        yield "OpenSpiel", open_spiel(pyspiel.load_game(f"{spiel.PREFIX}{name}(players={players})"))


def report() -> Iterator[str]:
    yield "| game | players | interface | decisions/s |"
    yield "|---|---|---|---:|"
    for name in OWN:
        for players in (2, 4):
            for interface, work in rounds(name, players):
                yield f"| {name} | {players} | {interface} | {rate(work):,.0f} |"


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)
