"""Who can sit at a table in the terminal, and the bots among them."""

from __future__ import annotations

from rulewright.kernel.game import Game
from rulewright.players.greedy import GreedyBot
from rulewright.players.random import RandomBot
from rulewright.players.seat import Bot, Seat

HUMAN, GREEDY, RANDOM = SITTERS = ("human", "greedy", "random")
BUILDING = {"neutral-hex", "tile", "tile-hex"}  # offers of T9


class HomelyBot:
    """Greedy, but for building the board: there its evaluation sees nothing to prefer, and to look at every pair of
    tiles on every pair of hexes would take it hours."""

    name = GREEDY

    def __init__(self, game: Game, seed: int) -> None:
        self._greedy, self._random = GreedyBot(game.engine, game.most_legal, seed), RandomBot(seed)

    def choose(self, seat: Seat) -> int:
        building = seat.view()["prompt"]["offer"] in BUILDING
        return (self._random if building else self._greedy).choose(seat)


def make_bot(game: Game, sitter: str, seed: int) -> Bot | None:
    """None for a person."""
    if sitter == GREEDY:
        return HomelyBot(game, seed)
    return RandomBot(seed) if sitter == RANDOM else None
