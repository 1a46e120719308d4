"""What if? A finished game continues from one of its positions at a new table."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from rulewright.kernel.chance import SEED_BYTES
from rulewright.kernel.frames import OVER
from rulewright.kernel.journal import branch_of, dealt_anew
from rulewright.kernel.message import UserError
from rulewright.players.bots import SEARCHING
from rulewright.server.shapes.tables import Branch
from rulewright.server.store.store import Origin, Terms, User, keep_position, new_id, now

from . import new_table
from .entries import Entry
from .gathering import BEFORE, chair_at, known_bot
from .hall import Hall
from .story import ENDED, GATHERING
from .table import Table

WORLDS = 62  # bits
FOR_PEOPLE = SEARCHING[(len(SEARCHING) - 1) // 2]  # replaces the people who played then


async def branch(hall: Hall, table: Table, user: User, wish: Branch) -> Table:
    """A table that begins after that entry, with the user in their chosen seat and bots or nobody in the others. The new seed is unknown to
    everybody, and no player's name is copied."""
    async with table.lock:
        await table.wake()
        if table.status != ENDED:
            raise UserError("server-not-over")
        chair_at(table, wish.seat)
        first = next(row.seq for row in table.rows if row.move)
        seq = min(max(wish.seq, first), table.seq)
        journal = table.journal_at(seq, await table.store.snapshots(table.terms.id))
        match = journal.match
        if match.actor == OVER:
            raise UserError("server-branch-over")
        dealt = (wish.seat, secrets.randbits(WORLDS)) if wish.deal == "anew" else ()
        position = dealt_anew(match, *dealt) if dealt else match.trail[-1].position
        source = branch_of(journal.lines, table.terms.seed.hex(), *dealt)
        terms, seated = terms_of(table, user, Origin(table.terms.id, seq, source)), seats(table, user, wish)
    rows, people = new_table.first_entries(terms, seated)
    await hall.store.add_table(terms, GATHERING, rows, [*people, keep_position(terms.id, BEFORE, position)])
    return await hall.table(terms.id)


def terms_of(table: Table, host: User, origin: Origin) -> Terms:
    """The original terms with the sides as drawn, but unrated."""
    return replace(
        table.terms,
        id=new_id(),
        players=table.players,
        options=dict(table.settings.options),
        rated=False,
        open=False,
        watched=False,
        hints=True,
        host=host.id,
        invitation=new_id(),
        seed=secrets.token_bytes(SEED_BYTES),
        created=now(),
        origin=origin,
    )


def seats(table: Table, user: User, wish: Branch) -> list[Entry]:
    """Bots in the other seats, unless friends will come: as strong as the originals, unless another one is named."""
    seated = [Entry("sit", wish.seat, user.id, user.name)]
    for seat, chair in enumerate(table.chairs):
        if seat != wish.seat and not wish.friends:
            bot = known_bot(wish.bot) if wish.bot else chair.bot if not chair.user else FOR_PEOPLE
            seated.append(Entry("bot", seat, user.id, user.name, bot))
    return seated
