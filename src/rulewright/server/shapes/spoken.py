"""Messages, and what all shapes are made of."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rulewright.kernel.events import MOST_SEATS

Seq = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="The number of the last entry the sender has.", examples=[17])
]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="Counted from 0.", examples=[1])]
ActionText = Annotated[
    str, Meta(min_length=1, max_length=100, description="As listed in the view.", examples=["place:F6"])
]
Name = Annotated[str, Meta(min_length=1, max_length=30, description="As others see you.", examples=["Anna"])]
BotName = Annotated[str, Meta(max_length=40, description="See /api/games/{name}.", examples=["juno"])]


class Spoken(Struct, omit_defaults=True):
    """A message: its key and arguments in our Fluent files; and the text, if a language was asked for."""

    key: Annotated[str, Meta(examples=["termites-event-placed"])]
    args: Annotated[dict[str, Any], Meta(examples=[{"seat": 0, "hex": "F6"}])]
    text: str = ""
    rule: Annotated[str, Meta(description="The number of the rule.", examples=["T5.2"])] = ""


class Fault(Struct):
    """What cannot be done, why, and what to do instead."""

    error: Spoken
