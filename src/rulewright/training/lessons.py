"""Lessons from a teacher: games between bots, played on all cores, from which a net learns before it plays against itself."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.games import load
from rulewright.kernel.game import Game, Settings
from rulewright.lab.bare import BareTable
from rulewright.lab.crews.hired import crew_for
from rulewright.lab.victory import shares
from rulewright.players.bots import make_bot
from rulewright.players.nets.net_reading import SIDES
from rulewright.players.seat import Seat

SLIPS = 8  # one decision in this many is random, so that mistakes and their consequences occur
GAMES_AT_ONCE = 8  # of one table size, per answer of a worker


class Lessons(NamedTuple):
    """Indexed by decision."""

    rows: NDArray[np.int16]  # what the seat knew
    legal: NDArray[np.int16]  # numbers of actions, as in `make_vec`
    choices: NDArray[np.int16]  # their number
    chosen: NDArray[np.int16]  # the teacher's choice, as an index into the legal actions
    share: NDArray[np.float32]  # of each seat, at the end
    seats: NDArray[np.int16]  # the number of seats


class Teaching(NamedTuple):
    """The job: plays games with that bot in all seats."""

    game: str
    teacher: str
    players: tuple[int, ...]

    def begin(self) -> Callable[[int], Lessons]:
        game = load(self.game)
        return lambda number: joined([self._game(game, number * GAMES_AT_ONCE + i) for i in range(GAMES_AT_ONCE)])

    def _game(self, game: Game, number: int) -> Lessons:
        assert game.observation is not None
        players, luck = self.players[number % len(self.players)], Random(number)
        table = BareTable(game, game.prepare(Settings(players)), number)
        bot, actions = make_bot(self.teacher, game, number, seconds=None), np.array(list(game.actions()))
        rows, legal, count, chosen = [], [], [], []
        while (seat := table.actor) >= 0:
            may = table.legal()
            action = may[0]
            if len(may) > 1:
                action = bot.choose(Seat(table, seat))
                rows.append(np.asarray(game.observation.seen(table.states, 0, seat), np.int16))
                legal.append(np.pad(np.searchsorted(actions, may), (0, game.most_legal - len(may))))
                count.append(len(may))
                chosen.append(may.index(action))
                if luck.randrange(SLIPS) == 0:
                    action = luck.choice(may)
            table.act(action)
        won = shares([table.standing(seat)[0] for seat in range(players)])
        share = np.tile(np.array(won + [0.0] * (SIDES - players), np.float32), (len(rows), 1))
        short = np.int16
        return Lessons(
            np.array(rows, short),
            np.array(legal, short),
            np.array(count, short),
            np.array(chosen, short),
            share,
            np.full(len(rows), players, short),
        )


def joined(parts: list[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def take_lessons(game: Game, teacher: str, players: tuple[int, ...], games: int) -> Lessons:
    """The result depends only on the arguments, not on the number of cores."""
    batches = range(-(-games // GAMES_AT_ONCE))
    with crew_for(Teaching(game.key, teacher, players), os.cpu_count() or 1) as crew:
        return joined([lessons for _, lessons in sorted(crew.answers(batches), key=lambda answer: answer[0])])
