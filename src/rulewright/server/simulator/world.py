"""A simulated world: one seed, a server of one to three workers with database and bus, a few people at a few tables; storm and calm.

After every step the server's promises are checked: see truth.py and watchman.py, and here those that hold when nothing goes wrong."""

from __future__ import annotations

import asyncio
import math
from collections import deque

import msgspec

from rulewright.server.identity.sessions import new_session
from rulewright.server.store.users import Claim, User, added, begun, new_id, now
from rulewright.server.tables.story import ENDED

from .chances import Chances
from .chronicle import Chronicle
from .fleet import Fleet
from .loop import Loop, Process
from .person import Person, Screen
from .sim_database import SimulatedDatabase
from .sim_redis import SimulatedRedis
from .stand_ins import standing_in
from .truth import Truth, Violation
from .watchman import Eyes, Heard
from .weather import CALM, Weather

NAMES = ("Anna", "Bartek", "Celina", "Dorota", "Emil")
GAMES = ("termites", "cryhavoc")
EARLIER = "1"  # earlier rules, which some tables use
TABLES = 3
AGREED = 9  # seconds, without faults, until all workers show the same: they check every five
GOES_ON = 30  # seconds within which every table goes on: a bot of a killed worker is taken over within 25
LOGGED_OUT = 7.0  # seconds after which nothing is sent to ended sessions
LONGEST = 600.0  # seconds, far more than a world takes


class Result(msgspec.Struct):
    """The result of one world."""

    seed: int
    moves: int
    steps: int
    seconds: float  # simulated
    trace: str  # a hash of everything that happened
    faults: dict[str, int]
    broken: str = ""  # the broken promise, if any
    why: str = ""
    story: list[str] = []  # the last steps before that


