"""Drafts of people's own packs in the database: one per pack, as changes to one of its versions."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from .database_tables import drafts
from .kept_reviews import ReviewStore
from .users import now


class Draft(msgspec.Struct, frozen=True):
    pack_id: str
    number: int  # 0 while nothing has been changed
    base: str  # the version that the changes are made to
    changes: dict[str, Any]  # by place: see kernel/bundles/paths.py
    at: int


class DraftStore(ReviewStore):
    async def draft(self, pack: str) -> Draft | None:
        rows = await self._read(select(drafts).where(drafts.c.pack_id == pack))
        if not rows:
            return None
        row = rows[0]
        return Draft(row.pack_id, row.number, row.base, json.loads(row.changes), row.at)

    async def change_draft(self, before: Draft, changes: dict[str, Any]) -> bool:
        """False if somebody else has changed it since."""
        text = json.dumps(changes, ensure_ascii=False)
        values = {"number": before.number + 1, "changes": text, "at": now()}
        if before.number == 0:
            row = insert(drafts).values(pack_id=before.pack_id, base=before.base, **values)
            return await self.writer.write(None, [row])
        same = drafts.c.pack_id == before.pack_id, drafts.c.number == before.number
        return bool(await self.writer.ask(update(drafts).where(*same).values(values).returning(drafts.c.number)))

    async def end_draft(self, draft: Draft) -> None:
        """Delete a draft that has become a version, unless it was changed in the meantime."""
        same = drafts.c.pack_id == draft.pack_id, drafts.c.number == draft.number
        await self.writer.write(None, [delete(drafts).where(*same)])
