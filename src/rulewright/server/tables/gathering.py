"""Before the game: taking seats, and starting."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.journal import ORIGIN, Journal, first_match
from rulewright.kernel.journal_header import agreed_on, header_of
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.bots import OPPONENTS
from rulewright.server.bots.foreign_seats import allowed, is_here
from rulewright.server.identity.owners import refuse_borrowed
from rulewright.server.store.store import User
from rulewright.server.store.store import sit as sits
from rulewright.server.store.store import stand as stands

from .entries import Entry, remember
from .story import GATHERING, prepare
from .table import Table, once_more

DRAWN = "drawn"
BEFORE = 0  # key of the initial position of a game that continues another one


def known_bot(name: str) -> str:
    if not is_here(name):
        raise UserError("server-bot-unknown", name=name, known=", ".join([*OPPONENTS, *allowed]))
    return name


def chair_at(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise UserError("server-seat-unknown", number=seat + 1, seats=len(table.chairs))


async def before_start(table: Table) -> None:
    await table.wake()
    if table.status != GATHERING:
        raise UserError("server-has-started")


def not_begun_elsewhere(table: Table) -> None:
    """Refuse if the game continues another one: its sides and players are fixed."""
    if table.terms.origin:
        raise UserError("server-branch-fixed")


def only_host(table: Table, user: User) -> None:
    if table.terms.host != user.id:
        raise UserError("server-only-host")


@once_more
async def sit(table: Table, user: User, seat: int | None, side: str, invitation: str) -> None:
    """Take that seat or any free one, with that side or not at all."""
    async with table.lock:
        await before_start(table)
        known = table.terms.open or table.terms.host == user.id or table.seats_of(user.id)
        if not known and not secrets.compare_digest(invitation.encode(), table.terms.invitation.encode()):
            raise UserError("server-not-invited")
        if seat is None:
            free = [number for number, chair in enumerate(table.chairs) if not chair.taken]
            if not free:
                raise UserError("server-table-full")
            seat = free[0]
        chair_at(table, seat)
        if table.chairs[seat].taken:
            raise UserError("server-seat-taken", number=seat + 1)
        if table.terms.rated and table.seats_of(user.id):
            raise UserError("server-rated-one-seat")
        wish = checked_side(table, seat, side)
        await refuse_borrowed(table.store, user)
        await table.append(Entry("sit", seat, user.id, user.name), *sits(table.terms.id, seat, user.id))
        if wish:
            await table.append(Entry("side", seat, user.id, user.name, side=wish))


@once_more
async def stand(table: Table, user: User, seat: int) -> None:
    """Leave the seat; the host may also free other seats."""
    async with table.lock:
        await before_start(table)
        chair_at(table, seat)
        if table.chairs[seat].user != user.id:
            only_host(table, user)
        if not table.chairs[seat].taken:
            raise UserError("server-seat-empty", number=seat + 1)
        await table.append(Entry("stand", seat, user.id, user.name), stands(table.terms.id, seat))


@once_more
async def seat_bot(table: Table, user: User, seat: int, bot: str) -> None:
    async with table.lock:
        await before_start(table)
        only_host(table, user)
        chair_at(table, seat)
        if table.chairs[seat].user:
            raise UserError("server-seat-taken", number=seat + 1)
        if table.terms.rated:
            raise UserError("server-rated-no-bots")
        await table.append(Entry("bot", seat, user.id, user.name, bot=known_bot(bot)))


@once_more
async def resize(table: Table, user: User, players: int) -> None:
    """Change the number of players. The settings must be possible with it, and nobody loses a seat."""
    async with table.lock:
        await before_start(table)
        not_begun_elsewhere(table)
        only_host(table, user)
        beyond = [seat for seat, chair in enumerate(table.chairs) if seat >= players and chair.taken]
        if beyond:
            raise UserError("server-seat-beyond", number=beyond[0] + 1)
        sides = [chair.side for chair in table.chairs][:players]
        prepare(table.game.key, settings(table, [*sides, *[""] * (players - len(sides))]))
        if players != table.players:
            await table.append(Entry("players", who=user.id, name=user.name, players=players))


@once_more
async def choose_side(table: Table, user: User, seat: int, side: str) -> None:
    """Choose the swarm or faction of a seat; the host chooses for bots. "" means that it is drawn."""
    async with table.lock:
        await before_start(table)
        chair_at(table, seat)
        if not table.chairs[seat].taken:
            raise UserError("server-seat-empty", number=seat + 1)
        if table.chairs[seat].user != user.id:
            if table.chairs[seat].user:
                raise UserError("server-not-your-seat", number=seat + 1)
            only_host(table, user)
        await table.append(Entry("side", seat, user.id, user.name, side=checked_side(table, seat, side)))


def checked_side(table: Table, seat: int, side: str) -> str:
    """Refuse a side that does not exist or is taken."""
    if side not in ("", DRAWN):
        not_begun_elsewhere(table)
    wishes = [chair.side for chair in table.chairs]
    wishes[seat] = "" if side == DRAWN else side
    prepare(table.game.key, settings(table, wishes))
    return wishes[seat]


def settings(table: Table, sides: list[str]) -> Settings:
    """The settings for as many players as there are sides."""
    return with_sides(table.game, replace(table.settings, players=len(sides)), sides)


def with_sides(game: Game, agreed: Settings, sides: list[str]) -> Settings:
    if not game.seating or not any(sides):
        return agreed
    return replace(agreed, options={**agreed.options, game.seating.name: ",".join(side or DRAWN for side in sides)})


@once_more
async def start(table: Table, user: User) -> None:
    async with table.lock:
        await before_start(table)
        only_host(table, user)
        free = sum(not chair.taken for chair in table.chairs)
        if free:
            raise UserError("server-seats-free", free=free)
        agreed = prepare(table.game.key, settings(table, [chair.side for chair in table.chairs]))
        async with table.bot_games.one_more(user, really=nobody_but(table, [])):
            sitters, origin = [chair.sitter for chair in table.chairs], table.terms.origin
            begins = {ORIGIN: origin.source} if origin else {}
            position = (await table.store.snapshots(table.terms.id)).get(BEFORE) if origin else None
            journal = begun(table.game, agreed, sitters, table.terms.seed, begins, position)
            table.journal = journal
            await table.append(
                Entry(
                    "start",
                    who=user.id,
                    name=user.name,
                    options=dict(journal.match.prepared.settings.options),
                    line=journal.lines[0],
                    memory=remember(journal.match.trail[0]),
                )
            )


def nobody_but(table: Table, seats: list[int]) -> bool:
    """Whether bots play all other seats."""
    return all(chair.bot or seat in seats for seat, chair in enumerate(table.chairs))


def begun(
    game: Game, agreed: Prepared, sitters: list[str], seed: bytes, first: dict[str, Any], position: bytes | None
) -> Journal:
    """The journal at the position that its first line leads to. Pass the position if it is known: replaying everything would keep others
    waiting."""
    match = Match.from_position(game, agreed, seed, position) if position else first_match(game, agreed, seed, first)
    return Journal.opened(match, header_of(agreed_on(game, agreed), sitters, seed), first)
