"""A clock that is set while a server runs: who is logged in stays so, and nobody waits longer for it."""

from __future__ import annotations

import asyncio
import json
import time
from datetime import UTC, datetime, timedelta

import pytest
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.security.jwt import Token
from litestar.stores.memory import MemoryStore

from rulewright.server.api.limits import Counted
from rulewright.server.identity.cookies import SteadyToken, claim_of
from rulewright.server.identity.seals import Seal, device_seal, recovery_seal

SECRET = "s" * 32


@pytest.mark.parametrize("back", [2, 3600])
def test_a_token_that_was_made_before_the_clock_was_set_back_counts(back: int) -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    ahead = SteadyToken(sub="anna", jti="here", exp=now + timedelta(days=1), iat=now + timedelta(seconds=back))
    written = ahead.encode(SECRET, "HS256")
    assert claim_of(SteadyToken.decode(written, SECRET, "HS256")).session == "here"
    with pytest.raises(Exception, match="Invalid token"):
        Token.decode(written, SECRET, "HS256")


@pytest.mark.parametrize("seal", [recovery_seal(SECRET), device_seal(SECRET)])
def test_a_link_and_a_mark_that_were_made_before_the_clock_was_set_back_count(seal: Seal) -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    ahead = SteadyToken(sub="anna", exp=now + timedelta(hours=2), iat=now + timedelta(hours=1))
    opened = seal.opened(ahead.encode(seal._secret, "HS256"))
    assert opened is not None
    assert opened.sub == "anna"


def test_a_count_from_before_the_clock_was_set_back_is_forgotten() -> None:
    async def asked() -> int:
        store, limit = MemoryStore(), Counted(None, RateLimitConfig(("minute", 5)))  # type: ignore[arg-type]
        told = json.dumps({"history": [1] * 5, "reset": int(time.time()) + 3600})
        await store.set("anna", told)
        return len((await limit.retrieve_cached_history("anna", store)).history)

    assert asyncio.run(asked()) == 0
