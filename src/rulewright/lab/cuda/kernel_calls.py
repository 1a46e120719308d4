"""A game's kernels on a device: loads them, and calls them with arrays and numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rulewright.kernel.game import Game

from .cuda_driver import Driver, Stream
from .device_arrays import DeviceArray
from .kept import kernels

BYTE = np.dtype(np.uint8)
BLOCK = 64  # lanes scheduled together


class KernelSet:
    """`call("run", lanes, stream, *arguments)`. Compiles the kernels if necessary (kept.py)."""

    def __init__(self, driver: Driver, game: Game, name: str) -> None:
        self._driver = driver
        files = kernels(game, name, driver.arch)
        driver.enter()
        self._loaded = {kernel: driver.load(file) for kernel, file in files.items()}

    def call(self, name: str, lanes: int, stream: Stream, *arguments: Any, block: int = BLOCK) -> None:
        flat = [word for one in arguments for word in words(one)]
        self._driver.launch(self._loaded[name], lanes, block, flat, stream)


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


class Positions:
    """Records as rows of bytes, without their scratch fields: the same memory."""

    def __init__(self, states: DeviceArray, size: int) -> None:
        self.shape, self.strides, self.place = (states.shape[0], size), (states.dtype.itemsize, 1), states.place
        self.dtype, self.nbytes = BYTE, states.shape[0] * size
