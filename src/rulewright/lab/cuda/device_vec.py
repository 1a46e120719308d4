"""`DeviceVec`: the batch of vec/batch.py on a GPU. It has the same lanes, seeds, arrays and calls; the arrays stay on the device."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import groupby
from typing import Any

import numpy as np

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.record import dtype
from rulewright.lab.vec.batch_layout import (
    ARGUMENTS,
    HIDDEN,
    Ints,
    batch_of,
    chosen_lanes,
    each_seed,
    layout,
    number_ends,
    prepare_tables,
    refusal,
)
from rulewright.lab.vec.lanes import REST, START
from rulewright.lab.vec.lanes_on_file import MADE_OF, check_saved, made_of
from rulewright.players.letter import World
from rulewright.players.seat import Seat

from .cuda_driver import DeviceError, Stream, driver
from .device_arrays import DeviceArray
from .kernel_calls import kernel_set
from .steps import Steps

SPARE = 64 << 20  # bytes of device memory left for others


class DeviceVec:
    """For the contents of the arrays see Vec. They are read only; `sample` and `observe` each reuse one array."""

    actor: DeviceArray
    observation: DeviceArray
    legal: DeviceArray
    count: DeviceArray
    mask: DeviceArray | None
    done: DeviceArray
    share: DeviceArray
    final_points: DeviceArray
    final_length: DeviceArray
    final_seed: DeviceArray
    final_observation: DeviceArray
    seed: DeviceArray
    decisions: DeviceArray
    seats: DeviceArray

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int = 2,
        settings: Settings | Sequence[Settings] | None = None,
        seeds: int | Sequence[int] = 0,
        mask: bool = False,
        autoreset: bool = True,
        device: str = "cuda",
        stream: Any = 0,
        sort: bool = False,
    ) -> None:
        self.game, self.declared = batch_of(game, size)
        self.size, self.autoreset, self.sort = size, autoreset, sort
        self.actions = np.array(list(self.game.actions()), np.int64)
        self.stream = stream
        self._begun = False
        self._seeds = each_seed(seeds, size)
        prepared, tables, seats = prepare_tables(self.game, settings or Settings(players), size)
        self._settings = [one.settings for one in prepared]
        self._driver = driver(device)
        self._kernels = kernel_set(self._driver, self.game, "sorted" if sort else "lanes")
        self._lay(mask, len(prepared), len(prepared[0].config))
        self._configs.put([one.config for one in prepared])
        self._own["table"].put(tables)
        self._own["seats"].put(seats)

    @property
    def stream(self) -> Stream:
        """The stream that all work is queued on. Set it to a stream of PyTorch, CuPy or cuda.core, or to a handle; 0 is the default
        stream."""
        return self._stream

    @stream.setter
    def stream(self, stream: Any) -> None:
        self._stream = handle(stream)
        for array in (*vars(self).get("_own", {}).values(), *vars(self).get("_room", {}).values()):
            array.stream = self._stream

    # ------------------------------------------------------------- playing
    def reset(self, seeds: int | Sequence[int] | None = None, lanes: Sequence[int] | None = None) -> None:
        """Begin a game in every lane, or in the given ones."""
        if seeds is not None:
            self._seeds = each_seed(seeds, self.size)
        chosen = np.arange(self.size) if lanes is None else chosen_lanes(lanes, self.size)
        if lanes is not None:
            self._ready()
        order = np.full(self.size, REST, np.int64)
        order[chosen] = START
        seed = self.seed.numpy()
        seed[chosen] = self._seeds[chosen]
        self.seed.put(seed)
        self._begun = True
        self._room["order"].put(order)
        self._carry_out(trusted=True)

    def step(self, actions: Any, *, trusted: bool = False) -> None:
        """One decision in each lane, using the numbers in `legal`; REST (-1) leaves a lane alone. Actions may be on the device. `trusted`
        actions are not checked, so nothing waits for the device."""
        self._ready()
        self._take(actions)
        self._carry_out(trusted=trusted)
        if trusted:
            return
        wrong = int(self._wrong.numpy()[0])
        if wrong < self.size:
            raise ValueError(self._refusal(wrong))

    def sample(self) -> DeviceArray:
        """A random legal action for each lane, determined by its seed and number of decisions; REST if a game is over."""
        self._ready()
        self._driver.enter()
        own, order = self._own, self._room["sampled"]
        self._kernels.call(
            "choose", self.size, self.stream, own["legal"], own["count"], own["seed"], own["decisions"], order
        )
        return order

    # ------------------------------------------------------------- reading
    def observe(self, seats: Any) -> DeviceArray:
        """What a seat may know in each lane; pass one seat for all lanes, or one for each."""
        self._ready()
        eyes = np.broadcast_to(np.asarray(seats), (self.size,)).astype(np.int64)
        known = self.seats.numpy()
        wrong = np.flatnonzero((eyes < 0) | (eyes >= known))
        if wrong.size:
            lane = int(wrong[0])
            raise ValueError(f"lane {lane} has the seats 0 to {int(known[lane]) - 1}, not {int(eyes[lane])}")
        if "rows" not in self._room:
            self._room["rows"] = self._new((self.size, self.declared.size), np.int16)
        self._room["eyes"].put(eyes)
        room, heard = self._room, (self._own["heard"], self._own["newest"])
        self._kernels.call("observe", self.size, self.stream, self._states, room["eyes"], *heard, room["rows"])
        return room["rows"]

    def write(self, lane: int, action: int) -> str:
        """An action of a lane as text, such as "move:F7"."""
        states = self.game.engine.new(1)
        self.game.engine.decode(states, 0, self._position(lane))
        return self.game.write(self.game.engine.twin(states, 0), int(self.actions[action]))

    def number(self, action: int) -> int:
        """The number of an action that a bot has chosen."""
        return int(np.searchsorted(self.actions, action))

    def seat(self, lane: int) -> Seat:
        """The seat to act, for one of our bots: it sees no more than a player."""
        self._ready()
        table, actor = int(self._own["table"].numpy()[lane]), int(self.actor.numpy()[lane])
        return Seat(World(self.game, self._settings[table], self._position(lane)), actor)

    # ------------------------------------------------------------- saving and restoring
    def clone(self) -> DeviceVec:
        """A copy of all lanes that continues independently."""
        twin = copy(self)
        twin._lay(self.mask is not None, *self._configs.shape)
        twin._configs = self._configs
        twin._seeds = self._seeds.copy()
        twin.restore(self)
        return twin

    def restore(self, saved: DeviceVec, lanes: Sequence[int] | None = None) -> None:
        """Restore all lanes, or the given ones, from a clone."""
        if saved.size != self.size or saved.game is not self.game or (saved.mask is None) != (self.mask is None):
            raise ValueError("restore takes a clone of this batch: the same game, lanes and arrays")
        chosen = np.arange(self.size) if lanes is None else np.unique(chosen_lanes(lanes, self.size))
        self._driver.enter()
        self._driver.follow(self.stream, saved.stream)
        for first, last in runs(chosen):
            for name, array in (*self._own.items(), ("", self._states)):
                array.copy_rows(saved._own[name] if name else saved._states, first, last)
        self._seeds[chosen] = saved._seeds[chosen]
        self._begun = saved._begun

    def saved(self) -> dict[str, Any]:
        """All lanes as host arrays, for a file; `load` continues from there."""
        arrays = {name: array.numpy() for name, array in self._own.items()}
        return {"states": self._states.numpy(), **arrays, MADE_OF: made_of(self.game, self._configs.numpy())}

    def load(self, saved: dict[str, Any]) -> None:
        """The lanes of a batch with the same game, settings and arrays. Files that others may have changed are not safe to load."""
        arrays = {"states": self._states, **self._own}
        check_saved(saved, arrays, made_of(self.game, self._configs.numpy()), number_ends(self.game, self.declared))
        self._states.put(saved["states"])
        for name in saved.keys() & self._own.keys():
            self._own[name].put(saved[name])
        self._begun = True

    # ------------------------------------------------------------- internals
    def _lay(self, mask: bool, tables: int, width: int) -> None:
        shapes = layout(self.game, self.declared, mask)
        record, most = dtype(self.game.engine.state), self.game.most_legal
        lane = record.itemsize + 16 * most + sum(np.dtype(k).itemsize * int(np.prod(s)) for k, s in shapes.values())
        self._driver.enter()
        if self.size * lane + SPARE > self._driver.free():
            free, needed = self._driver.free() >> 20, self.size * lane >> 20
            raise DeviceError("gpu-memory", lanes=self.size, needed=needed, free=free)
        self._own = {name: self._new((self.size, *shape), kind) for name, (kind, shape) in shapes.items()}
        for name, array in self._own.items():
            if name not in HIDDEN:
                setattr(self, name, array)
        if not mask:
            self.mask = None
        self._states, self._blank = self._new((self.size,), record), self._new((1,), record)
        self._configs = self._new((tables, width), np.int64)
        self._wrong = self._new((1,), np.int64)
        lists = {name: self._new((self.size, most), np.int64) for name in ("out", "weights")}
        self._steps: Steps | None = None  # made when first needed
        self._room = lists | {name: self._new((self.size,), np.int64) for name in ("order", "sampled", "eyes")}

    def _new(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        return DeviceArray(self._driver, shape, kind, self.stream)

    def _ready(self) -> None:
        if not self._begun:
            raise ValueError("call reset() first: no game has begun")

    def _take(self, actions: Any) -> None:
        """Copy actions to the orders, from the host or from the device."""
        found = getattr(actions, "__cuda_array_interface__", None)
        if found is None:
            actions = np.asarray(actions)
            found = {"shape": actions.shape, "typestr": actions.dtype.str}
        kind = found["typestr"]
        apart = "data" in found and (kind != "<i8" or found.get("strides") is not None)
        if tuple(found["shape"]) != (self.size,) or kind[1] not in "iu" or apart:
            raise ValueError(f"step takes {self.size} whole numbers, one a lane; on the device, int64 without gaps")
        order = self._room["order"]
        if "data" not in found:
            order.put(actions)
            return
        self._driver.enter()
        named = found.get("stream")
        if named and named != (self.stream or 1):
            self._driver.follow(self.stream, named)
        self._driver.copy(order.place, found["data"][0], order.nbytes, self.stream)

    def _carry_out(self, *, trusted: bool = False) -> None:
        """Carry out all orders, or none if one of them is illegal."""
        room, own = self._room, self._own
        order, lists = room["order"], (room["out"], room["weights"])
        self._driver.write(self._wrong.place, self.size, self.stream)
        if not trusted:
            self._kernels.call("check", self.size, self.stream, self.legal, self.count, order, self._wrong)
        if self.sort:
            self._make_steps().make(self.stream)
            return
        self._kernels.call(
            "run", self.size, self.stream, self._states, self._blank, self._configs, *lists, int(self.autoreset),
            self._wrong, order, *(own[name] for name in ARGUMENTS),
        )  # fmt: skip

    def _make_steps(self) -> Steps:
        if self._steps is None:
            records, room = (self._states, self._blank, self._configs), {**self._room, "wrong": self._wrong}
            self._steps = Steps(self._driver, self._kernels, self.declared, self.autoreset, records, room, self._own)
        return self._steps

    def _position(self, lane: int) -> bytes:
        record = self._states.dtype.itemsize
        found = np.empty(self.game.engine.state.main, np.uint8)
        self._driver.enter()
        self._driver.download(found.ctypes.data, self._states.place + lane * record, found.nbytes, self.stream)
        return found.tobytes()

    def _refusal(self, lane: int) -> str:
        count, action = int(self.count.numpy()[lane]), int(self._room["order"].numpy()[lane])
        text = self.write(lane, action) if count and 0 <= action < len(self.actions) else ""
        return refusal(lane, action, text, count)


def handle(stream: Any) -> Stream:
    """The handle of a stream of PyTorch, CuPy or cuda.core; handles are returned unchanged."""
    if hasattr(stream, "__cuda_stream__"):
        return int(stream.__cuda_stream__()[1])
    return int(getattr(stream, "cuda_stream", getattr(stream, "ptr", stream)))


def runs(chosen: Ints) -> list[tuple[int, int]]:
    """Group consecutive lanes as (first, end)."""
    rows = [[int(lane) for _, lane in row] for _, row in groupby(enumerate(chosen), lambda pair: pair[1] - pair[0])]
    return [(row[0], row[-1] + 1) for row in rows]
