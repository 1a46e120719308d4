"""Leaks in situations that random play rarely reaches: stored cards, the bottoms of decks, kills named in secret. Here players aim for
them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.cryhavoc.test_worlds import attrition_first

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.numbers import ACTIVATE, BUILD_ACTION, CONSTRUCT, MOVE_ACTION, PICK, TACTIC
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import REGIONS, TILES
from rulewright.kernel.conformance import leaks
from rulewright.kernel.conformance import walk as places
from rulewright.kernel.conformance.walk import Walk
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import COMPILED
from rulewright.kernel.verbs import MASK, SHIFT

PACK = load(GAME.pack)
MATRIX = next(number for number, structure in PACK.structures.items() if structure.id == "machines_matrix") % TILES
GAMES = 36 if COMPILED else 12


class Builders(Walk):
    def pick(self) -> int:
        """Prefer moves, then Matrices, with all the cards, so that cards are stored, used and dropped."""
        if self.actor == CHANCE:
            return super().pick()
        legal, action = self.legal(), self.random.choice((MOVE_ACTION, BUILD_ACTION))
        return self.random.choice([a for a in legal if self.wishes(a >> SHIFT, a & MASK, action)] or legal)

    def wishes(self, verb: int, argument: int, action: int) -> bool:
        if verb in (CONSTRUCT, ACTIVATE):
            return argument // REGIONS == MATRIX
        return verb in (PICK, TACTIC, action)


def check(walk: Walk, seat: int) -> set[str]:
    """Run all of the kit's leak checks. Returns the fields in which the seat's world differs."""
    walk.engine.sample(walk.states, places.SPARE, walk.states, places.GAME, seat, walk.random.getrandbits(31))
    differed = leaks.differs_in_what_is_hidden(walk, seat)
    leaks.looks_the_same(walk, seat)
    leaks.goes_on_the_same(walk, seat)
    leaks.refuses_the_same(walk, seat)
    leaks.depends_on_nothing_hidden(walk, seat)
    return differed


def test_cards_at_the_bottom_of_a_deck_leak_to_nobody() -> None:
    differed: Counter[str] = Counter()
    for seed in range(GAMES):
        factions = ("machines,drawn", "machines,drawn,drawn", "machines,drawn,drawn,trogs")[seed % 3]
        options = {"edition": ("en", "de")[seed // 3 % 2], "level": "veteran", "factions": factions}
        walk = Builders(GAME, Settings(2 + seed % 3, options), seed)
        try:
            for number, _ in enumerate(walk.positions()):
                if number % 4 == 0 and any(leaks.flat(walk.twin().depth)):
                    differed.update(check(walk, walk.random.choice([*walk.seats, SPECTATOR])))
        except AssertionError as error:
            raise AssertionError(f"{error}\n{walk.story()}") from error
    assert differed["depth"] > 50, f"worlds differed in {differed}"


@pytest.mark.skipif(COMPILED, reason="a table of plain Python")
@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_kills_named_in_a_battle_leak_to_nobody(edition: str) -> None:
    """From the first named kill to the end of the objectives."""
    differed: Counter[str] = Counter()
    for seed in range(10):
        t = attrition_first(edition)
        walk = Walk(GAME, t.settings, seed)
        GAME.engine.decode(walk.states, places.GAME, t.s.encode())
        for _ in walk.positions():
            for seat in (*walk.seats, SPECTATOR):
                differed.update(check(walk, seat))
    assert differed["named"] > 5, f"worlds differed in {differed}"
