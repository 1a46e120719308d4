"""Batches questions to the database: after a restart everybody comes back at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Asked = TypeVar("Asked", bound=Hashable)
Found = TypeVar("Found")


class Together(Generic[Asked, Found]):
    """Questions that arrive while others are being answered wait for the next batch. So no answer is older than its question."""

    def __init__(self, find: Callable[[list[Asked]], Awaitable[dict[Asked, Found]]]) -> None:
        self._find = find
        self._waiting = dict[Asked, asyncio.Future[Found | None]]()
        self._task: asyncio.Task[None] | None = None

    async def ask(self, asked: Asked) -> Found | None:
        if asked not in self._waiting:
            self._waiting[asked] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await asyncio.shield(self._waiting[asked])  # cancelling one does not cancel the others

    async def _run(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, {}
                await self._answer(waiting)
        finally:
            self._task = None

    async def _answer(self, waiting: dict[Asked, asyncio.Future[Found | None]]) -> None:
        try:
            found = await self._find(list(waiting))
        except Exception as error:
            for answer in waiting.values():
                answer.set_exception(error)
                answer.exception()  # retrieved, so that asyncio does not complain if nobody waits any more
        else:
            for asked, answer in waiting.items():
                answer.set_result(found.get(asked))
