"""A table in memory: a fold over its entries. Everything that changes it goes through `append`: stored first, then told.

Whoever reads or changes a table holds its lock, so nobody ever sees what is not on the disk yet. If storing fails, the memory is
given up and read anew: the database is the truth.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, Protocol, get_args

import msgspec
from msgspec import Raw
from sqlalchemy import Executable

from rulewright.games import load
from rulewright.kernel.chance import commitment
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Prepared, Settings
from rulewright.kernel.journal import Journal, header_of
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError

from .chairs import Chair, Proposal, seat_changed
from .entries import NOBODY, Entry, Row, encode, recall
from .metrics import MOVED, STORING
from .shapes import Facts
from .store.store import Store, Terms, keep_position, now, set_status

SNAPSHOT_EVERY = 32  # moves
Status = Literal["gathering", "playing", "over"]
GATHERING, PLAYING, ENDED = get_args(Status)


def prepare(game: str, settings: Settings) -> Prepared:
    """Many tables agree on the same things."""
    return _prepared(game, settings.players, settings.pack, msgspec.json.encode([settings.options, settings.data]))


@lru_cache(maxsize=64)
def _prepared(game: str, players: int, pack: str, written: bytes) -> Prepared:
    options, data = msgspec.json.decode(written)
    return load(game).prepare(Settings(players, options, pack, data))


class Stale(UserError):
    """Somebody acted on a position that is no longer there."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class Follower(Protocol):
    """Whoever is told what happens at a table."""

    user: str  # nobody's name for one who only looks on

    def told(self, table: Table) -> None:
        """There is a new entry."""

    def met(self, table: Table) -> None:
        """Somebody came or went."""

    def dismissed(self) -> None:
        """The server stops."""


