"""A socket receives the same as uvicorn's own would, however the bytes arrive, and writes what any client can read."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rulewright.server.line import AT_ONCE, Line

LARGEST = 70_000
MESSAGES = ("", "a", "x" * 125, "ż" * 80, "y" * 300, "z" * 66_000)
STREAMS = 150


class Wire:
    """The transport below a socket, which records what is written."""

    def __init__(self) -> None:
        self.written, self.closed = b"", False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> Any:
        return None

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


async def heard(
    kind: type[WebSocketsSansIOProtocol], chunks: Sequence[bytes], says: bytes = b"", early: int = 1
) -> tuple[Any, bytes]:
    """What the application receives, and what is written; `early` chunks, the first of which is the request, arrive before it answers."""
    told = list[Any]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if says:
            assert scope["extensions"][AT_ONCE](says)
        while not told or told[-1]["type"] != "websocket.disconnect":
            told.append(await receive())

    config = uvicorn.Config(app, ws_max_size=LARGEST, log_config=None, lifespan="off")
    wire, line = Wire(), kind(config=config, server_state=ServerState(), app_state={})
    line.connection_made(wire)  # type: ignore[arg-type]
    for number, chunk in enumerate(chunks, 1):
        line.data_received(chunk)
        if number == early:
            await until(line)
    if not wire.closed:
        line.connection_lost(None)
    await asyncio.gather(*line.tasks)
    return told, wire.written


async def until(line: WebSocketsSansIOProtocol) -> None:
    while not line.handshake_complete:
        await asyncio.sleep(0)


def request(extensions: str = "") -> bytes:
    client = ClientProtocol(parse_uri("ws://tables.test/"))
    asked = client.connect()
    if extensions:
        asked.headers["Sec-WebSocket-Extensions"] = extensions
    return asked.serialize()


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def message(chance: random.Random) -> list[bytes]:
    """The frames of a message."""
    text = chance.choice(MESSAGES).encode()
    match chance.randrange(6):
        case 0:
            return [frame(Opcode.BINARY, text)]
        case 1:
            first, second = frame(Opcode.TEXT, text, fin=False), frame(Opcode.CONT, b"!", fin=False)
            return [first, frame(Opcode.PING, b"there?"), second, frame(Opcode.CONT, b"")]
        case 2:
            return [frame(Opcode.PONG, b"here")]
        case _:
            return [frame(Opcode.TEXT, text)]


def ending(chance: random.Random) -> list[bytes]:
    unmasked = Frame(Opcode.TEXT, b"plain").serialize(mask=False)
    too_large = frame(Opcode.TEXT, b"z" * (LARGEST + 1))
    unexpected = frame(Opcode.CONT, b"of what?")
    reserved = bytes((frame(Opcode.TEXT, b"odd")[0] | 0x20,)) + frame(Opcode.TEXT, b"odd")[1:]
    torn = frame(Opcode.TEXT, b"half of this")[:-4]
    bye = frame(Opcode.CLOSE, b"\x03\xe8")
    late = frame(Opcode.TEXT, b"late")
    return chance.choice(([], [unmasked], [too_large], [unexpected], [reserved], [torn], [bye, late]))


def cut(data: bytes, chance: random.Random) -> list[bytes]:
    places = sorted(chance.randrange(len(data) + 1) for _ in range(chance.choice((0, 1, 4, 40))))
    return [data[a:b] for a, b in zip([0, *places], [*places, len(data)], strict=True) if a < b]


def test_a_line_hears_what_the_library_hears_frame_by_frame() -> None:
    for seed in range(STREAMS):
        chance = random.Random(seed)
        frames = [*(each for _ in range(chance.randrange(6)) for each in message(chance)), *ending(chance)]
        told, written = asyncio.run(heard(Line, [request(), *cut(b"".join(frames), chance)]))
        asked, answered = asyncio.run(heard(WebSocketsSansIOProtocol, [request(), *frames]))
        assert told == asked, f"told of stream {seed}"
        assert after_answer(written) == after_answer(answered), f"written to stream {seed}"


def after_answer(written: bytes) -> bytes:
    return written.partition(b"\r\n\r\n")[2]


def test_a_client_that_speaks_before_it_is_answered_is_heard() -> None:
    impatient, calm = frame(Opcode.TEXT, b"impatient"), frame(Opcode.TEXT, b"calm")
    chunks = [request(), impatient[:5], impatient[5:], calm]
    told, _ = asyncio.run(heard(Line, chunks, early=2))
    assert [each.get("text") for each in told[:-1]] == ["impatient", "calm"]


def test_a_message_that_is_not_utf8_is_heard_as_bytes() -> None:
    bad = b"\xff\xfe"
    whole = frame(Opcode.TEXT, bad)
    parts = frame(Opcode.TEXT, bad, fin=False) + frame(Opcode.CONT, b"")
    for stream in (whole, parts):
        told, _ = asyncio.run(heard(Line, [request(), stream]))
        assert told[0]["bytes"] == bad


@pytest.mark.parametrize("extensions", ["", "permessage-deflate"])
def test_messages_written_directly_can_be_read(extensions: str) -> None:
    for text in MESSAGES[1:]:
        _, written = asyncio.run(heard(Line, [request(extensions)], text.encode()))
        answer, _, sent = written.partition(b"\r\n\r\n")
        assert (b"permessage-deflate" in answer) == bool(extensions)
        assert sent[0] & 0x40 == (0x40 if extensions else 0)
        if not extensions:
            assert Frame(Opcode.TEXT, text.encode()).serialize(mask=False) == sent
