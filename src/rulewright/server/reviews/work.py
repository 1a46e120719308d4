"""Computes reviews of finished games: each decision is judged in the bots' processes, when they are idle.

The result is stored, so one review serves everyone who may see the replay. Decisions are judged in an order that spreads over the whole
game first and then fills the gaps. An interrupted review continues after a restart."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
import structlog

from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.players.review import Judged, method
from rulewright.server.store.kept_reviews import KeptReview
from rulewright.server.store.store import User, now
from rulewright.server.store.writer import Unavailable
from rulewright.server.tables.hall import FORGOTTEN, SWEEP, Hall
from rulewright.server.tables.story import ENDED, Story
from rulewright.server.tables.table import Table

from .finding import Decision, Finding, decisions, finding, from_everywhere, standing

MOST = 20  # running at once
SAVED = 1.0  # seconds between saves
TRIES, PAUSE = 3, 5.0  # for one decision; seconds between them
log = structlog.get_logger("reviews")


class Reviews:
    def __init__(self, hall: Hall) -> None:
        self._hall, self._store, self._bots = hall, hall.store, hall.bots
        self._running = set[str]()  # tables that this process is working on
        self._asking = asyncio.Lock()  # so that two are not begun if there is room for one

    async def go_on(self) -> None:
        """Continue interrupted reviews, and those that another process has abandoned, as long as the server runs."""
        await self.resume(now())
        while True:
            await asyncio.sleep(SWEEP)
            await self.resume(now() - FORGOTTEN)

    def key(self, table: Story) -> str:
        """Identifies a finished game and the method of judging it here."""
        last = next(row.entry.line["hash"] for row in reversed(table.rows) if row.move)
        return f"{last} {method(table.game, self._bots.review_iterations)}"

    async def found(self, table: Table) -> KeptReview | None:
        """The review so far, if any. The lock is held."""
        over(table)
        kept = await self._store.review(table.terms.id)
        return kept if kept and kept.key == self.key(table) else None

    async def ask(self, table: Table, user: User) -> None:
        """Begin a review unless there is one. Each person may have one running, and the server not too many."""
        async with self._asking, table.lock:
            await table.wake()
            if await self.found(table):
                return
            if not self._bots.workers:
                raise UserError("server-review-failed")
            if self._hall.config.limits:
                await self._check(user)
            if await self._store.add_review(table.terms.id, self.key(table), user.id):
                kept = await self._store.review(table.terms.id)
                assert kept is not None
                self._consider(kept)

    async def _check(self, user: User) -> None:
        if await self._store.unfinished_reviews(user.id):
            raise UserError("server-review-asked")
        if await self._store.unfinished_reviews() >= MOST:
            raise UserError("server-reviews-full")

    async def resume(self, before: int) -> None:
        """Take over reviews without progress since then."""
        with suppress(Unavailable):
            for kept in await self._store.claim_reviews(before):
                self._consider(kept)

    def _consider(self, kept: KeptReview) -> None:
        if kept.table_id not in self._running:
            self._running.add(kept.table_id)
            self._hall.begin(self._review(kept))

    # ------------------------------------------------------------- one review
    async def _review(self, kept: KeptReview) -> None:
        try:
            await self._judge_all(kept)
        except Unavailable:
            log.warning("a review waits for the database")  # and is resumed later
        except UserError as error:
            log.warning("a review has been given up", why=error.message.key)
            with suppress(Unavailable):
                await self._store.drop_review(kept)
        finally:
            self._running.discard(kept.table_id)

    async def _judge_all(self, kept: KeptReview) -> None:
        table = await self._hall.table(kept.table_id)
        async with table.lock:
            await table.wake()
            over(table)
            journal = table.journal_at(len(table.rows), await self._store.snapshots(table.terms.id))
            seqs = [row.seq for row in standing(table)]
        game, players = table.game, table.players
        asked = await decisions(journal.match, seqs)
        found = {one.line: one for one in msgspec.json.decode(kept.body, type=list[Finding])}
        saved = 0.0
        for number in from_everywhere(len(asked)):
            one = asked[number]
            if one.line in found:
                continue
            judged = await self._judge(game, one, kept.asker)
            found[one.line] = await asyncio.to_thread(finding, game, one, judged, players)
            if time.monotonic() > saved + SAVED:
                saved = time.monotonic()
                if not await self._keep(kept, found, len(asked)):
                    return
        await self._keep(kept, found, len(asked), done=True)

    async def _keep(self, kept: KeptReview, found: dict[int, Finding], total: int, *, done: bool = False) -> bool:
        body = msgspec.json.encode([found[line] for line in sorted(found)]).decode()
        return await self._store.keep_review(kept, body, total, done=done)

    async def _judge(self, game: Game, one: Decision, asker: str) -> Judged:
        for _ in range(TRIES):
            judged = await self._bots.judge(game.key, one.letter, one.played, one.line, asker)
            if judged is not None:
                return judged
            await asyncio.sleep(PAUSE)
        raise UserError("server-review-failed")


def over(table: Story) -> None:
    """Raise unless the game is over: people who are still playing must not be told."""
    if table.status != ENDED:
        raise UserError("review-not-over")
    assert table.game  # raises if it is missing
