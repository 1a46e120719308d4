"""C5.3, C5.6-C5.8: how the objectives can end while units are still to be placed, depending on the number of units on each side. Calculated
by the rules."""

from __future__ import annotations

from rulewright.games.cryhavoc.parts import ATTACKER, ATTRITION, DEFENDER, FACTIONS, NOBODY, OBJECTIVES, Faction
from rulewright.games.cryhavoc.rules import objectives
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.rule import plain

from .outlook import worth
from .shapes import Ahead

nth_objective, stronger = plain(objectives.nth_objective), plain(objectives.stronger)
kills_at = plain(objectives.kills_at)


def ahead(s: State) -> list[Ahead]:
    """In the order of resolution. Kills are limited by the enemy's number of units."""
    s = s.clone()  # a copy, to try out units
    most = both(s)
    return [possible(s, nth_objective(s, n), most) for n in range(len(OBJECTIVES))]


def both(s: State) -> tuple[int, int]:
    """The number of units of attacker and defender: on objectives, and still in the region."""
    attack, defence = (sum(s.placed[side]) + s.units[s.side[side]][s.battle_at] for side in (ATTACKER, DEFENDER))
    return int(attack), int(defence)


def possible(s: State, objective: int, most: tuple[int, int]) -> Ahead:
    attrition = objective == ATTRITION
    return Ahead(
        objective=OBJECTIVES[objective],
        winner=[] if attrition else [[won(s, objective, a, d) for d in range(most[1] + 1)] for a in range(most[0] + 1)],
        kills=(kills(s, ATTACKER, most), kills(s, DEFENDER, most)) if attrition else ([], []),
        vp=(worth(s, ATTACKER, objective), worth(s, DEFENDER, objective)),
    )


def won(s: State, objective: int, attack: int, defence: int) -> Faction | None:
    s.placed[ATTACKER][objective], s.placed[DEFENDER][objective] = attack, defence
    side = NOBODY if s.skipped[objective] else stronger(s, objective)
    return None if side == NOBODY else FACTIONS[s.side[side]]


def kills(s: State, side: int, most: tuple[int, int]) -> list[int]:
    """The kills for each number of this side's units there."""
    counted = []
    for n in range(most[side] + 1):
        s.placed[side][ATTRITION] = n
        counted.append(0 if s.skipped[ATTRITION] else min(kills_at(s, side), most[1 - side]))
    return counted
