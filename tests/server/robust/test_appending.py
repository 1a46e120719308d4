"""Entries are written by themselves if nothing else belongs to their transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.server.store import migrate
from rulewright.server.store.database import Database, database_for
from rulewright.server.store.store import Terms, User, keep_position, lay_table, new_id, now
from rulewright.server.store.users import added
from rulewright.server.store.writer import Writer
from rulewright.server.tables import new_table

AGREED: dict[str, Any] = {"rated": False, "open": False, "watched": False, "patience": 60}


def entry(terms: Terms, seq: int) -> dict[str, Any]:
    return {"table_id": terms.id, "seq": seq, "at": now(), "move": True, "asked": 0, "bot": False, "body": "{}"}


async def laid(database: Database) -> Terms:
    """A table without entries."""
    host = User(new_id(), "Anna", None, None, 0, now())
    terms = new_table.terms_of(load("termites"), Settings(2), host, **AGREED)

    def lay(connection: Connection) -> None:
        for statement in (added(host), *lay_table(terms, "gathering", [], [])):
            connection.execute(statement)

    await database.run(lay)
    return terms


async def numbers(database: Database, table: str = "entries") -> list[int]:
    def found(connection: Connection) -> list[int]:
        return [row[0] for row in connection.exec_driver_sql(f"SELECT seq FROM {table} ORDER BY seq")]

    return await database.run(found)


def at_a_table(url: str, tried: Callable[[Database, Terms], Awaitable[None]]) -> None:
    """Try that with a new database, which has a table without entries."""

    async def run() -> None:
        database = database_for(url, 1)
        try:
            await tried(database, await laid(database))
        finally:
            await database.close()

    migrate.run(url)
    asyncio.run(run())


def test_free_numbers_are_written_and_taken_ones_are_told(database_url: str) -> None:
    async def tried(database: Database, terms: Terms) -> None:
        other, name = database_for(database_url, 1), terms.id
        try:
            assert await database.append([entry(terms, 1), entry(terms, 2)]) == {(name, 1), (name, 2)}
            assert await numbers(other) == [1, 2]
            assert await database.append([entry(terms, 2), entry(terms, 3)]) == {(name, 3)}  # a number is taken
            assert await numbers(other) == [1, 2, 3]
        finally:
            await other.close()

    at_a_table(database_url, tried)


def test_what_belongs_together_is_still_one_transaction(database_url: str) -> None:
    async def tried(database: Database, terms: Terms) -> None:
        writer = Writer(database)
        writer.start()
        try:
            assert await writer.write(entry(terms, 1))
            kept = [keep_position(terms.id, 1, b"first"), keep_position(terms.id, 1, b"again")]
            assert not await writer.write(entry(terms, 2), kept)  # the second position is refused
            assert await numbers(database) == [1]
            assert await numbers(database, "snapshots") == []
            assert await writer.write(entry(terms, 2), kept[:1])
            assert await numbers(database) == [1, 2]
        finally:
            await writer.stop()

    at_a_table(database_url, tried)
