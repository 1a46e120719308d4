"""Redis as the bus uses it: one channel that carries messages between all processes. It fails and recovers, and messages may be lost,
duplicated, late or out of order."""

from __future__ import annotations

import asyncio
import builtins
from typing import Any

from redis.exceptions import ConnectionError, TimeoutError

from .chances import Chances
from .loop import Process, current, outside

WAY = (0.0002, 0.003)  # seconds that a message takes
LATE = 4.0  # most seconds that a late one takes
UNNOTICED = 12.0  # most seconds until a listener notices that its connection is dead
PATIENCE = 5.0  # seconds to wait for an answer


class SimulatedRedis:
    """The Redis shared by all workers."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.listeners: list[Listener] = []
        self.away = False

    def connect(self, address: str, **how: Any) -> Client:
        return Client(self)

    def go_away(self, *, silently: bool) -> None:
        """Listeners notice at once or, if it is silent, after a while: a machine that disappears closes no connection."""
        self.away = True
        for listener in self.listeners:
            listener.cut(self.chances.between(0, UNNOTICED) if silently else 0.0)
        self.listeners = []

    def forget(self, process: Process) -> None:
        """The process has ended."""
        self.listeners = [listener for listener in self.listeners if listener.process is not process]

    def come_back(self) -> None:
        self.away = False

    def carry(self, data: bytes) -> None:
        for listener in self.listeners:
            if not self.chances.happens("word lost"):
                for _ in range(2 if self.chances.happens("word doubled") else 1):
                    late = LATE * self.chances.random() if self.chances.happens("word late") else 0.0
                    listener.deliver(data, self.chances.between(*WAY) + late)


class Client:
    """The client of one process."""

    def __init__(self, server: SimulatedRedis) -> None:
        self._server = server

    async def publish(self, channel: str, words: str) -> None:
        await asyncio.sleep(self._server.chances.between(*WAY))
        if self._server.away:
            await asyncio.sleep(self._server.chances.choice((0.0, PATIENCE)))
            raise TimeoutError("the bus is away")
        self._server.carry(words.encode())

    def pubsub(self) -> Listener:
        return Listener(self._server)

    async def aclose(self) -> None:
        """Nothing to close."""


class Listener:
    """A subscribed connection."""

    def __init__(self, server: SimulatedRedis) -> None:
        self._server, self.process = server, current.get()
        self._heard = asyncio.Queue[dict[str, Any] | None]()
        self._on_the_way = 0.0  # when the last message arrives: messages stay in order unless one is late

    async def __aenter__(self) -> Listener:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self in self._server.listeners:
            self._server.listeners.remove(self)

    async def subscribe(self, channel: str) -> None:
        await asyncio.sleep(self._server.chances.between(*WAY))
        if self._server.away:
            raise ConnectionError("the bus is away")
        self._server.listeners.append(self)
        self._heard.put_nowait({"type": "subscribe"})

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        try:
            async with asyncio.timeout(timeout):
                message = await self._heard.get()
        except builtins.TimeoutError:
            return None
        if message is None:
            raise ConnectionError("the bus is away")
        return message

    def deliver(self, data: bytes, after: float) -> None:
        loop = asyncio.get_running_loop()
        if after < WAY[1]:
            after = self._on_the_way = max(self._on_the_way, loop.time() + after)
            after -= loop.time()
        loop.call_later(after, self._heard.put_nowait, {"type": "message", "data": data}, context=outside)

    def cut(self, after: float) -> None:
        asyncio.get_running_loop().call_later(after, self._heard.put_nowait, None, context=outside)
