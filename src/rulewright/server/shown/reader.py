"""Who looks at a table, and what that allows."""

from __future__ import annotations

from rulewright.kernel.events import SPECTATOR
from rulewright.server.shapes.play import You
from rulewright.server.tables.chat import room_or_none
from rulewright.server.tables.table import Table


def you(table: Table, user: str, eyes: int) -> You:
    """Who looks. For players it is kept until somebody comes or leaves, since moves do not change it."""
    if known := table.readers.get((user, eyes)):
        return known
    own, host = table.seats_of(user), bool(user) and table.terms.host == user
    invitation = table.terms.invitation if own or host else None
    made = You(None if eyes == SPECTATOR else eyes, own, host, invitation, room_or_none(table, user))
    if own:
        table.readers[user, eyes] = made
    return made
