"""A new table: its terms, its first players, and rematches."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Executable

from rulewright.games import load
from rulewright.kernel.chance import SEED_BYTES
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.server.identity.names import proper
from rulewright.server.shapes.tables import NewTable
from rulewright.server.store.store import Terms, User, lay_table, new_id, now
from rulewright.server.store.store import sit as sits

from .entries import NOT_STARTED, Entry, encode
from .gathering import DRAWN, known_bot, sit, with_sides
from .story import ENDED, GATHERING, prepare
from .table import Table, once_more


def terms_of(game: Game, settings: Settings, host: User, **agreed: Any) -> Terms:
    """Checked by the game. The seed is drawn here and published when the game is over."""
    prepared = prepare(game.name, settings)
    return Terms(
        id=new_id(),
        game=game.name,
        rules=game.version,
        pack=prepared.settings.pack,
        pack_hash=prepared.pack_digest,
        players=settings.players,
        options=dict(settings.options),
        data=dict(settings.data),
        host=host.id,
        invitation=new_id(),
        seed=secrets.token_bytes(SEED_BYTES),
        created=now(),
        **agreed,
    )


def seats_from_start(game: Game, wish: NewTable, host: User) -> list[Entry]:
    """The host in the first seats, bots in the last, and the requested sides. Raises before anything is created."""
    first_bot = wish.players - len(wish.bots)
    if wish.own_seats > first_bot or len(wish.names) > wish.own_seats or len(wish.sides) > wish.players:
        raise UserError("server-too-many-seats", players=wish.players)
    if wish.rated and wish.bots:
        raise UserError("server-rated-no-bots")
    if wish.rated and wish.own_seats > 1:
        raise UserError("server-rated-one-seat")
    if wish.start and wish.own_seats < first_bot:
        raise UserError("server-seats-free", free=first_bot - wish.own_seats)
    names = [*map(proper, wish.names), *[host.name] * (wish.own_seats - len(wish.names))]
    seated = [Entry("sit", seat, host.id, name) for seat, name in enumerate(names)]
    seated += [Entry("bot", seat, host.id, host.name, known_bot(bot)) for seat, bot in enumerate(wish.bots, first_bot)]
    return seated + wished_sides(game, wish, host, {entry.seat for entry in seated})


def wished_sides(game: Game, wish: NewTable, host: User, taken: set[int]) -> list[Entry]:
    sides = {seat: side for seat, side in enumerate(wish.sides) if side not in ("", DRAWN)}
    if free := sides.keys() - taken:
        raise UserError("server-seat-empty", number=min(free) + 1)
    every = [sides.get(seat, "") for seat in range(wish.players)]
    prepare(game.name, with_sides(game, Settings(wish.players, wish.options, wish.pack), every))
    return [Entry("side", seat, host.id, host.name, side=side) for seat, side in sides.items()]


def first_entries(terms: Terms, seated: list[Entry]) -> tuple[list[dict[str, Any]], list[Executable]]:
    """The first entries as rows, and the statements by which people find the table."""
    place = {"table_id": terms.id, "at": terms.created, "move": False, "asked": NOT_STARTED, "bot": False}
    rows = [place | {"seq": seq, "body": encode(entry).decode()} for seq, entry in enumerate(seated, 1)]
    seats = [sits(terms.id, entry.seat, entry.who) for entry in seated if entry.kind == "sit"]
    return rows, [statement for statements in seats for statement in statements]


def still_offered(game: Game, old: Terms, players: int) -> dict[str, str]:
    """The old options that can still be chosen."""
    offered = {option.name: option.values for option in game.options(players, old.pack)}
    return {name: value for name, value in old.options.items() if value in offered.get(name, ())}


@once_more
async def rematch(table: Table, user: User) -> str:
    """The same people and bots at a new table, unless there already is one; the first to ask is its host. After a rated game only players
    who ask for it get a seat: see `sit_again`."""
    async with table.lock:
        await table.wake()
        if table.status != ENDED:
            raise UserError("server-not-over")
        if not table.seats_of(user.id):
            raise UserError("server-not-a-player")
        if table.rematch and await table.store.terms(table.rematch):
            return table.rematch
        old, game = table.terms, load(table.terms.game)  # with today's rules
        terms = terms_of(
            game,
            Settings(table.players, still_offered(game, old, table.players), old.pack, old.data),
            user,
            rated=old.rated,
            open=old.open,
            watched=old.watched,
            patience=old.patience,
            hints=old.hints,
        )
        seated = [
            Entry("sit", seat, chair.user, chair.name)
            if chair.user
            else Entry("bot", seat, user.id, user.name, chair.bot)
            for seat, chair in enumerate(table.chairs)
            if chair.called and (chair.user == user.id or not old.rated)  # seats of deleted accounts stay free
        ]
        laid = lay_table(terms, GATHERING, *first_entries(terms, seated))
        await table.append(Entry("rematch", who=user.id, name=user.name, table=terms.id), *laid)
        return terms.id


async def sit_again(table: Table, user: User, seats: list[int]) -> None:
    """Take a seat at the next table of a rated game: the previous one if it is free."""
    async with table.lock:
        await table.wake()
        if table.seats_of(user.id):
            return
        free = [seat for seat in seats if seat < len(table.chairs) and not table.chairs[seat].taken]
    await sit(table, user, free[0] if free else None, "", table.terms.invitation)
