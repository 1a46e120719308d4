"""Limits on guessing passwords, on both kinds of databases, without computing hashes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rulewright.kernel.message import UserError
from rulewright.server.identity.guesses import ACCOUNT, ADDRESS, DEVICE, PAIR, Guesses
from rulewright.server.store import migrate, users
from rulewright.server.store.store import Store

SECRET = "s" * 32
WRONG, TOO_OFTEN = "server-login-wrong", "server-guessed-too-often"


class Clock:
    """Stands still unless a test sets it, so no attempt comes back however long a test takes."""

    def __init__(self) -> None:
        self.time = 1_000_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(users, "now", clock)
    return clock


def played(database: str, story: Callable[[Guesses, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        await migrate.migrate(database)
        store = Store(database)
        await store.open()
        try:
            await story(Guesses(store, SECRET, True), store)
        finally:
            await store.close()

    asyncio.run(run())


async def told(guesses: Guesses, login: str, address: str, device: str = "", *, right: bool = False) -> str:
    """The refusal of one attempt; "" if it was right."""
    try:
        async with guesses.counted(login, address, device):
            if not right:
                raise UserError(WRONG)
    except UserError as error:
        return error.message.key
    return ""


def test_guesses_from_everywhere_leave_each_new_address_one(database_url: str) -> None:
    async def story(guesses: Guesses, _: Store) -> None:
        for number in range(ACCOUNT.most):
            assert await told(guesses, "olga", f"192.0.2.{number}") == WRONG
        assert [await told(guesses, "olga", "198.51.100.1") for _ in range(2)] == [WRONG, TOO_OFTEN]
        assert await told(guesses, "olga", "198.51.100.2", right=True) == ""
        assert await told(guesses, "ewa", "198.51.100.1") == WRONG, "other accounts are not touched"
        assert await told(guesses, "olga", "198.51.100.1", "her phone", right=True) == ""

    played(database_url, story)


def test_one_address_tries_many_accounts_only_so_often(database_url: str) -> None:
    async def story(guesses: Guesses, _: Store) -> None:
        for number in range(ADDRESS.most):
            assert await told(guesses, f"account {number}", "192.0.2.1") == WRONG
        assert await told(guesses, "one more", "192.0.2.1") == TOO_OFTEN
        assert await told(guesses, "one more", "192.0.2.2") == WRONG

    played(database_url, story)


def test_right_passwords_count_for_nothing(database_url: str) -> None:
    async def story(guesses: Guesses, store: Store) -> None:
        for _ in range(ADDRESS.most * 2):
            assert await told(guesses, "olga", "192.0.2.1", right=True) == ""
        await store.forget_guesses()
        assert [await told(guesses, "olga", "192.0.2.1") for _ in range(PAIR.most + 1)] == [WRONG] * PAIR.most + [
            TOO_OFTEN
        ]

    played(database_url, story)


def test_attempts_come_back_one_by_one(database_url: str, clock: Clock) -> None:
    async def story(guesses: Guesses, _: Store) -> None:
        assert [await told(guesses, "olga", "", "phone") for _ in range(DEVICE.most)] == [WRONG] * DEVICE.most
        assert await told(guesses, "olga", "", "phone") == TOO_OFTEN
        clock.time += DEVICE.pause
        assert [await told(guesses, "olga", "", "phone") for _ in range(2)] == [WRONG, TOO_OFTEN]

    played(database_url, story)


def test_a_clock_that_is_set_back_locks_nobody_out(database_url: str, clock: Clock) -> None:
    async def story(guesses: Guesses, _: Store) -> None:
        assert [await told(guesses, "olga", "", "phone") for _ in range(DEVICE.most)] == [WRONG] * DEVICE.most
        clock.time -= 3_600_000
        assert await told(guesses, "olga", "", "phone") == WRONG

    played(database_url, story)
