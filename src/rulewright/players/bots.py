"""The bots by their names."""

from __future__ import annotations

from rulewright.kernel.game import Game

from .greedy import GreedyBot
from .random import RandomBot
from .seat import Bot

BOTS = (RandomBot.name, GreedyBot.name)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    return RandomBot(seed) if name == RandomBot.name else GreedyBot(game, seed)
