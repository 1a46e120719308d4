"""The bus over Redis: one channel that every process listens to. When Redis is down, play goes on, and others are notified later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from rulewright.server.store.writer import Unavailable

from .bus import Heard, Missed

CHANNEL = "rulewright:tables"
GAP = "gap"  # sent in place of lost messages
PAUSES = (0.1, 0.5, 1.0, 2.0)  # seconds between reconnection attempts; the last is repeated
log = structlog.get_logger("bus")


class RedisBus:
    def __init__(self, address: str, connect: Callable[..., Any] = Redis.from_url) -> None:
        never = Retry(NoBackoff(), 0)  # a broken connection is a gap that we must notice
        self._redis = connect(
            address, socket_timeout=5, socket_connect_timeout=2, health_check_interval=10, retry=never
        )
        self._waiting = asyncio.Queue[str](maxsize=10_000)
        self._lost = False  # a message could not be sent
        self._tasks: list[asyncio.Task[None]] = []
        self._gaps = 0
        self._listening = self.well = False

    @property
    def stretch(self) -> int:
        return self._gaps if self._listening else 0

    def publish(self, word: str) -> None:
        try:
            self._waiting.put_nowait(word)
        except asyncio.QueueFull:
            self._lost = True

    def start(self, heard: Heard, missed: Missed) -> None:
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(heard, missed))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            words = [await self._waiting.get()]
            while not self._waiting.empty():
                words.append(self._waiting.get_nowait())
            await self._say("\n".join(words))
            while self._lost:  # others may not know that they have missed something
                self._lost = False
                await self._say(GAP)

    async def _say(self, words: str) -> None:
        try:
            await self._redis.publish(CHANNEL, words)
        except (RedisError, OSError):
            self._lost = True
            await asyncio.sleep(PAUSES[0])

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        failures = 0
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(timeout=5.0)
                        if message and message["type"] == "subscribe":
                            await self._begin(missed)
                            failures = 0
                        elif message:
                            await self._hear(message["data"].decode().split("\n"), heard, missed)
            except (RedisError, OSError, Unavailable) as error:
                if self.well:
                    log.warning("the bus is away", why=type(error).__name__)
                self._listening = self.well = False
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                with suppress(Unavailable):
                    await missed()

    async def _hear(self, words: list[str], heard: Heard, missed: Missed) -> None:
        for word in words:
            if word == GAP:
                await self._begin(missed)
            else:
                heard(word)

    async def _begin(self, missed: Missed) -> None:
        """From now on nothing is lost; before, something may have been."""
        self._gaps += 1
        self._listening = True
        await missed()
        self.well = True
