"""What an action would do, as drawn by the web page, matches what the rules then do."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import asdict

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import FACTIONS, TROGS
from rulewright.games.cryhavoc.rules.arrival import meets_token
from rulewright.games.cryhavoc.rules.planet import enemies
from rulewright.games.cryhavoc.rules.trogs import must_stop
from rulewright.games.cryhavoc.shown.outlook import outlook
from rulewright.games.cryhavoc.shown.phases import battle_step
from rulewright.games.cryhavoc.shown.shapes import CryHavocFacts
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.conformance.walk import GAME as PLAY
from rulewright.kernel.conformance.walk import SPARE, Walk
from rulewright.kernel.game import Settings
from rulewright.kernel.verbs import MASK, SHIFT

PLAYED = range(6)


def happened(walk: Walk, action: int, kind: int) -> list[list[int]]:
    """The events of that kind that the action causes, tried on a copy."""
    walk.copy(SPARE)
    walk.apply(SPARE, action)
    return [event for event in walk.heard(SPARE, 0) if event[0] == kind]


def cards_give_what_is_told(walk: Walk, s: State, action: int) -> None:
    told = GAME.facts(s, action)
    if action >> SHIFT == num.PLAY:
        assert [event[3] for event in happened(walk, action, num.E_POINTS)] == [told.points]
        gained = happened(walk, action, num.E_VP)
        assert (gained[0][2] if told.vp else 0) == told.vp
    else:
        walk.copy(SPARE)
        walk.apply(SPARE, action)
        assert told.total
        assert GAME.facts(walk.twin(SPARE), num.PLAY << SHIFT) == CryHavocFacts(**asdict(told.total))


def points_are_paid_as_told(walk: Walk, s: State, action: int) -> None:
    told, f = GAME.facts(s, action), s.frame[s.top]
    assert told.cost is not None
    assert told.left is not None
    assert told.cost + told.left == f.left
    walk.copy(SPARE)
    walk.apply(SPARE, action)
    after = walk.twin(SPARE)
    frames = [after.frame[i] for i in range(after.top + 1) if after.frame[i].proc == num.BUILD_STRUCTURES]
    assert [frame.left for frame in frames] in ([], [told.left])


def units_meet_what_is_told(walk: Walk, s: State, action: int) -> None:
    told, who, region = GAME.facts(s, action), s.frame[s.top].who, action & MASK
    assert told.stops == must_stop(s, who, region)
    assert told.tokens is not None
    assert ("exploration" in told.tokens) == (s.exploration[region] > 0)
    then = s.clone()
    then.entered |= 1 << region
    wakes = who != TROGS and meets_token(then, who, region)
    if who != TROGS:
        assert ({"war_party", "nest"} & set(told.tokens) != set()) == wakes
    enemy = told.battle_with
    assert (enemy is not None) == (enemies(s, who, region) or wakes)
    if enemy and enemies(s, who, region):
        assert s.units[FACTIONS.index(enemy)][region] > 0


def cards_change_the_battle_as_told(walk: Walk, s: State, action: int) -> None:
    """Whatever the other player holds: the facts do not depend on it."""
    told = GAME.facts(s, action).then
    walk.copy(SPARE)
    walk.apply(SPARE, action)
    after = walk.twin(SPARE)
    if after.battle_at == s.battle_at and battle_step(after) == "C":
        assert told == outlook(after)
    walk.engine.sample(walk.states, SPARE, walk.states, PLAY, walk.actor, 1)
    assert GAME.facts(walk.twin(SPARE), action).then == told


CHECKS = {
    num.PICK: cards_give_what_is_told,
    num.PLAY: cards_give_what_is_told,
    num.CONSTRUCT: points_are_paid_as_told,
    num.ACTIVATE: points_are_paid_as_told,
    num.MOVE_TO: units_meet_what_is_told,
    num.TACTIC: cards_change_the_battle_as_told,
}


def test_the_outlook_comes_true() -> None:
    looked = Counter[int]()
    for seed in PLAYED:
        walk = Walk(GAME, Settings(2 + seed % 3, {"edition": ("en", "de")[seed % 2], "level": "veteran"}), seed)
        for _ in walk.positions(chances=False):
            s = walk.twin()
            for action in walk.legal():
                if action >> SHIFT in CHECKS:
                    looked[action >> SHIFT] += 1
                    CHECKS[action >> SHIFT](walk, s, action)
    assert all(looked[verb] > 20 for verb in CHECKS), looked


def test_recruits_cost_a_point_each() -> None:
    walk = Walk(GAME, Settings(2), 1)
    for _ in walk.positions(chances=False):
        s = walk.twin()
        if s.frame[s.top].offer == num.RECRUITS:
            assert [GAME.facts(s, action).cost for action in walk.legal()] == [a & MASK for a in walk.legal()]
            return
