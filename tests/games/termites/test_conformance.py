"""Termites in the kernel's test kit: interpreted here, and by test_termites_compiled.py compiled, with more games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from tests.games.termites.pieces import TOKENS, check_pieces

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