class World:
    def __init__(self, seed: int, *only: str) -> None:
        """`only`: the great faults that may happen, by their names in weather.py; default: all."""
        self.seed, self._only = seed, only
        self.chances = Chances(seed, self.now)
        self.loop = Loop(self.chances)
        self.chronicle = Chronicle(self.now)
        self.note = self.chronicle.note
        self._done = False
        self._screens: dict[str, list[Screen]] = {}
        self._ending_sessions = set[str]()  # sessions that somebody is ending
        self._ended_sessions: dict[str, float] = {}
        self._snapshots = deque[dict[str, int]](maxlen=AGREED)

    def now(self) -> float:
        return self.loop.time()

    def run(self) -> Result:
        """Run until storm and calm are over, or a promise is broken."""
        with standing_in(self.now, self.chances, self.chronicle.logged) as self.wall, self.loop.running():
            self.database, self.redis = SimulatedDatabase(self.chances), SimulatedRedis(self.chances)
            self.truth = Truth(self.database, self.now, self.note)
            self.database.committed = self._committed
            self.weather = Weather(self, self._only)
            self.fleet = Fleet(self.loop, self.chances, self.chronicle, self.database, self.redis)
            self.fleet.begin_outside(self._course())
            while not self._done and self.chronicle.violation is None and self.loop.step():
                if self.loop.failures:
                    self.chronicle.failed(self.loop.failures.pop())
                if self.now() > LONGEST:
                    self.chronicle.broken(Violation("every table goes on", "the world does not end"))
        return self._result()

    def _result(self) -> Result:
        violation, counted = self.chronicle.violation, dict(sorted(self.chances.counted.items()))
        result = Result(self.seed, self.truth.moves, self.loop.steps, self.now(), self.chronicle.trace, counted)
        if violation:
            result.broken, result.why, result.story = violation.promise, str(violation), list(self.chronicle.story)
        return result

    # ------------------------------------------------------------- checks at every step
    def _committed(self, process: Process) -> None:
        self.chronicle.checked(self.truth.read)
        self.fleet.committed(process)

    def sent(self, eyes: Eyes, claim: Claim, data: bytes, stranger: bool = False) -> Heard | None:
        """Check what the server sends to a person. A stranger is sent only what everybody may see."""
        heard = self.chronicle.checked(eyes.see, data, stranger)
        if stranger and claim.session not in self._ending_sessions:
            self.chronicle.broken(Violation("a session lasts", f"{claim.user} is taken for a stranger"))
        ended = math.inf if stranger else self._ended_sessions.get(claim.session, math.inf)
        late = self.now() > max(ended, self.weather.calm_since) + LOGGED_OUT and not self.weather.rough
        if heard and heard.type == "update" and late:
            self.chronicle.broken(Violation("a session that has ended is over", f"{claim.user} is told more"))
        return heard

    def logs_out(self, claim: Claim) -> None:
        self._ending_sessions.add(claim.session)

    def logged_out(self, claim: Claim) -> None:
        self._ended_sessions[claim.session] = self.now()

    # ------------------------------------------------------------- people
    async def _course(self) -> None:
        self._people = [self._newcomer(name) for name in NAMES]
        for _ in range(TABLES):
            await self._new_table()
        await self.weather.storm()
        self.weather.calm()
        await self._calm()
        self.chronicle.checked(self.truth.check_kept)
        self.chronicle.checked(self.truth.check_unchanged)
        self._done = True

    def _newcomer(self, name: str) -> Person:
        """A person who existed before the simulation began."""
        user = User(new_id(), name, None, None, 0, now())
        session = new_session(user.id, "simulated")
        with self.database.engine.begin() as connection:
            for statement in (added(user), begun(session)):
                connection.execute(statement)
        return Person(user, Claim(user.id, session.id, 0))

    async def _new_table(self) -> None:
        """For one or two of them, possibly with a bot, earlier rules, or a spectator."""
        chances, table = self.chances, None
        people, game = chances.sample(self._people, 3), chances.choice(GAMES)
        rules, players = chances.choice(("", "", EARLIER)), people[: chances.choice((1, 2, 2, 2))]
        bots = 2 - len(players) or chances.choice((0, 0, 1))
        users = [person.user for person in players]
        while table is None:
            table = await self.fleet.request(lambda worker: worker.new_table(game, rules, users, bots), 20.0)
        watching = people[2:] if chances.random() < 0.3 else []
        self._screens[table] = [Screen(self, person, table) for person in [*players, *watching]]

    @property
    def screens(self) -> list[Screen]:
        """At tables that somebody has open."""
        return [screen for screens in self._screens.values() for screen in screens if not screen.closed]

    def over(self, table: str) -> None:
        """A game has ended: its people go to another table."""
        if self.truth.table(table).status == ENDED and not self._screens[table][0].closed:
            for screen in self._screens[table]:
                screen.closed = True
                screen.hang_up()
            self.fleet.begin_outside(self._new_table())

    # ------------------------------------------------------------- when nothing goes wrong
    async def _calm(self) -> None:
        moved = {id: self.truth.table(id).moved for id in self._screens}
        for second in range(1, int(CALM) + 1):
            await asyncio.sleep(1.0)
            self.fleet.prune()
            self.chronicle.checked(self._check_agreement)
            if second == GOES_ON:
                self.chronicle.checked(self._check_progress, moved)

    def _check_agreement(self) -> None:
        """Everyone who is connected knows everything older than a few seconds, whichever worker they are connected to."""
        self._snapshots.append({id: table.seq for id, table in self.truth.tables.items()})
        if len(self._snapshots) < AGREED:
            return
        for id, screens in self._screens.items():
            old, number = self._snapshots[0].get(id, 0), self.truth.table(id).number
            for screen in screens:
                if screen.since < old and not screen.closed and screen.on_line_since < self.now() - AGREED:
                    who = f"{screen.person.user.name} knows table {number} up to {screen.since}"
                    raise Violation("workers agree", f"{who}, and there was {old} {AGREED} s ago")

    def _check_progress(self, moved: dict[str, int]) -> None:
        for id, before in moved.items():
            table = self.truth.table(id)
            if table.status != ENDED and table.moved == before:
                raise Violation("every table goes on", f"table {table.number} stands at {before}")
