"""Writes entries, which happens with every move. SQLite runs in this process and gets prepared SQL directly: anything in between would take
longer than its work."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from sqlite3 import IntegrityError
from typing import Any

from sqlalchemy import Connection, PoolProxiedConnection
from sqlalchemy.dialects.postgresql import insert

from .database_tables import entries

Entries = list[dict[str, Any]]
Numbers = set[tuple[str, int]]  # identify entries: table and number
COLUMNS = [column.name for column in entries.columns]
in_order = itemgetter(*COLUMNS)
INSERT = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES "
ROW = f"({', '.join('?' for _ in COLUMNS)})"
ONE_BY_ONE = f"{INSERT}{ROW} ON CONFLICT DO NOTHING"
TOGETHER = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)


def to_file(connection: Connection, new: Entries) -> Numbers:
    """As part of a transaction."""
    return into(connection.connection, new)


def alone_to_file(file: PoolProxiedConnection, new: Entries) -> Numbers:
    """A statement outside of a transaction is one by itself, which saves beginning and committing it."""
    driver: Any = file.driver_connection
    driver.isolation_level = None
    try:
        return into(file, new)
    finally:
        driver.isolation_level = "DEFERRED"


def into(file: PoolProxiedConnection, new: Entries) -> Numbers:
    """In one statement, because during each the event loop may take the interpreter's lock and keep it for milliseconds. If a number is
    taken, nothing has been written, and they are written one by one."""
    cursor = file.cursor()
    try:
        cursor.execute(INSERT + ", ".join([ROW] * len(new)), [value for entry in new for value in in_order(entry)])
    except IntegrityError:
        new = [entry for entry in new if cursor.execute(ONE_BY_ONE, in_order(entry)).rowcount == 1]
    return {(entry["table_id"], entry["seq"]) for entry in new}


def over_network(connection: Connection, new: Entries) -> Numbers:
    """All in one statement."""
    return {(row.table_id, row.seq) for row in connection.execute(TOGETHER, new)}


def appending(dialect: str) -> Callable[[Connection, Entries], Numbers]:
    """A function that writes entries and returns those whose numbers were free."""
    return to_file if dialect == "sqlite" else over_network
