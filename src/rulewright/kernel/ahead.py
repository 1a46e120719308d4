"""A line of one seat's decisions, carried out in a world that the seat cannot rule out: to say what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .events import bit
from .game import Event, Game, Step
from .rule import buffer


def carry_out(game: Game, s: Any, line: Sequence[int], seat: int) -> list[Step]:
    """As far as the seat itself decides. What chance would bring is never settled, so nothing of it can be told."""
    engine, out, steps = game.engine, buffer(game.most_legal), list[Step]()
    states = engine.new(1)
    engine.decode(states, 0, s.encode())
    for action in line:
        if engine.why_not(states, 0, seat, action, out):
            break
        before = engine.twin(states, 0)
        engine.listen(states, 0)
        engine.apply(states, 0, action)
        after = engine.twin(states, 0)
        heard = [Event(row[1], row[0], *row[2:]) for row in after.event[: after.happened] if row[1] & bit(seat)]
        steps.append(Step(before, action, heard, after))
    return steps
