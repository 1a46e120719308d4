"""Invalid UTF-8 wherever text is expected: each request gets an explanation, and none counts as an error of the server."""

from __future__ import annotations

import json

import pytest
from tests.server.client import Person
from tests.server.running import Running

from .attacker import sent, status_of
from .conftest import Start

END = b"Connection: close\r\n\r\n"
BODY = b'{"name": "An\xff\xfena"}'
JSON = b"Host: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n" % len(BODY)
REQUESTS = {
    "a path": b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\n" + END,
    "a path behind percent signs": b"GET /api/tables/%ff%fe HTTP/1.1\r\nHost: x\r\n" + END,
    "a page": b"GET /table/%ff HTTP/1.1\r\nHost: x\r\n" + END,
    "a query": b"GET /api/games?language=\xff\xfe HTTP/1.1\r\nHost: x\r\n" + END,
    "a query behind percent signs": b"GET /api/games?language=%ff HTTP/1.1\r\nHost: x\r\n" + END,
    "the address of a socket": (
        b"GET /api/tables/\xff/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ),
    "a body": b"POST /api/me HTTP/1.1\r\n" + JSON + END + BODY,
}
HEADERS = ("Authorization: Bearer \xff", "Cookie: rulewright=\xff", "Accept-Language: \xff", "Origin: http://\xff",
           "Content-Type: \xff", "X-CSRFToken: \xff", "Host: \xff")  # fmt: skip


@pytest.fixture
def attacked(lasting: Start) -> Running:
    return lasting()


@pytest.mark.parametrize("where", REQUESTS)
def test_it_is_refused_in_words(attacked: Running, where: str) -> None:
    answer = sent(attacked, REQUESTS[where])
    assert status_of(answer) == 400, answer
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["text"]
    assert "unforeseen" not in attacked.written()


def test_in_a_header_it_causes_no_server_error(attacked: Running) -> None:
    for header in HEADERS:
        for line in (b"GET /api/tables HTTP/1.1\r\n", b"POST /api/me HTTP/1.1\r\n"):
            host = b"" if header.startswith("Host") else b"Host: x\r\n"
            kind = b"" if header.startswith("Content-Type") else b"Content-Type: application/json\r\n"
            body = b'{"name": "Anna"}'
            length = b"Content-Length: %d\r\n" % len(body)
            request = line + host + kind + length + header.encode("latin-1") + b"\r\n" + END + body
            answer = sent(attacked, request)
            assert status_of(answer) < 500, (header, answer)
    assert "unforeseen" not in attacked.written()


@pytest.mark.parametrize("kind", ["text", "bytes"])
def test_on_a_socket_it_is_answered_and_the_socket_stays_open(attacked: Running, kind: str) -> None:
    with Person(attacked.url, "Anna") as anna:
        table = anna.makes(players=2)
        with anna.opens(table) as socket:
            socket.hears()
            socket.sends(b'{"type": "ping\xff"}', text=kind == "text")
            fault = socket.hears("fault")
            assert (fault["error"]["key"], bool(fault["error"]["text"])) == ("server-bad-message", True)
            socket.says("ping")
            socket.hears("pong")
    assert "Traceback" not in attacked.written()
