"""A position as OpenSpiel's states hold it (spiel.py). One call does an action and lists what may follow, because each call from Python
costs about as much as the rules do."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from rulewright.games import load
from rulewright.kernel.frames import CHANCE, OVER, here
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.machine import list_chances, list_legal, perform, unbound
from rulewright.kernel.record import Row, dtype
from rulewright.kernel.rule import COMPILED, buffer, table
from rulewright.kernel.verbs import MASK, SHIFT

from .asking import prepared_for
from .batch_layout import first_numbers
from .memory import Memory

NOT_SEATS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}

# replaced by the game's own
STATE: Any = None
FIRST: Row = []  # the number of each verb's first action
PACKED: Row = []  # for each number, the rules' action
observe: Any = unbound


if COMPILED:

    def record_in(raw: Any) -> Any:
        return raw.view(STATE)[0]

else:

    def record_in(raw: Any) -> Any:
        return raw[0]


def list_next(s: Any, out: Row, weights: Row) -> int:
    """Write the numbers of what may happen, then who decides it; if it is chance, also the weights. Returns how many there are."""
    actor, n = int(here(s).actor), 0
    if actor == CHANCE:
        n = list_chances(s, out, weights)
    elif actor != OVER:
        n = list_legal(s, out)
    for j in range(n):
        action = int(out[j])
        out[j] = int(FIRST[action >> SHIFT]) + (action & MASK)
    out[n] = actor
    return n


RULES = (record_in, list_next)


def list_position(raw: Any, out: Row, weights: Row) -> int:
    return list_next(record_in(raw), out, weights)


def act_position(raw: Any, number: int, out: Row, weights: Row) -> int:
    s = record_in(raw)
    perform(s, int(PACKED[number]))
    return list_next(s, out, weights)


def see_position(raw: Any, seat: int, row: Row) -> None:
    observe(record_in(raw), seat, row)


ENTRIES = (list_position, act_position, see_position)


class Table:
    """What all games of one size share."""

    def __init__(self, game: Game, seats: int, history: int) -> None:
        assert game.observation is not None
        self.game, self.seats, self.history, self.engine = game, seats, history, game.engine
        self.sees = game.observation.with_history(history)
        self.packed = [int(action) for action in game.actions()]  # the rules' actions, by number
        self.numbers = {action: number for number, action in enumerate(self.packed)}
        self.layout = dtype(game.engine.state) if COMPILED else None
        names = {"STATE": self.layout, "FIRST": table(first_numbers(game)), "PACKED": table(self.packed)}
        entries = self.sees.extend(RULES, ENTRIES, **names)
        self.list, self.act, self.see = entries.list_position, entries.act_position, entries.see_position
        self.out, self.weights = buffer(game.most_legal + 1), buffer(game.most_legal)  # read before the next call
        states, memory = self.engine.new(1), Memory(self.sees, seats)
        memory.begin(states, prepared_for(game, Settings(seats)).config)
        self.beginning = Position(self, states, memory)


table_of = cache(Table)


class Position:
    """The content of a state in OpenSpiel, which copies a state's Python fields one by one: so there is just this one."""

    __slots__ = ("memory", "options", "player", "raw", "table", "weights")

    def __init__(self, table: Table, states: Any, memory: Memory) -> None:
        self.table, self.memory = table, memory
        self.raw: Any = states.view(np.uint8) if COMPILED else states  # plain bytes make a call cheaper
        self.look()

    @property
    def states(self) -> Any:
        """As the engine takes them; the first is the position."""
        return self.raw.view(self.table.layout) if COMPILED else self.raw

    def look(self) -> None:
        """List what may happen next."""
        table = self.table
        self._keep(table.list(self.raw, table.out, table.weights))

    def act(self, number: int) -> None:
        table = self.table
        if table.history:
            self.memory.act(self.states, table.packed[number])
            self.look()
        else:
            self._keep(table.act(self.raw, number, table.out, table.weights))

    def _keep(self, n: int) -> None:
        """Keep who decides and the numbers to choose from, in ascending order; of chances, their weights. Never changed, only replaced."""
        options = whole_numbers(self.table.out, n + 1)
        actor = options.pop()
        if actor >= 0:
            self.player = actor
            options.sort()
        else:
            self.player = NOT_SEATS[actor]
            self.weights = whole_numbers(self.table.weights, n)
        self.options = options

    def seen(self, player: int, row: Any) -> None:
        """Write what that player may know."""
        if not 0 <= player < self.table.seats:
            raise ValueError(f"the players are 0 to {self.table.seats - 1}, not {player}")
        if self.table.history:
            row[:] = self.memory.seen(self.states, player)
        else:
            self.table.see(self.raw, player, row)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        made = object.__new__(Position)
        made.table, made.player, made.options = self.table, self.player, self.options
        made.raw = self.raw.copy() if COMPILED else [self.raw[0].clone()]
        made.memory = self.memory.copy() if self.table.history else self.memory
        if self.player == NOT_SEATS[CHANCE]:
            made.weights = self.weights
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        table, memory = self.table, self.memory
        written = table.engine.encode(self.states, 0), memory.heard, memory.newest
        return read, (table.game.key, table.seats, table.history, *written)


def whole_numbers(row: Any, n: int) -> list[int]:
    """Converted all at once: indexing would create a NumPy object for each."""
    found: list[int] = row[:n].tolist() if COMPILED else row[:n]
    return found


def read(key: str, seats: int, history: int, data: bytes, heard: Any, newest: Any) -> Position:
    """Unpickle a position."""
    table = table_of(load(key), seats, history)
    states, memory = table.engine.new(1), table.beginning.memory.copy()
    table.engine.decode(states, 0, data)
    memory.heard, memory.newest = heard, newest
    return Position(table, states, memory)
