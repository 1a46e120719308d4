"""What a person has learnt, played and solved, for all their devices."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rulewright.server.identity.people import NAMED, named
from rulewright.server.keeping.progress import add_progress, progress_of
from rulewright.server.shapes.progress import Progress
from rulewright.server.tables.hall import Hall

from .fault_answers import faults
from .visit import Asking


class ProgressController(Controller):
    path = "/me/progress"
    tags = ("people",)

    @get("/", summary="What have I learnt?", security=NAMED, responses=faults(401))
    async def look(self, request: Asking, hall: NamedDependency[Hall]) -> Progress:
        """Lessons, puzzles, what the coach has said, and games, as your devices have reported them."""
        return await progress_of(hall.store, named(request.user).id)

    @post("/", summary="Add to my progress", security=NAMED, responses=faults(401, 409), status_code=200)
    async def add(self, data: JSONBody[Progress], request: Asking, hall: NamedDependency[Hall]) -> Progress:
        """Merged with what is stored: the most stars for each lesson, and the last hundred games. The answer has all
        of it."""
        return await add_progress(hall.store, named(request.user).id, data)
