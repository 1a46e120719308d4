"""How the server scales with tables and workers: closed loops, in which everyone answers at once.

Client, server and database share the machine, so two cores do the work of all of them."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

import uvloop
from msgspec import Struct
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis, redis_program

from rulewright.server.config import Config
from rulewright.server.loadtest import own
from rulewright.server.loadtest.course import HOST, allow_many_sockets
from rulewright.server.loadtest.crowd import Crowd
from rulewright.server.loadtest.figures import Moves, Tally
from rulewright.server.store import migrate

GAME, PLAYERS = "termites", 2
SQLITE, RELAXED, POSTGRESQL = "SQLite", "SQLite, synchronous NORMAL", "PostgreSQL"


class Point(Struct):
    database: str
    workers: int
    moves: Moves
    megabytes: float  # of all processes of the server
    sockets: int = 0  # reconnected at once, if that was measured
    back_after: float = 0.0  # seconds until the last of them knew the state of its table
    cpu_per_socket: float = 0.0  # milliseconds of the server's processes


class Services:
    """What several workers need. Started on demand."""

    def __init__(self) -> None:
        self._stack = ExitStack()

    @cached_property
    def postgres(self) -> Postgres:
        return self._stack.enter_context(Postgres())

    @cached_property
    def redis(self) -> Redis:
        program = redis_program()
        assert program, "there is no Redis"
        server = self._stack.enter_context(Redis(program))
        server.start()
        return server

    def __enter__(self) -> Services:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


def measured(
    services: Services, database: str, workers: int, tables: int, seconds: float, *, returning: bool = False
) -> Point:
    with (
        tempfile.TemporaryDirectory(prefix="rulewright-") as folder,
        stored(services, database, Path(folder)) as (address, bus),
    ):
        config = Config(address, bus, HOST, own.free_port(HOST), workers, limits=False, bots_compiled=False, bot_pace=0)
        migrate.run(address)
        allow_many_sockets()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(played(database, config, tables, seconds, Path(folder, "log"), returning))


@contextmanager
def stored(services: Services, database: str, folder: Path) -> Iterator[tuple[str, str]]:
    """The addresses of a fresh database and, if needed, of a bus."""
    with ExitStack() as stack:
        if database == RELAXED:
            stack.enter_context(patch.object(own, "command", relaxed))
        if database != POSTGRESQL:
            yield f"sqlite:///{folder / 'load.db'}", ""
            return
        postgres = services.postgres
        yield postgres.url_for(stack.enter_context(postgres.fresh_database())), services.redis.url


def relaxed(config: Config) -> list[str]:
    return [sys.executable, "-m", "tests.server.load.relaxed", *COMMAND(config)[3:]]


COMMAND = own.command


async def played(database: str, config: Config, tables: int, seconds: float, log: Path, returning: bool) -> Point:
    async with own.OwnServer(config, log) as server:
        crowd = Crowd(server.url, tables, GAME, PLAYERS, lambda part, done: None)
        await crowd.sit_down()
        before, tally = used(server), Tally()
        await crowd.play("", tally, seconds)
        after = used(server)
        moves = tally.moves(tables, None, after.seconds - before.seconds)
        assert moves, "nothing was played"
        point = Point(database, config.workers, moves, after.megabytes)
        if returning:
            await come_back(crowd, server, point)
        crowd.hang_up()
        return point


async def come_back(crowd: Crowd, server: own.OwnServer, point: Point) -> None:
    before, began = used(server), perf_counter()
    await asyncio.gather(*(party.reconnect() for party in crowd.parties))
    point.sockets, point.back_after = PLAYERS * len(crowd.parties), perf_counter() - began
    point.cpu_per_socket = (used(server).seconds - before.seconds) * 1000 / point.sockets


def used(server: own.OwnServer) -> own.Use:
    use = server.use()
    assert use, "the server has ended"
    return use