class Table:
    def __init__(
        self, terms: Terms, store: Store, stored: Callable[[Table], None], met: Callable[[Table], None]
    ) -> None:
        """`stored` hears of every entry that this process has added, `met` of who comes and goes here."""
        self.terms, self.game, self.store = terms, load(terms.game), store
        self.commitment = commitment(terms.seed)
        self._stored, self._met = stored, met
        self.lock = asyncio.Lock()
        self.followers = set[Follower]()
        self.elsewhere = dict[
            str, tuple[float, frozenset[int]]
        ]()  # who is here in other processes, and since when that is known
        self.used = time.monotonic()
        self.told = 0  # the last entry of which those who follow know
        self.added = 0  # the last entry that this process has added
        self.unsure = False  # whether the last one was stored
        self._forget()

    def _forget(self) -> None:
        """Back to what is known before the entries are read."""
        self.rows: list[Row] = []
        self.seq = self.moved = 0  # the last entry, and the last that changed the position
        self.asked, self.asked_since = NOBODY, self.terms.created  # the seat that is asked, or OVER
        self.results: list[tuple[int, int]] = []
        self.chairs = [Chair() for _ in range(self.terms.players)]
        self.options = dict(self.terms.options)
        self.journal: Journal | None = None
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.views = dict[int, Raw]()  # of this position, by the seat that sees it
        self.facts: Facts | None = None  # after this entry
        self.awake = False

    # ------------------------------------------------------------- what there is
    @property
    def status(self) -> Status:
        return "gathering" if self.asked == NOBODY else "over" if self.asked == OVER else "playing"

    @property
    def match(self) -> Match:
        if self.journal is None:
            raise UserError("server-not-started")
        return self.journal.match

    @property
    def bot_asked(self) -> str:
        """The bot that is to decide, if one is."""
        return self.chairs[self.asked].bot if self.asked >= 0 else ""

    def seats_of(self, user: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if user and chair.user == user]

    @property
    def here_locally(self) -> set[int]:
        users = {follower.user for follower in self.followers}
        return {seat for seat, chair in enumerate(self.chairs) if chair.user in users}

    @property
    def here(self) -> set[int]:
        """The seats whose players have the table open, in this process or in another."""
        return self.here_locally.union(*(seats for _, seats in self.elsewhere.values()))

    @property
    def names(self) -> list[str]:
        return [chair.name or chair.bot for chair in self.chairs]

    def follow(self, follower: Follower) -> None:
        self.followers.add(follower)
        self._met(self)
        self.meet()

    def leave(self, follower: Follower) -> None:
        self.followers.discard(follower)
        self._met(self)
        self.meet()

    def meet(self) -> None:
        """Somebody came or went."""
        self.facts = None
        for follower in list(self.followers) if self.awake else ():
            follower.met(self)

    # ------------------------------------------------------------- from the database
    async def wake(self, seq: int = 0) -> None:
        """Reads what the memory lacks, if there is more than it knows: somebody may have heard of entry `seq` from another process. The
        lock is held."""
        self.used = time.monotonic()
        if self.awake and self.seq < seq:
            self._hear(await self.store.rows(self.terms.id, self.seq))
        if not self.awake:
            await self._read()
        self._tell()

    async def _read(self) -> None:
        rows = await self.store.rows(self.terms.id)
        started = any(row.entry.kind == "start" for row in rows)
        kept = await self.store.snapshots(self.terms.id) if started else {}
        self._forget()
        for row in rows:
            self._fold(row)
        if started:
            self.journal = self.journal_at(len(rows), kept)
        self.awake = True

    async def make_sure(self) -> None:
        """An entry may have been stored although nobody could say so: whoever follows is told, and so is every other process."""
        async with self.lock:
            await self.wake()
            self.unsure = False
            self._stored(self)

    def journal_at(self, count: int, kept: dict[int, bytes]) -> Journal:
        """The game after so many entries, from the nearest position that was kept."""
        lines, trail, chances = [], [], 0
        for row in self.rows[:count]:
            if row.move:
                lines.append(row.entry.line)
                chances += len(row.entry.line.get("then", ()))
            if row.entry.kind in ("start", "do"):
                trail.append(recall(row.entry, kept.get(row.seq, b"")))
            elif row.entry.kind == "undo":
                del trail[-row.entry.line.get("lines", 1) :]
        prepared, seats = self.prepared(), self.seats_at_start()
        match = Match.restored(self.game, prepared, self.terms.seed, trail, chances)
        return Journal.restored(match, header_of(self.game, prepared, seats, self.terms.seed), lines)

    def prepared(self) -> Prepared:
        """The settings as the rules begin with them, if rules and pack are still those that the table was made with."""
        terms = self.terms
        prepared = prepare(terms.game, Settings(terms.players, self.options, terms.pack, terms.data))
        if self.game.version != terms.rules or prepared.pack_digest != terms.pack_hash:
            raise UserError("server-rules-changed", rules=terms.rules, known=self.game.version, pack=terms.pack)
        return prepared

    def seats_at_start(self) -> list[str]:
        chairs = [Chair() for _ in self.chairs]
        for row in self.rows:
            if row.entry.kind == "start":
                return row.entry.seats or [chair.sitter for chair in chairs]
            seat_changed(chairs, row.entry)
        return [chair.sitter for chair in chairs]

    async def outline(self) -> Table:
        """Who sits there and who is asked, without the game: for lists."""
        if self.awake:
            return self
        table = Table(self.terms, self.store, self._stored, self._met)
        table.followers, table.elsewhere = self.followers, self.elsewhere
        for row in await self.store.outline(self.terms.id):
            table._fold(row)
        return table

    def sleep(self) -> None:
        """Leaves the memory; whoever follows stays."""
        self._forget()

    async def catch_up(self, seq: int, news: Sequence[Row] = ()) -> None:
        """Another process says that there is more, and `news` may be it. If nobody follows, it is read when somebody asks."""
        async with self.lock:
            if not self.followers:
                self.sleep()
            elif not self.awake or self.seq < seq:
                self._hear(news)
                await self.wake(seq)

    def _hear(self, news: Sequence[Row]) -> None:
        """Entries of another process, as far as they follow upon what is known."""
        for row in news:
            if row.seq == self.seq + 1 and self.awake:
                if self._replayed(row):
                    self._fold(row)
                else:
                    self.sleep()

    def _replayed(self, row: Row) -> bool:
        """A move of another process, made here as well; False if it has to be read from the database."""
        if not row.move:
            return True
        if self.journal is None:
            return False
        try:
            self.journal.replay(row.entry.line)
        except UserError:
            return False
        return self.journal.lines[-1] == row.entry.line

    # ------------------------------------------------------------- one more entry
    def check_fresh(self, seq: int) -> None:
        """A click counts if the position is still the one that was clicked on."""
        if not self.moved <= seq <= self.seq:
            raise Stale

    async def append(self, entry: Entry, *also: Executable) -> None:
        """On the disk, then told; or the memory is given up. The lock is held, and the journal has the move already."""
        row = Row(self.seq + 1, now(), self.journal.match.actor if self.journal else NOBODY, entry)
        self._fold(row)
        statements = [*also, *self._kept(row)]
        body = encode(entry).decode()
        began = time.perf_counter()
        try:
            stored = await self.store.writer.write(
                {
                    "table_id": self.terms.id,
                    "seq": row.seq,
                    "at": row.at,
                    "move": row.move,
                    "asked": row.asked,
                    "bot": bool(self.bot_asked),
                    "body": body,
                },
                statements,
            )
        except BaseException:
            self.unsure = True
            self.sleep()
            raise
        if not stored and not await self._stored_after_all(row):
            raise Stale
        STORING.observe(time.perf_counter() - began)
        self.added = row.seq
        if entry.kind == "do":
            MOVED.labels(self.terms.game, entry.bot or "person").inc()
        self._tell()
        self._stored(self)

    def _kept(self, row: Row) -> list[Executable]:
        """What goes with an entry: the position now and then, and the table's new status."""
        if not row.move:
            return []
        assert self.journal is not None
        made: list[Executable] = []
        if self.asked == OVER or row.entry.kind == "start":
            made.append(set_status(self.terms.id, self.status))
        if row.entry.kind != "undo" and (self.asked == OVER or len(self.journal.lines) % SNAPSHOT_EVERY == 1):
            made.append(keep_position(self.terms.id, row.seq, self.match.trail[-1].position))
        return made

    async def _stored_after_all(self, row: Row) -> bool:
        """The number is taken: by another process, or by this very entry before the connection was lost."""
        self.sleep()
        await self.wake()
        return len(self.rows) >= row.seq and self.rows[row.seq - 1] == row

    def _fold(self, row: Row) -> None:
        self.rows.append(row)
        self.facts = None
        self.seq, self.asked = row.seq, row.asked
        if row.move:
            self.moved, self.asked_since = row.seq, row.at
            self.proposal = None
            self.views.clear()
        match row.entry.kind:
            case "start":
                self.options = row.entry.options
            case "do":
                self.results = row.entry.results
            case "ask":
                self.proposal = Proposal(row.entry.seat, row.seq)
            case "agree":
                assert self.proposal is not None
                self.proposal.agreed |= set(self.seats_of(row.entry.who))
            case "decline":
                self.proposal = None
            case "rematch":
                self.rematch = row.entry.table
            case _:
                seat_changed(self.chairs, row.entry)

    def _tell(self) -> None:
        """Everybody who follows, of what they have not been told."""
        if self.told == self.seq:
            return
        self.told = self.seq
        for follower in list(self.followers):
            follower.told(self)
