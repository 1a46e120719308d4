"""Who asks. A guest has a name and a signed cookie; a guest with a password has an account, and logs in anywhere.

Cookie and token are the framework's: a JSON Web Token, signed with the server's secret. It names the user and the epoch of their tokens,
and a new password begins a new epoch, so that it ends all sessions elsewhere.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict
from datetime import timedelta
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.middleware import AuthenticationResult
from litestar.middleware.csrf import CSRFMiddleware
from litestar.security.jwt import JWTCookieAuth, Token
from litestar.security.jwt.middleware import JWTCookieAuthenticationMiddleware
from litestar.types import Receive, Scope, Send
from msgspec.structs import replace

from rulewright.kernel.message import UserError

from .store.store import Store, User, new_id, now

COOKIE = "rulewright"
SESSION = timedelta(days=400)  # as long as browsers keep a cookie
KNOWN_FOR = 20.0  # seconds that a user is remembered between two looks into the database
MOST_KNOWN = 10_000
NAMED: list[dict[str, list[str]]] = [{"BearerToken": []}]  # routes for which one needs a name
hasher = PasswordHasher()


class Maybe(JWTCookieAuthenticationMiddleware):
    """Whoever has no token, or none that counts, is nobody: may look on, and may take a name."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        try:
            return await super().authenticate_request(connection)
        except NotAuthorizedException:
            return AuthenticationResult(user=None, auth=None)


class CookieCSRF(CSRFMiddleware):
    """A forged request rides on a cookie. Programs that send a token in a header have none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookies = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
        if f"{COOKIE}=".encode() in cookies or scope.get("method") in self.config.safe_methods:
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class People:
    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store = store
        self._known = OrderedDict[str, tuple[float, User]]()
        self.auth = JWTCookieAuth[User | None](
            token_secret=secret,
            retrieve_user_handler=self._of_token,
            key=COOKIE,
            secure=secure,
            samesite="lax",
            default_token_expiration=SESSION,
            authentication_middleware_class=Maybe,
            description="The token that POST /api/me gave. Browsers have it as a cookie.",
        )

    async def _of_token(self, token: Token, _: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        user = await self.find(token.sub)
        return user if user and token.extras.get("epoch") == user.epoch else None

    async def find(self, id: str) -> User | None:
        seen, user = self._known.get(id, (0.0, None))
        if user is None or seen < time.monotonic() - KNOWN_FOR:
            user = await self._store.user(id)
            if user:
                self._remember(user)
        return user

    def _remember(self, user: User) -> None:
        self._known[user.id] = (time.monotonic(), user)
        self._known.move_to_end(user.id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    # ------------------------------------------------------------- guests and accounts
    async def welcome(self, name: str) -> User:
        """A new guest."""
        user = User(new_id(), proper(name), None, None, 0, now())
        await self._store.add_user(user)
        self._remember(user)
        return user

    async def rename(self, user: User, name: str) -> User:
        name = proper(name)
        return await self._change(replace(user, name=name, login=login_of(name) if user.password else None))

    async def set_password(self, user: User, password: str, old: str) -> User:
        """A guest becomes an account, or an account gets another password; all other sessions end."""
        if user.password:
            await self._verify(user.password, old)
        made = await asyncio.to_thread(hasher.hash, password)
        return await self._change(replace(user, login=login_of(user.name), password=made, epoch=user.epoch + 1))

    async def log_in(self, name: str, password: str) -> User:
        user = await self._store.account(login_of(name))
        hashed = user.password if user and user.password else await asyncio.to_thread(nobodys)
        await self._verify(hashed, password)
        assert user is not None
        self._remember(user)
        return user

    async def _verify(self, hashed: str, password: str) -> None:
        """In a thread, since it is slow on purpose; as slow for a name that there is not."""
        try:
            await asyncio.to_thread(hasher.verify, hashed, password)
        except VerificationError:
            raise UserError("server-login-wrong") from None

    async def _change(self, user: User) -> User:
        if not await self._store.change_user(user):
            raise UserError("server-name-taken", name=user.name)
        self._remember(user)
        return user


@cache
def nobodys() -> str:
    """The hash of a password that nobody has."""
    return hasher.hash(new_id())


def proper(name: str) -> str:
    """One line of letters that can be seen, in one way of writing them."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or not name.isprintable():
        raise UserError("server-name-bad")
    return name


def login_of(name: str) -> str:
    return unicodedata.normalize("NFKC", proper(name)).casefold()[:80]


def named(user: User | None) -> User:
    """One who has at least a name."""
    if user is None:
        raise UserError("server-no-name")
    return user
