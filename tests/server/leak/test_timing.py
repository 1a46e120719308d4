"""A bot's response time does not reveal how much it had to choose from.

Bots play among themselves, and afterwards the number of choices for each action is known. An observer who knows only the times of the
entries guesses: of an action with many choices and one with few, the slower is the one with many. If bots answer at once and think long
about many choices, that is right; at a pace, it is no better than chance. Time is simulated, so other processes have no influence."""

from __future__ import annotations

import asyncio
from itertools import product

import pytest
from tests.server.simulated import Takes, Thinkers, by_choices, in_simulated_time, serving

from rulewright.server.tables.story import ENDED
from rulewright.server.tables.table import Table

TABLES = 4  # with one worker, for which slow thinkers have to wait
PACE = 0.9  # seconds
BUDGET = 2.0  # seconds to think
QUICK, SLOW = 0.002, 0.05  # seconds for each choice: one takes a moment, the other most of the pace


def right(pace: float, takes: Takes, tables: int = TABLES) -> float:
    """The share of right guesses."""
    found = sorted(in_simulated_time(lambda: choices_and_times(pace, takes, tables)))
    third = len(found) // 3
    pairs = list(product(found[-third:], found[:third]))
    return sum(1.0 if slow > quick else 0.5 if slow == quick else 0.0 for (_, slow), (_, quick) in pairs) / len(pairs)


async def choices_and_times(pace: float, takes: Takes, tables: int) -> list[tuple[int, int]]:
    """For each action: how many were legal, and after how many milliseconds it came."""
    async with serving(lambda: Thinkers(1, BUDGET, takes), bot_pace=pace) as server:
        (hall,), anna = server.halls, server.person("Anna")
        begun = [await server.game(hall, anna, 0, "pip", "pip") for _ in range(tables)]
        while not all([await is_over(table) for table in begun]):
            await asyncio.sleep(10.0)
        return [one for table in begun for one in await looked_at(table)]


async def is_over(table: Table) -> bool:
    async with table.lock:
        await table.wake()
        return bool(table.status == ENDED)


async def looked_at(table: Table) -> list[tuple[int, int]]:
    async with table.lock:
        await table.wake()
        start = next(row.seq for row in table.rows if row.entry.kind == "start")
        journal, found = table.journal_at(start, await table.store.snapshots(table.terms.id)), []
        for before, row in zip(table.rows[start - 1 :], table.rows[start:], strict=False):
            found.append((len(journal.match.legal()), row.at - before.at))
            journal.replay(row.entry.line)
    return found


def test_answers_at_once_tell_it() -> None:
    assert right(0.0, by_choices(SLOW), tables=1) > 0.95


@pytest.mark.parametrize("takes", [by_choices(QUICK), by_choices(SLOW)], ids=["quick", "slow"])
def test_answers_at_a_pace_do_not(takes: Takes) -> None:
    """Even if all have to wait for a worker, as slow thinkers do here."""
    assert 0.35 < right(PACE, takes) < 0.65
