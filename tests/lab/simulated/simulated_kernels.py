"""A game's kernels without a GPU: what NVIDIA's compiler makes of them, in C (in_c.py), for one lane after the other.

Shows what a GPU would compute, except for the last step, from PTX to machine code. It is slow, but strict: a lane that touches memory which
is not its own ends the launch, and so does a division by zero."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright.lab.cuda.device_arrays import DeviceArray
from rulewright.lab.cuda.kernel_calls import BLOCK, View, words
from rulewright.lab.cuda.stages import WARP

from .host_driver import ARCH
from .in_c import Kernel

HERE = Path(__file__).parent
C_FLAGS = ("-O0", "-w", "-fwrapv", "-fno-strict-aliasing", "-fPIC", "-shared", "-Wl,-Bsymbolic")
TRANSLATE = """
import sys
from pathlib import Path
from rulewright.lab.cuda.build import translated
for kernel, text in translated(sys.argv[1], sys.argv[2], sys.argv[3]):
    Path(sys.argv[4], f"{kernel}.ptx").write_text(text)
"""
SORTED, WIDE = (
    ("perform", "list_actions"),
    {"copy_fields": WARP},
)  # other lanes than the threads, or several threads for each
FAULTS = ("", "touches memory that is not its own", "touches memory that is not aligned", "divides by zero")


class Range(ctypes.Structure):
    _fields_ = (("at", ctypes.c_uint64), ("size", ctypes.c_uint64), ("row", ctypes.c_uint64))


class Fault(ctypes.Structure):
    _fields_ = (
        ("kind", ctypes.c_uint64),
        ("lane", ctypes.c_uint64),
        ("at", ctypes.c_uint64),
        ("size", ctypes.c_uint64),
        ("function", ctypes.c_char_p),
    )


class SimulatedKernels:
    """Has the `call` of KernelSet, and its arguments."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self._loaded = {name: load(folder / f"{name}.ptx") for name in names}

    def prepare(self, name: str, threads: int, *arguments: Any, block: int = BLOCK) -> Any:
        return lambda stream: self.call(name, threads, stream, *arguments, block=block)

    def call(self, name: str, threads: int, stream: int, *arguments: Any, block: int = BLOCK) -> None:
        """An array with a row for each lane is only for that lane to touch, but for the array that gives lanes their places."""
        lanes = threads // WIDE.get(name, 1)
        owners = arguments[0].place if name in SORTED else 0
        known = {one.place: one for one in reversed(arguments) if isinstance(one, DeviceArray | View) and one.nbytes}
        arrays = [*known.values()]
        free = [
            (name == "place" and one is not arguments[0]) or (bool(owners) and one is arguments[0]) for one in arrays
        ]
        own = [one.shape[0] == lanes > 1 and not any_lane for one, any_lane in zip(arrays, free, strict=True)]
        places = [
            Range(one.place, one.shape[0] * one.strides[0], one.strides[0] * mine)
            for one, mine in zip(arrays, own, strict=True)
        ]
        ranges = (Range * len(places))(*places)
        flat = [word for one in arguments for word in words(one)]
        given = (ctypes.c_int64 * len(flat))(*flat)
        found = self._loaded[name](threads, threads // lanes, owners, given, ranges, len(ranges)).contents
        if found.kind:
            where = [
                f"byte {found.at - place.at} of array {number}, whose rows have {place.row or place.size}"
                for number, place in enumerate(ranges)
                if 0 <= found.at - place.at < place.size
            ]
            function = (found.function or b"").decode()
            raise AssertionError(f"{name}: lane {found.lane} {FAULTS[found.kind]}, in {function}: {where or 'none'}")


def translate(game: str, name: str, folder: Path) -> None:
    """Write a set of kernels as PTX, in a process of its own, as lab/cuda/kept.py does."""
    command = [sys.executable, "-W", "ignore", "-c", TRANSLATE, game, name, ARCH, str(folder)]
    subprocess.run(command, env={**os.environ, "RULEWRIGHT_MODE": "compiled"}, check=True)


def load(ptx: Path) -> Any:
    """The function `launch` of machine.c with that kernel."""
    return launch_of(library(Kernel(ptx.read_text()).in_c(), ptx.with_suffix(".c")))


def library(text: str, source: Path) -> ctypes.CDLL:
    """A kernel in C, compiled."""
    made = source.with_suffix(".so")
    source.write_text(text)
    subprocess.run(["cc", *C_FLAGS, f"-I{HERE}", "-o", made, source, HERE / "machine.c"], check=True)
    return ctypes.CDLL(str(made))


def launch_of(made: ctypes.CDLL) -> Any:
    launch = made.launch
    launch.restype = ctypes.POINTER(Fault)
    launch.argtypes = (*(ctypes.c_uint64,) * 2, *(ctypes.c_void_p,) * 3, ctypes.c_int)
    return launch
