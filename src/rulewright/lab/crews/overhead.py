"""The overhead of playing on many machines, measured on this one: `python -m rulewright.lab.crews.overhead`. See docs/cluster.md.

A batch costs the coordinator some processor time, and leaves the core that plays it idle for a moment. From these two follows how many
cores can be kept busy."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from .cluster import Cluster

BATCHES, ROUNDS = 100, 20
MACHINES, CORES = (1, 2, 4, 10, 30, 100), 16
BATCH = 1.0  # seconds


class Nothing(NamedTuple):
    """A job that takes no time."""

    def begin(self) -> Callable[[int], int]:
        return abs


class Cost(NamedTuple):
    giving: float  # processor seconds of the coordinator per batch
    waiting: float  # wall-clock seconds between two batches of a core


def measured() -> Cost:
    """Wall-clock time, the best of several rounds: other programs only make it slower."""
    found = list[float]()
    with Cluster(Nothing(), "local") as crew:
        list(crew.answers(range(BATCHES)))
        before = processor(crew)
        for _ in range(ROUNDS):
            since = time.perf_counter()
            list(crew.answers(range(BATCHES)))
            found.append((time.perf_counter() - since) / BATCHES)
        return Cost((processor(crew) - before) / BATCHES / ROUNDS, min(found) * crew.cores)


def processor(crew: Cluster[int, int]) -> float:
    """Processor seconds of this process and the steward so far (Linux)."""
    fields = Path(f"/proc/{crew.pid}/stat").read_text().rpartition(")")[2].split()
    return time.process_time() + sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def speed_up(cost: Cost, cores: int) -> float:
    """Compared with one core that plays alone."""
    return min(cores * BATCH / (BATCH + cost.waiting), BATCH / cost.giving)


def main() -> None:
    cost = measured()
    print(f"giving out a batch: {1000 * cost.giving:.2f} ms; a core between two batches: {1000 * cost.waiting:.2f} ms")
    print(f"| machines of {CORES} cores | speed-up over one core | efficiency |\n|---:|---:|---:|")
    for machines in MACHINES:
        cores = machines * CORES
        print(f"| {machines} | {speed_up(cost, cores):,.0f} | {speed_up(cost, cores) / cores:.1%} |")


if __name__ == "__main__":
    from rulewright.lab.crews import overhead  # by the name that other processes know

    overhead.main()
