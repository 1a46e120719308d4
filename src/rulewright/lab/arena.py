"""Whole games between bots at full speed: the loop itself is compiled, and a call plays many games without the GIL."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulewright.kernel.chance import mix
from rulewright.kernel.events import MOST_SEATS
from rulewright.kernel.frames import OVER, here
from rulewright.kernel.game import Game
from rulewright.kernel.machine import (
    copy,
    list_legal,
    order,
    perform,
    redeal,
    result,
    score,
    settle_all,
    side,
    start,
)
from rulewright.kernel.record import Grid, Row
from rulewright.kernel.rule import COMPILED, buffer, buffers
from rulewright.players import greedy
from rulewright.players.greedy import DEEPEST, GreedyBot, best_action
from rulewright.players.random import RandomBot

FAST = (RandomBot.name, GreedyBot.name)  # the bots that can play here
RANDOM, GREEDY = range(len(FAST))  # their numbers in compiled code
BOT_SEED = 0x2545F491  # separates the bots' random numbers from the game's

THINKING = True  # whether any bot does; replaced for each arena

# columns of a row: for each seat its result, points, side and place in turn order; then decisions
RESULT, POINTS, SIDE, ORDER, DECISIONS = (MOST_SEATS * i for i in range(5))
WIDTH = DECISIONS + 1


def choose(
    states: Any, think: Any, seat: int, bot: int, guide: Row, acts: Grid, out: Row, count: Row, at: Row, number: int
) -> int:
    """The choice of the seat's bot; one that thinks does so in a redealt world."""
    if THINKING:  # noqa: SIM102  (a constant: where it is false, Numba leaves all of this out)
        if bot == GREEDY:
            copy(think, 0, states, 0)
            redeal(think[0], seat, number)
            return best_action(think, 1, seat, guide, acts, out, count, at, number)
    return int(out[number % list_legal(states[0], out)])


def play_game(
    states: Any, think: Any, blank: Any, config: Row, bots: Row, guide: Row, acts: Grid, out: Row, weights: Row, count: Row, at: Row,
    seed: int, row: Row,
) -> None:  # fmt: skip
    """Play one game to its end; the result goes to `row`."""
    copy(states, 0, blank, 0)
    s = states[0]
    start(s, config)
    k = 0
    decisions = 0
    while True:
        k = settle_all(s, out, weights, seed, k)
        seat = int(here(s).actor)
        if seat == OVER:
            break
        number = mix(seed ^ BOT_SEED, decisions)
        decisions += 1
        perform(s, choose(states, think, seat, bots[seat], guide, acts, out, count, at, number))
    for seat in range(len(bots)):
        row[RESULT + seat] = result(s, seat)
        row[POINTS + seat] = score(s, seat)
        row[SIDE + seat] = side(s, seat)
        row[ORDER + seat] = order(s, seat)
    row[DECISIONS] = decisions


def play_games(
    states: Any, think: Any, blank: Any, config: Row, bots: Row, guide: Row, acts: Grid, out: Row, weights: Row, count: Row, at: Row,
    seed: int, rows: Grid, games: int,
) -> None:  # fmt: skip
    """Play games with the seeds from `seed` on."""
    for game in range(games):
        play_game(states, think, blank, config, bots, guide, acts, out, weights, count, at, seed + game, rows[game])


def lists(game: Game) -> tuple[Any, ...]:
    """Working memory: actions at each depth of a ply, actions, weights of chances, and two numbers for each depth."""
    most = game.most_legal
    return buffers(DEEPEST, most), buffer(most), buffer(most), buffer(DEEPEST), buffer(DEEPEST)


@cache
def player_of(game: Game, thinking: bool) -> Any:
    """`play_games` for that game, made once: each copy of its compiled code takes more than ten megabytes."""
    rules = (*greedy.RULES, best_action, choose, play_game) if thinking else (choose, play_game)
    variant = "" if thinking else "-random"  # half of the code, and of its compile time, is for bots that think
    return game.engine.extend(rules, (play_games,), variant, THINKING=thinking).play_games


class Arena:
    """The memory for one thread to play in."""

    def __init__(self, game: Game, config: Any, bots: list[str]) -> None:
        engine = game.engine
        self._play = player_of(game, GreedyBot.name in bots)
        seats = buffer(len(bots))
        for seat, bot in enumerate(bots):
            seats[seat] = FAST.index(bot)
        self._room = (engine.new(1), engine.new(1 + DEEPEST + 3), engine.new(1), config, seats, game.guides.plain)
        self._lists = lists(game)

    def play(self, seed: int, games: int) -> list[list[int]]:
        """One row of results per game."""
        rows = buffers(games, WIDTH)
        self._play(*self._room, *self._lists, seed, rows, games)
        return rows.tolist() if COMPILED else rows  # type: ignore[no-any-return]
