"""Thin Ice satisfies whatever must hold of every game."""

from __future__ import annotations

from rulewright.kernel.conformance.suite import Conformance
from thin_ice.game import GAME
from thin_ice.numbers import DECK
from thin_ice.state import State


class TestThinIce(Conformance):
    game = GAME
    playouts, games, few, leak_games, refusal_games = 60, 12, 6, 6, 3

    def invariant(self, s: State) -> None:
        """No card is lost."""
        for kind, count in enumerate(DECK):
            hands = sum(s.hand[seat][kind] for seat in range(s.players))
            assert s.deck[kind] + hands + s.line[kind] + (s.bait == kind) == count
