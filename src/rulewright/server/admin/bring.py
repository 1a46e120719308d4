"""Imports a game from a file as a table: a finished game can be replayed, an unfinished one continues.

A name in a file proves nothing: on this server it may be somebody else's. So the admin names the accounts that get seats. For every other
player a guest is created that nobody can log in as, and in an unfinished game a bot keeps the seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Executable, insert

from rulewright.games import playing
from rulewright.kernel.journal import ORIGIN, Journal, open_journal
from rulewright.kernel.message import UserError
from rulewright.players.greedy import GreedyBot
from rulewright.server.bots.foreign_seats import NAME
from rulewright.server.identity.names import login_of, proper
from rulewright.server.store.database_tables import entries
from rulewright.server.store.store import Store, Terms, User, new_id, now, sit
from rulewright.server.tables.entries import Entry, remember
from rulewright.server.tables.story import GATHERING
from rulewright.server.tables.table import Table
from rulewright.words import Words

from .reading import laid

HUMAN = "human"
LONGEST_NAME = 80
PATIENCE = 180  # seconds, the default for a new table


class Sitter(NamedTuple):
    seat: int
    bot: str  # "" for a person
    user: User | None
    known: bool  # has an account and can come and play


class Brought(NamedTuple):
    terms: Terms
    sitters: list[Sitter]


class Draft:
    """Collects what a table would write, so that all of it is written at once."""

    def __init__(self) -> None:
        self.writer, self.statements = self, list[Executable]()

    async def write(self, entry: dict[str, Any], statements: Sequence[Executable]) -> bool:
        self.statements += [insert(entries).values(entry), *statements]
        return True


async def bring(
    store: Store, path: Path, host: str, given: dict[int, str], words: Words, progress: Any = iter
) -> Brought:
    """Import everything or nothing. The file is checked line by line first. `given`: accounts by seat, counted from 0."""
    journal = open_journal(path, playing, progress=progress)
    if not journal.header.get("seed"):
        raise UserError("admin-import-no-seed", file=str(path))
    seats = seats_of(journal)
    if strange := set(given) - {seat for seat, text in enumerate(seats) if is_human(text)}:
        raise UserError("admin-import-no-person", number=min(strange) + 1)
    sitters = [await sitter(store, seat, text, given.get(seat, ""), words) for seat, text in enumerate(seats)]
    people = [sitter.user for sitter in sitters if sitter.user]
    owner = await account(store, host) if host else (people or [guest(words("player-nameless", number=1))])[0]
    terms, draft = terms_for(journal, owner), Draft()
    await play(laid(terms, draft), journal, sitters, owner)
    known = {sitter.user.id for sitter in sitters if sitter.user and sitter.known} | ({owner.id} if host else set())
    guests = {user.id: user for user in [*people, owner] if user.id not in known}
    await store.add_table(terms, GATHERING, [], draft.statements, list(guests.values()))
    return Brought(terms, sitters)


# ------------------------------------------------------------- who sits there
def seats_of(journal: Journal) -> list[str]:
    seats: list[str] = journal.header["seats"]
    if len(seats) != journal.match.prepared.settings.players:
        raise UserError("admin-import-seats", count=len(seats))
    return seats


def is_human(text: str) -> bool:
    return text.partition(":")[0] == HUMAN


async def sitter(store: Store, seat: int, text: str, given: str, words: Words) -> Sitter:
    """A header has "human", "human:Anna", "greedy" or "greedy:Bolek". A bot that this server does not have keeps its name."""
    kind, _, name = text.partition(":")
    if kind != HUMAN and NAME.fullmatch(kind):
        return Sitter(seat, kind, None, False)
    if kind != HUMAN or len(name) > LONGEST_NAME:
        raise UserError("admin-import-seat", seat=text)
    user = await account(store, given) if given else guest(name or words.player(seat))
    return Sitter(seat, "", user, bool(given))


async def account(store: Store, name: str) -> User:
    found = await store.account(login_of(name))
    if found is None:
        raise UserError("admin-account-unknown", name=name)
    return found


def guest(name: str) -> User:
    return User(new_id(), proper(name), None, None, 0, now())


# ------------------------------------------------------------- what happened there
def terms_for(journal: Journal, host: User) -> Terms:
    game, header = journal.match.game, journal.header
    seating = game.seating.name if game.seating else ""
    return Terms(
        id=new_id(),
        game=game.name,
        rules=header["rules"],
        pack=journal.match.prepared.settings.pack,
        pack_hash=header["pack_hash"],
        players=header["players"],
        options={name: value for name, value in header["options"].items() if name != seating},
        data=header["data"],
        rated=False,
        open=False,
        watched=False,
        patience=PATIENCE,
        host=host.id,
        invitation=new_id(),
        seed=bytes.fromhex(header["seed"]),
        created=now(),
    )


async def play(table: Table, journal: Journal, sitters: list[Sitter], host: User) -> None:
    """Seat everybody and replay every line."""
    table.awake = True
    for seat, bot, user, _ in sitters:
        if user:
            await table.append(Entry("sit", seat, user.id, user.name), *sit(table.terms.id, seat, user.id))
        else:
            await table.append(Entry("bot", seat, host.id, host.name, bot))
    seats = journal.header["seats"]
    table.journal = again = Journal.begun(
        table.game, journal.match.prepared, seats, table.terms.seed, origin=journal.lines[0].get(ORIGIN)
    )
    began = Entry("start", who=host.id, name=host.name, options=journal.header["options"], seats=tuple(seats))
    await table.append(with_line(began, again))
    for line in journal.lines[1:]:
        again.replay(line)
        await table.append(with_line(entry_of(line, sitters[line["seat"]]), again))
    for seat, _, user, known in sitters:
        if user and not known and not again.match.over:
            await table.append(Entry("away", seat, user.id, user.name, GreedyBot.name))


def entry_of(line: dict[str, Any], sitter: Sitter) -> Entry:
    kind, bot = "do" if "do" in line else "undo", line.get("by", sitter.bot)
    who = sitter.user if sitter.user and not bot else None
    return Entry(kind, sitter.seat, who.id if who else "", who.name if who else "", bot)  # type: ignore[arg-type]


def with_line(entry: Entry, journal: Journal) -> Entry:
    match = journal.match
    players = range(match.prepared.settings.players)
    results = tuple(match.standing(seat)[:2] for seat in players) if match.over and entry.kind == "do" else ()
    memory = remember(match.trail[-1]) if entry.kind != "undo" else None
    return replace(entry, line=journal.lines[-1], memory=memory, results=results)
