"""Batched questions are answered individually: nobody gets another's answer, nor one older than their question."""

from __future__ import annotations

import asyncio

from rulewright.server.identity.sessions import Sessions, new_session
from rulewright.server.identity.together import Together
from rulewright.server.store import migrate
from rulewright.server.store.store import Store, User, new_id, now
from rulewright.server.store.users import Claim
from rulewright.server.store.writer import Unavailable


async def who_they_are(address: str) -> list[str | None]:
    """A valid session, and similar ones at the same time."""
    store = Store(address)
    await store.open()
    sessions = Sessions(store, lambda word: None, lambda: True)
    anna, ben = (User(new_id(), name, None, None, 3, now()) for name in ("Anna", "Ben"))
    for user in (anna, ben):
        await store.add_user(user, new_session(user.id, "test"))
    held = await sessions.begin(anna, "test")
    claims = [
        held,
        held._replace(epoch=2),  # from before a new password
        held._replace(user=ben.id),
        held._replace(session="another"),
        Claim(anna.id, "from before there were any", 3, kept=False),
    ]
    found = await asyncio.gather(*(sessions.who(claim) for claim in claims))
    await sessions.end(held)
    found.append(await sessions.who(held))
    await store.close()
    return [user.name if user else None for user in found]


def test_claims_that_share_a_session_are_not_mixed_up(sqlite_url: str) -> None:
    migrate.run(sqlite_url)
    assert asyncio.run(who_they_are(sqlite_url)) == ["Anna", None, None, None, "Anna", None]


def test_who_asks_while_others_are_answered_gets_a_new_answer() -> None:
    asked, go_on = list[list[int]](), asyncio.Event()

    async def find(numbers: list[int]) -> dict[int, str]:
        asked.append(numbers)
        answer = str(len(asked))
        await go_on.wait()
        return dict.fromkeys(numbers, answer)

    async def scene() -> list[str | None]:
        together = Together(find)
        first = [asyncio.create_task(together.ask(number)) for number in (1, 2, 1)]
        while not asked:
            await asyncio.sleep(0)
        late = [asyncio.create_task(together.ask(number)) for number in (1, 3)]
        first[0].cancel()
        await asyncio.sleep(0)
        go_on.set()
        return await asyncio.gather(*first[1:], *late)

    assert asyncio.run(scene()) == ["1", "1", "2", "2"]
    assert asked == [[1, 2], [1, 3]]


def test_when_the_database_is_down_everybody_who_asks_is_told() -> None:
    async def find(numbers: list[int]) -> dict[int, str]:
        raise Unavailable

    async def scene() -> None:
        together = Together(find)
        for _ in range(2):
            for answer in await asyncio.gather(together.ask(1), together.ask(2), return_exceptions=True):
                assert isinstance(answer, Unavailable)

    asyncio.run(scene())
