"""One game driven from Python, one call per decision: the call also writes what the acting seat may know and do.

As in kernel/stepper.py, everything is in one block of memory, the desk, which is passed as plain bytes, because a call costs more for each
array that it passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, OVER, here
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.machine import list_chances, list_legal, perform, start, unbound
from rulewright.kernel.observing.heard import MOST_EVENTS, WIDTH, listen, recall, remember
from rulewright.kernel.observing.observation import Observation
from rulewright.kernel.record import Row, dtype
from rulewright.kernel.rule import COMPILED, buffer, table
from rulewright.kernel.verbs import MASK, SHIFT

from .batch_layout import batch_of, first_numbers
from .memory import Memory

# replaced by the game's own
DESK: Any = None
FIRST: Row = []  # the number of each verb's first action
PACKED: Row = []  # for each number, the rules' action
observe: Callable[[Any, int, Row], None] = unbound


def look_single(desk: Any, seat: int, row: Row) -> None:
    """What that seat may know, including what it has heard."""
    observe(desk.state, seat, row)
    if desk.memory > 0:
        recall(desk.heard[seat][: desk.memory], int(desk.newest[seat]), row)


def act_single(desk: Any, action: int) -> None:
    """Do an action; the seats remember what they hear."""
    if desk.memory > 0:
        listen(desk.state)
    perform(desk.state, action)
    if desk.memory > 0:
        remember(desk.state, desk.heard[:, : desk.memory], desk.newest)


def lay_out_single(desk: Any) -> int:
    """Settle chance, then write what the acting seat may do and know. Returns the seat, OVER when the game is over."""
    s = desk.state
    for j in range(desk.count):
        desk.mask[desk.legal[j]] = 0
    desk.count = 0
    while here(s).actor == CHANCE:
        n = list_chances(s, desk.out, desk.weights)
        act_single(desk, int(desk.out[pick(desk.weights, n, mix(desk.seed, desk.k))]))
        desk.k += 1
    actor = int(here(s).actor)
    if actor != OVER:
        desk.count = list_legal(s, desk.out)
        for j in range(desk.count):
            action = int(desk.out[j])
            desk.legal[j] = int(FIRST[action >> SHIFT]) + (action & MASK)
            desk.mask[desk.legal[j]] = 1
        look_single(desk, actor, desk.observation[: desk.width])
    return actor


RULES = (look_single, act_single, lay_out_single)


def begin_single(raw: Any, config: Any) -> int:
    desk = raw.view(DESK)[0]
    if desk.memory > 0:
        listen(desk.state)
    start(desk.state, config)
    if desk.memory > 0:
        remember(desk.state, desk.heard[:, : desk.memory], desk.newest)
    return lay_out_single(desk)


def step_single(raw: Any, number: int) -> int:
    desk = raw.view(DESK)[0]
    act_single(desk, int(PACKED[number]))
    return lay_out_single(desk)


def observe_single(raw: Any, seat: int, row: Row) -> None:
    look_single(raw.view(DESK)[0], seat, row)


class Single(Protocol):
    """`actor = reset(seed)`, then `actor = step(number)` with a number that `mask` allows, until it is OVER."""

    mask: NDArray[np.int8]
    observation: NDArray[np.int16]  # of the acting seat
    states: Any  # the first is the position

    def reset(self, seed: int) -> int: ...

    def step(self, number: int, /) -> int: ...

    def seen(self, seat: int) -> NDArray[np.int16]:
        """What any seat may know."""


def single(
    game: str | Game, prepared: Callable[[Game], Prepared], history: int = 0
) -> tuple[Game, Observation, Single]:
    found, declared = batch_of(game, 1, history)
    kind: Callable[..., Single] = CompiledSingle if COMPILED else InterpretedSingle
    return found, declared, kind(found, declared, prepared(found).config)


class CompiledSingle:
    def __init__(self, game: Game, declared: Observation, config: Any) -> None:
        packed = [int(action) for action in game.actions()]
        numbers, seats, memory = np.dtype((np.int64, (game.most_legal,))), game.players[-1], WIDTH * declared.events
        room = WIDTH * MOST_EVENTS  # always the maximum, so that there is one layout and one compiled version
        layout = np.dtype(
            [
                ("state", dtype(game.engine.state)),
                *((name, numbers) for name in ("out", "weights", "legal")),
                *((name, np.int64) for name in ("seed", "k", "count", "memory", "width")),
                ("newest", np.dtype((np.int64, (seats,)))),
                ("heard", np.dtype((np.int16, (seats, room)))),
                ("observation", np.dtype((np.int16, (declared.size - memory + room,)))),
                ("mask", np.dtype((np.int8, (len(packed),)))),
            ],
            align=True,
        )
        self._config, self._desk, self._sizes = config, np.zeros(1, layout), (memory, declared.size)
        self._raw = self._desk.view(np.uint8)
        self.mask, self.observation = self._desk["mask"][0], self._desk["observation"][0, : declared.size]
        self.states = self._desk["state"]
        names = {"DESK": layout, "FIRST": table(first_numbers(game)), "PACKED": table(packed)}
        self._entries = declared.extend(RULES, (begin_single, step_single, observe_single), **names)
        self._step = self._entries.step_single

    def reset(self, seed: int) -> int:
        self._raw[:] = 0
        self._desk["seed"] = seed
        self._desk["memory"], self._desk["width"] = self._sizes
        return int(self._entries.begin_single(self._raw, self._config))

    def step(self, number: int, /) -> int:
        return int(self._step(self._raw, number))

    def seen(self, seat: int) -> NDArray[np.int16]:
        row = np.zeros_like(self.observation)
        self._entries.observe_single(self._raw, seat, row)
        return row


class InterpretedSingle:
    def __init__(self, game: Game, declared: Observation, config: Any) -> None:
        self._engine, self._config = game.engine, config
        self._memory = Memory(declared, game.players[-1])
        self._packed = [int(action) for action in game.actions()]
        self._numbers = {action: number for number, action in enumerate(self._packed)}
        self._out, self._weights = buffer(game.most_legal), buffer(game.most_legal)
        self.states = game.engine.new(1)
        self.mask = np.zeros(len(self._packed), np.int8)
        self.observation = np.zeros(declared.size, np.int16)

    def reset(self, seed: int) -> int:
        self._seed, self._k = seed, 0
        self._memory.begin(self.states, self._config)
        return self._lay_out()

    def step(self, number: int, /) -> int:
        self._memory.act(self.states, self._packed[number])
        return self._lay_out()

    def seen(self, seat: int) -> NDArray[np.int16]:
        return self._memory.seen(self.states, seat)

    def _lay_out(self) -> int:
        engine = self._engine
        while engine.actor(self.states, 0) == CHANCE:
            n = engine.chance(self.states, 0, self._out, self._weights)
            self._memory.act(self.states, self._out[pick(self._weights, n, mix(self._seed, self._k))])
            self._k += 1
        self.mask[:] = 0
        actor = int(engine.actor(self.states, 0))
        if actor != OVER:
            for j in range(engine.legal(self.states, 0, self._out)):
                self.mask[self._numbers[int(self._out[j])]] = 1
            self.observation[:] = self.seen(actor)
        return actor
