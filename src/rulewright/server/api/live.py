"""Live play: one socket shows one table through one pair of eyes. It sends the same updates that catch up after a gap.

ws /api/tables/{id}/live?since=17&eyes=1&language=pl

The client sends {"type": "do", "seq": 17, "action": "place:F6", "ref": 3}, `undo`, `why`, `describe`, `threats`, `say` or `ping`. Errors
come back as {"type": "fault", "ref": 3, "error": {...}}; changes are sent to everybody as an update, messages as a `chat`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from rulewright.kernel.message import UserError
from rulewright.server.identity.cookies import claim_of
from rulewright.server.identity.own_pages import from_own_page
from rulewright.server.metrics import FAULTS, SOCKETS
from rulewright.server.outbox import Outbox
from rulewright.server.shapes.chat import Phrase, Room, SaidText
from rulewright.server.shapes.play import Described
from rulewright.server.shapes.spoken import ActionText, Seq, Spoken
from rulewright.server.shown import sight
from rulewright.server.shown.chat import chat
from rulewright.server.shown.messages import Speaker
from rulewright.server.shown.warning import threatened
from rulewright.server.store.chat import Remark
from rulewright.server.store.store import User
from rulewright.server.tables import playing
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.story import Stale
from rulewright.server.tables.table import NEWEST, Table
from rulewright.words import DEFAULT, choose_language, nearest

from .chat import speak
from .company import Company
from .faults import spoken_fault

LARGEST = 4096  # bytes of a message
REFUSED, LOGGED_OUT, TOO_SLOW, TOO_OFTEN, STOPPING = 4000, 4001, 4008, 4029, 1012


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


class Threats(msgspec.Struct, tag="threats", forbid_unknown_fields=True):
    ref: int | None = None


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    text: SaidText = ""
    phrase: Phrase | None = None
    ref: int | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    ref: int | None = None


Asked = Do | Undo | Why | Describe | Threats | Say | Ping
read = msgspec.json.Decoder(Asked).decode
write = msgspec.json.Encoder().encode


class Said(msgspec.Struct, omit_defaults=True):
    """An answer to a single client."""

    type: Literal["fault", "why", "described", "threats", "here", "said", "pong"]
    ref: int | None = None
    error: Spoken | None = None
    legal: bool | None = None
    reason: Spoken | None = None
    facts: dict[str, Any] = {}  # of a refusal; may be empty
    actions: list[Described] | None = None
    threats: list[dict[str, Any]] | None = None
    seats: list[int] | None = None  # the seats whose players have the table open


class Socket:
    """A follower connected by a socket."""

    def __init__(
        self, socket: WebSocket[User | None, Any, Any], hall: Hall, table: Table, eyes: int | None, language: str | None
    ) -> None:
        self._socket, self._table, self._wished, self._language = socket, table, eyes, language
        self._user, self._hall = socket.user, hall
        self.user = socket.user.id if socket.user else ""
        self.room: Room | None = None
        self.heard = self._since = 0
        self._outbox = Outbox(socket)

    # ------------------------------------------------------------- sending
    def new_entry(self, table: Table) -> None:
        """Never waits: a reader who is too slow is disconnected, and catches up when they reconnect."""
        if self._outbox.full:
            self._let_go(table, TOO_SLOW)
            return
        try:
            self._outbox.put(self._update())
        except UserError as error:  # they have lost the seat through which they looked
            self._refuse(error)

    def give_way(self) -> None:
        self._refuse(UserError("server-too-many-sockets"))

    def _refuse(self, error: UserError) -> None:
        """Send the reason, then disconnect."""
        reason = sight.fault(self._table, error, self._language or DEFAULT)
        self._outbox.put(write(Said("fault", error=reason)))
        self._let_go(self._table, REFUSED)

    def _let_go(self, table: Table, code: int) -> None:
        table.followers.pop(self, None)
        self._outbox.close(code)

    def met(self, table: Table) -> None:
        if not self._outbox.full:
            self._outbox.put(write(Said("here", seats=sorted(table.present))))

    def remarked(self, news: Sequence[Remark]) -> None:
        fresh = [remark for remark in news if remark.room == self.room and remark.number > self.heard]
        if not fresh or not self.room or self._outbox.full:
            return
        self.heard = fresh[-1].number
        self._outbox.put(write(chat(self._table, self._user, self.room, fresh, self._language)))

    def dismissed(self) -> None:
        """Disconnect after everything queued has been sent."""
        self._let_go(self._table, STOPPING)

    def logged_out(self) -> None:
        """Their session has ended: drop what is queued for them and ignore what they send."""
        self._user, self.user = None, ""
        self._outbox.clear()
        reason = sight.fault(self._table, UserError("server-logged-out"), self._language or DEFAULT)
        self._outbox.put(write(Said("fault", error=reason)))
        self._let_go(self._table, LOGGED_OUT)

    def removed(self, table: Table) -> None:
        self._refuse(UserError("server-table-unknown"))

    def _update(self) -> bytes:
        table = self._table
        eyes = sight.eyes_for(table, self._user, self._wished)
        update = sight.update(table, self._user, eyes, min(self._since, table.seq), self._speaker())
        self._since = table.seq
        self._listen(update.you.chat)
        return write(update)

    def _listen(self, room: Room | None) -> None:
        """Catch up if the room has changed."""
        if room != self.room:
            self.room, self.heard = room, 0
            self._hall.tell_remarks(self._table)

    def _speaker(self) -> Speaker | None:
        return sight.speaker_for(self._table, self._language)

    # ------------------------------------------------------------- receiving
    async def run(self, since: int, company: Company) -> None:
        """Run until one side hangs up."""
        table = self._table
        async with table.lock:
            await table.wake(NEWEST)
            sight.eyes_for(table, self._user, self._wished)
            self._since = since
            self.new_entry(table)
            table.follow(self)
        sending = asyncio.create_task(self._outbox.run())
        SOCKETS.inc()
        try:
            while True:
                data = await self._socket.receive_data("text")
                if not company.may_ask(self):
                    await self._socket.close(TOO_OFTEN)
                    return
                await self._obey(data)
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            SOCKETS.dec()
            table.leave(self)
            sending.cancel()

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
        if isinstance(error, Stale):  # send a fresh view
            async with self._table.lock:
                await self._table.wake()
                self.new_entry(self._table)
        await self._outbox.answer(write(Said("fault", ref, error=spoken)))

    async def _answer(self, asked: Asked) -> None:
        match asked:
            case Do(seq, action):
                await playing.do(self._table, self._player(), seq, action)
            case Undo(seq):
                await playing.undo(self._table, self._player(), seq)
            case Why(action):
                why = await sight.why_not(self._table, self._user, self._wished, action, self._language)
                answer = Said("why", asked.ref, legal=why.legal, reason=why.reason, facts=why.facts)
                await self._outbox.answer(write(answer))
            case Describe():
                actions = await sight.described(self._table, self._user, self._wished, self._language)
                await self._outbox.answer(write(Said("described", asked.ref, actions=actions)))
            case Threats():
                threats = await threatened(self._table, self._user, self._wished, self._language)
                await self._outbox.answer(write(Said("threats", asked.ref, threats=threats)))
            case Say(text, phrase):
                await speak(self._hall, self._table, self._player(), text, phrase)
                await self._outbox.answer(write(Said("said", asked.ref)))
            case Ping():
                await self._outbox.answer(write(Said("pong", asked.ref)))

    def _player(self) -> User:
        if self._user is None:
            raise UserError("server-no-name")
        return self._user


async def follow(
    socket: WebSocket[User | None, Any, Any],
    hall: Hall,
    company: Company,
    id: str,
    eyes: int | None,
    since: int,
    language: str | None,
) -> None:
    """Open the socket. Those who are refused are told why before it is closed."""
    await socket.accept()
    try:
        if not from_own_page(socket.headers, hall.config.public_url):
            raise UserError("server-origin")
        words = choose_language(language, {}) if language else None
        follower = Socket(socket, hall, await hall.table(id), eyes, words)
        claim = claim_of(socket.auth) if socket.auth else None
        async with hall.sessions.watched(claim, follower.logged_out):
            with company.joined(follower, socket):
                await follower.run(since, company)
    except UserError as error:
        refused = Said("fault", error=spoken_fault(error, nearest(language or "") or DEFAULT))
        await socket.send_data(write(refused), "text", "utf-8")
        await socket.close(REFUSED)
