"""A server in simulated time, which passes only when everybody waits: measurements in it are exact, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.players import letter
from rulewright.server.bots.pipe import Question
from rulewright.server.config import Config
from rulewright.server.identity.sessions import new_session
from rulewright.server.shapes.chat import Room
from rulewright.server.simulator.chances import Chances
from rulewright.server.simulator.loop import OUTSIDE, Loop
from rulewright.server.simulator.sim_bots import SimulatedBot, SimulatedBots
from rulewright.server.simulator.sim_database import SimulatedDatabase
from rulewright.server.simulator.sim_redis import SimulatedRedis
from rulewright.server.simulator.stand_ins import standing_in
from rulewright.server.store.chat import Remark
from rulewright.server.store.store import Store, User, new_id, now
from rulewright.server.store.users import added, begun
from rulewright.server.tables import gathering, new_table
from rulewright.server.tables.bus import Alone
from rulewright.server.tables.edges import Edges
from rulewright.server.tables.entries import Entry
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.redis_bus import RedisBus
from rulewright.server.tables.table import Table

SEED = 1
LONGEST = 3600.0  # simulated seconds, which nothing takes
T = TypeVar("T")
Takes = Callable[[Question], float]  # how many seconds a bot thinks


def in_simulated_time(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """The clocks show it too, and chances are always the same."""
    loop = Loop(Chances(SEED))
    with standing_in(loop.time, Chances(SEED), lambda *_: None), loop.running():
        task: asyncio.Task[T] = loop.begin(OUTSIDE, work())
        while not task.done():
            assert loop.step(), "everybody waits for ever"
            assert loop.time() < LONGEST, "it does not end"
        return task.result()


# ------------------------------------------------------------- bots
def all_its_time(question: Question) -> float:
    """Like the strongest bots."""
    return question.seconds


def by_choices(seconds: float) -> Takes:
    """That many seconds for each choice, limited by the available time."""
    return lambda question: min(question.seconds, seconds * len(letter.read(question.letter, load).legal()))


class Thinkers(SimulatedBots):
    """A pool whose processes think as long as the test says."""

    def __init__(self, workers: int, budget: float, takes: Takes = all_its_time, patience: float = 10.0) -> None:
        super().__init__(Chances(SEED), 0)
        self.budget, self.patience = budget, patience
        self._workers = [Thinker(self, takes) for _ in range(workers)]


class Thinker(SimulatedBot):
    def __init__(self, pool: Thinkers, takes: Takes) -> None:
        super().__init__(pool, Chances(SEED))
        self._takes = takes

    def takes(self, question: Question) -> float:
        return self._takes(question)


# ------------------------------------------------------------- halls
class Halls:
    """The processes of one server, and a few people."""

    def __init__(self, database: SimulatedDatabase, halls: list[Hall]) -> None:
        self._database, self.halls = database, halls

    def person(self, name: str) -> User:
        user = User(new_id(), name, None, None, 0, now())
        with self._database.engine.begin() as connection:
            for statement in (added(user), begun(new_session(user.id, "simulated"))):
                connection.execute(statement)
        return user

    async def game(self, hall: Hall, host: User, own_seats: int, *bots: str) -> Table:
        """A running game of Termites."""
        agreed: dict[str, Any] = {"rated": False, "open": True, "watched": True, "patience": 60}
        terms = new_table.terms_of(load("termites"), Settings(own_seats + len(bots)), host, **agreed)
        seated = [Entry("sit", seat, host.id, host.name) for seat in range(own_seats)]
        seated += [Entry("bot", seat, host.id, host.name, bot) for seat, bot in enumerate(bots, own_seats)]
        table = await hall.make(terms, seated)
        await gathering.start(table, host)
        return table


@asynccontextmanager
async def serving(bots: Callable[[], Thinkers], processes: int = 1, **told: Any) -> AsyncIterator[Halls]:
    """The processes notify each other."""
    chances = Chances(SEED, asyncio.get_running_loop().time)
    database, redis = SimulatedDatabase(chances), SimulatedRedis(chances)
    config = Config("sqlite:///simulated", **{"bus": "redis://simulated" * (processes > 1), "limits": False, **told})
    halls = list[Hall]()
    for number in range(processes):
        bus = RedisBus(config.bus, redis.connect) if config.bus else Alone()
        halls.append(Hall(config, Edges(Store(config.database, database.connected), bus, bots(), f"{number}")))
    for hall in halls:
        await hall.open()
    try:
        yield Halls(database, halls)
    finally:
        for hall in halls:
            await hall.close()


class Onlooker:
    """Somebody who has a table open."""

    room: Room | None = None
    heard = 0

    def __init__(self, user: User) -> None:
        self.user = user.id
        self._news = asyncio.Event()

    async def sees_news(self) -> None:
        await self._news.wait()
        self._news.clear()

    def new_entry(self, table: Table) -> None:
        self._news.set()

    def met(self, table: Table) -> None: ...
    def remarked(self, news: Sequence[Remark]) -> None: ...
    def dismissed(self) -> None: ...
    def removed(self, table: Table) -> None: ...
