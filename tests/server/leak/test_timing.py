"""The time that a bot takes does not tell how much it had to choose from.

Bots play among themselves, and afterwards it is known of each of their actions how many others there were. Somebody who knows nothing but
the times of the entries guesses: of an action with many others and one with few, the slower is the one with many. Where bots answer at
once, that is mostly right if they think long about many choices; at a pace, no better than by lot.
"""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulewright.server.bots.pool import Choice, Decision
from rulewright.server.tables.table import Table

from .games import arrive
from .served import Served, serving

TABLES = 3  # so few that the one worker has time for all of them, also on a busy machine
ACTIONS = 120
PACE = 0.9  # seconds
LONG = 0.01  # seconds for each choice: more than other processes on the machine blur


def right(bot: str, pace: float, folder: Path, ponders: float = 0.0) -> float:
    """The share of guesses that are right."""
    found = sorted(asyncio.run(choices_and_times(bot, pace, folder / "tables.db", ponders)))
    third = len(found) // 3
    pairs = list(product(found[-third:], found[:third]))
    return sum(1.0 if slow > quick else 0.5 if slow == quick else 0.0 for (_, slow), (_, quick) in pairs) / len(pairs)


async def choices_and_times(bot: str, pace: float, database: Path, ponders: float) -> list[tuple[int, int]]:
    """Of each action: how many were legal, and after how many milliseconds it came. The bots ponder so many seconds over each choice, which
    no pace hides: it is planted before the server sees it."""
    async with serving(database, bots=1, bot_pace=pace) as served:
        plain = served.hall.bots.choose

        async def choose(asked: Decision, *others: Any, **named: Any) -> Choice:
            await asyncio.sleep(ponders * len(asked.legal))
            return await plain(asked, *others, **named)

        served.hall.bots.choose = choose  # type: ignore[method-assign]
        tables = [await begun(served, bot) for _ in range(TABLES)]
        while sum(table.seq for table in tables) < ACTIONS:
            await asyncio.sleep(0.1)
        return [one for table in tables for one in await looked_at(table)]


async def begun(served: Served, bot: str) -> Table:
    wish = {"game": "termites", "own_seats": 0, "bots": [bot] * 2, "start": True}
    made = await served.done(await arrive(served, "Anna"), "POST", "/tables", wish)
    return await served.hall.table(made["table"])


async def looked_at(table: Table) -> list[tuple[int, int]]:
    async with table.lock:
        await table.wake()
        start = next(row.seq for row in table.rows if row.entry.kind == "start")
        journal, found = table.journal_at(start, await table.store.snapshots(table.terms.id)), []
        for before, row in zip(table.rows[start - 1 :], table.rows[start:], strict=False):
            found.append((len(journal.match.legal()), row.at - before.at))
            journal.replay(row.entry.line)
    return found[1:]  # the first waited for the worker to start


def test_answers_at_once_tell_it(tmp_path: Path) -> None:
    assert right("greedy", 0.0, tmp_path, ponders=LONG) > 0.7


@pytest.mark.parametrize("bot", ["greedy", "pip"])
def test_answers_at_a_pace_do_not(bot: str, tmp_path: Path) -> None:
    """Also where all have to wait for a worker, as those who search do here."""
    assert 0.3 < right(bot, PACE, tmp_path) < 0.7
