"""Limits how often a password may be guessed. Attempts are counted in the database, so a restart does not reset them.

Anyone who guesses too often must wait; nobody is locked out. Account and address together have a small number of attempts, so a stranger
elsewhere does not use up the owner's. A browser that has logged in before has attempts of its own, so a neighbour does not use them up
either. When an account has been attacked from everywhere, each new address still has one attempt."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import NamedTuple

from rulewright.kernel.message import UserError
from rulewright.server.store.users import Users

MINUTE = 60_000  # milliseconds


class Rate(NamedTuple):
    """A number of attempts at once, and one more after each pause."""

    name: str
    most: int
    pause: int


ADDRESS = Rate("address", 100, MINUTE // 10)  # it may be a school
PAIR = Rate("account and address", 10, MINUTE)
DEVICE = Rate("account and device", 10, MINUTE)
ACCOUNT = Rate("account", 100, 10 * MINUTE)
STRICT = Rate("account and address, strictly", 1, 15 * MINUTE)  # when the account has no attempts left

Spent = tuple[str, int]


class Guesses:
    def __init__(self, store: Users, secret: str, limited: bool) -> None:
        self._store, self._secret, self._limited = store, secret.encode()[:64], limited

    @asynccontextmanager
    async def counted(self, login: str, address: str, device: str = "") -> AsyncIterator[None]:
        """Surrounds one attempt. It is counted before it is made, so that simultaneous attempts all count, and given back if it was
        right."""
        spent = await self._spend(login, address, device) if self._limited else []
        try:
            yield
        except UserError as error:
            if error.message.key != "server-login-wrong":
                await self._store.give_back(spent)
            raise
        await self._store.give_back(spent)

    async def _spend(self, login: str, address: str, device: str) -> list[Spent]:
        if device:
            return [await self._one(DEVICE, login, device)]
        spent = [await self._one(ADDRESS, address)]
        try:
            spent += [await self._one(PAIR, login, address), await self._one(ACCOUNT, login)]
        except TooOften as error:
            if error.rate is not ACCOUNT:
                raise
            spent.append(await self._one(STRICT, login, address))
        return spent

    async def _one(self, rate: Rate, *whose: str) -> Spent:
        key = blake2b("\n".join((rate.name, *whose)).encode(), key=self._secret, digest_size=20).hexdigest()
        if wait := await self._store.spend(key, rate.pause, rate.most):
            raise TooOften(rate, wait)
        return key, rate.pause


class TooOften(UserError):
    def __init__(self, rate: Rate, wait: int) -> None:
        super().__init__("server-guessed-too-often", seconds=-(-wait // 1000))
        self.rate = rate
