"""One seat against our bots, many games at once, as a Gymnasium vector environment: `pip install 'rulewright[gymnasium]'`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rulewright.kernel.chance import mix
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.rule import plain
from rulewright.players.bots import BOTS, make_bot
from rulewright.players.random import RandomBot

from .batch import Vec
from .batch_layout import MOST_SEED, Ints, each_order
from .bounds import bounds
from .lanes import REST

number = plain(mix)
Rows = NDArray[np.int16]
Told = tuple[Rows, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatAgainstBots(VectorEnv[Rows, Ints, NDArray[Any]]):
    """You decide for one seat, a bot for all others. The reward is your result, from 0 to 1, when a game ends; the next one begins in the
    same step, and your last observation is `final_obs` among the infos."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int = 2,
        *,
        seat: int = 0,
        bot: str = RandomBot.name,
        settings: Settings | None = None,
        threads: int | None = None,
        history: int = 0,
    ) -> None:
        self._vec = Vec(game, num_envs, players, settings, mask=True, threads=threads, history=history)
        if bot not in BOTS:
            raise ValueError(f"there is no bot {bot!r}, but {', '.join(BOTS)}")
        if seat not in range(self._vec.seats[0]):
            raise ValueError(f"the seats are 0 to {int(self._vec.seats[0]) - 1}, not {seat}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs, self.seat = num_envs, seat
        self._bot = None if bot == RandomBot.name else make_bot(bot, self._vec.game, 0, None)
        low, high = bounds(self._vec.declared)
        self.single_observation_space = Box(low, high, dtype=np.int16)
        self.single_action_space = Discrete(len(self._vec.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._random = np.random.default_rng()
        self.decisions_made = 0  # by all seats

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """A number seeds all games; a list has one seed for each lane, or None for a random one."""
        given: list[int | None] = [None] * self.num_envs
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"there are {self.num_envs} games, but {len(seed)} seeds")
            given = seed
        elif seed is not None:
            self._random = np.random.default_rng(seed)
        drawn = self._random.integers(MOST_SEED, size=self.num_envs).tolist()
        self._vec.reset([d if g is None else g for d, g in zip(drawn, given, strict=True)])
        self._let_others_play()
        return self._vec.observation.copy(), {}

    def step(self, actions: Any) -> Told:
        vec = self._vec
        order = each_order(actions, self.num_envs, len(vec.actions))
        for lane in np.flatnonzero(order == REST)[:1].tolist():  # a batch lets a lane rest, but you are asked in each
            raise ValueError(f"action {REST} is not legal in game {lane}: choose one that action_masks() allows")
        vec.step(order)
        self.decisions_made += self.num_envs
        reward, done = vec.share[:, self.seat].copy(), vec.done.copy()
        final = vec.final_observation[:, self.seat].copy()
        self._let_others_play(reward, done, final)
        infos: dict[str, Any] = {}
        if done.any():
            infos = {"final_obs": np.full(self.num_envs, None, object), "_final_obs": done.copy()}
            for lane in np.flatnonzero(done):
                infos["final_obs"][lane] = final[lane]
        return vec.observation.copy(), reward, done, np.zeros_like(done), infos

    def fields(self) -> dict[str, Rows]:
        """The observation by field name."""
        self._vec.ready()
        return self._vec.fields()

    def action_masks(self) -> NDArray[np.bool_]:
        """Your legal actions, one row per game."""
        self._vec.ready()
        assert self._vec.mask is not None
        return self._vec.mask.copy()

    def _let_others_play(self, reward: Any = None, done: Any = None, final: Any = None) -> None:
        """Play until this seat is asked in every lane; results of games that end on the way are recorded."""
        vec = self._vec
        while (waiting := vec.actor != self.seat).any():
            vec.step(self._answers(waiting))
            self.decisions_made += int(waiting.sum())
            if reward is not None:
                reward += vec.share[:, self.seat]
                final[vec.done] = vec.final_observation[vec.done, self.seat]
                done |= vec.done

    def _answers(self, waiting: NDArray[np.bool_]) -> Ints:
        vec = self._vec
        if self._bot is None:
            return np.where(waiting, vec.sample(), REST)
        order = np.full(self.num_envs, REST, np.int64)
        for lane in np.flatnonzero(waiting).tolist():
            self._bot.reseed(number(int(vec.seed[lane]), int(vec.decisions[lane])))
            order[lane] = vec.number(self._bot.choose(vec.seat(lane)))
        return order
