"""A hint for somebody who is asked. It is looked for in the workers, from a letter: so it knows what that seat knows, and nobody else is
told that it was asked for."""

from __future__ import annotations

import asyncio
import secrets

from rulewright.games import load
from rulewright.kernel.match import Refused
from rulewright.kernel.message import Message, UserError
from rulewright.players.hint import explain
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat

from . import eyes as sight
from .bots.pool import SEED_BITS
from .hall import Hall, bot_seed
from .metrics import HINTS
from .playing import acting_seat, still_on
from .shapes.play import Hinted
from .store.store import User
from .table import Table


async def advise(hall: Hall, table: Table, user: User, language: str) -> Hinted:
    """The best moves for the seat that is asked, which is the user's; one answer at a time for each."""
    if user.id in hall.advised:
        raise UserError("server-hint-asked")
    hall.advised.add(user.id)
    try:
        async with table.lock:
            await table.wake()
            seat, seq = advised_seat(table, user), table.seq
            letter = write(Seat(table.match, seat), secrets.randbits(SEED_BITS))
            seed, speaker = bot_seed(table, seat), sight.speaker_of(table, language)
        hints = await hall.bots.advise(table.terms.game, letter, seed)
    except UserError as error:
        HINTS.labels(error.message.key).inc()
        raise
    finally:
        hall.advised.discard(user.id)
    HINTS.labels("found").inc()
    found = await asyncio.to_thread(explain, table.game, read(letter, load), hints)
    return sight.hinted(seq, seat, found, speaker)


def advised_seat(table: Table, user: User) -> int:
    """The user's seat that is asked."""
    seat = acting_seat(table, user)
    still_on(table)
    if not table.terms.hints:
        raise UserError("server-no-hints")
    if table.asked != seat:
        raise Refused(table.game.turns, Message("why-not-your-turn", {"seat": table.asked}))
    return seat
