"""Live play: one socket, one table, one pair of eyes. What is sent down is the same update that catches up after a gap.

    ws /api/tables/{id}/live?since=17&eyes=1&language=pl

The client sends {"type": "do", "seq": 17, "action": "place:F6", "ref": 3}, `undo`, `why`, `describe` or `ping`. What goes wrong comes back
as {"type": "fault", "ref": 3, "error": {...}}; what changes comes to everybody as an update.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from rulewright.kernel.message import UserError
from rulewright.words import DEFAULT, choose_language, nearest

from . import eyes as sight
from . import playing
from .faults import spoken_fault
from .hall import Hall
from .metrics import FAULTS, SOCKETS
from .shapes.play import Described
from .shapes.spoken import ActionText, Seq, Spoken
from .store.store import User
from .story import Stale
from .table import NEWEST, Table
from .wording import Speaker

LARGEST = 4096  # bytes of a message
OUTBOX = 64  # updates that may wait for a slow reader
QUICKEST = 40.0  # messages a second, in the long run
BURST = 120.0
REFUSED, TOO_SLOW, TOO_OFTEN, STOPPING = 4000, 4008, 4029, 1012


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    seq: Seq
    action: ActionText
    ref: int | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    seq: Seq
    ref: int | None = None


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    action: ActionText
    ref: int | None = None


class Describe(msgspec.Struct, tag="describe", forbid_unknown_fields=True):
    ref: int | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    ref: int | None = None


Asked = Do | Undo | Why | Describe | Ping
read = msgspec.json.Decoder(Asked).decode
write = msgspec.json.Encoder().encode


class Said(msgspec.Struct, omit_defaults=True):
    """An answer to one client alone."""

    type: Literal["fault", "why", "described", "here", "pong"]
    ref: int | None = None
    error: Spoken | None = None
    legal: bool | None = None
    reason: Spoken | None = None
    facts: dict[str, Any] = {}  # of a refusal, or nothing
    actions: list[Described] | None = None
    seats: list[int] | None = None  # whose players have the table open


class Socket:
    """A follower that is told through a socket."""

    def __init__(
        self, socket: WebSocket[User | None, Any, Any], table: Table, eyes: int | None, language: str | None
    ) -> None:
        self._socket, self._table, self._wished, self._language = socket, table, eyes, language
        self._user = socket.user
        self.user = socket.user.id if socket.user else ""
        self._since = 0
        self._outbox = asyncio.Queue[bytes | int](OUTBOX)
        self._allowance, self._spent_at = BURST, asyncio.get_running_loop().time()

    # ------------------------------------------------------------- down
    def told(self, table: Table) -> None:
        """Never waits: a reader who is too slow is let go, and catches up when it comes again."""
        if self._outbox.full():
            self._let_go(table, TOO_SLOW)
            return
        try:
            self._outbox.put_nowait(self._update())
        except UserError as error:  # they have lost the seat through which they looked
            reason = sight.fault(table, error, self._language or DEFAULT)
            self._outbox.put_nowait(write(Said("fault", error=reason)))
            self._let_go(table, REFUSED)

    def _let_go(self, table: Table, code: int) -> None:
        table.followers.discard(self)
        if self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(code)

    def met(self, table: Table) -> None:
        if not self._outbox.full():
            self._outbox.put_nowait(write(Said("here", seats=sorted(table.present))))

    def dismissed(self) -> None:
        """After all that it has been told."""
        self._let_go(self._table, STOPPING)

    def _update(self) -> bytes:
        table = self._table
        eyes = sight.eyes_for(table, self._user, self._wished)
        update = sight.update(table, self._user, eyes, min(self._since, table.seq), self._speaker())
        self._since = table.seq
        return write(update)

    def _speaker(self) -> Speaker | None:
        return sight.speaker_for(self._table, self._language)

    async def _send(self) -> None:
        """Once nobody listens any more, the rest is dropped: whoever still waits for room in the outbox would wait for ever."""
        with suppress(OSError, RuntimeError, WebSocketException):
            await self._deliver()
        while True:
            await self._outbox.get()

    async def _deliver(self) -> None:
        while isinstance(word := await self._outbox.get(), bytes):
            await self._socket.send_data(word, "text", "utf-8")
        await self._socket.close(word)

    # ------------------------------------------------------------- up
    async def run(self, since: int, limited: bool) -> None:
        """Until one side hangs up."""
        table = self._table
        async with table.lock:
            await table.wake(NEWEST)
            sight.eyes_for(table, self._user, self._wished)
            self._since = since
            self.told(table)
            table.follow(self)
        sending = asyncio.create_task(self._send())
        SOCKETS.inc()
        try:
            while True:
                data = await self._socket.receive_data("text")
                if limited and not self._may_ask():
                    await self._socket.close(TOO_OFTEN)
                    return
                await self._obey(data)
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            SOCKETS.dec()
            table.leave(self)
            sending.cancel()

    def _may_ask(self) -> bool:
        """A bucket that fills up with time."""
        time = asyncio.get_running_loop().time()
        self._allowance = min(BURST, self._allowance + (time - self._spent_at) * QUICKEST) - 1
        self._spent_at = time
        return self._allowance >= 0

    async def _obey(self, data: str | bytes) -> None:
        ref = None
        try:
            if len(data) > LARGEST:
                raise UserError("server-too-large")
            try:
                asked = read(data)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                raise UserError("server-bad-message", why=str(error)) from None
            ref = asked.ref
            await self._answer(asked)
        except UserError as error:
            await self._fault(error, ref)

    async def _fault(self, error: UserError, ref: int | None) -> None:
        FAULTS.labels(error.message.key).inc()
        spoken = sight.fault(self._table, error, self._language or DEFAULT)
        if isinstance(error, Stale):  # with a fresh view, as it stands now
            async with self._table.lock:
                await self._table.wake()
                self.told(self._table)
        await self._outbox.put(write(Said("fault", ref, error=spoken)))

    async def _answer(self, asked: Asked) -> None:
        match asked:
            case Do(seq, action):
                await playing.do(self._table, self._player(), seq, action)
            case Undo(seq):
                await playing.undo(self._table, self._player(), seq)
            case Why(action):
                why = await sight.why_not(self._table, self._user, self._wished, action, self._language)
                answer = Said("why", asked.ref, legal=why.legal, reason=why.reason, facts=why.facts)
                await self._outbox.put(write(answer))
            case Describe():
                actions = await sight.described(self._table, self._user, self._wished, self._language)
                await self._outbox.put(write(Said("described", asked.ref, actions=actions)))
            case Ping():
                await self._outbox.put(write(Said("pong", asked.ref)))

    def _player(self) -> User:
        if self._user is None:
            raise UserError("server-no-name")
        return self._user


async def follow(
    socket: WebSocket[User | None, Any, Any], hall: Hall, id: str, eyes: int | None, since: int, language: str | None
) -> None:
    """Opens the socket; whoever may not be there is told so before it is closed."""
    await socket.accept()
    try:
        if not same_site(socket, hall.config.public_url):
            raise UserError("server-origin")
        spoken = choose_language(language, {}) if language else None
        await Socket(socket, await hall.table(id), eyes, spoken).run(since, hall.config.limits)
    except UserError as error:
        refused = Said("fault", error=spoken_fault(error, nearest(language or "") or DEFAULT))
        await socket.send_data(write(refused), "text", "utf-8")
        await socket.close(REFUSED)


def same_site(socket: WebSocket[Any, Any, Any], public_url: str) -> bool:
    """Browsers send cookies with sockets that any page opens, and say which page it was; programs say nothing."""
    origin = socket.headers.get("origin")
    own = {socket.headers.get("host"), urlsplit(public_url).netloc} - {""}  # a page in a sandbox is of no site: "null"
    return origin is None or urlsplit(origin).netloc in own
