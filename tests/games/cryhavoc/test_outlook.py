"""The battle as it stands, and where victory points come from: what pages tell is what the rules do."""

from __future__ import annotations

from collections import Counter

from rulewright.games.cryhavoc import words as w
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.objectives import count_kills, strength, stronger
from rulewright.games.cryhavoc.parts import (
    ATTACKER,
    ATTRITION,
    CONTROL,
    DEFENDER,
    FACTIONS,
    NOBODY,
    OBJECTIVES,
)
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.tally import SOURCES
from rulewright.kernel.conformance import walk as places
from rulewright.kernel.conformance.walk import Walk
from rulewright.kernel.game import Event, Settings

SIDES = (ATTACKER, DEFENDER)
PLAYED = range(6)
AFTERWARDS = {w.RESOLVE_OBJECTIVES, w.RETREAT, w.NEST, w.DRAW_CARDS}  # of what comes in a battle


def table(seed: int) -> Settings:
    return Settings(2 + seed % 3, {"edition": ("en", "de", "pl")[seed % 3], "level": "veteran"})


def agrees(s: State) -> None:
    """With the rules, asked about a copy."""
    for told in GAME.open_to_all(s)["battle"]["outlook"]:
        objective = OBJECTIVES.index(told["objective"])
        assert told["strength"] == [strength(s, side, objective) for side in SIDES]
        if objective == ATTRITION:
            copy = s.clone()
            counted = [count_kills(copy, side) for side in SIDES]
            there = [sum(s.placed[1 - side][o] for o in range(len(OBJECTIVES))) for side in SIDES]
            assert told["kills"] == [min(pair) for pair in zip(counted, there, strict=True)]
        else:
            side = stronger(s, objective, DEFENDER if objective == CONTROL else NOBODY)
            assert told["winner"] == (None if side == NOBODY else FACTIONS[s.side[side]])


def test_the_outlook_is_what_the_rules_would_do() -> None:
    looked = 0
    for seed in PLAYED:
        walk = Walk(GAME, table(seed), seed)
        for _ in walk.positions():
            s = walk.states[places.GAME]
            if s.battle_at != NOBODY and not {s.frame[i].proc for i in range(s.top + 1)} & AFTERWARDS:
                looked += 1
                agrees(s)
    assert looked > 50


# ------------------------------------------------------------- where points come from
def told(walk: Walk, events: list[Event]) -> Counter[str]:
    """Points by source, of all players together; of each they add up."""
    s, total = walk.twin(), Counter[str]()
    for seat in walk.seats:
        found = GAME.sources(s, events, seat)
        assert [message.key for message, _ in found] == list(SOURCES.values())
        assert sum(points for _, points in found) == s.vp[s.faction[seat]]
        total.update({source: points for source, (_, points) in zip(SOURCES, found, strict=True)})
    return total


def test_victory_points_add_up_by_their_sources_at_any_moment() -> None:
    every = Counter[str]()
    for seed in PLAYED:
        walk, events, rounds = Walk(GAME, table(seed), seed), list[Event](), Prisons()
        for number, _ in enumerate(walk.positions()):
            s = walk.twin()
            events += [Event(row[1], row[0], *row[2:]) for row in s.event[: s.happened]]
            rounds.look(s)
            if number % 50 == 0:
                assert told(walk, events)["prisoners"] == rounds.scored
        s = walk.twin()
        rounds.look(s)
        events += [Event(row[1], row[0], *row[2:]) for row in s.event[: s.happened]]
        every += told(walk, events)
        assert told(walk, events)["prisoners"] == rounds.scored
    assert all(every[source] > 0 for source in SOURCES if source != "ransom")


class Prisons:
    """Counts the prisoners whenever they are scored, by looking at the table."""

    def __init__(self) -> None:
        self.scored, self._held, self._round, self._before = 0, 0, 0, True

    def look(self, s: State) -> None:
        steps = [s.frame[i].step for i in range(s.top + 1) if s.frame[i].proc == w.ROUND]
        past = not steps or steps[0] > 5
        if s.round > self._round:
            self.scored += self._held if self._before and self._round else 0
            self._round, self._before = s.round, True
        if self._before and past and s.round:
            self._before = False
            self.scored += held(s)
        self._held = held(s)


def held(s: State) -> int:
    return sum(s.prisoners[s.faction[seat]][owner] for seat in range(s.players) for owner in range(len(FACTIONS)))
