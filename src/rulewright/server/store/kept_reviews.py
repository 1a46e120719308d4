"""Stored reviews of finished games, one per table; the process that works on one updates it regularly."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, false, func, insert, select, update

from .chat import Chat
from .database_tables import reviews
from .users import not_since, now


class KeptReview(msgspec.Struct, frozen=True):
    table_id: str
    key: str
    asker: str
    at: int
    total: int
    done: bool
    body: str


class ReviewStore(Chat):
    async def review(self, table: str) -> KeptReview | None:
        rows = await self._read(select(reviews).where(reviews.c.table_id == table))
        return KeptReview(**rows[0]._mapping) if rows else None

    async def add_review(self, table: str, key: str, asker: str) -> bool:
        """Begin a review, replacing any older one. False if another process was quicker, or the table is gone."""
        row = {"table_id": table, "key": key, "asker": asker, "at": now(), "total": 0, "done": False, "body": "[]"}
        old = delete(reviews).where(reviews.c.table_id == table, reviews.c.key != key)
        return await self.writer.write(None, [old, insert(reviews).values(row)])

    async def keep_review(self, kept: KeptReview, body: str, total: int, *, done: bool) -> bool:
        """Store the progress; False if the review is no longer wanted."""
        values: dict[str, Any] = {"body": body, "total": total, "done": done, "at": now()}
        if done:
            values["asker"] = ""
        its = reviews.c.table_id == kept.table_id, reviews.c.key == kept.key
        statement = update(reviews).where(*its).values(values).returning(reviews.c.table_id)
        return bool(await self.writer.ask(statement))

    async def drop_review(self, kept: KeptReview) -> None:
        its = reviews.c.table_id == kept.table_id, reviews.c.key == kept.key
        await self.writer.write(None, [delete(reviews).where(*its)])

    async def unfinished_reviews(self, asker: str | None = None) -> int:
        """The number of unfinished reviews of one person, or of all."""
        where: list[ColumnElement[bool]] = [reviews.c.done == false()]
        if asker is not None:
            where.append(reviews.c.asker == asker)
        return int((await self._read(select(func.count().label("n")).select_from(reviews).where(*where)))[0].n)

    async def claim_reviews(self, before: int) -> list[KeptReview]:
        """Take over reviews without progress since then; no other process gets them."""
        its = reviews.c.done == false(), not_since(reviews.c.at, before)
        if not await self._read(select(reviews.c.table_id).where(*its).limit(1)):
            return []
        statement = update(reviews).where(*its).values(at=now()).returning(*reviews.c)
        return [KeptReview(**row._mapping) for row in await self.writer.ask(statement)]
