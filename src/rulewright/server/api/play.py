"""Playing over plain HTTP, for programs, and questions about a position."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from rulewright.kernel.events import MOST_SEATS
from rulewright.server.identity.cookies import claim_of
from rulewright.server.identity.people import NAMED
from rulewright.server.shapes.chat import Room
from rulewright.server.shapes.play import Answer, At, Attempt, Data, Described, Move, Replay, Update, WhyNot
from rulewright.server.shown import replay, sight
from rulewright.server.shown.warning import threatened
from rulewright.server.store.chat import Remark
from rulewright.server.store.store import User
from rulewright.server.tables import playing
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.table import Table

from .company import Company
from .fault_answers import faults
from .visit import AT_TABLE, Asking, Visit

NDJSON = "application/x-ndjson"
LEAST = {"minimum": 0}  # the framework drops it from optional parameters
Eyes = Annotated[
    int | None,
    QueryParameter(
        description="One of your seats. Default: the one that is asked.",
        ge=0,
        le=MOST_SEATS - 1,
        schema_extra=LEAST,
    ),
]
Since = Annotated[int, QueryParameter(description="The number of the last entry you have.", ge=0, le=2**31 - 1)]
Wait = Annotated[float, QueryParameter(description="Seconds to wait for a new entry.", ge=0, le=30)]


class Waiter:
    """A follower that waits for one event."""

    def __init__(self, user: User | None) -> None:
        self.user = user.id if user else ""
        self.room: Room | None = None  # chat is fetched separately
        self.heard = 0
        self.news = asyncio.Event()

    def new_entry(self, table: Table) -> None:
        self.news.set()

    def met(self, table: Table) -> None:
        """Ignored."""

    def remarked(self, news: Sequence[Remark]) -> None:
        """Ignored."""

    def dismissed(self) -> None:
        self.news.set()

    def give_way(self) -> None:
        self.news.set()

    def logged_out(self) -> None:
        self.user = ""
        self.news.set()

    def removed(self, table: Table) -> None:
        self.news.set()


class PlayController(Controller):
    path = "/tables/{id:str}"
    tags = ("play",)
    dependencies = AT_TABLE

    @get("/", summary="The table as I see it", responses=faults(403, 404))
    async def look(
        self,
        visit: NamedDependency[Visit],
        request: Asking,
        company: NamedDependency[Company],
        hall: NamedDependency[Hall],
        eyes: Eyes = None,
        since: Since = 0,
        wait: Wait = 0,
    ) -> Update:
        """The view of the game, what can be done now, and the log since the last entry you know. With `wait`, the
        answer comes as soon as there is something new."""
        with visit.faults_in_words():
            update = await visit.seen(eyes, since)
            if wait and update.seq <= since:
                waiter, claim = Waiter(visit.user), claim_of(request.auth) if request.auth else None
                async with hall.sessions.watched(claim, waiter.logged_out):
                    with company.joined(waiter, request):
                        await news_of(visit.table, waiter, since, wait)
                visit.user = visit.user if waiter.user else None  # logged out while waiting
                update = await visit.seen(eyes, since)
        return update

    @post("/moves", summary="One move", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def move(
        self,
        data: JSONBody[Move],
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
    ) -> Update:
        """One of the actions that the view lists, in answer to the entry `seq`. When the answer arrives, the move is
        on disk."""
        with visit.faults_in_words():
            await playing.do(visit.table, visit.person, data.seq, data.action)
            return await visit.seen(eyes, data.seq)

    @post("/undo", summary="Undo my last move", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def undo(
        self,
        data: JSONBody[At],
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
    ) -> Update:
        """Allowed as long as nothing random has happened since and the move revealed nothing."""
        with visit.faults_in_words():
            await playing.undo(visit.table, visit.person, data.seq)
            return await visit.seen(eyes, data.seq)

    @post(
        "/undo/ask",
        summary="Ask to undo more",
        status_code=200,
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def ask(
        self,
        data: JSONBody[At],
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
    ) -> Update:
        """Your last move and everything after it is undone once everyone has agreed. Not in rated games."""
        with visit.faults_in_words():
            await playing.ask_to_undo(visit.table, visit.person, data.seq)
            return await visit.seen(eyes, data.seq)

    @post(
        "/undo/answer",
        summary="Answer an undo request",
        status_code=200,
        security=NAMED,
        responses=faults(401, 403, 404, 409),
    )
    async def answer(
        self,
        data: JSONBody[Answer],
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
    ) -> Update:
        """When the last player agrees, the move is undone. The player who asked can answer no to withdraw the
        request."""
        with visit.faults_in_words():
            await playing.answer(visit.table, visit.person, data.seq, data.yes)
            return await visit.seen(eyes, data.seq)

    @post("/why", summary="Why not?", status_code=200, responses=faults(403, 404, 409))
    async def why(
        self,
        data: JSONBody[Attempt],
        visit: NamedDependency[Visit],
    ) -> WhyNot:
        """Whether an action is legal now; if not, the reason and the rule that forbids it."""
        with visit.faults_in_words():
            return await sight.why_not(visit.table, visit.user, data.eyes, data.action, visit.language)

    @get("/actions", summary="What I can do, in words", responses=faults(403, 404, 409))
    async def actions(self, visit: NamedDependency[Visit], eyes: Eyes = None) -> list[Described]:
        """Empty if another seat is asked."""
        with visit.faults_in_words():
            return await sight.described(visit.table, visit.user, eyes, visit.language)

    @get("/threats", summary="What others could do to me", responses=faults(403, 404, 409))
    async def threats(self, visit: NamedDependency[Visit], eyes: Eyes = None) -> list[Data]:
        """What each opponent could do in one turn against what you have, as far as you can know, the worst first.
        Empty in games without threats, for spectators, and when the game is over."""
        with visit.faults_in_words():
            return await threatened(visit.table, visit.user, eyes, visit.language)

    @get("/replay", summary="Replay", responses=faults(403, 404, 409))
    async def replay(
        self,
        visit: NamedDependency[Visit],
        eyes: Annotated[
            str,
            QueryParameter(
                description="A seat, `watching`, or `open` for all seats at once.",
                pattern=rf"^(\d|1[0-{MOST_SEATS - 11}]|watching|open)$",
            ),
        ] = "watching",
        first: Annotated[int, QueryParameter(ge=1, le=2**31 - 1, description="The first entry.")] = 1,
        count: Annotated[int, QueryParameter(ge=1, le=replay.MOST)] = 20,
    ) -> Replay:
        """The game after each entry. When it is over, from any player's view; before that, only from your own."""
        with visit.faults_in_words():
            return await replay.frames(visit.table, visit.user, eyes, first, count, visit.language)

    @get("/journal", summary="The journal", media_type=NDJSON, responses=faults(403, 404, 409))
    async def journal(self, visit: NamedDependency[Visit]) -> Response[str]:
        """When the game is over, all of it, with the seed: `rulewright verify` checks every move and every random
        outcome. Before that, what you have seen."""
        with visit.faults_in_words():
            text = await replay.journal(visit.table, visit.user)
        terms = visit.table.terms
        name = f"{terms.game}-{terms.id}.jsonl"
        return Response(text, media_type=NDJSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def news_of(table: Table, waiter: Waiter, since: int, wait: float) -> None:
    table.followers[waiter] = None
    try:
        if table.seq <= since:
            async with asyncio.timeout(wait):
                await waiter.news.wait()
    except TimeoutError:
        pass
    finally:
        table.followers.pop(waiter, None)
