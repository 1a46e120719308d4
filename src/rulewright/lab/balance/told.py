"""Replays games of the fast arena step by step and records what was used in them, and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from rulewright import installed
from rulewright.kernel.bundles.ledger import Ledger
from rulewright.kernel.chance import pick
from rulewright.kernel.events import Event
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.rule import COMPILED, plain
from rulewright.lab.bare import BareTable
from rulewright.lab.bout import Played
from rulewright.lab.lineups import Bout
from rulewright.lab.watched import Watched, drawn

picked = plain(pick)


def ledger_of(game: Game) -> Ledger | None:
    """None for a game without a ledger."""
    if game.name not in installed.entries(installed.LEDGER):
        return None
    found: Ledger = installed.load(installed.LEDGER, game.name)
    return found


class Told(NamedTuple):
    """The record of one game by seat: how often each item was used, and the points by source at the end of each round."""

    uses: list[dict[str, int]]
    points: list[list[list[int]]]  # round, seat, source


class ToldTable(BareTable):
    """Settles chances one by one, so that no event is missed: the event buffer is only big enough for one."""

    def __init__(self, game: Game, prepared: Prepared, seed: int, ledger: Ledger) -> None:
        self.events, self._book, self._begun = list[Event](), ledger, False
        self.points = list[list[list[int]]]()
        super().__init__(game, prepared, seed)

    def act(self, action: int) -> None:
        self._carry_out(action)
        self._settle()

    def told(self) -> Told:
        """The record; call it when the game is over."""
        twin = self.game.engine.twin(self.states, 0)
        self._close_round(twin, self.events)
        uses = [Counter[str]() for _ in range(self.players)]
        for event in self.events:
            if found := self._book.used(twin, event):
                uses[found[0]][found[1]] += 1
        return Told([dict(sorted(one.items())) for one in uses], self.points)

    def _settle(self) -> None:
        self._legal = None  # belongs to the previous position
        engine, seed = self.game.engine, self._seed
        while int(engine.actor(self.states, 0)) == CHANCE:
            n = int(engine.chance(self.states, 0, self._out, self._weights))
            number = drawn(seed, self._chances)
            self._chances += 1
            self._carry_out(int(self._out[picked(self._weights, n, number)]))

    def _carry_out(self, action: int) -> None:
        self.game.engine.listen(self.states, 0)
        self.game.engine.apply(self.states, 0, action)
        for event in self._heard():
            self.events.append(event)
            if event.kind != self._book.round_kind:  # creating a twin is slow
                continue
            twin = self.game.engine.twin(self.states, 0)
            if self._book.begins_round(twin, event):
                if self._begun:
                    self._close_round(twin, self.events)
                self._begun = True

    def _heard(self) -> list[Event]:
        state: Any = self.states[0]
        if COMPILED:
            return [Event(*row) for row in state["event"][: state["happened"]].tolist()]
        return [Event(*row) for row in state.event[: state.happened]]

    def _close_round(self, twin: Any, events: Sequence[Event]) -> None:
        counted = [self.game.sources(twin, events, seat) for seat in range(self.players)]
        self.points.append([[n for _, n in one] for one in counted])


class Listened(Watched):
    """A room for bots of arena.FAST."""

    def __init__(self, game: Game, prepared: Prepared, bots: list[str], ledger: Ledger) -> None:
        super().__init__(game, prepared, bots)
        self._book = ledger

    def told(self, deal: int) -> tuple[Played, Told]:
        table = ToldTable(self._game, self._prepared, deal, self._book)
        played = self.play_at(table, Bout(0, deal, 0), lambda table, action: None)
        return played, table.told()


def source_keys(game: Game, prepared: Prepared) -> list[str]:
    """The possible sources of points, as message keys."""
    table = BareTable(game, prepared, 0)
    return [message.key for message, _ in game.sources(game.engine.twin(table.states, 0), [], 0)]
