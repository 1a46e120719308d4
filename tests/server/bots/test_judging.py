"""A decision under review waits for a worker with compiled rules, however long that takes."""

from __future__ import annotations

import asyncio

from rulewright.players.review import Judged
from rulewright.server.bots.pipe import READY, packed

from .asking import python, running

FOUND = Judged(3, 0, 5, 7, 0.5, 0.1, 0.02, (7,))
# answers whatever it is asked, one whole question at a time
PROGRAM = f"""
import os
os.write(1, {packed(READY)!r})
while head := os.read(0, 4):
    left = int.from_bytes(head, "big")
    while left:
        left -= len(os.read(0, left))
    os.write(1, {packed(FOUND)!r})
"""


def test_a_question_asked_before_any_worker_is_ready_is_still_answered() -> None:
    """A worker that starts later is taught then; the one with interpreted rules, which searches less, is never asked."""

    async def ask() -> None:
        async with running(compiled=True, command=python(PROGRAM)) as pool:
            assert await pool.judge("termites", b"a letter", 5, 3, "Anna") == FOUND
            interpreted = next(worker for worker in pool._workers if not worker.compiled)
            assert interpreted.crashes == 0
            assert all(worker.learnt(("termites", "search")) for worker in pool._workers)

    asyncio.run(ask())
