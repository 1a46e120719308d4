"""Positions of many cheap games: what the seat that was asked knew, what the evaluation thought of every seat, and who won in the end.

Greedy bots that use the tuned guide play, and one of their decisions in eight is random. Compiled from beginning to end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.games import load
from rulewright.kernel.chance import mix
from rulewright.kernel.frames import OVER, here
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.machine import copy, perform, settle_all, start, unbound, worth
from rulewright.kernel.message import UserError
from rulewright.kernel.record import Grid, Row
from rulewright.lab.arena import BOT_SEED, GREEDY, RANDOM, choose, lists
from rulewright.lab.crews.crew import Crew
from rulewright.players import greedy
from rulewright.players.greedy import DEEPEST, best_action
from rulewright.players.ismcts.judging import victory
from rulewright.players.ismcts.tree import ONE
from rulewright.players.nets.net_reading import SIDES

KEEP_SEED = 0x5851F42D  # what is kept is drawn by other numbers than the game and the bots draw
SLIPS = 8  # one in this many decisions is random, so that mistakes and what follows from them are seen, too
KEPT = 2  # one in this many moments is kept: those of one game are much alike
GAMES_AT_ONCE = 16  # at one table
MOST_KEPT = 400  # of one game
AS_USUAL = 3  # of five tables so many have the options that a new table has; the others have any
observe: Callable[[Any, int, Row], None] = unbound  # replaced by a game's own


class Outcomes(NamedTuple):
    """By position."""

    rows: NDArray[np.int16]  # what the seat that was asked knew
    thought: NDArray[np.int32]  # the worth of the position to each seat, by the evaluation
    won: NDArray[np.float32]  # the share of each seat in the end
    seats: NDArray[np.int16]  # how many there were
    game: NDArray[np.int32]  # the number of the game


def play_and_note(
    states: Any, think: Any, blank: Any, guide: Row, acts: Grid, out: Row, weights: Row, count: Row, at: Row,
    config: Row, players: int, seed: int, rows: Any, thought: Grid, won: Grid, first: int,
) -> int:  # fmt: skip
    """One game. Positions in which another seat is asked than before are noted from `first` on, as far as there is room. Gives the place
    behind the last."""
    copy(states, 0, blank, 0)
    s = states[0]
    start(s, config)
    chances = 0
    decisions = 0
    last = first
    before = OVER
    while True:
        chances = settle_all(s, out, weights, seed, chances)
        seat = int(here(s).actor)
        if seat == OVER:
            break
        if seat != before and mix(seed ^ KEEP_SEED, decisions) % KEPT == 0 and last < len(rows):
            observe(s, seat, rows[last])
            for each in range(players):
                thought[last][each] = worth(s, each, guide)
            last += 1
        before = seat
        number = mix(seed ^ BOT_SEED, decisions)
        decisions += 1
        bot = RANDOM if number % SLIPS == 0 else GREEDY
        perform(s, choose(states, think, seat, bot, guide, acts, out, count, at, mix(number, 1)))
    for i in range(first, last):
        for each in range(players):
            won[i][each] = victory(s, each, players)
    return last


class Playing(NamedTuple):
    """The job: games at tables of all sizes."""

    game: str
    players: tuple[int, ...]

    def begin(self) -> Callable[[int], Outcomes]:
        game = load(self.game)
        assert game.observation is not None
        engine, most = game.engine, GAMES_AT_ONCE * MOST_KEPT
        made = game.observation.extend((*greedy.RULES, best_action, choose, victory), (play_and_note,))
        room = (engine.new(1), engine.new(1 + DEEPEST + 3), engine.new(1), game.guides.tuned, *lists(game))
        rows = np.zeros((most, game.observation.size), np.int16)
        thought, won = np.zeros((most, SIDES), np.int64), np.zeros((most, SIDES), np.int64)
        game_of = np.zeros(most, np.int32)

        def play(number: int) -> Outcomes:
            table = table_for(game, self.players[number % len(self.players)], number)
            players, last = table.settings.players, 0
            thought[:], won[:], game_of[:] = 0, 0, 0
            for i in range(GAMES_AT_ONCE):
                seed, first = number * GAMES_AT_ONCE + i, last
                last = made.play_and_note(*room, table.config, players, seed, rows, thought, won, last)
                game_of[first:last] = seed
            share = (won[:last] / ONE).astype(np.float32)
            seats = np.full(last, players, np.int16)
            return Outcomes(rows[:last].copy(), thought[:last].astype(np.int32), share, seats, game_of[:last].copy())

        return play


def table_for(game: Game, players: int, number: int) -> Prepared:
    """Like most tables, or with some options that are drawn; as many things as can be drawn without a file."""
    luck = Random(number)
    if luck.randrange(5) >= AS_USUAL:
        drawn = {one.name: luck.choice(one.values) for one in game.options(players) if luck.randrange(2)}
        try:
            return game.prepare(Settings(players, drawn))
        except UserError:  # a board of one's own, for example
            pass
    return game.prepare(Settings(players))


def in_order(crew: Crew[int, Outcomes], batches: Iterable[int]) -> Iterator[Outcomes]:
    """The batches in their order, however many cores there are."""
    waiting, following = dict[int, Outcomes](), 0
    for number, found in crew.answers(batches):
        waiting[number] = found
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def joined(parts: list[Outcomes]) -> Outcomes:
    return Outcomes(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
