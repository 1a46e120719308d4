"""Play over plain HTTP, for programs; and what is asked about a position."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from rulewright.server import eyes as sight
from rulewright.server import playing, replay
from rulewright.server.hall import Hall
from rulewright.server.identity import NAMED
from rulewright.server.live import follow
from rulewright.server.shapes.play import Answer, At, Attempt, Described, Move, Replay, Update, WhyNot
from rulewright.server.store.store import User
from rulewright.server.table import Table

from .faults import faults
from .visit import AT_TABLE, Id, Visit

NDJSON = "application/x-ndjson"
LEAST = {"minimum": 0}  # the framework forgets it of what may be left out
Eyes = Annotated[
    int | None,
    QueryParameter(
        description="One of your seats; the one that is asked if nothing is said.", ge=0, le=3, schema_extra=LEAST
    ),
]
Since = Annotated[int, QueryParameter(description="The number of the last entry that you know.", ge=0, le=2**31 - 1)]
Wait = Annotated[
    float, QueryParameter(description="Seconds to wait for something new, if there is nothing.", ge=0, le=30)
]


class Waiter:
    """A follower that waits for one thing to happen."""

    def __init__(self, user: User | None) -> None:
        self.user = user.id if user else ""
        self.news = asyncio.Event()

    def told(self, table: Table) -> None:
        self.news.set()

    def met(self, table: Table) -> None:
        """No news."""

    def dismissed(self) -> None:
        self.news.set()


class PlayController(Controller):
    path = "/tables/{id:str}"
    tags = ("play",)
    dependencies = AT_TABLE

    @get("/", summary="The table as I see it", responses=faults(403, 404))
    async def look(
        self,
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
        since: Since = 0,
        wait: Wait = 0,
    ) -> Update:
        """The view of the game, what can be done now, and the log since the entry that you know. With `wait` the answer comes as soon as
        there is something new."""
        with visit.told():
            update = await visit.seen(eyes, since)
            if wait and update.seq <= since:
                await news_of(visit, since, wait)
                update = await visit.seen(eyes, since)
        return update

    @post("/moves", summary="One move", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409))
    async def move(
        self,
        data: JSONBody[Move],
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
    ) -> Update:
        """One of the actions that the view lists, in answer to the entry `seq`. When this answers, the move is on the disk."""
        with visit.told():
            await playing.do(visit.table, visit.person, data.seq, data.action)
            return await visit.seen(eyes, data.seq)

    @post(
        "/undo", summary="Take back my last move", status_code=200, security=NAMED, responses=faults(401, 403, 404, 409)
    )
    async def undo(
        self,
        data: JSONBody[At],
        visit: NamedDependency[Visit],
        eyes: Eyes = None,
    ) -> Update:
        """Free as long as nothing was drawn and nobody was shown anything since."""
        with visit.told():
            await playing.undo(visit.table, visit.person, data.seq)
            return await visit.seen(eyes, data.seq)

    @post(
        "/undo/ask",
        summary="Ask to take back more",
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
        """My last move and all that came after it; done when everybody has agreed. Not in rated games."""
        with visit.told():
            await playing.ask_to_undo(visit.table, visit.person, data.seq)
            return await visit.seen(eyes, data.seq)

    @post(
        "/undo/answer",
        summary="Agree to it, or not",
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
        """When the last one has agreed, it is taken back. Whoever asked may say no, too, and so withdraws it."""
        with visit.told():
            await playing.answer(visit.table, visit.person, data.seq, data.yes)
            return await visit.seen(eyes, data.seq)

    @post("/why", summary="Why not?", status_code=200, responses=faults(403, 404, 409))
    async def why(
        self,
        data: JSONBody[Attempt],
        visit: NamedDependency[Visit],
    ) -> WhyNot:
        """Whether an action is legal now; if not, the reason and the paragraph that forbids it."""
        with visit.told():
            return await sight.why_not(visit.table, visit.user, data.eyes, data.action, visit.language)

    @get("/actions", summary="What I can do, in words", responses=faults(403, 404, 409))
    async def actions(self, visit: NamedDependency[Visit], eyes: Eyes = None) -> list[Described]:
        """Nothing if another seat is asked."""
        with visit.told():
            return await sight.described(visit.table, visit.user, eyes, visit.language)

    @get("/replay", summary="Replay", responses=faults(403, 404, 409))
    async def replay(
        self,
        visit: NamedDependency[Visit],
        eyes: Annotated[
            str,
            QueryParameter(
                description="A seat, `watching`, or `open` for all seats at once.", pattern="^([0-3]|watching|open)$"
            ),
        ] = "watching",
        first: Annotated[int, QueryParameter(ge=1, le=2**31 - 1, description="The entry to begin with.")] = 1,
        count: Annotated[int, QueryParameter(ge=1, le=replay.MOST)] = 20,
    ) -> Replay:
        """The game after each entry. When it is over, from anybody's eyes; before that, from one's own."""
        with visit.told():
            return await replay.frames(visit.table, visit.user, eyes, first, count, visit.language)

    @get("/journal", summary="The journal", media_type=NDJSON, responses=faults(403, 404, 409))
    async def journal(self, visit: NamedDependency[Visit]) -> Response[str]:
        """When the game is over, all of it, with the seed: `rulewright verify` checks every move and every chance. Before that, what
        one's own eyes have seen."""
        with visit.told():
            text = await replay.journal(visit.table, visit.user)
        terms = visit.table.terms
        name = f"{terms.game}-{terms.id}.jsonl"
        return Response(text, media_type=NDJSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def news_of(visit: Visit, since: int, wait: float) -> None:
    table, waiter = visit.table, Waiter(visit.user)
    table.followers.add(waiter)
    try:
        if table.seq <= since:
            async with asyncio.timeout(wait):
                await waiter.news.wait()
    except TimeoutError:
        pass
    finally:
        table.followers.discard(waiter)


@websocket("/tables/{id:str}/live")
async def live(
    socket: WebSocket[User | None, Any, Any],
    id: Id,
    hall: NamedDependency[Hall],
    eyes: Eyes = None,
    since: Since = 0,
    language: Annotated[
        str | None, QueryParameter(description="Of the texts in the updates; none if nothing is said.")
    ] = None,
) -> None:
    """See live.py for what is said there."""
    await follow(socket, hall, id, eyes, since, language)
