"""The bus over Redis: one channel, to which every process listens. When Redis is away, play goes on, and others hear of it later."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from .bus import Heard, Missed
from .store.writer import Unavailable

CHANNEL = "rulewright:tables"
PAUSES = (0.1, 0.5, 1.0, 2.0)  # seconds between attempts to reach it again; the last for ever
log = structlog.get_logger("bus")


class RedisBus:
    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_timeout=5, socket_connect_timeout=2, health_check_interval=10)
        self._waiting = asyncio.Queue[str](maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.well = False

    def publish(self, word: str) -> None:
        with suppress(asyncio.QueueFull):  # the bus has been away for long: all will look into the database
            self._waiting.put_nowait(word)

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
            try:
                await self._redis.publish(CHANNEL, "\n".join(words))
            except (RedisError, OSError):
                await asyncio.sleep(PAUSES[0])  # lost; the listeners have noticed, too

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        failures = 0
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    await missed()
                    self.well, failures = True, 0
                    while True:
                        message = await channel.get_message(timeout=5.0)
                        if message:
                            for word in message["data"].decode().split("\n"):
                                heard(word)
            except (RedisError, OSError, Unavailable) as error:
                if self.well:
                    log.warning("the bus is away", why=type(error).__name__)
                self.well = False
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                with suppress(Unavailable):
                    await missed()
