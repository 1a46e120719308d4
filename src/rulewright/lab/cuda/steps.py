"""The kernels that make one step of a batch whose lanes are sorted, in turn (see sorting.py)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from rulewright.kernel.observing.observation import Observation
from rulewright.lab.vec.batch_layout import ARGUMENTS

from .cuda_driver import Driver, Stream
from .device_arrays import DeviceArray
from .kernel_calls import KernelSet, View
from .stages import ORDERS, PARTS, WARP

SMALL, LARGER = np.dtype(np.int8), np.dtype(np.int16)
LISTED = ("legal", "count", "mask")
GAMES = tuple(name for name in ARGUMENTS if name not in (*LISTED, "actor", "observation"))  # arguments of `perform`
WIDE = 256  # lanes scheduled together where each does little


class Steps:
    def __init__(
        self,
        driver: Driver,
        kernels: KernelSet,
        declared: Observation,
        again: bool,
        records: tuple[DeviceArray, DeviceArray, DeviceArray],
        room: Mapping[str, DeviceArray],
        own: Mapping[str, DeviceArray],
    ) -> None:
        """`records` are the lanes' states, the blank one and the tables' settings."""
        states = records[0]
        lanes = len(states)
        self._driver = driver

        def new(*shape: int) -> DeviceArray:
            return DeviceArray(driver, shape, np.int32, states.stream)

        names = declared.engine.names
        most = max(ORDERS + len(names["ARGUMENTS"]), 1 + len(names["OFFERS"]))
        keys, places, totals, sources = new(lanes), new(lanes), new(most), new(declared.size)
        self._tally = tally = new(PARTS, most)
        self._kept = keys, places, totals, sources, records
        sources.put([source_code(place, size) for place, size in declared.sources()])
        size = states.dtype.itemsize
        order, wrong, actor, shown = room["order"], room["wrong"], own["actor"], own["observation"]
        listed = [own[name] for name in LISTED]
        turn = wrong, order, actor
        prepare = kernels.prepare
        sort = (
            prepare("scan", most, tally, totals),
            prepare("place", lanes, keys, tally, totals, places, block=WIDE),
        )
        self._begin = (
            prepare("tally_orders", lanes, wrong, order, keys, tally, block=WIDE),
            *sort,
            prepare(
                "perform", lanes, places, *records, room["out"], room["weights"], int(again), *turn,
                *(own[name] for name in GAMES),
            ),
        )  # fmt: skip
        self._show = (
            prepare("tally_prompts", lanes, states, order, actor, keys, tally, block=WIDE),
            *sort,
            prepare("list_actions", lanes, places, states, room["out"], *turn, *listed),
            prepare(
                "copy_fields", WARP * lanes, sources, View(states, size, SMALL), View(states, size, LARGER), *turn,
                shown, block=WIDE,
            ),
            prepare("complete_rows", lanes, states, *turn, shown),
        )  # fmt: skip

    def make(self, stream: Stream) -> None:
        for calls in (self._begin, self._show):
            self._driver.fill(self._tally.place, self._tally.nbytes, stream)
            for call in calls:
                call(stream)


def source_code(place: int, size: int) -> int:
    """Where `copy_fields` finds a number of the row: an index of bytes if that is odd, else of pairs of bytes; -1 for nowhere. Only
    numbers of 16 bits fit in a row, so of larger ones it takes the first two bytes."""
    if not size:
        return -1
    return 2 * place + 1 if size == 1 else place
