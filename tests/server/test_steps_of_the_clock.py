"""The clock is set while a server runs: everybody stays logged in, and nobody waits longer for it."""

from __future__ import annotations

import asyncio
import json
import time
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.security.jwt import Token
from litestar.stores.memory import MemoryStore

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.server.api.limits import Counted
from rulewright.server.identity.cookies import SteadyToken, claim_of
from rulewright.server.identity.seals import Seal, device_seal, recovery_seal
from rulewright.server.store import migrate
from rulewright.server.store.store import Store, User, new_id, now
from rulewright.server.tables.new_table import terms_of

SECRET = "s" * 32
HOUR = 3_600_000  # milliseconds


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


def test_a_bot_that_was_forgotten_before_the_clock_was_set_back_is_found(sqlite_url: str) -> None:
    """Its table has an entry with a future time; the same goes for a review."""

    async def found() -> tuple[list[str], list[str]]:
        await migrate.migrate(sqlite_url)
        store, host = Store(sqlite_url), User(new_id(), "Anna", None, None, 0, now())
        await store.open()
        terms = terms_of(load("termites"), Settings(2), host, rated=False, open=True, watched=True, patience=60)
        entry = {"seq": 1, "move": True, "asked": 0, "bot": True, "body": "{}"}
        for number, later in enumerate((0, HOUR)):
            made = msgspec.structs.replace(terms, id=f"table-{number}", invitation=f"code-{number}")
            first = {**entry, "table_id": made.id, "at": now() + later}
            await store.add_table(made, "playing", [first], [], [host] if number == 0 else [])
            await store.add_review(made.id, "key", host.id)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(time, "time_ns", lambda: (now_before - HOUR // 2) * 1_000_000)
            waiting, reviews = await store.waiting_for_bots(now() - HOUR), await store.claim_reviews(now() - HOUR)
        await store.close()
        return waiting, [review.table_id for review in reviews]

    now_before = now()
    waiting, reviews = asyncio.run(found())
    assert set(waiting) == {"table-0", "table-1"}
    assert set(reviews) == {"table-0", "table-1"}
