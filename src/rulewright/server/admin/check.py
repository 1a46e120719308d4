"""Is what the database says of a game what the rules say? Replays it from its seed, and compares everything that was kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from rulewright.games import load
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal
from rulewright.kernel.message import UserError
from rulewright.server.chairs import Chair, seat_changed
from rulewright.server.entries import NOBODY, Row, remember
from rulewright.server.store.store import Store, Terms
from rulewright.server.story import Status, prepare

from .reading import laid, terms_of

What = Literal["number", "line", "events", "position", "asked", "results", "status", "rules"]


class Wrong(NamedTuple):
    """The first thing at a table that is not as it should be."""

    table: str
    seq: int
    what: What


async def check_all(store: Store, ids: list[str], tracked: Callable[[list[str]], Iterable[str]]) -> list[Wrong | None]:
    """Those tables, or every one; `tracked` gives them one by one and shows how far it is."""
    return [await check(store, id) for id in tracked(ids or await store.every_table())]


async def check(store: Store, id: str) -> Wrong | None:
    terms = await terms_of(store, id)
    game = Replayed(terms, await store.rows(id), await store.snapshots(id))
    try:
        laid(terms, store).prepared()
    except UserError:
        return Wrong(id, 0, "rules")
    wrong = next(game.wrong(), None)
    if wrong is None and await store.status(id) != game.status:
        wrong = game.rows[-1].seq, "status"
    return Wrong(id, *wrong) if wrong else None


class Replayed:
    def __init__(self, terms: Terms, rows: list[Row], kept: dict[int, bytes]) -> None:
        self._terms, self.rows, self._kept = terms, rows, kept
        self._chairs = [Chair() for _ in range(terms.players)]
        self._journal: Journal | None = None

    @property
    def _asked(self) -> int:
        return self._journal.match.actor if self._journal else NOBODY

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
            elif self._journal is None:
                seat_changed(self._chairs, row.entry)
            if row.asked != self._asked:
                yield row.seq, "asked"

    def _move(self, row: Row) -> Iterator[What]:
        """What is wrong with a move, when it is made again."""
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
        if entry.kind != "undo" and entry.memory != remember(match.trail[-1]):
            yield "events"
        if self._kept.get(row.seq, match.trail[-1].position) != match.trail[-1].position:
            yield "position"
        standings = [match.standing(seat)[:2] for seat in range(self._terms.players)] if match.over else []
        if entry.results != standings:
            yield "results"

    def _begun(self, row: Row) -> Journal:
        terms, seats = self._terms, row.entry.seats or [chair.sitter for chair in self._chairs]
        prepared = prepare(terms.game, Settings(terms.players, row.entry.options, terms.pack, terms.data))
        return Journal.begun(load(terms.game), prepared, seats, terms.seed)
