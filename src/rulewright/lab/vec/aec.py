"""A game as an environment of PettingZoo (AEC): `pip install 'rulewright[pettingzoo]'`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rulewright.kernel.game import Game, Settings

from .batch import Vec
from .batch_layout import MOST_SEED
from .bounds import bounds

Seen = dict[str, NDArray[Any]]


class GameEnv(AECEnv):  # type: ignore[misc]
    """The seats are `seat_0`, `seat_1` ... One of them may be asked several times in a row. The reward is its share of the victory."""

    def __init__(self, game: str | Game, players: int = 2, settings: Settings | None = None) -> None:
        super().__init__()
        self._vec = Vec(game, 1, players, settings, mask=True, autoreset=False, threads=1)
        self.metadata = {
            "name": f"{self._vec.game.name}_v{self._vec.game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self._vec.seats[0]))]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(self._vec.declared)
        actions = len(self._vec.actions)
        self._sight = {
            agent: Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self._deeds = {agent: Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self._sight[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._deeds[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed, the same game. Without one, another game than before."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._vec.reset(int(self._random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Seen:
        """With a mask of what it may do: nothing unless it is asked."""
        seat, vec = self._numbers[agent], self._vec
        asked = vec.actor[0] == seat
        assert vec.mask is not None
        mask = vec.mask[0] if asked else np.zeros_like(vec.mask[0])
        seen = vec.observation[0] if asked else vec.observe(seat)[0]
        return {"observation": seen.copy(), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is asked: step takes one of the actions of its mask, not None")
        agent = self.agent_selection
        self._vec.step(np.array([action]))
        self._cumulative_rewards[agent] = 0.0
        share, over = self._vec.share[0], bool(self._vec.done[0])
        for other, seat in self._numbers.items():
            self.rewards[other] = float(share[seat])
            self.terminations[other] = over
        self.agent_selection = self.agents[0] if over else self._asked()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: people play in a browser."""

    def close(self) -> None:
        """Nothing is open."""

    def _asked(self) -> str:
        return self.possible_agents[int(self._vec.actor[0])]


def env(game: str | Game, players: int = 2, settings: Settings | None = None) -> GameEnv:
    """As PettingZoo's own games are made."""
    return GameEnv(game, players, settings)
