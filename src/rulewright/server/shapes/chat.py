"""What people say to each other at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST = 300  # characters
Room = Literal["players", "watching"]
SaidText = Annotated[str, Meta(max_length=LONGEST, description="One line of plain text.", examples=["Good luck!"])]
Phrase = Literal["hello", "luck", "nice", "thinking", "moment", "back", "thanks", "sorry", "good-game", "again"]


class Say(Struct, forbid_unknown_fields=True):
    """Either one's own words or a phrase."""

    text: SaidText = ""
    phrase: Annotated[
        Phrase | None, Meta(description="One that every reader sees in their own language, in place of a text.")
    ] = None


class Remark(Struct):
    """Something that somebody has said."""

    number: Annotated[int, Meta(description="In its room, counted from 1.")]
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    by: Annotated[str, Meta(description="The same for all that one person says; nothing once they have left for good.")]
    name: Annotated[str, Meta(description="Of that person; nothing once they have left for good.")]
    seat: Annotated[int | None, Meta(description="Theirs, if they have one.")]
    own: Annotated[bool, Meta(description="You said it.")]
    text: Annotated[str, Meta(description="Plain text. A phrase stands here in the reader's language.")]
    phrase: Annotated[Phrase | None, Meta(description="If it was one.")]


class Chat(Struct):
    """What is said among those who play, or among those who look on."""

    type: Literal["chat"]
    room: Room
    remarks: Annotated[list[Remark], Meta(description="The oldest first.")]
