"""Many tables at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from rulewright.kernel.message import UserError

from .figures import Tally
from .party import Party

WARM_UP = 1.0  # seconds before measuring
SETTLING = 0.5  # seconds for unfinished work
FEWEST = 20  # least number of measured moves, unless that takes longer than
LATEST, LOOK = 120.0, 0.1  # more seconds; and between two checks
Tell = Callable[[str, float], None]  # the key of the current part, and its progress


class Crowd:
    def __init__(self, url: str, tables: int, game: str, players: int, tell: Tell, **how: Any) -> None:
        self.parties = [Party(url, game, players, **how) for _ in range(tables)]
        self._tell = tell

    async def sit_down(self) -> None:
        await self._each("loadtest-sitting", [party.sit_down() for party in self.parties])

    async def play(self, part: str, tally: Tally, seconds: float, rate: float | None = None) -> None:
        """Play for that time, and on a very slow machine until there is something to measure. Players move at once, or at `rate` moves per
        second over all tables."""
        for party in self.parties:
            party.play(tally, len(self.parties) / rate if rate else 0)
        late = 0.0
        try:
            await asyncio.sleep(WARM_UP)
            tally.measure()
            await passing(self._tell, part, seconds)
            while tally.measured < FEWEST and not tally.refused and (late := late + LOOK) < LATEST:
                await asyncio.sleep(LOOK)
        finally:
            tally.enough()
            for party in self.parties:
                party.stop()
        await asyncio.sleep(SETTLING)

    async def play_out(self, part: str) -> None:
        """Play until every table is done."""
        tally = Tally()
        for party in self.parties:
            party.play(tally, 0)
        await self._each(part, [party.done.wait() for party in self.parties])
        if tally.refused:
            raise UserError("loadtest-no-answer", path="/live", why=", ".join(tally.refused))

    async def _each(self, part: str, work: list[Coroutine[Any, Any, Any]]) -> None:
        """Run everything, or raise the first error."""
        self._tell(part, 0)
        tasks = [asyncio.create_task(one) for one in work]
        try:
            for number, done in enumerate(asyncio.as_completed(tasks), 1):
                await done
                self._tell(part, number / len(tasks))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def hang_up(self) -> None:
        for party in self.parties:
            party.hang_up()


async def passing(tell: Tell, part: str, seconds: float) -> None:
    """Wait, and report the progress."""
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        tell(part, passed / seconds)
        await asyncio.sleep(min(0.5, seconds - passed))
    tell(part, 1)
