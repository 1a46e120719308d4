"""Lists the tables and reads their journals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rulewright.kernel.message import UserError
from rulewright.server.store import migrate
from rulewright.server.store.store import Store, Terms
from rulewright.server.tables.bot_games import BotGames
from rulewright.server.tables.story import ENDED, Status, Story
from rulewright.server.tables.table import Table

T = TypeVar("T")


class Listed(msgspec.Struct, frozen=True):
    """A table in one line."""

    table: str
    game: str
    status: Status
    seats: list[str]  # the players; "" for a free seat
    entries: int
    created: str

    @classmethod
    def of(cls, table: Story) -> Listed:
        made = datetime.fromtimestamp(table.terms.created / 1000, UTC).isoformat(" ", "minutes")
        return cls(table.terms.id, table.terms.game, table.status, table.names, table.seq, made)


def asked_of(address: str, work: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """Run an async task with a database, from synchronous code."""

    async def run() -> T:
        async with opened(address, new=new) as store:
            return await work(store)

    return asyncio.run(run())


@asynccontextmanager
async def opened(address: str, *, new: bool = False) -> AsyncIterator[Store]:
    """Open a database and migrate it to this version's schema. With `new`, create it if it does not exist."""
    file = Path(address.removeprefix("sqlite:///"))
    if address.startswith("sqlite:///") and not new and not file.exists():
        raise UserError("admin-no-database", file=str(file))
    await migrate.migrate(address)
    store = Store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def terms_of(store: Store, id: str) -> Terms:
    terms = await store.terms(id)
    if terms is None:
        raise UserError("admin-table-unknown", table=id)
    return terms


def laid(terms: Terms, store: Any) -> Table:
    """A table without followers."""
    return Table(terms, store, lambda table: None, lambda table: None, BotGames(store))


async def listed(store: Store, status: str = "") -> list[Listed]:
    found = [await terms_of(store, id) for id in await store.every_table(status)]
    return [Listed.of(await laid(terms, store).outline()) for terms in found]


async def exported(store: Store, id: str) -> tuple[str, bool]:
    """A game's journal with its seed, and whether the game is over."""
    table = laid(await terms_of(store, id), store)
    await table.wake()
    return table.journal_text(), table.status == ENDED
