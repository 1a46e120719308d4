"""Deletes what nobody has used for a long time: tables without activity for some days, and guests who have not played.

A table is kept for at least its own patience. A wrong clock must not cost anybody a game: steps of the clock are ignored, and if nothing at
all has happened for that long, nothing is deleted automatically. The server admin can still do it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

import structlog

from rulewright.kernel.message import UserError
from rulewright.server.clock import clock
from rulewright.server.store.store import Store
from rulewright.server.store.visits import without_table, without_traces
from rulewright.server.store.writer import Unavailable
from rulewright.server.tables.hall import Hall

from .farewell import clear_up

DAY = 86_400_000  # milliseconds
HOUR = 3600.0  # seconds between checks
REPORTED = 100  # tables between progress messages in the log
log = structlog.get_logger("keeping")


class Idle(NamedTuple):
    """What would be deleted."""

    tables: list[str]
    guests: list[str]


async def idle(store: Store, tables: int, guests: int) -> Idle:
    """What has been idle for that number of days; 0: never."""
    found = [
        id
        for id, last, patience in (await store.idle_tables(clock.before(tables * DAY)) if tables else ())
        if clock.elapsed(last) > max(tables * DAY, patience * 1000)
    ]
    return Idle(found, await store.idle_guests(clock.before(guests * DAY)) if guests else [])


async def remove_guest(store: Store, id: str) -> None:
    """Empty a guest. Their name is removed from the remaining tables when a server cleans up."""
    await store.empty(id)


# ------------------------------------------------------------- by server admins
def tidied(tracked: Callable[[list[str]], Iterable[str]]) -> Callable[[Store, int, int], Awaitable[Idle]]:
    """A function that finds and deletes what is idle; `tracked` iterates and shows the progress. A running server notices when somebody
    visits a deleted table."""

    async def tidy(store: Store, tables: int, guests: int) -> Idle:
        found = await idle(store, tables, guests)
        for id in tracked(found.tables):
            await store.writer.write(None, without_table(id))
        for id in tracked(found.guests):
            await remove_guest(store, id)
        await store.writer.write(None, without_traces())
        return found

    return tidy


# ------------------------------------------------------------- by the server itself
async def keep_tidy(hall: Hall) -> None:
    """Runs as long as the server."""
    while True:
        try:
            await clear_up(hall)
            await let_go(hall)
        except Unavailable:
            log.warning("nothing is cleared away while the database is away")
        await asyncio.sleep(HOUR)


async def let_go(hall: Hall) -> None:
    store, config = hall.store, hall.config
    days = [kept for kept in (config.keep_tables, config.keep_guests) if kept]
    if not days:
        return
    if clock.elapsed(await store.newest()) > min(days) * DAY:
        log.warning("nothing has happened here for so long that nothing is cleared away: is the clock right?")
        return
    found = await idle(store, config.keep_tables, config.keep_guests)
    for number, id in enumerate(found.tables, 1):
        await remove_table(hall, id)
        if number % REPORTED == 0:
            log.info("tables are being cleared away", done=number, of=len(found.tables))
    for id in found.guests:
        await remove_guest(store, id)
        await asyncio.sleep(0)
    if found.tables or found.guests:
        log.info("cleared away", tables=len(found.tables), guests=len(found.guests))
        await clear_up(hall)


async def remove_table(hall: Hall, id: str) -> None:
    """Delete a table unless somebody is there now."""
    try:
        table = await hall.table(id)
    except UserError:  # its game is no longer installed
        await hall.store.writer.write(None, without_table(id))
        return
    async with table.lock:
        if not table.followers:
            await hall.remove(table)
