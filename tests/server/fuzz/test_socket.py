"""Whatever comes through a socket: an answer, or the end of that one socket; never an error of the server, and never a change."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .game import Game, begun
from .messages import messages

SOCKETS = 5
ROUNDS, EACH = 200, 100  # messages per socket, and messages at once
ROOM = 96 * 1024  # kilobytes: more than needed by a server that forgets what it has answered
PATIENCE = 180.0
INTERNAL = 1011  # the code for an unexpected error
KNOWN = {"update", "fault", "why", "described", "threats", "pong", "here", "said", "chat"}


def test_a_hundred_thousand_messages_change_nothing(tmp_path: Path) -> None:
    with begun(tmp_path / "tables.db") as game:
        before = game.state()
        halves = asyncio.run(flood(game))
        assert sum(sent for sent, _ in halves) >= 100_000
        assert halves[1][1] - halves[0][1] < ROOM
        assert game.state() == before
        game.is_well()


async def flood(game: Game) -> list[tuple[int, int]]:
    """Each half twice: the number of messages, and the server's memory afterwards."""
    who = [game.waiting, game.waiting, game.tokens[2], game.tokens[2], ""]
    halves = []
    for half in range(2):
        chats = [chat(game, token, Random(10 * half + number)) for number, token in enumerate(who)]
        halves.append((sum(await asyncio.gather(*chats)), game.memory()))
    return halves


async def chat(game: Game, token: str, random: Random) -> int:
    """Returns the number of messages sent."""
    sent = 0
    while sent < ROUNDS * EACH // 2:
        async with connected(game, token) as line:
            for _ in range(random.randint(1, 20)):
                said = messages(random, EACH)
                sent += len(said)
                if not await answered(line, said):
                    break
    return sent


def connected(game: Game, token: str) -> connect:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return connect(
        game.live(since=0),
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        max_size=None,
    )


async def answered(line: ClientConnection, said: list[str | bytes]) -> bool:
    """Whether the socket is still open afterwards. Answers keep their order, so the last pong comes last."""
    try:
        for message in said:
            await line.send(message)
        await line.send('{"type":"ping","ref":424242}')
        while True:
            heard = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            assert heard["type"] in KNOWN, heard
            if heard.get("ref") == 424242:
                return True
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code == INTERNAL:
            raise
        return False


@pytest.mark.parametrize("frame", [b"\xff\xfe not text", b'{"type":"ping","ref":1}\xc3\x28'], ids=["bytes", "half"])
def test_invalid_text_is_refused_in_words(frame: bytes, tmp_path: Path) -> None:
    async def send(game: Game) -> None:
        async with connected(game, game.waiting) as line:
            await line.send(frame, text=True)
            async with asyncio.timeout(PATIENCE):
                while (heard := json.loads(await line.recv()))["type"] != "fault":
                    pass
            assert heard["error"]["key"] == "server-bad-message"
            assert await answered(line, [])

    changes_nothing(send, tmp_path)


def test_an_oversized_message_closes_only_that_socket(tmp_path: Path) -> None:
    async def send(game: Game) -> None:
        async with connected(game, game.waiting) as line:
            await line.send(b"x" * (70 * 1024), text=True)
            async with asyncio.timeout(PATIENCE):
                await line.wait_closed()

    changes_nothing(send, tmp_path)


def changes_nothing(send: Callable[[Game], Coroutine[None, None, None]], folder: Path) -> None:
    with begun(folder / "tables.db") as game:
        before = game.state()
        asyncio.run(send(game))
        assert game.state() == before
        game.is_well()


# ------------------------------------------------------------- connections that are not what they should be
def raw(game: Game, token: str, *, shaken: bool = True) -> socket.socket:
    """A connection without a library, which reads nothing."""
    parts = urlsplit(game.live())
    line = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE)
    ask = f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nAuthorization: Bearer {token}\r\n"
    line.sendall(ask.encode())
    if shaken:
        line.sendall(b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n")
        line.sendall(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        assert line.recv(12).endswith(b"101")
    return line


def frame(text: bytes) -> bytes:
    """As masked by a client, with a mask that changes nothing."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(text))
    return b"\x81" + size + bytes(4) + text


def vanish(line: socket.socket) -> None:
    """Disappear like a machine that loses its network."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_a_client_that_never_reads_is_forgotten_when_the_line_breaks(tmp_path: Path) -> None:
    with begun(tmp_path / "tables.db") as game:
        for _ in range(5):
            line = raw(game, game.waiting)
            line.settimeout(2.0)
            with suppress(OSError):  # the server stops reading from a client that does not read
                line.sendall(frame(b'{"type":"describe"}') * 200_000)
            vanish(line)
        forgotten(game)
        game.is_well()


def test_halves_of_messages_and_of_greetings_hold_nothing(tmp_path: Path) -> None:
    with begun(tmp_path / "tables.db") as game:
        before, said = game.state(), frame(b'{"type":"ping"}')
        vanish(raw(game, game.waiting, shaken=False))
        for ending in (said[:3], said[:-2], said + said[:1], b"\x88", b"\x8f\x80", b"\xff" * 30, frame(b"")):
            line = raw(game, game.waiting)
            line.sendall(ending)
            vanish(line)
        line = raw(game, game.waiting)
        line.sendall(b"\x88\x80" + bytes(4) + said * 100)  # after closing
        vanish(line)
        forgotten(game)
        assert game.state() == before
        game.is_well()


def forgotten(game: Game) -> None:
    end = time.monotonic() + PATIENCE
    while game.sockets() and time.monotonic() < end:
        time.sleep(0.1)
    assert game.sockets() == 0
