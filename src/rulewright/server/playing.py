"""What people and bots do at a table while a game is played: one move, one taken back, and asking for it."""

from __future__ import annotations

from rulewright.kernel.message import Message, UserError

from .entries import Entry, remember
from .store.store import User
from .table import ENDED, Table


def acting_seat(table: Table, user: User) -> int:
    """The seat for which that user acts: the one that is asked, if it is theirs, else the first of theirs. A bot that keeps it gives
    way only when its person comes back."""
    own = [seat for seat in table.seats_of(user.id) if not table.chairs[seat].bot]
    if not own:
        raise UserError("server-seat-kept" if table.seats_of(user.id) else "server-not-a-player")
    return table.asked if table.asked in own else own[0]


def still_on(table: Table) -> None:
    if table.status == ENDED:
        raise UserError("server-game-over")
    assert table.match  # raises if it has not begun


async def do(table: Table, user: User, seq: int, text: str) -> None:
    """One move: fresh, legal, applied, settled, stored, told."""
    async with table.lock:
        await table.wake(seq)
        match = table.match
        seat = acting_seat(table, user)
        table.check_fresh(seq)
        action = match.game.read(match.look(), text)
        await _act(table, seat, action, user)


async def do_for_bot(table: Table, seat: int, seq: int, action: int, bot: str) -> None:
    """The same, decided by a bot."""
    async with table.lock:
        await table.wake(seq)
        table.check_fresh(seq)
        if table.chairs[seat].bot == bot:  # else its person has come back meanwhile
            await _act(table, seat, action, bot=bot)


async def _act(table: Table, seat: int, action: int, user: User | None = None, bot: str = "") -> None:
    assert table.journal is not None
    line = table.journal.act(seat, action, bot or None)
    match, who, name = table.match, user.id if user else "", user.name if user else ""
    results = [match.standing(number)[:2] for number in range(len(table.chairs))] if match.over else []
    await table.append(
        Entry("do", seat, who, name, bot, line=table.journal.lines[-1], memory=remember(line), results=results)
    )


def why_not(table: Table, seat: int, text: str) -> tuple[str, Message] | None:
    """The lock is held."""
    match = table.match
    return match.why_not(seat, match.game.read(match.look(), text))


# ------------------------------------------------------------- undo
async def undo(table: Table, user: User, seq: int) -> None:
    """Takes back that user's last action, if it has shown nobody anything."""
    async with table.lock:
        await table.wake(seq)
        still_on(table)
        table.check_fresh(seq)
        assert table.journal is not None
        last = table.match.trail[-1].seat
        seat = last if last in table.seats_of(user.id) else acting_seat(table, user)
        table.journal.undo(seat)
        await table.append(Entry("undo", seat, user.id, user.name, line=table.journal.lines[-1]))


async def ask_to_undo(table: Table, user: User, seq: int) -> None:
    """Beyond that, all who play have to agree; where points are at stake nobody may ask."""
    async with table.lock:
        await table.wake(seq)
        still_on(table)
        table.check_fresh(seq)
        if table.terms.rated:
            raise UserError("server-undo-rated")
        if table.proposal:
            raise UserError("server-undo-asked", player=table.names[table.proposal.seat])
        seat = next((s for s in reversed(_actors(table)) if s in table.seats_of(user.id)), None)
        if seat is None:
            acting_seat(table, user)
            raise UserError("undo-nothing")
        if set(range(len(table.chairs))) <= _agreeing(table, user):
            await _take_back(table, user, seat)
        else:
            await table.append(Entry("ask", seat, user.id, user.name))


async def answer(table: Table, user: User, yes: bool) -> None:
    async with table.lock:
        await table.wake()
        still_on(table)
        seat = acting_seat(table, user)
        asked = table.proposal
        if asked is None:
            raise UserError("server-undo-nobody-asks")
        asker = table.chairs[asked.seat].user
        if not yes or asker == user.id:  # whoever asked may think better of it
            if asker == user.id and yes:
                raise UserError("server-undo-own")
            await table.append(Entry("decline", seat, user.id, user.name))
        elif set(range(len(table.chairs))) <= asked.agreed | _agreeing(table, user) | set(table.seats_of(asker)):
            await _take_back(table, user, asked.seat)
        else:
            await table.append(Entry("agree", seat, user.id, user.name))


def _actors(table: Table) -> list[int]:
    return [line.seat for line in table.match.trail[1:]]


def _agreeing(table: Table, user: User) -> set[int]:
    """The seats of that user; and bots do not mind."""
    return set(table.seats_of(user.id)) | {seat for seat, chair in enumerate(table.chairs) if chair.bot}


async def _take_back(table: Table, user: User, seat: int) -> None:
    assert table.journal is not None
    table.journal.take_back(seat)
    await table.append(Entry("undo", seat, user.id, user.name, line=table.journal.lines[-1]))
