"""Bugs that servers of this kind have had, planted into ours temporarily: a simulator that does not find them is useless."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from typing import Any
from unittest.mock import patch

from rulewright.server.clock import Clock
from rulewright.server.identity.sessions import Sessions
from rulewright.server.shown import sight
from rulewright.server.store import appending, database
from rulewright.server.store.store import Store
from rulewright.server.store.writer import Unavailable, Writer
from rulewright.server.tables import playing
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.redis_bus import RedisBus
from rulewright.server.tables.story import Stale, Story
from rulewright.server.tables.table import Table

Planted = Callable[[], AbstractContextManager[Any]]


@contextmanager
def stale_worker() -> Iterator[None]:
    """After Redis came back, a worker relies on its memory, and never compares it with the database."""

    async def nothing(_: Hall) -> None:
        pass

    with patch.object(Hall, "_missed", nothing), patch.object(RedisBus, "stretch", 1):
        yield


def told_before_it_is_stored() -> Any:
    append = Table.append

    async def eager(self: Table, entry: Any, *also: Any) -> None:
        store = self.store.writer.write

        async def told(*what: Any) -> bool:
            self._tell()
            return await store(*what)

        with patch.object(self.store.writer, "write", told):
            await append(self, entry, *also)

    return patch.object(Table, "append", eager)


def not_flushed() -> Any:
    """A power cut loses acknowledged entries."""
    relaxed = tuple(pragma.replace("FULL", "NORMAL") for pragma in database.PRAGMAS)
    return patch.object(database, "PRAGMAS", relaxed)


def acknowledged_too_early() -> Any:
    """The writer acknowledges before it stores."""
    done = Writer._done

    async def at_once(self: Writer, job: Any) -> bool:
        if job.entry is None:
            return await done(self, job)
        self._waiting.append(job)
        self._news.set()
        return True

    return patch.object(Writer, "_done", at_once)


def doubled_move() -> Any:
    """A click counts whatever has happened since: sent twice, it is done twice; and a bot answers outdated questions."""
    return patch.object(Story, "check_fresh", lambda self, seq: None)


@contextmanager
def one_view_for_all() -> Iterator[None]:
    """Views are cached by table, not by seat: the second viewer sees what only the first may see."""
    seen = sight.view

    def shared(table: Any, eyes: int) -> Any:
        return table.views.get(0) or seen(table, eyes)

    with patch.object(sight, "view", shared):
        yield


def secret_action() -> Any:
    """The log shows what only the player may know."""
    return patch.object(sight, "seen", lambda text, eyes, seat: text)


def forgotten_bots() -> Any:
    """Nobody takes over tables whose worker was killed while a bot was thinking."""

    async def nothing(*_: Any) -> list[str]:
        return []

    return patch.object(Store, "waiting_for_bots", nothing)


@contextmanager
def session_outlives() -> Iterator[None]:
    """Logging out at one worker has no effect at the others."""

    async def nothing(*_: Any) -> None:
        pass

    with ExitStack() as stack:
        stack.enter_context(patch.object(Sessions, "look_again", nothing))
        stack.enter_context(patch.object(Sessions, "check", nothing))
        yield


def missed_entry() -> Any:
    """Off by one: the news begins one entry too late."""
    log = sight.log
    return patch.object(sight, "log", lambda table, eyes, since, speaker: log(table, eyes, since + 1, speaker))


def overwritten() -> Any:
    """If two workers write the same entry, the later one wins."""
    return patch.object(appending, "INSERT", appending.INSERT.replace("INSERT", "INSERT OR REPLACE"))


def unexpected() -> Any:
    """A background task raises an unexpected error."""

    async def fails(*_: Any) -> None:
        raise LookupError("planted")

    return patch.object(Hall, "_missed", fails)


def memory_kept() -> Any:
    """An entry that could not be stored stays in memory, and is announced with the next one."""
    append, sleep = Table.append, Table.sleep

    async def stubborn(self: Table, entry: Any, *also: Any) -> None:
        with patch.object(Table, "sleep", lambda table: None if table is self else sleep(table)):
            await append(self, entry, *also)

    return patch.object(Table, "append", stubborn)


def lock_kept() -> Any:
    """A table whose entry could not be stored stays locked."""
    append = Table.append

    async def stuck(self: Table, entry: Any, *also: Any) -> None:
        try:
            await append(self, entry, *also)
        except BaseException:
            self.lock._locked = True  # type: ignore[attr-defined]
            self.lock.release = lambda: None  # type: ignore[method-assign]
            raise

    return patch.object(Table, "append", stuck)


def made_again() -> Any:
    """A late move is done in the new position if it is legal there: so a click that is sent twice counts twice."""
    do = playing.do

    async def stubborn(table: Table, user: Any, seq: int, text: str) -> None:
        try:
            await do(table, user, seq, text)
        except Stale:
            await do(table, user, table.seq, text)

    return patch.object(playing, "do", stubborn)


def trusted_clock() -> Any:
    """Nobody notices that the machine's clock was set."""
    return patch.object(Clock, "look", lambda self: None)


def strangers_while_away() -> Any:
    """While the database is unavailable, the server recognises nobody."""
    who = Sessions.who

    async def forgetful(self: Sessions, claim: Any) -> Any:
        with suppress(Unavailable):
            return await who(self, claim)

    return patch.object(Sessions, "who", forgetful)
