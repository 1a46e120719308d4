"""No sampled world contradicts what the seat has seen: the test tracks all worlds that fit, while there are not too many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.kernel.events import SPECTATOR, bit
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.verbs import SHIFT
from rulewright.kernel.view import View

from .walk import GAME, OTHER, SPARE, THIRD, Walk, walking

DEALT = 6  # worlds sampled at each position


class Learned(NamedTuple):
    """What a seat learns from an action."""

    action: int
    known: bool  # whether it knows the argument
    heard: list[list[int]]
    seen: View


def worlds_fit_what_was_seen(game: Game, settings: Settings, seed: int, *, most: int, positions: int) -> int:
    """Check a random seat for up to `positions` positions, or until more than `most` worlds fit. Returns the number of positions
    compared."""
    with walking(game, settings, seed) as walk:
        seat = walk.random.choice([*walk.seats, SPECTATOR])
        fitting, compared = {walk.bytes()}, 0
        while walk.actor != OVER and len(fitting) <= most and compared < positions:
            for _ in range(DEALT):
                walk.engine.sample(walk.states, SPARE, walk.states, GAME, seat, walk.random.getrandbits(31))
                assert walk.bytes(SPARE) in fitting, f"seat {seat} can rule out a world that is dealt to it"
            learned = learn(walk, walk.pick(), seat)
            fitting = {world for before in fitting for world in become(walk, before, seat, learned)}
            walk.play(learned.action)
            compared += 1
        return compared


def learn(walk: Walk, action: int, seat: int) -> Learned:
    known = walk.game.audience(walk.twin(), action) & bit(seat) != 0
    walk.copy(SPARE)
    walk.apply(SPARE, action)
    return Learned(action, known, walk.heard(SPARE, seat), walk.game.view(walk.twin(SPARE), seat))


def become(walk: Walk, world: bytes, seat: int, learned: Learned) -> Iterator[bytes]:
    """The worlds that this world may have become, given all that the seat has learned."""
    walk.engine.decode(walk.states, OTHER, world)
    for action in walk.choices(OTHER):
        like = not learned.known and action >> SHIFT == learned.action >> SHIFT
        if action == learned.action or like:
            walk.copy(THIRD, OTHER)
            walk.apply(THIRD, action)
            same = walk.heard(THIRD, seat) == learned.heard
            if same and walk.game.view(walk.twin(THIRD), seat) == learned.seen:
                yield walk.bytes(THIRD)
