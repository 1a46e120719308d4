"""Replays games of the fast arena (arena.py) step by step, so that every decision can be recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.foreign.contained import Limits
from rulewright.kernel.chance import mix
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.rule import plain
from rulewright.players.greedy import DEEPEST, GreedyBot, bound

from .arena import BOT_SEED, lists
from .bare import BareTable
from .bout import Played, Room, result_row
from .crews.crew import Table
from .lineups import Bout, Lineup

drawn = plain(mix)  # for use outside of compiled code


class Decision(NamedTuple):
    """A decision: the seat, the number of its choices, the action, and its points before it."""

    seat: int
    choices: int
    action: str
    points: int


def taken(table: BareTable, action: int) -> Decision:
    """Describe an action before it is carried out."""
    seat = table.actor
    text = table.game.write(table.game.engine.twin(table.states, 0), action)
    return Decision(seat, len(table.legal()), text, table.standing(seat)[1])


class Watched:
    """A room for bots of arena.FAST. They use the same random numbers as in the arena, so they decide alike."""

    def __init__(self, game: Game, prepared: Prepared, bots: list[str]) -> None:
        self._game, self._prepared, self._bots = game, prepared, bots
        self._think = game.engine.new(1 + DEEPEST + 3)
        self._lists = lists(game)
        self._best = bound(game).best_action if GreedyBot.name in bots else None

    def play(self, bout: Bout, watch: Callable[[BareTable, int], None]) -> Played:
        """`watch` is called with each action before it is carried out."""
        return self.play_at(BareTable(self._game, self._prepared, bout.deal), bout, watch)

    def play_at(self, table: BareTable, bout: Bout, watch: Callable[[BareTable, int], None]) -> Played:
        """Play at an existing table."""
        decisions = 0
        while (seat := table.actor) != OVER:
            action = self._choose(table, seat, drawn(bout.deal ^ BOT_SEED, decisions))
            watch(table, action)
            table.act(action)
            decisions += 1
        return Played(bout, result_row(table, decisions), [], [])

    def _choose(self, table: BareTable, seat: int, number: int) -> int:
        if self._bots[seat] == GreedyBot.name:
            assert self._best is not None
            table.sample(self._think, 0, seat, number)
            acts, out, _, count, at = self._lists
            return int(self._best(self._think, 1, seat, self._game.guides.plain, acts, out, count, at, number))
        legal = table.legal()
        return legal[number % len(legal)]


Told = tuple[Played, list[Decision]]


class Decisions(NamedTuple):
    """The job of workers that play games and record every decision; `lineup` has a bot for each seat."""

    table: Table
    lineup: Lineup
    fast: bool  # whether all bots are in arena.FAST
    limits: Limits | None = None  # for foreign bots

    def begin(self) -> Callable[[Bout], Told]:
        game, prepared = self.table.laid()
        made = list[Decision]()  # of the current game

        def watch(table: BareTable, action: int) -> None:
            made.append(taken(table, action))

        if self.fast:
            play = Watched(game, prepared, list(self.lineup)).play
        else:
            room = Room(game, prepared.settings, [self.lineup], self.limits)
            room.warm_up()
            play = room.play

        def told(bout: Bout) -> Told:
            made.clear()
            return play(bout, watch), list(made)

        return told
