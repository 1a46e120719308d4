"""One game driven from Python, a call a decision: what the seat that is asked may know and do is written in the same call.

As in kernel/stepper.py all lies on one desk, which is passed as plain bytes: a call costs more for each array that it passes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.frames import OVER, here
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.machine import list_legal, perform, settle_all, start, unbound
from rulewright.kernel.observation import Observation
from rulewright.kernel.record import Row, dtype
from rulewright.kernel.rule import COMPILED, buffer, table
from rulewright.kernel.verbs import MASK, SHIFT

from .batch_layout import batch_of, first_numbers

# replaced by the game's own
DESK: Any = None
FIRST: Row = []  # of each verb, the number of its first action
PACKED: Row = []  # of each number, the action as the rules know it
observe: Callable[[Any, int, Row], None] = unbound


def lay_out_single(desk: Any) -> int:
    """Settle chance, then write what the seat that is asked may do and know; gives the seat, OVER when it is over."""
    s = desk.state
    for j in range(desk.count):
        desk.mask[desk.legal[j]] = 0
    desk.count = 0
    desk.k = settle_all(s, desk.out, desk.weights, desk.seed, desk.k)
    actor = int(here(s).actor)
    if actor != OVER:
        desk.count = list_legal(s, desk.out)
        for j in range(desk.count):
            action = int(desk.out[j])
            desk.legal[j] = int(FIRST[action >> SHIFT]) + (action & MASK)
            desk.mask[desk.legal[j]] = 1
        observe(s, actor, desk.observation)
    return actor


def begin_single(raw: Any, config: Any) -> int:
    desk = raw.view(DESK)[0]
    start(desk.state, config)
    return lay_out_single(desk)


def step_single(raw: Any, number: int) -> int:
    desk = raw.view(DESK)[0]
    perform(desk.state, int(PACKED[number]))
    return lay_out_single(desk)


class Single(Protocol):
    """`actor = reset(seed)`, then `actor = step(number)` with a number that `mask` allows, until it is OVER."""

    mask: NDArray[np.int8]
    observation: NDArray[np.int16]  # of the seat that is asked
    states: Any  # its first is the position

    def reset(self, seed: int) -> int: ...

    def step(self, number: int, /) -> int: ...


def single(game: str | Game, prepared: Callable[[Game], Prepared]) -> tuple[Game, Observation, Single]:
    found, declared = batch_of(game, 1)
    kind: Callable[..., Single] = CompiledSingle if COMPILED else InterpretedSingle
    return found, declared, kind(found, declared, prepared(found).config)


class CompiledSingle:
    def __init__(self, game: Game, declared: Observation, config: Any) -> None:
        packed = [int(action) for action in game.actions()]
        numbers = np.dtype((np.int64, (game.most_legal,)))
        layout = np.dtype(
            [
                ("state", dtype(game.engine.state)),
                *((name, numbers) for name in ("out", "weights", "legal")),
                *((name, np.int64) for name in ("seed", "k", "count")),
                ("observation", np.dtype((np.int16, (declared.size,)))),
                ("mask", np.dtype((np.int8, (len(packed),)))),
            ],
            align=True,
        )
        self._config, self._desk = config, np.zeros(1, layout)
        self._raw = self._desk.view(np.uint8)
        self.mask, self.observation = self._desk["mask"][0], self._desk["observation"][0]
        self.states = self._desk["state"]
        names = {"DESK": layout, "FIRST": table(first_numbers(game)), "PACKED": table(packed)}
        self._entries = declared.extend((lay_out_single,), (begin_single, step_single), **names)
        self._step = self._entries.step_single

    def reset(self, seed: int) -> int:
        self._raw[:] = 0
        self._desk["seed"] = seed
        return int(self._entries.begin_single(self._raw, self._config))

    def step(self, number: int, /) -> int:
        return int(self._step(self._raw, number))


class InterpretedSingle:
    def __init__(self, game: Game, declared: Observation, config: Any) -> None:
        self._engine, self._declared, self._config = game.engine, declared, config
        self._packed = [int(action) for action in game.actions()]
        self._numbers = {action: number for number, action in enumerate(self._packed)}
        self._out, self._weights = buffer(game.most_legal), buffer(game.most_legal)
        self._blank, self.states = game.engine.new(1), game.engine.new(1)
        self.mask = np.zeros(len(self._packed), np.int8)
        self.observation = np.zeros(declared.size, np.int16)

    def reset(self, seed: int) -> int:
        self._seed, self._k = seed, 0
        self._engine.setup(self.states, 0, self._blank, self._config)
        return self._lay_out()

    def step(self, number: int, /) -> int:
        self._engine.apply(self.states, 0, self._packed[number])
        return self._lay_out()

    def _lay_out(self) -> int:
        engine = self._engine
        self._k = engine.settle(self.states, 0, self._out, self._weights, self._seed, self._k)
        self.mask[:] = 0
        actor = int(engine.actor(self.states, 0))
        if actor != OVER:
            for j in range(engine.legal(self.states, 0, self._out)):
                self.mask[self._numbers[int(self._out[j])]] = 1
            self.observation[:] = self._declared.seen(self.states, 0, actor)
        return actor
