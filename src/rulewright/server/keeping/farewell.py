"""Deletes an account. It is emptied at once and can do nothing more; the tables follow, one by one.

The remaining work is recorded in the database, so a server that is stopped continues after its restart."""

from __future__ import annotations

import asyncio

import structlog

from rulewright.kernel.message import UserError
from rulewright.server.identity.people import Caller, People
from rulewright.server.store.store import User
from rulewright.server.store.store import stand as stands
from rulewright.server.store.visits import forget_visit, without_traces
from rulewright.server.store.writer import Unavailable
from rulewright.server.tables.entries import Entry
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.leaving import resign
from rulewright.server.tables.story import GATHERING, PLAYING
from rulewright.server.tables.table import Table

from .erasing import without_name

log = structlog.get_logger("keeping")


async def delete_account(hall: Hall, people: People, user: User, password: str, caller: Caller) -> None:
    """Delete an account; needs the password if there is one. When this returns nobody can use the account; the tables follow."""
    await people.forget(user, password, caller)
    hall.begin(clear_up(hall))


def nobody(id: str) -> User:
    """What is left of a user."""
    return User(id, "", None, None, 0, 0)


async def clear_up(hall: Hall) -> None:
    """Finish what is left to do for deleted accounts."""
    for user, id in await hall.store.left_behind():
        try:
            await leave_table(hall, user, id)
        except UserError as error:
            if isinstance(error, Unavailable):
                raise
            log.warning("a name stays at a table", why=error.message.key)
        await asyncio.sleep(0)
    await hall.store.writer.write(None, without_traces())


async def leave_table(hall: Hall, user: str, id: str) -> None:
    """Delete a table where nobody else has ever sat, and one that has not begun if the user is its host. Resign from running games and
    remove the name from finished ones; games that others still play lose it when they are over."""
    table = await hall.table(id)
    async with table.lock:
        await table.wake()
        deserted = table.status == GATHERING and table.terms.host == user
        if deserted or not await hall.store.others_at(id, user):
            await hall.remove(table)
            return
        if table.status == PLAYING:
            await resign(table, nobody(user))
        if all(chair.gone for chair in table.chairs if chair.user):  # no people are left
            await hall.remove(table)
        if table.status == PLAYING or table.removed:
            return
        await stand(table, user)
        await hall.store.writer.write(None, [*await without_name(table, user), forget_visit(id, user)])
        hall.changed(table)


async def stand(table: Table, user: str) -> None:
    """Leave the seats of a table that has not begun."""
    for seat in table.seats_of(user) if table.status == GATHERING else ():
        await table.append(Entry("stand", seat, user), stands(table.terms.id, seat))
