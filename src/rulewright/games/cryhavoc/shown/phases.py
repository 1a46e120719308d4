"""C3.1, C5.3: where the game stands, in words."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import BATTLE, RESOLVE_OBJECTIVES, ROUND
from rulewright.games.cryhavoc.parts import OBJECTIVES, Objective
from rulewright.games.cryhavoc.rules import battle, objectives, round
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import Frame, step_under_way
from rulewright.kernel.rule import plain

from .shapes import BattleStep, Phase

nth_objective = plain(objectives.nth_objective)

PHASES: dict[int, Phase] = {
    round.REVEALING: "events",
    round.DRAWING: "draw",
    round.DISCARDING: "draw",
    round.ACTING: "actions",
    round.FIGHTING: "battles",
    round.RANSOMING: "prisoners",
    round.SCORING: "scoring",
}
BATTLE_STEPS: dict[int, BattleStep] = {
    battle.OPENING: "A",
    battle.DEFENDERS_TOKENS: "A",
    battle.OTHER_TOKENS: "A",
    battle.ATTACKER_PLACES: "B",
    battle.DEFENDER_PLACES: "B",
    battle.PLAYING_TACTICS: "C",
    battle.RESOLVING: "D",
    battle.LEAVING: "F",
    battle.CLEARING: "G",
    battle.DEFENDER_DRAWS: "G",
    battle.CLOSING: "G",
}


def under_way(s: State, procedure: int) -> Frame | None:
    """The frame of a procedure that is running, or None."""
    frames = (s.frame[depth] for depth in range(s.top + 1))  # those above are all 0, a number too
    return next((f for f in frames if f.proc == procedure), None)


def phase(s: State) -> Phase:
    if s.round == 0:
        return "setup"
    f = under_way(s, ROUND)
    return PHASES[step_under_way(f)] if f else "over"


def battle_step(s: State) -> BattleStep:
    f = under_way(s, BATTLE)
    return BATTLE_STEPS[step_under_way(f)] if f else "A"


def resolving(s: State) -> Objective | None:
    """The objective that is being resolved."""
    f = under_way(s, RESOLVE_OBJECTIVES)
    if f is None or f.at == 0:
        return None
    return OBJECTIVES[nth_objective(s, f.at - 1)]
