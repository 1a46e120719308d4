"""Share a replay, hide or delete a table."""

from __future__ import annotations

from rulewright.kernel.message import UserError
from rulewright.server.store.store import User

from .entries import Entry
from .gathering import only_host
from .hall import Hall
from .playing import played_by
from .story import ENDED, GATHERING, PLAYING
from .table import Table, once_more


@once_more
async def share(table: Table, user: User, shared: bool) -> None:
    """Let anybody with the address see the replay, or only its players again. Every player is told who decided it."""
    async with table.lock:
        await table.wake()
        if not table.seats_of(user.id):
            raise UserError("server-not-a-player")
        if table.status != ENDED:
            raise UserError("server-not-over")
        if table.shared != shared:
            await table.append(Entry("share" if shared else "unshare", who=user.id, name=user.name))


async def hide(table: Table, user: User, hidden: bool) -> None:
    """Hide a table in your own list only. Not while you are still in the game: you would just forget it."""
    async with table.lock:
        await table.wake()
        if table.terms.host != user.id and not table.seats_of(user.id):
            raise UserError("server-not-a-player")
        if hidden and table.status == PLAYING and played_by(table, user):
            raise UserError("server-still-playing")
        await table.store.hide(user.id, table.terms.id, hidden)


async def delete(hall: Hall, table: Table, user: User) -> None:
    """The host may, as long as nobody else has ever sat there; otherwise it is theirs as well, unless everybody has left."""
    async with table.lock:
        await table.wake()
        only_host(table, user)
        if not table.deserted and await table.store.others_at(table.terms.id, user.id):
            raise UserError("server-not-yours-alone")
        await hall.remove(table)


async def clear_away(hall: Hall, table: Table) -> None:
    """Remove a table that everybody left before the game began."""
    async with table.lock:
        await table.wake()
        if table.status == GATHERING and table.deserted:
            await hall.remove(table)
