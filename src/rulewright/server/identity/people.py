"""Guests and accounts. A guest has a name and a session; a guest with a password has an account and can log in anywhere."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any, NamedTuple

from msgspec.structs import replace

from rulewright.kernel.message import UserError
from rulewright.server.store.users import Claim, Session, User, Users, new_id, now
from rulewright.server.store.writer import Unavailable

from . import passwords
from .cookies import LASTS
from .guesses import Guesses
from .names import VARIATIONS, login_of, look_of, proper
from .owners import refuse_lookalikes
from .passwords import Hashing
from .seals import device_seal, recovery_seal
from .sessions import Sessions, new_session

NAMED: list[dict[str, list[str]]] = [{"BearerToken": []}]  # for routes that need a name


class Caller(NamedTuple):
    """Where a request comes from."""

    address: str
    device: str  # the name that it gives itself
    mark: str  # given to a browser that has logged in before


class Arrived(NamedTuple):
    user: User
    claim: Claim


class People:
    def __init__(self, store: Users, sessions: Sessions, secret: str, limited: bool) -> None:
        self._store, self.sessions = store, sessions
        self._hashing = Hashing()
        self._guesses = Guesses(store, secret, limited)
        self.marks, self._recoveries = device_seal(secret), recovery_seal(secret)

    # ------------------------------------------------------------- guests
    async def welcome(self, name: str, caller: Caller) -> Arrived:
        """Create a guest."""
        name = proper(name)
        await refuse_lookalikes(self._store, [name])
        user = User(new_id(), name, None, None, 0, now())
        session = new_session(user.id, caller.device)
        await self._store.add_user(user, session)
        return Arrived(user, Claim(user.id, session.id, user.epoch))

    async def again(self, user: User, claim: Claim, caller: Caller) -> Arrived:
        """Welcome somebody who is already here, possibly with a token from before there were sessions."""
        return Arrived(user, claim if claim.kept else await self.sessions.begin(user, caller.device))

    async def rename(self, user: User, name: str) -> User:
        name = proper(name)
        await refuse_lookalikes(self._store, [name], user.id)
        keys = account_keys(name) if user.password else {}
        if not await self._store.change_user(user.id, name=name, **keys):
            raise UserError("server-name-taken", name=name)
        await self.sessions.changed(user.id)
        return replace(user, name=name)

    # ------------------------------------------------------------- accounts
    async def set_password(self, user: User, password: str, old: str, caller: Caller) -> Arrived:
        """Turn a guest into an account, or change a password. All other sessions end."""
        user = await self._proved(user, old, caller)
        passwords.check(password, user.name)
        keys = {} if user.password else account_keys(user.name)
        return await self._alone(user, caller, password=await self._hashing.hashed(password), **keys)

    async def forget(self, user: User, password: str, caller: Caller) -> None:
        """Empty the account and end all sessions."""
        await self._proved(user, password, caller)
        await self._store.empty(user.id)
        await self.sessions.changed(user.id)

    async def _proved(self, user: User, password: str, caller: Caller) -> User:
        """The current user, once the password is confirmed, if there is one. Wrong passwords count as for a login, since a session may be
        stolen."""
        user = named(await self._store.user(user.id))
        if user.password:
            async with self._guesses.counted(user.id, caller.address, self.device_of(user, caller.mark)):
                await self._hashing.verify(user.password, password)
        return user

    async def end_others(self, user: User, caller: Caller) -> Arrived:
        return await self._alone(user, caller)

    async def _alone(self, user: User, caller: Caller, **values: Any) -> Arrived:
        """Begin a session and end all others."""
        session = new_session(user.id, caller.device)
        if not await self._store.only_session(session, **values):
            raise UserError("server-name-taken", name=user.name)
        await self.sessions.changed(user.id)
        fresh = await self._store.user(user.id)
        assert fresh is not None
        return Arrived(fresh, Claim(user.id, session.id, fresh.epoch))

    async def log_in(self, name: str, password: str, caller: Caller) -> Arrived:
        user = await self._account(name)
        device = self.device_of(user, caller.mark) if user else ""
        async with self._guesses.counted(user.id if user else login_of(name), caller.address, device):
            await self._hashing.verify(user.password if user else None, password)
        assert user is not None
        return Arrived(user, await self.sessions.begin(user, caller.device))

    def device_of(self, user: User, mark: str) -> str:
        """The id of a browser in which they have logged in before, or ""."""
        token = self.marks.opened(mark) if mark else None
        return str(token.extras.get("device", "")) if token and token.sub == user.id else ""

    async def sessions_of(self, user: User) -> list[Session]:
        return await self._store.sessions_of(user.id)

    async def _account(self, name: str) -> User | None:
        """Look up the account, also without the variation selectors that keyboards add to emoji; old accounts may have them in their
        names."""
        for login in dict.fromkeys((login_of(name), login_of(VARIATIONS.sub("", name)))):
            if login.isprintable() and (found := await self._store.account(login)):
                return found
        return None

    # ------------------------------------------------------------- password recovery
    async def recover(self, code: str, password: str, caller: Caller) -> Arrived:
        """Set a new password with a link from the server admin. The link is valid until then."""
        token = self._recoveries.opened(code)
        user = await self._store.user(token.sub) if token else None
        if not token or not user or token.extras.get("epoch") != user.epoch:
            raise UserError("server-recovery-over")
        passwords.check(password, user.name)
        return await self._alone(user, caller, password=await self._hashing.hashed(password))

    async def tidy_up(self) -> None:
        """Delete expired data; retried later if the database is unavailable."""
        with suppress(Unavailable):
            await self._store.forget_guesses()
            await self._store.forget_sessions(now() - LASTS // timedelta(milliseconds=1))


def account_keys(name: str) -> dict[str, str | None]:
    """The unique keys of an account."""
    return {"login": login_of(name), "look": look_of(name) or None}


def named(user: User | None) -> User:
    """The user; refused without a name."""
    if user is None:
        raise UserError("server-no-name")
    return user
