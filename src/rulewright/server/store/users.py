"""People in the database: guests and accounts, their sessions, and password attempts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    and_,
    bindparam,
    case,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from .connections import Connections
from .database_tables import drafts, guesses, pack_files, pack_versions, packs, progress, sessions, tables, users

APART = 2_000  # most milliseconds between the clocks of two machines
MOST_ASKED_ABOUT = 500  # sessions per query
PEOPLE, SESSIONS = (  # created once, since it is used for everybody who comes
    select(table).where(table.c.id.in_(bindparam("ids", expanding=True))) for table in (users, sessions)
)


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    created: int
    look: str | None = None


class Session(msgspec.Struct, frozen=True):
    id: str
    user_id: str
    began: int
    device: str
    ended: bool = False


class Claim(NamedTuple):
    """What a token says. Sessions of old tokens are not in the database, except to mark that they have ended."""

    user: str
    session: str
    epoch: int
    kept: bool = True


def now() -> int:
    return time.time_ns() // 1_000_000


def not_since(at: ColumnElement[int], before: int) -> ColumnElement[bool]:
    """Whether nothing has happened since then. A time in the future means that the clock was set back."""
    return or_(at < before, at > now() + APART)


def new_id() -> str:
    """Impossible to guess, and never mistaken for an option in a command."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


class Users(Connections):
    async def add_user(self, user: User, session: Session) -> None:
        await self.writer.write(None, [added(user), begun(session)])

    async def change_user(self, id: str, **values: Any) -> bool:
        """False if the login or the look belongs to somebody else."""
        return await self.writer.write(None, [update(users).where(users.c.id == id).values(values)])

    async def empty(self, id: str) -> None:
        """Erase the user: nobody can log in as them, and nothing is known about them. Packs that others play with stay, without an owner's
        name."""
        nothing: dict[str, Any] = {"name": "", "login": None, "password": None, "look": None}
        gone = update(users).where(users.c.id == id).values(epoch=users.c.epoch + 1, **nothing)
        ended = delete(sessions).where(sessions.c.user_id == id)
        own = select(packs.c.id).where(packs.c.owner == id)
        parts = [delete(table).where(table.c.pack_id.in_(own)) for table in (drafts, pack_versions)]
        learnt = delete(progress).where(progress.c.user_id == id)
        own_packs = [*parts, delete(packs).where(packs.c.owner == id), without_orphans()]
        await self.writer.write(None, [gone, ended, learnt, *own_packs])

    async def user(self, id: str) -> User | None:
        return _user(await self._read(select(users).where(users.c.id == id)))

    async def account(self, login: str) -> User | None:
        return _user(await self._read(select(users).where(users.c.login == login)))

    async def accounts_like(self, look: str, login: str) -> Sequence[User]:
        """Accounts whose names look like that, or differ only in capitals."""
        alike = or_(users.c.look == look, users.c.login == login)
        return [User(**row._mapping) for row in await self._read(select(users).where(alike))]

    # ------------------------------------------------------------- sessions
    async def begin_session(self, session: Session) -> None:
        await self.writer.write(None, [begun(session)])

    async def only_session(self, session: Session, **values: Any) -> bool:
        """End all other sessions of that person. False, and nothing is changed, if the name belongs to somebody else."""
        person, others = users.c.id == session.user_id, sessions.c.user_id == session.user_id
        changed = update(users).where(person).values(epoch=users.c.epoch + 1, **values)
        return await self.writer.write(None, [changed, delete(sessions).where(others), begun(session)])

    async def end_session(self, claim: Claim) -> None:
        gone = delete(sessions).where(sessions.c.id == claim.session, sessions.c.user_id == claim.user)
        noted = insert(sessions).values(id=claim.session, user_id=claim.user, began=now(), device="", ended=True)
        await self.writer.write(None, [gone] if claim.kept else [gone, noted])

    async def sessions_of(self, user: str) -> list[Session]:
        """Newest first."""
        query = select(sessions).where(sessions.c.user_id == user, ~sessions.c.ended).order_by(sessions.c.began.desc())
        return [Session(**row._mapping) for row in await self._read(query)]

    async def valid(self, claims: Sequence[Claim]) -> dict[Claim, User]:
        """The users of the valid claims."""
        found = dict[Claim, User]()
        for first in range(0, len(claims), MOST_ASKED_ABOUT):
            found |= await self._valid(claims[first : first + MOST_ASKED_ABOUT])
        return found

    async def _valid(self, claims: Sequence[Claim]) -> dict[Claim, User]:
        people = {row.id: User(**row._mapping) for row in await self._read(PEOPLE, ids=[c.user for c in claims])}
        kept = {row.id: row for row in await self._read(SESSIONS, ids=[c.session for c in claims])}

        def holds(claim: Claim) -> bool:
            user, session = people.get(claim.user), kept.get(claim.session)
            if user is None or user.epoch != claim.epoch:
                return False
            return session is not None and session.user_id == user.id if claim.kept else session is None

        return {claim: people[claim.user] for claim in claims if holds(claim)}

    async def forget_sessions(self, before: int) -> None:
        """Delete sessions whose tokens have expired."""
        await self.writer.write(None, [delete(sessions).where(sessions.c.began < before)])

    # ------------------------------------------------------------- password attempts
    async def spend(self, key: str, pause: int, most: int) -> int:
        """Use one of `most` attempts, of which one returns every `pause` milliseconds. Returns 0, or how long to wait for the next."""
        at = now()
        full = at + pause * most  # later than this only if the clock was set back
        due = case((and_(guesses.c.due > at, guesses.c.due <= full), guesses.c.due), else_=at)
        make = insert_sqlite if self.writer.dialect == "sqlite" else insert_postgresql
        spent = make(guesses).values(key=key, due=at + pause)
        spent = spent.on_conflict_do_update(
            index_elements=[guesses.c.key], set_={"due": due + pause}, where=due <= full - pause
        )
        if await self.writer.ask(spent.returning(guesses.c.due)):
            return 0
        found = await self._read(select(guesses.c.due).where(guesses.c.key == key))
        return max(1, found[0].due - (full - pause)) if found else 1

    async def give_back(self, keys: Collection[tuple[str, int]]) -> None:
        """Give back attempts that were right after all."""
        if not keys:
            return
        back = [update(guesses).where(guesses.c.key == key).values(due=guesses.c.due - pause) for key, pause in keys]
        await self.writer.write(None, back)

    async def forget_guesses(self) -> None:
        """Delete counts whose attempts have all returned."""
        await self.writer.write(None, [delete(guesses).where(guesses.c.due < now())])


def added(user: User) -> Executable:
    return insert(users).values(msgspec.structs.asdict(user))


def begun(session: Session) -> Executable:
    return insert(sessions).values(msgspec.structs.asdict(session))


def without_orphans() -> Executable:
    """Delete pack files that no pack and no table needs."""
    versions = exists().where(pack_versions.c.reference == pack_files.c.reference)
    played = exists().where(tables.c.pack == pack_files.c.reference)
    return delete(pack_files).where(~versions, ~played)


def _user(rows: Sequence[Row[Any]]) -> User | None:
    return User(**rows[0]._mapping) if rows else None
