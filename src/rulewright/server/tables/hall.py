"""All the tables of one process: finds, creates and unloads them, and listens to the bus."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from rulewright.games import load, load_all
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.server.bots.foreign_seats import allow
from rulewright.server.bots.pace import Pace
from rulewright.server.clock import clock
from rulewright.server.config import Config
from rulewright.server.identity.sessions import PERSON, Sessions
from rulewright.server.packs.drafting import Drafting
from rulewright.server.packs.rack import Rack
from rulewright.server.packs.trying import Trying
from rulewright.server.store.store import Terms, now
from rulewright.server.store.visits import without_table
from rulewright.server.store.writer import Unavailable

from . import chat, new_table
from .bot_games import BotGames
from .driver import PAUSE, Driver
from .edges import Edges, edges_of
from .entries import Entry
from .presence import Presence
from .story import ENDED, GATHERING, prepare
from .table import Table
from .versions import versions

SWEEP = 5.0  # seconds between checks for idle tables
REMOVED, CHANGED, SAID = "removed", "changed", "said"  # what processes tell each other about a table
MOMENT = 1.0  # seconds for other processes to answer
FORGOTTEN = 17_000  # milliseconds after which a table that waits for a bot is considered abandoned by its process
log = structlog.get_logger("hall")


class Hall:
    def __init__(self, config: Config, edges: Edges | None = None) -> None:
        self.config = config
        allow(config.foreign_bots)
        self.store, self.bus, self.bots, process = edges or edges_of(config)
        self.pace = Pace(config.bot_pace, config.bot_seconds)
        self._driver = Driver(self.bots, self.pace, self.begin)
        self.packs = Rack(self.store, config.packs, config.allowed if config.limits else None)
        self.drafts = Drafting(self.packs)
        self.trying = Trying(self.bots)
        self.bot_games = BotGames(self.store, config.allowed.bot_games_per_person if config.limits else None)
        self.tables: dict[str, Table] = {}
        self._alone = not config.bus and config.database.startswith("sqlite:")  # a file belongs to one process
        self._presence = Presence(self.bus, process)
        self.sessions = Sessions(self.store, self.bus.publish, lambda: self.bus.well)
        self._tasks = dict[asyncio.Task[Any], None]()
        self.advised = set[str]()  # users whose hints are being computed
        self.copied = set[str]()  # users who are downloading their data
        self._behind: dict[str, int] = {}  # tables with newer entries in another process
        self._unheard = dict[Table, None]()  # tables where somebody has unread messages
        self._stopping = False

    async def open(self) -> None:
        await self.store.open()
        await self.bots.start()
        self.bus.start(self._heard, self._missed)
        await self._warm_up()
        await self.packs.open()
        self.begin(self._sweep())

    async def _warm_up(self) -> None:
        """Load games and packs now instead of when the first player waits for them. In this thread: the library that reads packs compiles
        its decoders lazily, and two threads doing so at once crash the process."""
        for game in load_all(lambda error: log.error("a game cannot be loaded", **error.message.args)):
            prepare(game.key, Settings(game.players[0]))
        with suppress(Unavailable):
            for version in await versions(self.store):
                if version.state == "missing":
                    log.warning("tables cannot be opened", **msgspec.structs.asdict(version))

    async def part(self, patience: float) -> None:
        """Accept no new visitors, and close every connection once pending writes have been sent."""
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
        """Finish pending writes; stop the bots."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.packs.close()
        await self.bus.stop()
        await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
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
            load(terms.game)  # raises if the game is not installed
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
        followed = self._stored, self._presence.changed
        table = Table(terms, self.store, *followed, self.bot_games, lambda: self.bus.stretch, self._alone)
        return self.tables.setdefault(terms.id, table)

    async def make(self, terms: Terms, seated: list[Entry]) -> Table:
        """Create a table with its first players."""
        await self.store.add_table(terms, GATHERING, *new_table.first_entries(terms, seated))
        return self._lay(terms)

    async def remove(self, table: Table) -> None:
        """Delete a table here and everywhere. The lock is held."""
        await self.store.writer.write(None, without_table(table.terms.id))
        self._removed(table)
        self.bus.publish(f"{table.terms.id} {REMOVED}")

    def _removed(self, table: Table) -> None:
        table.remove()
        self.tables.pop(table.terms.id, None)

    def changed(self, table: Table) -> None:
        """Earlier entries in the database have changed, so reload. The lock is held."""
        table.sleep()
        self.bus.publish(f"{table.terms.id} {CHANGED}")

    # ------------------------------------------------------------- other processes
    def _stored(self, table: Table) -> None:
        self.bus.publish(f"{table.terms.id} {table.seq}")
        self._driver.consider(table)

    def _heard(self, word: str) -> None:
        """A message about a table: its last entry number, or who has it open. About a person: something has changed."""
        id, *rest = word.split(" ")
        if id == PERSON:
            self.begin(self._look_again(*rest))
            return
        table = self.tables.get(id)
        if table is None:
            return
        if rest[0] == REMOVED:
            self._removed(table)
        elif rest[0] == CHANGED:
            self.begin(self._read_anew(table))
        elif rest[0] == SAID:
            self.tell_remarks(table)
        elif len(rest) > 1:
            self._presence.heard(table, *rest)
        elif table.seq < int(rest[0]):
            if not self._behind:
                self.begin(self._catch_up())
            self._behind[id] = int(rest[0])

    def talked(self, table: Table) -> None:
        """A message was stored at that table."""
        self.tell_remarks(table)
        self.bus.publish(f"{table.terms.id} {SAID}")

    def tell_remarks(self, table: Table) -> None:
        """Send it to the followers. If there are several at once, they are read together."""
        if not self._unheard:
            self.begin(self._tell_remarks())
        self._unheard[table] = None

    async def _tell_remarks(self) -> None:
        await asyncio.sleep(0)
        tables, self._unheard = list(self._unheard), {}
        with suppress(Unavailable):  # the next one will try again
            await chat.tell(self.store, tables)

    async def _read_anew(self, table: Table) -> None:
        async with table.lock:
            table.sleep()

    async def _catch_up(self) -> None:
        """Read the news of all outdated tables at once. It is announced only once, so this waits for an unavailable database."""
        await asyncio.sleep(0)  # more may arrive at the same time
        behind, self._behind = self._behind, {}
        tables = [self.tables[id] for id in behind if id in self.tables]
        while True:
            try:
                followed = {table.terms.id: table.seq for table in tables if table.awake and table.followers}
                news = await self.store.news(followed)
                await asyncio.gather(
                    *(table.catch_up(behind[table.terms.id], news[table.terms.id]) for table in tables)
                )
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)

    async def _look_again(self, user: str) -> None:
        with suppress(Unavailable):  # it is checked again later
            await self.sessions.look_again(user)

    async def _missed(self) -> None:
        """Check whether this process has missed anything: messages may be lost, and it takes a while to notice that the bus is down."""
        await self.sessions.look_again()
        await chat.tell(self.store, list(self.tables.values()))
        known = [id for id, table in self.tables.items() if table.awake or table.followers]
        last = await self.store.last_seqs(known)
        for id in known:
            if id in last:
                self._heard(f"{id} {last[id]}")
            elif id in self.tables:
                self.begin(self._find_out(self.tables[id]))

    async def _find_out(self, table: Table) -> None:
        """If it was deleted, tell its followers."""
        with suppress(UserError):
            async with table.lock:
                await table.wake()

    async def ask_around(self, table: Table) -> bool:
        """Give other processes a moment to say who has a table open. False if the bus is down, since then nobody knows."""
        if self.config.bus and self.bus.well:
            self._presence.ask(table)
            await asyncio.sleep(MOMENT)
        return self.bus.well

    # ------------------------------------------------------------- unloading
    async def _sweep(self) -> None:
        await self._wake_forgotten(now())
        while True:
            await asyncio.sleep(SWEEP)
            clock.look()
            with suppress(Unavailable):
                await self.sessions.check()
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
        """Whether nobody has been there for a while or, if the game is over, nobody is there now."""
        if table.lock.locked() or self._driver.drives(table):
            return False
        left = table.status == ENDED and not table.followers
        return left or table.used < time.monotonic() - self.config.rest_after

    async def _wake_forgotten(self, before: int) -> None:
        """Wake tables whose process ended while a bot was thinking; at the start, all of them."""
        try:
            waiting = await self.store.waiting_for_bots(before)
        except Unavailable:
            return  # the next check will find them
        for id in waiting:
            try:
                table = await self.table(id)
                async with table.lock:
                    await table.wake()
                self._driver.consider(table)
            except UserError as error:
                log.warning("the bots of a table cannot go on", why=error.message.key)
