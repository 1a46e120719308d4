"""Tables: made, listed, joined, filled with bots, started, left, and played again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.server import eyes, gathering
from rulewright.server.catalogue import known_pack
from rulewright.server.hall import Hall
from rulewright.server.identity import NAMED, somebody
from rulewright.server.language import READERS_LANGUAGE
from rulewright.server.shapes import Facts, Invited, Made, NewTable, Side, Sit, WithBot
from rulewright.server.store.store import User
from rulewright.server.table import GATHERING, PLAYING, Table

from .faults import at, faults

Asking = Request[User | None, Any, Any]
Id = Annotated[str, PathParameter(description="The table's, as POST /api/tables gives it.", max_length=22)]
Code = Annotated[str, PathParameter(description="An invitation.", max_length=22)]
Seat = Annotated[int, PathParameter(description="Counted from 0.", ge=0, le=3)]
LISTED = 50


async def facts_of(table: Table) -> Facts:
    async with table.lock:
        seen = await table.outline()
        return eyes.facts(seen, seen.here)


class TablesController(Controller):
    path = "/tables"
    tags = ("tables",)
    dependencies = READERS_LANGUAGE

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
    async def mine(self, request: Asking, hall: NamedDependency[Hall]) -> list[Facts]:
        """With whose turn it is and since when; the newest first."""
        found = await hall.store.tables_of(somebody(request).id, LISTED)
        return [await facts_of(await hall.table(id)) for id in found]

    @post("/", summary="Make a table", security=NAMED, responses=faults(401, 404))
    async def make(self, data: JSONBody[NewTable], request: Asking, hall: NamedDependency[Hall]) -> Made:
        """Its host sits in the first seat, unless asked not to. The invitation lets others join."""
        user, game = somebody(request), load(data.game)
        known_pack(game, data.pack)
        if game.seating and game.seating.name in data.options:
            raise UserError("server-seating-by-seat", option=game.seating.name)
        terms = gathering.terms_of(
            game,
            Settings(data.players, data.options, data.pack),
            user,
            rated=data.rated,
            open=data.open,
            watched=data.open if data.watched is None else data.watched,
            patience=data.patience,
        )
        await hall.make(terms, user if data.sit else None)
        return Made(terms.id, terms.invitation)

    @post("/{id:str}/seats", summary="Sit down", security=NAMED, responses=faults(401, 403, 404, 409))
    async def sit(
        self, id: Id, data: JSONBody[Sit], request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> Facts:
        """At an open table, or at one where you are already: one browser may hold several seats."""
        table = await hall.table(id)
        return await take_seat(table, somebody(request), data, "", language)

    @delete("/{id:str}/seats/{seat:int}", summary="Free a seat", security=NAMED, responses=faults(401, 403, 404, 409))
    async def stand(
        self, id: Id, seat: Seat, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> None:
        """One's own; the host may also free those of others and of bots. Only before the start."""
        table = await hall.table(id)
        with at(table, language):
            await gathering.stand(table, somebody(request), seat)

    @put(
        "/{id:str}/seats/{seat:int}/bot",
        summary="A bot for a seat",
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def bot(
        self,
        id: Id,
        seat: Seat,
        data: JSONBody[WithBot],
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
    ) -> Facts:
        """Before the start the host puts bots on free seats. Later a bot keeps the seat of a player who is away: one's own, or one that has
        been asked for longer than the table's patience."""
        table = await hall.table(id)
        with at(table, language):
            async with table.lock:
                await table.wake()
                begun = table.status != GATHERING
            change = gathering.give_to_bot if begun else gathering.seat_bot
            await change(table, somebody(request), seat, data.bot)
        return await facts_of(table)

    @put(
        "/{id:str}/seats/{seat:int}/side",
        summary="Choose a swarm or faction",
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def side(
        self,
        id: Id,
        seat: Seat,
        data: JSONBody[Side],
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
    ) -> Facts:
        """Before the start. Nobody else can have the same; a seat without a wish draws one of the rest."""
        table = await hall.table(id)
        with at(table, language):
            await gathering.choose_side(table, somebody(request), seat, data.side)
        return await facts_of(table)

    @post(
        "/{id:str}/start",
        summary="Start the game",
        status_code=200,
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def start(
        self, id: Id, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> Facts:
        """By the host, when all seats are taken."""
        table = await hall.table(id)
        with at(table, language):
            await gathering.start(table, somebody(request))
        return await facts_of(table)

    @post("/{id:str}/leave", summary="Leave", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def leave(
        self,
        id: Id,
        data: JSONBody[WithBot],
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
    ) -> Facts:
        """Before the start the seats are free again. Later the bot keeps them until you come back."""
        table = await hall.table(id)
        with at(table, language):
            await gathering.leave(table, somebody(request), data.bot)
        return await facts_of(table)

    @post("/{id:str}/back", summary="Come back", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def back(self, id: Id, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]) -> Facts:
        """Takes one's seats back from the bots that kept them."""
        table = await hall.table(id)
        with at(table, language):
            await gathering.come_back(table, somebody(request))
        return await facts_of(table)

    @post(
        "/{id:str}/rematch", summary="Play again", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409)
    )
    async def rematch(
        self, id: Id, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> Made:
        """The same players at a new table; whoever asks first is its host. All others find it in the facts of the old one."""
        table = await hall.table(id)
        with at(table, language):
            return Made(await gathering.rematch(table, somebody(request)))


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
        table = await hall.invited(code)
        return await take_seat(table, somebody(request), data, code, language)


async def take_seat(table: Table, user: User, data: Sit, invitation: str, language: str) -> Facts:
    with at(table, language):
        await gathering.sit(table, user, data.seat, data.side, invitation)
    return await facts_of(table)
