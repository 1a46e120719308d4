"""How many rounds games last, and who wins: `python -m tests.games.cryhavoc.pace 4 60` plays 60 games with four players, all Vesper.

Further arguments are options of the table, such as `level=veteran`, `factions=humans,pilgrims`, `bot=greedy`, `seed=1` and
`pack=york-five` or `pack=FOLDER`."""

from __future__ import annotations

import os
import sys
from math import sqrt
from pathlib import Path
from typing import Any

os.environ.setdefault("RULEWRIGHT_MODE", "compiled")

from rulewright.games import load
from rulewright.games.cryhavoc.parts import FACTIONS
from rulewright.kernel.bundles.bundle import in_folder, keep
from rulewright.kernel.game import Settings
from rulewright.lab.bout import Room
from rulewright.lab.lineups import Bout
from rulewright.lab.simulate import Tally, Z

SEED = 50000


def mean(lengths: list[int]) -> str:
    """With its 95% confidence interval."""
    n, middle = len(lengths), sum(lengths) / len(lengths)
    half = Z * sqrt(sum((length - middle) ** 2 for length in lengths) / max(n - 1, 1) / n)
    return f"{middle:.2f} rounds ({middle - half:.2f} to {middle + half:.2f})"


def main(
    players: int, games: int, bot: str = "vesper", seed: str = str(SEED), pack: str = "york", **options: str
) -> None:
    game = load("cryhavoc")
    settings = Settings(players, options=options, pack=pack if pack in game.packs else keep(in_folder(Path(pack))))
    room = Room(game, settings, [(bot,) * players])
    lengths, tally = list[int](), Tally()
    for deal in range(int(seed), int(seed) + games):
        reached = 0

        def watch(table: Any, action: int) -> None:
            nonlocal reached
            reached = int(table.states[0]["round"])

        played = room.play(Bout(0, deal, 0), watch)
        lengths.append(reached)
        tally.add(played.row, players)
        print(f"{len(lengths)} of {games}: {mean(lengths)}", file=sys.stderr, flush=True)
    print(f"{players} players, {games} games: {mean(lengths)}; of each length: {counted(lengths)}")
    for side, share in sorted(tally.by_side.items()):
        low, high = share.interval()
        print(f"{FACTIONS[side]}: {share.share:.1%} of {share.games} ({low:.1%} to {high:.1%})")


def counted(lengths: list[int]) -> str:
    return ", ".join(f"{length}: {lengths.count(length)}" for length in sorted(set(lengths)))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), **dict(word.split("=", 1) for word in sys.argv[3:]))
