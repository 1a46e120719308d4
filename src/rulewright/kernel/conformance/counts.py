"""Numbers that change when a rule does: perft, and traces that must be the same in every mode of running the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from rulewright.kernel.frames import CHANCE, OVER, here
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.machine import copy, list_chances, list_legal, perform
from rulewright.kernel.record import Grid, Row, digest
from rulewright.kernel.rule import buffer, buffers

from .walk import GAME, Walk, prepared

DEEPEST = 6


def list_all(s: Any, out: Row, weights: Row) -> int:
    """List the choices of a seat or of chance; none when the game is over."""
    actor = here(s).actor
    if actor == OVER:
        return 0
    return list_chances(s, out, weights) if actor == CHANCE else list_legal(s, out)


def count_leaves(states: Any, base: int, depth: int, acts: Grid, count: Row, at: Row, weights: Row) -> int:
    """Count the sequences of `depth` choices from states[base]. Games that end earlier count as none. Uses the states after it as room."""
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    count[0] = list_all(states[base], acts[0], weights)
    at[0] = 0
    while level >= 0:
        if level == depth - 1:
            leaves += int(count[level])
            level -= 1
        elif at[level] == count[level]:
            level -= 1
        else:
            below = base + level + 1
            copy(states, below, states, below - 1)
            perform(states[below], acts[level][at[level]])
            at[level] += 1
            level += 1
            count[level] = list_all(states[below], acts[level], weights)
            at[level] = 0
    return leaves


@cache
def _counter(game: Game) -> Any:
    return game.engine.extend((list_all,), (count_leaves,)).count_leaves


def divide(game: Game, settings: Settings, seed: int, depth: int, after: int = 0) -> dict[str, int]:
    """For each choice after `after` random ones: the number of ways the next depth - 1 choices can go. Chance chooses too."""
    if not 1 <= depth <= DEEPEST:
        raise ValueError(f"depth is {depth}: 1 to {DEEPEST}")
    walk = Walk(game, settings, seed)
    for _ in range(after):
        walk.play(walk.pick())
    states = game.engine.new(DEEPEST + 1)
    room = (buffers(DEEPEST, game.most_legal), buffer(DEEPEST), buffer(DEEPEST), buffer(game.most_legal))
    found = {}
    for action in walk.choices():
        game.engine.decode(states, 0, walk.bytes())
        game.engine.apply(states, 0, action)
        found[game.write(walk.twin(), action)] = int(_counter(game)(states, 0, depth - 1, *room))
    return found


def perft(game: Game, settings: Settings, seed: int, depth: int, after: int = 0) -> int:
    """The number of ways the next `depth` choices can go."""
    return sum(divide(game, settings, seed, depth, after).values())


def perft_is(expected: int, game: Game, settings: Settings, seed: int, depth: int, after: int = 0) -> None:
    """On failure, show each first choice with its count, to compare with another version's."""
    found = divide(game, settings, seed, depth, after)
    table = "\n".join(f"{count:>10} {text}" for text, count in found.items())
    where = f"{game.name}: {settings}, seed {seed}, {after} choices played, depth {depth}"
    assert sum(found.values()) == expected, f"{sum(found.values())} ways, not {expected}\n{where}\n{table}"


class Trace(NamedTuple):
    """What must not depend on the mode that runs the rules."""

    decisions: int
    choices: int  # a hash of every choice and of the number of choices offered
    position: str  # a hash of the last position


def trace(game: Game, cases: Iterable[tuple[Settings, int]]) -> list[Trace]:
    """Play random games with the engine's own loop."""
    engine, made = game.engine, []
    states, blank = engine.new(1), engine.new(1)
    out, weights = buffer(game.most_legal), buffer(game.most_legal)
    for settings, seed in cases:
        engine.setup(states, GAME, blank, prepared(game, settings).config)
        decisions, choices = engine.playout(states, GAME, out, weights, seed, 0)
        made.append(Trace(int(decisions), int(choices), digest(engine.encode(states, GAME))))
    return made
