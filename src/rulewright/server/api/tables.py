"""Tables: which there are, a new one, and joining by an invitation."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.server import gathering, new_table
from rulewright.server.catalogue import known_pack
from rulewright.server.hall import Hall
from rulewright.server.identity import NAMED, named
from rulewright.server.language import READERS_LANGUAGE
from rulewright.server.shapes.tables import Facts, Invited, Made, NewTable, OwnFacts, Sit
from rulewright.server.story import GATHERING, PLAYING

from .faults import faults
from .seats import take_seat
from .visit import Asking, Visit, facts_of, own_facts_of

Code = Annotated[str, PathParameter(description="An invitation.", max_length=22)]
LISTED = 50


class TablesController(Controller):
    path = "/tables"
    tags = ("tables",)

    @get("/", summary="Open tables", responses=faults())
    async def listed(
        self,
        hall: NamedDependency[Hall],
        playing: Annotated[bool, QueryParameter(description="Games that are being played, to look on.")] = False,
    ) -> list[Facts]:
        """The newest first. Tables by invitation are not among them."""
        found = await hall.store.listed(PLAYING if playing else GATHERING, LISTED)
        return [await facts_of(await hall.table(id)) for id in found]

    @get("/mine", summary="My tables", security=NAMED, responses=faults(401))
    async def mine(self, request: Asking, hall: NamedDependency[Hall]) -> list[OwnFacts]:
        """With your seats, whose turn it is and since when; the newest first."""
        user = named(request.user).id
        found = await hall.store.tables_of(user, LISTED)
        return [await own_facts_of(await hall.table(id), user) for id in found]

    @post("/", summary="Make a table", security=NAMED, responses=faults(401, 404, 409))
    async def make(self, data: JSONBody[NewTable], request: Asking, hall: NamedDependency[Hall]) -> Made:
        """Its host sits in the first seat, unless asked not to. The invitation lets others join; with bots and `start` the game is on."""
        user, game = named(request.user), load(data.game)
        known_pack(game, data.pack)
        if game.seating and game.seating.name in data.options:
            raise UserError("server-seating-by-seat", option=game.seating.name)
        terms = new_table.terms_of(
            game,
            Settings(data.players, data.options, data.pack),
            user,
            rated=data.rated,
            open=data.open,
            watched=data.open if data.watched is None else data.watched,
            patience=data.patience,
            hints=data.hints and not data.rated,
        )
        table = await hall.make(terms, new_table.seats_from_start(game, data, user))
        if data.start:
            await gathering.start(table, user)
        return Made(terms.id, terms.invitation)


class InvitationsController(Controller):
    path = "/invitations"
    tags = ("tables",)
    dependencies = READERS_LANGUAGE

    @get("/{code:str}", summary="What is it that I am invited to?", responses=faults(404))
    async def look(self, code: Code, hall: NamedDependency[Hall]) -> Invited:
        """The table, its game and who sits there, before one decides."""
        table = await hall.invited(code)
        facts = await facts_of(table)
        host = await hall.store.user(table.terms.host)
        return Invited(table.terms.id, table.terms.game, host.name if host else "", facts)

    @post("/{code:str}", summary="Accept an invitation", security=NAMED, responses=faults(401, 403, 404, 409))
    async def accept(
        self,
        code: Code,
        data: JSONBody[Sit],
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
    ) -> Facts:
        """Takes a seat: the one asked for, or any that is free. An invitation is good for nothing else."""
        return await take_seat(Visit(await hall.invited(code), request.user, language), data, code)
