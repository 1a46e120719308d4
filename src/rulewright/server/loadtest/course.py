"""The course of a load test, part by part. Results are recorded at once, so it can be interrupted."""

from __future__ import annotations

import asyncio
import resource
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import uvloop
from msgspec import Struct
from msgspec.structs import replace

from rulewright.games import load
from rulewright.kernel.message import UserError
from rulewright.players.bots import BOTS
from rulewright.server.config import Config
from rulewright.server.store import migrate

from .crowd import Crowd, Tell, passing
from .disk_speed import flushes_per_second, stored_bytes
from .figures import Found, Opening, Rest, Soak, Tally, slope
from .own import OwnServer, free_port

HOST = "127.0.0.1"
FLUSHING = 1.0  # seconds
REST_AFTER = 2.0  # seconds until a table may be unloaded
SWEPT = 7.0  # more seconds until the server has checked for such tables
MOVES_BEFORE_REST = 10
LONG_GAME, LONG_GAME_PLAYERS = "cryhavoc", 4
LIMITS = (  # of the plan's numbers: least and most
    ("workers", 1, 64),
    ("tables", 1, 1000),
    ("seconds", 1, 3600),
    ("rate", 1, 100_000),
    ("at_rest", 0, 10_000),
    ("openings", 0, 100),
    ("soak", 0, 7 * 86400),
)


class Plan(Struct, frozen=True):
    database: str = ""  # "" for a temporary one
    bus: str = ""
    workers: int = 1
    game: str = "termites"
    tables: int = 20
    seconds: float = 10.0
    rate: float = 400.0  # moves per second in the paced part
    at_rest: int = 500
    openings: int = 6
    soak: float = 0.0
    bot: str = ""  # plays at every table, too

    def check(self) -> None:
        """Raises UserError if the plan is not possible."""
        load(self.game)
        if self.bot and self.bot not in BOTS:
            raise UserError("lab-bot-unknown", name=self.bot, known=", ".join(BOTS))
        for name, least, most in LIMITS:
            if not least <= getattr(self, name) <= most:
                option = "--" + name.replace("_", "-")
                raise UserError(
                    "loadtest-range", option=option, value=f"{getattr(self, name):g}", least=least, most=most
                )


def run(plan: Plan, found: Found, tell: Tell) -> None:
    """Raises UserError if the plan is not possible, KeyboardInterrupt if interrupted."""
    plan.check()
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        database = plan.database or f"sqlite:///{Path(folder, 'loadtest.db')}"
        config = Config(
            *(database, plan.bus, HOST, free_port(HOST), plan.workers),
            limits=False,
            bots_compiled=bool(plan.bot),
            bot_pace=0.0,
        )
        config.check()
        migrate.run(database)
        allow_many_sockets()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            try:
                runner.run(Course(plan, config, found, tell, Path(folder)).run())
            except asyncio.CancelledError:
                raise KeyboardInterrupt from None


