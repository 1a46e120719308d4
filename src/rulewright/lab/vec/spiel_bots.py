"""Our bots at OpenSpiel's tables, and its search at ours: `pip install 'rulewright[openspiel]'`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from rulewright.kernel.game import Settings
from rulewright.players.bots import make_bot
from rulewright.players.letter import World
from rulewright.players.seat import Seat

from .spiel import SpielState

MOST_SEED = 1 << 31


class OurBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots, by name, for any player."""

    def __init__(self, name: str, state: SpielState, seed: int = 0) -> None:
        """`state`: any state of the game that it will play."""
        super().__init__()
        self._bot = make_bot(name, state.at.table.game, seed)

    def step(self, state: SpielState) -> int:
        """The bot gets what its player may know, and nothing else."""
        table = state.at.table
        world = World(table.game, Settings(table.seats), table.engine.encode(state.at.states, 0))
        return table.numbers[self._bot.choose(Seat(world, state.current_player()))]

    def restart_at(self, state: SpielState) -> None:
        """Nothing to do: it keeps nothing between moves."""


def dealt_anew(random: Any) -> Callable[[SpielState, int], SpielState]:
    """A function that returns a state which the player cannot tell from the true one, for OpenSpiel's search."""

    def resample(state: SpielState, player: int) -> SpielState:
        made: SpielState = state.clone()
        seed = int(random.randint(MOST_SEED))
        state.at.table.engine.sample(made.at.states, 0, state.at.states, 0, player, seed)
        if state.at.table.history:
            made.at.memory.only(player)
        made.at.look()
        return made

    return resample


def search_of_theirs(game: pyspiel.Game, simulations: int, seed: int = 0) -> ISMCTSBot:
    """OpenSpiel's information set Monte Carlo tree search, set up for our games: observations serve as information states."""
    random = np.random.RandomState(seed)
    bot = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=random,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(dealt_anew(random))
    return bot
