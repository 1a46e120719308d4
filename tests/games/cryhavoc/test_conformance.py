"""Cry Havoc in the kernel's test kit: interpreted here, and by test_cryhavoc_compiled.py compiled, with more games."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.cryhavoc.ledger import Ledger
from tests.games.cryhavoc.pieces import ROUNDS, check_pieces

from rulewright.games.cryhavoc.editions import EDITIONS
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.numbers import E_TURN
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.games.cryhavoc.parts import ACTIONS, FACTIONS, HAND_LIMIT, LEVELS, PLAYERS, TROGS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.conformance import walk as places
from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.conformance.walk import walking
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import COMPILED

# What a player can be asked in a round, per card: the hand limit holds before the first action, and symbols, skills and finds bring a few
# more. Random games have about 280 decisions and rarely more than 500; the bound only catches games that never end.
CARDS = HAND_LIMIT + 4
CARD = 1 + 3 * 3  # picked; then at most three points, each of them a unit and its goal, or a structure and what it asks
TURN = 4  # action, play, done, end
SKILLS = 3 * 6
REST = 30  # events, battles, prisoners


class TestCryHavoc(Conformance):
    game = GAME
    seldom_hidden = frozenset({"depth", "named"})  # covered by test_secrets.py
    most_decisions = PLAYERS * ROUNDS * (CARDS * CARD + ACTIONS * TURN + SKILLS + REST)

    if COMPILED:
        variety, playouts, games, few = 150, 3_000, 60, 12
        leak_games, leak_views, leak_ahead = 150, 1, 8
        refusal_games, refusal_words = 50, False
    else:
        variety, playouts, games, few = 30, 30, 12, 4
        leak_games, leak_views, leak_ahead = 6, 2, 6
        refusal_games = 2

    def random_settings(self, players: int, random: Random) -> Settings:
        """An edition and a level; sometimes an option or two of another edition; factions chosen, drawn, or mixed."""
        other = random.sample(RULINGS, random.choice((0, 1, 1, 2)))
        names = random.sample(FACTIONS if players == PLAYERS else FACTIONS[:TROGS], players)
        return Settings(
            players,
            {
                "edition": random.choice(list(EDITIONS)),
                "level": random.choice(LEVELS),
                "factions": ",".join(random.choice((name, "drawn")) for name in names),
                **{ruling.name: random.choice(ruling.values) for ruling in other},
            },
        )

    def invariant(self, s: State) -> None:
        check_pieces(s)

    def test_the_events_tell_all_that_is_public(self) -> None:
        """Crystals, points, control, structures, tokens, reserves and prisoners change exactly as the events say; and every player has
        three turns in each round."""
        for settings, seed in self.cases(self.games):
            with walking(GAME, settings, seed) as walk:
                ledger, turns = Ledger(walk.twin()), Counter[int]()
                for _ in walk.positions():
                    heard = walk.heard(places.GAME, SPECTATOR)
                    for event in heard:
                        ledger.hear(event)
                    ledger.agrees(walk.twin())
                    turns.update(event[1] for event in heard if event[0] == E_TURN)
                s = walk.twin()
                for event in walk.heard(places.GAME, SPECTATOR):
                    ledger.hear(event)
                ledger.agrees(s)
                assert turns == {int(s.faction[seat]): ACTIONS * s.round for seat in walk.seats}, f"turns: {turns}"
