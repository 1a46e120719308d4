"""The golden games of Termites, and the positions for perft."""

from __future__ import annotations

from pathlib import Path

from tests.golden.golden import Golden, Position

from rulewright.games.termites.game import GAME
from rulewright.games.termites.parts import HEXES
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match

ODD = {
    "mound_terrain": "any",
    "mound_crossing": "nobody",
    "slime_on_mounds": "no",
    "attack_origin": "start",
    "alate_into_vegetation": "choice",
    "recross_target": "no",
}
BUILD = {"scenario": "build", "tiles": "6"}
STRICT = {"mound_terrain": "open-only", "attack_origin": "start", "mound_crossing": "nobody"}


def result(match: Match, seat: int) -> str:
    points, units = divmod(match.standing(seat)[0], HEXES + 1)
    return f"{points} points, {units} units"


GOLDEN = Golden(
    GAME,
    Path(__file__).parent,
    {
        "game-1-two-random": (Settings(2), "random random"),
        "game-2-two-greedy": (Settings(2, {"swarms": "blue,grey"}), "greedy greedy"),
        "game-3-two-build-odd": (Settings(2, {"scenario": "build", **ODD}), "greedy random"),
        "game-4-three-mixed": (Settings(3), "greedy random greedy"),
        "game-5-three-build": (Settings(3, {"scenario": "build", "tiles": "9", **STRICT}), "random greedy random"),
        "game-6-four-odd": (Settings(4, ODD), "greedy random greedy random"),
    },
    (
        Position(Settings(2), 1, 0, 6),
        Position(Settings(2), 1, 9, 4),
        Position(Settings(2), 2, 40, 4),
        Position(Settings(2), 2, 41, 5),
        Position(Settings(2), 3, 120, 4),
        Position(Settings(2, ODD), 4, 150, 4, "odd"),
        Position(Settings(2, ODD), 4, 160, 4, "odd"),
        Position(Settings(3), 5, 14, 3),
        Position(Settings(3), 5, 150, 5),
        Position(Settings(3, BUILD), 6, 4, 3, "build"),
        Position(Settings(3, BUILD), 7, 14, 4, "build"),
        Position(Settings(4), 8, 200, 4),
        Position(Settings(4, {**BUILD, **ODD}), 9, 30, 3, "build odd"),
        Position(Settings(4, ODD), 10, 301, 4, "odd"),
    ),
    result,
)
