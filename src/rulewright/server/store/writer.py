"""All that is written goes through one connection, and what waits is committed together: one flush of the disk serves many tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError

from rulewright.kernel.message import UserError

from .appending import appending
from .database import Database

MOST_TOGETHER = 200
TRIES = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds between them, for a database that is being restarted
TAKEN = (IntegrityError, sqlite3.IntegrityError)  # a number or a name is somebody else's, or a table is gone
COMING_OR_GOING = "57P"  # how such codes of PostgreSQL begin
log = structlog.get_logger("store")


class Unavailable(UserError):
    """The database cannot be reached or takes nothing. It is not known whether what was to be written is there."""

    def __init__(self) -> None:
        super().__init__("server-store-unavailable")


class Job(NamedTuple):
    entry: dict[str, Any] | None  # a row of entries; its number may have been given already
    statements: Sequence[Executable]  # to be done with it, or not at all
    stored: asyncio.Future[bool]
    answers: list[Row[Any]]  # of statements that give some


class Writer:
    def __init__(self, database: Database) -> None:
        self._database, self.dialect = database, database.dialect
        self._append = appending(database.dialect)
        self._waiting: list[Job] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = self.written = self.failures = 0

    async def write(self, entry: dict[str, Any] | None, statements: Sequence[Executable] = ()) -> bool:
        """True once all of it is on the disk; False, and nothing is written, if a number or a name in it is somebody else's."""
        return await self._done(Job(entry, statements, asyncio.get_running_loop().create_future(), []))

    async def ask(self, statement: Executable) -> list[Row[Any]]:
        """What a statement gives that also writes, once it is on the disk."""
        job = Job(None, [statement], asyncio.get_running_loop().create_future(), [])
        await self._done(job)
        return job.answers

    async def _done(self, job: Job) -> bool:
        self._waiting.append(job)
        self._news.set()
        return await asyncio.shield(job.stored)  # to stop waiting does not stop the writing

    # ------------------------------------------------------------- the task behind it
    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """After what waits has been written."""
        while self._waiting and self._task and not self._task.done():
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            jobs = self._waiting[:MOST_TOGETHER]
            await self._serve(jobs)
            del self._waiting[: len(jobs)]
            if not self._waiting:
                self._news.clear()

    async def _serve(self, jobs: list[Job]) -> None:
        try:
            results = await self._commit_at_last(jobs)
        except Exception as error:  # whatever it is: those that come after are written anyway
            if len(jobs) > 1:  # one of them may be at fault for all
                for job in jobs:
                    await self._serve([job])
                return
            if isinstance(error, TAKEN):
                jobs[0].stored.set_result(False)
                return
            log.error("nothing could be written", why=type(error).__name__)
            self.failures += 1
            jobs[0].stored.set_exception(Unavailable())
            jobs[0].stored.exception()  # heard of, even if nobody waits any more
            return
        for job, stored in zip(jobs, results, strict=True):
            job.stored.set_result(stored)

    async def _commit_at_last(self, jobs: list[Job]) -> list[bool]:
        """Tried again while the connection is lost. An entry that was there after all shows as somebody else's."""
        for pause in TRIES:
            try:
                return await self._commit(jobs)
            except (DBAPIError, OSError, TimeoutError) as error:
                if not away(error):
                    raise
                log.warning("the database is away", why=type(error).__name__)
                await asyncio.sleep(pause)
        return await self._commit(jobs)

    async def _commit(self, jobs: list[Job]) -> list[bool]:
        results = await self._database.run(lambda connection: self._carry_out(connection, jobs))
        self.commits += 1
        self.written += sum(results)
        return results

    def _carry_out(self, connection: Connection, jobs: list[Job]) -> list[bool]:
        rows = [job.entry for job in jobs if job.entry is not None]
        new = self._append(connection, rows) if rows else set()
        results = [job.entry is None or (job.entry["table_id"], job.entry["seq"]) in new for job in jobs]
        for job, stored in zip(jobs, results, strict=True):
            job.answers.clear()  # of an attempt that failed
            for statement in job.statements if stored else ():
                result = connection.execute(statement)
                job.answers.extend(result if result.returns_rows else ())
        return results


def away(error: Exception) -> bool:
    """The connection is lost; or PostgreSQL takes none, since it is starting or ending."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return True
    return str(getattr(error.orig, "sqlstate", "")).startswith(COMING_OR_GOING)
