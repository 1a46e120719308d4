"""Host memory in place of a device's."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

ARCH = "90"
ALIGNED = 256  # as the driver's allocations are


class HostDriver:
    number, arch = 0, ARCH

    def __init__(self, free: int = 1 << 30) -> None:
        self._free, self.taken = free, dict[int, Any]()

    def enter(self) -> None: ...

    def free(self) -> int:
        return self._free

    def allocate(self, size: int) -> int:
        room = np.full(size + ALIGNED, 7, np.uint8)
        place = int(room.ctypes.data) + -int(room.ctypes.data) % ALIGNED
        self.taken[place] = room
        return place

    def release(self, place: int) -> None:
        del self.taken[place]

    def fill(self, place: int, size: int, stream: int) -> None:
        ctypes.memset(place, 0, size)

    def write(self, place: int, number: int, stream: int) -> None:
        ctypes.c_uint32.from_address(place).value = number

    def upload(self, place: int, source: int, size: int, stream: int) -> None:
        ctypes.memmove(place, source, size)

    download = copy = upload

    def follow(self, later: int, earlier: int) -> None: ...
