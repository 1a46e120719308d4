"""The database of a simulated server: SQLite in memory, behind a network that is slow, breaks, and loses answers.

Each unit of work is one transaction, as in the real one. It happens at one instant, so whatever was committed stays; but the connection may
break before or after it, and the caller cannot tell which."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from rulewright.server.store import database
from rulewright.server.store.appending import Entries, Numbers, to_file
from rulewright.server.store.database_tables import metadata

from .chances import Chances
from .loop import Process, current

T = TypeVar("T")
FULL = "synchronous=FULL"
UNSAFE = 1.0  # seconds of commits lost in a power cut, if they are not flushed


class SimulatedDatabase:
    """The database shared by all workers."""

    def __init__(self, chances: Chances) -> None:
        self._chances = chances
        self.engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        metadata.create_all(self.engine)
        self.away = self.full = False
        self.slow = 0.0  # extra seconds that an answer may take
        self.committed: Callable[[Process], None] = lambda process: None  # called after every transaction
        self._raw: Any = self.engine.raw_connection().driver_connection
        self._young: list[tuple[float, int]] = []  # times of recent commits, with their last entry

    def connected(self, address: str, connections: int) -> Connections:
        return Connections(self, connections)

    def query(self, sql: str, *values: Any) -> list[Any]:
        """For the checks: read what is on disk."""
        return list(self._raw.execute(sql, values))

    def transact(self, work: Callable[[Connection], T], process: Process) -> T:
        before, written = self._raw.total_changes, False
        with self.engine.begin() as connection:
            result = work(connection)
            written = self._raw.total_changes != before
            if written and self.full:
                raise OperationalError("", None, OSError("database or disk is full"))
        if written:
            if FULL not in database.PRAGMAS:
                self._young.append((self._chances.now(), self.query("SELECT max(rowid) FROM entries")[0][0] or 0))
            self.committed(process)
        return result

    def power_cut(self) -> None:
        """Lose whatever was not flushed: nothing, with synchronous FULL."""
        kept = [last for when, last in self._young if when < self._chances.now() - UNSAFE]
        if self._young:
            self._raw.execute("DELETE FROM entries WHERE rowid > ?", (kept[-1] if kept else 0,))
            self._raw.commit()
        self._young.clear()


class Connections:
    """A connection pool of one process."""

    dialect = "sqlite"

    def __init__(self, server: SimulatedDatabase, connections: int) -> None:
        self._server, self._chances = server, server._chances
        self._free = asyncio.Semaphore(connections)

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._free:
            await self._travel()
            result = self._server.transact(work, current.get())
            await self._travel()
            return result

    async def append(self, new: Entries) -> Numbers:
        return await self.run(lambda connection: to_file(connection, new))

    async def _travel(self) -> None:
        """The way to the database or back; if the way back breaks, the work has still been done."""
        server, chances = self._server, self._chances
        await asyncio.sleep(chances.between(0.0001, 0.002) + server.slow * chances.random())
        if server.away or chances.happens("connection lost"):
            raise self._lost()

    def _lost(self) -> Exception:
        if self._chances.random() < 0.5:
            return ConnectionRefusedError("the database is away")
        return OperationalError("", None, OSError("connection lost"), connection_invalidated=True)

    async def close(self) -> None:
        """Nothing to close."""
