"""The chat of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST = 300  # characters
Room = Literal["players", "watching"]
SaidText = Annotated[str, Meta(max_length=LONGEST, description="One line of plain text.", examples=["Good luck!"])]
Phrase = Literal["hello", "luck", "nice", "thinking", "moment", "back", "thanks", "sorry", "good-game", "again"]


class Say(Struct, forbid_unknown_fields=True):
    """Either a text or a phrase."""

    text: SaidText = ""
    phrase: Annotated[
        Phrase | None, Meta(description="Instead of a text: a phrase that everyone reads in their own language.")
    ] = None


class Remark(Struct):
    """A message that someone has sent."""

    number: Annotated[int, Meta(description="Counted from 1 in each room.")]
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    by: Annotated[str, Meta(description="The same for everything one person says; empty if the account was deleted.")]
    name: Annotated[str, Meta(description="That person's name; empty if the account was deleted.")]
    seat: Annotated[int | None, Meta(description="Their seat, if they have one.")]
    own: Annotated[bool, Meta(description="You said it.")]
    text: Annotated[str, Meta(description="Plain text; a phrase is in the reader's language.")]
    phrase: Annotated[Phrase | None, Meta(description="The phrase, if it is one.")]


class Chat(Struct):
    """What the players say to each other, or the spectators."""

    type: Literal["chat"]
    room: Room
    remarks: Annotated[list[Remark], Meta(description="The oldest first.")]
