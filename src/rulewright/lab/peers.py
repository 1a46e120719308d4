"""The libraries that `rulewright bench --peers` runs beside ours: random play, driven from Python as their users do."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from rulewright.kernel.message import UserError

HEX, CATAN = "OpenSpiel hex", "catanatron, 4 players"
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


def peers() -> dict[str, Round]:
    try:
        return {HEX: open_spiel_hex(), CATAN: catanatron()}
    except ImportError as missing:
        raise UserError("lab-peers-missing", name=missing.name or "") from None
