"""What a person has learnt is stored for all their devices, merged without loss, copied with their data and deleted with their account."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.client import Person, refused
from tests.server.running import Running

from rulewright.server.admin.reading import asked_of
from rulewright.server.keeping.progress import TRIES, add_progress, progress_of, together
from rulewright.server.shapes.progress import MOST_DAYS, MOST_LESSONS, MOST_PLAYED, GameProgress, PlayedGame, Progress
from rulewright.server.store.migrate import migrate
from rulewright.server.store.store import Store
from rulewright.server.store.users import Session, User, new_id, now

NONE: Any = {"games": {}, "days": []}
PHONE: Any = {
    "games": {
        "termites": {
            "lessons": {"01-turn": 3, "02-take": 1},
            "puzzles": {"1-1": "later", "1-2": "first"},
            "coach": ["token"],
            "played": {"aaa": {"at": 5, "bot": "pip", "won": True}},
        }
    },
    "days": ["2026-11-16"],
}
DESK: Any = {
    "games": {
        "termites": {
            "lessons": {"02-take": 2},
            "puzzles": {"1-1": "first"},
            "coach": ["mound"],
            "played": {"bbb": {"at": 9, "bot": "juno", "won": False}},
        },
        "cryhavoc": {"lessons": {"01-what": 3}, "puzzles": {}, "coach": [], "played": {}},
    },
    "days": ["2026-11-17", "2026-11-16"],
}
BOTH: Any = {
    "games": {
        "termites": {
            "lessons": {"01-turn": 3, "02-take": 2},
            "puzzles": {"1-1": "first", "1-2": "first"},
            "coach": ["mound", "token"],
            "played": PHONE["games"]["termites"]["played"] | DESK["games"]["termites"]["played"],
        },
        "cryhavoc": DESK["games"]["cryhavoc"],
    },
    "days": ["2026-11-16", "2026-11-17"],
}


def add(person: Person, more: Any) -> Any:
    return person.ask("POST", "/me/progress", more)


# ------------------------------------------------------------- over HTTP
@pytest.mark.parametrize("order", [(PHONE, DESK), (DESK, PHONE), (PHONE, DESK, PHONE, DESK)])
def test_reports_of_two_devices_are_merged_in_any_order(server: Running, order: tuple[Any, ...]) -> None:
    with Person(server.url, "Learner") as learner:
        assert learner.get("/me/progress") == NONE
        told = [add(learner, device) for device in order]
        assert told[-1] == learner.get("/me/progress") == BOTH


def test_it_is_private_and_part_of_your_copy(server: Running) -> None:
    with Person(server.url, "Learner") as learner, Person(server.url, "Other") as other:
        add(learner, PHONE)
        assert learner.get("/me/data")["progress"] == PHONE
        assert other.get("/me/progress") == NONE


def test_nobody_without_a_name_has_any(nobody: Person) -> None:
    for method in ("GET", "POST"):
        with refused("server-no-name", 401):
            nobody.ask(method, "/me/progress", {} if method == "POST" else None)


def test_it_goes_with_the_account(server: Running) -> None:
    with Person(server.url, "Passing learner") as learner:
        add(learner, PHONE)
        id = learner.get("/me")["id"]
        assert asked_of(server.config.database, lambda store: store.progress(id))
        learner.ask("DELETE", "/me", {"password": ""})
    assert asked_of(server.config.database, lambda store: store.progress(id)) == ""


@pytest.mark.parametrize(
    "nonsense",
    [
        {"games": {"termites": {"lessons": {"01": 4}}}},
        {"games": {"termites": {"lessons": {"a b": 1}}}},
        {"games": {"termites": {"puzzles": {"1-1": "often"}}}},
        {"games": {"termites": {"played": {"t": {"at": -1, "bot": "pip", "won": True}}}}},
        {"games": {"termites": {"lessons": {str(n): 1 for n in range(MOST_LESSONS + 1)}}}},
        {"games": {"x" * 61: {}}},
        {"days": ["yesterday"]},
        {"more": 1},
    ],
)
def test_nonsense_is_refused_and_changes_nothing(server: Running, nonsense: Any) -> None:
    with Person(server.url, "Learner") as learner:
        add(learner, PHONE)
        with refused("server-bad-request", 400):
            add(learner, nonsense)
        assert learner.get("/me/progress") == PHONE


def test_more_than_one_person_can_learn_is_refused_and_changes_nothing(server: Running) -> None:
    def lessons(first: int) -> Any:
        return {"games": {"termites": {"lessons": {str(n): 1 for n in range(first, first + MOST_LESSONS)}}}}

    with Person(server.url, "Learner") as learner:
        before = add(learner, lessons(0))
        with refused("server-progress-full", 409):
            add(learner, lessons(1))
        assert learner.get("/me/progress") == before


# ------------------------------------------------------------- bounds, and several at once
def test_of_days_and_games_the_last_are_kept() -> None:
    days = [f"{year}-01-{day:02}" for year in range(2001, 2030) for day in range(1, 32)]
    played = {f"t{n}": PlayedGame(n, "pip", True) for n in range(MOST_PLAYED + 5)}
    found = together(Progress({"termites": GameProgress(played=played)}, days), Progress())
    assert found.days == days[-MOST_DAYS:]
    assert list(found.games["termites"].played) == list(played)[5:]


def test_devices_that_write_at_the_same_moment_lose_nothing(database_url: str) -> None:
    async def all_at_once() -> Progress:
        await migrate(database_url)
        store = Store(database_url)
        await store.open()
        user = User(new_id(), "Learner", None, None, 0, now())
        await store.add_user(user, Session(new_id(), user.id, now(), ""))
        devices = [Progress({"termites": GameProgress({str(n): 1})}) for n in range(TRIES)]
        await asyncio.gather(*(add_progress(store, user.id, device) for device in devices))
        kept = await progress_of(store, user.id)
        await store.close()
        return kept

    kept = asyncio.run(all_at_once())
    assert sorted(kept.games["termites"].lessons) == [str(n) for n in range(TRIES)]
