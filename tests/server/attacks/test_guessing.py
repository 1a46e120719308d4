"""Somebody guesses passwords: they have to wait, and the owner of the account does not."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count

import httpx
import pytest
from tests.server.running import Running
from tests.server.services.redis import Redis

from rulewright.server.identity.guesses import PAIR
from rulewright.server.identity.passwords import AT_ONCE

from .attacker import guessed_as_often_as_it_may, memory_of
from .conftest import Start

PASSWORD = "correct horse battery"
OWNER, NEIGHBOUR = "198.51.{}.7", "203.0.{}.9"  # in a test's town
NUMBERS = count(1)
WRONG, TOO_OFTEN = "server-login-wrong", "server-guessed-too-often"
HASH = 64 * 2**20  # bytes
LONG = 300.0  # seconds: a busy machine takes a few for each hash
LOOK = 0.05  # seconds between looks at the memory; a hash takes longer
ALL_ELSE = 60 * 2**20  # of a process: its connections, and what it keeps


class Browser:
    """A browser at a chosen address: the server believes a proxy's header."""

    def __init__(self, server: Running, name: str, address: str) -> None:
        headers = {"X-Forwarded-For": address}
        self.name = name
        self.wait = 0  # seconds that it was told to wait
        self.http = httpx.Client(base_url=f"{server.url}/api", headers=headers, timeout=LONG, verify=False)

    def asks(self, method: str, path: str, body: object = None) -> str:
        """Returns the key of the refusal, if any."""
        token = {"x-csrftoken": self.http.cookies.get("rulewright-csrf") or ""}
        answer = self.http.request(method, path, json=body, headers=token)
        error = answer.json()["error"] if answer.is_error else {}
        self.wait = error.get("args", {}).get("seconds", 0)
        return str(error.get("key", ""))

    def logs_in(self, password: str = PASSWORD) -> str:
        return self.asks("POST", "/me/session", {"name": self.name, "password": password})

    def guess(self, number: int = 0) -> int:
        """Returns the seconds to wait."""
        assert self.logs_in(f"wrong password {number}") == (TOO_OFTEN if self.wait else WRONG)
        return self.wait

    def me(self) -> str | None:
        found = self.http.get("/me").json()
        return found["name"] if found else None


class Town:
    """The setting of one test, with a unique name and addresses, so that all tests share a server."""

    def __init__(self, server: Running) -> None:
        self.server, self.number = server, next(NUMBERS)
        self.owner = f"Olga {self.number}"

    @contextmanager
    def at(self, house: str) -> Iterator[Browser]:
        browser = Browser(self.server, self.owner, house.format(self.number))
        with browser.http:
            yield browser


@pytest.fixture
def town(lasting: Start) -> Town:
    return Town(lasting(public_url="http://games.example", patient=True))


@pytest.fixture
def owner(town: Town) -> Iterator[Browser]:
    with town.at(OWNER) as browser:
        assert browser.asks("POST", "/me", {"name": town.owner}) == ""
        browser.me()
        assert browser.asks("POST", "/me/password", {"password": PASSWORD}) == ""
        yield browser


def test_a_guesser_has_to_wait_and_the_owner_elsewhere_does_not(town: Town, owner: Browser) -> None:
    with town.at(NEIGHBOUR) as guesser, town.at("198.51.{}.8") as new_device:
        guessed_as_often_as_it_may(guesser.guess)
        assert guesser.logs_in() == TOO_OFTEN, "not even a right guess is told"
        assert new_device.logs_in() == ""
        assert owner.me() == town.owner, "an open session is not touched"


def test_the_addresses_of_one_household_count_as_one(town: Town, owner: Browser) -> None:
    def guess(number: int) -> int:
        with town.at(f"2001:db8:{{}}:2:{number:x}::1") as guesser:
            return guesser.guess(number)

    guessed_as_often_as_it_may(guess)
    with town.at("2001:db8:{}:2:ffff::") as guesser, town.at("2001:db8:{}:3::1") as next_door:
        assert guesser.guess() > 0
        assert next_door.guess() == 0


def test_many_guesses_at_once_are_many(town: Town, owner: Browser) -> None:
    def one(number: int) -> str:
        with town.at(NEIGHBOUR) as guesser:
            return guesser.logs_in(f"wrong password {number}")

    with ThreadPoolExecutor(PAIR.most * 2) as threads:
        told = list(threads.map(one, range(PAIR.most * 2)))
    assert sorted(told) == sorted([WRONG] * PAIR.most + [TOO_OFTEN] * PAIR.most)


def test_a_neighbour_behind_the_same_address_does_not_lock_the_owner_out(town: Town, owner: Browser) -> None:
    """A browser in which the owner has logged in before has attempts of its own."""
    with town.at(OWNER) as neighbour:
        guessed_as_often_as_it_may(neighbour.guess)
        assert owner.asks("POST", "/me/password", {"password": f"{PASSWORD} again", "old": PASSWORD}) == ""
        owner.asks("DELETE", "/me/session")
        assert owner.me() is None
        assert owner.logs_in(f"{PASSWORD} again") == ""
        assert neighbour.logs_in(f"{PASSWORD} again") == TOO_OFTEN


def test_password_guesses_are_not_forgotten(town: Town, owner: Browser, request: pytest.FixtureRequest) -> None:
    """Neither with the server nor with Redis."""
    with town.at(NEIGHBOUR) as guesser:
        guessed_as_often_as_it_may(guesser.guess)
    if town.server.config.bus:
        redis: Redis = request.getfixturevalue("redis")
        redis.flush()
    town.server.stop()
    town.server.start()
    with town.at(NEIGHBOUR) as guesser:
        assert guesser.logs_in() == TOO_OFTEN


def test_wrong_passwords_at_once_take_little_memory(start: Start) -> None:
    """Without any rate limit: only a few passwords are checked at the same time."""
    server, at_once = start(limits=False, quick_hashes=False), 60
    before, most, slowest, done = memory_of(server), 0, 0.0, threading.Event()

    def one(number: int) -> int:
        body = {"name": f"Nobody {number}", "password": "wrong password"}
        return http.post("/api/me/session", json=body).status_code

    def watch() -> None:
        nonlocal most, slowest
        while not done.wait(LOOK):
            began = time.monotonic()
            assert http.get("/api/languages").status_code == 200
            slowest = max(slowest, time.monotonic() - began)
            most = max(most, memory_of(server))

    client = httpx.Client(base_url=server.url, timeout=LONG, verify=False, limits=httpx.Limits())
    with client as http, ThreadPoolExecutor(at_once + 1) as threads:
        watching = threads.submit(watch)
        try:
            statuses = set(threads.map(one, range(at_once)))
        finally:
            done.set()
        watching.result()
    print(f"{(most - before) / 2**20:.0f} MB more, the slowest answer to others took {slowest * 1000:.0f} ms")
    assert statuses <= {401, 503}, "wrong, or come back in a moment"
    assert most - before < server.config.workers * (AT_ONCE * HASH + ALL_ELSE)
