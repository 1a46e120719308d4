"""Reads from and writes to a database: reading uses a pool of connections, writing the writer's single one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import structlog
from sqlalchemy import Connection, Row, Select, select, text
from sqlalchemy.exc import SQLAlchemyError

from .database import Database, database_for
from .readiness import Readiness
from .writer import Unavailable, Writer

READERS = 4
log = structlog.get_logger("store")


class Connections:
    def __init__(self, address: str, connected: Callable[[str, int], Database] = database_for) -> None:
        """`connected` opens a number of connections to an address."""
        self._reading, self._writing = connected(address, READERS), connected(address, 1)
        self.writer = Writer(self._writing)
        self._readiness = Readiness(self.writer)

    async def open(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self._writing.close()
        await self._reading.close()

    async def ready(self) -> None:
        """Raises if the database does not answer, or accepts no writes."""
        await self._read(select(text("1")))
        await self._readiness.check()

    async def _read(self, query: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        """Retries once if the connection was lost. `values` fill in the query's parameters."""

        def rows(connection: Connection) -> list[Row[Any]]:
            return list(connection.execute(query, values))

        try:
            return await self._reading.run(rows)
        except (SQLAlchemyError, OSError):
            try:
                return await self._reading.run(rows)
            except (SQLAlchemyError, OSError) as error:
                log.warning("nothing can be read", why=str(error).partition("\n")[0])
                raise Unavailable from None
