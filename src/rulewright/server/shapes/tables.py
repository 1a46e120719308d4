"""Tables: what a host asks for, who sits there, what everybody may know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rulewright.kernel.events import MOST_SEATS

from .spoken import BotName, Name, SeatNumber


# ------------------------------------------------------------- wishes
class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40, examples=["termites"])]
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS, description="As many as the game is for.")] = 2
    options: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=200)]],
        Meta(
            description="By name, see /api/games/{name}; an edition is one of them.",
            examples=[{"mound_terrain": "any"}],
        ),
    ] = {}
    pack: Annotated[str, Meta(max_length=80, description="See GET /api/packs/offered; nothing for the game's own.")] = (
        ""
    )
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
        int,
        Meta(ge=0, le=MOST_SEATS, description="How many of the first seats the host takes: several for one screen."),
    ] = 1
    names: Annotated[
        list[Name],
        Meta(max_length=MOST_SEATS, description="Who plays the host's seats; the host, where nobody is named."),
    ] = []
    bots: Annotated[
        list[BotName], Meta(max_length=MOST_SEATS, description="For the last seats.", examples=[["juno"]])
    ] = []
    sides: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(
            max_length=MOST_SEATS,
            description="Of each seat, from the first; nothing: let it be drawn.",
            examples=[["blue"]],
        ),
    ] = []
    start: Annotated[bool, Meta(description="At once: all seats are taken by the host and by bots.")] = False


class Branch(Struct, forbid_unknown_fields=True):
    """Where to go on from, and how."""

    seq: Annotated[int, Meta(ge=1, le=2**31 - 1, description="The entry after which to go on.", examples=[41])]
    seat: SeatNumber
    deal: Annotated[
        Literal["same", "anew"],
        Meta(description="Hidden things as they were; or dealt anew, as far as that seat could not know them."),
    ] = "anew"
    bot: Annotated[
        str, Meta(max_length=40, description="For all others; if none is named, bots as strong as they were.")
    ] = ""
    friends: Annotated[bool, Meta(description="The other seats stay free, for those who are invited.")] = False


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    side: Annotated[str, Meta(max_length=40, description="A swarm or faction.", examples=["blue"])] = ""


class Side(Struct, forbid_unknown_fields=True):
    side: Annotated[
        str, Meta(max_length=40, description="A swarm or faction; nothing: let it be drawn.", examples=["red"])
    ]


class Players(Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS, description="As many as the game is for.", examples=[3])]


class WithBot(Struct, forbid_unknown_fields=True):
    bot: BotName = "greedy"


class Leave(WithBot, forbid_unknown_fields=True):
    give_up: Annotated[bool, Meta(description="For good. A rated game is left in no other way, and is lost.")] = False


class Hidden(Struct, forbid_unknown_fields=True):
    hidden: Annotated[bool, Meta(examples=[True])]


class Shared(Struct, forbid_unknown_fields=True):
    shared: Annotated[bool, Meta(examples=[True])]


# ------------------------------------------------------------- answers
class Sitting(Struct):
    """A seat, as everybody sees it."""

    name: Annotated[str, Meta(description="Of its player, or the bot's; nothing if it is free.")]
    person: bool
    bot: Annotated[str, Meta(description="The bot that plays it now, for its player or from the start.")]
    side: Annotated[str, Meta(description="The swarm or faction wished for.")]
    here: Annotated[bool, Meta(description="Its player has the table open.")]
    gone: Annotated[bool, Meta(description="Its player has given the game up, and a bot plays on.")]
    result: Annotated[int | None, Meta(description="When the game is over: the highest wins.")] = None
    points: int | None = None


class BranchedFrom(Struct):
    """The game that this one goes on from."""

    table: str
    seq: Annotated[int, Meta(description="The entry after which it does.")]
    deal: Literal["same", "anew"]


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
    origin: BranchedFrom | None
    shared: Annotated[bool, Meta(description="A player lets anybody with the address see the replay.")]
    deserted: Annotated[
        bool,
        Meta(
            description="Everybody who sat there has left, and bots play on among themselves: its host may delete it."
        ),
    ]
    key: Annotated[
        str | None,
        Meta(
            description="The game for /api/games/{name}: its name, with the version behind a dot if new tables have other rules. Nothing "
            "if this server lacks the rules or the pack: then there is no view, and nobody can move until it has them."
        ),
    ]
    drawn: Annotated[
        bool, Meta(description="The game's own pages can draw its views; if not, the plain page shows them.")
    ]


class OwnFacts(Facts):
    """The same of a table of one's own."""

    yours: Annotated[list[int], Meta(description="Your seats.")]
    host: Annotated[bool, Meta(description="You have made it.")]


class Made(Struct):
    table: str
    invitation: Annotated[str | UnsetType, Meta(description="Let others join by it.")] = UNSET


class InvitedSeat(Struct):
    """A seat of a table that has not started."""

    name: Annotated[str, Meta(description="Of its player, or the bot's; nothing if it is free.")]
    person: bool
    bot: str
    side: Annotated[str, Meta(description="The swarm or faction wished for.")]


class Invited(Struct):
    """What someone needs to know who was sent an invitation, and no more."""

    table: str
    game: str
    host: str
    yours: Annotated[bool, Meta(description="You have a seat there already.")]
    status: Literal["gathering", "playing", "over"]
    pack: str
    players: int
    options: dict[str, str]
    rated: bool
    open: bool
    watched: bool
    patience: int
    hints: bool
    seats: Annotated[list[InvitedSeat], Meta(description="Before the game starts; then nobody can sit down any more.")]
