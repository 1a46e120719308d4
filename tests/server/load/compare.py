"""Compares two servers' costs of a move and of a reconnecting socket: `python -m tests.server.load.compare THERE [HERE [TABLES [ROUNDS]]]`.

THERE and HERE are checkouts. Their servers are measured alternately, in processor time, so it works on a busy machine: that makes both
slower, and the lowest figures are the least disturbed."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from unittest.mock import patch

import uvloop
from msgspec import Struct

from rulewright.server.config import Config
from rulewright.server.loadtest import own
from rulewright.server.loadtest.course import HOST, allow_many_sockets
from rulewright.server.loadtest.crowd import Crowd
from rulewright.server.loadtest.figures import Tally
from rulewright.server.store import migrate

from .growth import GAME, PLAYERS, used

SECONDS = 8.0  # of play
BACK = 10  # reconnections of everybody
FIGURES = ("ms a move", "ms a socket")


class Cost(Struct):
    """Milliseconds of the server's processor time."""

    move: float
    socket: float


async def cost(config: Config, log: Path, tables: int) -> Cost:
    async with own.OwnServer(config, log) as server:
        crowd, tally = Crowd(server.url, tables, GAME, PLAYERS, lambda part, done: None), Tally()
        await crowd.sit_down()
        before = used(server).seconds
        await crowd.play("", tally, SECONDS)
        between = used(server).seconds
        for _ in range(BACK):
            await asyncio.gather(*(party.reconnect() for party in crowd.parties))
        after = used(server).seconds
        crowd.hang_up()
    return Cost((between - before) * 1000 / tally.made, (after - between) * 1000 / (BACK * PLAYERS * tables))


def measured(checkout: Path, tables: int) -> Cost:
    """The server of a checkout; the players are this checkout's."""
    with (
        tempfile.TemporaryDirectory(prefix="rulewright-") as folder,
        patch.dict(os.environ, {"PYTHONPATH": str(checkout / "src")}),
    ):
        address = f"sqlite:///{folder}/load.db"
        migrate.run(address)
        config = Config(address, "", HOST, own.free_port(HOST), 1, limits=False, bots_compiled=False, bot_pace=0)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(cost(config, Path(folder, "log"), tables))


def main(there: Path, here: Path, tables: int, rounds: int) -> None:
    allow_many_sockets()
    found = defaultdict[Path, list[Cost]](list)
    for number in range(rounds):
        for checkout in (there, here):
            found[checkout].append(measured(checkout.resolve(), tables))
            print(number + 1, checkout, found[checkout][-1], flush=True)
    for checkout, costs in found.items():
        moves, sockets = [each.move for each in costs], [each.socket for each in costs]
        for what, figures in zip(FIGURES, (moves, sockets), strict=True):
            print(f"{checkout}: {what}: lowest {min(figures):.3f}, median {median(figures):.3f}")


if __name__ == "__main__":
    there, here, tables, rounds, *_ = [*sys.argv[1:], *("", ".", "20", "5")[len(sys.argv) - 1 :]]
    main(Path(there), Path(here), int(tables), int(rounds))
