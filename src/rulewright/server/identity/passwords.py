"""Passwords: which are acceptable, and their hashes. A hash takes 64 MB and a good part of a second, so only a few are computed at once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from rulewright.kernel.message import UserError
from rulewright.server.store.users import new_id

from .lookalikes import skeleton

AT_ONCE = 2  # hashes per process: 128 MB
LONGEST_LINE = 40  # waiting for one, about two seconds; further ones are refused
T = TypeVar("T")

# Commonly tried passwords, apart from leading and trailing digits and signs.
FIRST = """
password passwort passwords haslo senha motdepasse contrasena parola pass passw passwd admin administrator root user guest login welcome
willkommen witaj hello hallo letmein changeme change default secret master qwerty qwertz azerty asdfgh asdf zxcvbn yxcvbn iloveyou loveyou
lovely love kochamcie ichliebedich teamo sunshine princess princesa dragon monkey football baseball basketball futebol fussball soccer
superman batman spiderman pokemon starwars trustno shadow michael jessica jennifer charlie daniel ashley jordan thomas robert andrew
matthew anthony joshua nicole hunter killer freedom whatever computer internet samsung google facebook summer winter spring autumn sommer
polska deutschland brasil warszawa berlin abcdef abcabc abcd abc test testing teste tester demo temp mustang ferrari porsche mercedes
corvette harley chelsea arsenal liverpool barcelona juventus bayern flamengo corinthians chocolate cookie cheese banana orange ginger
pepper flower butterfly purple silver golden diamond matrix access server rulewright termites termiten termity cupins cryhavoc havoc game
games boardgame player spieler gracz jogador
"""
COMMON = frozenset(FIRST.split())
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb",
    "1q2w3e4r5t6y7u8i9o0p",
    "147258369",
)
LEAST_DIFFERENT = 4  # characters
SIGNS = str.maketrans("013457@$", "oieastas")  # used in place of letters
ENDS = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def check(password: str, name: str) -> None:
    """Refuse passwords that attackers try first."""
    if is_common(password.casefold(), name.casefold()):
        raise UserError("server-password-common")


def is_common(password: str, name: str) -> bool:
    core = ENDS.sub("", password)
    runs = any(password in row or password in row[::-1] for row in ROWS)
    halves = len(password) > 1 and password in (password + password)[1:-1]  # one part repeated
    is_name = len(name) > 1 and skeleton(core) == skeleton(ENDS.sub("", name) or name)
    digits = not core and len(password) < 12  # a date or telephone number
    word = core in COMMON or core.translate(SIGNS) in COMMON
    return runs or halves or is_name or digits or word or len(set(password)) < LEAST_DIFFERENT


class Hashing:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "hashing")
        self._line = 0

    async def hashed(self, password: str) -> str:
        return await self._in_line(lambda: self._hasher.hash(password))

    async def verify(self, hashed: str | None, password: str) -> None:
        """Takes as long for an account that does not exist."""

        def fits() -> bool:
            try:
                return self._hasher.verify(hashed or nobodys(), password)
            except VerificationError:
                return False

        if not await self._in_line(fits) or not hashed:
            raise UserError("server-login-wrong")

    async def _in_line(self, work: Callable[[], T]) -> T:
        if self._line >= AT_ONCE + LONGEST_LINE:
            raise UserError("server-busy")
        self._line += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._line -= 1


@cache
def nobodys() -> str:
    """The hash of an unknown password."""
    return PasswordHasher().hash(new_id())
