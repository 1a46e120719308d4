"""Sharing, hiding and deleting tables."""

from __future__ import annotations

from litestar import Controller, delete, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rulewright.server.identity.people import NAMED
from rulewright.server.shapes.tables import Facts, Hidden, Shared
from rulewright.server.tables import afterwards
from rulewright.server.tables.hall import Hall

from .fault_answers import faults
from .visit import AT_TABLE, Visit


class AfterwardsController(Controller):
    path = "/tables/{id:str}"
    tags = ("tables",)
    dependencies = AT_TABLE

    @put("/shared", summary="Share the replay", security=NAMED, responses=faults(401, 403, 404, 409))
    async def share(self, data: JSONBody[Shared], visit: NamedDependency[Visit]) -> Facts:
        """When the game is over, a player may let anyone who has the address see the replay, and may stop sharing it.
        Games that were open to watch need not be shared."""
        with visit.faults_in_words():
            await afterwards.share(visit.table, visit.person, data.shared)
        return await visit.facts()

    @put("/hidden", summary="Hide from my list", status_code=204, security=NAMED, responses=faults(401, 403, 404, 409))
    async def hide(self, data: JSONBody[Hidden], visit: NamedDependency[Visit]) -> None:
        """Hide it from your own list, or show it there again. Leave a running game before you hide it."""
        with visit.faults_in_words():
            await afterwards.hide(visit.table, visit.person, data.hidden)

    @delete("/", summary="Delete a table", security=NAMED, responses=faults(401, 403, 404, 409))
    async def delete(self, visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> None:
        """Deletes everything that happened there. Only the host can do this, and only if no one else has ever sat
        there."""
        with visit.faults_in_words():
            await afterwards.delete(hall, visit.table, visit.person)
