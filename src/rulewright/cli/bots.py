"""Who can sit at a table in the terminal, and the bots among them."""

from __future__ import annotations

from rulewright.kernel.game import Game
from rulewright.players.bots import BOTS, make_bot
from rulewright.players.seat import Bot

RANDOM, GREEDY = BOTS
HUMAN = "human"
SITTERS = (HUMAN, GREEDY, RANDOM)


def bot_for(game: Game, sitter: str, seed: int) -> Bot | None:
    """None for a person."""
    return None if sitter == HUMAN else make_bot(sitter, game, seed)
