"""The workshop: the parts of a pack as TOML, corrected and checked."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rulewright.kernel.bundles.workbench import Sort

from .games import Piece
from .packs import OwnPack, PackProblem

Place = Annotated[
    str,
    Meta(
        max_length=200,
        pattern=r"\A[a-z0-9_-]{1,40}(/[A-Za-z0-9_.-]{1,80}){0,5}\Z",
        description="A place in a pack: the file, the key, the entry, the field.",
        examples=["tactics/card/humans_outflank/move"],
    ),
]
MOST_GAMES = 100  # in one answer
Kind = Annotated[str, Meta(max_length=40, description="The kind of part, as in the form.", examples=["tactics"])]
Values = Annotated[
    dict[str, Any], Meta(description="An entry as in the file.", examples=[{"id": "humans_outflank", "move": 2}])
]


# ------------------------------------------------------------- the form
class FormWord(Struct):
    word: Annotated[str, Meta(examples=["humans"])]
    title: Annotated[str, Meta(examples=["Humans"])]


class FormField(Struct):
    name: Annotated[str, Meta(examples=["move"])]
    title: Annotated[str, Meta(examples=["Move icons"])]
    sort: Sort
    least: int
    most: Annotated[
        int, Meta(description="The maximum of a number, or the maximum length of a text or list; 0 for no limit.")
    ]
    words: Annotated[list[FormWord], Meta(description="The words to choose from.")]
    optional: bool
    fields: Annotated[list[FormField], Meta(description="The fields of a group, or of each row.")]
    marks: Annotated[list[str], Meta(description="The marks in the entry's `fields` that apply to all of it.")]
    halves: Annotated[list[str], Meta(description="The marks that apply to part of it.")]
    along: Annotated[list[str], Meta(description="What is reset with it: fields that are not in any form.")]


class FormKind(Struct):
    id: Kind
    title: Annotated[str, Meta(examples=["Faction cards"])]
    path: Annotated[str, Meta(description="The path of its entries.", examples=["tactics/card"])]
    section: Annotated[
        str, Meta(description="The section of GET /api/games/{name}/pieces that draws it.", examples=["cards"])
    ]
    group: Annotated[str, Meta(description="The field by which it is listed, if any.", examples=["faction"])]
    listed: Annotated[bool, Meta(description="Whether there is a list of them.")]
    adds: Annotated[bool, Meta(description="Whether parts can be added and removed.")]
    marked: Annotated[bool, Meta(description="Whether single fields can be marked, or only the whole part.")]
    fields: list[FormField]


class EffectArgument(Struct):
    name: Annotated[str, Meta(examples=["n"])]
    title: Annotated[str, Meta(examples=["How many"])]
    sort: Literal["word", "number", "steps"]
    least: int
    most: int


class EffectForm(Struct):
    name: Annotated[str, Meta(examples=["kill"])]
    arguments: list[EffectArgument]


class Form(Struct):
    game: str
    kinds: list[FormKind]
    effects: Annotated[
        list[EffectForm], Meta(description="The closed vocabulary of what parts do, if the game has one.")
    ]


# ------------------------------------------------------------- parts
class Part(Struct):
    place: Place
    kind: Kind
    values: Values
    piece: Annotated[Piece | None, Meta(description="The part as it is drawn; null while it is incomplete.")]


class Parts(Struct):
    """All of a pack."""

    pack: Annotated[str, Meta(description="The version, or the one that a draft changes.", examples=["york"])]
    title: str
    parts: list[Part]
    frames: Annotated[dict[str, dict[str, Any]], Meta(description="By kind: the background for drawing all its parts.")]


class DraftState(Struct):
    pack: OwnPack
    number: Annotated[int, Meta(description="Counts changes; 0 for an unchanged draft.")]
    at: Annotated[int, Meta(description="When it was last changed, in milliseconds since 1970.")]
    changed: Annotated[list[str], Meta(description="The places that differ from the version.")]
    shipped: Annotated[
        str, Meta(description="The pack that comes with the game and differs least from it.", examples=["york"])
    ]
    parts: Parts


class Change(Struct, forbid_unknown_fields=True):
    """Null is nothing: a field that is not there."""

    place: Place
    was: Annotated[Any, Meta(description="The value the sender saw.", examples=[2])] = None
    value: Annotated[Any, Meta(description="The new value.", examples=[3])] = None


class Changing(Struct, forbid_unknown_fields=True):
    changes: Annotated[
        list[Change],
        Meta(max_length=2000, examples=[[{"place": "tactics/card/humans_outflank/move", "was": 2, "value": 3}]]),
    ]


class Conflict(Struct):
    """Someone else has changed the same field: theirs stays until the sender decides."""

    place: Place
    value: Annotated[Any, Meta(description="The current value.")]


class Changed(Struct):
    number: int
    at: int
    conflicts: list[Conflict]


class FieldProblem(PackProblem):
    place: Annotated[str, Meta(description="Where to correct it, if known.")]


class Checked(Struct):
    """What is wrong with a draft."""

    number: Annotated[int, Meta(description="The number of the draft that was checked.")]
    sound: Annotated[bool, Meta(description="It can be played with.")]
    problems: list[FieldProblem]


class Beginning(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40, examples=["termites"])]
    pack: Annotated[str, Meta(max_length=100, description="The pack to start from.", examples=["classic"])]
    title: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\S", examples=["Termites, my box"])]


# ------------------------------------------------------------- games between bots
class Trial(Struct, forbid_unknown_fields=True):
    pack: Annotated[str, Meta(max_length=100, description="As in GET /api/packs/offered.", examples=["york"])]
    players: Annotated[int, Meta(ge=1, le=8, examples=[4])]
    seed: Annotated[
        int,
        Meta(
            ge=0,
            le=1_000_000,
            description="The seed of the first game; the same seed gives the same game.",
            examples=[1],
        ),
    ]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES, description="The most games to play.", examples=[20])]


class TriedGame(Struct):
    """By seat."""

    sides: Annotated[list[int], Meta(description="Indices into `sides`, from 0.")]
    points: list[int]
    winners: Annotated[list[int], Meta(description="The seats that won; several share a victory.")]
    decisions: Annotated[int, Meta(description="Number of decisions in the game, all seats together.")]


class Tried(Struct):
    sides: Annotated[
        list[str],
        Meta(description="The names of the sides, in the reader's language.", examples=[["Humans", "Pilgrims"]]),
    ]
    games: Annotated[
        list[TriedGame],
        Meta(description="The first games asked for, as many as there was time for; ask again for the rest."),
    ]


# ------------------------------------------------------------- one part by itself
class Sketch(Struct, forbid_unknown_fields=True):
    kind: Kind
    values: Values


class Drawn(Struct):
    piece: Piece | None


class Question(Struct, forbid_unknown_fields=True):
    kind: Kind
    values: Values
    where: Annotated[
        str, Meta(max_length=100, description="A step of its effects, counted from 1.", examples=["battle[1].steps[2]"])
    ]


class OfferedStep(Struct):
    step: Annotated[list[Any], Meta(examples=[["kill", 1, "any", "any"]])]
    text: Annotated[str, Meta(description="What it does, as the game says it.")]
    why: Annotated[str, Meta(description="Why it does not fit there; empty if it does.")]


class Offered(Struct):
    effects: list[OfferedStep]
    words: Annotated[
        dict[str, list[OfferedStep]],
        Meta(description="For each argument of the current effect: the same effect with every possible word."),
    ]
