"""The chat of a table: free text or one of a few phrases, in one room for players and one for spectators. Messages are stored, then
announced, like moves; but they are not entries, so no journal and no replay contains them."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable

from rulewright.kernel.message import UserError
from rulewright.server.identity.names import MARKS, PILE, UNSEEN
from rulewright.server.identity.owners import refuse_borrowed
from rulewright.server.shapes.chat import Room
from rulewright.server.store.chat import Remark
from rulewright.server.store.store import Store, User

from .story import Story
from .table import Follower, Table

PLAYERS: Room = "players"
WATCHING: Room = "watching"
TRIES = 20  # attempts to get a number before another process does
JOINERS = "\u200c\u200d"  # some scripts and many emoji need them
HARMLESS = re.compile(rf"[^\S ]|[{JOINERS}](?=\s|$|[{JOINERS}])|^[{JOINERS}]")


# ------------------------------------------------------------- who hears whom
def room_for(table: Story, user: str) -> Room:
    """The room where a person talks. Players hear nothing of spectators, who may see more than they do, and vice versa."""
    if table.seats_of(user):
        if len({chair.user for chair in table.chairs} - {""}) < 2:
            raise UserError("server-chat-nobody")
        return PLAYERS
    if not table.public:
        raise UserError("server-chat-nobody" if user and table.terms.host == user else "server-not-watched")
    return WATCHING


def room_or_none(table: Story, user: str) -> Room | None:
    try:
        return room_for(table, user)
    except UserError:
        return None


# ------------------------------------------------------------- allowed texts
def plain(text: str) -> str:
    """One visible line: without control codes, bidirectional overrides, or marks piled over the lines above."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    text = UNSEEN.sub("", "".join(letter for letter in text if is_shown(letter)))
    text = HARMLESS.sub("", " ".join(unpiled(text).split()))
    if not text:
        raise UserError("server-chat-empty")
    return text


def is_shown(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter)[0] != "C"


def unpiled(text: str) -> str:
    kept, pile = list[str](), 0
    for letter in text:
        pile = pile + 1 if unicodedata.category(letter) in MARKS else 0
        if pile < PILE:
            kept.append(letter)
    return "".join(kept)


# ------------------------------------------------------------- sending and receiving
async def say(table: Table, user: User, text: str, phrase: str, most: int | None) -> Remark:
    """When this returns the message is on disk. `most`: messages per person and minute."""
    if bool(text) == bool(phrase):
        raise UserError("server-chat-empty")
    text = plain(text) if text else ""
    async with table.lock:
        await table.wake()
        room = room_for(table, user.id)
    if room == WATCHING:  # players know each other's names
        await refuse_borrowed(table.store, user)
    for _ in range(TRIES):
        if most is not None and await table.store.said(user.id) >= most:
            raise UserError("server-chat-often", most=most)
        if remark := await table.store.say(table.terms.id, room, user, text, phrase, most):
            return remark
    raise UserError("server-busy")


async def heard(table: Table, user: User | None, after: int) -> tuple[Room, list[Remark]]:
    """The messages in that person's room after the last one they know."""
    async with table.lock:
        await table.wake()
        room = room_for(table, user.id if user else "")
    return room, await table.store.remarks({(table.terms.id, room): after})


async def tell(store: Store, tables: Iterable[Table]) -> None:
    """Send followers the messages that they do not have."""
    listening = defaultdict[tuple[str, str], list[Follower]](list)
    for table in tables:
        for follower in table.followers:
            if follower.room:
                listening[table.terms.id, follower.room].append(follower)
    known = {place: min(follower.heard for follower in followers) for place, followers in listening.items()}
    news = defaultdict[tuple[str, str], list[Remark]](list)
    for remark in await store.remarks(known):
        news[remark.table_id, remark.room].append(remark)
    for place, remarks in news.items():
        for follower in listening[place]:
            follower.remarked(remarks)
