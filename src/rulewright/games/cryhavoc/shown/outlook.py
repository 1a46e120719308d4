"""C5.6-C5.8: how a battle would end as it stands now, using only public information. Calculated by the rules."""

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
    """The objectives in order of resolution, each by itself: effects of one on another depend on choices."""
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
    """The number of resolved objectives, not counting the one being resolved."""
    resolution, battle = under_way(s, RESOLVE_OBJECTIVES), under_way(s, BATTLE)
    if resolution:
        return max(int(resolution.at) - 1, 0)
    return len(OBJECTIVES) if battle and step_under_way(battle) >= LEAVING else 0


def winner(s: State, objective: int) -> int:
    """Attrition has no winner; Region Control keeps its own once it is resolved."""
    if objective == ATTRITION:
        return NOBODY
    return int(s.winner) if objective == CONTROL and s.winner != NOBODY else stronger(s, objective)


def kills_of(s: State) -> tuple[int, int]:
    """The kills by the attacker and by the defender. While they are being named, they have been counted."""
    f = under_way(s, RESOLVE_ATTRITION)
    if f and step_under_way(f) >= COUNTING:
        return victims(s, ATTACKER, f.left), victims(s, DEFENDER, f.memo)
    return victims(s, ATTACKER, kills_at(s, ATTACKER)), victims(s, DEFENDER, kills_at(s, DEFENDER))


def points(s: State, side: int, objective: int, winner: int, kills: tuple[int, int]) -> int:
    times = (1 if winner == side else 0) if objective == CONTROL else kills[side]
    return times * worth(s, side, objective)


def worth(s: State, side: int, objective: int) -> int:
    """VP for winning Region Control, or for each kill. C5.11: natives score nothing."""
    if s.skipped[objective] or s.seat[s.side[side]] == NOBODY:
        return 0
    return {CONTROL: CONTROL_VP, ATTRITION: KILL_VP}.get(objective, 0)
