"""Requests that never end: one header, a thousand headers, half a request, byte by byte."""

from __future__ import annotations

import json
import resource
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from tests.server.running import Running

from rulewright.server.allowed import Allowed

from .attacker import (
    BEGINNINGS,
    HALF,
    MEGABYTE,
    PATIENCE,
    FewFiles,
    asked,
    connected,
    memory_of,
    received,
    sent,
    status_of,
)
from .conftest import Start

ENDLESS = 64 * MEGABYTE
IMPATIENT = Allowed(head_seconds=1, body_seconds=1)


@pytest.fixture
def attacked(lasting: Start) -> Running:
    return lasting(FewFiles, bots=0)  # whose memory would grow while it starts


# ------------------------------------------------------------- without end
@pytest.mark.parametrize("what", BEGINNINGS)
def test_a_request_without_end_is_refused_before_it_takes_memory(attacked: Running, what: str) -> None:
    first, more = BEGINNINGS[what]
    before = memory_of(attacked)
    with connected(attacked) as pipe:
        pipe.sendall(first)
        total = sent_until_refused(pipe, more)
        grown = memory_of(attacked) - before
    assert total < ENDLESS, "it has taken everything"
    assert grown < 32 * MEGABYTE
    assert asked(attacked).status_code == 200


def sent_until_refused(pipe: socket.socket, more: bytes) -> int:
    total = 0
    try:
        while total < ENDLESS:
            total += pipe.send(more)
    except ConnectionError:
        pass
    return total


def test_a_head_that_is_too_long_is_refused_in_words(attacked: Running) -> None:
    answer = sent(attacked, b"GET /health HTTP/1.1\r\nAccept-Language: de\r\nX: " + b"a" * 20_000 + b"\r\n\r\n")
    fault = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
    assert (status_of(answer), fault["key"]) == (431, "server-head-too-large")
    assert "Kopfzeilen" in fault["text"]


def test_a_head_as_long_as_browsers_send_is_taken(attacked: Running) -> None:
    assert asked(attacked, headers={b"Cookie": b"a=" + b"b" * 12_000}).status_code == 200


# ------------------------------------------------------------- half of one
@pytest.mark.parametrize("what", HALF)
def test_who_sends_half_a_request_is_not_waited_for(lasting: Start, what: str) -> None:
    server = lasting(allowed=IMPATIENT)
    with connected(server) as pipe:
        pipe.sendall(HALF[what])
        answer = received(pipe)  # ends when the server hangs up
    assert not answer or status_of(answer) in (200, 408)
    assert "unforeseen" not in server.written()


def test_a_byte_now_and_then_does_not_hold_a_connection(lasting: Start) -> None:
    server = lasting(allowed=IMPATIENT)
    with connected(server) as pipe:
        pipe.sendall(HALF["a head"])
        while not select.select([pipe], [], [], 0.1)[0]:  # readable when the server sends its last message, or hangs up
            pipe.sendall(b"a")
        assert status_of(received(pipe)) == 408


def test_a_slow_answer_is_waited_for(attacked: Running) -> None:
    """Longer than half a request would be; that leaves a busy machine enough time for whole ones."""
    longer = attacked.config.allowed.head_seconds + 2
    with httpx.Client(base_url=attacked.url, verify=False, timeout=PATIENCE) as http:
        http.headers["Authorization"] = f"Bearer {http.post('/api/me', json={'name': 'Anna'}).json()['token']}"
        http.cookies.clear()
        table = http.post("/api/tables", json={"game": "termites", "players": 2}).json()["table"]
        wish = {"since": http.get(f"/api/tables/{table}").json()["seq"], "wait": longer}
        assert http.get(f"/api/tables/{table}", params=wish).status_code == 200


# ------------------------------------------------------------- a thousand of them
@pytest.fixture
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@contextmanager
def half_requests(server: Running, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        pipes = [stack.enter_context(connected(server)) for _ in range(count)]
        for pipe in pipes:
            pipe.sendall(HALF["a head"])
        yield pipes


@pytest.mark.usefixtures("many_files")
def test_thousands_of_half_requests_shut_nobody_out(attacked: Running) -> None:
    with half_requests(attacked, 1200 * attacked.config.workers):
        for _ in range(10):
            assert asked(attacked).status_code == 200


def test_of_too_many_half_requests_the_oldest_give_way(lasting: Start) -> None:
    server = lasting(allowed=Allowed(waiting_connections=20, head_seconds=600))
    with half_requests(server, 20 * server.config.workers + 1) as pipes:
        given_way = select.select(pipes, [], [], PATIENCE)[0]
        assert given_way
        assert not received(given_way[0])
        assert asked(server).status_code == 200
