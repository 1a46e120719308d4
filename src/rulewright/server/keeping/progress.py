"""Merges what a person has learnt on several devices: nothing is lost, and the better result counts.

Neither the order of reports nor repeating them matters, so each device may simply send everything it knows."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulewright.kernel.message import UserError
from rulewright.server.shapes.progress import (
    MOST_DAYS,
    MOST_GAMES,
    MOST_LESSONS,
    MOST_PLAYED,
    MOST_PUZZLES,
    MOST_TOLD,
    GameProgress,
    PlayedGame,
    Progress,
)
from rulewright.server.store.store import Store

TRIES = 5  # in case another of their devices writes at the same time
LARGEST = 100_000  # characters stored per person
NOTHING = Progress()
encode = msgspec.json.Encoder(order="deterministic").encode


async def progress_of(store: Store, user: str) -> Progress:
    return _read(await store.progress(user))


async def add_progress(store: Store, user: str, more: Progress) -> Progress:
    """Merge and store. Returns the result."""
    for _ in range(TRIES):
        before = await store.progress(user)
        now = together(_read(before), more)
        body = encode(now).decode()
        if len(body) > LARGEST:
            raise UserError("server-progress-full")
        if body == before or await store.keep_progress(user, before, body):
            return now
    raise UserError("server-busy")


def _read(body: str) -> Progress:
    return msgspec.json.decode(body, type=Progress) if body else NOTHING


def together(one: Progress, other: Progress) -> Progress:
    names = _bounded({*one.games, *other.games}, MOST_GAMES)
    games = {name: _of_game(*(each.games.get(name, GameProgress()) for each in (one, other))) for name in names}
    return Progress(games, sorted({*one.days, *other.days})[-MOST_DAYS:])


def _of_game(one: GameProgress, other: GameProgress) -> GameProgress:
    lessons = _bounded({*one.lessons, *other.lessons}, MOST_LESSONS)
    puzzles = _bounded({*one.puzzles, *other.puzzles}, MOST_PUZZLES)
    solved = (one.puzzles, other.puzzles)
    return GameProgress(
        {name: max(one.lessons.get(name, 0), other.lessons.get(name, 0)) for name in lessons},
        {name: "first" if "first" in [each.get(name) for each in solved] else "later" for name in puzzles},
        _bounded({*one.coach, *other.coach}, MOST_TOLD),
        _newest({**one.played, **other.played}),
    )


def _newest(played: dict[str, PlayedGame]) -> dict[str, PlayedGame]:
    """Only the latest games matter."""
    return dict(sorted(played.items(), key=lambda each: (each[1].at, each[0]))[-MOST_PLAYED:])


def _bounded(names: Iterable[str], most: int) -> list[str]:
    found = sorted(names)
    if len(found) > most:
        raise UserError("server-progress-full")
    return found
