"""The same questions and the same moves in two worlds that one pair of eyes cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from rulewright.kernel.conformance.leaks import changes
from rulewright.kernel.events import bit
from rulewright.kernel.match import Match
from rulewright.kernel.verbs import SHIFT

from . import worlds
from .games import Game
from .received import Eyes, Received
from .served import Served, serving

ATTEMPTS, ILLEGAL = 24, 4
LATEST = 10**6  # later than any entry


class Leak(AssertionError):
    """Something that the eyes received reveals what is hidden from them."""


def same(true: Received, other: Received) -> None:
    for what in true.keys() | other.keys():
        if true.get(what) != other.get(what):
            raise Leak(f"{what}:\n{short(true.get(what), other.get(what))}\n{short(other.get(what), true.get(what))}")


def short(data: bytes | None, beside: bytes | None) -> str:
    """An excerpt around the first difference."""
    pairs = enumerate(zip(data or b"", beside or b"", strict=False))
    at = max(next((n for n, (a, b) in pairs if a != b), 0) - 80, 0)
    return repr((data or b"nothing")[at : at + 240])


def same_shape(true: Received, other: Received) -> None:
    """What has just been revealed may differ; the number of messages and their structure may not."""
    same({what: outline(data) for what, data in true.items()}, {what: outline(data) for what, data in other.items()})


def outline(data: bytes) -> bytes:
    message = json.loads(data)
    return repr(
        [sorted(message), message.get("type"), message.get("seq")] if isinstance(message, dict) else message
    ).encode()


class Comparison:
    """One point of a game, from one pair of eyes."""

    def __init__(self, game: Game, seat: int, random: Random) -> None:
        self.game, self.seat, self.random = game, seat, random
        self.compared = 0  # number of equal responses and messages
        self.differ = False  # whether the worlds differ

    async def run(self, served: Served, database: Path, folder: Path, *, history: bool) -> None:
        """With `history`, others' secret actions differ too, and not only their results."""
        table = await self.game.table(served)
        kept = await table.store.snapshots(table.terms.id)
        here, there = folder / "true.db", folder / "other.db"
        true, other = worlds.true_and_other(table, kept, self.seat, self.random.getrandbits(30))
        self.differ = true[max(true)] != other[max(other)]
        for path, positions in ((here, true), (there, other)):
            path.unlink(missing_ok=True)
            worlds.copy(database, path)
            worlds.keep(path, table.terms.id, positions)
        if history:
            worlds.rewrite(there, table, self.seat, self.random)
        for path in (here, there):
            worlds.chain(path, table)
        async with AsyncExitStack() as stack:
            copies = [await stack.enter_async_context(serving(path)) for path in (here, there)]
            self.true, self.other = (Eyes(copy, self.game, self.seat, table.rows[-1].at) for copy in copies)
            await self._compare(table.seq, table.match)

    def _same(self, true: Received, other: Received) -> None:
        same(true, other)
        self.compared += len(true)

    # ------------------------------------------------------------- nothing changes
    async def _compare(self, seq: int, match: Match) -> None:
        seed = self.random.getrandbits(30)
        attempts, illegal = list(self._attempts(match)), list(self._illegal(match))
        self._same(*[await eyes.looked(seq, Random(seed)) for eyes in (self.true, self.other)])
        self._same(*[await eyes.refused(seq, illegal, attempts) for eyes in (self.true, self.other)])
        self.lines = [self.true.follow(), self.other.follow()]
        pairs = list(zip((self.true, self.other), self.lines, strict=True))
        self._same(*[await eyes.told(line, "hello") for eyes, line in pairs])
        self._same(*[await eyes.spoken(line, seq, illegal, attempts) for eyes, line in pairs])
        await self._go_on()
        for line in self.lines:
            await line.hang_up()

    def _attempts(self, match: Match) -> Iterator[str]:
        """From the whole action space, from the legal actions, and invalid text."""
        everything, s = list(match.game.actions()), match.twin()
        for action in [*self.random.sample(everything, ATTEMPTS), *match.legal()[:4]]:
            yield match.game.write(s, action)
        yield from ("?", f"{match.game.verbs[0].name}:nowhere")

    def _illegal(self, match: Match) -> Iterator[str]:
        legal = set(match.legal()) if match.actor == self.seat else set()
        wrong = [action for action in match.game.actions() if action not in legal]
        yield from (match.game.write(match.twin(), action) for action in self.random.sample(wrong, ILLEGAL))

    # ------------------------------------------------------------- the next move
    async def _go_on(self) -> None:
        here, there = [(await self.game.table(eyes.served)) for eyes in (self.true, self.other)]
        found = self._like(here.match, there.match)
        if found is None:
            return
        actor, known, actions = here.asked, *found
        before = [table.match.twin() for table in (here, there)]
        for eyes, table, action in zip((self.true, self.other), (here, there), actions, strict=True):
            move = {"seq": table.seq, "action": table.game.write(table.match.twin(), action)}
            await eyes.served.done(self.game.tokens[actor], "POST", f"/tables/{self.game.id}/moves", move)
        after = [table.match.twin() for table in (here, there)]
        shown = changes(before[0], after[0]) != changes(before[1], after[1])
        settled = any(table.match.trail[-1].outcomes for table in (here, there))
        if shown and (known or settled):
            same_shape(*await self._told("a move that shows something"))
            return
        self._same(*await self._told("a move"))
        if here.match.can_undo(actor):
            await self._everybody("undo", "undo", {"seq": here.seq}, [actor])
        if len(here.match.trail) > 1:
            asking = here.match.trail[-1].seat
            rest = [seat for seat in range(len(here.chairs)) if seat != asking]
            await self._everybody("a wish to take back", "undo/ask", {"seq": here.seq}, [asking])
            await self._everybody("taken back", "undo/answer", {"seq": LATEST, "yes": True}, rest)
        seq, seed = here.seq, self.random.getrandbits(30)
        self._same(*[await eyes.looked(seq, Random(seed)) for eyes in (self.true, self.other)])

    def _like(self, here: Match, there: Match) -> tuple[bool, tuple[int, int]] | None:
        """A move in one world, and one in the other that the eyes cannot tell from it; and whether they know what it is."""
        game, s = here.game, here.twin()
        for action in self.random.sample(here.legal(), len(here.legal())):
            known = game.audience(s, action) & bit(self.seat) != 0
            like = [a for a in there.legal() if a == action or (not known and a >> SHIFT == action >> SHIFT)]
            if like:
                return known, (action, self.random.choice(like))
        return None

    async def _everybody(self, when: str, what: str, body: dict[str, object], seats: list[int]) -> None:
        for seat in seats:
            for eyes in (self.true, self.other):
                await eyes.served.done(self.game.tokens[seat], "POST", f"/tables/{self.game.id}/{what}", body)
            self._same(*await self._told(when))

    async def _told(self, when: str) -> list[Received]:
        return [await eyes.told(line, when) for eyes, line in zip((self.true, self.other), self.lines, strict=True)]
