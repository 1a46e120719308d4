"""What a person at a table sees of its chat."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import get_args

from rulewright.server.shapes.chat import Chat, Phrase, Remark, Room
from rulewright.server.store.chat import Remark as Kept
from rulewright.server.store.store import User
from rulewright.server.tables.chat import PLAYERS
from rulewright.server.tables.story import Story
from rulewright.words import DEFAULT, Words

SIGN = 9  # bytes: enough to distinguish people


def chat(table: Story, user: User | None, room: Room, kept: Sequence[Kept], language: str | None) -> Chat:
    return Chat("chat", room, [remark(table, user, one, language) for one in kept])


def remark(table: Story, user: User | None, kept: Kept, language: str | None) -> Remark:
    seats = table.seats_of(kept.user_id or "") if kept.room == PLAYERS else []
    phrase: Phrase | None = next((known for known in get_args(Phrase) if known == kept.phrase), None)
    return Remark(
        number=kept.number,
        at=kept.at,
        by=sign_of(kept.user_id) if kept.user_id else "",
        name=kept.name,
        seat=seats[0] if seats else None,
        own=bool(user and user.id == kept.user_id),
        text=Words(language or DEFAULT)(f"web-chat-say-{phrase}") if phrase else kept.text,
        phrase=phrase,
    )


def sign_of(user: str) -> str:
    """Distinguishes people at all tables without revealing who they are: the id it is made from cannot be guessed."""
    return blake2b(user.encode(), digest_size=SIGN, person=b"chat").hexdigest()
