"""Who can sit at a table in the terminal, and the bots among them."""

from __future__ import annotations

from rulewright.kernel.game import Game
from rulewright.players.greedy import GreedyBot
from rulewright.players.random import RandomBot
from rulewright.players.seat import Bot

HUMAN, GREEDY, RANDOM = SITTERS = ("human", "greedy", "random")


def make_bot(game: Game, sitter: str, seed: int) -> Bot | None:
    """None for a person."""
    if sitter == GREEDY:
        return GreedyBot(game.engine, game.most_legal, seed)
    return RandomBot(seed) if sitter == RANDOM else None
