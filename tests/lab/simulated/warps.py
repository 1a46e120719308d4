"""`python -m tests.lab.simulated.warps GAME PLAYERS`: how much of a GPU works at a time, in several orders of the lanes.

The 32 lanes of a warp can only run the same instruction at the same time. A block of instructions costs a warp as much as its busiest lane
needs of it, if the lanes that need it always wait for each other. So a GPU spends at least this, and the time that memory takes."""

from __future__ import annotations

import ctypes
import sys
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rulewright.kernel.game import Settings
from rulewright.kernel.record import dtype
from rulewright.lab.cuda import device_vec
from rulewright.lab.cuda.kept import SETS
from rulewright.lab.vec.batch_layout import first_numbers
from rulewright.lab.vec.lanes import REST

from .host_driver import HostDriver
from .in_c import Kernel
from .simulated_kernels import SimulatedKernels, launch_of, library, load, translate

LANES, WARP, STAGGER, STEPS = 1024, 32, 200, 6
PARTS = {"perform": "perform", "list": "list_actions", "complete": "complete_rows"}  # kernels


class CountedKernels(SimulatedKernels):
    def __init__(self, folder: Path) -> None:
        self._loaded = {name: load(folder / f"{name}.ptx") for name in SETS["sorted"] if name not in PARTS.values()}
        self.lengths, self.runs = dict[str, Any](), dict[str, Any]()
        for part, name in PARTS.items():
            kernel = Kernel((folder / f"{name}.ptx").read_text(), counted=True)
            made = library(kernel.in_c(), folder / f"{name}.c")
            self._loaded[name] = launch_of(made)
            self.lengths[part] = np.array([length for _, length in kernel.blocks])
            self.runs[part] = np.zeros((LANES, len(kernel.blocks)), np.uint32)
            ctypes.c_void_p.in_dll(made, "runs").value = self.runs[part].ctypes.data


def cost(runs: Any, order: Any) -> int:
    """Of all warps together, in instructions of a lane."""
    return WARP * int(runs[order].reshape(-1, WARP, runs.shape[1]).max(1).sum())


def measure(vec: Any, kernels: CountedKernels, spent: dict[str, int]) -> None:
    """One step of all lanes."""
    chosen = vec.sample().numpy()
    verb = np.searchsorted(first_numbers(vec.game), chosen, side="right")
    for runs in kernels.runs.values():
        runs[:] = 0
    vec.step(chosen, trusted=True)
    states = np.frombuffer(ctypes.string_at(vec._states.place, vec._states.nbytes), dtype(vec.game.engine.state))
    frame = states["frame"][np.arange(LANES), states["top"]]
    count = vec.count.numpy()
    orders = {"as they are": np.arange(LANES), "by verb": np.argsort(verb, kind="stable")}
    orders["by prompt"] = np.argsort(frame["offer"], kind="stable")  # of the next decision
    orders["by prompt and length"] = np.lexsort((count, frame["offer"]))
    for part, counted in kernels.runs.items():
        runs = counted.astype(np.int64) * kernels.lengths[part]
        spent[f"{part}, useful"] += int(runs.sum())
        for name, order in orders.items():
            spent[f"{part}, {name}"] += cost(runs, order)


def told(spent: Mapping[str, int]) -> str:
    useful = {name.partition(",")[0]: number for name, number in spent.items() if name.endswith("useful")}
    whole = sum(number for name, number in spent.items() if name.endswith("as they are"))
    lines = [f"{sum(useful.values()) / LANES / STEPS:,.0f} instructions for a decision; lanes that work, and the cost"]
    for name, number in spent.items():
        if not name.endswith("useful"):
            lines.append(f"{name:30} {WARP * useful[name.partition(',')[0]] / number:5.1f} {number / whole:5.0%}")
    return "\n".join(lines)


def main(game: str, players: int) -> None:
    with tempfile.TemporaryDirectory() as made:
        translate(game, "sorted", Path(made))
        kernels, host = CountedKernels(Path(made)), HostDriver()
        vars(device_vec).update(driver=lambda _: host, kernel_set=lambda *_: kernels)
        vec = device_vec.DeviceVec(game, LANES, settings=Settings(players), sort=True)
        vec.reset()
        for step in range(STAGGER):  # so that the games are at different stages
            chosen = vec.sample().numpy()
            vec.step(np.where(np.arange(LANES) % STAGGER < step, REST, chosen), trusted=True)
        spent = defaultdict[str, int](int)
        for _ in range(STEPS):
            measure(vec, kernels, spent)
        print(told(spent))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