def allow_many_sockets() -> None:
    """Two for each table, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Course:
    def __init__(self, plan: Plan, config: Config, found: Found, tell: Tell, folder: Path) -> None:
        self._plan, self._config, self._found, self._tell, self._folder = plan, config, found, tell, folder
        found.database, found.game, found.workers = config.database.partition(":")[0], plan.game, plan.workers
        found.bot = plan.bot

    async def run(self) -> None:
        """Run to the end, or until this process is terminated; the server ends with it."""
        plan, database, this = self._plan, self._config.database, asyncio.current_task()
        assert this is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
        if database.startswith("sqlite"):
            await self._disk(Path(database.removeprefix("sqlite:///")).parent)
        async with self._server() as server:
            await self._moves(server)
        if plan.soak:
            async with self._server(rest_after=REST_AFTER) as server:
                await self._soak(server)
        if plan.at_rest:
            async with self._server(rest_after=REST_AFTER) as server:
                await self._rest(server)
        if plan.openings:
            await self._openings()

    def _server(self, **other: Any) -> OwnServer:
        return OwnServer(replace(self._config, **other), self._folder / "log")

    @asynccontextmanager
    async def _crowd(self, server: OwnServer, tables: int, game: str, players: int, **how: Any) -> AsyncIterator[Crowd]:
        crowd = Crowd(server.url, tables, game, players, self._tell, **how)
        try:
            await crowd.sit_down()
            yield crowd
        finally:
            crowd.hang_up()

    async def _disk(self, folder: Path) -> None:
        self._tell("loadtest-disk", 0)
        self._found.flushes_per_second = await asyncio.to_thread(flushes_per_second, folder, FLUSHING)
        self._tell("loadtest-disk", 1)

    async def _moves(self, server: OwnServer) -> None:
        """First as many moves as possible, then the requested rate; and how much the database has grown."""
        plan, found = self._plan, self._found
        async with self._crowd(server, plan.tables, plan.game, 2, bot=plan.bot) as crowd:
            before = await stored_bytes(self._config.database)
            made = await self._play(server, crowd, "saturated", None)
            made += await self._play(server, crowd, "paced", plan.rate)
            found.bytes_per_move = (await stored_bytes(self._config.database) - before) / max(made, 1)

    async def _play(self, server: OwnServer, crowd: Crowd, name: str, rate: float | None) -> int:
        """Play and return the number of moves. The measurements are stored under `name`, even after an interruption."""
        tally, before = Tally(), server.use()
        try:
            await crowd.play(f"loadtest-{name}", tally, self._plan.seconds, rate)
        finally:
            after = server.use()
            worked = after.seconds - before.seconds if after and before else None
            setattr(self._found, name, tally.moves(self._plan.tables, rate, worked))
        return tally.made

    async def _soak(self, server: OwnServer) -> None:
        """Play for a long time and watch the memory. Finished games are unloaded quickly, so any growth is a leak."""
        plan, tally = self._plan, Tally()
        seconds, megabytes = list[float](), list[float]()

        async def watch() -> None:
            begun = perf_counter()
            while use := server.use():
                seconds.append(perf_counter() - begun)
                megabytes.append(use.megabytes)
                await asyncio.sleep(1)

        async with self._crowd(server, plan.tables, plan.game, 2, bot=plan.bot) as crowd:
            watching = asyncio.create_task(watch())
            try:
                await crowd.play("loadtest-soak", tally, plan.soak, plan.rate)
            finally:
                watching.cancel()
                if seconds:
                    half = len(seconds) // 2  # caches are full by then
                    growth = slope(seconds[half:], megabytes[half:])
                    self._found.soak = Soak(seconds[-1], tally.made, megabytes[0], megabytes[-1], growth)

    async def _rest(self, server: OwnServer) -> None:
        """Games in progress with all players connected, but without moves."""
        plan = self._plan
        async with self._crowd(server, plan.at_rest, plan.game, 2, moves=MOVES_BEFORE_REST) as crowd:
            await crowd.play_out("loadtest-begun")
            await passing(self._tell, "loadtest-rest", REST_AFTER + SWEPT)
            use = server.use()
            if use:
                self._found.rest = Rest(plan.at_rest, use.megabytes, use.processes)

    async def _openings(self) -> None:
        """Play long games to the end, then request each from a new server that does not know them."""
        async with (
            self._server() as server,
            self._crowd(server, self._plan.openings, LONG_GAME, LONG_GAME_PLAYERS, again=False) as crowd,
        ):
            await crowd.play_out("loadtest-long")
        async with self._server():
            looks = [await asyncio.to_thread(timed, party.look) for party in crowd.parties]
        first, *others = [seconds * 1000 for seconds, _ in looks]
        entries = int(median(seq for _, seq in looks))
        self._found.opening = Opening(LONG_GAME, LONG_GAME_PLAYERS, entries, first, median(others) if others else None)


def timed(look: Callable[[], int]) -> tuple[float, int]:
    begun = perf_counter()
    seq = look()
    return perf_counter() - begun, seq
