"""The chat messages of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Row, and_, bindparam, delete, func, insert, literal, or_, select, tuple_

from .database_tables import remarks
from .users import User, now
from .visits import Visits

KEPT = 100  # messages per room; the oldest are deleted
MOST_ASKED = 300  # rooms per query
MINUTE = 60_000  # milliseconds
OF_ROOM = (  # created once, since it is used whenever somebody comes
    select(remarks)
    .where(remarks.c.table_id == bindparam("table"), remarks.c.room == bindparam("room"))
    .where(remarks.c.number > bindparam("known"))
    .order_by(remarks.c.number)
)

OF_ROOMS = (  # rooms of which nothing is known yet: after a restart everybody comes back at once
    select(remarks)
    .where(tuple_(remarks.c.table_id, remarks.c.room).in_(bindparam("rooms", expanding=True)))
    .order_by(remarks.c.number)
)


class Remark(msgspec.Struct, frozen=True):
    table_id: str
    room: str
    number: int
    at: int
    user_id: str | None
    name: str
    text: str
    phrase: str


class Chat(Visits):
    async def say(self, table: str, room: str, user: User, text: str, phrase: str, most: int | None) -> Remark | None:
        """Store a message. None, and nothing is written, if they have said too much in the last minute, or if another process was quicker:
        then try again."""
        at = now()
        place = remarks.c.table_id == table, remarks.c.room == room
        number = select(func.coalesce(func.max(remarks.c.number), 0) + 1).where(*place).scalar_subquery()
        values = (literal(table), literal(room), number, literal(at, BigInteger), literal(user.id), literal(user.name))
        row = select(*values, literal(text), literal(phrase))
        if most is not None:
            row = row.where(_said(user.id, at).scalar_subquery() < most)
        columns = ["table_id", "room", "number", "at", "user_id", "name", "text", "phrase"]
        made = _remarks(await self.writer.ask(insert(remarks).from_select(columns, row).returning(*remarks.c)))
        for new in made:
            await self.writer.write(None, [delete(remarks).where(*place, remarks.c.number <= new.number - KEPT)])
        return made[0] if made else None

    async def said(self, user: str) -> int:
        """How many messages they wrote in the last minute, at all tables."""
        return int((await self._read(_said(user, now())))[0].n)

    async def remarks(self, after: dict[tuple[str, str], int]) -> list[Remark]:
        """The messages after the known ones, for rooms given by table and room."""
        if len(after) == 1:
            (((table, room), known),) = after.items()
            return _remarks(await self._read(OF_ROOM, table=table, room=room, known=known))
        found, new = list[Remark](), [place for place, known in after.items() if not known]
        for first in range(0, len(new), MOST_ASKED):
            found += _remarks(await self._read(OF_ROOMS, rooms=new[first : first + MOST_ASKED]))
        wanted = [
            and_(remarks.c.table_id == table, remarks.c.room == room, remarks.c.number > known)
            for (table, room), known in after.items()
            if known
        ]
        for first in range(0, len(wanted), MOST_ASKED):
            query = select(remarks).where(or_(*wanted[first : first + MOST_ASKED])).order_by(remarks.c.number)
            found += _remarks(await self._read(query))
        return found

    async def remarks_of(self, user: str) -> list[Remark]:
        """All stored messages of a person, oldest first."""
        return _remarks(await self._read(select(remarks).where(remarks.c.user_id == user).order_by(remarks.c.at)))


def _said(user: str, at: int) -> Any:
    lately = remarks.c.user_id == user, remarks.c.at > at - MINUTE, remarks.c.at <= at
    return select(func.count().label("n")).select_from(remarks).where(*lately)


def _remarks(rows: Sequence[Row[Any]]) -> list[Remark]:
    return [Remark(**row._mapping) for row in rows]
