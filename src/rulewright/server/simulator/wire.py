"""The connection between a person and a worker: it delivers messages in order, each after a delay, until it breaks; then messages in flight
are lost, and each end notices in its own time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .chances import Chances
from .loop import outside

WAY = (0.0005, 0.01)  # seconds that a message takes
UNNOTICED = 8.0  # most seconds until an end notices that the line is broken
T = TypeVar("T")
GONE = {"type": "websocket.disconnect", "code": 1006}


class Line(Generic[T]):
    """The server's end is an ASGI connection, the person's a pair of callbacks."""

    def __init__(
        self, chances: Chances, sent: Callable[[bytes], T], heard: Callable[[T], None], closed: Callable[[int], None]
    ) -> None:
        """`sent` reads what the server sends, when it is sent; its result arrives."""
        self._chances, self._heard, self._closed, self._sent = chances, heard, closed, sent
        self._up = asyncio.Queue[dict[str, Any]]()
        self._up.put_nowait({"type": "websocket.connect"})
        self._arrives = [0.0, 0.0]  # when the last message arrives, up and down
        self.broken = False
        self.hung_up = False  # the person knows that it is over
        self.stranger = False  # the server does not recognise them: their session has ended

    # ------------------------------------------------------------- the person's end
    def say(self, message: bytes) -> None:
        self._carry(0, self._up.put_nowait, {"type": "websocket.receive", "text": message.decode(), "bytes": None})

    def hang_up(self) -> None:
        """Close the connection properly."""
        self._carry(0, self._up.put_nowait, GONE)
        self.hung_up = True

    # ------------------------------------------------------------- the server's end
    async def receive(self) -> Any:
        return await self._up.get()

    async def send(self, message: Any) -> None:
        if self.broken:
            raise OSError("the line is broken")
        if message["type"] == "websocket.send":
            data = message.get("bytes") or message["text"].encode()
            self._carry(1, self._hear, self._sent(data))
        elif message["type"] == "websocket.close":
            self._carry(1, self._over, message["code"])
            self._up.put_nowait(GONE)

    # ------------------------------------------------------------- between them
    def _carry(self, way: int, arrive: Callable[..., None], *what: Any) -> None:
        """Deliver in order; nothing arrives once the line is broken."""
        if self._chances.happens("line broken"):
            self.cut()
        if not self.broken:
            loop = asyncio.get_running_loop()
            self._arrives[way] = max(self._arrives[way], loop.time() + self._chances.between(*WAY))
            loop.call_at(self._arrives[way], self._arrive, arrive, *what, context=outside)

    def _arrive(self, arrive: Callable[..., None], *what: Any) -> None:
        if not self.broken:
            arrive(*what)

    def _hear(self, read: T) -> None:
        if not self.hung_up:
            self._heard(read)

    def _over(self, code: int) -> None:
        if not self.hung_up:
            self.hung_up = True
            self._closed(code)

    def cut(self) -> None:
        """Each end is told in its own time."""
        if self.broken:
            return
        self.broken = True
        loop = asyncio.get_running_loop()
        ends: list[tuple[Callable[[Any], None], Any]] = [(self._over, 1006), (self._up.put_nowait, GONE)]
        for notice, what in ends:
            loop.call_later(
                self._chances.choice((0.0, UNNOTICED)) * self._chances.random(), notice, what, context=outside
            )
