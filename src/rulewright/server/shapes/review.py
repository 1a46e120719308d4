"""Reviews of finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .spoken import Spoken

Share = Annotated[float, Meta(ge=0, le=1, description="A chance of winning, from 0 to 1.")]


class Chance(Struct):
    """A seat's chance of winning when it was asked, judging by what it knew."""

    seq: Annotated[int, Meta(description="The entry that made the decision.")]
    value: Share


class Found(Struct):
    """A key move: every other choice was much worse, and the seat saw it."""

    seq: Annotated[int, Meta(description="The entry that made it.")]
    value: Share
    ahead: Annotated[float, Meta(description="How much less the next best choice promised.")]
    played: Spoken


class Turned(Struct):
    """A turning point: other players' moves, chance or a reveal changed a seat's chances a lot."""

    since: Annotated[int, Meta(description="The seat's decision before it.")]
    seq: Annotated[int, Meta(description="Its next decision, or the end of the game.")]
    change: Annotated[float, Meta(description="Of the chance of winning.")]


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
    value: Annotated[Share, Meta(description="The chance of winning with the better move.")]
    loss: Annotated[float, Meta(description="How much the move that was played cost.")]
    error: Annotated[float, Meta(description="Nine times out of ten the loss is off by no more than this.")]
    played: Spoken
    better: Annotated[
        list[Spoken], Meta(description="What would have been better, and what the seat would have done right after it.")
    ]
    reasons: Annotated[list[Spoken], Meta(description="What speaks for it.")]
    allowed: Annotated[
        list[Spoken],
        Meta(description="What others could do after the move that was played, and not after the better one."),
    ]


class Reviewed(Struct):
    """The review so far."""

    state: Literal["none", "running", "done"]
    judged: Annotated[int, Meta(description="Number of decisions judged so far.")]
    total: Annotated[int, Meta(description="Number of decisions to judge; 0 while they are being counted.")]
    seats: list[SeatReview]
    moments: Annotated[
        list[Moment], Meta(description="The decisions that surely cost something: what cost most at least comes first.")
    ]
