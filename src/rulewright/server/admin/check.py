"""Checks whether the database agrees with the rules: replays games from their seeds and compares everything stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from msgspec.structs import replace

from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.journal import ORIGIN, Journal
from rulewright.kernel.message import Message, UserError
from rulewright.server.store.store import Store, Terms
from rulewright.server.tables.chairs import Chair, decided, results_of, seat_changed
from rulewright.server.tables.entries import NOT_STARTED, Memory, Results, Row, remember
from rulewright.server.tables.story import Status, prepare

from .reading import laid, terms_of

What = Literal["number", "line", "events", "position", "asked", "results", "status"]


class Wrong(NamedTuple):
    """The first problem at a table."""

    table: str
    seq: int
    what: What


class Unchecked(NamedTuple):
    """A table that cannot be checked, since its game or version is not installed."""

    table: str
    game: str
    why: Message


Verdict = Wrong | Unchecked | None


async def check_all(store: Store, ids: list[str], tracked: Callable[[list[str]], Iterable[str]]) -> list[Verdict]:
    """Check these tables, or all of them. `tracked` iterates over them and shows the progress."""
    return [await check(store, id) for id in tracked(ids or await store.every_table())]


async def check(store: Store, id: str) -> Verdict:
    terms = await terms_of(store, id)
    try:
        rules = laid(terms, store).game
    except UserError as error:
        return Unchecked(id, terms.game, error.message)
    game = Replayed(terms, rules, await store.rows(id), await store.snapshots(id))
    wrong = next(game.wrong(), None)
    if wrong is None and await store.status(id) != game.status:
        wrong = game.rows[-1].seq, "status"
    return Wrong(id, *wrong) if wrong else None


class Replayed:
    def __init__(self, terms: Terms, game: Game, rows: list[Row], kept: dict[int, bytes]) -> None:
        self._terms, self._game, self.rows, self._kept = terms, game, rows, kept
        self._chairs = [Chair() for _ in range(terms.players)]
        self._journal: Journal | None = None

    @property
    def _asked(self) -> int:
        if self._journal and decided(self._chairs, self._terms.rated):
            return OVER
        return self._journal.match.actor if self._journal else NOT_STARTED

    @property
    def status(self) -> Status:
        return "gathering" if self._journal is None else "over" if self._asked == OVER else "playing"

    def wrong(self) -> Iterator[tuple[int, What]]:
        for number, row in enumerate(self.rows, 1):
            if row.seq != number:
                yield number, "number"
                return
            if row.move:
                yield from ((row.seq, what) for what in self._move(row))
            else:
                seat_changed(self._chairs, row.entry)
                if row.entry.kind == "resign" and row.entry.results != self._results():
                    yield row.seq, "results"
            if row.asked != self._asked:
                yield row.seq, "asked"

    def _move(self, row: Row) -> Iterator[What]:
        """Replay a move and yield what is wrong."""
        entry = row.entry
        try:
            if entry.kind == "start":
                self._journal = self._begun(row)
            elif self._journal is not None:
                self._journal.replay(entry.line)
        except UserError:
            yield "line"
        if self._journal is None or self._journal.lines[-1] != entry.line:
            yield "line"
            return
        match = self._journal.match
        if entry.kind != "undo" and not self._remembers(entry.memory, remember(match.trail[-1])):
            yield "events"
        if self._kept.get(row.seq, match.trail[-1].position) != match.trail[-1].position:
            yield "position"
        if entry.results != self._results():
            yield "results"

    def _remembers(self, kept: Memory | None, now: Memory) -> bool:
        """Compare the stored events, except those that the game now emits in other situations."""
        retold = self._game.retold
        if kept is None or not retold:
            return kept == now
        kept, now = (replace(each, events=tuple(e for e in each.events if e[1] not in retold)) for each in (kept, now))
        return kept == now

    def _results(self) -> Results:
        over = self._journal and self._asked == OVER
        return results_of(self._journal.match, self._chairs, self._terms.rated) if self._journal and over else ()

    def _begun(self, row: Row) -> Journal:
        terms, seats = self._terms, list(row.entry.seats) or [chair.sitter for chair in self._chairs]
        settings = Settings(len(self._chairs), row.entry.options, terms.pack, terms.data, terms.pack_hash)
        origin = row.entry.line.get(ORIGIN)
        return Journal.begun(self._game, prepare(self._game.key, settings), seats, terms.seed, origin=origin)
