"""NVIDIA's driver through its C interface: just enough to run kernels that were compiled ahead of time.

Uses the device's primary context, as PyTorch, JAX and CuPy do, so memory can be shared with them."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.kernel.message import UserError
from rulewright.words import Words, choose_language

LIBRARY = "libcuda.so.1"
LEAST_VERSION, LEAST_DRIVER = 13000, "580"  # of CUDA 13.0, whose tools build the kernels
OUT_OF_MEMORY = 2
MAJOR, MINOR = 75, 76  # device attributes: the compute capability
Stream = int  # a handle; 0 is the default stream
Call = Callable[[Stream], None]


class DeviceError(UserError):
    """The GPU cannot be used. Python shows the same line as the command line does."""

    def __str__(self) -> str:
        return Words(choose_language(None, os.environ)).message(self.message)


class Driver:
    """One device, ready for use."""

    def __init__(self, number: int) -> None:
        self._library = library()
        count, context, device = c_int(), c_void_p(), c_int()
        self.call("cuDeviceGetCount", byref(count))
        if not 0 <= number < count.value:
            raise DeviceError("gpu-number-unknown", number=number, count=count.value)
        self.number = number
        self.call("cuDeviceGet", byref(device), number)
        self.call("cuDevicePrimaryCtxRetain", byref(context), device)
        self._context = context
        self.arch = f"{self._attribute(MAJOR, device)}{self._attribute(MINOR, device)}"

    def call(self, name: str, *arguments: Any) -> None:
        code = getattr(self._library, name)(*arguments)
        if code == OUT_OF_MEMORY:
            raise DeviceError("gpu-memory-out", free=self.free() >> 20)
        if code:
            raise RuntimeError(f"{name}: {explained(self._library, code)}")

    def enter(self) -> None:
        """Make the device current in this thread."""
        self.call("cuCtxSetCurrent", self._context)

    def free(self) -> int:
        """Bytes of free memory."""
        free, total = c_size_t(), c_size_t()
        self.call("cuMemGetInfo_v2", byref(free), byref(total))
        return free.value

    def allocate(self, size: int) -> int:
        place = c_uint64()
        self.call("cuMemAlloc_v2", byref(place), c_size_t(max(size, 1)))
        return place.value

    def release(self, place: int) -> None:
        """Free memory, after waiting for all kernels: one of any stream may still use it, and `cuMemFree` need not wait."""
        self.call("cuCtxSynchronize")
        self.call("cuMemFree_v2", c_uint64(place))

    def fill(self, place: int, size: int, stream: Stream) -> None:
        """Fill with zeros."""
        self.call("cuMemsetD8Async", c_uint64(place), ctypes.c_ubyte(0), c_size_t(size), c_void_p(stream))

    def write(self, place: int, number: int, stream: Stream) -> None:
        """Write a 4-byte number."""
        self.call("cuMemsetD32Async", c_uint64(place), c_uint(number), c_size_t(1), c_void_p(stream))

    def upload(self, place: int, source: int, size: int, stream: Stream) -> None:
        self.call("cuMemcpyHtoDAsync_v2", c_uint64(place), c_void_p(source), c_size_t(size), c_void_p(stream))
        self.wait(stream)  # the source may be freed afterwards

    def download(self, target: int, place: int, size: int, stream: Stream) -> None:
        self.call("cuMemcpyDtoHAsync_v2", c_void_p(target), c_uint64(place), c_size_t(size), c_void_p(stream))
        self.wait(stream)

    def copy(self, target: int, source: int, size: int, stream: Stream) -> None:
        self.call("cuMemcpyDtoDAsync_v2", c_uint64(target), c_uint64(source), c_size_t(size), c_void_p(stream))

    def wait(self, stream: Stream) -> None:
        self.call("cuStreamSynchronize", c_void_p(stream))

    def follow(self, later: Stream, earlier: Stream) -> None:
        """Work queued on one stream from now on waits for what has been queued on the other."""
        event = c_void_p()
        self.call("cuEventCreate", byref(event), 2)  # without timing
        self.call("cuEventRecord", event, c_void_p(earlier))
        self.call("cuStreamWaitEvent", c_void_p(later), event, 0)
        self.call("cuEventDestroy_v2", event)  # deferred until it has happened

    def load(self, file: Path) -> c_void_p:
        """The kernel in a file; both have the same name."""
        module, kernel = c_void_p(), c_void_p()
        self.call("cuModuleLoadData", byref(module), c_char_p(file.read_bytes()))
        self.call("cuModuleGetFunction", byref(kernel), module, file.stem.encode())
        return kernel

    def prepare(self, kernel: c_void_p, lanes: int, block: int, words: Sequence[int]) -> Call:
        """A launch on any stream. All arguments are 8-byte words."""
        values = (c_uint64 * len(words))(*words)
        pointers = (c_void_p * len(words))(*(ctypes.addressof(values) + 8 * i for i in range(len(words))))
        blocks = -(-lanes // block)

        def launch(stream: Stream, kept: Any = values) -> None:
            self.call("cuLaunchKernel", kernel, blocks, 1, 1, block, 1, 1, 0, c_void_p(stream), pointers, None)

        return launch

    def _attribute(self, which: int, device: c_int) -> int:
        value = c_int()
        self.call("cuDeviceGetAttribute", byref(value), which, device)
        return value.value


@cache
def library() -> Any:
    try:
        found = ctypes.CDLL(LIBRARY)
    except OSError:
        raise DeviceError("gpu-driver-missing") from None
    version = c_int()
    if code := found.cuInit(0):
        raise DeviceError("gpu-none", why=explained(found, code))
    found.cuDriverGetVersion(byref(version))
    if version.value < LEAST_VERSION:
        known = f"{version.value // 1000}.{version.value % 1000 // 10}"
        raise DeviceError("gpu-driver-old", version=known, least=LEAST_DRIVER)
    return found


@cache
def driver(device: str) -> Driver:
    """`cuda` is the first device, `cuda:1` the second."""
    kind, _, number = device.partition(":")
    if kind != "cuda" or not (number or "0").isdecimal():
        raise DeviceError("gpu-device-unknown", device=device)
    return Driver(int(number or "0"))


def explained(found: Any, code: int) -> str:
    text = c_char_p()
    found.cuGetErrorString(code, byref(text))
    return (text.value or b"?").decode()
