"""Termites in the kernel's test kit: interpreted here, and compiled in a separate process with more games.

Processor time: 27 s interpreted, at most 100 s compiled (10,000 whole games; 500 games searched for leaks and 200 for wrong refusals, at
every position), including compilation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from tests.games.termites.pieces import TOKENS, check_pieces
from tests.games.traces import LONG, passes_compiled

from rulewright.games.termites.game import GAME
from rulewright.games.termites.numbers import E_TURN
from rulewright.games.termites.parts import PLAYERS, SWARMS
from rulewright.games.termites.state import State
from rulewright.kernel.conformance import walk as places
from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.conformance.walk import walking
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import COMPILED

ALSO_COMPILED = ("tests/golden/termites", "tests/kernel/test_match.py")


NARROW = [
    (2, "blue,red", " w w\nw . w\n w w"),
    (4, "blue,red", " w w\nw . w\n w w"),
    (7, "grey,gold", " v v\nv . v\n v v"),
]


class TestTermites(Conformance):
    game = GAME
    unoffered = frozenset({"file"})  # a scenario that needs a board
    belief_worlds = 400
    most_decisions = (
        60 + PLAYERS * TOKENS * 9
    )  # a turn: token, hex, unit, goal, entry, retreat, mound; other's mound, hex

    if COMPILED:
        variety, playouts, games, few = 150, 10_000, 20, 8
        leak_games, leak_views, leak_ahead = 500, 2, 12
        refusal_games, refusal_words = 200, False
    else:
        variety, playouts, games = 30, 60, 60
        leak_games, refusal_games = 6, 3

    def extra_options(self, players: int, random: Random) -> dict[str, str]:
        """Swarms: chosen, drawn, or mixed."""
        return {"swarms": ",".join(random.choice((name, "drawn")) for name in random.sample(SWARMS, players))}

    def invariant(self, s: State) -> None:
        check_pieces(s)

    def belief_cases(self) -> Iterable[tuple[Settings, int]]:
        """Boards with hardly any room except on Water, or on Vegetation: tokens are discarded there (T5.4), which tells the others what is
        left in the hand."""
        for seed, swarms, picture in NARROW:
            yield Settings(2, {"swarms": swarms}, data={"board": {"picture": picture, "neutral": []}}), seed

    def test_every_seat_has_eighteen_turns(self) -> None:
        """One token per turn, placed or discarded."""
        for settings, seed in self.cases(self.few):
            with walking(GAME, settings, seed) as walk:
                turns: Counter[int] = Counter()
                for _ in walk.positions():
                    turns.update(row[1] for row in walk.heard(places.GAME, SPECTATOR) if row[0] == E_TURN)
                assert turns == dict.fromkeys(walk.seats, TOKENS), f"turns of the seats: {turns}"


@LONG
@pytest.mark.skipif(COMPILED, reason="this is that run")
def test_all_of_this_holds_of_the_compiled_rules() -> None:
    passes_compiled(__file__, *ALSO_COMPILED)
