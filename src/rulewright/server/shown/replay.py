"""Replays: from any player's view once the game is over, only from your own before that."""

from __future__ import annotations

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.kernel.view import View
from rulewright.server.shapes.play import Frame, Logged, Replay
from rulewright.server.store.store import User
from rulewright.server.tables.story import ENDED
from rulewright.server.tables.table import Table

from . import sight
from .messages import Speaker

MOST = 50  # frames per request
WATCHING, OPEN = "watching", "open"


def eyes_of(table: Table, user: User | None, wished: str) -> list[int]:
    """The seats to look from. The lock is held."""
    if wished == WATCHING:
        sight.eyes_for(table, user, None)
        return [SPECTATOR]
    everybody = list(range(table.players))
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
        assert table.game  # raises if it is missing
        kept = await table.store.snapshots(table.terms.id) if table.journal else {}
        speaker = sight.speaker_for(table, language)
        to_reader = sight.to_reader(table, user, speaker)
        log_eyes = seats[0] if len(seats) == 1 else SPECTATOR
        made, journal = [], None
        for row in table.rows[first - 1 : first - 1 + count]:
            if row.entry.kind == "start" or (journal is None and started_before(table, row.seq)):
                journal = table.journal_at(row.seq, kept)
            elif journal is not None and row.entry.line:
                journal.replay(row.entry.line)
            entry = sight.logged(table, row, log_eyes, table.match.look() if table.journal else None, to_reader)
            made.append(frame(row.seq, entry, journal.match if journal else None, seats, speaker))
        return Replay(first, table.seq, made)


def frame(seq: int, entry: Logged, match: Match | None, seats: list[int], speaker: Speaker | None) -> Frame:
    """What those seats saw after that entry. With several seats, words are also added for a spectator."""
    if match is None:
        return Frame(seq, entry, {}, {})
    views = {name(seat): still(match.view(seat)) for seat in seats}
    told = [*seats, SPECTATOR] if len(seats) > 1 else seats
    return Frame(seq, entry, views, {name(seat): sight.position(match, seat, speaker) for seat in told})


def started_before(table: Table, seq: int) -> bool:
    return any(row.entry.kind == "start" for row in table.rows[:seq])


def name(seat: int) -> str:
    return WATCHING if seat == SPECTATOR else str(seat)


def still(view: View) -> View:
    """Remove the actions: the past cannot be changed."""
    view.actions, view.undo = [], False
    return view


async def journal(table: Table, user: User | None) -> str:
    """With the seed when the game is over; before that, as far as the viewer has seen."""
    async with table.lock:
        await table.wake()
        seat = sight.eyes_for(table, user, None)
        if table.status == ENDED:
            return table.journal_text()
        assert table.match  # raises if there is none
        assert table.journal is not None
        return table.journal.export(seat)
