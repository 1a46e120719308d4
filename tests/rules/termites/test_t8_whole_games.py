"""T8.4: what follows for whole games, from the shipped pack, under any rulings, by players who storm mounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from rulewright.games.termites.game import GAME
from rulewright.games.termites.options import RULINGS
from rulewright.games.termites.parts import HEXES, NEIGHBOURS, NEUTRAL, NO_UNIT, VALUES
from rulewright.games.termites.rules.ending import points, units_on_board
from rulewright.games.termites.state import State
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import MASK

from .scenes import tokens_of

TOTAL = {2: 77, 3: 119, 4: 161}
SCENARIOS = [(2, "two"), (3, "three"), (4, "four"), (4, "four-advanced")]


def offered(s: State) -> str:
    return GAME.offers[s.frame[s.top].offer].name


class Play:
    """One game of stormy players; each decision is shown before it is made, and the end once."""

    def __init__(self, players: int, scenario: str, seed: int) -> None:
        self.random, self.seed, self.k = Random(seed), seed, 0
        rulings = {ruling.name: self.random.choice(ruling.values) for ruling in RULINGS}
        config = GAME.prepare(Settings(players, {"scenario": scenario, **rulings})).config
        self.states, self.out, self.weights = GAME.engine.new(2), buffer(GAME.most_legal), buffer(GAME.most_legal)
        GAME.engine.setup(self.states, 0, GAME.engine.new(1), config)
        self.settle()

    def settle(self) -> None:
        self.k = GAME.engine.settle(self.states, 0, self.out, self.weights, self.seed, self.k)

    def __iter__(self) -> Iterator[tuple[State, int]]:
        """The position and who is asked."""
        while True:
            s, actor = self.states[0], GAME.engine.actor(self.states, 0)
            yield s, actor
            if actor == OVER:
                return
            GAME.engine.apply(self.states, 0, self.choose(s, actor))
            self.settle()

    def legal(self, place: int = 0) -> list[int]:
        return [int(a) for a in self.out[: GAME.engine.legal(self.states, place, self.out)]]

    def choose(self, s: State, seat: int) -> int:
        """Tokens go beside a foreign mound, units onto a mound, else onto a unit, else anywhere."""
        actions = self.legal()
        taste = {"token-hex": self.besieges, "unit": self.attacks, "goal": self.hits}.get(offered(s), self.whatever)
        likings = [taste(s, seat, action) for action in actions]
        return self.random.choice([a for a, liking in zip(actions, likings, strict=True) if liking == max(likings)])

    def whatever(self, s: State, seat: int, action: int) -> int:
        return 0

    def besieges(self, s: State, seat: int, action: int) -> int:
        mounds = [hex for hex in NEIGHBOURS[action & MASK] if s.mound[hex] and s.owner[hex] != seat]
        return max((1 + sum(s.owner[near] == seat for near in NEIGHBOURS[hex]) for hex in mounds), default=0)

    def attacks(self, s: State, seat: int, action: int) -> int:
        self.states[1] = s.clone()
        GAME.engine.apply(self.states, 1, action)
        if offered(self.states[1]) != "goal":
            return -1
        return max(self.hits(s, seat, goal) for goal in self.legal(1))

    def hits(self, s: State, seat: int, action: int) -> int:
        return 2 if s.mound[action & MASK] else int(s.unit[action & MASK] != NO_UNIT)


def mounds_of_all(s: State) -> Counter[int]:
    """Every mound in the game by its value: on the board, in reserve, as a trophy."""
    found = Counter(int(s.mound[hex]) for hex in range(HEXES) if s.mound[hex])
    for seat in range(s.players):
        for value in range(VALUES):
            found[value] += s.reserve[seat][value] + s.trophies[seat][value]
    return +found


def neutral_points(s: State) -> int:
    return sum(s.mound[hex] for hex in range(HEXES) if s.owner[hex] == NEUTRAL)


@pytest.mark.rule("T8.4", "T1.3", "T1.4")
@pytest.mark.parametrize(("players", "scenario"), SCENARIOS)
def test_t8_4_everybody_has_35_points_at_the_start(players: int, scenario: str) -> None:
    s, _ = next(iter(Play(players, scenario, 1)))
    assert [points(s, seat) for seat in range(players)] == [35] * players
    assert neutral_points(s) == 7 * (players - 1)


@pytest.mark.rule("T8.4", "T7.6", "T7.7", "T8.2")
@pytest.mark.parametrize(("players", "scenario"), SCENARIOS)
def test_t8_4_all_points_are_kept_to_the_end_but_for_neutral_mounds_still_standing(players: int, scenario: str) -> None:
    mounds = Counter({5: players, 6: players, 7: players + players - 1, 8: players, 9: players})
    taken, neutral_taken = 0, 0
    for seed in range(6):
        for s, _ in Play(players, scenario, seed):
            assert sum(points(s, seat) for seat in range(players)) + neutral_points(s) == TOTAL[players]
            assert mounds_of_all(s) == mounds
        taken += sum(s.trophies[seat][value] for seat in range(players) for value in range(VALUES))
        neutral_taken += players - 1 - neutral_points(s) // 7
    assert taken > neutral_taken > 0


@pytest.mark.rule("T8.4", "T8.1", "T4.3")
@pytest.mark.parametrize(("players", "scenario"), SCENARIOS)
def test_t8_4_everybody_has_exactly_18_turns_clockwise(players: int, scenario: str) -> None:
    for seed in range(6):
        reproductions, movements = [], []
        for s, actor in Play(players, scenario, seed):
            if actor != OVER and offered(s) == "token":
                reproductions.append(actor)
            elif actor != OVER and offered(s) == "unit":
                movements.append(actor)
        assert reproductions == movements == [(s.first + n) % players for n in range(18 * players)]
        assert all(tokens_of(s, seat) == 0 for seat in range(players))


@pytest.mark.rule("T8.4", "T8.3")
@pytest.mark.parametrize(("players", "scenario"), SCENARIOS)
def test_t8_4_no_token_comes_from_nowhere(players: int, scenario: str) -> None:
    """On the board, in hand and in the stack there are 18 of a swarm at first, and never more than before."""
    for seed in range(3):
        before = [18] * players
        for s, _ in Play(players, scenario, seed):
            now = [units_on_board(s, seat) + tokens_of(s, seat) for seat in range(players)]
            assert all(few <= many for few, many in zip(now, before, strict=True))
            before = now
        assert min(before) < 18  # somebody lost some
