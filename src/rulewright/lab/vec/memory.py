"""What the seats of one game remember of it, if Python drives it call by call."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.machine import unbound
from rulewright.kernel.observing.heard import WIDTH, recall, remember
from rulewright.kernel.observing.observation import Observation
from rulewright.kernel.record import Row

observe: Callable[[Any, int, Row], None] = unbound  # replaced by a game's own


def note_heard(states: Any, heard: Any, newest: Row) -> None:
    remember(states[0], heard, newest)


def look_with_memory(states: Any, seat: int, heard: Any, newest: Row, out: Row) -> None:
    observe(states[0], seat, out)
    recall(heard[seat], int(newest[seat]), out)


class Memory:
    """For a game whose position is the first of some states. Without a history it holds nothing and costs almost nothing."""

    def __init__(self, declared: Observation, seats: int) -> None:
        self._declared, self._engine, self._blank = declared, declared.engine, declared.engine.new(1)
        self._entries = declared.extend((), (note_heard, look_with_memory))
        self.heard: Any = np.zeros((seats, WIDTH * declared.events), np.int16)
        self.newest: Any = np.zeros(seats, np.int64)
        if declared.events:
            self._engine.listen(self._blank, 0)

    def begin(self, states: Any, config: Any) -> None:
        """Begin a game, up to its first question."""
        self.heard[:] = 0
        self.newest[:] = 0
        self._engine.setup(states, 0, self._blank, config)
        self.note(states)

    def act(self, states: Any, action: int) -> None:
        """Do an action; the seats remember what they hear."""
        if self._declared.events:
            self._engine.listen(states, 0)
        self._engine.apply(states, 0, action)
        self.note(states)

    def seen(self, states: Any, seat: int) -> NDArray[np.int16]:
        """What that seat may know, including what it has heard."""
        if not self._declared.events:  # a call costs more for each array that it passes
            return np.asarray(self._declared.seen(states, 0, seat), np.int16)
        row = np.zeros(self._declared.size, np.int16)
        self._entries.look_with_memory(states, seat, self.heard, self.newest, row)
        return row

    def copy(self) -> Memory:
        made = copy(self)
        made.heard, made.newest = self.heard.copy(), self.newest.copy()
        return made

    def only(self, seat: int) -> None:
        """Give all seats only what that seat has heard: they know what it knows."""
        self.heard[:] = self.heard[seat]
        self.newest[:] = self.newest[seat]

    def note(self, states: Any) -> None:
        """Remember what the last action told each seat."""
        if self._declared.events:
            self._entries.note_heard(states, self.heard, self.newest)
