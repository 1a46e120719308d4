"""Your own data: copy it, delete it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from litestar import Controller, Response, delete, get
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from rulewright.kernel.message import UserError
from rulewright.server.identity.cookies import COOKIE
from rulewright.server.identity.people import NAMED, People, named
from rulewright.server.keeping.farewell import delete_account
from rulewright.server.keeping.own_copy import copy_for
from rulewright.server.shapes.people import Farewell
from rulewright.server.store.store import User
from rulewright.server.tables.hall import Hall

from .fault_answers import faults
from .people import caller
from .visit import Asking


class OwnDataController(Controller):
    path = "/me"
    tags = ("people",)

    @get("/data", summary="A copy of my data", security=NAMED, responses=faults(401))
    async def copy(self, request: Asking, hall: NamedDependency[Hall]) -> Stream:
        """Your account, sessions, progress, packs and all your tables: what you did there, and the game as your seats
        have seen it, or all of it if it is over. One copy at a time."""
        user = named(request.user)
        if user.id in hall.copied:
            raise UserError("server-copy-asked")
        headers = {"Content-Disposition": 'attachment; filename="rulewright.json"'}
        return Stream(one_at_a_time(hall, user), media_type="application/json", headers=headers)

    @delete("/", summary="Delete my account", security=NAMED, responses=faults(401))
    async def forget(
        self,
        data: JSONBody[Farewell],
        request: Asking,
        hall: NamedDependency[Hall],
        people: NamedDependency[People],
    ) -> Response[None]:
        """Permanent; needs the password if there is one. You resign from running games. Tables where no one else has
        sat are deleted; at all others your name is removed, and the other players keep the game."""
        await delete_account(hall, people, named(request.user), data.password, caller(request))
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


async def one_at_a_time(hall: Hall, user: User) -> AsyncIterator[bytes]:
    hall.copied.add(user.id)
    try:
        async for part in copy_for(hall.store, user):
            yield part
    finally:
        hall.copied.discard(user.id)
