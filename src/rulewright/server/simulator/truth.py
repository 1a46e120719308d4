"""What really happened at the tables of a simulated server: reads its disk after every commit, replays it, and compares it with what people
wanted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from rulewright.kernel.journal import Journal, first_match
from rulewright.kernel.match import Line
from rulewright.server.store.store import Terms
from rulewright.server.tables.entries import Row, decode
from rulewright.server.tables.leaving import DAY
from rulewright.server.tables.story import ENDED, Story

from .sim_database import SimulatedDatabase

WANTED = ("do", "undo")  # actions that must happen exactly once per request
ENTRIES = "SELECT rowid, table_id, seq, at, asked, body FROM entries WHERE rowid > ? ORDER BY rowid"


class Violation(Exception):
    """The server has broken a promise."""

    def __init__(self, promise: str, why: str) -> None:
        super().__init__(f"{promise}: {why}")
        self.promise = promise


class Wish(NamedTuple):
    """A move or an undo that someone has sent, possibly several times."""

    kind: str
    seq: int  # the last entry that they had seen
    action: str


class TrueTable(Story):
    """Computed from the disk, and nothing else."""

    def __init__(self, terms: Terms, number: int) -> None:
        super().__init__(terms)
        self.number = number
        self.lines: dict[int, Line] = {}  # lines by entry number, with who may know what
        self.secret = terms.seed.hex().encode()
        self.told = 0  # the last entry that anyone was sent
        self.moved_at = 0.0  # in simulated time
        self.true_views = dict[int, bytes]()

    def add(self, row: Row) -> None:
        """Replay an entry. The hashes in a line cover the position: if the same line results, so does the same position."""
        if row.seq != self.seq + 1:
            raise Violation("one history", f"table {self.number} has entry {row.seq} after {self.seq}")
        self.fold(row)
        if row.entry.kind == "start":
            game, prepared = self.opened()
            match = first_match(game, prepared, self.terms.seed, row.entry.line)
            self.journal = Journal.opened(match, self.header(), row.entry.line)
        elif row.move:
            assert self.journal
            self.journal.replay(row.entry.line)
        if row.move:
            assert self.journal
            self.true_views.clear()
            if row.entry.kind != "undo":
                self.lines[row.seq] = self.match.trail[-1]
            if self.journal.lines[-1] != row.entry.line:
                raise Violation(
                    "one history", f"entry {row.seq} of table {self.number} does not follow from those before"
                )
        elif row.entry.results:
            self.true_views.clear()

    def true_view(self, eyes: int) -> bytes:
        if eyes not in self.true_views:
            seen = self.match.view(eyes)
            if self.status == ENDED:
                seen.actions, seen.undo = [], False
            self.true_views[eyes] = msgspec.json.encode(seen)
        return self.true_views[eyes]


class Truth:
    def __init__(self, database: SimulatedDatabase, now: Callable[[], float], note: Callable[[str], None]) -> None:
        self._database, self._now, self._note = database, now, note
        self._last = 0
        self.tables: dict[str, TrueTable] = {}
        self.moves = 0
        self._wished: dict[tuple[str, str], list[Wish]] = defaultdict(list)

    def wish(self, user: str, table: str, wish: Wish) -> None:
        self._wished[user, table].append(wish)

    def read(self) -> None:
        """Read what was committed since the last call."""
        for rowid, table, seq, at, asked, body in self._database.query(ENTRIES, self._last):
            self._last = rowid
            self._add(self.table(table), Row(seq, at, asked, decode(body)))

    def table(self, id: str) -> TrueTable:
        if id not in self.tables:
            self.tables[id] = TrueTable(self._terms(id), len(self.tables) + 1)
        return self.tables[id]

    def _terms(self, id: str) -> Terms:
        names = [column[1] for column in self._database.query("PRAGMA table_info(tables)")]
        row = dict(zip(names, self._database.query("SELECT * FROM tables WHERE id = ?", id)[0], strict=True))
        made: dict[str, Any] = {
            "options": msgspec.json.decode(row["options"]),
            "data": msgspec.json.decode(row["data"]),
        }
        del row["status"]
        return Terms(**row | made)

    def _add(self, table: TrueTable, row: Row) -> None:
        before, entry = table.moved, row.entry
        if entry.kind in WANTED and entry.who and "lines" not in entry.line:  # otherwise everybody has agreed to it
            self._grant(table, row, before)
        if entry.kind == "away" and entry.who != table.chairs[entry.seat].user:
            self._check_patience(table)
        table.add(row)
        if row.move:
            self.moves += entry.kind == "do"
            table.moved_at = self._now()
        what = entry.line.get("do") or entry.line.get("undo") or entry.bot
        self._note(f"stored: table {table.number}, entry {row.seq}: {entry.kind} {what} by {entry.name or entry.bot}")

    def _grant(self, table: TrueTable, row: Row, before: int) -> None:
        """Each move on disk was requested by someone in that position, and no two of them by the same request."""
        wishes, entry = self._wished[row.entry.who, table.terms.id], row.entry
        for wish in wishes:
            fits = wish.kind == entry.kind and (wish.kind == "undo" or wish.action == entry.line["do"])
            if fits and before <= wish.seq < row.seq:
                wishes.remove(wish)
                return
        raise Violation(
            "nothing is doubled",
            f"nobody wanted entry {row.seq} of table {table.number}: {entry.kind} {entry.line.get('do', '')}",
        )

    def _check_patience(self, table: TrueTable) -> None:
        waited = self._now() - table.moved_at
        if waited < table.terms.patience - 1 or waited > DAY:
            raise Violation(
                "nobody is absent by the clock", f"a seat of table {table.number} was given away after {waited:.0f} s"
            )

    # ------------------------------------------------------------- what must still exist
    def check_kept(self) -> None:
        """Everything that anyone was sent is on disk, unchanged."""
        last = dict(self._database.query("SELECT table_id, max(seq) FROM entries GROUP BY table_id"))
        for id, table in self.tables.items():
            if last.get(id, 0) < table.told:
                raise Violation(
                    "nothing is lost",
                    f"entry {table.told} of table {table.number} was told, and the disk ends at {last.get(id, 0)}",
                )

    def check_unchanged(self) -> None:
        """No entry was rewritten."""
        for id, seq, body in self._database.query("SELECT table_id, seq, body FROM entries"):
            if self.tables[id].rows[seq - 1].entry != decode(body):
                raise Violation("one history", f"entry {seq} of table {self.tables[id].number} was changed")
