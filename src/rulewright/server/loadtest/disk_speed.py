"""The speed of the disk itself, and how much of it the games use."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from sqlalchemy import text

from rulewright.server.store.database import database_for

BLOCK = bytes(4096)
SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_total_relation_size('entries') + pg_total_relation_size('snapshots')",
}


def flushes_per_second(folder: Path, seconds: float) -> float:
    """How many small writes can be flushed one after another: storing moves one by one cannot be faster."""
    with tempfile.TemporaryFile(dir=folder) as file:
        count, begun = 0, time.perf_counter()
        while (passed := time.perf_counter() - begun) < seconds:
            os.write(file.fileno(), BLOCK)
            getattr(os, "fdatasync", os.fsync)(file.fileno())
            count += 1
    return count / passed


async def stored_bytes(address: str) -> int:
    database = database_for(address, 1)
    try:
        return await database.run(lambda connection: int(connection.execute(text(SIZE[database.dialect])).scalar_one()))
    finally:
        await database.close()
