"""Tables: what a host asks for, who sits there, what everybody may know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rulewright.kernel.events import MOST_SEATS

from .spoken import BotName, Name, SeatNumber


# ------------------------------------------------------------- wishes
class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40, examples=["termites"])]
    players: Annotated[
        int, Meta(ge=2, le=MOST_SEATS, description="Number of players, within what the game allows.")
    ] = 2
    options: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=200)]],
        Meta(
            description="By name, see /api/games/{name}; an edition is one of them.",
            examples=[{"mound_terrain": "any"}],
        ),
    ] = {}
    pack: Annotated[
        str, Meta(max_length=80, description="See GET /api/packs/offered. Default: the game's own pack.")
    ] = ""
    open: Annotated[bool, Meta(description="Listed for everyone; otherwise by invitation only.")] = False
    rated: Annotated[bool, Meta(description="One seat per person, no bots, no undo requests.")] = False
    watched: Annotated[
        bool | None, Meta(description="Whether spectators are allowed. Default: at open tables only.")
    ] = None
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
        Meta(max_length=MOST_SEATS, description="Who plays the host's seats; the host where no name is given."),
    ] = []
    bots: Annotated[
        list[BotName], Meta(max_length=MOST_SEATS, description="Bots for the last seats.", examples=[["juno"]])
    ] = []
    sides: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(
            max_length=MOST_SEATS,
            description="The side of each seat, starting with the first; empty for a random one.",
            examples=[["blue"]],
        ),
    ] = []
    start: Annotated[bool, Meta(description="Start at once: the host and bots take all seats.")] = False


class Branch(Struct, forbid_unknown_fields=True):
    """Where to continue, and how."""

    seq: Annotated[
        int, Meta(ge=1, le=2**31 - 1, description="The entry after which the game continues.", examples=[41])
    ]
    seat: SeatNumber
    deal: Annotated[
        Literal["same", "anew"],
        Meta(
            description="Hidden things: `same`, as they were, or `anew`, dealt again as far as that seat could not know them."
        ),
    ] = "anew"
    bot: Annotated[
        str,
        Meta(max_length=40, description="A bot for all other seats. Default: bots as strong as the original players."),
    ] = ""
    friends: Annotated[bool, Meta(description="The other seats stay free for people you invite.")] = False


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    side: Annotated[str, Meta(max_length=40, description="A swarm or faction.", examples=["blue"])] = ""


class Side(Struct, forbid_unknown_fields=True):
    side: Annotated[
        str, Meta(max_length=40, description="A swarm or faction; empty for a random one.", examples=["red"])
    ]


class Players(Struct, forbid_unknown_fields=True):
    players: Annotated[
        int, Meta(ge=2, le=MOST_SEATS, description="Number of players, within what the game allows.", examples=[3])
    ]


class WithBot(Struct, forbid_unknown_fields=True):
    bot: BotName = "greedy"


class Leave(WithBot, forbid_unknown_fields=True):
    give_up: Annotated[
        bool, Meta(description="Resign for good. This is the only way to leave a rated game, which is then lost.")
    ] = False


class Hidden(Struct, forbid_unknown_fields=True):
    hidden: Annotated[bool, Meta(examples=[True])]


class Shared(Struct, forbid_unknown_fields=True):
    shared: Annotated[bool, Meta(examples=[True])]


# ------------------------------------------------------------- answers
class Sitting(Struct):
    """A seat, as everyone sees it."""

    name: Annotated[str, Meta(description="The name of its player or bot; empty if it is free.")]
    person: bool
    bot: Annotated[str, Meta(description="The bot that plays it now, for its player or from the start.")]
    side: Annotated[str, Meta(description="The swarm or faction asked for.")]
    here: Annotated[bool, Meta(description="Its player has the table open.")]
    gone: Annotated[bool, Meta(description="Its player has resigned, and a bot plays on.")]
    result: Annotated[int | None, Meta(description="When the game is over: the highest wins.")] = None
    points: int | None = None


class BranchedFrom(Struct):
    """The game that this one continues from."""

    table: str
    seq: Annotated[int, Meta(description="The entry it continues from.")]
    deal: Literal["same", "anew"]


class Facts(Struct):
    """What everyone at a table may know about it."""

    id: str
    game: str
    rules: Annotated[str, Meta(description="The version of the rules.")]
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
    seq: Annotated[int, Meta(description="The number of the last entry.")]
    asked: Annotated[int | None, Meta(description="The seat that is asked.")]
    asked_since: Annotated[int, Meta(description="Milliseconds since 1970.")]
    seats: list[Sitting]
    undo_asked: Annotated[int | None, Meta(description="The seat that is asking to undo.")]
    undo_agreed: list[int]
    commitment: Annotated[str, Meta(description="A commitment to the random seed, published before the game.")]
    seed: Annotated[str | None, Meta(description="The random seed, once the game is over.")]
    rematch: Annotated[str | None, Meta(description="The next table of the same players.")]
    origin: BranchedFrom | None
    shared: Annotated[bool, Meta(description="A player has shared the replay with anyone who has the address.")]
    deserted: Annotated[
        bool,
        Meta(description="Everyone has left, and bots play on: its host may delete it."),
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
    """The same for a table of yours."""

    yours: Annotated[list[int], Meta(description="Your seats.")]
    host: Annotated[bool, Meta(description="You are the host.")]


class Made(Struct):
    table: str
    invitation: Annotated[str | UnsetType, Meta(description="The code that lets others join.")] = UNSET


class InvitedSeat(Struct):
    """A seat of a table that has not started."""

    name: Annotated[str, Meta(description="The name of its player or bot; empty if it is free.")]
    person: bool
    bot: str
    side: Annotated[str, Meta(description="The swarm or faction asked for.")]


class Invited(Struct):
    """What a person with an invitation needs to know, and no more."""

    table: str
    game: str
    host: str
    yours: Annotated[bool, Meta(description="You already have a seat there.")]
    status: Literal["gathering", "playing", "over"]
    pack: str
    players: int
    options: dict[str, str]
    rated: bool
    open: bool
    watched: bool
    patience: int
    hints: bool
    seats: Annotated[list[InvitedSeat], Meta(description="The seats, until the game starts.")]
