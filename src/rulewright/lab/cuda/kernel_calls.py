"""A game's kernels on a device: loads them, and calls them with arrays and numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rulewright.kernel.game import Game

from .cuda_driver import Call, Driver, Stream
from .device_arrays import DeviceArray
from .kept import kernels

BLOCK = 64  # lanes scheduled together


class KernelSet:
    """`call("run", lanes, stream, *arguments)`. Compiles the kernels if necessary (kept.py)."""

    def __init__(self, driver: Driver, game: Game, name: str) -> None:
        self._driver = driver
        files = kernels(game, name, driver.arch)
        driver.enter()
        self._loaded = {kernel: driver.load(file) for kernel, file in files.items()}

    def call(self, name: str, lanes: int, stream: Stream, *arguments: Any, block: int = BLOCK) -> None:
        self.prepare(name, lanes, *arguments, block=block)(stream)

    def prepare(self, name: str, lanes: int, *arguments: Any, block: int = BLOCK) -> Call:
        """A call that can be repeated with little effort."""
        flat = [word for one in arguments for word in words(one)]
        return self._driver.prepare(self._loaded[name], lanes, block, flat)


@cache
def kernel_set(driver: Driver, game: Game, name: str) -> KernelSet:
    return KernelSet(driver, game, name)


def words(argument: Any) -> tuple[int, ...]:
    """An argument in the format of numba-cuda's kernels. For an array: two null pointers to its owner on the host; the number of items,
    their size, the address, the shape and the strides."""
    if isinstance(argument, int):
        return (argument,)
    shape, item = argument.shape, argument.dtype.itemsize
    count = argument.nbytes // item
    return 0, 0, count, item, argument.place, *shape, *argument.strides


class View:
    """The beginnings of records as rows of numbers: the same memory."""

    def __init__(self, states: DeviceArray, size: int, kind: Any = np.uint8) -> None:
        self.dtype = np.dtype(kind)
        self.shape, self.place = (states.shape[0], size // self.dtype.itemsize), states.place
        self.strides, self.nbytes = (states.dtype.itemsize, self.dtype.itemsize), states.shape[0] * size
