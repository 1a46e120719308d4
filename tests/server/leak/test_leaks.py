"""For two true states that somebody cannot tell apart, every byte that the server sends them is the same.

A game is played, stopped somewhere, and its database copied twice. In one copy everything stays; in the other every position that was
kept is replaced by a world which those eyes could not rule out at that moment, and in half of the cases what others did in secret is
another action of the same kind too, as a true other history would have it. Then both copies are asked the same.

Every frame of a replay is asked for by itself, so that it comes from the replaced position of its moment: frames in a row are replayed
from the true lines in both copies, and could not differ. What happens after a move of which the eyes are shown something hidden may
differ; then only the number and the outline of the messages are compared.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from rulewright.kernel.events import SPECTATOR

from .comparison import Comparison
from .games import begin
from .served import serving

POINTS = 4  # of each game
MOST_POINTS = 24  # until a world differs: the seed of a table is drawn, so it may take a few more
LONGEST = 30  # moves between them


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_nobody_receives_what_is_hidden(name: str, players: int, tmp_path: Path) -> None:
    compared, different = asyncio.run(compare(name, players, tmp_path))
    assert compared > POINTS * 50, "the test is empty"
    assert different > 0, "no world was ever another"


async def compare(name: str, players: int, folder: Path) -> tuple[int, int]:
    """Gives how many answers were the same, and how many points had worlds that differ."""
    random, database, compared, different = Random(f"{name} {players}"), folder / "tables.db", 0, 0
    async with serving(database) as served:
        game = await begin(served, name, players, random)
        for point in range(MOST_POINTS):
            if point >= POINTS and different:
                break
            if not await game.play(served, random, random.randint(1, LONGEST)):
                game = await begin(served, name, players, random)
            comparison = Comparison(game, random.choice([*range(players), SPECTATOR]), random)
            await comparison.run(served, database, folder, history=point % 2 == 1)
            compared, different = compared + comparison.compared, different + comparison.differ
    return compared, different
