"""A search: what a seat may do now, best first, each with what it promises. It sees what its seat may see."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from rulewright.kernel.frames import NOBODY
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.kernel.record import Row
from rulewright.kernel.rule import COMPILED
from rulewright.players.seat import Seat

from .opinion import Consulted
from .playout import ROOT
from .principal import listed, own_line
from .tree import ONE
from .trees import Trees

BATCH = 64 if COMPILED else 1  # iterations between two looks at the clock
NODES_FOR_EACH = 24  # of an iteration, and what is kept from the decision before
FEWEST, MOST_NODES = 1 << 12, 1 << 20 if COMPILED else 1 << 15
FULL = 0.5  # trees that leave too little room for the next decision are not kept
WORLD_SEED = 0  # of the world that stands for all that a seat knows


class Found(NamedTuple):
    """An action that may be chosen, and what the search found out about it."""

    action: int
    visits: int
    value: float  # the chance to win that it promises


class Search:
    """Keeps its trees between decisions of one seat that follow one another with nothing hidden in between."""

    def __init__(
        self,
        game: Game,
        iterations: int,
        *,
        seconds: float | None = None,
        trees: int = 1,
        guide: Row | None = None,
        habits: Mapping[str, int] | None = None,
        net: Consulted | None = None,
    ) -> None:
        """`iterations` for a decision, in all trees together; fewer if `seconds` are over before. The outcome depends on the number of
        trees, never on that of cores. A `net` has its say on every position that is judged."""
        if iterations < 1 or trees < 1 or (seconds is not None and seconds <= 0):
            raise UserError("search-no-budget")
        self._game, self.iterations, self.seconds = game, iterations, seconds
        nodes = min(max(NODES_FOR_EACH * iterations // trees, FEWEST), MOST_NODES)
        guide = game.guides.tuned if guide is None else guide
        habits = {**game.guides.habits, **(habits or {})}
        self._trees = [Trees(game, nodes, guide, habits, net) for _ in range(trees)]
        self._scratch = game.engine.new(1)
        self._expected = b""  # what the seat will know if nothing but its own decision comes next

    def forget(self) -> None:
        """The next decision is looked at anew."""
        self._expected = b""

    def knowledge(self, seat: Seat) -> bytes:
        """The same for all positions that the seat cannot tell apart, and for no others."""
        seat.sample(self._scratch, 0, WORLD_SEED)
        return self._game.engine.encode(self._scratch, 0)

    def look(self, seat: Seat, seed: int) -> list[Found]:
        """All legal actions, the most promising first. UserError if the seat is not asked."""
        legal = seat.legal()
        if not legal:
            raise UserError("search-not-asked", seat=seat.number)
        if not self._expected or self.knowledge(seat) != self._expected:
            for trees in self._trees:
                seat.sample(trees.states, ROOT, WORLD_SEED)
                trees.plant(seat.players, seat.number, seat.number)
        self._grow(seat.number, seed)
        return self._found(seat.number, legal)

    def follow(self, seat: Seat, action: int) -> None:
        """The seat is going to do that. What was found about its next decision stays, if that comes at once."""
        for trees in self._trees:
            trees.follow(action)
        engine, states = self._game.engine, self._trees[0].states
        self.forget()
        if engine.actor(states, ROOT) == seat.number and all(trees.fullness < FULL for trees in self._trees):
            engine.sample(self._scratch, 0, states, ROOT, seat.number, WORLD_SEED)
            self._expected = engine.encode(self._scratch, 0)

    def line(self, seat: Seat, action: int) -> list[int]:
        """That action, and what the seat would then decide by itself, as far as it was looked at."""
        return own_line(self._game, self._trees[0], seat, action, WORLD_SEED)

    def look_at(self, states: Any, seat: int, players: int, seed: int) -> list[Found]:
        """The same for the position in states[0] with everything hidden in it: for measurements, and for worlds that are only
        imagined; never for a player at the true one."""
        engine = self._game.engine
        self.forget()
        for trees in self._trees:
            engine.decode(trees.states, ROOT, engine.encode(states, 0))
            trees.plant(players, seat, NOBODY)
        self._grow(seat, seed)
        return self._found(seat, listed(self._game, states, 0))

    # ------------------------------------------------------------- how
    def _grow(self, seat: int, seed: int) -> None:
        end = None if self.seconds is None else time.monotonic() + self.seconds
        share = -(-self.iterations // len(self._trees))
        work = [
            partial(grow, trees, seat, seed * len(self._trees) + i, share, end) for i, trees in enumerate(self._trees)
        ]
        if len(work) == 1:
            work[0]()
            return
        with ThreadPoolExecutor(len(work)) as pool:
            for done in [pool.submit(one) for one in work]:
                done.result()

    def _found(self, seat: int, legal: list[int]) -> list[Found]:
        columns = zip(*(trees.edges(trees.root(seat), legal) for trees in self._trees), strict=True)
        found = []
        for action, edges in zip(legal, columns, strict=True):
            visits, total = sum(edge.visits for edge in edges), sum(edge.total for edge in edges)
            found.append(Found(action, visits, total / visits / ONE if visits else 0.0))
        return sorted(found, key=lambda one: (one.visits, one.value), reverse=True)


def grow(trees: Trees, seat: int, seed: int, iterations: int, end: float | None) -> None:
    """Until so many iterations have begun where the trees begin now, or the time is over."""
    done = trees.tried(seat)
    while done < iterations:
        batch = min(BATCH, iterations - done)
        trees.grow(seed, done, batch)
        done += batch
        if end is not None and time.monotonic() > end:  # once is better than never
            break
