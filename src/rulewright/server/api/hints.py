"""What would a good player do?"""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency

from rulewright.server.advice import advise
from rulewright.server.hall import Hall
from rulewright.server.identity import NAMED
from rulewright.server.shapes.play import Hinted

from .faults import faults
from .visit import AT_TABLE, Visit


class HintController(Controller):
    path = "/tables/{id:str}"
    tags = ("play",)
    dependencies = AT_TABLE

    @get("/hint", summary="A hint", security=NAMED, responses=faults(401, 403, 404, 409))
    async def hint(self, visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> Hinted:
        """Up to three good moves for the seat that is asked, if it is yours, and what speaks for them, after the entry `seq`. It takes a
        second or two, and nobody else hears of it."""
        with visit.told():
            return await advise(hall, visit.table, visit.person, visit.language)
