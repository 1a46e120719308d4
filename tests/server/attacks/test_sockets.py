"""Hundreds of sockets: each person and each address has a limit, and the oldest gives way."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager, suppress

import pytest
from tests.server.client import Person, Socket, Table, started
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed

from rulewright.server.allowed import Allowed

from .conftest import Start

MOST = 3
REFUSED = 4000
TOO_MANY = "server-too-many-sockets"
Two = tuple[Person, Person]


@pytest.fixture
def server(lasting: Start) -> Running:
    return lasting(allowed=Allowed(sockets_per_person=MOST, sockets_per_address=3 * MOST))


@pytest.fixture
def two(server: Running) -> Iterator[Two]:
    with Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        yield anna, bartek


@contextmanager
def opened(person: Person, table: Table, count: int) -> Iterator[list[Socket]]:
    """All of them have received the first update."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.opens(table)) for _ in range(count)]
        for socket in sockets[-1:]:
            socket.hears()
        yield sockets


def given_way(sockets: list[Socket]) -> int:
    """How many were closed, each with a reason."""
    closed = [socket for socket in sockets if not answers(socket)]
    for socket in closed:
        assert (socket.is_closed(), socket.last["error"]["key"]) == (REFUSED, TOO_MANY)
        assert socket.last["error"]["text"]
    return len(closed)


def answers(socket: Socket) -> bool:
    with suppress(ConnectionClosed):
        socket.says("ping")
    try:
        socket.hears_until_pong()
    except ConnectionClosed:
        return False
    return True


def test_the_oldest_socket_of_a_person_gives_way_and_is_told_why(server: Running, two: Two) -> None:
    anna, bartek = two
    table = started(anna, bartek)
    with bartek.opens(table) as his, opened(anna, table, MOST * server.config.workers + 1) as sockets:
        assert 1 <= given_way(sockets) <= len(sockets) - MOST
        assert not given_way([his])


def test_those_without_a_name_are_counted_by_address(server: Running, two: Two) -> None:
    anna, bartek = two
    table = started(anna, bartek, watched=True)
    with Person(server.url) as nobody, opened(nobody, table, 3 * MOST * server.config.workers + 1) as sockets:
        assert given_way(sockets) >= 1


def test_requests_that_wait_for_news_count_as_sockets(server: Running, two: Two) -> None:
    anna, bartek = two
    table = started(anna, bartek)
    seq, count = anna.looks(table)["seq"], MOST * server.config.workers + 1
    with ThreadPoolExecutor(count) as beside:
        waiting = [beside.submit(anna.looks, table, since=seq, wait=30) for _ in range(count)]
        early = next(as_completed(waiting)).result()
        assert early["seq"] == seq, "it was answered although there is nothing new"
        assert sum(answer.done() for answer in waiting) < count
        (anna, bartek)[early["table"]["asked"]].moves(table)
