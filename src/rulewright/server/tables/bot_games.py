"""Games with only bots left. Nobody waits for them, so each person may have only a few at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from rulewright.kernel.message import UserError
from rulewright.server.store.store import Store, User

from .chairs import Chair, seat_changed


class BotGames:
    def __init__(self, store: Store, most: int | None = None) -> None:
        """`most`: None for no limit."""
        self._store, self._most = store, most
        self._locks = WeakValueDictionary[str, asyncio.Lock]()

    @asynccontextmanager
    async def one_more(self, user: User, *, really: bool) -> AsyncIterator[None]:
        """Guards a change that leaves a game to bots alone, if `really`. Refused if that user has too many. One at a time, so that
        simultaneous requests do not exceed the limit."""
        if not really:
            yield
            return
        async with self._locks.setdefault(user.id, asyncio.Lock()):
            await self.check(user)
            yield

    async def check(self, user: User) -> None:
        """Refuse another game if the user has reached the limit."""
        if self._most is not None and await self._running(user.id) >= self._most:
            raise UserError("server-bot-games", most=self._most)

    async def _running(self, user: str) -> int:
        """The number of such games that the user hosts or has left."""
        games = dict[str, list[Chair]]()
        for table, players, entry in await self._store.about_seats(user):
            seat_changed(games.setdefault(table, [Chair() for _ in range(players)]), entry)
        return sum(all(chair.bot for chair in chairs) for chairs in games.values())
