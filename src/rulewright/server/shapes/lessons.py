"""Lessons: what there is to learn, and a lesson in progress. Nothing is stored: the learner sends what they did."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .games import says
from .play import Data, Described, Update
from .spoken import Spoken

MOST_DEEDS = 200
Deed = Annotated[str, Meta(min_length=1, max_length=100)]


class LessonBrief(Struct, frozen=True):
    name: Annotated[str, says("As its address has it.", "06-slime")]
    title: Annotated[str, says("In the reader's language.", "Slime")]
    minutes: Annotated[int, says("About how many minutes it takes.", 2)]
    paragraphs: Annotated[list[str], says("Of the rules, to read more.", ["T2.3", "T6.6"])]
    after: Annotated[list[str], says("Lessons that are best taken first.", ["02-take-a-mound"])]
    digest: Annotated[str, says("Changes with the lesson: earlier deeds may then no longer fit.", "5d1f0c3a9b7e2468")]
    core: Annotated[bool, says("One of the few that are enough for a first game.", True)] = False


class Deeds(Struct, forbid_unknown_fields=True):
    deeds: Annotated[
        list[Deed],
        Meta(
            max_length=MOST_DEEDS,
            description="What was done before, as the last answer has it; nothing at the beginning.",
            examples=[["token:worker-2"]],
        ),
    ] = []
    deed: Annotated[
        Deed | None,
        Meta(
            description="What is done now, if anything: an action as the view lists it, `/next` after something to read, `/answer:2` to a "
            "question, `/hint`, `/skip`, which has the step done, or `/back`, which takes back what `view.undo` lets take back.",
            examples=["place:E5"],
        ),
    ] = None


class LessonReply(Struct):
    """What came of the deed."""

    result: Annotated[
        Literal["right", "wrong", "illegal", "hint", "back"],
        Meta(description="An illegal deed costs nothing and is not added to the deeds; a wrong one costs a star."),
    ]
    message: Annotated[Spoken | None, Meta(description="The lesson's reply, or the rules' reason if it is illegal.")]
    facts: Annotated[Data, Meta(description="If it is illegal: facts as in `why` at a table.")]
    shown: Annotated[str, Meta(description="After a hint: the right deed, if it was shown.")]
    left: Annotated[
        Update | None, Meta(description="If another scene begins: the table at the end of the previous one.")
    ]


class LessonState(Struct):
    """A lesson after some deeds."""

    game: str
    lesson: LessonBrief
    deeds: Annotated[list[str], Meta(description="Everything done so far: send it with the next deed.")]
    waits: Annotated[Literal["move", "next", "answer", "over"], Meta(description="What the learner has to do next.")]
    text: Annotated[Spoken, Meta(description="What to do; at the end, what was learned.")]
    marks: Annotated[list[str], Meta(description="What to point at.", examples=[["hex:F6", "page:hand"]])]
    answers: Annotated[list[Spoken], Meta(description="The answers to choose from, if it is a question.")]
    read: Annotated[int, Meta(description="Number of texts before this one.")]
    texts: Annotated[int, Meta(description="Number of texts in all.")]
    stars: Annotated[int, Meta(description="One to three, if nothing more goes wrong.")]
    scene: Annotated[int, Meta(description="The scene's number, counted from 0; each has its own position.")]
    table: Annotated[Update, Meta(description="The table as its player sees it, with the log of this scene.")]
    actions: Annotated[list[Described], Meta(description="What can be done, in words.")]
    reply: Annotated[LessonReply | None, Meta(description="The reply to the deed, if there was one.")]
