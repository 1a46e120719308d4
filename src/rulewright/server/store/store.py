"""Queries about tables."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from rulewright.kernel.bundles.bundle import is_reference
from rulewright.server.tables import entries as e

from .database_tables import entries, shared, sitting, snapshots, tables
from .packs import pinned
from .progress import ProgressStore
from .users import User as User
from .users import added, not_since
from .users import new_id as new_id
from .users import now as now
from .visits import visit

ENTRY = entries.c.seq, entries.c.at, entries.c.asked, entries.c.body
AFTER = (  # created once, since it is used with every move of another process
    select(*ENTRY)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
MOST_ASKED = 1000  # tables per query: databases limit the parameters of a query


class Origin(msgspec.Struct, frozen=True):
    """Where a table's game continues from."""

    table: str  # where that was played
    seq: int  # the entry after which this one continues
    source: dict[str, Any]  # as in the journal, including everything hidden


class Terms(msgspec.Struct, frozen=True):
    """What a table agreed on when it was created."""

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
    origin: Origin | None = None


class Store(ProgressStore):
    async def secret(self) -> str:
        """The same for all processes of a server, and after a restart."""
        query = select(shared.c.value).where(shared.c.name == "secret")
        while not (found := await self._read(query)):
            made = insert(shared).values(name="secret", value=secrets.token_hex(32))
            await self.writer.write(None, [made])  # unless another process was quicker
        return str(found[0].value)

    # ------------------------------------------------------------- tables
    async def add_table(
        self,
        terms: Terms,
        status: str,
        first: Sequence[dict[str, Any]],
        also: Sequence[Executable],
        guests: Sequence[User] = (),
    ) -> None:
        """Create a table with its first entries and new guests, or not at all."""
        await self.writer.write(None, [*(added(guest) for guest in guests), *lay_table(terms, status, first, also)])

    async def terms(self, id: str) -> Terms | None:
        return await self._terms(tables.c.id, id)

    async def invited(self, invitation: str) -> Terms | None:
        return await self._terms(tables.c.invitation, invitation)

    async def _terms(self, column: ColumnElement[str], wanted: str) -> Terms | None:
        """Also unpacks its pack. PostgreSQL rejects zero bytes even in queries."""
        terms = _terms(await self._read(select(tables).where(column == wanted))) if "\0" not in wanted else None
        if terms and is_reference(terms.pack):
            await self.at_hand(terms.pack)
        return terms

    async def rows(self, table: str, after: int = 0) -> list[e.Row]:
        return _entries(await self._read(AFTER, table=table, after=after))

    async def news(self, known: dict[str, int]) -> defaultdict[str, list[e.Row]]:
        """The entries after the known ones, for several tables."""
        found = defaultdict[str, list[e.Row]](list)
        if len(known) == 1:
            ((table, after),) = known.items()
            found[table] = await self.rows(table, after)
            return found
        wanted = [(entries.c.table_id == table) & (entries.c.seq > after) for table, after in known.items()]
        if wanted:
            query = select(entries).where(or_(*wanted)).order_by(entries.c.seq)
            for row in await self._read(query):
                found[row.table_id].append(e.Row(row.seq, row.at, row.asked, e.decode(row.body)))
        return found

    async def outline(self, table: str) -> list[e.Row]:
        """All entries except moves, plus the start and the last move: enough to know what is played, who sits there and who is asked."""
        moves = entries.c.table_id == table, entries.c.move
        ends = [select(end(entries.c.seq)).where(*moves).scalar_subquery() for end in (func.min, func.max)]
        where = entries.c.table_id == table, ~entries.c.move | entries.c.seq.in_(ends)
        return _entries(await self._read(select(*ENTRY).where(*where).order_by(entries.c.seq)))

    async def last_seqs(self, tables: list[str]) -> dict[str, int]:
        """The number of each table's last entry."""
        last, found = func.max(entries.c.seq).label("last"), dict[str, int]()
        for first in range(0, len(tables), MOST_ASKED):
            asked = entries.c.table_id.in_(tables[first : first + MOST_ASKED])
            query = select(entries.c.table_id, last).where(asked).group_by(entries.c.table_id)
            found |= {row.table_id: row.last for row in await self._read(query)}
        return found

    async def about_seats(self, user: str) -> list[tuple[str, int, e.Entry]]:
        """For each running game that the user hosts or has a seat in: the table, its number of players, and an entry in which somebody sat
        down or left."""
        seats = select(sitting.c.table_id).where(sitting.c.user_id == user)
        query = select(entries.c.table_id, tables.c.players, entries.c.body).join(
            tables, entries.c.table_id == tables.c.id
        )
        own = tables.c.status == "playing", (tables.c.host == user) | tables.c.id.in_(seats)
        rows = await self._read(query.where(~entries.c.move, *own).order_by(entries.c.table_id, entries.c.seq))
        return [(row.table_id, row.players, e.decode(row.body)) for row in rows]

    async def snapshots(self, table: str) -> dict[int, bytes]:
        query = select(snapshots.c.seq, snapshots.c.position).where(snapshots.c.table_id == table)
        return {row.seq: bytes(row.position) for row in await self._read(query)}

    # ------------------------------------------------------------- lists of tables
    async def gathering_of(self, host: str, since: int) -> int:
        """How many tables a person has created since then that still wait for players."""
        made = tables.c.host == host, tables.c.status == "gathering", tables.c.created >= since
        return int((await self._read(select(func.count().label("made")).select_from(tables).where(*made)))[0].made)

    async def every_table(self, status: str = "") -> list[str]:
        """Oldest first; all of them, or those with that status."""
        query = select(tables.c.id).where(tables.c.status == status) if status else select(tables.c.id)
        return [row.id for row in await self._read(query.order_by(tables.c.created, tables.c.id))]

    async def kinds(self) -> list[tuple[str, str, int]]:
        """For all tables with the same game, version, pack and status: one of them, the status, and their number."""
        kind = tables.c.game, tables.c.rules, tables.c.pack, tables.c.pack_hash, tables.c.status
        query = select(func.min(tables.c.id).label("id"), tables.c.status, func.count().label("n")).group_by(*kind)
        return [(row.id, row.status, row.n) for row in await self._read(query)]

    async def status(self, table: str) -> str:
        return str((await self._read(select(tables.c.status).where(tables.c.id == table)))[0].status)

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables where a bot is asked and nothing has happened since then."""
        each = entries.alias()
        last = select(func.max(each.c.seq)).where(each.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id).join(entries, entries.c.table_id == tables.c.id)
        query = query.where(tables.c.status == "playing", entries.c.seq == last, entries.c.bot)
        query = query.where(not_since(entries.c.at, before))
        return [row.id for row in await self._read(query)]


# ------------------------------------------------------------- statements executed with an entry
def lay_table(
    terms: Terms, status: str, first: Sequence[dict[str, Any]], also: Sequence[Executable]
) -> list[Executable]:
    """Create a table with its first entries."""
    row = msgspec.structs.asdict(terms)
    row |= {"options": _json(terms.options), "data": _json(terms.data), "status": status}
    row |= {"origin": _json(terms.origin) if terms.origin else None}
    pack = pinned(terms.game, terms.pack, terms.pack_hash)
    begin = [insert(entries).values(entry) for entry in first]
    return [*pack, insert(tables).values(row), visit(terms.id, terms.host), *begin, *also]


def set_status(table: str, status: str) -> Executable:
    return update(tables).where(tables.c.id == table).values(status=status)


def sit(table: str, seat: int, user: str) -> list[Executable]:
    return [insert(sitting).values(table_id=table, seat=seat, user_id=user), visit(table, user)]


def stand(table: str, seat: int) -> Executable:
    return delete(sitting).where(sitting.c.table_id == table, sitting.c.seat == seat)


def keep_position(table: str, seq: int, position: bytes) -> Executable:
    return insert(snapshots).values(table_id=table, seq=seq, position=position)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _entries(rows: Sequence[Row[Any]]) -> list[e.Row]:
    return [e.Row(row.seq, row.at, row.asked, e.decode(row.body)) for row in rows]


def _terms(rows: Sequence[Row[Any]]) -> Terms | None:
    if not rows:
        return None
    row = {name: value for name, value in rows[0]._mapping.items() if name != "status"}
    row |= {"options": msgspec.json.decode(row["options"]), "data": msgspec.json.decode(row["data"])}
    row["origin"] = msgspec.json.decode(row["origin"], type=Origin) if row["origin"] else None
    return Terms(**row)
