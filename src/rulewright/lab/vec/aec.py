"""A game as an environment of PettingZoo (AEC): `pip install 'rulewright[pettingzoo]'`."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Settings
from rulewright.lab.victory import shares

from .asking import prepared_for
from .batch_layout import MOST_SEED
from .bounds import bounds
from .lanes import REST
from .single import single

Seen = dict[str, NDArray[Any]]
BEGUN = ("agents", "agent_selection", "_asked", "rewards", "terminations", "truncations", "infos")  # set by reset()


class GameEnv(AECEnv):  # type: ignore[misc]
    """The seats are `seat_0`, `seat_1` ... One of them may act several times in a row. The reward is its result, from 0 to 1."""

    def __init__(self, game: str | Game, players: int = 2, settings: Settings | None = None, history: int = 0) -> None:
        super().__init__()
        asked = settings or Settings(players)
        self._game, sees, self._one = single(game, lambda game: prepared_for(game, asked), history)
        self.metadata = {
            "name": f"{self._game.name}_v{self._game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(asked.players)]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(sees)
        actions = len(self._one.mask)
        self._sight = {
            agent: Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self._deeds = {agent: Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def __getattr__(self, name: str) -> Any:
        """Explain missing attributes."""
        if name in BEGUN:
            raise AttributeError("call reset() first: no game has begun")
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def observation_space(self, agent: str) -> Dict:
        return self._sight[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._deeds[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game. Without one, each game is different."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        actor = self._one.reset(int(self._random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked = self.possible_agents[actor]

    def observe(self, agent: str) -> Seen:
        """With a mask of its legal actions, which is empty unless it is asked."""
        one = self._one
        if agent == self._asked:
            return {"observation": one.observation.copy(), "action_mask": one.mask.copy()}
        return {"observation": one.seen(self._numbers[agent]), "action_mask": np.zeros_like(one.mask)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: step takes one of the actions of its mask, not None")
        try:
            number = index(action)
        except TypeError:  # not a whole number
            number = REST
        if not 0 <= number < len(self._one.mask) or not self._one.mask[number]:
            raise ValueError(f"action {action!r} is not legal for {agent}: choose one that its action_mask allows")
        actor = self._one.step(number)
        self._cumulative_rewards[agent] = 0.0
        if actor == OVER:
            self._finish()
        else:
            self.agent_selection = self._asked = self.possible_agents[actor]

    def _finish(self) -> None:
        seats = range(len(self.possible_agents))
        results = [int(self._game.engine.standing(self._one.states, 0, seat)[0]) for seat in seats]
        for agent, share in zip(self.possible_agents, shares(results), strict=True):
            self.rewards[agent] = share
            self.terminations[agent] = True
        self._asked, self.agent_selection = "", self.agents[0]
        self._accumulate_rewards()

    def render(self) -> None:
        """Does nothing: people play in a browser."""

    def close(self) -> None:
        """Nothing to close."""


def env(game: str | Game, players: int = 2, settings: Settings | None = None, history: int = 0) -> GameEnv:
    """Creates an environment like PettingZoo's own functions. `history`: how many of the last events that a seat may know are in its
    observation."""
    return GameEnv(game, players, settings, history)
