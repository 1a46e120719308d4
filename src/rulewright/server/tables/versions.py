"""The versions of the rules that a server's tables use, and whether they are installed."""

from __future__ import annotations

from collections import Counter
from typing import Literal, get_args

import msgspec

from rulewright.server.store.store import Store

from .story import Status, Story

State = Literal["today", "earlier", "missing"]


class Version(msgspec.Struct, frozen=True):
    """The tables with one version of a game."""

    game: str
    rules: str
    state: State  # played with today's rules, with an earlier version, or not playable
    gathering: int
    playing: int
    over: int


async def versions(store: Store) -> list[Version]:
    """Covers every table in the database. Loads rules and packs to find out."""
    found = dict[tuple[str, str, State], Counter[str]]()
    for id, status, count in await store.kinds():
        terms = await store.terms(id)
        if terms is not None:  # otherwise it has just been deleted
            kind = terms.game, terms.rules, state_of(Story(terms))
            found.setdefault(kind, Counter())[status] += count
    return [Version(*kind, *(counts[status] for status in get_args(Status))) for kind, counts in sorted(found.items())]


def state_of(table: Story) -> State:
    if not table.playable:
        return "missing"
    return "today" if table.game.key == table.terms.game else "earlier"
