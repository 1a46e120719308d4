"""Tables: what a host asks for, who sits there, what everybody may know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .spoken import BotName, Name, SeatNumber


# ------------------------------------------------------------- wishes
class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40, examples=["termites"])]
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=200)]],
        Meta(
            description="By name, see /api/games/{name}; an edition is one of them.",
            examples=[{"mound_terrain": "any"}],
        ),
    ] = {}
    pack: Annotated[str, Meta(max_length=60, description="Of the packs that the game comes with.")] = ""
    open: Annotated[bool, Meta(description="Listed for all; otherwise by invitation.")] = False
    rated: Annotated[bool, Meta(description="One seat for each person, no bots, no undo beyond what was revealed.")] = (
        False
    )
    watched: Annotated[bool | None, Meta(description="May anybody look on? If nothing is said: at open tables.")] = None
    patience: Annotated[
        int, Meta(ge=1, le=60 * 86400, description="Seconds until others may give an absent player's seat to a bot.")
    ] = 180
    hints: Annotated[bool, Meta(description="Players may ask for hints; never in a rated game.")] = True
    own_seats: Annotated[
        int, Meta(ge=0, le=4, description="The host takes so many of the first seats: several for one screen.")
    ] = 1
    names: Annotated[
        list[Name], Meta(max_length=4, description="Who plays the host's seats; the host, where nobody is named.")
    ] = []
    bots: Annotated[list[BotName], Meta(max_length=4, description="For the last seats.", examples=[["juno"]])] = []
    sides: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(max_length=4, description="Of each seat, from the first; nothing: let it be drawn.", examples=[["blue"]]),
    ] = []
    start: Annotated[bool, Meta(description="At once: all seats are taken by the host and by bots.")] = False


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    side: Annotated[str, Meta(max_length=40, description="A swarm or faction.", examples=["blue"])] = ""


class Side(Struct, forbid_unknown_fields=True):
    side: Annotated[
        str, Meta(max_length=40, description="A swarm or faction; nothing: let it be drawn.", examples=["red"])
    ]


class WithBot(Struct, forbid_unknown_fields=True):
    bot: BotName = "greedy"


# ------------------------------------------------------------- answers
class Sitting(Struct):
    """A seat, as everybody sees it."""

    name: Annotated[str, Meta(description="Of its player, or the bot's; nothing if it is free.")]
    person: bool
    bot: Annotated[str, Meta(description="The bot that plays it now, for its player or from the start.")]
    side: Annotated[str, Meta(description="The swarm or faction wished for.")]
    here: Annotated[bool, Meta(description="Its player has the table open.")]
    result: Annotated[int | None, Meta(description="When the game is over: the highest wins.")] = None
    points: int | None = None


class Facts(Struct):
    """What everybody at a table may know of it."""

    id: str
    game: str
    rules: Annotated[str, Meta(description="Their version.")]
    pack: str
    pack_hash: str
    players: int
    options: dict[str, str]
    rated: bool
    open: bool
    watched: bool
    patience: int
    hints: Annotated[bool, Meta(description="Players may ask for them.")]
    created: int
    status: Literal["gathering", "playing", "over"]
    seq: Annotated[int, Meta(description="Of the last entry.")]
    asked: Annotated[int | None, Meta(description="The seat that is asked.")]
    asked_since: Annotated[int, Meta(description="Milliseconds since 1970.")]
    seats: list[Sitting]
    undo_asked: Annotated[int | None, Meta(description="The seat that asks all others to take something back.")]
    undo_agreed: list[int]
    commitment: Annotated[str, Meta(description="To the seed of all chances, before the game.")]
    seed: Annotated[str | None, Meta(description="When the game is over.")]
    rematch: Annotated[str | None, Meta(description="The next table of the same players.")]


class OwnFacts(Facts):
    """The same of a table of one's own."""

    yours: Annotated[list[int], Meta(description="Your seats.")]


class Made(Struct):
    table: str
    invitation: Annotated[str | UnsetType, Meta(description="Let others join by it.")] = UNSET


class Invited(Struct):
    """What someone sees who was sent an invitation."""

    table: str
    game: str
    host: str
    facts: Facts
