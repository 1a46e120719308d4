"""Games between bots for people who try a pack. Nothing is stored: the client adds up the answers, and the same seeds give the same games.
So a trial costs nothing while nobody watches, and survives a restart."""

from __future__ import annotations

from collections import Counter

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.players.greedy import GreedyBot
from rulewright.server.bots.pipe import BotGame, GamesQuestion
from rulewright.server.bots.pool import BotPool
from rulewright.server.store.store import User

AT_ONCE = 2  # questions per person: one for each of two packs
MOST = 16  # in total


class Trying:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._asking = Counter[str]()  # running questions, by person

    async def play(self, game: Game, settings: Settings, seed: int, games: int, user: User) -> list[BotGame]:
        """The first of these games; empty if the bots are too busy."""
        if not self._bots.workers:
            raise UserError("server-games-never")
        if self._asking[user.id] >= AT_ONCE:
            raise UserError("server-games-asked")
        if self._asking.total() >= MOST:
            raise UserError("server-busy")
        self._asking[user.id] += 1
        try:
            bots = [GreedyBot.name] * settings.players
            return await self._bots.play(GamesQuestion(game.key, settings, bots, seed, games, 0.0), user.id)
        finally:
            self._asking[user.id] -= 1
            self._asking += Counter()  # removes zero counts
