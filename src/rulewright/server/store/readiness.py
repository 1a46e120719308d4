"""Whether the database takes what is written. It may be asked as often as anybody likes, and is tried now and then.

A disk that is full, or a database that can only be read, answers every question and takes no move. One failure is enough to be unready;
to be ready again takes two successes in a row, so that a disk on which there is room for a moment does not look well.
"""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import delete, insert

from .database_tables import shared
from .writer import Unavailable, Writer

EVERY = 3.0  # seconds between two tries
PATIENCE = 5.0  # seconds for one
ENOUGH = 2  # successes in a row
ROW = "tried"  # in what the processes share; each try writes it anew


class Readiness:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._trying = asyncio.Lock()
        self._next, self._successes, self._failures = 0.0, ENOUGH, 0

    async def check(self) -> None:
        """Raises Unavailable if it is not ready."""
        async with self._trying:
            if time.monotonic() >= self._next:
                await self._try()
                self._next = time.monotonic() + EVERY
            if self._writer.failures > self._failures:  # it was this try, or somebody's move
                self._failures, self._successes = self._writer.failures, 0
        if self._successes < ENOUGH:
            raise Unavailable

    async def _try(self) -> None:
        row = [delete(shared).where(shared.c.name == ROW), insert(shared).values(name=ROW, value=str(time.time_ns()))]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.write(None, row)
            self._successes += 1
        except (Unavailable, TimeoutError):
            self._successes = 0
