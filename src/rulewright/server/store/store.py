"""What is asked of the database. Reading goes through a pool of connections, writing through the writer's one."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Row,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from rulewright.server import entries as e

from .database import database_for
from .schema import entries, shared, sitting, snapshots, tables, users
from .writer import Unavailable, Writer

READERS = 4
log = structlog.get_logger("store")


class Terms(msgspec.Struct, frozen=True):
    """What a table agreed on when it was made."""

    id: str
    game: str
    rules: str
    pack: str
    pack_hash: str
    players: int
    options: dict[str, str]
    data: dict[str, Any]
    rated: bool
    open: bool
    watched: bool
    patience: int
    host: str
    invitation: str
    seed: bytes
    created: int
    hints: bool = True


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    created: int


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(16)


class Store:
    def __init__(self, address: str) -> None:
        self._reading, self._writing = database_for(address, READERS), database_for(address, 1)
        self.writer = Writer(self._writing)

    async def open(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self._writing.close()
        await self._reading.close()

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """Once more if the connection was lost meanwhile."""

        def rows(connection: Connection) -> list[Row[Any]]:
            return list(connection.execute(query))

        try:
            return await self._reading.run(rows)
        except (SQLAlchemyError, OSError):
            try:
                return await self._reading.run(rows)
            except (SQLAlchemyError, OSError) as error:
                log.warning("nothing can be read", why=str(error).partition("\n")[0])
                raise Unavailable from None

    async def ready(self) -> None:
        """Raises if the database does not answer."""
        await self._read(select(text("1")))

    async def secret(self) -> str:
        """The same for all processes of a server, and after a restart."""
        query = select(shared.c.value).where(shared.c.name == "secret")
        while not (found := await self._read(query)):
            made = insert(shared).values(name="secret", value=secrets.token_hex(32))
            await self.writer.write(None, [made])  # or another process was quicker
        return str(found[0].value)

    # ------------------------------------------------------------- people
    async def add_user(self, user: User) -> None:
        await self.writer.write(None, [insert(users).values(msgspec.structs.asdict(user))])

    async def change_user(self, user: User) -> bool:
        """False if the login is somebody else's."""
        changed = update(users).where(users.c.id == user.id).values(msgspec.structs.asdict(user))
        return await self.writer.write(None, [changed])

    async def user(self, id: str) -> User | None:
        return _user(await self._read(select(users).where(users.c.id == id)))

    async def account(self, login: str) -> User | None:
        return _user(await self._read(select(users).where(users.c.login == login)))

    # ------------------------------------------------------------- tables
    async def add_table(
        self,
        terms: Terms,
        status: str,
        first: Sequence[dict[str, Any]],
        also: Sequence[Executable],
        guests: Sequence[User] = (),
    ) -> None:
        """With its first entries and those who come with it, or not at all."""
        row = msgspec.structs.asdict(terms)
        row |= {"options": _json(terms.options), "data": _json(terms.data), "status": status}
        added = [insert(entries).values(entry) for entry in first]
        people = [insert(users).values(msgspec.structs.asdict(guest)) for guest in guests]
        await self.writer.write(None, [*people, insert(tables).values(row), *added, *also])

    async def terms(self, id: str) -> Terms | None:
        return await self._terms(tables.c.id, id)

    async def invited(self, invitation: str) -> Terms | None:
        return await self._terms(tables.c.invitation, invitation)

    async def _terms(self, column: ColumnElement[str], wanted: str) -> Terms | None:
        """PostgreSQL takes no zero byte, not even to say that there is none."""
        return _terms(await self._read(select(tables).where(column == wanted))) if "\0" not in wanted else None

    async def rows(self, table: str, after: int = 0) -> list[e.Row]:
        return await self._rows(entries.c.table_id == table, entries.c.seq > after)

    async def news(self, known: dict[str, int]) -> defaultdict[str, list[e.Row]]:
        """Of several tables, the entries after those that are known."""
        found = defaultdict[str, list[e.Row]](list)
        wanted = [(entries.c.table_id == table) & (entries.c.seq > after) for table, after in known.items()]
        if wanted:
            query = select(entries).where(or_(*wanted)).order_by(entries.c.seq)
            for row in await self._read(query):
                found[row.table_id].append(e.Row(row.seq, row.at, row.asked, e.decode(row.body)))
        return found

    async def outline(self, table: str) -> list[e.Row]:
        """Without the moves, but for the start and the last: enough to know what is played, who sits there and who is asked."""
        moves = entries.c.table_id == table, entries.c.move
        ends = [select(end(entries.c.seq)).where(*moves).scalar_subquery() for end in (func.min, func.max)]
        return await self._rows(entries.c.table_id == table, ~entries.c.move | entries.c.seq.in_(ends))

    async def _rows(self, *where: ColumnElement[bool]) -> list[e.Row]:
        query = (
            select(entries.c.seq, entries.c.at, entries.c.asked, entries.c.body).where(*where).order_by(entries.c.seq)
        )
        return [e.Row(row.seq, row.at, row.asked, e.decode(row.body)) for row in await self._read(query)]

    async def last_seqs(self, tables: list[str]) -> dict[str, int]:
        """The number of the last entry of each."""
        last = func.max(entries.c.seq).label("last")
        query = select(entries.c.table_id, last).where(entries.c.table_id.in_(tables)).group_by(entries.c.table_id)
        return {row.table_id: row.last for row in await self._read(query)}

    async def snapshots(self, table: str) -> dict[int, bytes]:
        query = select(snapshots.c.seq, snapshots.c.position).where(snapshots.c.table_id == table)
        return {row.seq: bytes(row.position) for row in await self._read(query)}

    # ------------------------------------------------------------- which tables there are
    async def listed(self, status: str, most: int) -> list[str]:
        """Open tables, the newest first."""
        query = select(tables.c.id).where(tables.c.open, tables.c.status == status)
        return [row.id for row in await self._read(query.order_by(tables.c.created.desc()).limit(most))]

    async def tables_of(self, user: str, most: int) -> list[str]:
        """The newest first, whether they are over or not."""
        seats = select(sitting.c.table_id).where(sitting.c.user_id == user)
        query = select(tables.c.id).where((tables.c.host == user) | tables.c.id.in_(seats))
        return [row.id for row in await self._read(query.order_by(tables.c.created.desc()).limit(most))]

    async def every_table(self, status: str = "") -> list[str]:
        """The oldest first; all of them, or those of that status."""
        query = select(tables.c.id).where(tables.c.status == status) if status else select(tables.c.id)
        return [row.id for row in await self._read(query.order_by(tables.c.created, tables.c.id))]

    async def status(self, table: str) -> str:
        return str((await self._read(select(tables.c.status).where(tables.c.id == table)))[0].status)

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables at which a bot is asked and nothing has happened since then."""
        each = entries.alias()
        last = select(func.max(each.c.seq)).where(each.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id).join(entries, entries.c.table_id == tables.c.id)
        query = query.where(tables.c.status == "playing", entries.c.seq == last, entries.c.bot, entries.c.at < before)
        return [row.id for row in await self._read(query)]


# ------------------------------------------------------------- statements that go with an entry
def set_status(table: str, status: str) -> Executable:
    return update(tables).where(tables.c.id == table).values(status=status)


def sit(table: str, seat: int, user: str) -> Executable:
    return insert(sitting).values(table_id=table, seat=seat, user_id=user)


def stand(table: str, seat: int) -> Executable:
    return delete(sitting).where(sitting.c.table_id == table, sitting.c.seat == seat)


def keep_position(table: str, seq: int, position: bytes) -> Executable:
    return insert(snapshots).values(table_id=table, seq=seq, position=position)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _user(rows: Sequence[Row[Any]]) -> User | None:
    return User(**rows[0]._mapping) if rows else None


def _terms(rows: Sequence[Row[Any]]) -> Terms | None:
    if not rows:
        return None
    row = {name: value for name, value in rows[0]._mapping.items() if name != "status"}
    row |= {"options": msgspec.json.decode(row["options"]), "data": msgspec.json.decode(row["data"])}
    return Terms(**row)
