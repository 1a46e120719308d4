"""Removes a name from the entries of a table.

The header of a game's journal names the players, and the chain of hashes begins with it. So the game is replayed under the new header, and
its lines are stored with their new hashes: the resulting journal is complete and verifies. So do copies of the old one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog
from msgspec.structs import replace
from sqlalchemy import Executable

from rulewright.kernel.journal import ORIGIN, Journal
from rulewright.kernel.message import UserError
from rulewright.server.store.visits import rewritten
from rulewright.server.tables.entries import Entry, Row, encode
from rulewright.server.tables.story import GATHERING, Story
from rulewright.server.tables.table import Table

AT_ONCE = 8  # moves replayed before others get their turn
HUMAN = "human"
log = structlog.get_logger("keeping")


async def without_name(table: Table, user: str) -> list[Executable]:
    """The statements to execute. The lock is held, and the game is over or has not begun."""
    before = table.rows
    after = [replace(row, entry=nameless(table, row.entry, user)) for row in before]
    story = Story(table.terms)
    for row in after:
        story.fold(row)
    if table.status != GATHERING and story.seats_at_start() != table.seats_at_start():
        try:
            after = await chained_anew(story, after)
        except UserError as error:  # the rules are not installed: the names are removed anyway
            log.warning("a game cannot be played again, so its hashes stay", why=error.message.key)
    pairs = zip(before, after, strict=True)
    return [rewritten(table.terms.id, new.seq, encode(new.entry).decode()) for old, new in pairs if old != new]


def nameless(table: Table, entry: Entry, user: str) -> Entry:
    own = table.seats_of(user)
    seats = tuple(HUMAN if seat in own else text for seat, text in enumerate(entry.seats))
    return replace(entry, name="" if entry.who == user else entry.name, seats=seats)


async def chained_anew(story: Story, rows: Sequence[Row]) -> list[Row]:
    journal, found = None, list[Row]()
    game, prepared = story.opened()
    for row in rows:
        if row.move:
            if journal is None:
                origin = row.entry.line.get(ORIGIN)
                journal = Journal.begun(game, prepared, story.seats_at_start(), story.terms.seed, origin=origin)
            else:
                journal.replay(row.entry.line)
            if row.seq % AT_ONCE == 0:
                await asyncio.sleep(0)
            row = replace(row, entry=replace(row.entry, line=journal.lines[-1]))
        found.append(row)
    return found
