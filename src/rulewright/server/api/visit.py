"""A person at a table: the common start of every route below one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter
from msgspec.structs import asdict

from rulewright.kernel.message import UserError
from rulewright.server.identity.people import named
from rulewright.server.shapes.play import Update
from rulewright.server.shapes.tables import Facts, OwnFacts
from rulewright.server.shown import sight
from rulewright.server.store.store import User
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.table import Table

from .faults import FaultInWords, status_of
from .language import READERS_LANGUAGE

Asking = Request[User | None, Any, Any]
Id = Annotated[str, PathParameter(description="The table's id, as in the answer to POST /api/tables.", max_length=22)]


class Visit:
    def __init__(self, table: Table, user: User | None, language: str) -> None:
        self.table, self.user, self.language = table, user, language

    @property
    def person(self) -> User:
        """The user; refused without a name."""
        return named(self.user)

    @contextmanager
    def faults_in_words(self) -> Iterator[None]:
        """Word errors with the names of the table's players and pack."""
        try:
            yield
        except UserError as error:
            raise FaultInWords(sight.fault(self.table, error, self.language), status_of(error)) from None

    async def seen(self, wished: int | None, since: int) -> Update:
        """The table as they see it now."""
        async with self.table.lock:
            await self.table.wake(since)
            seat = sight.eyes_for(self.table, self.user, wished)
            speaker = sight.speaker_for(self.table, self.language)
            return sight.update(self.table, self.user, seat, min(since, self.table.seq), speaker)

    async def facts(self) -> Facts:
        return await facts_of(self.table)


async def facts_of(table: Table) -> Facts:
    async with table.lock:
        return sight.facts(await table.outline(), table.here)


async def own_facts_of(table: Table, user: str) -> OwnFacts:
    async with table.lock:
        story = await table.outline()
        return OwnFacts(
            **asdict(sight.facts(story, table.here)), yours=story.seats_of(user), host=story.terms.host == user
        )


async def provide_visit(id: Id, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]) -> Visit:
    return Visit(await hall.table(id), request.user, language)


AT_TABLE = READERS_LANGUAGE | {"visit": Provide(provide_visit)}
