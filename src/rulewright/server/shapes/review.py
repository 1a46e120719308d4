"""A game that is over, looked back at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .spoken import Spoken

Share = Annotated[float, Meta(ge=0, le=1, description="Of a victory: a chance to win.")]


class Chance(Struct):
    """What a seat could hope for when it was asked, by what it knew then."""

    seq: Annotated[int, Meta(description="The entry with which it decided.")]
    value: Share


class SeatReview(Struct):
    """Of one seat: `choices`, `others` and `luck` add up to the way from `start` to `result`."""

    curve: Annotated[list[Chance], Meta(description="At each of its decisions, in the order of the game.")]
    start: Annotated[Share, Meta(description="An even chance.")]
    result: Share
    choices: Annotated[float, Meta(description="What its own decisions cost: at most 0.")]
    error: Annotated[float, Meta(description="Of that: in nine of ten cases it is off by no more.")]
    others: Annotated[float, Meta(description="Its share of what the others' decisions cost them: at least 0.")]
    others_error: Annotated[float, Meta(description="Of that, likewise.")]
    luck: Annotated[float, Meta(description="All the rest: chance, and what came to light.")]
    luck_error: Annotated[float, Meta(description="Of that, likewise.")]
    decisions: Annotated[int, Meta(description="At which there was something to choose.")]
    accuracy: Annotated[
        float | None, Meta(description="How many of them, of 1, cost nothing; nothing if there are none.")
    ]
    slips: int
    mistakes: int
    blunders: int


class Moment(Struct):
    """A decision that cost something."""

    seq: Annotated[
        int, Meta(description="The entry with which it was made; the position before it is the one to look at.")
    ]
    seat: int
    called: Literal["slip", "mistake", "blunder"]
    value: Annotated[Share, Meta(description="With the better one.")]
    loss: Annotated[float, Meta(description="By how much less was played.")]
    error: Annotated[float, Meta(description="In nine of ten cases the loss is off by no more.")]
    played: Spoken
    better: Annotated[
        list[Spoken], Meta(description="What would have been better, and what the seat would have done right after it.")
    ]
    reasons: list[Spoken]


class Reviewed(Struct):
    """As far as it is."""

    state: Literal["none", "running", "done"]
    judged: Annotated[int, Meta(description="Decisions that have been looked at.")]
    total: Annotated[int, Meta(description="Decisions to look at; 0 while they are being counted.")]
    seats: list[SeatReview]
    moments: Annotated[list[Moment], Meta(description="All that cost something, those that cost most first.")]
