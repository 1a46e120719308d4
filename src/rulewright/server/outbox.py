"""What one reader is sent, in order: at once while nothing is waiting, the rest as fast as they read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from .line import AT_ONCE

OUTBOX = 64  # messages that may wait for a slow reader


class Outbox:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting = asyncio.Queue[bytes | int](OUTBOX)
        self._busy = False  # sending a message taken from the queue
        extensions: Any = socket.scope.get("extensions") or {}
        self._at_once: Callable[[bytes], bool] = extensions.get(AT_ONCE, never)

    @property
    def full(self) -> bool:
        return self._waiting.full()

    def put(self, message: bytes) -> None:
        """Send or queue a message. If the queue is full, the oldest message is dropped."""
        if not self._passed(message):
            self._append(message)

    async def answer(self, message: bytes) -> None:
        """Send or queue a message, waiting for room."""
        if not self._passed(message):
            await self._waiting.put(message)

    def close(self, code: int) -> None:
        """Close after everything queued has been sent."""
        self._append(code)

    def clear(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()

    def _passed(self, message: bytes) -> bool:
        return self._waiting.empty() and not self._busy and self._at_once(message)

    def _append(self, word: bytes | int) -> None:
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(word)

    async def run(self) -> None:
        """Deliver the queue. If the reader is gone, drop the rest, because anyone waiting for room would wait for ever."""
        with suppress(OSError, RuntimeError, WebSocketException):
            await self._deliver()
        while True:
            await self._waiting.get()

    async def _deliver(self) -> None:
        while isinstance(word := await self._waiting.get(), bytes):
            self._busy = True
            await self._socket.send_data(word, "text", "utf-8")
            self._busy = False
        self._busy = True
        await self._socket.close(word)


def never(_: bytes) -> bool:
    """For lines that cannot write without waiting."""
    return False
