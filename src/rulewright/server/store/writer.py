"""All writes go through one connection, and waiting ones are committed together: one flush of the disk serves many tables."""

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

from .appending import Entries, Numbers, appending
from .database import Database

MOST_TOGETHER = 200
TRIES = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts, for a database that is restarting
TAKEN = (IntegrityError, sqlite3.IntegrityError)  # a number or a name is taken, or a table is gone
COMING_OR_GOING = "57P"  # prefix of PostgreSQL's error codes while starting or stopping
log = structlog.get_logger("store")


class Unavailable(UserError):
    """The database cannot be reached or accepts no writes. It is unknown whether the data was written."""

    def __init__(self) -> None:
        super().__init__("server-store-unavailable")


class Job(NamedTuple):
    entry: dict[str, Any] | None  # a row of entries; its number may already be taken
    statements: Sequence[Executable]  # executed with it, or not at all
    stored: asyncio.Future[bool]
    answers: list[Row[Any]]  # of statements that return rows

    def answer(self, stored: bool) -> None:
        if not self.stored.done():  # a caller that was cancelled meanwhile does not cancel the write
            self.stored.set_result(stored)


class Writer:
    def __init__(self, database: Database) -> None:
        self._database, self.dialect = database, database.dialect
        self._append = appending(database.dialect)
        self._waiting: list[Job] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = self.written = self.failures = 0

    async def write(self, entry: dict[str, Any] | None, statements: Sequence[Executable] = ()) -> bool:
        """Returns True once everything is on disk; False, and nothing is written, if a number or a name is taken."""
        return await self._done(Job(entry, statements, asyncio.get_running_loop().create_future(), []))

    async def ask(self, statement: Executable) -> list[Row[Any]]:
        """The rows returned by a writing statement, once it is on disk."""
        job = Job(None, [statement], asyncio.get_running_loop().create_future(), [])
        await self._done(job)
        return job.answers

    async def _done(self, job: Job) -> bool:
        self._waiting.append(job)
        self._news.set()
        return await job.stored

    # ------------------------------------------------------------- the background task
    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
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
        except Exception as error:  # any error: later jobs must be written anyway
            if len(jobs) > 1:  # a single one may have made all fail
                for job in jobs:
                    await self._serve([job])
                return
            if isinstance(error, TAKEN):
                jobs[0].answer(False)
                return
            log.error("nothing could be written", why=type(error).__name__)
            self.failures += 1
            if not jobs[0].stored.done():
                jobs[0].stored.set_exception(Unavailable())
            return
        for job, stored in zip(jobs, results, strict=True):
            job.answer(stored)

    async def _commit_at_last(self, jobs: list[Job]) -> list[bool]:
        """Retry while the connection is lost. An entry that was written after all looks like somebody else's."""
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
        if any(job.statements for job in jobs):
            results = await self._database.run(lambda connection: self._carry_out(connection, jobs))
        else:
            results = new_ones(jobs, await self._database.append(rows_of(jobs)))
        self.commits += 1
        self.written += sum(results)
        return results

    def _carry_out(self, connection: Connection, jobs: list[Job]) -> list[bool]:
        rows = rows_of(jobs)
        results = new_ones(jobs, self._append(connection, rows) if rows else set())
        for job, stored in zip(jobs, results, strict=True):
            job.answers.clear()  # from an attempt that failed
            for statement in job.statements if stored else ():
                result = connection.execute(statement)
                job.answers.extend(result if result.returns_rows else ())
        return results


def rows_of(jobs: list[Job]) -> Entries:
    return [job.entry for job in jobs if job.entry is not None]


def new_ones(jobs: list[Job], new: Numbers) -> list[bool]:
    """For each job, whether its entry is new; those without one always are."""
    return [job.entry is None or (job.entry["table_id"], job.entry["seq"]) in new for job in jobs]


def away(error: Exception) -> bool:
    """Whether the connection is lost, or PostgreSQL is starting or stopping."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return True
    return str(getattr(error.orig, "sqlstate", "")).startswith(COMING_OR_GOING)
