"""T6.1-T6.8, T7.1-T7.4 at any position: goals, entries and retreats are those found by listing every way step by step.

Any board, any rulings, any pieces; `oracle.py` is written from the numbered rules and shares nothing with them.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.rules.termites.oracle import Oracle, any_position
from tests.rules.termites.table import Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.state import State
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import MASK, SHIFT

VERB = {verb.name: number for number, verb in enumerate(GAME.verbs)}


class Walk:
    """Plays single actions from one position, and back to it."""

    def __init__(self, t: Table) -> None:
        t.movement(0)
        self.t, self.out = t, buffer(GAME.most_legal)

    def asked(self) -> tuple[str, set[str]]:
        """The verb that is asked about, "" when the movement is over, and the hexes it may have; "pass" is left out."""
        n = GAME.engine.legal(self.t.states, 0, self.out) if not self.t.over else 0
        actions = [(int(self.out[i]) >> SHIFT, int(self.out[i]) & MASK) for i in range(n)]
        actions = [(verb, hex) for verb, hex in actions if verb != VERB["pass"]]
        assert len({verb for verb, _ in actions}) <= 1
        return (GAME.verbs[actions[0][0]].name if actions else ""), {self.t.names[hex] for _, hex in actions}

    def do(self, verb: str, hex: str) -> State:
        """Gives the position before."""
        before = self.t.s.clone()
        GAME.engine.apply(self.t.states, 0, VERB[verb] << SHIFT | self.t.cells[hex])
        return before

    def back(self, before: State) -> None:
        self.t.states[0] = before.clone()


def check_retreat(walk: Walk, oracle: Oracle, unit: str, target: str, expected: set[str]) -> None:
    """Now the beaten unit retreats to one of those; or it is already destroyed, and the attacker in its place."""
    assert walk.asked() == (("retreat", expected) if expected else ("", set()))
    if not expected:
        assert walk.t.at(target) == oracle.piece[unit]
        assert walk.t.at(unit) is None
        assert sum(walk.t.at(hex) is not None for hex in oracle.place) == len(oracle.piece) - 1


def check_attack(walk: Walk, oracle: Oracle, unit: str, target: str, seen: dict[str, int]) -> None:
    before = walk.do("move", target)
    sides = oracle.sides(unit, target)
    if oracle.is_mound(target):
        seen["mound"] += 1
        assert (walk.t.at(target), walk.t.at(unit), walk.t.offer) == (None, None, "captured-hex")
    elif not sides:
        seen["grip"] += 1
        check_retreat(walk, oracle, unit, target, set())
    elif len({frozenset(retreats) for retreats in sides.values()}) == 1:
        seen["one side"] += 1
        check_retreat(walk, oracle, unit, target, next(iter(sides.values())))
    else:
        seen["sides"] += 1
        assert walk.asked() == ("enter", set(sides))
        for side, retreats in sides.items():
            asked = walk.do("enter", side)
            check_retreat(walk, oracle, unit, target, retreats)
            seen["destroyed"] += not retreats
            walk.back(asked)
    walk.back(before)


@pytest.mark.rule("T6.1", "T6.2", "T6.3", "T6.4", "T6.5", "T6.8", "T6.10", "T7.1", "T7.2", "T7.3", "T7.4")
@pytest.mark.parametrize("seed", range(8))
def test_all_legal_moves_entries_and_retreats_are_those_of_every_way_listed(seed: int) -> None:
    random = Random(seed)
    seen = dict.fromkeys(("mound", "grip", "one side", "sides", "destroyed"), 0)
    for _ in range(40):
        t, oracle = any_position(random)
        t.reserve(0, 5)
        walk = Walk(t)
        for unit in oracle.units(0):
            goals = oracle.goals(unit)
            assert (unit in walk.asked()[1]) == bool(goals), unit
            if goals:
                before = walk.do("unit", unit)
                assert walk.asked() == ("move", goals), unit
                for target in goals & set(oracle.piece):
                    check_attack(walk, oracle, unit, target, seen)
                walk.back(before)
    assert min(seen.values()) > 0, seen
