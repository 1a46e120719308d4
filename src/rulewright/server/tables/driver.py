"""Moves the bots at tables. They think in the background, and their choices are checked like anybody's."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

from rulewright.kernel.message import UserError
from rulewright.server.bots.pace import Pace
from rulewright.server.bots.pool import BotPool, decision
from rulewright.server.bots.turns import NoLongerWanted, Sake
from rulewright.server.metrics import BOTS_ASKED
from rulewright.server.store.writer import Unavailable

from . import playing
from .story import Stale
from .table import Table

PAUSE = 1.0  # seconds between attempts while the database is unavailable


class Driver:
    def __init__(self, bots: BotPool, pace: Pace, begin: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """`begin` starts a background task."""
        self._bots, self._pace, self._begin = bots, pace, begin
        self._driven = set[str]()  # tables where a bot is thinking

    def drives(self, table: Table) -> bool:
        return table.terms.id in self._driven

    def consider(self, table: Table) -> None:
        if table.bot_asked and table.journal and not self.drives(table):
            self._driven.add(table.terms.id)
            self._begin(self._drive(table))

    async def _drive(self, table: Table) -> None:
        """Run as long as a bot is asked."""
        try:
            while await self._move(table):
                pass
        finally:
            self._driven.discard(table.terms.id)

    async def _move(self, table: Table) -> bool:
        try:
            async with table.lock:
                await table.wake()
                seat, seq, bot, began = table.asked, table.seq, table.bot_asked, time.monotonic()
                if not bot:
                    return False
                asked = decision(bot, table.match, seat, secret_number(table, seat, seq), secret_number(table, seat))
            drawn = self._pace.draw(bot)
            choice = await self._bots.choose(asked, sake(table, seat, seq), self._pace.thinking(drawn))
            BOTS_ASKED.labels(choice.haste or "chosen").inc()
            await self._pace.wait(began, drawn, choice.due)
            await playing.do_for_bot(table, seat, seq, choice.action, bot, choice.haste)
        except (
            Stale,
            NoLongerWanted,
        ):  # somebody came back or undid something, or a bot of another process was quicker and continues
            return table.added == table.seq
        except Unavailable:
            await asyncio.sleep(PAUSE)
        except UserError:
            if not table.removed:
                raise
            return False
        return True


def sake(table: Table, seat: int, seq: int) -> Sake:
    """A bot that keeps somebody's seat acts for them, any other for the host."""
    bot = table.chairs[seat].bot

    def waits() -> bool:
        here = table.here if table.followers or table.elsewhere else ()
        return any(not table.chairs[number].bot for number in here)

    def wanted() -> bool:
        return table.moved <= seq <= table.seq and table.bot_asked == bot

    return Sake(table.chairs[seat].user or table.terms.host, waits, wanted)


def secret_number(table: Table, *words: object) -> int:
    """Below 2**56. Differs from the game's own random numbers, is reproducible, and nobody knows it before the seed is published."""
    key = " ".join(map(str, words)).encode()
    return int.from_bytes(hashlib.blake2b(key, key=table.terms.seed, digest_size=7).digest(), "big")
