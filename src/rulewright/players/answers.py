"""What may follow a line of a seat's decisions: the rest of its turn and the others' answers. Played in a world that the seat cannot rule
out, as if everybody knew it: so this is the worst to expect there, as far as a short search sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel.ahead import carry_out, draws
from rulewright.kernel.events import EVERYONE, SPECTATOR, bit
from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game, Merit
from rulewright.kernel.rule import COMPILED

from .ismcts.search import Search
from .seat import Seat

ITERATIONS, LONGEST = (16, 40) if COMPILED else (1, 12)  # per decision; most decisions
MOST_ADDED = 4  # decisions to a line that ends without its goal


class Others:
    def __init__(self, game: Game) -> None:
        self._game, self._search = game, Search(game, ITERATIONS)

    def rest(self, seat: Seat, line: Sequence[int], world: int) -> list[int]:
        """What the seat would add to a line whose last decision nothing speaks for yet: its next decisions, until something does, or
        another seat or chance is asked."""
        _ = seat.settings  # what speaks for a decision depends on the pack, which must have been read
        states, found = self._after(seat, line, world), list[int]()
        start = self._game.engine.twin(self._after(seat, [], world), 0)

        def merits(deeds: Sequence[int]) -> Sequence[Merit]:
            return self._game.merits(carry_out(self._game, start, deeds, seat.number), seat.number)

        before = merits(line[:-1])
        while (
            self._game.engine.actor(states, 0) == seat.number
            and len(found) < MOST_ADDED
            and merits([*line, *found]) == before
        ):
            found.append(self._search.look_at(states, seat.number, seat.players, world)[0].action)
            self._game.engine.apply(states, 0, found[-1])
        return found

    def _after(self, seat: Seat, line: Sequence[int], world: int) -> Any:
        """The position after that line in the world of that seed; where `carry_out` ends."""
        game, engine, states = self._game, self._game.engine, self._game.engine.new(1)
        seat.sample(states, 0, world)
        for action in line:
            while drawn := draws(game, states, 0, bit(seat.number)):
                engine.apply(states, 0, drawn[0])
            engine.apply(states, 0, action)
        return states

    def answers(self, seat: Seat, line: Sequence[int], world: int) -> list[int]:
        """Play on in the world of that seed until the seat is asked again after others, or chance would reveal something. Includes what is
        drawn."""
        game, engine, found = self._game, self._game.engine, list[int]()
        states, answered = self._after(seat, line, world), False
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
