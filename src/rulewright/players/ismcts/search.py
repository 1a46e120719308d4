"""A search: what a seat may do now, best first, each action with its chance to win. It sees only what its seat may see."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
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
from .principal import legal_actions, own_line
from .tree import ONE
from .trees import Trees

BATCH = 64 if COMPILED else 1  # iterations between two checks of the clock
NODES_FOR_EACH = 24  # per iteration, including what is kept from the previous decision
FEWEST, MOST_NODES = 1 << 12, 1 << 20 if COMPILED else 1 << 15
FULL = 0.5  # trees fuller than this are not kept for the next decision
WORLD_SEED = 0  # for the world that represents everything that the seat knows


class Found(NamedTuple):
    """An action that may be chosen, and what the search found out about it."""

    action: int
    visits: int
    value: float  # the chance to win


class Search:
    """Keeps its trees between consecutive decisions of one seat with nothing hidden in between."""

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
        """`iterations` per decision, for all trees together; fewer if `seconds` run out. The outcome depends on the number of trees, never
        on that of cores. A `net` contributes to the evaluation of every position."""
        if iterations < 1 or trees < 1 or (seconds is not None and seconds <= 0):
            raise UserError("search-no-budget")
        self._game, self.iterations, self.seconds = game, iterations, seconds
        nodes = min(max(NODES_FOR_EACH * iterations // trees, FEWEST), MOST_NODES)
        guide = game.guides.tuned if guide is None else guide
        habits = {**game.guides.habits, **(habits or {})}
        self._trees = [Trees(game, nodes, guide, habits, net) for _ in range(trees)]
        self._scratch = game.engine.new(1)
        self._expected = b""  # what the seat will know if only its own decision happens in between

    def forget(self) -> None:
        """Start the next decision from scratch."""
        self._expected = b""

    def knowledge(self, seat: Seat) -> bytes:
        """Equal for positions that the seat cannot tell apart, and different for all others."""
        seat.sample(self._scratch, 0, WORLD_SEED)
        return self._game.engine.encode(self._scratch, 0)

    def look(self, seat: Seat, seed: int) -> list[Found]:
        """All legal actions, most promising first. Raises UserError if the seat is not asked."""
        legal = seat.legal()
        if not legal:
            raise UserError("search-not-asked", seat=seat.number)
        if not self._expected or self.knowledge(seat) != self._expected:
            self._plant(seat)
        self._grow(seat.number, seed, self.iterations)
        return self._found(seat.number, legal)

    def compare(self, seat: Seat, actions: Sequence[int], seed: int) -> list[Found]:
        """Only these, in their order. Each gets an equal share of the iterations, so that its value is known well however bad it is."""
        legal, share, compared = seat.legal(), -(-self.iterations // len(actions)), list[Found]()
        for action in actions:
            self.forget()
            self._plant(seat)
            self._grow(seat.number, seed, len(self._trees))  # one each, to see what there is
            for trees in self._trees:
                trees.leave_only(seat.number, action, legal)
            self._grow(seat.number, seed, share)
            compared += [one for one in self._found(seat.number, legal) if one.action == action]
        return compared

    def follow(self, seat: Seat, action: int) -> None:
        """The seat is about to do this. If its next decision follows immediately, what was found about it is kept."""
        for trees in self._trees:
            trees.follow(action)
        engine, states = self._game.engine, self._trees[0].states
        self.forget()
        if engine.actor(states, ROOT) == seat.number and all(trees.fullness < FULL for trees in self._trees):
            engine.sample(self._scratch, 0, states, ROOT, seat.number, WORLD_SEED)
            self._expected = engine.encode(self._scratch, 0)

    def line(self, seat: Seat, action: int) -> list[int]:
        """The action and what the seat would then decide by itself, as far as the search looked."""
        return own_line(self._game, self._trees[0], seat, action, WORLD_SEED)

    def look_at(self, states: Any, seat: int, players: int, seed: int) -> list[Found]:
        """The same for the position in states[0], including everything hidden: for measurements and for imagined worlds, never for a player
        in the true one."""
        engine = self._game.engine
        self.forget()
        for trees in self._trees:
            engine.decode(trees.states, ROOT, engine.encode(states, 0))
            trees.plant(players, seat, NOBODY)
        self._grow(seat, seed, self.iterations)
        return self._found(seat, legal_actions(self._game, states, 0))

    # ------------------------------------------------------------- how
    def _plant(self, seat: Seat) -> None:
        for trees in self._trees:
            seat.sample(trees.states, ROOT, WORLD_SEED)
            trees.plant(seat.players, seat.number, seat.number)

    def _grow(self, seat: int, seed: int, iterations: int) -> None:
        end = None if self.seconds is None else time.monotonic() + self.seconds
        share = -(-iterations // len(self._trees))
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
    """Run until that number of iterations have started at the current root, or time runs out."""
    done = trees.tried(seat)
    while done < iterations:
        batch = min(BATCH, iterations - done)
        trees.grow(seed, done, batch)
        done += batch
        if end is not None and time.monotonic() > end:  # at least once, even if time is up
            break
