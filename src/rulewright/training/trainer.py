"""A training run: its plan, its iterations, and what is saved."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

import numpy as np
import torch

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.players.nets.arithmetic import Net
from rulewright.players.nets.net_reading import Ints, Reading

from .critic import Critic, find_hidden
from .found_reading import find_reading
from .imitation import Imitation
from .lessons import take_lessons
from .model import Model, Size, unrounded
from .ppo import Learner, Recipe
from .rollout import Player
from .sides_of_seats import Seats
from .torch_lanes import Lanes

FORMAT = 2  # of what is saved
EVERY = 6  # steps between the rows examined to find out what varies
SAMPLE_SEED = 1 << 20
EARLIER = 6  # earlier nets kept as opponents
FREEZE_EVERY = 0.02  # as a fraction of the time


@dataclass(frozen=True)
class Plan:
    """Everything that a training run depends on, except the game."""

    lanes: int = 16384
    steps: int = 64  # of each lane between two lessons
    stagger: int = 200  # most random steps at the beginning
    iterations: int = 0  # the run ends after these, or after `minutes`
    minutes: float = 0.0
    seed: int = 1
    players: tuple[int, ...] = (2, 3, 4)
    sample: tuple[int, int] = (192, 900)  # lanes and steps of random play that determine what is read
    size: Size = field(default_factory=Size)
    recipe: Recipe = field(default_factory=Recipe)
    teacher: str = ""  # a bot from whose games the net learns first
    lessons: int = 0  # the number of games
    sides: str = ""  # the field of the observation with each seat's side
    score: str = "points"  # the field with each side's points


class Read(NamedTuple):
    """What the net and the critic read."""

    reading: Reading
    hidden: Ints


class Training:
    def __init__(self, game: Game, plan: Plan, device: str, read: Read | Reading | None = None) -> None:
        """A new run. Whatever `read` leaves open is determined by random play."""
        self.game, self.plan, self.device = game, plan, device
        self.iteration, self.decisions, self.seconds = 0, 0, 0.0
        self.taught: dict[str, float] = {}  # statistics of the lessons
        tables = [Settings(players) for players in plan.players]
        torch.manual_seed(plan.seed)
        lessons = (
            take_lessons(game, plan.teacher, plan.players, plan.lessons) if plan.teacher and read is None else None
        )
        if not isinstance(read, Read):
            rows, hidden = sample(game, tables, plan.sample, device)
            if lessons is not None:
                rows = np.concatenate([rows, lessons.rows[::EVERY]])
            assert game.observation is not None
            read = Read(read or find_reading(game, rows, plan.sides), find_hidden(game.observation, hidden))
        self.read = read
        self.model = Model(read.reading, len(list(game.actions())), plan.size).to(device)
        self.lanes = Lanes(game, plan.lanes, tables, plan.seed, device)
        self.lanes.stagger(plan.stagger)
        seats = Seats(game, self.model, plan.score)
        if lessons is not None:
            with self._in_half():
                self.taught = Imitation(self.model, seats, lessons, device).run()
        self.critic = Critic(read.hidden, seats, plan.size.second).to(device)
        self._player = Player(self.lanes, seats, self.critic, plan.steps)
        self._learner = Learner(self.model, self.critic, seats, self.lanes, plan.recipe)
        self._frozen = copy.deepcopy(self.model).requires_grad_(False)
        self.earlier = [weights_of(self.model)]

    @property
    def time(self) -> float:
        """The progress from 0 to 1."""
        if self.plan.iterations:
            return self.iteration / self.plan.iterations
        return self.seconds / 60 / self.plan.minutes

    def iterate(self) -> dict[str, float]:
        """Play some games and learn from them. Raises UserError if the numbers diverge."""
        since, before = time.monotonic(), self.time
        with self._in_half():
            self._frozen.load_state_dict(self.earlier[self.iteration % len(self.earlier)])
            played = self._player.play(self.model, self._frozen)
            facts = self._learner.learn(played, before)
        if not all(map(math.isfinite, facts.values())):
            raise UserError("train-not-a-number", iteration=self.iteration)
        self.iteration += 1
        self.decisions += self.plan.lanes * self.plan.steps
        self.seconds += time.monotonic() - since
        if int(self.time / FREEZE_EVERY) > int(before / FREEZE_EVERY):
            self.earlier = [*self.earlier, weights_of(self.model)][-EARLIER:]
        return facts

    def _in_half(self) -> torch.autocast:
        """On a GPU 16 bits suffice for matrix products. Rounded weights are not cached: a lesson changes them at every step."""
        on_gpu = torch.device(self.device).type == "cuda"
        return torch.autocast("cuda", torch.bfloat16, enabled=on_gpu, cache_enabled=False)

    def begin_as(self, net: Net) -> None:
        """Start with the weights of a trained net."""
        self.model.load_state_dict(unrounded(net))
        self.earlier = [weights_of(self.model)]

    def run(self) -> Iterator[dict[str, float]]:
        while self.time < 1.0:
            yield self.iterate()

    # ------------------------------------------------------------- saving
    def state(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            "plan": as_plain(self.plan),
            "device": torch.device(self.device).type,
            "reading": {name: torch.from_numpy(array) for name, array in self.read.reading._asdict().items()},
            "progress": (self.iteration, self.decisions, self.seconds),
            "model": self.model.state_dict(),
            "critic": self.critic.state_dict(),
            "earlier": self.earlier,
            "optimiser": self._learner.optimiser.state_dict(),
            "luck": torch.get_rng_state(),
            "device_luck": torch.cuda.get_rng_state() if self.lanes.device.type == "cuda" else None,
            "lanes": self.lanes.saved(),
        }

    def load(self, state: dict[str, Any]) -> None:
        self.iteration, self.decisions, self.seconds = state["progress"]
        self.model.load_state_dict(state["model"])
        self.critic.load_state_dict(state["critic"])
        self.earlier = state["earlier"]
        self._learner.optimiser.load_state_dict(state["optimiser"])
        torch.set_rng_state(state["luck"])
        if state["device_luck"] is not None:
            torch.cuda.set_rng_state(state["device_luck"])
        self.lanes.load(state["lanes"])


def weights_of(model: Model) -> dict[str, torch.Tensor]:
    return {name: weight.detach().clone() for name, weight in model.state_dict().items()}


def as_plain(plan: Plan) -> dict[str, Any]:
    return {**asdict(plan), "size": tuple(plan.size), "recipe": plan.recipe._asdict()}


def sample(game: Game, tables: list[Settings], size: tuple[int, int], device: str) -> tuple[Any, Any]:
    """Rows from random play, every few steps, and what was hidden then."""
    lanes, rows, hidden = Lanes(game, size[0], tables, SAMPLE_SEED, device), [], []
    for step in range(size[1]):
        if step % EVERY == 0:
            rows.append(lanes.observation.cpu().numpy().copy())
            hidden.append(lanes.hidden().cpu().numpy())
        lanes.step_randomly()
    return np.concatenate(rows), np.concatenate(hidden)
