"""The outlook of a battle, and the sources of victory points: what pages show matches what the rules do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import ATTACKER, DEFENDER, FACTIONS, OBJECTIVES, Faction
from rulewright.games.cryhavoc.rules import scoring
from rulewright.games.cryhavoc.rules.round import RANSOMING
from rulewright.games.cryhavoc.shown.points import SOURCES
from rulewright.games.cryhavoc.shown.shapes import Ahead, Outlook, Side
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.conformance.walk import SPARE, Walk
from rulewright.kernel.events import Event, happened
from rulewright.kernel.frames import step_under_way
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import SHIFT

score = plain(scoring.score)
SIDES = (ATTACKER, DEFENDER)
PLAYED = range(6)
QUIET = {num.E_PASSED, num.E_VP, num.E_EVENT_PASSED, num.E_CONTROL, num.E_TOKEN_GONE}  # events that change no objective


def table(seed: int) -> Settings:
    return Settings(2 + seed % 3, {"edition": ("en", "de", "pl")[seed % 3], "level": "veteran"})


def compare(told: dict[str, Outlook], factions: list[Faction], events: list[list[int]]) -> Counter[str]:
    """Compare the outlook with what happened, up to events that may change the rest. Returns how often each objective occurred."""
    seen = Counter[str]()
    for number, (kind, who, n, *rest) in enumerate(events):
        if kind == num.E_WON_CONTROL:
            assert told["control"].winner == FACTIONS[who]
            assert sorted(told["control"].strength) == sorted(rest[:2])
            seen["control"] += 1
        elif kind == num.E_VP and events[number - 1][0] == num.E_WON_CONTROL:
            assert told["control"].vp[factions.index(FACTIONS[who])] == n
        elif kind == num.E_WON_PRISONERS:
            assert told["prisoners"].winner == FACTIONS[who]
            seen["prisoners"] += 1
        elif kind == num.E_KILLED:
            pairs = pairwise(events[number:])
            scored = {FACTIONS[e[1]]: e[2] for before, e in pairs if before[0] == num.E_KILLED and e[0] == num.E_VP}
            assert tuple(scored.get(faction, 0) for faction in factions) == told["attrition"].vp
            seen["attrition"] += 1
            break
        elif kind not in QUIET:
            break
    return seen


def test_the_outlook_before_the_last_one_passes_is_what_happens() -> None:
    looked = Counter[str]()
    for seed in PLAYED:
        walk = Walk(GAME, table(seed), seed)
        for _ in walk.positions():
            s = walk.twin()
            if s.frame[s.top].proc == num.TACTICS:
                walk.copy(SPARE)
                walk.apply(SPARE, num.PASS << SHIFT)
                battle = GAME.open_to_all(s).battle
                assert battle
                told: dict[str, Outlook] = {each.objective: each for each in battle.outlook}
                looked += compare(told, [FACTIONS[s.side[side]] for side in SIDES], walk.heard(SPARE, 0))
    assert all(looked[objective] > 5 for objective in OBJECTIVES), looked


# ------------------------------------------------------------- while units are placed
def foretold(ahead: Ahead, sides: tuple[Side, Side], objective: int) -> tuple[Faction | None, tuple[int, int]]:
    """The winner and both sides' kills with the units that are there now."""
    first, second = (side.placed[objective] for side in sides)
    winner = ahead.winner[first][second] if ahead.winner else None
    return winner, (ahead.kills[0][first], ahead.kills[1][second]) if ahead.kills[0] else (0, 0)


def test_the_forecast_holds_for_every_placement_of_units() -> None:
    looked = 0
    for seed in PLAYED:
        walk, ahead = Walk(GAME, table(seed), seed), list[Ahead]()
        for _ in walk.positions():
            s = walk.twin()
            battle = GAME.open_to_all(s).battle if s.frame[s.top].proc in (num.PLACE_UNITS, num.TACTICS) else None
            if battle and ahead and not battle.ahead:
                for told, seen in zip(ahead, battle.outlook, strict=True):
                    index = OBJECTIVES.index(seen.objective)
                    winner, kills = foretold(told, battle.sides, index)
                    assert seen.skipped or (winner, kills) == (seen.winner, seen.kills)
                    won = [seen.winner == side.faction for side in battle.sides]
                    times = kills if seen.objective == "attrition" else won
                    assert seen.vp == (told.vp[0] * times[0], told.vp[1] * times[1])
                looked += 1
            ahead = battle.ahead if battle else []
    assert looked > 10


# ------------------------------------------------------------- what a scoring would bring
def test_the_predicted_score_is_what_scoring_brings() -> None:
    """C7.1: crystals for everybody, regions only for the player who enables scoring."""
    gained = Counter[str]()
    for seed in PLAYED:
        walk = Walk(GAME, table(seed), seed)
        for number, _ in enumerate(walk.positions()):
            s = walk.twin()
            if number % 10 or not s.round:
                continue
            factions, s.enabled_by = GAME.open_to_all(s).factions, s.initiative[number % s.players]
            score(s)
            for told in factions:
                number_of = FACTIONS.index(told.faction)
                regions = told.would_score.regions if number_of == s.enabled_by else 0
                assert s.vp[number_of] - told.vp == regions + told.would_score.crystals
                gained.update(regions=regions, crystals=told.would_score.crystals)
    assert gained["regions"] > 50
    assert gained["crystals"] > 50


# ------------------------------------------------------------- where points come from
def told(walk: Walk, events: list[Event]) -> Counter[str]:
    """Points by source, over all players; each player's add up."""
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
            events += happened(s)
            rounds.look(s)
            if number % 50 == 0:
                assert told(walk, events)["prisoners"] == rounds.scored
        s = walk.twin()
        rounds.look(s)
        events += happened(s)
        every += told(walk, events)
        assert told(walk, events)["prisoners"] == rounds.scored
    assert all(every[source] > 0 for source in SOURCES if source != "ransom")


class Prisons:
    """Counts the prisoners whenever they are scored, by looking at the position."""

    def __init__(self) -> None:
        self.scored, self._held, self._round, self._before = 0, 0, 0, True

    def look(self, s: State) -> None:
        steps = [step_under_way(s.frame[i]) for i in range(s.top + 1) if s.frame[i].proc == num.ROUND]
        past = not steps or steps[0] >= RANSOMING
        if s.round > self._round:
            self.scored += self._held if self._before and self._round else 0
            self._round, self._before = s.round, True
        if self._before and past and s.round:
            self._before = False
            self.scored += held(s)
        self._held = held(s)


def held(s: State) -> int:
    return sum(s.prisoners[s.faction[seat]][owner] for seat in range(s.players) for owner in range(len(FACTIONS)))
