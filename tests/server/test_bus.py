"""The bus over a real Redis: listeners know when a message may have been lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.bots.asking import until

from rulewright.server.tables.redis_bus import RedisBus

from .services.redis import Redis


class Listener:
    def __init__(self, address: str) -> None:
        self.bus, self.words, self.missed = RedisBus(address), list[str](), 0

    async def _missed(self) -> None:
        self.missed += 1

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[RedisBus]:
        self.bus.start(self.words.append, self._missed)
        try:
            await until(lambda: self.bus.well)
            yield self.bus
        finally:
            await self.bus.stop()


def test_a_connection_that_is_cut_is_a_gap(redis: Redis, redis_url: str) -> None:
    async def listen() -> None:
        listener = Listener(redis_url)
        async with listener.listening() as bus:
            assert (bus.stretch, listener.missed) == (1, 1)
            redis.tell("CLIENT", "KILL", "TYPE", "pubsub")
            await until(lambda: bus.stretch == 2)
            assert listener.missed >= 2

    asyncio.run(listen())


def test_a_word_that_could_not_be_said_is_a_gap_for_those_who_listen(redis: Redis, redis_url: str) -> None:
    async def listen() -> None:
        speaker, listener = Listener(redis_url), Listener(redis_url)
        async with speaker.listening() as speaking, listener.listening() as bus:
            redis.tell("ACL", "SETUSER", "default", "-publish")
            try:
                speaking.publish("lost")
                await until(lambda: redis.refused("publish"))
            finally:
                redis.tell("ACL", "SETUSER", "default", "+publish")
            await until(lambda: bus.stretch == 2)
            speaking.publish("heard")
            await until(lambda: listener.words)
            assert (listener.words, listener.missed) == (["heard"], 2)

    asyncio.run(listen())
