"""Short signed texts that only this server can have written: the link that sets a new password, and the mark of a browser that has logged
in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Any

from litestar.exceptions import NotAuthorizedException
from litestar.security.jwt import Token

from .cookies import SteadyToken

ALGORITHM = "HS256"


class Seal:
    """Each purpose has a secret of its own, so a text for one is invalid for another."""

    def __init__(self, secret: str, purpose: str, lasts: timedelta) -> None:
        self._secret = blake2b(secret.encode(), person=purpose.encode()).hexdigest()
        self.lasts = lasts

    def sealed(self, user: str, **extras: Any) -> str:
        token = SteadyToken(sub=user, exp=datetime.now(UTC) + self.lasts, extras=extras)
        return token.encode(self._secret, ALGORITHM)

    def opened(self, text: str) -> Token | None:
        """None if the text is not ours or too old."""
        try:
            return SteadyToken.decode(text, self._secret, ALGORITHM)
        except NotAuthorizedException:
            return None


def recovery_seal(secret: str) -> Seal:
    return Seal(secret, "recovery", timedelta(hours=24))


def device_seal(secret: str) -> Seal:
    return Seal(secret, "device", timedelta(days=400))
