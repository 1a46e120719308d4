"""Matches to ask bots about, and faulty workers."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.server.bots.pool import BotPool, Choice, decision

LONG = 60.0  # seconds that nothing here takes, however busy the machine is


def begin(name: str = "termites", seed: int = 1, decided: int = 0) -> Match:
    """A match for two after that number of random decisions, at a real choice."""
    game, random = load(name), Random(seed)
    match = Match(game, game.prepare(Settings(2)), bytes([seed] * 32))
    while decided > 0 or len(match.legal()) == 1:
        match.act(match.actor, random.choice(match.legal()))
        decided -= 1
    return match


@asynccontextmanager
async def running(workers: int = 1, budget: float = LONG, **more: Any) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, budget, **{"compiled": False, "patience": LONG, **more})
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def greedy(pool: BotPool, match: Match, seed: int = 7) -> Choice:
    return await pool.choose(decision("greedy", match, match.actor, seed))


def python(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0.01)
