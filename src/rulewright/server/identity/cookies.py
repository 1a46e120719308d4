"""Tokens. Programs send them in a header, browsers in a cookie, which any page could make them send; so a request that changes something
must come from one of our pages.

A token is a JSON Web Token by the framework, signed with the server's secret. It names the user, the session, and the epoch of all their
sessions."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Self

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.middleware import AuthenticationResult
from litestar.middleware.csrf import CSRFMiddleware
from litestar.security.jwt import JWTCookieAuth, Token
from litestar.security.jwt.middleware import JWTCookieAuthenticationMiddleware
from litestar.types import Receive, Scope, Send

from rulewright.server.store.users import Claim, User

from .sessions import MOST_KNOWN, Sessions

COOKIE = "rulewright"
LASTS = timedelta(days=400)  # the longest that browsers keep a cookie
FROM_BEFORE = "~"  # stands for the session in tokens from before there were sessions


class SteadyToken(Token):
    """Ignores the time when a token was made, so that setting the clock back ends no session; only its expiry counts."""

    def __post_init__(self) -> None:
        made, self.iat = self.iat, min(self.iat, datetime.now(UTC))
        super().__post_init__()
        self.iat = max(made, self.iat).replace(microsecond=0)

    @classmethod
    def decode_payload(cls, *told: Any, **more: Any) -> Any:
        more["options"] = {**(more.get("options") or {}), "verify_iat": False}
        return super().decode_payload(*told, **more)

    @classmethod
    def decode(cls, encoded_token: str, secret: str, algorithm: str, *_: Any, **more: Any) -> Self:
        """Cached: the same token comes with every request. The signature is checked once, the expiry each time."""
        token = cls._read(encoded_token, secret, algorithm)
        if token.exp <= datetime.now(UTC):
            raise NotAuthorizedException("Invalid token")
        return token

    @classmethod
    @lru_cache(MOST_KNOWN)
    def _read(cls, encoded_token: str, secret: str, algorithm: str) -> Self:
        return super().decode(encoded_token, secret, algorithm)


class Maybe(JWTCookieAuthenticationMiddleware):
    """Without a valid token you are anonymous: you may watch, and may take a name."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        try:
            return await super().authenticate_request(connection)
        except NotAuthorizedException:
            return AuthenticationResult(user=None, auth=None)


class CookieCSRF(CSRFMiddleware):
    """Forged requests rely on cookies, so programs that send a token in a header are not checked."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookies = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
        if f"{COOKIE}=".encode() in cookies or scope.get("method") in self.config.safe_methods:
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class Tokens:
    def __init__(self, sessions: Sessions, secret: str, secure: bool) -> None:
        async def user_of(token: Token, _: ASGIConnection[Any, Any, Any, Any]) -> User | None:
            return await sessions.who(claim_of(token))

        self.secure = secure
        self.auth = JWTCookieAuth[User | None](
            token_cls=SteadyToken,
            token_secret=secret,
            retrieve_user_handler=user_of,
            key=COOKIE,
            secure=secure,
            samesite="lax",
            default_token_expiration=LASTS,
            authentication_middleware_class=Maybe,
            description="The token that POST /api/me gave. Browsers have it as a cookie.",
        )


def claim_of(token: Token) -> Claim:
    epoch = token.extras.get("epoch")
    epoch = epoch if isinstance(epoch, int) else -1
    if token.jti:
        return Claim(token.sub, str(token.jti), epoch)
    name = f"{token.sub} {token.iat.timestamp()} {token.exp.timestamp()}"
    return Claim(token.sub, FROM_BEFORE + blake2b(name.encode(), digest_size=10).hexdigest(), epoch, kept=False)
