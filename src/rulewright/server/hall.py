"""All the tables of one process: found, made, put to rest, told by the bus, and moved on where bots are asked."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog

from rulewright.games import MODULES, load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError

from . import new_table, playing
from .bots.pool import BotPool
from .bus import Bus, bus_for
from .config import Config
from .entries import Entry
from .metrics import BOTS_ASKED
from .presence import Presence
from .store.store import Store, Terms, now
from .store.writer import Unavailable
from .story import ENDED, GATHERING, Stale, prepare
from .table import Table

SWEEP = 5.0  # seconds between looks at what is idle
PAUSE = 1.0  # seconds before another attempt while the database is away
FORGOTTEN = 15_000  # milliseconds after which a table that waits for a bot has been forgotten by its process
log = structlog.get_logger("hall")


class Hall:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.bus: Bus = bus_for(config.bus)
        self.bots = BotPool(config.bots, config.bot_seconds, config.bots_compiled)
        self.tables: dict[str, Table] = {}
        self._presence = Presence(self.bus)
        self._tasks = set[asyncio.Task[Any]]()
        self.advised = set[str]()  # users for whom a hint is being looked for
        self._behind: dict[str, int] = {}  # tables of which another process knows more
        self._driven = set[str]()  # tables at which a bot is thinking
        self._stopping = False

    async def open(self) -> None:
        await self.store.open()
        await self.bots.start()
        self.bus.start(self._heard, self._missed)
        warm_up()
        self._begin(self._sweep())

    async def part(self, patience: float) -> None:
        """Nobody comes any more, and whoever is here is let go, after what is being stored has been told."""
        self._stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for table in list(self.tables.values()):
                    async with table.lock:
                        for follower in list(table.followers):
                            follower.dismissed()
                while any(table.followers for table in self.tables.values()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """What is being written is written; bots stop thinking."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.bus.stop()
        await self.store.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)

    # ------------------------------------------------------------- finding tables
    async def table(self, id: str) -> Table:
        if self._stopping:
            raise UserError("server-stopping")
        if id not in self.tables:
            terms = await self.store.terms(id)
            if terms is None:
                raise UserError("server-table-unknown")
            self._lay(terms)
        table = self.tables[id]
        table.used = time.monotonic()
        return table

    async def invited(self, invitation: str) -> Table:
        terms = await self.store.invited(invitation)
        if terms is None:
            raise UserError("server-invitation-unknown")
        return await self.table(terms.id)

    def _lay(self, terms: Terms) -> Table:
        return self.tables.setdefault(terms.id, Table(terms, self.store, self._stored, self._presence.changed))

    async def make(self, terms: Terms, seated: list[Entry]) -> Table:
        """A new table, with those who sit there from the beginning."""
        await self.store.add_table(terms, GATHERING, *new_table.first_entries(terms, seated))
        return self._lay(terms)

    # ------------------------------------------------------------- other processes
    def _stored(self, table: Table) -> None:
        self.bus.publish(f"{table.terms.id} {table.seq}")
        self._consider(table)

    def _heard(self, word: str) -> None:
        """Of a table: the number of its last entry, or who has it open."""
        id, *rest = word.split(" ")
        table = self.tables.get(id)
        if table is None:
            return
        if len(rest) > 1:
            self._presence.heard(table, *rest)
        elif table.seq < int(rest[0]):
            if not self._behind:
                self._begin(self._catch_up())
            self._behind[id] = int(rest[0])

    async def _catch_up(self) -> None:
        """All tables that are behind are read about at once. Nobody says it again, so it waits for a database that is away."""
        await asyncio.sleep(0)  # more may be said in the same breath
        behind, self._behind = self._behind, {}
        tables = [self.tables[id] for id in behind if id in self.tables]
        while True:
            try:
                news = await self.store.news({table.terms.id: table.seq for table in tables if table.awake})
                await asyncio.gather(
                    *(table.catch_up(behind[table.terms.id], news[table.terms.id]) for table in tables)
                )
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)

    async def _missed(self) -> None:
        """A word may be lost: is there more than this process knows of the tables that somebody follows?"""
        followed = [table.terms.id for table in self.tables.values() if table.followers]
        for id, seq in (await self.store.last_seqs(followed)).items() if followed else ():
            self._heard(f"{id} {seq}")

    # ------------------------------------------------------------- bots
    def _consider(self, table: Table) -> None:
        if table.bot_asked and table.terms.id not in self._driven:
            self._driven.add(table.terms.id)
            self._begin(self._drive(table))

    async def _drive(self, table: Table) -> None:
        """As long as a bot is asked. It thinks while others may look on, and its choice goes through the same gate as any."""
        try:
            while await self._bot_moves(table):
                pass
        finally:
            self._driven.discard(table.terms.id)

    async def _bot_moves(self, table: Table) -> bool:
        try:
            async with table.lock:
                await table.wake()
                seat, seq, bot = table.asked, table.seq, table.bot_asked
                if not bot:
                    return False
                thinking = asyncio.create_task(self.bots.choose(bot, table.match, seat, bot_seed(table, seat)))
                await asyncio.sleep(0)  # the position is looked at while the lock is held
            choice = await thinking
            BOTS_ASKED.labels("fallback" if choice.fallback else "chosen").inc()
            await playing.do_for_bot(table, seat, seq, choice.action, bot)
        except Stale:  # somebody came back or took something back; or a bot of another process was quicker, and goes on
            return table.added == table.seq
        except Unavailable:
            await asyncio.sleep(PAUSE)
        return True

    # ------------------------------------------------------------- rest
    async def _sweep(self) -> None:
        await self._wake_forgotten(now())
        while True:
            await asyncio.sleep(SWEEP)
            self._presence.sweep(list(self.tables.values()))
            await self._make_sure()
            if self.config.bus:
                with suppress(Unavailable):
                    await self._missed()
            await self._wake_forgotten(now() - FORGOTTEN)
            for id, table in list(self.tables.items()):
                if self._may_rest(table):
                    table.sleep()
                    if not table.followers:
                        del self.tables[id]

    async def _make_sure(self) -> None:
        for table in [table for table in self.tables.values() if table.unsure]:
            with suppress(Unavailable):
                await table.make_sure()

    def _may_rest(self, table: Table) -> bool:
        """Nobody has been there for a while; at a game that is over, nobody is there now."""
        if table.lock.locked() or table.terms.id in self._driven:
            return False
        left = table.status == ENDED and not table.followers
        return left or table.used < time.monotonic() - self.config.rest_after

    async def _wake_forgotten(self, before: int) -> None:
        """Tables whose process has ended while a bot was thinking; at the start, all of them."""
        try:
            waiting = await self.store.waiting_for_bots(before)
        except Unavailable:
            return  # the next look will find them
        for id in waiting:
            try:
                table = await self.table(id)
                async with table.lock:
                    await table.wake()
                self._consider(table)
            except UserError as error:
                log.warning("the bots of a table cannot go on", why=error.message.key)


def warm_up() -> None:
    """Games and packs take a moment to load: not when the first player waits for them. In this thread, since what reads packs learns their
    shapes as it goes, and two threads that do so at once crash the process."""
    for name in MODULES:
        prepare(name, Settings(load(name).players[0]))


def bot_seed(table: Table, seat: int) -> int:
    """Other numbers than the game draws; the same ones again for the same decision."""
    key = f"{table.terms.id} {seat} {table.seq}".encode()
    return int.from_bytes(hashlib.blake2b(key, digest_size=7).digest(), "big")
