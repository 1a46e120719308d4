"""A table in memory: its story, its followers, and its lock. Every change goes through `append`: stored first, then announced.

Anyone who reads or changes a table holds its lock, so nobody ever sees what is not yet on disk. If storing fails, the memory is discarded
and read again: the database is the truth."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Executable

from rulewright.kernel.frames import OVER
from rulewright.kernel.message import UserError
from rulewright.server.clock import clock
from rulewright.server.metrics import STORING, moved
from rulewright.server.shapes.chat import Room
from rulewright.server.store.chat import Remark
from rulewright.server.store.store import Store, Terms, keep_position, now, set_status

from .bot_games import BotGames
from .entries import Entry, Row, encode
from .story import Stale, Story

SNAPSHOT_EVERY = 32  # moves
NEWEST = 2**31  # later than any entry
Wish = ParamSpec("Wish")
Given = TypeVar("Given")


class Follower(Protocol):
    """Someone who is told what happens at a table."""

    user: str  # "" for a spectator without a name
    room: Room | None  # the chat room that they listen to
    heard: int  # the number of the last message there that they know

    def new_entry(self, table: Table) -> None:
        """There is a new entry."""

    def met(self, table: Table) -> None:
        """Somebody came or left."""

    def remarked(self, news: Sequence[Remark]) -> None:
        """There are new chat messages; they may know some of them."""

    def dismissed(self) -> None:
        """The server is stopping."""

    def removed(self, table: Table) -> None:
        """The table has been deleted."""


class Table(Story):
    def __init__(
        self,
        terms: Terms,
        store: Store,
        stored: Callable[[Table], None],
        met: Callable[[Table], None],
        bot_games: BotGames,
        stretch: Callable[[], int] = lambda: 1,
        alone: bool = False,
    ) -> None:
        """`stored` is called for every entry that this process adds, `met` when somebody comes or leaves here. `stretch` is the bus's.
        `alone`: no other process adds entries."""
        super().__init__(terms)
        self.store, self.bot_games = store, bot_games
        self._stored, self._met, self._stretch, self._alone = stored, met, stretch, alone
        self.lock = asyncio.Lock()
        self.followers = dict[Follower, None]()  # in order of arrival
        self.elsewhere = dict[str, tuple[float, frozenset[int]]]()  # who is in other processes, and since when
        self.present = self._locally = frozenset[int]()  # who was here at the last announcement
        self.used = time.monotonic()
        self.announced = 0  # the last entry that followers know
        self.added = 0  # the last entry that this process has added
        self.unsure = False  # it is unknown whether the last one was stored
        self.awake = False  # the entries are in memory
        self._proved = 0  # the period in which the memory was last compared with the database
        self.removed = False  # the table has been deleted

    # ------------------------------------------------------------- who is here
    @property
    def here_locally(self) -> frozenset[int]:
        users = {follower.user for follower in self.followers}
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.user in users - {""})

    @property
    def here(self) -> frozenset[int]:
        """The seats whose players have the table open, in any process."""
        return self.here_locally.union(*(seats for _, seats in self.elsewhere.values()))

    def follow(self, follower: Follower) -> None:
        self.followers[follower] = None
        self.meet()

    def leave(self, follower: Follower) -> None:
        self.followers.pop(follower, None)
        self.meet()

    def meet(self) -> None:
        """Somebody came or left, in any process. Spectators are not announced."""
        here, locally = self.here, self.here_locally
        if locally != self._locally or len(self.followers) == 1:
            self._locally = locally
            self._met(self)
        if here != self.present:
            self.present, self.facts, self.lasting = here, None, None
            for follower in list(self.followers) if self.awake else ():
                follower.met(self)

    # ------------------------------------------------------------- reading from the database
    async def wake(self, seq: int = 0) -> None:
        """Read missing entries if there may be any: somebody may know entry `seq` from another process, or the bus may have lost a message
        about it. The lock is held."""
        self.used = time.monotonic()
        if self.removed:
            raise UserError("server-table-unknown")
        stretch = self._stretch()
        if self.awake and stretch != self._proved:
            self.sleep()  # everything: old entries change too, when names are removed
        elif self.awake and not self._alone and (self.seq < seq or not stretch):
            await self._ask_for_news()
        if not self.awake:
            await self._read()
        self._proved = stretch
        self._tell()

    async def _ask_for_news(self) -> None:
        rows = await self.store.rows(self.terms.id, self.seq - 1)
        self._hear(rows)
        if not rows:  # not even the known ones: it may have been deleted
            self.sleep()

    async def _read(self) -> None:
        rows = await self.store.rows(self.terms.id)
        if not rows and await self.store.terms(self.terms.id) is None:
            self.remove()
            raise UserError("server-table-unknown")
        started = any(row.entry.kind == "start" for row in rows)
        kept = await self.store.snapshots(self.terms.id) if started else {}
        self.forget()
        for row in rows:
            self.fold(row)
        if started and self.playable:
            self.journal = self.journal_at(len(rows), kept)
        self.awake = True

    async def make_sure(self) -> None:
        """Check whether an uncertain entry was stored; if so, tell followers and other processes."""
        async with self.lock:
            await self.wake()
            self.unsure = False
            self._stored(self)

    async def outline(self) -> Story:
        """Who sits there and who is asked, without the game: for lists."""
        if self.awake:
            await self.wake()
            return self
        story = Story(self.terms)
        for row in await self.store.outline(self.terms.id):
            story.fold(row)
        return story

    def sleep(self) -> None:
        """Unload the entries. Followers stay, so the chairs are kept."""
        chairs = self.chairs
        self.forget()
        self.chairs, self.awake = chairs, False

    def remove(self) -> None:
        """It has been deleted: tell the followers."""
        self.removed = True
        self.sleep()
        for follower in list(self.followers):
            follower.removed(self)

    async def catch_up(self, seq: int, news: Sequence[Row] = ()) -> None:
        """Another process has added entries, perhaps those in `news`. Without followers, they are read when somebody asks."""
        async with self.lock:
            if not self.followers:
                self.sleep()
            elif not self.awake or self.seq < seq:
                self._hear(news)
                await self.wake(seq)

    def _hear(self, news: Sequence[Row]) -> None:
        """Apply another process's entries, as long as they continue ours."""
        clock.look()
        for row in news:
            if row.seq == self.seq + 1 and self.awake:
                if self._replayed(row):
                    self.fold(row)
                else:
                    self.sleep()

    def _replayed(self, row: Row) -> bool:
        """Replay another process's move here. False if it must be read from the database instead."""
        if not row.move:
            return True
        if self.journal is None:
            return False
        try:
            self.journal.replay(row.entry.line)
        except UserError:
            return False
        return self.journal.lines[-1] == row.entry.line

    # ------------------------------------------------------------- adding an entry
    async def append(self, entry: Entry, *also: Executable) -> None:
        """Store an entry, then announce it; if storing fails, discard the memory. The lock is held, and the journal already has the
        move."""
        began = time.perf_counter()
        clock.look()  # an entry is either before a step of the clock or after it
        try:
            row = Row(self.seq + 1, now(), self._asked_after(entry), entry)
            self.fold(row)
            stored = await self.store.writer.write(self._written(row), [*also, *self._kept(row)])
        except BaseException:
            self.unsure = True
            self.sleep()
            raise
        if not stored and not await self._stored_after_all(row):
            raise Stale
        STORING.observe(time.perf_counter() - began)
        self.added = row.seq
        if entry.kind == "do":
            moved(self.terms.game, entry.bot or "person").inc()
        self._tell()
        self._stored(self)

    def _asked_after(self, entry: Entry) -> int:
        """A finished game stays over, even if it ended because people resigned."""
        if self.asked == OVER or (entry.kind == "resign" and entry.results):
            return OVER
        return self.journal.match.actor if self.journal else self.asked

    def _written(self, row: Row) -> dict[str, Any]:
        """The entry as a database row."""
        return {
            "table_id": self.terms.id,
            "seq": row.seq,
            "at": row.at,
            "move": row.move,
            "asked": row.asked,
            "bot": bool(self.bot_asked),
            "body": encode(row.entry).decode(),
        }

    def _kept(self, row: Row) -> list[Executable]:
        """Statements for the same transaction: now and then the position, and the table's new status."""
        made: list[Executable] = []
        if row.entry.kind == "start" or row.entry.results:
            made.append(set_status(self.terms.id, self.status))
        if not row.move:
            return made
        assert self.journal is not None
        if row.entry.kind != "undo" and (self.asked == OVER or len(self.journal.lines) % SNAPSHOT_EVERY == 1):
            made.append(keep_position(self.terms.id, row.seq, self.match.trail[-1].position))
        return made

    async def _stored_after_all(self, row: Row) -> bool:
        """The number is taken, either by another process or by this very entry before the connection was lost."""
        self.sleep()
        await self.wake()
        return len(self.rows) >= row.seq and self.rows[row.seq - 1] == row

    def _tell(self) -> None:
        """Announce to followers what they do not know yet."""
        if self.announced == self.seq:
            return
        self.announced = self.seq
        for follower in list(self.followers):
            follower.new_entry(self)


def once_more(
    change: Callable[Concatenate[Table, Wish], Awaitable[Given]],
) -> Callable[Concatenate[Table, Wish], Awaitable[Given]]:
    """For changes that do not depend on what somebody saw: retry if another process was quicker, unless part of it is done."""

    @wraps(change)
    async def changed(table: Table, /, *wish: Wish.args, **more: Wish.kwargs) -> Given:
        before = table.added
        try:
            return await change(table, *wish, **more)
        except Stale:
            if table.added != before:
                raise
            return await change(table, *wish, **more)

    return changed
