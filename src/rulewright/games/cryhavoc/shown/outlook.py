"""C5.6-C5.8: what would come of a battle as it stands now, from what everybody sees; the rules are asked."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import BATTLE, RESOLVE_ATTRITION, RESOLVE_OBJECTIVES
from rulewright.games.cryhavoc.parts import ATTACKER, ATTRITION, CONTROL, DEFENDER, FACTIONS, NOBODY, OBJECTIVES
from rulewright.games.cryhavoc.rules import objectives
from rulewright.games.cryhavoc.rules.battle import LEAVING
from rulewright.games.cryhavoc.rules.objectives import CONTROL_VP, COUNTING
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import step_under_way
from rulewright.kernel.rule import plain

from .phases import under_way
from .shapes import Outlook

KILL_VP = 1

nth_objective = plain(objectives.nth_objective)
strength, stronger = plain(objectives.strength), plain(objectives.stronger)
kills_at, victims = plain(objectives.kills_at), plain(objectives.victims)


def outlook(s: State) -> list[Outlook]:
    """The objectives in the order of their resolution. Each by itself: what one of them does to another depends on choices."""
    resolved = how_many_resolved(s)
    return [seen(s, nth_objective(s, n), n < resolved) for n in range(len(OBJECTIVES))]


def seen(s: State, objective: int, resolved: bool) -> Outlook:
    kills = kills_of(s) if objective == ATTRITION else (0, 0)
    side = winner(s, objective)
    return Outlook(
        objective=OBJECTIVES[objective],
        resolved=resolved,
        skipped=bool(s.skipped[objective]),
        strength=(strength(s, ATTACKER, objective), strength(s, DEFENDER, objective)),
        winner=None if side == NOBODY else FACTIONS[s.side[side]],
        kills=kills,
        vp=(points(s, ATTACKER, objective, side, kills), points(s, DEFENDER, objective, side, kills)),
    )


def how_many_resolved(s: State) -> int:
    """The one that is being resolved is not among them."""
    resolution, battle = under_way(s, RESOLVE_OBJECTIVES), under_way(s, BATTLE)
    if resolution:
        return max(int(resolution.at) - 1, 0)
    return len(OBJECTIVES) if battle and step_under_way(battle) >= LEAVING else 0


def winner(s: State, objective: int) -> int:
    """Attrition has none; Region Control keeps its own once it is resolved."""
    if objective == ATTRITION:
        return NOBODY
    return int(s.winner) if objective == CONTROL and s.winner != NOBODY else stronger(s, objective)


def kills_of(s: State) -> tuple[int, int]:
    """By the attacker and by the defender. While they are named, they have been counted."""
    f = under_way(s, RESOLVE_ATTRITION)
    if f and step_under_way(f) >= COUNTING:
        return victims(s, ATTACKER, f.left), victims(s, DEFENDER, f.memo)
    return victims(s, ATTACKER, kills_at(s, ATTACKER)), victims(s, DEFENDER, kills_at(s, DEFENDER))


def points(s: State, side: int, objective: int, winner: int, kills: tuple[int, int]) -> int:
    times = (1 if winner == side else 0) if objective == CONTROL else kills[side]
    return times * worth(s, side, objective)


def worth(s: State, side: int, objective: int) -> int:
    """VP for the win of Region Control, or for each kill. C5.11: natives score nothing."""
    if s.skipped[objective] or s.seat[s.side[side]] == NOBODY:
        return 0
    return {CONTROL: CONTROL_VP, ATTRITION: KILL_VP}.get(objective, 0)
