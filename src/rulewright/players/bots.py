"""The bots by name."""

from __future__ import annotations

from rulewright.kernel.game import Game

from .greedy import GreedyBot
from .ismcts.levels import LEVELS, SECONDS, SearchBot
from .nets.shipped_net import shipped
from .random import RandomBot
from .seat import Bot

SEARCHING = tuple(level.name for level in LEVELS)
BY_NET = "wren"  # plays by intuition, using the net that comes with the game
OPPONENTS = (*SEARCHING, BY_NET)  # of people
BOTS = (RandomBot.name, GreedyBot.name, *OPPONENTS)


def offered(game: Game) -> tuple[str, ...]:
    """The bots that people can choose in that game, from beginner to expert. A net is not as good in every game."""
    if not shipped(game):
        return SEARCHING
    place = SEARCHING.index(game.net_beats) + 1
    return (*SEARCHING[:place], BY_NET, *SEARCHING[place:])


def make_bot(name: str, game: Game, seed: int, seconds: float | None = SECONDS) -> Bot:
    """Create a bot. Searching bots decide within `seconds`, however slow the machine. If a game has no net, the greedy bot takes the net
    bot's place."""
    for level in LEVELS:
        if level.name == name:
            return SearchBot(game, level, seed, seconds)
    if name == BY_NET and shipped(game):
        from .nets.net_bot import NetBot, shipped_judge  # imports NumPy, which the other bots do not need

        return NetBot(game, shipped_judge(game), name)
    if name in (GreedyBot.name, BY_NET):
        return GreedyBot(game, seed)
    if name == RandomBot.name:
        return RandomBot(seed)
    raise ValueError(f"there is no bot {name!r}, but {', '.join(BOTS)}")
