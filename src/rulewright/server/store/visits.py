"""People's tables: lists, page by page, and deletion."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    Select,
    and_,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from rulewright.kernel.message import UserError

from .database_tables import (
    entries,
    packs,
    progress,
    remarks,
    reviews,
    sessions,
    sitting,
    snapshots,
    tables,
    users,
    visits,
)
from .users import Users, without_orphans

NAMING = (tables.c.host, sitting.c.user_id, visits.c.user_id, packs.c.owner)  # references that keep a person
OVER = case((tables.c.status == "over", 1), else_=0)


class Visits(Users):
    # ------------------------------------------------------------- lists
    async def listed(self, status: str, most: int, after: str = "") -> list[str]:
        """Open tables, newest first, after the given one."""
        query = select(tables.c.id).where(tables.c.open, tables.c.status == status)
        return await self._page(query, [(tables.c.created, True), (tables.c.id, True)], most, after)

    async def tables_of(self, user: str, most: int, after: str = "", hidden: bool = False) -> list[str]:
        """Unfinished tables first, then the newest; or those that the user has hidden."""
        seats = select(sitting.c.table_id).where(sitting.c.user_id == user)
        shown = select(visits.c.table_id).where(visits.c.user_id == user, visits.c.hidden == hidden)
        own = (tables.c.host == user) | tables.c.id.in_(seats)
        query = select(tables.c.id).where(own, tables.c.id.in_(shown))
        return await self._page(query, [(OVER, False), (tables.c.created, True), (tables.c.id, True)], most, after)

    async def _page(
        self, query: Select[Any], order: list[tuple[ColumnElement[Any], bool]], most: int, after: str
    ) -> list[str]:
        """`order`: columns, and whether descending."""
        if after:
            place = select(*(by for by, _ in order)).where(tables.c.id == after)
            found = await self._read(place) if "\0" not in after else []
            if not found:
                raise UserError("server-table-unknown")
            query = query.where(beyond(order, list(found[0])))
        query = query.order_by(*(by.desc() if backwards else by for by, backwards in order)).limit(most)
        return [row.id for row in await self._read(query)]

    # ------------------------------------------------------------- who was there
    async def others_at(self, table: str, user: str) -> bool:
        """Whether anybody but that user has ever sat there."""
        query = select(visits.c.user_id).where(visits.c.table_id == table, visits.c.user_id != user).limit(1)
        return bool(await self._read(query))

    async def visited(self, user: str) -> list[str]:
        """Every table where the user has ever sat, or which they created; oldest first."""
        query = select(tables.c.id).join(visits, visits.c.table_id == tables.c.id).where(visits.c.user_id == user)
        return [row.id for row in await self._read(query.order_by(tables.c.created, tables.c.id))]

    async def hidden(self, user: str, table: str) -> bool:
        query = select(visits.c.hidden).where(visits.c.user_id == user, visits.c.table_id == table)
        return any(row.hidden for row in await self._read(query))

    async def hide(self, user: str, table: str, hidden: bool) -> None:
        its = (visits.c.user_id == user) & (visits.c.table_id == table)
        await self.writer.write(None, [update(visits).where(its).values(hidden=hidden)])

    async def left_behind(self) -> list[tuple[str, str]]:
        """Deleted users, and the tables where something of theirs is still to be done."""
        query = select(visits.c.user_id, visits.c.table_id).join(users, users.c.id == visits.c.user_id)
        return [(row.user_id, row.table_id) for row in await self._read(query.where(users.c.name == ""))]

    # ------------------------------------------------------------- what has been idle for long
    async def idle_tables(self, before: int) -> list[tuple[str, int, int]]:
        """Tables without activity since then: with the time of their last activity, and their patience."""
        last = func.coalesce(func.max(entries.c.at), tables.c.created).label("last")
        query = select(tables.c.id, tables.c.patience, last).outerjoin(entries, entries.c.table_id == tables.c.id)
        query = query.group_by(tables.c.id, tables.c.patience, tables.c.created).having(last < before)
        return [(row.id, row.last, row.patience) for row in await self._read(query.order_by(last))]

    async def idle_guests(self, before: int) -> list[str]:
        """Guests who came before then, without activity at their tables since."""
        used = exists().where(
            visits.c.user_id == users.c.id, entries.c.table_id == visits.c.table_id, entries.c.at >= before
        )
        made = exists().where(
            visits.c.user_id == users.c.id, tables.c.id == visits.c.table_id, tables.c.created >= before
        )
        query = select(users.c.id).where(users.c.password.is_(None), users.c.name != "", users.c.created < before)
        return [row.id for row in await self._read(query.where(~used, ~made).order_by(users.c.created))]

    async def newest(self) -> int:
        """The time of the latest activity of all."""
        (row,) = await self._read(select(select(func.max(entries.c.at)).scalar_subquery().label("at")))
        return int(row.at or 0)


def beyond(order: list[tuple[ColumnElement[Any], bool]], place: list[Any]) -> ColumnElement[bool]:
    """A condition for everything after that place in that order."""
    ways = []
    for n, (by, backwards) in enumerate(order):
        same = [earlier == value for (earlier, _), value in zip(order[:n], place[:n], strict=True)]
        ways.append(and_(*same, by < place[n] if backwards else by > place[n]))
    return or_(*ways)


# ------------------------------------------------------------- statements
def visit(table: str, user: str) -> Executable:
    """Record a visit unless it is already recorded."""
    there = exists().where(visits.c.user_id == user, visits.c.table_id == table)
    row = select(literal(user), literal(table), false()).where(~there)
    return insert(visits).from_select(["user_id", "table_id", "hidden"], row)


def forget_visit(table: str, user: str) -> Executable:
    return delete(visits).where(visits.c.user_id == user, visits.c.table_id == table)


def without_table(table: str) -> list[Executable]:
    """Delete everything about a table."""
    every = (entries, snapshots, sitting, visits, remarks, reviews)
    parts = [delete(part).where(part.c.table_id == table) for part in every]
    return [*parts, delete(tables).where(tables.c.id == table)]


def without_traces() -> list[Executable]:
    """Delete users who have left and are no longer referenced. Their chat messages stay without a name."""
    named = [exists().where(column == users.c.id) for column in NAMING]
    left = select(users.c.id).where(users.c.name == "")
    ended = delete(sessions).where(sessions.c.user_id.in_(left))
    learnt = delete(progress).where(progress.c.user_id.in_(left))
    said = update(remarks).where(remarks.c.user_id.in_(left)).values(user_id=None, name="")
    return [ended, learnt, said, without_orphans(), delete(users).where(users.c.name == "", *(~each for each in named))]


def rewritten(table: str, seq: int, body: str) -> Executable:
    return update(entries).where(entries.c.table_id == table, entries.c.seq == seq).values(body=body)
