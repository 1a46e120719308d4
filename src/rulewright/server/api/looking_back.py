"""Reviews of finished games."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency

from rulewright.server.identity.people import NAMED
from rulewright.server.reviews.shown import look_back
from rulewright.server.reviews.work import Reviews
from rulewright.server.shapes.review import Reviewed

from .fault_answers import faults
from .visit import AT_TABLE, Visit


class ReviewController(Controller):
    path = "/tables/{id:str}/review"
    tags = ("play",)
    dependencies = AT_TABLE

    @get("/", summary="A review", responses=faults(403, 404, 409))
    async def look(self, visit: NamedDependency[Visit], reviews: NamedDependency[Reviews]) -> Reviewed:
        """The review so far. Everyone who may see the replay may see it, once the game is over."""
        with visit.faults_in_words():
            return await look_back(reviews, visit.table, visit.user, visit.language)

    @post("/", summary="Start a review", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def begin(self, visit: NamedDependency[Visit], reviews: NamedDependency[Reviews]) -> Reviewed:
        """Each decision is judged by what its seat could know, in time that no bot needs: it takes a minute or so. It
        is done once for everyone. Each person can have one running at a time."""
        with visit.faults_in_words():
            person = visit.person  # refused without a name,
            await look_back(reviews, visit.table, visit.user, visit.language)  # and without permission to see it
            await reviews.ask(visit.table, person)
            return await look_back(reviews, visit.table, visit.user, visit.language)
