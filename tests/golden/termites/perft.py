"""Positions whose next choices are counted."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rulewright.games.termites.game import GAME
from rulewright.kernel.conformance.counts import perft
from rulewright.kernel.game import Settings

FILE = Path(__file__).parent / "perft.txt"
ODD = {
    "mound_terrain": "any",
    "mound_crossing": "nobody",
    "slime_on_mounds": "no",
    "attack_origin": "start",
    "alate_into_vegetation": "choice",
    "recross_target": "no",
}
BUILD = {"scenario": "build", "tiles": "6"}


class Position(NamedTuple):
    """Reached by so many random choices, chance's among them; then `depth` choices are counted."""

    settings: Settings
    seed: int
    after: int
    depth: int

    def name(self) -> str:
        kind = [
            word
            for word, options in (("build", BUILD), ("odd", ODD))
            if options.items() <= self.settings.options.items()
        ]
        return " ".join(
            [f"{self.settings.players} players", *kind, f"seed {self.seed} after {self.after} depth {self.depth}"]
        )


POSITIONS = (
    Position(Settings(2), 1, 0, 6),
    Position(Settings(2), 1, 9, 4),
    Position(Settings(2), 2, 40, 4),
    Position(Settings(2), 2, 41, 5),
    Position(Settings(2), 3, 120, 4),
    Position(Settings(2, ODD), 4, 150, 4),
    Position(Settings(2, ODD), 4, 160, 4),
    Position(Settings(3), 5, 14, 3),
    Position(Settings(3), 5, 150, 5),
    Position(Settings(3, BUILD), 6, 4, 3),
    Position(Settings(3, BUILD), 7, 14, 4),
    Position(Settings(4), 8, 200, 4),
    Position(Settings(4, {**BUILD, **ODD}), 9, 30, 3),
    Position(Settings(4, ODD), 10, 301, 4),
)


def written() -> str:
    return "".join(f"{p.name()}: {perft(GAME, p.settings, p.seed, p.depth, p.after)}\n" for p in POSITIONS)


def expected() -> dict[str, int]:
    rows = (line.rsplit(": ", 1) for line in FILE.read_text("utf-8").splitlines())
    return {name: int(count) for name, count in rows}
