"""The libraries that `rulewright bench --peers` runs beside ours, driven from Python as their users do: random play, and a search."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rulewright.kernel.message import UserError

HEX, CATAN, GIN = "OpenSpiel hex", "catanatron, 4 players", "OpenSpiel ISMCTS, gin rummy"
Round = Callable[[], tuple[float, int, int]]


def open_spiel_hex(games: int = 300) -> Round:
    import pyspiel

    game, rng = pyspiel.load_game("hex"), random.Random(1)

    def run() -> tuple[float, int, int]:
        decisions, since = 0, time.process_time()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        return time.process_time() - since, decisions, games

    run()
    return run


def catanatron(games: int = 12) -> Round:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def run() -> tuple[float, int, int]:
        decisions, since = 0, time.process_time()
        for seed in range(games):
            game = Catan([RandomPlayer(color) for color in Color], seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return time.process_time() - since, decisions, games

    run()
    return run


def open_spiel_gin(simulations: int = 1000) -> Callable[[], tuple[float, int]]:
    """Its search in C++ for one decision in the middle of gin rummy, a game of hidden hands: (CPU seconds, simulations)."""
    import pyspiel

    rng, state = random.Random(1), pyspiel.load_game("gin_rummy").new_initial_state()
    while len(state.full_history()) < 60 or state.is_chance_node() or len(state.legal_actions()) < 4:
        state.apply_action(rng.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations)

    def run() -> tuple[float, int]:
        since = time.process_time()
        bot.step(state)
        return time.process_time() - since, simulations

    run()
    return run


def peers() -> dict[str, Round]:
    with installed():
        return {HEX: open_spiel_hex(), CATAN: catanatron()}


def searchers() -> dict[str, Callable[[], tuple[float, int]]]:
    with installed():
        return {GIN: open_spiel_gin()}


@contextmanager
def installed() -> Iterator[None]:
    """What is not there, in words."""
    try:
        yield
    except ImportError as missing:
        raise UserError("lab-peers-missing", name=missing.name or "") from None
