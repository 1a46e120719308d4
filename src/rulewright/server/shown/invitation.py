"""The content of an invitation."""

from __future__ import annotations

from rulewright.server.shapes.tables import Invited, InvitedSeat
from rulewright.server.store.store import User
from rulewright.server.tables.story import GATHERING, Story


def invited(table: Story, user: User | None, host: str) -> Invited:
    """What was agreed and, while there are free seats, who sits there. Nothing of the game."""
    terms, begun = table.terms, table.status != GATHERING
    return Invited(
        table=terms.id,
        game=terms.game,
        host=host,
        yours=bool(user and table.seats_of(user.id)),
        status=table.status,
        pack=terms.pack,
        players=table.players,
        options=terms.options,
        rated=terms.rated,
        open=terms.open,
        watched=terms.watched,
        patience=terms.patience,
        hints=terms.hints,
        seats=[]
        if begun
        else [InvitedSeat(chair.called, bool(chair.user), chair.bot, chair.side) for chair in table.chairs],
    )
