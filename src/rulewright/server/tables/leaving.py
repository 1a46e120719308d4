"""During the game: leaving, seats kept by bots, coming back, and resigning.

A rated game is played by people. A player who leaves it has lost, and a bot chosen by the server plays on for the others; when one player
is left, the game is over. Any other game is over when all people have resigned. The same bot takes a seat whose player is absent for longer
than the table's patience."""

from __future__ import annotations

from rulewright.kernel.message import UserError
from rulewright.server.clock import clock
from rulewright.server.store.store import User
from rulewright.server.store.store import stand as stands

from .chairs import decided, results_of
from .entries import Entry
from .gathering import chair_at, known_bot, nobody_but
from .playing import settle
from .story import ENDED, GATHERING, PLAYING
from .table import Table, once_more

STAND_IN = "marlow"  # replaces players who leave a rated game: fair, and does not give up
DAY = 86400  # extra seconds, beyond the patience, for a player who is at the table in a rated game


@once_more
async def leave(table: Table, user: User, bot: str, give_up: bool) -> None:
    """Before the start, free the seats; later bots keep them. Resigning is final, and the only way to leave a rated game."""
    async with table.lock:
        await table.wake()
        own = table.seats_of(user.id)
        if not own:
            raise UserError("server-not-a-player")
        if table.status == ENDED:
            raise UserError("server-game-over")
        if table.status == PLAYING and table.terms.rated and not give_up:
            raise UserError("server-rated-leave")
        if table.status == PLAYING and give_up:
            await resign(table, user)
            if table.status == PLAYING:
                await settle(table, user)
            return
        if table.status == GATHERING:
            for seat in own:
                await table.append(Entry("stand", seat, user.id, user.name), stands(table.terms.id, seat))
            return
        left = [seat for seat in own if not table.chairs[seat].bot]
        async with table.bot_games.one_more(user, really=bool(left) and nobody_but(table, left)):
            for seat in left:
                await table.append(Entry("away", seat, user.id, user.name, bot=known_bot(bot)))
        await settle(table, user)


async def resign(table: Table, user: User) -> None:
    """Resign for good: a bot plays on, or the game is over. The lock is held."""
    for seat in table.seats_of(user.id):
        chair, rated = table.chairs[seat], table.terms.rated
        if chair.gone or table.status != PLAYING:
            continue
        chair.gone = True
        over = decided(table.chairs, rated)
        results = results_of(table.match if table.journal else None, table.chairs, rated) if over else ()
        await table.append(Entry("resign", seat, user.id, user.name, bot=chair.bot or STAND_IN, results=results))


@once_more
async def give_to_bot(table: Table, user: User, seat: int, bot: str, all_known: bool) -> None:
    """Replace a player who has not answered within the table's patience. `all_known`: it is certain who has the table open."""
    async with table.lock:
        await table.wake()
        if table.status != PLAYING:
            raise UserError("server-game-over" if table.status == ENDED else "server-not-started")
        if not table.seats_of(user.id):
            raise UserError("server-not-a-player")
        chair_at(table, seat)
        chair, rated = table.chairs[seat], table.terms.rated
        if chair.bot:
            raise UserError("server-seat-kept-already", number=seat + 1)
        if chair.user == user.id and rated:
            raise UserError("server-rated-leave")
        if chair.user != user.id:
            check_absent(table, seat, rated and (seat in table.here or not all_known))
        async with table.bot_games.one_more(user, really=nobody_but(table, [seat])):
            await table.append(Entry("away", seat, user.id, user.name, bot=STAND_IN if rated else known_bot(bot)))
        await settle(table, user)


def check_absent(table: Table, seat: int, here: bool) -> None:
    """`here`: a player who has the table open gets one more day, so that nobody can delay the others for ever."""
    player, patience = table.chairs[seat].name, table.terms.patience
    waited = clock.elapsed(table.asked_since) // 1000 if table.asked == seat else 0
    if waited < patience:
        raise UserError("server-not-absent", player=player, minutes=-(-(patience - waited) // 60))
    if here and waited < patience + DAY:
        raise UserError("server-rated-here", player=player)


@once_more
async def come_back(table: Table, user: User) -> None:
    async with table.lock:
        await table.wake()
        own = [seat for seat in table.seats_of(user.id) if table.chairs[seat].bot]
        kept = [seat for seat in own if not table.chairs[seat].gone]
        if not kept:
            raise UserError("server-gave-up" if own else "server-nothing-kept")
        for seat in kept:
            await table.append(Entry("back", seat, user.id, user.name))
