"""Messages through sockets cost others time, so all sockets of one person count together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from litestar.connection import ASGIConnection
from tests.server.client import Person, started
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed

from rulewright.server.api.company import BURST, MANY, QUICKEST, Company
from rulewright.server.api.live import TOO_OFTEN
from rulewright.server.config import Config
from rulewright.server.store.users import User

AT_ONCE, A_SECOND = int(BURST), int(QUICKEST)


class Follower:
    def give_way(self) -> None:
        raise AssertionError("there are not too many")


class Hour:
    """A clock that stands still until it is set."""

    now = 1000.0


@pytest.fixture
def hour() -> Hour:
    return Hour()


@pytest.fixture
def company(hour: Hour) -> Company:
    return Company(Config("sqlite://"), lambda: hour.now)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as held:
        yield held


def comes(stack: ExitStack, company: Company, name: str = "", address: str = "192.0.2.1") -> Follower:
    """Open one more socket."""
    user = User(name, name, None, None, 0, 0) if name else None
    scope: Any = {"type": "websocket", "client": (address, 1), "user": user, "headers": []}
    follower = Follower()
    stack.enter_context(company.joined(follower, ASGIConnection(scope)))
    return follower


def asked(company: Company, *followers: Follower, times: int) -> int:
    """How many messages they may send, taking turns."""
    return sum(company.may_ask(followers[number % len(followers)]) for number in range(times))


def test_one_person_asks_no_more_through_many_sockets_than_through_one(
    company: Company, hour: Hour, stack: ExitStack
) -> None:
    mallory = [comes(stack, company, "Mallory") for _ in range(5)]
    anna = comes(stack, company, "Anna")
    assert asked(company, *mallory, times=3 * AT_ONCE) == AT_ONCE
    assert asked(company, anna, times=AT_ONCE) == AT_ONCE
    hour.now += 1
    assert asked(company, *mallory, times=3 * A_SECOND) == A_SECOND
    hour.now += 1000
    assert asked(company, *mallory, times=3 * AT_ONCE) == AT_ONCE


def test_who_hangs_up_and_comes_again_has_no_more_to_ask(company: Company) -> None:
    with ExitStack() as before:
        assert asked(company, comes(before, company, "Mallory"), times=2 * AT_ONCE) == AT_ONCE
    with ExitStack() as after:
        assert asked(company, comes(after, company, "Mallory"), times=AT_ONCE) == 0


def test_many_names_at_one_address_count_together_but_one_takes_nothing_from_the_others(
    company: Company, stack: ExitStack
) -> None:
    people = [comes(stack, company, f"Person {number}") for number in range(2 * MANY)]
    assert asked(company, people[0], times=10 * MANY * AT_ONCE) == AT_ONCE
    assert asked(company, *people, times=3 * MANY * AT_ONCE) == (MANY - 1) * AT_ONCE
    assert asked(company, comes(stack, company, "Elsewhere", "192.0.2.2"), times=AT_ONCE) == AT_ONCE


def test_without_a_name_it_is_the_address_that_counts(company: Company, stack: ExitStack) -> None:
    nobodies = [comes(stack, company) for _ in range(3)]
    assert asked(company, *nobodies, times=2 * MANY * AT_ONCE) == MANY * AT_ONCE


def test_a_socket_that_asks_too_much_is_closed(attacked: Running) -> None:
    with Person(attacked.url, "Anna") as anna, Person(attacked.url, "Mallory") as mallory:
        table = started(anna, mallory)
        with mallory.opens(table) as socket, anna.opens(table) as hers:
            with suppress(ConnectionClosed):
                for _ in range(10 * AT_ONCE):  # sent long before they are read
                    socket.says("ping")
            assert socket.is_closed() == TOO_OFTEN
            hers.says("ping")
            hers.hears_until_pong()
