"""Migrates a database to this version's schema. Runs when a server starts, and does nothing if it is up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from rulewright.kernel.message import UserError
from rulewright.server.config import without_password

from . import file
from .database import database_for

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 7_201_973  # the number of a PostgreSQL lock


def configured(connection: Connection) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # other machines may start at the same time
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = configured(connection)
    there = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if there is not None and there not in known:
        raise UserError("server-database-newer", revision=there)
    command.upgrade(config, "head")


async def migrate(address: str) -> None:
    file.prepare(address)
    database = database_for(address, 1)
    try:
        await database.run(upgrade)
    except (DBAPIError, OSError, TimeoutError) as error:
        why = str(error.orig if isinstance(error, DBAPIError) else error)
        raise UserError("server-database-unreachable", address=without_password(address), why=why) from None
    finally:
        await database.close()


def run(address: str) -> None:
    asyncio.run(migrate(address))


assert sqlite3.sqlite_version_info >= (3, 35), "RETURNING needs SQLite 3.35"
