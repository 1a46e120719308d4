"""The libraries that `rulewright bench --peers` compares with, driven from Python as their users do: random play, and a search."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import Any

from rulewright.kernel.message import UserError

OPEN_SPIEL, CONNECT_FOUR = "OpenSpiel ", "PettingZoo connect four"
HEX, CATAN, GIN = f"{OPEN_SPIEL}hex", "catanatron, 4 players", f"{OPEN_SPIEL}ISMCTS, gin rummy"
IN_PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
MOST_MOVES = 200  # limits a game of chess, which random play rarely ends
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


def open_spiel_in_python(name: str, decisions: int = 5000) -> Round:
    """One of OpenSpiel's games in Python, played and observed exactly as ours are behind its interface."""
    import pyspiel

    from .vec.speed import open_spiel

    import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # registers it
    play = open_spiel(pyspiel.load_game(name))

    def run() -> tuple[float, int, int]:
        made, games, since = 0, 0, time.process_time()
        while made < decisions:
            made += play()
            games += 1
        return time.process_time() - since, made, games

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


def python_chess(games: int = 4) -> Round:
    import chess

    rng = random.Random(1)

    def run() -> tuple[float, int, int]:
        decisions, since = 0, time.process_time()
        for _ in range(games):
            board = chess.Board()
            while not board.is_game_over() and board.fullmove_number < MOST_MOVES:
                board.push(rng.choice(list(board.legal_moves)))
                decisions += 1
        return time.process_time() - since, decisions, games

    run()
    return run


def rlcard_holdem(games: int = 200) -> Round:
    import rlcard

    table, rng = rlcard.make("limit-holdem", config={"seed": 1}), random.Random(1)

    def run() -> tuple[float, int, int]:
        decisions, since = 0, time.process_time()
        for _ in range(games):
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return time.process_time() - since, decisions, games

    run()
    return run


def connect_four(games: int = 20) -> Round:
    from pettingzoo.classic import connect_four_v3

    table, rng = connect_four_v3.env(), random.Random(1)

    def run() -> tuple[float, int, int]:
        decisions, since = 0, time.process_time()
        for seed in range(games):
            table.reset(seed=seed)
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                legal = seen["action_mask"].nonzero()[0]
                table.step(None if over or cut else int(rng.choice(legal)))
                decisions += not (over or cut)
        return time.process_time() - since, decisions, games

    run()
    return run


def pgx_games(name: str = "connect_four", lanes: int = 256, moves: int = 42) -> Round:
    """A batch of random games in one compiled loop on the CPU, as Pgx is meant to be used. Finished lanes idle, and do not count."""
    import jax
    import pgx

    jax.config.update("jax_platform_name", "cpu")
    table = pgx.make(name)

    def act(key: Any, state: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, logits, axis=-1)

    def decide(carry: Any, key: Any) -> tuple[Any, Any]:
        alive = ~(carry.terminated | carry.truncated)
        return jax.vmap(table.step)(carry, act(key, carry)), alive.sum()

    def play_all(seed: Any) -> Any:
        key, deal = jax.random.split(jax.random.PRNGKey(seed))
        state = jax.vmap(table.init)(jax.random.split(deal, lanes))
        state, made = jax.lax.scan(decide, state, jax.random.split(key, moves))
        return made.sum(), (state.terminated | state.truncated).sum()

    play = jax.jit(play_all)

    def run() -> tuple[float, int, int]:
        since = time.process_time()
        made, over = play(1)
        decisions, games = int(made), int(over)
        return time.process_time() - since, decisions, games

    run()
    return run


def open_spiel_gin(simulations: int = 1000) -> Callable[[], tuple[float, int]]:
    """OpenSpiel's C++ search for one decision in the middle of gin rummy, a game with hidden hands: (CPU seconds, simulations)."""
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
    """The first two are required; the others are optional."""
    with installed():
        found = {HEX: open_spiel_hex(), CATAN: catanatron()}
    for name, begin in OTHERS.items():
        with suppress(ImportError):
            found[name] = begin()
    return found


def searchers() -> dict[str, Callable[[], tuple[float, int]]]:
    with installed():
        return {GIN: open_spiel_gin()}


OTHERS: dict[str, Callable[[], Round]] = {
    **{OPEN_SPIEL + name: partial(open_spiel_in_python, name) for name in IN_PYTHON},
    "python-chess": python_chess,
    "RLCard limit hold'em": rlcard_holdem,
    CONNECT_FOUR: connect_four,
    "Pgx connect four, batches of 256": pgx_games,
}


@contextmanager
def installed() -> Iterator[None]:
    """Turn a missing library into a message."""
    try:
        yield
    except ImportError as missing:
        raise UserError("lab-peers-missing", name=missing.name or "") from None
