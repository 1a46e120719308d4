"""Tables: list them, create one, and join one by an invitation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, TypeVar

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from rulewright.games import MISSING, load, names
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.server.identity.owners import refuse_borrowed, refuse_lookalikes
from rulewright.server.identity.people import NAMED, named
from rulewright.server.shapes.tables import Branch, Facts, Invited, Made, NewTable, OwnFacts, Sit
from rulewright.server.shown.invitation import invited
from rulewright.server.store.store import User, now
from rulewright.server.tables import gathering, new_table
from rulewright.server.tables.branches import branch
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.story import GATHERING, PLAYING
from rulewright.server.tables.table import Table

from .fault_answers import faults
from .language import READERS_LANGUAGE
from .seats import take_seat
from .visit import AT_TABLE, Asking, Visit, facts_of, own_facts_of

Code = Annotated[str, PathParameter(description="An invitation.", max_length=22)]
LISTED = 50
DAY = 24 * 60 * 60 * 1000  # milliseconds
After = Annotated[
    str,
    QueryParameter(description="The last table you have: lists those after it. 404 if it was deleted.", max_length=22),
]


F = TypeVar("F", bound=Facts)


async def page(
    hall: Hall, look: Callable[[str], Awaitable[list[str]]], after: str, of: Callable[[Table], Awaitable[F]], left: bool
) -> list[F]:
    """A full page if there are enough tables. Leaves out deserted tables unless `left`."""
    found = list[F]()
    while len(found) < LISTED and (ids := await look(after)):
        every = [await seen(hall, id, of) for id in ids]
        found += [facts for facts in every if facts and (left or not facts.deserted)]
        after = ids[-1]
    return found[:LISTED]


async def seen(hall: Hall, id: str, of: Callable[[Table], Awaitable[F]]) -> F | None:
    """None if the table's game is not installed, or if it is deleted while the list is read."""
    try:
        return await of(await hall.table(id))
    except UserError as error:
        if error.message.key in {*MISSING, "server-table-unknown"}:
            return None
        raise


class TablesController(Controller):
    path = "/tables"
    tags = ("tables",)

    @get("/", summary="Open tables", responses=faults(404))
    async def listed(
        self,
        hall: NamedDependency[Hall],
        playing: Annotated[bool, QueryParameter(description="Games in progress that you can watch.")] = False,
        after: After = "",
    ) -> list[Facts]:
        """The newest first, 50 at a time. Tables by invitation are not listed, nor are those that everyone has left."""
        status = PLAYING if playing else GATHERING
        return await page(hall, lambda last: hall.store.listed(status, LISTED, last), after, facts_of, False)

    @get("/mine", summary="My tables", security=NAMED, responses=faults(401, 404))
    async def mine(
        self,
        request: Asking,
        hall: NamedDependency[Hall],
        after: After = "",
        hidden: Annotated[bool, QueryParameter(description="The tables you have hidden.")] = False,
    ) -> list[OwnFacts]:
        """With your seats, whose turn it is and since when, 50 at a time. Unfinished ones first, then the newest."""
        user = named(request.user).id
        own = partial(own_facts_of, user=user)
        return await page(hall, lambda last: hall.store.tables_of(user, LISTED, last, hidden), after, own, True)


class NewTablesController(Controller):
    path = "/tables"
    tags = ("tables",)

    @post("/", summary="Create a table", security=NAMED, responses=faults(401, 404, 409))
    async def make(self, data: JSONBody[NewTable], request: Asking, hall: NamedDependency[Hall]) -> Made:
        """The host sits in the first seat unless you say otherwise. The invitation lets others join; with bots and
        `start` the game begins at once."""
        user, game = named(request.user), today(data.game)
        if hall.config.limits and not data.start:
            await may_gather(user, hall)
        data.pack = await hall.packs.named(game, data.pack, user)
        if game.seating and game.seating.name in data.options:
            raise UserError("server-seating-by-seat", option=game.seating.name)
        watched = data.open if data.watched is None else data.watched
        await refuse_borrowed(hall.store, user)
        if not data.start or data.open or watched:  # otherwise only those at this screen read the names
            await refuse_lookalikes(hall.store, data.names, user.id)
        terms = new_table.terms_of(
            game,
            Settings(data.players, data.options, data.pack),
            user,
            rated=data.rated,
            open=data.open,
            watched=watched,
            patience=data.patience,
            hints=data.hints and not data.rated,
        )
        seated = new_table.seats_from_start(game, data, user)
        if data.start and not data.own_seats:
            await hall.bot_games.check(user)  # checked before the table exists
        table = await hall.make(terms, seated)
        if data.start:
            await gathering.start(table, user)
        return Made(terms.id, terms.invitation)


class BranchController(Controller):
    path = "/tables/{id:str}"
    tags = ("tables",)
    dependencies = AT_TABLE

    @post("/branch", summary="Play on from here", security=NAMED, responses=faults(401, 403, 404, 409))
    async def branch(self, data: JSONBody[Branch], visit: NamedDependency[Visit], hall: NamedDependency[Hall]) -> Made:
        """A new, unrated table where a finished game continues from one of its positions: with you in that seat and
        bots in the others, at once; or with friends, who join by invitation. Everyone who may see the replay may
        do this."""
        with visit.faults_in_words():
            await visit.seen(None, visit.table.seq)  # refused without permission to see it
            if data.friends and hall.config.limits:
                await may_gather(visit.person, hall)
            table = await branch(hall, visit.table, visit.person, data)
            if not data.friends:
                await gathering.start(table, visit.person)
        return Made(table.terms.id, table.terms.invitation)


def today(name: str) -> Game:
    """A game with today's rules; earlier versions are only for games that began with them."""
    if name not in names():
        raise UserError("game-unknown", name=name, known=", ".join(names()))
    return load(name)


async def may_gather(user: User, hall: Hall) -> None:
    """Limits a person's waiting tables, so that others find more than these."""
    most = hall.config.allowed.gathering_per_person
    if await hall.store.gathering_of(user.id, now() - DAY) >= most:
        raise UserError("server-too-many-gathering", most=most)


class InvitationsController(Controller):
    path = "/invitations"
    tags = ("tables",)
    dependencies = READERS_LANGUAGE

    @get("/{code:str}", summary="What is it that I am invited to?", responses=faults(404))
    async def look(self, code: Code, request: Asking, hall: NamedDependency[Hall]) -> Invited:
        """The game, the options of the table and, before the start, who sits there."""
        table = await hall.invited(code)
        host = await hall.store.user(table.terms.host)
        async with table.lock:
            return invited(await table.outline(), request.user, host.name if host else "")

    @post("/{code:str}", summary="Accept an invitation", security=NAMED, responses=faults(401, 403, 404, 409))
    async def accept(
        self,
        code: Code,
        data: JSONBody[Sit],
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
    ) -> Facts:
        """Takes the seat you ask for, or any free one. An invitation allows nothing else."""
        return await take_seat(Visit(await hall.invited(code), request.user, language), data, code)
