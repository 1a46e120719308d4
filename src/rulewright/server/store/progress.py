"""What people have learnt, as JSON; see keeping/progress.py."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from .database_tables import progress
from .packs import PackStore


class ProgressStore(PackStore):
    async def progress(self, user: str) -> str:
        """ "" if there is none."""
        rows = await self._read(select(progress.c.body).where(progress.c.user_id == user))
        return str(rows[0].body) if rows else ""

    async def keep_progress(self, user: str, before: str, body: str) -> bool:
        """False, and nothing is written, if the stored progress is no longer `before`."""
        if not before:
            return await self.writer.write(None, [insert(progress).values(user_id=user, body=body)])
        its = progress.c.user_id == user, progress.c.body == before
        return bool(await self.writer.ask(update(progress).where(*its).values(body=body).returning(progress.c.user_id)))
