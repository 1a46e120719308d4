"""Positions from many cheap games: what the acting seat knew, what the evaluation thought of every seat, and who won.

They are played by greedy bots with the tuned guide; one decision in eight is random. Compiled throughout."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.games import load
from rulewright.kernel.frames import here
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.machine import unbound, worth
from rulewright.kernel.message import UserError
from rulewright.kernel.record import Grid, Row
from rulewright.lab.arena import choose, lists
from rulewright.lab.crews.crew import Crew
from rulewright.lab.positions import play_and_keep
from rulewright.players import greedy
from rulewright.players.greedy import DEEPEST, best_action
from rulewright.players.ismcts.judging import victory
from rulewright.players.ismcts.tree import ONE
from rulewright.players.nets.net_reading import SIDES

KEPT = 2  # one in this many positions is kept: those of one game are very similar
GAMES_AT_ONCE = 16  # at one table
MOST_KEPT = 400  # per game
AS_USUAL = 3  # this many of five tables have the default options; the others have random ones
observe: Callable[[Any, int, Row], None] = unbound  # replaced by a game's own


class Outcomes(NamedTuple):
    """Indexed by position."""

    rows: NDArray[np.int16]  # what the acting seat knew
    thought: NDArray[np.int32]  # each seat's worth, by the evaluation
    won: NDArray[np.float32]  # each seat's final share
    seats: NDArray[np.int16]  # the number of seats
    game: NDArray[np.int32]  # the number of the game


def note(kept: Any, last: int, players: int, guide: Row, rows: Any, thought: Grid) -> None:
    """For each position before `last`, write what the acting seat knows, and the evaluation of every seat."""
    for i in range(last):
        s = kept[i]
        observe(s, int(here(s).actor), rows[i])
        for seat in range(players):
            thought[i][seat] = worth(s, seat, guide)


class Playing(NamedTuple):
    """The job: plays games at tables of all sizes."""

    game: str
    players: tuple[int, ...]

    def begin(self) -> Callable[[int], Outcomes]:
        game = load(self.game)
        assert game.observation is not None
        engine, most = game.engine, GAMES_AT_ONCE * MOST_KEPT
        made = game.observation.extend((*greedy.RULES, best_action, choose, victory), (play_and_keep, note))
        room, kept = (engine.new(1), engine.new(1 + DEEPEST + 3), engine.new(1)), engine.new(most)
        guide, thinking = game.guides.tuned, lists(game)
        rows = np.zeros((most, game.observation.size), np.int16)
        thought, won = np.zeros((most, SIDES), np.int64), np.zeros((most, SIDES), np.int64)
        game_of = np.zeros(most, np.int32)

        def play(number: int) -> Outcomes:
            table = table_for(game, self.players[number % len(self.players)], number)
            players, last = table.settings.players, 0
            thought[:], won[:], game_of[:] = 0, 0, 0
            for i in range(GAMES_AT_ONCE):
                seed, first = number * GAMES_AT_ONCE + i, last
                last = int(
                    made.play_and_keep(*room, table.config, players, guide, *thinking, seed, KEPT, kept, won, first)
                )
                game_of[first:last] = seed
            made.note(kept, last, players, guide, rows, thought)
            share = (won[:last] / ONE).astype(np.float32)
            seats = np.full(last, players, np.int16)
            return Outcomes(rows[:last].copy(), thought[:last].astype(np.int32), share, seats, game_of[:last].copy())

        return play


def table_for(game: Game, players: int, number: int) -> Prepared:
    """A default table, or one with some random options that need no file."""
    luck = Random(number)
    if luck.randrange(5) >= AS_USUAL:
        drawn = {one.name: luck.choice(one.values) for one in game.options(players) if luck.randrange(2)}
        try:
            return game.prepare(Settings(players, drawn))
        except UserError:  # a board from a file, for example
            pass
    return game.prepare(Settings(players))


def in_order(crew: Crew[int, Outcomes], batches: Iterable[int]) -> Iterator[Outcomes]:
    """The batches in order, however many cores there are."""
    waiting, following = dict[int, Outcomes](), 0
    for number, found in crew.answers(batches):
        waiting[number] = found
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def joined(parts: list[Outcomes]) -> Outcomes:
    return Outcomes(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
