"""The application called without a network: every byte of its responses, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx

from rulewright.games import load
from rulewright.players.hint import Adviser, Hint
from rulewright.players.letter import read
from rulewright.server.app import create
from rulewright.server.bots.pool import ANYBODY
from rulewright.server.bots.turns import Sake
from rulewright.server.config import Config
from rulewright.server.store.migrate import migrate
from rulewright.server.tables.hall import Hall

HOST = "tables.test"
ITERATIONS = 3
PATIENCE = 180.0  # seconds without a message


class Served:
    def __init__(self, app: Any) -> None:
        self.app = app
        self.hall: Hall = app.hall
        self._http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=f"http://{HOST}")

    async def answer(
        self, token: str, method: str, path: str, body: Any = None, **query: Any
    ) -> tuple[int, dict[str, str], bytes]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._http.cookies.clear()
        response = await self._http.request(method, f"/api{path}", params=query, json=body, headers=headers)
        return response.status_code, dict(response.headers), response.content

    async def done(self, token: str, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """The response to a successful request."""
        status, _, content = await self.answer(token, method, path, body, **query)
        assert status < 300, content.decode()
        return json.loads(content)

    async def close(self) -> None:
        await self._http.aclose()
        await self.hall.close()


class Line:
    """One socket. Every received message is kept."""

    def __init__(self, served: Served, token: str, table: str, **query: Any) -> None:
        headers = [(b"host", HOST.encode())]
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "subprotocols": [],
            "path": f"/api/tables/{table}/live",
            "raw_path": b"",
            "root_path": "",
            "query_string": urlencode(query).encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
        }
        self._up, self._down = asyncio.Queue[dict[str, Any]](), asyncio.Queue[dict[str, Any]]()
        self._up.put_nowait({"type": "websocket.connect"})
        self._call = asyncio.create_task(served.app(scope, self._up.get, self._down.put))
        self._pings = 0

    def say(self, **message: Any) -> None:
        self._up.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def heard(self) -> list[bytes]:
        """Everything received until now: responses keep their order, so a pong is the last."""
        self._pings += 1
        self.say(type="ping", ref=-self._pings)
        found: list[bytes] = []
        while True:
            async with asyncio.timeout(PATIENCE):
                message = await self._down.get()
            text = str(message.get("text", "")).encode()
            if message["type"] == "websocket.send" and f'"ref":{-self._pings}}}'.encode() in text:
                return found
            found.append(text or repr(message).encode())
            if message["type"] == "websocket.close":
                return found

    async def hang_up(self) -> None:
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await self._call


async def advise_here(game: str, letter: bytes, sake: Sake = ANYBODY) -> list[Hint]:
    """Like a worker, but with fixed iterations instead of a time limit, so that equal letters give equal hints."""
    return Adviser(load(game), ITERATIONS, None).advise(read(letter, load))


@asynccontextmanager
async def serving(database: Path, **told: Any) -> AsyncIterator[Served]:
    """Without bots, unless the test asks for them."""
    address = f"sqlite:///{database}"
    await migrate(address)
    settings = {"bots": 0, "bots_compiled": False, "bot_pace": 0.0, "limits": False} | told
    served = Served(await create(Config(address, **settings)))
    served.hall.bots.advise = advise_here  # type: ignore[method-assign]
    try:
        yield served
    finally:
        await served.close()
