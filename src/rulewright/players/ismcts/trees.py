"""The memory for one thread of a search: worlds, trees and lists, and the compiled code that works on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from threading import Lock
from types import SimpleNamespace
from typing import Any, NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.guide import HABITS
from rulewright.kernel.record import Row
from rulewright.kernel.rule import COMPILED, buffer, buffers

from .desk import Desk, layout
from .iteration import EYES, FIRST_ROOT, PLAYERS, RULES, SEAT, follow_from, read_edges, search
from .opinion import Consulted, net_and_room, observe
from .playout import ROOT
from .tree import COLUMNS, NOWHERE, PRIOR, SIZE, SLOTS_FOR_EACH, TRIED, UP

COMPILING = Lock()
HOPELESS = -(1 << 30)  # at first sight: never tried while there is something else


@cache
def bound(game: Game) -> SimpleNamespace:
    entries, desk = (search, follow_from, read_edges), layout(game) if COMPILED else None
    if game.observation is None:
        made = game.engine.extend((observe, *RULES), entries, DESK=desk)
    else:
        made = game.observation.extend(RULES, entries, DESK=desk)
    made.ready = not COMPILED
    return made


class Edge(NamedTuple):
    node: int  # that the action leads to, or NOWHERE
    visits: int  # how often it was chosen
    total: int  # the sum of its results


class Trees:
    def __init__(
        self, game: Game, nodes: int, guide: Row, habits: Mapping[str, int], net: Consulted | None = None
    ) -> None:
        self._game, self._compiled, self._desk = game, bound(game), Desk(game)
        self.states: Any = self._desk.states  # the first is the root of the trees
        self._nodes = buffers(nodes, COLUMNS)
        self._slots = buffer(1 << (SLOTS_FOR_EACH * nodes - 1).bit_length())
        self._room = (self._desk.raw, self._nodes, self._slots)
        self._net = net_and_room(game, net)
        for i, weight in enumerate(guide):
            self._desk.guide[i] = weight
        for i, name in enumerate(HABITS):
            self._desk.habits[i] = habits[name]

    @property
    def fullness(self) -> float:
        return int(self._desk.head[SIZE]) / len(self._nodes)

    def tried(self, seat: int) -> int:
        """Iterations that began with a choice of that seat at the current root."""
        return max(int(self._nodes[self.root(seat)][TRIED]), 0)

    def plant(self, players: int, seat: int, eyes: int) -> None:
        """Start new trees for the position in states[ROOT]. `seat` searches; `eyes` is the seat whose worlds are redealt, or NOBODY."""
        self._slots[:] = buffer(len(self._slots))
        frame = self._desk.frame
        frame[SEAT], frame[EYES], frame[PLAYERS], self._desk.head[SIZE] = seat, eyes, players, players
        for each in range(players):
            frame[FIRST_ROOT + each] = each
            for column in range(COLUMNS):
                self._nodes[each][column] = NOWHERE if column == UP else 0

    def grow(self, seed: int, first: int, iterations: int) -> None:
        """Run that number of iterations, numbered from `first`. Releases the GIL."""
        if not self._compiled.ready:  # two threads must not compile the same code at once
            with COMPILING:
                self._compiled.search(*self._room, seed, first, iterations, *self._net)
                self._compiled.ready = True
        else:
            self._compiled.search(*self._room, seed, first, iterations, *self._net)

    def leave_only(self, seat: int, action: int, legal: Sequence[int]) -> None:
        """All else that is legal where the trees begin looks hopeless from now on."""
        for other, edge in zip(legal, self.edges(self.root(seat), legal), strict=True):
            if other != action:
                self._nodes[edge.node][PRIOR] = HOPELESS

    def follow(self, action: int) -> None:
        """Move the roots and the position past that action."""
        self._compiled.follow_from(*self._room, action)
        self._game.engine.apply(self.states, ROOT, action)

    def edges(self, node: int, actions: Sequence[int]) -> list[Edge]:
        """What is known about each of these actions at that node."""
        out, visits, totals = self._desk.out, self._desk.weights, self._desk.edges
        for i, action in enumerate(actions):
            out[i] = action
        self._compiled.read_edges(*self._room, node, len(actions))
        return [Edge(int(out[i]), int(visits[i]), int(totals[i])) for i in range(len(actions))]

    def root(self, seat: int) -> int:
        return int(self._desk.frame[FIRST_ROOT + seat])
