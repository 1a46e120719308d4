"""A copy of everything stored about a person, as JSON, table by table, so that it need not fit into memory.

A running game contains what their own seats have seen, a finished one everything."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.message import UserError
from rulewright.server.shapes.play import Logged
from rulewright.server.shapes.tables import Facts
from rulewright.server.shown import sight
from rulewright.server.store.chat import Remark
from rulewright.server.store.packs import Version
from rulewright.server.store.store import Store, Terms, User
from rulewright.server.tables.bot_games import BotGames
from rulewright.server.tables.story import ENDED
from rulewright.server.tables.table import Table

from .progress import progress_of

encode = msgspec.json.Encoder().encode


class OwnTable(msgspec.Struct, omit_defaults=True):
    """A table where somebody sits or has sat, or which they created."""

    table: str
    game: str
    created: int
    host: bool
    hidden: bool
    seats: list[int] = []
    facts: Facts | None = None
    deeds: list[Logged] = []  # what they did there
    journal: list[Any] = []  # if the game is over
    journals: dict[str, list[Any]] = {}  # otherwise: as seen by each of their seats
    unreadable: str = ""  # why there is nothing else


async def copy_for(store: Store, user: User) -> AsyncIterator[bytes]:
    account = {"id": user.id, "name": user.name, "account": user.password is not None, "created": user.created}
    sessions = [{"device": each.device, "began": each.began} for each in await store.sessions_of(user.id)]
    said = [own_remark(remark) for remark in await store.remarks_of(user.id)]
    yield (
        b'{"account":'
        + encode(account)
        + b',"sessions":'
        + encode(sessions)
        + b',"said":'
        + encode(said)
        + b',"progress":'
        + encode(await progress_of(store, user.id))
        + b',"packs":['
    )
    between = b""
    for pack in await store.packs_of(user.id):
        for version in pack.versions:
            yield between + encode(await own_pack(store, version))
            between = b","
        if draft := await store.draft(pack.id):
            yield between + encode({"draft": pack.name, "game": pack.game, "of": draft.base, "changes": draft.changes})
    yield b'],"tables":['
    between = b""
    for id in await store.visited(user.id):
        terms = await store.terms(id)
        if terms is not None:  # it may have been deleted in the meantime
            yield between + encode(await own_table(store, terms, user))
            between = b","
    yield b"]}"


async def own_pack(store: Store, version: Version) -> dict[str, Any]:
    """A version of a pack, with the zip as base64."""
    told = {"pack": version.file.reference, "game": version.file.game, "version": version.number}
    return {**told, "created": version.created, "file": await store.pack_zip(version.file.reference)}


def own_remark(remark: Remark) -> dict[str, Any]:
    words = {"phrase": remark.phrase} if remark.phrase else {"text": remark.text}
    return {"table": remark.table_id, "room": remark.room, "at": remark.at} | words


async def own_table(store: Store, terms: Terms, user: User) -> OwnTable:
    own = OwnTable(terms.id, terms.game, terms.created, terms.host == user.id, await store.hidden(user.id, terms.id))
    try:
        table = Table(terms, store, lambda table: None, lambda table: None, BotGames(store))
        await table.wake()
        fill_in(own, table, user)
    except UserError as error:
        own.unreadable = error.message.key
    return own


def fill_in(own: OwnTable, table: Table, user: User) -> None:
    own.seats = table.seats_of(user.id)
    look = table.match.look() if table.journal else None
    first = own.seats[0] if own.seats else SPECTATOR
    for row in table.rows:
        if row.entry.who == user.id:
            eyes = row.entry.seat if row.entry.seat in own.seats else first
            own.deeds.append(sight.logged(table, row, eyes, look, None))
    if not own.seats and not own.host:
        return
    own.facts = sight.facts(table, frozenset())
    if table.journal and table.status == ENDED:
        own.journal = lines(table.journal_text())
    elif table.journal:
        own.journals = {str(seat): lines(table.journal.export(seat)) for seat in own.seats}


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]
