"""The bots by their names."""

from __future__ import annotations

from rulewright.kernel.game import Game

from .greedy import GreedyBot
from .ismcts.levels import LEVELS, SECONDS, SearchBot
from .random import RandomBot
from .seat import Bot

BY_STRENGTH = tuple(level.name for level in LEVELS)  # what people play against, from beginner to expert
BOTS = (RandomBot.name, GreedyBot.name, *BY_STRENGTH)


def make_bot(name: str, game: Game, seed: int, seconds: float | None = SECONDS) -> Bot:
    """Bots that search decide within that time, whatever the machine."""
    for level in LEVELS:
        if level.name == name:
            return SearchBot(game, level, seed, seconds)
    if name == GreedyBot.name:
        return GreedyBot(game, seed)
    if name == RandomBot.name:
        return RandomBot(seed)
    raise ValueError(f"there is no bot {name!r}, but {', '.join(BOTS)}")
