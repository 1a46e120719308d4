"""Only the server knows a bot's random numbers until the game is over and its seed is published."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.leak.games import arrive
from tests.server.leak.served import Served, serving
from tests.server.leak.worlds import positions

from rulewright.server.tables import new_table
from rulewright.server.tables.story import ENDED
from rulewright.server.tables.table import Table


def guess(table: Table, seat: int, seq: int, legal: list[int]) -> int:
    """Guess from numbers that everybody at the table knows."""
    key = f"{table.terms.id} {seat} {seq}".encode()
    return random.Random(int.from_bytes(hashlib.blake2b(key, digest_size=7).digest(), "big")).choice(legal)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_nobody_can_foretell_a_bot_that_does_not_think(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without workers, so that the greedy bot's actions are random, too. It is always the same game."""
    monkeypatch.setattr(new_table, "secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size))))

    async def play() -> tuple[int, int]:
        async with serving(tmp_path / "tables.db") as served:
            return await guessed(served, await finished(served, bot))

    right, all_of_them = asyncio.run(play())
    assert all_of_them > 50
    assert right < all_of_them * 0.75


async def finished(served: Served, bot: str) -> Table:
    wish = {"game": "termites", "own_seats": 0, "bots": [bot] * 2, "start": True}
    made = await served.done(await arrive(served, "Anna"), "POST", "/tables", wish)
    table = await served.hall.table(made["table"])
    while table.status != ENDED:
        await asyncio.sleep(0.01)
    return table


async def guessed(served: Served, table: Table) -> tuple[int, int]:
    """How many actions were guessed right, and out of how many with a choice."""
    right = tried = 0
    async with table.lock:
        await table.wake()
        kept = await table.store.snapshots(table.terms.id)
        match = None
        for seq, match in positions(table, kept):
            if seq == table.seq or len(legal := match.legal()) == 1:
                continue
            action = match.game.write(match.look(), guess(table, match.actor, seq, legal))
            right += table.rows[seq].entry.line["do"] == action
            tried += 1
    return right, tried
