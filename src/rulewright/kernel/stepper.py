"""One state driven from Python, one call per decision: for agents and search written in Python.

Calling compiled code costs more for each array passed, and most for an array of records. So the state, the lists and the counters share one
block of memory, the desk, which is passed as plain bytes."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from .frames import OVER, here
from .game import Game
from .machine import list_legal, perform, settle_all, start
from .record import dtype
from .rule import COMPILED, buffer

DESK: Any = None  # replaced by the game's own layout


def lay_out(desk: Any) -> int:
    """Settle chance and list the legal actions. Returns their number, 0 when the game is over."""
    s = desk.state
    desk.k = settle_all(s, desk.legal, desk.weights, desk.seed, desk.k)
    desk.actor = here(s).actor
    if desk.actor == OVER:
        return 0
    return list_legal(s, desk.legal)


def begin_desk(raw: Any, config: Any) -> int:
    desk = raw.view(DESK)[0]
    start(desk.state, config)
    return lay_out(desk)


def step_desk(raw: Any, action: int) -> int:
    desk = raw.view(DESK)[0]
    perform(desk.state, action)
    return lay_out(desk)


class Stepper(Protocol):
    """`n = reset(config, seed)`, then `n = step(legal[i])` for some i < n, until n is 0. Chance is settled automatically with `mix`."""

    @property
    def legal(self) -> Any:
        """A buffer; its first n entries are the legal actions of the seat `actor`."""

    @property
    def actor(self) -> int: ...

    def reset(self, config: Any, seed: int) -> int: ...

    def step(self, action: int, /) -> int: ...


def stepper(game: Game) -> Stepper:
    return Compiled(game) if COMPILED else Interpreted(game)


class Compiled:
    def __init__(self, game: Game) -> None:
        import numpy as np

        numbers = np.dtype((np.int64, (game.most_legal,)))
        lists, counters = (
            [("legal", numbers), ("weights", numbers)],
            [(name, np.int64) for name in ("seed", "k", "actor")],
        )
        layout = np.dtype([("state", dtype(game.engine.state)), *lists, *counters], align=True)
        self._desk = np.zeros(1, layout)
        self._raw = self._desk.view(np.uint8)
        self.legal = self._desk["legal"][0]
        entries = game.engine.extend((lay_out,), (begin_desk, step_desk), DESK=layout)
        self._begin = entries.begin_desk
        self.step = partial(entries.step_desk, self._raw)

    @property
    def actor(self) -> int:
        return int(self._desk["actor"][0])

    def reset(self, config: Any, seed: int) -> int:
        self._raw[:] = 0
        self._desk["seed"] = seed
        return int(self._begin(self._raw, config))


class Interpreted:
    def __init__(self, game: Game) -> None:
        self._engine, self._blank, self._states = game.engine, game.engine.new(1), game.engine.new(1)
        self.legal, self._weights = buffer(game.most_legal), buffer(game.most_legal)

    @property
    def actor(self) -> int:
        return int(self._engine.actor(self._states, 0))

    def reset(self, config: Any, seed: int) -> int:
        self._seed = seed
        self._engine.setup(self._states, 0, self._blank, config)
        self._k = self._engine.settle(self._states, 0, self.legal, self._weights, seed, 0)
        return int(self._engine.legal(self._states, 0, self.legal))

    def step(self, action: int, /) -> int:
        n, self._k = self._engine.step(self._states, 0, action, self.legal, self._weights, self._seed, self._k)
        return int(n)
