"""A game that is over, looked back at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .spoken import Spoken

Share = Annotated[float, Meta(ge=0, le=1, description="A chance to win, from 0 to 1.")]


class Chance(Struct):
    """What a seat could hope for when it was asked, by what it knew then."""

    seq: Annotated[int, Meta(description="The entry that made the decision.")]
    value: Share


class Found(Struct):
    """A key move: every other choice was much worse, and the seat saw it."""

    seq: Annotated[int, Meta(description="The entry with which it was made.")]
    value: Share
    ahead: Annotated[float, Meta(description="By how much less the next best choice promised.")]
    played: Spoken


class Turned(Struct):
    """A turning point: what the others did, chance or what came to light moved a seat's chances far."""

    since: Annotated[int, Meta(description="The seat's decision before it.")]
    seq: Annotated[int, Meta(description="Its next decision, or the end of the game.")]
    change: Annotated[float, Meta(description="Of the chance to win.")]


class SeatReview(Struct):
    """Of one seat: `choices`, `others` and `luck` add up to the way from `start` to `result`."""

    curve: Annotated[list[Chance], Meta(description="At each of its decisions, in order.")]
    start: Annotated[Share, Meta(description="An even chance.")]
    result: Share
    choices: Annotated[float, Meta(description="What its own decisions cost: at most 0.")]
    error: Annotated[float, Meta(description="The error of that: nine times out of ten it is off by no more.")]
    others: Annotated[float, Meta(description="Its share of what the others' decisions cost them: at least 0.")]
    others_error: Annotated[float, Meta(description="The error of that.")]
    luck: Annotated[float, Meta(description="Everything else: chance, and what was revealed.")]
    luck_error: Annotated[float, Meta(description="The error of that.")]
    decisions: Annotated[int, Meta(description="Number of decisions with a choice.")]
    accuracy: Annotated[
        float | None, Meta(description="The share of decisions that cost nothing; null if there are none.")
    ]
    slips: int
    mistakes: int
    blunders: int
    keys: Annotated[list[Found], Meta(description="Its key moves, those that mattered most first.")]
    turns: Annotated[list[Turned], Meta(description="Its turning points, the greatest first.")]


class Moment(Struct):
    """A decision that cost something."""

    seq: Annotated[int, Meta(description="The entry that made the decision; look at the position before it.")]
    seat: int
    called: Literal["slip", "mistake", "blunder"]
    value: Annotated[Share, Meta(description="The chance to win with the better move.")]
    loss: Annotated[float, Meta(description="How much the move that was played cost.")]
    error: Annotated[float, Meta(description="Nine times out of ten the loss is off by no more than this.")]
    played: Spoken
    better: Annotated[
        list[Spoken], Meta(description="What would have been better, and what the seat would have done right after it.")
    ]
    reasons: list[Spoken]


class Reviewed(Struct):
    """As far as it is."""

    state: Literal["none", "running", "done"]
    judged: Annotated[int, Meta(description="Number of decisions judged so far.")]
    total: Annotated[int, Meta(description="Number of decisions to judge; 0 while they are being counted.")]
    seats: list[SeatReview]
    moments: Annotated[list[Moment], Meta(description="The decisions that cost something, the worst first.")]
