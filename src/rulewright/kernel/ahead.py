"""Play a line of decisions in a copy of the position, to say what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .events import EVERYONE, bit, happened
from .frames import CHANCE
from .game import Game, Step
from .rule import buffer


def carry_out(game: Game, s: Any, line: Sequence[int], seat: int) -> list[Step]:
    """Play the line as far as the seat itself decides. Draws that only this seat would see are settled arbitrarily; the line stops at any
    draw that others would see, so it reveals nothing about chance."""
    engine, out, steps = game.engine, buffer(game.most_legal), list[Step]()
    states = standing_at(game, s)
    for action in line:
        while drawn := draws(game, states, 0, bit(seat)):
            engine.apply(states, 0, drawn[0])
        if engine.why_not(states, 0, seat, action, out):
            break
        steps.append(taken(game, states, action, seat, engine.twin(states, 0)))
    return steps


def carry_on(game: Game, s: Any, line: Sequence[int], seat: int) -> list[Step]:
    """Play the line, for every seat and for chance, as far as it is possible in this world. Each step holds the events that the seat would
    hear."""
    engine, out, steps = game.engine, buffer(game.most_legal), list[Step]()
    states = standing_at(game, s)
    for action in line:
        actor = int(engine.actor(states, 0))
        chance = actor == CHANCE
        if action not in outcomes(game, states, 0) if chance else engine.why_not(states, 0, actor, action, out):
            break
        steps.append(taken(game, states, action, seat, steps[-1].after if steps else s))
    return steps


def standing_at(game: Game, s: Any) -> Any:
    states = game.engine.new(1)
    game.engine.decode(states, 0, s.encode())
    return states


def taken(game: Game, states: Any, action: int, seat: int, before: Any) -> Step:
    engine = game.engine
    engine.listen(states, 0)
    engine.apply(states, 0, action)
    after = engine.twin(states, 0)
    return Step(before, action, [event for event in happened(after) if event.audience & bit(seat)], after)


# ------------------------------------------------------------- chance
def outcomes(game: Game, states: Any, i: int) -> list[int]:
    """The possible outcomes if chance is asked now, otherwise none."""
    if game.engine.actor(states, i) != CHANCE:
        return []
    out, weights = buffer(game.most_legal), buffer(game.most_legal)
    return [int(out[j]) for j in range(game.engine.chance(states, i, out, weights))]


def draws(game: Game, states: Any, i: int, eyes: int) -> list[int]:
    """The possible outcomes, but only if nobody except `eyes` would see the result."""
    found = outcomes(game, states, i)
    if not found:
        return []
    audience = game.audience(game.engine.twin(states, i), found[0])
    return found if audience != EVERYONE and not audience & ~eyes else []
