"""The golden games of Cry Havoc, and the positions for perft."""

from __future__ import annotations

from pathlib import Path

from tests.golden.golden import Golden, Position

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import FACTIONS, MOST_UNITS, PLAYERS
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match

VETERAN, GERMAN = {"level": "veteran"}, {"edition": "de"}
ODD = {
    "woken_regions": "with_units",
    "nest_chosen_by": "fighter",
    "token_targets": "killable",
    "played_cards": "discarded_after_action",
    "battle_numbers": "not_reused",
    "halted_units": "for_action",
    "tokens_among_others": "face_down",
    "token_order": "mover_chooses",
    "trogs_run_out": "per_region",
    "natives_win": "any_token_goes",
    "nest_regions": "no_battle_regions",
    "control_tokens": "eight",
    "ambush_supply": "used_up",
}


def result(match: Match, seat: int) -> str:
    result, points, side, _ = match.standing(seat)
    prisoners = result // PLAYERS % (PLAYERS * MOST_UNITS)
    return f"{FACTIONS[side]}, {points} points, {prisoners} prisoners"


GOLDEN = Golden(
    GAME,
    Path(__file__).parent,
    {
        "game-1-two-random": (Settings(2), "random random"),
        "game-2-two-greedy-german": (
            Settings(2, {**GERMAN, **VETERAN, "factions": "pilgrims,machines"}),
            "greedy greedy",
        ),
        "game-3-three-mixed": (Settings(3, {"edition": "pl", "level": "experienced"}), "greedy random greedy"),
        "game-4-three-odd": (Settings(3, {**VETERAN, **ODD}), "random greedy random"),
        "game-5-four-portuguese": (Settings(4, {"edition": "pt", **VETERAN}), "greedy random greedy random"),
        "game-6-four-german": (
            Settings(4, {**GERMAN, "factions": "drawn,trogs,drawn,humans"}),
            "greedy greedy random greedy",
        ),
    },
    (
        Position(Settings(2), 1, 0, 6),
        Position(Settings(2), 1, 187, 5),
        Position(Settings(2, VETERAN), 2, 79, 5, "veterans"),
        Position(Settings(2, GERMAN), 3, 0, 6, "German"),
        Position(Settings(2, GERMAN), 3, 79, 5, "German"),
        Position(Settings(3), 4, 268, 5),
        Position(Settings(3), 4, 295, 5),
        Position(Settings(3, VETERAN), 5, 133, 5, "veterans"),
        Position(Settings(3, VETERAN), 5, 241, 4, "veterans"),
        Position(Settings(3, {**VETERAN, **ODD}), 6, 241, 5, "veterans odd"),
        Position(Settings(4), 7, 376, 5),
        Position(Settings(4, VETERAN), 8, 250, 5, "veterans"),
        Position(Settings(4, {**GERMAN, **VETERAN}), 9, 322, 5, "German veterans"),
        Position(Settings(4, ODD), 10, 349, 5, "odd"),
    ),
    result,
)
