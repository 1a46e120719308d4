"""Playing: what a pair of eyes sees of a game, moves, hints and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from rulewright.kernel.view import AskerKind, View

from .chat import Room
from .spoken import ActionText, SeatNumber, Seq, Spoken
from .tables import Facts


# ------------------------------------------------------------- what those eyes see
class You(Struct):
    eyes: Annotated[int | None, Meta(description="The seat whose view this is; null for spectators.")]
    seats: list[int]
    host: bool
    invitation: Annotated[str | None, Meta(description="For players at the table: the code that lets others join.")]
    chat: Annotated[Room | None, Meta(description="The room you can talk in; null if no one else would read it.")]


class Logged(Struct, omit_defaults=True):
    """An entry, as far as those eyes may know it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: Annotated[str, Meta(description="The name of the person who did it.")] = ""
    bot: Annotated[str, Meta(description="The bot that did it, or that now has the seat.")] = ""
    side: str = ""
    haste: Annotated[
        str,
        Meta(
            description="Of a bot: `less` if it had less time to think than usual, `any` if nobody thought at all, `failed` if it gave no "
            "valid answer, `missing` if this server does not have it, so that a simple bot thought."
        ),
    ] = ""
    do: Annotated[str, Meta(description="The action; `?` stands for what these eyes may not see.")] = ""
    then: Annotated[list[str], Meta(description="The random outcomes that followed.")] = []
    lines: Annotated[int, Meta(description="Number of moves undone.")] = 0
    events: list[Spoken] = []
    table: str = ""


class Asker(Struct, omit_defaults=True):
    """What asks: a part of the box by its id, a mound by its place, or the seat's own side."""

    kind: AskerKind
    id: Annotated[str, Meta(examples=["supply_drop"])]
    text: Annotated[Spoken | None, Meta(description="Its own words.")] = None


class Prompted(Spoken, omit_defaults=True):
    """The question; and, if the game tells it, what asks and why, and what follows."""

    kicker: Annotated[Spoken | None, Meta(description="Where the question comes from, and why.")] = None
    consequence: Spoken | None = None
    source: Asker | None = None


class Undo(Struct):
    """What can be undone from here."""

    can: Annotated[bool, Meta(description="Without asking anyone.")]
    ask: Annotated[bool, Meta(description="If not: you can ask all others to undo more.")]
    message: Annotated[Spoken, Meta(description="What would be undone, or why it cannot be.")]


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
    prompt: Annotated[Prompted | None, Meta(description="What this viewer is asked; `view.prompt` has the rule.")]
    undo: Annotated[Undo | None, Meta(description="Your own undo; null for spectators.")]
    sources: Annotated[
        list[list[Source]], Meta(description="When the game is over: where each seat's points came from.")
    ]
    view: Annotated[Raw | View | None, Meta(description="The game's view; null before it starts.")]
    position: Annotated[
        list[Spoken],
        Meta(description="The view in words, line by line, if the game provides it: for clients that cannot draw it."),
    ]
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
        description="Data of the game, for drawing: paths, totals, costs.", examples=[{"cost": 1, "path": ["F6", "F7"]}]
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
    """A good move, and the reasons for it."""

    do: Annotated[str, Meta(description="The action.", examples=["unit:E5"])]
    text: Annotated[str, Meta(description="The same in words.")]
    line: Annotated[list[str], Meta(description="The action, and what the same seat would do right after it.")]
    line_text: Annotated[list[str], Meta(description="The same in words.")]
    value: Annotated[
        float,
        Meta(ge=0, le=1, description="Your chance of winning after it, in whole percent, the highest first."),
    ]
    share: Annotated[float, Meta(ge=0, le=1, description="The share of the search that went there.")]
    reasons: Annotated[list[Spoken], Meta(description="The reasons for it, then what the others could do next.")]


class Hinted(Struct):
    """Good moves of a seat, the best first."""

    seq: Annotated[int, Meta(description="The entry after which the hint holds.")]
    seat: int
    moves: Annotated[list[HintedMove], Meta(description="At most three.")]


class Blunder(Struct):
    """A costly move."""

    do: Annotated[str, Meta(description="The action.", examples=["pass"])]
    value: Annotated[float, Meta(ge=0, le=1, description="Your chance of winning after it, in whole percent.")]
    best: Annotated[float, Meta(ge=0, le=1, description="Your chance of winning after the best move found.")]


class Warned(Struct):
    """Moves that a seat should avoid, the worst first."""

    seq: Annotated[int, Meta(description="The entry after which this holds.")]
    seat: int
    blunders: list[Blunder]


# ------------------------------------------------------------- replays
class Frame(Struct):
    """One moment of a replay."""

    seq: int
    entry: Logged
    views: Annotated[dict[str, View], Meta(description="By seat, or `watching`.")]
    positions: Annotated[dict[str, list[Spoken]], Meta(description="The same in words, if the game provides it.")]


class Replay(Struct):
    first: int
    last: Annotated[int, Meta(description="The number of the last entry.")]
    frames: list[Frame]
