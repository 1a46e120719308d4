"""Hints and warnings."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency

from rulewright.server.identity.people import NAMED
from rulewright.server.shapes.play import Hinted, Warned
from rulewright.server.shown.advice import advise, warn
from rulewright.server.tables.hall import Hall

from .fault_answers import faults
from .visit import AT_TABLE, Visit


class HintController(Controller):
    path = "/tables/{id:str}"
    tags = ("play",)
    dependencies = AT_TABLE

    @get("/hint", summary="A hint", security=NAMED, responses=faults(401, 403, 404, 409))
    async def hint(self, visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> Hinted:
        """Up to three good moves for the seat that is asked, if it is yours, with the reasons for them, after the
        entry `seq`. It takes a second or two, and no one else is told."""
        with visit.faults_in_words():
            return await advise(hall, visit.table, visit.person, visit.language)


class WarningController(Controller):
    path = "/tables/{id:str}"
    tags = ("play",)
    dependencies = AT_TABLE

    @get("/warnings", summary="Moves to avoid", security=NAMED, responses=faults(401, 403, 404, 409))
    async def warnings(self, visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> Warned:
        """The moves that would cost you the most, after the entry `seq`, if it is your turn: often none. It knows
        what a hint knows and takes as long; at a table without hints there are no warnings."""
        with visit.faults_in_words():
            return await warn(hall, visit.table, visit.person)
