"""Runs the games of traced.py in parallel: on the cores of the CPU, or on a GPU."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.record import dtype
from rulewright.kernel.rule import COMPILED

from . import traced
from .cuda_driver import Driver
from .device_arrays import DeviceArray
from .kernel_calls import BLOCK, View, kernel_set

LANES = 16_384  # games at once on a GPU
COLUMNS = 3  # of traces


def configs_of(game: Game, tables: Sequence[Settings]) -> Any:
    return np.array([game.prepare(one).config for one in tables], np.int64)


class HostTracer:
    """Uses that number of threads; default: one per core."""

    def __init__(self, game: Game, tables: Sequence[Settings], threads: int | None = None) -> None:
        if not COMPILED:
            raise UserError("lab-bench-mode")
        self._threads = threads or os.cpu_count() or 1
        self._configs, self._blank = configs_of(game, tables), game.engine.new(1)
        self._states = game.engine.new(self._threads)
        self._positions = self._states.view(np.uint8).reshape(self._threads, -1)[:, : game.engine.state.main]
        self._lists = np.zeros((2, self._threads, game.most_legal), np.int64)
        self._pool = ThreadPoolExecutor(self._threads)
        self._trace = game.engine.extend(traced.RULES, traced.ENTRIES).trace_games
        self.play(0, 1)  # compiles

    def play(self, seed: int, games: int) -> Any:
        """One row per game."""
        traces = np.zeros((games, COLUMNS), np.int64)
        for _ in self._pool.map(lambda i: self._play_part(i, seed, traces), range(self._threads)):
            pass
        return traces

    def _play_part(self, i: int, seed: int, traces: Any) -> None:
        room = (self._blank, self._configs, *self._lists[:, i])
        self._trace(self._states, self._positions, i, *room, i, seed, self._threads, traces)


class DeviceTracer:
    def __init__(self, driver: Driver, game: Game, tables: Sequence[Settings], lanes: int = LANES) -> None:
        self._driver, self._lanes, self._most = driver, lanes, game.most_legal
        self._kernels = kernel_set(driver, game, "traces")
        record = dtype(game.engine.state)
        self._states, self._blank = DeviceArray(driver, (lanes,), record), DeviceArray(driver, (1,), record)
        self._positions = View(self._states, game.engine.state.main)
        self._lists = [DeviceArray(driver, (lanes, game.most_legal), np.int64) for _ in range(2)]
        configs = configs_of(game, tables)
        self._configs = DeviceArray(driver, configs.shape, np.int64)
        self._configs.put(configs)

    def play(self, seed: int, games: int, block: int = BLOCK) -> Any:
        traces = DeviceArray(self._driver, (games, COLUMNS), np.int64)
        room = (self._blank, self._configs, *self._lists)
        self._kernels.call("trace", self._lanes, 0, self._states, self._positions, *room, seed, traces, block=block)
        return traces.numpy()
