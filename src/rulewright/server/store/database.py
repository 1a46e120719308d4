"""Connections to a database. A unit of work is a plain function of a connection, run as one transaction.

SQLite is a library: the work runs in a thread, with one switch there and back however many statements it has. Each thread keeps
its connection, and takes its work from a plain queue: an executor and a pool would cost as much as the work itself. PostgreSQL is a
server: waiting for it needs no thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.server.config import driver

from .appending import Entries, Numbers, alone_to_file, over_network

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
T = TypeVar("T")


class Database(Protocol):
    dialect: str

    async def run(self, work: Callable[[Connection], T]) -> T: ...
    async def append(self, new: Entries) -> Numbers: ...
    async def close(self) -> None: ...


class Task(NamedTuple):
    work: Callable[[Connection], Any] | Entries
    loop: asyncio.AbstractEventLoop  # where it is awaited
    answer: asyncio.Future[Any]


class File:
    dialect = "sqlite"

    def __init__(self, address: str, connections: int) -> None:
        self._engine = create_engine(address, pool_size=connections, max_overflow=0, pool_reset_on_return=None)
        self._tasks = SimpleQueue[Task | None]()  # None: a thread ends
        self._threads = [Thread(target=self._serve, name="database", daemon=True) for _ in range(connections)]
        self._running = False
        event.listen(self._engine, "connect", self._prepare)

    @staticmethod
    def _prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    async def run(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._answer(work)
        return result

    async def append(self, new: Entries) -> Numbers:
        """Writes entries and nothing else. Returns those whose numbers were free."""
        result: Numbers = await self._answer(new)
        return result

    def _answer(self, work: Callable[[Connection], Any] | Entries) -> asyncio.Future[Any]:
        if not self._running:
            self._running = True
            for thread in self._threads:
                thread.start()
        loop = asyncio.get_running_loop()
        task = Task(work, loop, loop.create_future())
        self._tasks.put(task)
        return task.answer

    def _serve(self) -> None:
        connection: Connection | None = None
        while task := self._tasks.get():
            try:
                connection = connection or self._engine.connect()
                done = partial(succeed, task.answer, carried_out(connection, task.work))
            except BaseException as error:  # whatever it is, somebody waits
                done = partial(fail, task.answer, error)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                task.loop.call_soon_threadsafe(done)
            del task, done  # while waiting for the next one
        if connection:
            connection.close()

    async def close(self) -> None:
        """Once all work is done."""
        if self._running:
            for _ in self._threads:
                self._tasks.put(None)
            for thread in self._threads:
                await asyncio.to_thread(thread.join)
        self._engine.dispose()


def carried_out(connection: Connection, work: Callable[[Connection], Any] | Entries) -> Any:
    if not callable(work):
        return alone_to_file(connection.connection, work)
    with connection.begin():
        return work(connection)


def succeed(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():  # somebody still waits
        answer.set_result(result)


def fail(answer: asyncio.Future[Any], error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)


class Network:
    dialect = "postgresql"

    def __init__(self, address: str, connections: int) -> None:
        self._engine = create_async_engine(
            driver(address), pool_size=connections, max_overflow=0, pool_reset_on_return=None, pool_timeout=10
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, new: Entries) -> Numbers:
        return await self.run(lambda connection: over_network(connection, new))

    async def close(self) -> None:
        await self._engine.dispose()


def database_for(address: str, connections: int) -> Database:
    """Returned connections need no reset: every use is one transaction that has ended."""
    return File(address, connections) if address.startswith("sqlite:") else Network(address, connections)
