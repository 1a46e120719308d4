"""A search from Python: room for it, worlds from a seat, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from rulewright.kernel.frames import NOBODY
from rulewright.kernel.game import Game
from rulewright.kernel.record import Row
from rulewright.kernel.rule import buffer, buffers
from rulewright.players.seat import Seat

from .iteration import DEEPEST, FIRST_ROOT, RULES, SEATS, STATES, search
from .tree import COLUMNS, NOWHERE, ONE, SIZE, SLOTS_FOR_EACH, TOTAL, VISITS, slot_of

HABIT_NAMES = ("temperature", "explore", "trust", "sharpness", "width", "length")


class Found(NamedTuple):
    """An action that may be chosen, and what the search found out about it."""

    action: int
    visits: int
    value: float  # the share of a victory that it promises


class Trees:
    """Room for one thread to search in."""

    def __init__(
        self, game: Game, nodes: int, guide: Row | None = None, habits: Mapping[str, int] | None = None
    ) -> None:
        self.game = game
        self._search = game.engine.extend(RULES, (search,)).search
        self.states = game.engine.new(STATES)
        slots = 1 << (SLOTS_FOR_EACH * nodes - 1).bit_length()
        self._nodes, self._slots, self._head = buffers(nodes, COLUMNS), buffer(slots), buffer(1)
        self._frame = buffer(FIRST_ROOT + SEATS)
        self._guide = game.guides.tuned if guide is None else guide
        self._habits = buffer(len(HABIT_NAMES))
        for i, name in enumerate(HABIT_NAMES):
            self._habits[i] = (habits or game.guides.habits)[name]
        self._room = (
            buffer(game.most_legal), buffer(game.most_legal), buffer(game.most_legal), buffer(DEEPEST), buffer(DEEPEST), buffer(SEATS), buffer(SEATS),
        )  # fmt: skip

    def clear(self, seat: int, players: int, eyes: int) -> None:
        """New trees for the position in states[0]."""
        for i in range(len(self._slots)):
            self._slots[i] = 0
        frame = self._frame
        frame[0], frame[1], frame[2] = seat, eyes, players
        self._head[SIZE] = players
        for each in range(players):
            frame[FIRST_ROOT + each] = each
            for column in range(COLUMNS):
                self._nodes[each][column] = 0
            self._nodes[each][0] = NOWHERE

    def run(self, seed: int, first: int, iterations: int) -> None:
        self._search(
            self.states,
            self._nodes,
            self._slots,
            self._head,
            self._frame,
            self._guide,
            self._habits,
            *self._room,
            seed,
            first,
            iterations,
        )
