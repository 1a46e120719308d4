"""The kit as a class of tests. A game's file names the game, options of another form, and what its pieces add up to:

class TestTermites(Conformance):
    game = GAME
    games = 60

    def invariant(self, s): ...
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, ClassVar

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.options import Option

from . import beliefs, every_position, history, leaks, refusals


@cache
def _options(game: Game, players: int) -> tuple[Option, ...]:
    """Read once, since options come with a pack."""
    return game.options(players)


class Conformance:
    game: ClassVar[Game]
    unoffered: ClassVar[frozenset[str]] = frozenset()  # values of options that only work together with something else
    most_decisions: ClassVar[int] = 10_000
    # How much of each:
    variety: ClassVar[int] = 60  # different settings in one test, at most
    playouts: ClassVar[int] = 1000  # games checked only at their end
    games: ClassVar[int] = 60  # games checked step by step
    few: ClassVar[int] = 20  # games in the slower tests
    leak_games: ClassVar[int] = 3
    leak_views: ClassVar[int] = 1  # check a random seat's view at one position in this many
    leak_ahead: ClassVar[int] = 1  # check what comes next at one position in this many
    seldom_hidden: ClassVar[frozenset[str]] = frozenset()  # hidden fields that so few games may never vary
    belief_worlds: ClassVar[int] = 150  # stop following a seat's possible worlds beyond this many
    belief_positions: ClassVar[int] = 50  # per game
    refusal_games: ClassVar[int] = 3
    refusal_words: ClassVar[bool] = True

    def extra_options(self, players: int, random: Random) -> dict[str, str]:
        """Options that `game.options` does not list."""
        return {}

    def invariant(self, s: Any) -> None:
        """What must hold in every position, given its twin."""

    def random_settings(self, players: int, random: Random) -> Settings:
        options = _options(self.game, players)
        chosen = {o.name: random.choice([v for v in o.values if v not in self.unoffered]) for o in options}
        return Settings(players, {**chosen, **self.extra_options(players, random)})

    def settings(self, number: int) -> list[Settings]:
        """Random settings, always the same ones, cycling through the numbers of players."""
        random, counts = Random(0), list(self.game.players)
        return [self.random_settings(counts[i % len(counts)], random) for i in range(min(number, self.variety))]

    def cases(self, number: int) -> Iterator[tuple[Settings, int]]:
        """Pairs of settings and seed."""
        settings = self.settings(number)
        return ((settings[seed % len(settings)], seed) for seed in range(number))

    # ------------------------------------------------------------- the tests
    def test_random_play_is_never_stuck_and_ends(self) -> None:
        for settings, seed in self.cases(self.games):
            every_position.play_ends(self.game, settings, seed, self.invariant, self.most_decisions)

    def test_many_random_games_end_and_lose_no_piece(self) -> None:
        settings = self.settings(self.playouts)
        each = -(-self.playouts // len(settings))
        for number, chosen in enumerate(settings):
            seeds = range(number * each, (number + 1) * each)
            every_position.playouts_end(self.game, chosen, seeds, self.invariant, self.most_decisions)

    def test_bytes_are_the_whole_position(self) -> None:
        for settings, seed in self.cases(self.games):
            every_position.bytes_are_the_position(self.game, settings, seed)

    def test_copies_are_apart_and_questions_change_nothing(self) -> None:
        for settings, seed in self.cases(self.few):
            every_position.copies_are_apart(self.game, settings, seed)

    def test_actions_replay_to_the_same_positions(self) -> None:
        for settings, seed in self.cases(self.few):
            every_position.replays_exactly(self.game, settings, seed)

    def test_seed_and_actions_replay_to_the_same_match(self) -> None:
        for settings, seed in self.cases(self.few):
            history.matches_replay(self.game, settings, seed)

    def test_every_outcome_of_chance_can_happen(self) -> None:
        for settings, seed in self.cases(self.few):
            every_position.chances_happen(self.game, settings, seed, self.invariant)

    def test_nothing_leaks(self) -> None:
        varied = self._leaks(self.cases(self.leak_games))
        hidden = {name for name, f in self.game.engine.state.fields.items() if f.hidden}
        missing = hidden - varied - self.seldom_hidden
        assert not missing, f"no sampled world ever differed in {missing}: the test is empty there"

    def _leaks(self, cases: Iterable[tuple[Settings, int]]) -> set[str]:
        varied: set[str] = set()
        for settings, seed in cases:
            varied |= leaks.nothing_leaks(self.game, settings, seed, views=self.leak_views, ahead=self.leak_ahead)
        return varied

    def belief_cases(self) -> Iterable[tuple[Settings, int]]:
        """A game may add tables where few worlds fit, or where seats learn something that is rarely learned."""
        return self.cases(len(self.game.players))

    def test_no_world_is_dealt_that_a_seat_can_rule_out(self) -> None:
        most, positions, compared = self.belief_worlds, self.belief_positions, 0
        for settings, seed in self.belief_cases():
            compared += beliefs.worlds_fit_what_was_seen(self.game, settings, seed, most=most, positions=positions)
        assert compared > 0, "no position was compared: the test is empty"

    def test_sampled_worlds_carry_no_events_of_others(self) -> None:
        for settings, seed in self.cases(len(self.game.players)):
            leaks.worlds_carry_no_events(self.game, settings, seed)

    def test_views_and_messages_are_plain_json(self) -> None:
        for settings, seed in self.cases(len(self.game.players)):
            leaks.views_are_plain(self.game, settings, seed)

    def test_what_is_refused_is_what_is_not_listed(self) -> None:
        for settings, seed in self.cases(self.refusal_games):
            refusals.refusals_agree(self.game, settings, seed, words=self.refusal_words)

    def test_undo_goes_back_as_far_as_it_may(self) -> None:
        undone = sum(history.undo_returns(self.game, settings, seed) for settings, seed in self.cases(self.few))
        assert undone > 0, "nothing was ever taken back: the test is empty"

    def test_exports_keep_secrets(self) -> None:
        for settings, seed in self.cases(self.few):
            history.exports_keep_secrets(self.game, settings, seed)
