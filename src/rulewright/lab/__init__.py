"""Many games at once: simulation, measurement, balance; and `make_vec`, for those who learn from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Settings

    from .vec.batch import Vec


def make_vec(
    game: str | Game,
    lanes: int,
    *,
    players: int = 2,
    settings: Settings | Sequence[Settings] | None = None,
    seeds: int | Sequence[int] = 0,
    mask: bool = False,
    autoreset: bool = True,
    threads: int | None = None,
) -> Vec:
    """Games side by side, stepped in one call: see docs/interfaces.md. Imported only now: the commands of the laboratory do without it.

    `settings`: of the table, or of each lane's table; without them, of a table of that many players.
    `seeds`: the first lane's, and those after it have the numbers that follow; or one for each lane.
    `threads`: as many as there are cores, where nothing is said.
    """
    from .vec.batch import Vec

    return Vec(game, lanes, players, settings, seeds, mask, autoreset, threads)
