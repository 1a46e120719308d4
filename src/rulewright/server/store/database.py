"""Connections to a database. A unit of work is a plain function of a connection, run as one transaction.

SQLite is a library: the work runs in a thread, with one switch there and back however many statements it has. PostgreSQL is a server:
waiting for it needs no thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.server.config import driver

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
T = TypeVar("T")


class Database(Protocol):
    dialect: str

    async def run(self, work: Callable[[Connection], T]) -> T: ...
    async def close(self) -> None: ...


class File:
    dialect = "sqlite"

    def __init__(self, address: str, connections: int) -> None:
        self._engine = create_engine(address, pool_size=connections, max_overflow=0, pool_reset_on_return=None)
        self._threads = ThreadPoolExecutor(connections, "database")
        event.listen(self._engine, "connect", self._prepare)

    @staticmethod
    def _prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class Network:
    dialect = "postgresql"

    def __init__(self, address: str, connections: int) -> None:
        self._engine = create_async_engine(
            driver(address), pool_size=connections, max_overflow=0, pool_reset_on_return=None, pool_timeout=10
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def database_for(address: str, connections: int) -> Database:
    """Returned connections need no reset: every use is one transaction that has ended."""
    return File(address, connections) if address.startswith("sqlite:") else Network(address, connections)
