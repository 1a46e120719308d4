"""Who is logged in where. The database knows; each process caches it briefly and is notified by the others of changes.

Sockets are watched: when their session ends, in whichever process, they are told at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from rulewright.server.store.users import Claim, Session, User, Users, new_id, now
from rulewright.server.store.writer import Unavailable

from .together import Together

PERSON = "person"  # the first word of a message on the bus about a person
KNOWN_FOR = 20.0  # seconds for which a person is cached
MOST_KNOWN = 10_000
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # the first of these found in the user agent is the browser
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
LONGEST_DEVICE = 60  # characters
Ended = Callable[[], None]


class Sessions:
    def __init__(self, store: Users, publish: Callable[[str], None], well: Callable[[], bool]) -> None:
        """`publish` notifies the other processes, `well` says whether their messages arrive."""
        self._store, self._publish, self._well = store, publish, well
        self._known = OrderedDict[Claim, tuple[float, User]]()
        self._changes = 0  # counted, so that an outdated answer is not cached
        self._watched = dict[Claim, list[Ended]]()
        self._asked = Together(store.valid)

    # ------------------------------------------------------------- looking up
    async def who(self, claim: Claim) -> User | None:
        seen, user = self._known.get(claim, (0.0, None))
        if user and seen > time.monotonic() - KNOWN_FOR and self._well():
            return user
        changes = self._changes
        user = await self._asked.ask(claim)
        if user and changes == self._changes:
            self._remember(claim, user)
        return user

    def _remember(self, claim: Claim, user: User) -> None:
        self._known[claim] = (time.monotonic(), user)
        self._known.move_to_end(claim)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    # ------------------------------------------------------------- beginning and ending
    async def begin(self, user: User, device: str) -> Claim:
        session = new_session(user.id, device)
        await self._store.begin_session(session)
        return Claim(user.id, session.id, user.epoch)

    async def end(self, claim: Claim) -> None:
        await self._store.end_session(claim)
        await self.changed(claim.user)

    async def changed(self, user: str) -> None:
        """A name, a password or a session has changed: make all processes look again."""
        self._publish(f"{PERSON} {user}")
        with suppress(Unavailable):  # it will be checked again later
            await self.look_again(user)

    async def look_again(self, user: str = "") -> None:
        """Forget the cached data of a person, or of everybody."""
        self._changes += 1
        for claim in [claim for claim in self._known if user in ("", claim.user)]:
            del self._known[claim]
        await self.check(user)

    # ------------------------------------------------------------- sockets
    @asynccontextmanager
    async def watched(self, claim: Claim | None, ended: Ended) -> AsyncIterator[None]:
        """While a connection is open: call `ended` when the session ends."""
        if claim is None:
            yield
            return
        self._watched.setdefault(claim, []).append(ended)
        try:
            with suppress(Unavailable):  # it will be checked again later
                if await self.who(claim) is None:  # it has ended in the meantime
                    ended()
            yield
        finally:
            held = self._watched.get(claim, [])
            if ended in held:
                held.remove(ended)
            if not held:
                self._watched.pop(claim, None)

    async def check(self, user: str = "") -> None:
        """Close the connections here whose sessions have ended."""
        claims = [claim for claim in self._watched if user in ("", claim.user)]
        valid = await self._store.valid(claims)
        for claim in claims:
            if claim not in valid:
                for ended in self._watched.pop(claim, []):
                    ended()


def new_session(user: str, device: str) -> Session:
    return Session(new_id(), user, now(), device[:LONGEST_DEVICE])


def device_of(agent: str) -> str:
    """A short description of a browser or program, such as "Firefox, Linux"."""
    browser = next((name for name in BROWSERS if f"{name}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    browser = {"Edg": "Edge", "OPR": "Opera"}.get(browser, browser)
    system = {"Macintosh": "macOS", "CrOS": "ChromeOS"}.get(system, system)
    return ", ".join(filter(None, (browser, system))) or agent.partition("/")[0].strip()
