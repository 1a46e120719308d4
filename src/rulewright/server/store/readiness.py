"""Whether the database accepts writes. Can be called as often as you like; actual attempts are made now and then.

A full disk, or a read-only database, answers every query and accepts no move. One failure is enough to be unready; becoming ready again
takes two successes in a row, so that a disk with room for a moment does not look healthy."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import delete, insert

from .database_tables import shared
from .writer import Unavailable, Writer

EVERY = 3.0  # seconds between attempts
PATIENCE = 5.0  # seconds for one attempt
ENOUGH = 2  # successes in a row
ROW = "tried"  # among the shared values; rewritten by each attempt


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
            if self._writer.failures > self._failures:  # this attempt, or somebody's move
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
