"""A table without history and words, for bots that think for long: the same seed gives the same deal as in the arena (arena.py)."""

from __future__ import annotations

from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.rule import buffer
from rulewright.players.letter import World


class BareTable(World):
    def __init__(self, game: Game, prepared: Prepared, seed: int) -> None:
        engine = game.engine
        self.states = engine.new(1)  # the true position, not for players
        engine.setup(self.states, 0, engine.new(1), prepared.config)
        super().__init__(game, prepared.settings, engine.encode(self.states, 0))
        self.states, self.prepared = self._states, prepared
        self._out, self._weights = buffer(game.most_legal), buffer(game.most_legal)
        self._seed, self._chances = seed, 0
        self._settle()

    def act(self, action: int) -> None:
        """Does not check the action."""
        self.game.engine.apply(self.states, 0, action)
        self._settle()

    def _settle(self) -> None:
        self._legal = None  # belongs to the previous position
        self._chances = int(
            self.game.engine.settle(self.states, 0, self._out, self._weights, self._seed, self._chances)
        )

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """A seat's result, points, side and place in turn order."""
        result, points, side, order = self.game.engine.standing(self.states, 0, seat)
        return int(result), int(points), int(side), int(order)
