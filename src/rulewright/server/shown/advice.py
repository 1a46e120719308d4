"""Hints and warnings for the player to act. The workers compute them from a letter: so they use only what that seat knows, and nobody else
is told that one was requested."""

from __future__ import annotations

import asyncio
import time

from rulewright.games import load
from rulewright.kernel.match import Refused
from rulewright.kernel.message import Message, UserError
from rulewright.players.hint import explain
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat
from rulewright.server.bots.pace import WAY
from rulewright.server.bots.turns import Sake
from rulewright.server.metrics import HINTS
from rulewright.server.shapes.play import Blunder, Hinted, Warned
from rulewright.server.store.store import User
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.playing import acting_seat, still_on
from rulewright.server.tables.story import ENDED
from rulewright.server.tables.table import Table

from . import sight

ALIKE = 0  # any fixed seed: positions that a seat cannot tell apart give the same letter


async def advise(hall: Hall, table: Table, user: User, language: str) -> Hinted:
    """The best moves for the seat to act, which must be the user's; one request at a time. The delay does not reveal whether other seats'
    bots are thinking."""
    began = time.monotonic()
    if user.id in hall.advised:
        raise UserError("server-hint-asked")
    hall.advised.add(user.id)
    try:
        async with table.lock:
            await table.wake()
            seat, seq = advised_seat(table, user), table.seq
            letter, speaker = write(Seat(table.match, seat), ALIKE), sight.speaker_of(table, language)
        hints = await hall.bots.advise(table.game.key, letter, Sake(user.id))
    except UserError as error:
        HINTS.labels(error.message.key).inc()
        raise
    finally:
        hall.advised.discard(user.id)
    HINTS.labels("found").inc()
    found = await asyncio.to_thread(explain, table.game, read(letter, load), hints)
    await hall.pace.wait(began, hall.bots.hint_seconds + WAY)
    return sight.hinted(seq, seat, found, speaker)


async def warn(hall: Hall, table: Table, user: User) -> Warned:
    """The moves that cost the user's seat the most. Where hints are off, so are warnings. A page asks for them at each step, and a quick
    player may have moved before the question arrives: then there are none."""
    began = time.monotonic()
    async with table.lock:
        await table.wake()
        seat, seq = advisable_seat(table, user), table.seq
        if table.status == ENDED or table.asked != seat:
            return Warned(seq, seat, [])
        letter, look = write(Seat(table.match, seat), ALIKE), table.match.look()
        write_down = table.game.write
    found = await hall.bots.warn(table.game.key, letter, Sake(user.id))
    await hall.pace.wait(began, hall.bots.hint_seconds + WAY)
    blunders = [
        Blunder(write_down(look, one.played), rounded(one.value - one.loss), rounded(one.value)) for one in found
    ]
    return Warned(seq, seat, blunders)


def rounded(value: float) -> float:
    """Rounded to a percent: a search is no more precise."""
    return round(min(1.0, max(0.0, value)), 2)


def advisable_seat(table: Table, user: User) -> int:
    """The user's seat, at a table with hints."""
    seat = acting_seat(table, user)
    assert table.match  # raises if the game has not begun
    if not table.terms.hints:
        raise UserError("server-no-hints")
    return seat


def advised_seat(table: Table, user: User) -> int:
    """The user's seat, if it is to act."""
    still_on(table)
    seat = advisable_seat(table, user)
    if table.asked != seat:
        raise Refused(table.game.turns, Message("why-not-your-turn", {"seat": table.asked}))
    return seat
