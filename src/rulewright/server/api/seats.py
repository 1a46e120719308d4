"""Everything around the game at a table: seats, bots, starting, leaving and coming back, and playing again."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from rulewright.kernel.events import MOST_SEATS
from rulewright.server.identity.people import NAMED
from rulewright.server.shapes.tables import Facts, Leave, Made, Players, Side, Sit, WithBot
from rulewright.server.tables import afterwards, gathering, leaving, new_table
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.story import GATHERING

from .fault_answers import faults
from .visit import AT_TABLE, Visit

Seat = Annotated[int, PathParameter(description="Counted from 0.", ge=0, le=MOST_SEATS - 1)]


class SeatsController(Controller):
    path = "/tables/{id:str}"
    tags = ("tables",)
    dependencies = AT_TABLE

    @post("/seats", summary="Sit down", security=NAMED, responses=faults(401, 403, 404, 409))
    async def sit(self, data: JSONBody[Sit], visit: NamedDependency[Visit]) -> Facts:
        """At an open table, or at one you have already joined: one browser may hold several seats."""
        return await take_seat(visit, data)

    @delete("/seats/{seat:int}", summary="Free a seat", security=NAMED, responses=faults(401, 403, 404, 409))
    async def stand(self, seat: Seat, visit: NamedDependency[Visit]) -> None:
        """Your own; the host may also free other seats. Only before the start."""
        with visit.faults_in_words():
            await gathering.stand(visit.table, visit.person, seat)

    @put(
        "/seats/{seat:int}/bot",
        summary="A bot for a seat",
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def bot(
        self,
        seat: Seat,
        data: JSONBody[WithBot],
        visit: NamedDependency[Visit],
        hall: NamedDependency[Hall],
    ) -> Facts:
        """Before the start, the host puts bots on free seats. Later, a bot plays for a player who is away: for you,
        or for someone who has not answered within the table's `patience`. In a rated game the server chooses the
        bot, you cannot give away your own seat, and a player who has the table open is replaced only after one
        more day."""
        with visit.faults_in_words():
            if (await visit.facts()).status == GATHERING:
                await gathering.seat_bot(visit.table, visit.person, seat, data.bot)
            else:
                known = not visit.table.terms.rated or await hall.ask_around(visit.table)
                await leaving.give_to_bot(visit.table, visit.person, seat, data.bot, known)
        return await visit.facts()

    @put(
        "/seats/{seat:int}/side",
        summary="Choose a swarm or faction",
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def side(
        self,
        seat: Seat,
        data: JSONBody[Side],
        visit: NamedDependency[Visit],
    ) -> Facts:
        """Before the start. No two seats can have the same side; a seat without a choice gets a random one."""
        with visit.faults_in_words():
            await gathering.choose_side(visit.table, visit.person, seat, data.side)
        return await visit.facts()

    @put("/players", summary="Change the number of players", security=NAMED, responses=faults(401, 403, 404, 409))
    async def resize(self, data: JSONBody[Players], visit: NamedDependency[Visit]) -> Facts:
        """Only the host, before the start. The seats beyond the new number have to be free."""
        with visit.faults_in_words():
            await gathering.resize(visit.table, visit.person, data.players)
        return await visit.facts()

    @post(
        "/start",
        summary="Start the game",
        status_code=200,
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def start(self, visit: NamedDependency[Visit]) -> Facts:
        """Only the host, when all seats are taken."""
        with visit.faults_in_words():
            await gathering.start(visit.table, visit.person)
        return await visit.facts()

    @post("/leave", summary="Leave", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def leave(
        self,
        data: JSONBody[Leave],
        visit: NamedDependency[Visit],
        hall: NamedDependency[Hall],
    ) -> Facts:
        """Before the start, this frees your seats, and when the last player leaves, the table is deleted. Later, a
        bot plays for you until you come back. With `give_up` you resign: a bot plays on, and if no other people
        are left, the game is over. A rated game can only be left like that, and is lost."""
        with visit.faults_in_words():
            await leaving.leave(visit.table, visit.person, data.bot, data.give_up)
            facts = await visit.facts()
            await afterwards.clear_away(hall, visit.table)
        return facts

    @post("/back", summary="Come back", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def back(self, visit: NamedDependency[Visit]) -> Facts:
        """Takes your seats back from the bots."""
        with visit.faults_in_words():
            await leaving.come_back(visit.table, visit.person)
        return await visit.facts()

    @post("/rematch", summary="Play again", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def rematch(self, visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> Made:
        """The same players at a new table; the first to ask is its host. The others find it in the facts of the old
        table. After a rated game, only players who ask for it have a seat there."""
        with visit.faults_in_words():
            id = await new_table.rematch(visit.table, visit.person)
            if visit.table.terms.rated:
                await new_table.sit_again(await hall.table(id), visit.person, visit.table.seats_of(visit.person.id))
        return Made(id)


async def take_seat(visit: Visit, data: Sit, invitation: str = "") -> Facts:
    with visit.faults_in_words():
        await gathering.sit(visit.table, visit.person, data.seat, data.side, invitation)
    return await visit.facts()
