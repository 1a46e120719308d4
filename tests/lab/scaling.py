"""How games spread over many machines, measured with a Ray cluster on this one.

    RULEWRIGHT_MODE=compiled python -m tests.lab.scaling 20

Nodes of one core play the same games: first one node, then two. Prints how much faster two are, what playing behind Ray costs beside
playing in this process, and how much memory this process holds after more and more games. The number is the seconds that one core plays
each time. Two cores with nothing else to do need three minutes; where others run, the figures say little. See docs/cluster.md."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.lab.test_cluster import SMALL, begun, joined

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.lab.simulate import fast_totals

SECONDS, FIRST_SEED, FIRST_GAMES = 20.0, 1, 500
TABLES = (("termites", "greedy"), ("termites", "random"))
Kind = tuple[str, str]  # game and bot
MANY = (10_000, 100_000, 1_000_000)


@contextmanager
def nodes(many: int) -> Iterator[str]:
    """The address of a cluster with so many nodes of one core; its first machine does not play."""
    from ray.cluster_utils import Cluster

    made = begun(lambda: Cluster(initialize_head=True, head_node_args={**SMALL, "num_cpus": 0}))
    try:
        for _ in range(many):
            joined(made)
        yield made.address
    finally:
        made.shutdown()


def seconds(name: str, bot: str, games: int, cluster: str = "") -> float:
    """Between the first batch that comes back and the last: what starting takes is not counted, nor is what was played for it."""
    source = fast_totals(load(name), Settings(2), [bot, bot], range(FIRST_SEED, FIRST_SEED + games), 1, cluster)
    first = len(next(source))
    since = time.perf_counter()
    rest = sum(map(len, source))
    assert first + rest == games
    return (time.perf_counter() - since) / rest * games


def held() -> float:
    """Megabytes of this process in memory (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def main(wanted: float) -> None:
    many, alone = dict[Kind, int](), dict[Kind, float]()
    for kind in TABLES:
        seconds(*kind, FIRST_GAMES)  # compiles
        many[kind] = max(FIRST_GAMES, int(wanted * FIRST_GAMES / seconds(*kind, FIRST_GAMES)))
        alone[kind] = seconds(*kind, many[kind])
    behind = dict[int, dict[Kind, float]]()
    for count in (1, 2):
        with nodes(count) as address:
            for kind in TABLES:
                seconds(*kind, FIRST_GAMES, address)
            behind[count] = {kind: seconds(*kind, many[kind], address) for kind in TABLES}
            if count == 2:
                grown = [(games, seconds("termites", "random", games, address), held()) for games in MANY]
    print("| 2 players | games/s in this process | one node | two nodes | two to one | one node to this process |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for kind in TABLES:
        rates = [many[kind] / found[kind] for found in (alone, behind[1], behind[2])]
        shown = " | ".join(f"{rate:,.0f}" for rate in rates)
        print(f"| {' '.join(kind)} | {shown} | {rates[2] / rates[1]:.2f} | {rates[1] / rates[0]:.3f} |")
    print("\n| random games of Termites | seconds | memory, MB |\n| ---: | ---: | ---: |")
    for games, passed, megabytes in grown:
        print(f"| {games:,} | {passed:.0f} | {megabytes:.0f} |")


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else SECONDS)
