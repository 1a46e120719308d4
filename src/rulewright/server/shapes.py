"""What the API takes and gives, as the OpenAPI document shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

Seq = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="The number of the last entry that the sender knows.", examples=[17])
]
SeatNumber = Annotated[int, Meta(ge=0, le=3, description="Counted from 0.", examples=[1])]
ActionText = Annotated[
    str, Meta(min_length=1, max_length=100, description="As the view lists it.", examples=["place:F6"])
]
Name = Annotated[str, Meta(min_length=1, max_length=30, description="As others see you.", examples=["Anna"])]
Password = Annotated[str, Meta(min_length=8, max_length=200, examples=["correct horse battery"])]
BotName = Annotated[str, Meta(max_length=40, description="See /api/games/{name}.", examples=["juno"])]


# ------------------------------------------------------------- messages
class Spoken(Struct, omit_defaults=True):
    """A message: its key and arguments in our Fluent files; and the text, if a language was asked for."""

    key: Annotated[str, Meta(examples=["termites-event-placed"])]
    args: Annotated[dict[str, Any], Meta(examples=[{"seat": 0, "hex": "F6"}])]
    text: str = ""
    rule: Annotated[str, Meta(description="The paragraph of the rules.", examples=["T5.2"])] = ""


class Fault(Struct):
    """What cannot be done, why, and what to do instead."""

    error: Spoken


# ------------------------------------------------------------- people
class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Password
    old: Annotated[str, Meta(max_length=200, description="The one so far, if there is one.")] = ""


class Login(Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200, examples=["correct horse battery"])]


class Me(Struct):
    id: Annotated[str, Meta(description="Nobody else sees it.")]
    name: str
    account: Annotated[bool, Meta(description="There is a password, so other devices can log in.")]


class Welcome(Struct):
    me: Me
    token: Annotated[
        str, Meta(description="For programs: send it as `Authorization: Bearer ...`. Browsers have the cookie.")
    ]


# ------------------------------------------------------------- tables
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


class You(Struct):
    eyes: Annotated[int | None, Meta(description="The seat whose view this is; none for those who look on.")]
    seats: list[int]
    host: bool
    invitation: Annotated[str | None, Meta(description="For those who sit there: the code that lets others join.")]


class Logged(Struct, omit_defaults=True):
    """An entry, as far as those eyes may know it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: Annotated[str, Meta(description="Of the person who did it.")] = ""
    bot: Annotated[str, Meta(description="That did it, or that sits there now.")] = ""
    side: str = ""
    do: Annotated[str, Meta(description="The action; a question mark stands for what is not for these eyes.")] = ""
    then: Annotated[list[str], Meta(description="How chance went on.")] = []
    lines: Annotated[int, Meta(description="How many moves were taken back.")] = 0
    events: list[Spoken] = []
    table: str = ""


class Undo(Struct):
    """What can be taken back from here."""

    can: Annotated[bool, Meta(description="Without asking anybody.")]
    ask: Annotated[bool, Meta(description="If not: all others may be asked to take back more.")]
    message: Annotated[Spoken, Meta(description="What would be taken back, or why it cannot be.")]


class Source(Struct):
    """Where points came from."""

    message: Spoken
    points: int


class Update(Struct):
    """The table for one pair of eyes, and what has happened since the entry that they know."""

    type: Literal["update"]
    seq: int
    you: You
    table: Facts
    prompt: Spoken | None
    undo: Annotated[Undo | None, Meta(description="Of one's own; nothing for those who look on.")]
    sources: Annotated[
        list[list[Source]], Meta(description="When the game is over: of each seat, what its points are made of.")
    ]
    view: Annotated[Raw | dict[str, Any] | None, Meta(description="Of the game; nothing before it starts.")]
    log: list[Logged]


class Move(Struct, forbid_unknown_fields=True):
    seq: Seq
    action: ActionText


class At(Struct, forbid_unknown_fields=True):
    seq: Seq


class Answer(Struct, forbid_unknown_fields=True):
    seq: Seq
    yes: Annotated[bool, Meta(examples=[True])]


class Attempt(Struct, forbid_unknown_fields=True):
    action: ActionText
    eyes: SeatNumber | None = None


Data = Annotated[
    dict[str, Any],
    Meta(
        description="As the game has it, to be drawn: ways, sums, prices.", examples=[{"cost": 1, "path": ["F6", "F7"]}]
    ),
]


class WhyNot(Struct):
    legal: bool
    reason: Spoken | None
    facts: Data


class Described(Struct):
    """A legal action in words, and what it would do."""

    action: str
    message: Spoken
    facts: Data


class HintedMove(Struct):
    """A good move, and what speaks for it."""

    do: Annotated[str, Meta(description="The action.", examples=["unit:E5"])]
    text: Annotated[str, Meta(description="The same in words.")]
    line: Annotated[list[str], Meta(description="The action, and what the same seat would do right after it.")]
    line_text: Annotated[list[str], Meta(description="The same in words.")] = field(name="lineText")
    value: Annotated[float, Meta(ge=0, le=1, description="The share of a victory that it promises.")]
    share: Annotated[float, Meta(ge=0, le=1, description="How much of the search went there.")]
    reasons: list[Spoken]


class Hinted(Struct):
    """Good moves of a seat, the best first."""

    seq: Annotated[int, Meta(description="The entry after which they are.")]
    seat: int
    moves: Annotated[list[HintedMove], Meta(description="At most three.")]


class Frame(Struct):
    """One moment of a replay."""

    seq: int
    entry: Logged
    views: Annotated[dict[str, Any], Meta(description="By seat, or `watching`.")]


class Replay(Struct):
    first: int
    last: Annotated[int, Meta(description="The last entry there is.")]
    frames: list[Frame]


class Made(Struct):
    table: str
    invitation: Annotated[str | UnsetType, Meta(description="Let others join by it.")] = UNSET


class Invited(Struct):
    """What someone sees who was sent an invitation."""

    table: str
    game: str
    host: str
    facts: Facts
