"""The chat of a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from rulewright.server.identity.people import NAMED
from rulewright.server.shapes.chat import Chat, Phrase, Remark, Say
from rulewright.server.shown.chat import chat, remark
from rulewright.server.store.chat import Remark as Kept
from rulewright.server.store.store import User
from rulewright.server.tables.chat import heard, say
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.table import Table

from .fault_answers import faults
from .visit import AT_TABLE, Visit


async def speak(hall: Hall, table: Table, user: User, text: str, phrase: Phrase | None) -> Kept:
    """Store a message, then announce it in every process."""
    most = hall.config.allowed.remarks_per_person if hall.config.limits else None
    remark = await say(table, user, text, phrase or "", most)
    hall.talked(table)
    return remark


class ChatController(Controller):
    path = "/tables/{id:str}/chat"
    tags = ("tables",)
    dependencies = AT_TABLE

    @post("/", summary="Say something", security=NAMED, responses=faults(401, 403, 404, 409))
    async def say(self, data: JSONBody[Say], visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> Remark:
        """Players talk among themselves, and so do spectators; neither can read the other. Messages are in no journal
        and no replay."""
        with visit.faults_in_words():
            kept = await speak(hall, visit.table, visit.person, data.text, data.phrase)
        return remark(visit.table, visit.person, kept, visit.language)

    @get("/", summary="What has been said", responses=faults(403, 404, 409))
    async def heard(
        self,
        visit: NamedDependency[Visit],
        after: Annotated[
            int, QueryParameter(description="The number of the last message you have.", ge=0, le=2**31 - 1)
        ] = 0,
    ) -> Chat:
        """What players have said, if you are one; otherwise what spectators have said. The last hundred messages are
        kept as long as the table is."""
        with visit.faults_in_words():
            room, kept = await heard(visit.table, visit.user, after)
        return chat(visit.table, visit.user, room, kept, visit.language)
