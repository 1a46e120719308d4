"""Writes entries, which happens with every move. SQLite runs in this process and gets prepared SQL directly: anything in between would take
longer than its work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert

from .database_tables import entries

Entries = list[dict[str, Any]]
Numbers = set[tuple[str, int]]  # identify entries: table and number
COLUMNS = [column.name for column in entries.columns]
INSERT = "INSERT INTO entries ({}) VALUES ({}) ON CONFLICT DO NOTHING".format(
    ", ".join(COLUMNS), ", ".join(f":{name}" for name in COLUMNS)
)
TOGETHER = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)


def to_file(connection: Connection, new: Entries) -> Numbers:
    cursor = connection.connection.cursor()
    return {(entry["table_id"], entry["seq"]) for entry in new if cursor.execute(INSERT, entry).rowcount == 1}


def over_network(connection: Connection, new: Entries) -> Numbers:
    """All in one statement."""
    return {(row.table_id, row.seq) for row in connection.execute(TOGETHER, new)}


def appending(dialect: str) -> Callable[[Connection, Entries], Numbers]:
    """A function that writes entries and returns those whose numbers were free."""
    return to_file if dialect == "sqlite" else over_network
