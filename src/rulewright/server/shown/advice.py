"""A hint for somebody who is asked, or what they had better not do. It is looked for in the workers, from a letter: so it knows what that
seat knows, and nobody else is told that it was asked for."""

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
from rulewright.server.tables.table import Table

from . import sight

ALIKE = 0  # what a seat cannot tell apart gives the same letter


async def advise(hall: Hall, table: Table, user: User, language: str) -> Hinted:
    """The best moves for the seat that is asked, which is the user's; one answer at a time for each. They come after a time that does not
    tell whether other seats' bots are thinking just now."""
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
    """What costs the seat that is asked, which is the user's, most of its chances. Where there are no hints, nobody is warned."""
    began = time.monotonic()
    async with table.lock:
        await table.wake()
        seat, seq = advised_seat(table, user), table.seq
        letter, look = write(Seat(table.match, seat), ALIKE), table.match.look()
        write_down = table.game.write
    found = await hall.bots.warn(table.game.key, letter, Sake(user.id))
    await hall.pace.wait(began, hall.bots.hint_seconds + WAY)
    blunders = [
        Blunder(write_down(look, one.played), rounded(one.value - one.loss), rounded(one.value)) for one in found
    ]
    return Warned(seq, seat, blunders)


def rounded(value: float) -> float:
    """To the percent: a search knows no better."""
    return round(min(1.0, max(0.0, value)), 2)


def advised_seat(table: Table, user: User) -> int:
    """The user's seat that is asked."""
    seat = acting_seat(table, user)
    still_on(table)
    if not table.terms.hints:
        raise UserError("server-no-hints")
    if table.asked != seat:
        raise Refused(table.game.turns, Message("why-not-your-turn", {"seat": table.asked}))
    return seat
