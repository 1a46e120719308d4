"""A game told again: from any eyes once it is over, from one's own before that."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.message import UserError

from . import eyes as sight
from .shapes.play import Frame, Replay
from .store.store import User
from .story import ENDED
from .table import Table

MOST = 50  # frames at once
WATCHING, OPEN = "watching", "open"


def eyes_of(table: Table, user: User | None, wished: str) -> list[int]:
    """The seats to look from. The lock is held."""
    if wished == WATCHING:
        if table.status != ENDED:
            sight.eyes_for(table, user, None)
        return [SPECTATOR]
    everybody = list(range(table.terms.players))
    seats = everybody if wished == OPEN else [int(wished)]
    if table.status == ENDED:
        sight.eyes_for(table, user, None)
        if not set(seats) <= set(everybody):
            raise UserError("server-seat-unknown", number=seats[0] + 1, seats=len(everybody))
        return seats
    own = table.seats_of(user.id) if user else []
    if not set(seats) <= set(own):
        raise UserError("server-replay-not-yet")
    return seats


async def frames(table: Table, user: User | None, wished: str, first: int, count: int, language: str | None) -> Replay:
    async with table.lock:
        await table.wake()
        seats = eyes_of(table, user, wished)
        kept = await table.store.snapshots(table.terms.id) if table.journal else {}
        speaker = sight.speaker_for(table, language)
        log_eyes = seats[0] if len(seats) == 1 else SPECTATOR
        made, journal = [], None
        for row in table.rows[first - 1 : first - 1 + count]:
            if row.entry.kind == "start" or (journal is None and started_before(table, row.seq)):
                journal = table.journal_at(row.seq, kept)
            elif journal is not None and row.entry.line:
                journal.replay(row.entry.line)
            views = {name(seat): still(journal.match.view(seat)) for seat in seats} if journal else {}
            s = table.match.look() if table.journal else None
            made.append(Frame(row.seq, sight.logged(table, row, log_eyes, s, speaker), views))
        return Replay(first, table.seq, made)


def started_before(table: Table, seq: int) -> bool:
    return any(row.entry.kind == "start" for row in table.rows[:seq])


def name(seat: int) -> str:
    return WATCHING if seat == SPECTATOR else str(seat)


def still(view: dict[str, Any]) -> dict[str, Any]:
    """Nothing can be done in the past."""
    return view | {"actions": [], "undo": False}


async def journal(table: Table, user: User | None) -> str:
    """With the seed when the game is over; before that, as far as the own eyes have seen."""
    async with table.lock:
        await table.wake()
        seat = sight.eyes_for(table, user, None)
        assert table.match
        assert table.journal is not None
        return table.journal.text() if table.status == ENDED else table.journal.export(seat)
