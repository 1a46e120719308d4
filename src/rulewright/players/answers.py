"""What may follow a line of a seat's decisions: the rest of its turn and the others' answers. Played in a world that the seat cannot rule
out, as if everybody knew it: so this is the worst to expect there, as far as a short search sees."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.ahead import draws
from rulewright.kernel.events import EVERYONE, SPECTATOR, bit
from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game
from rulewright.kernel.rule import COMPILED

from .ismcts.search import Search
from .seat import Seat

ITERATIONS, LONGEST = (16, 40) if COMPILED else (1, 12)  # per decision; most decisions


class Others:
    def __init__(self, game: Game) -> None:
        self._game, self._search = game, Search(game, ITERATIONS)

    def answers(self, seat: Seat, line: Sequence[int], world: int) -> list[int]:
        """Play on in the world of that seed until the seat is asked again after others, or chance would reveal something. Includes what is
        drawn. Starts where `carry_out` ends."""
        game, engine, found = self._game, self._game.engine, list[int]()
        states, answered = engine.new(1), False
        seat.sample(states, 0, world)
        for action in line:
            while drawn := draws(game, states, 0, bit(seat.number)):
                engine.apply(states, 0, drawn[0])
            engine.apply(states, 0, action)
        while len(found) < LONGEST and (actor := int(engine.actor(states, 0))) != OVER:
            if actor == CHANCE:
                possible = draws(game, states, 0, EVERYONE - bit(SPECTATOR))
            elif answered and actor == seat.number:
                break
            else:
                possible = [one.action for one in self._search.look_at(states, actor, seat.players, world)]
                answered = actor != seat.number
            if not possible:
                break
            found.append(possible[0])
            engine.apply(states, 0, possible[0])
        return found
