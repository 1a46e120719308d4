"""Arrays on the device. Other libraries can use them without a copy, through DLPack or the CUDA array interface."""

from __future__ import annotations

import atexit
import ctypes
import sys
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from .cuda_driver import Driver, Stream

CUDA = 2  # DLPack's code for the kind of device
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # and for the kinds of numbers
CAPSULE = b"dltensor"


class DeviceArray:
    """A contiguous array. `stream` is the one that last wrote it."""

    def __init__(self, driver: Driver, shape: tuple[int, ...], kind: Any, stream: Stream = 0) -> None:
        self.driver, self.shape, self.dtype, self.stream = driver, shape, np.dtype(kind), stream
        self.nbytes = prod(shape) * self.dtype.itemsize
        self.place = 0
        driver.enter()
        self.place = driver.allocate(self.nbytes)
        driver.fill(self.place, self.nbytes, stream)

    def __del__(self, ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if self.place and not ending():  # Python's end frees everything, and by then modules may be empty
            self.driver.enter()
            self.driver.release(self.place)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def strides(self) -> tuple[int, ...]:
        """In bytes."""
        return tuple(prod(self.shape[i + 1 :]) * self.dtype.itemsize for i in range(len(self.shape)))

    # ------------------------------------------------------------- to and from the host
    def numpy(self) -> Any:
        """A copy in the host's memory."""
        copied = np.empty(self.shape, self.dtype)
        self.driver.enter()
        self.driver.download(copied.ctypes.data, self.place, self.nbytes, self.stream)
        return copied

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("these numbers are on the GPU: NumPy needs a copy of them")
        return self.numpy().astype(dtype or self.dtype, copy=False)

    def put(self, numbers: Any) -> None:
        rows = np.ascontiguousarray(numbers, self.dtype)
        if rows.shape != self.shape:
            raise ValueError(f"the array has the shape {self.shape}, not {rows.shape}")
        self.driver.enter()
        self.driver.upload(self.place, rows.ctypes.data, self.nbytes, self.stream)

    def copy_rows(self, source: DeviceArray, first: int, last: int) -> None:
        """Copy the rows `first` to `last` of an array with the same shape."""
        row = self.nbytes // self.shape[0]
        self.driver.copy(self.place + first * row, source.place + first * row, (last - first) * row, self.stream)

    # ------------------------------------------------------------- sharing with other libraries
    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.place, False),
            "version": 3,
            "stream": self.stream or 1,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self.driver.number

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """The requesting library's stream waits for ours."""
        if stream not in (None, -1):
            self.driver.enter()
            self.driver.follow(stream or 0, self.stream)
        return capsule(self)


# ------------------------------------------------------------- the structures of DLPack
class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),
        ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)


class Managed(ctypes.Structure):
    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))


LENT: dict[int, tuple[Managed, DeviceArray]] = {}  # by address: kept until the borrower returns them


def give_back(place: int) -> None:
    LENT.pop(place, None)


def forget(capsule: int) -> None:
    """Free a capsule that nobody has used: a borrower would have renamed it."""
    api = ctypes.pythonapi
    api.PyCapsule_IsValid.argtypes = api.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    if api.PyCapsule_IsValid(capsule, CAPSULE):
        give_back(api.PyCapsule_GetPointer(capsule, CAPSULE))


DELETER, DESTRUCTOR = Deleter(give_back), Destructor(forget)
NOTHING = ctypes.cast(ctypes.CDLL(None).labs, Deleter)  # a function in C that changes nothing


@atexit.register
def let_go() -> None:
    """Borrowers may give arrays back after Python's end, when nothing of it may be called."""
    for managed, _ in LENT.values():
        managed.deleter = NOTHING
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(managed))


def capsule(array: DeviceArray) -> Any:
    size, row = array.dtype.itemsize, ctypes.c_int64 * len(array.shape)
    tensor = Tensor(
        array.place,
        (CUDA, array.driver.number),
        len(array.shape),
        KINDS[array.dtype.kind],
        8 * size,
        1,
        row(*array.shape),
        row(*(stride // size for stride in array.strides)),
        0,
    )
    managed = Managed(tensor, None, DELETER)
    LENT[ctypes.addressof(managed)] = managed, array
    new = ctypes.pythonapi.PyCapsule_New
    new.argtypes, new.restype = (ctypes.c_void_p, ctypes.c_char_p, Destructor), ctypes.py_object
    return new(ctypes.addressof(managed), CAPSULE, DESTRUCTOR)
