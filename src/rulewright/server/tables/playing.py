"""What people and bots do during a game: move, undo, and ask for an undo."""

from __future__ import annotations

from rulewright.kernel.message import UserError
from rulewright.server.store.store import User

from .chairs import results_of
from .entries import Entry, remember
from .story import ENDED, Stale
from .table import Table

MOST_ASKED = 3  # requests for an undo by one person in one position


def played_by(table: Table, user: User) -> list[int]:
    """The user's seats that are not kept by a bot: it leaves only when its person comes back."""
    return [seat for seat in table.seats_of(user.id) if not table.chairs[seat].bot]


def acting_seat(table: Table, user: User) -> int:
    """The seat for which the user acts: the one to move if it is theirs, otherwise their first."""
    own = played_by(table, user)
    if not own:
        raise UserError(why_not_playing(table, user))
    return table.asked if table.asked in own else own[0]


def why_not_playing(table: Table, user: User) -> str:
    """The key of the reason why a user cannot act at a table."""
    seats = [table.chairs[seat] for seat in table.seats_of(user.id)]
    if not seats:
        return "server-not-a-player"
    return "server-gave-up" if all(chair.gone for chair in seats) else "server-seat-kept"


def still_on(table: Table) -> None:
    if table.status == ENDED:
        raise UserError("server-game-over")
    assert table.match  # raises if it has not begun


async def do(table: Table, user: User, seq: int, text: str) -> None:
    """One move: fresh, legal, applied, settled, stored, announced."""
    async with table.lock:
        await table.wake(seq)
        match = table.match
        if table.status == ENDED and not match.over:  # all others have resigned
            raise UserError("server-game-over")
        seat = acting_seat(table, user)
        table.check_fresh(seq)
        await _act(table, seat, match.read(text), user)


async def do_for_bot(table: Table, seat: int, seq: int, action: int, bot: str, haste: str) -> None:
    """The same for a bot's move."""
    async with table.lock:
        await table.wake(seq)
        table.check_fresh(seq)
        if table.asked == seat and table.chairs[seat].bot == bot:  # else the person is back, or it is over
            await _act(table, seat, action, bot=bot, haste=haste)


async def _act(table: Table, seat: int, action: int, user: User | None = None, bot: str = "", haste: str = "") -> None:
    assert table.journal is not None
    line = table.journal.act(seat, action, bot or None)
    match, who, name = table.match, user.id if user else "", user.name if user else ""
    results = results_of(match, table.chairs, table.terms.rated) if match.over else ()
    await table.append(
        Entry("do", seat, who, name, bot, haste, line=table.journal.lines[-1], memory=remember(line), results=results)
    )


# ------------------------------------------------------------- undo
async def undo(table: Table, user: User, seq: int) -> None:
    """Undo the user's last action, if it has revealed nothing."""
    async with table.lock:
        await table.wake(seq)
        still_on(table)
        table.check_fresh(seq)
        assert table.journal is not None
        last = table.match.trail[-1].seat
        seat = last if last in played_by(table, user) else acting_seat(table, user)
        table.journal.undo(seat)
        await table.append(Entry("undo", seat, user.id, user.name, line=table.journal.lines[-1]))


async def ask_to_undo(table: Table, user: User, seq: int) -> None:
    """Ask all players for an undo beyond that; not in rated games."""
    async with table.lock:
        await table.wake(seq)
        still_on(table)
        table.check_fresh(seq)
        if table.terms.rated:
            raise UserError("server-undo-rated")
        if table.proposal:
            raise UserError("server-undo-asked", player=table.names[table.proposal.seat])
        acting_seat(table, user)
        check_not_pestering(table, user)
        own = played_by(table, user)
        seat = next((line.seat for line in reversed(table.match.trail) if line.seat in own), None)
        if seat is None:
            raise UserError("undo-nothing")
        if everybody(table) <= willing(table, user.id):
            await _take_back(table, user, seat)
        else:
            await table.append(Entry("ask", seat, user.id, user.name))


def check_not_pestering(table: Table, user: User) -> None:
    """A no given by mistake can be corrected, but nobody may keep asking, even if they withdraw the question."""
    since = [row.entry for row in table.rows if row.seq > table.moved]
    if sum(entry.kind == "ask" and entry.who == user.id for entry in since) >= MOST_ASKED:
        raise UserError("server-undo-declined")


async def answer(table: Table, user: User, seq: int, yes: bool) -> None:
    """Answer the question that was open at entry `seq`. The player who asked may withdraw it."""
    async with table.lock:
        await table.wake(seq)
        still_on(table)
        seat = acting_seat(table, user)
        asked = table.proposal
        if asked is None:
            raise UserError("server-undo-nobody-asks")
        if seq < asked.seq:
            raise Stale
        asker = table.chairs[asked.seat].user
        if yes and asker == user.id:
            raise UserError("server-undo-own")
        if not yes:
            await table.append(Entry("decline", seat, user.id, user.name))
        elif everybody(table) <= asked.agreed | willing(table, user.id, asker):
            await _take_back(table, user, asked.seat)
        else:
            await table.append(Entry("agree", seat, user.id, user.name))


async def settle(table: Table, user: User) -> None:
    """Check whether everybody agrees after a bot has taken over a seat. The lock is held."""
    asked = table.proposal
    if asked and table.journal and everybody(table) <= asked.agreed | willing(table, table.chairs[asked.seat].user):
        await _take_back(table, user, asked.seat)


def everybody(table: Table) -> set[int]:
    return set(range(len(table.chairs)))


def willing(table: Table, *users: str) -> set[int]:
    """The seats of those users, and of bots, which always agree."""
    bots = {seat for seat, chair in enumerate(table.chairs) if chair.bot}
    return bots.union(*(table.seats_of(user) for user in users))


async def _take_back(table: Table, user: User, seat: int) -> None:
    assert table.journal is not None
    table.journal.take_back(seat)
    await table.append(Entry("undo", seat, user.id, user.name, line=table.journal.lines[-1]))
