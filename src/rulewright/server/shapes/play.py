"""A game that is played: what a pair of eyes sees of it, moves, hints and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from .spoken import ActionText, SeatNumber, Seq, Spoken
from .tables import Facts


# ------------------------------------------------------------- what those eyes see
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


# ------------------------------------------------------------- moves
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


# ------------------------------------------------------------- hints
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


# ------------------------------------------------------------- replays
class Frame(Struct):
    """One moment of a replay."""

    seq: int
    entry: Logged
    views: Annotated[dict[str, Any], Meta(description="By seat, or `watching`.")]


class Replay(Struct):
    first: int
    last: Annotated[int, Meta(description="The last entry there is.")]
    frames: list[Frame]
