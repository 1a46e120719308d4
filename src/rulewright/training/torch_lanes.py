"""Games side by side as PyTorch tensors: on a GPU the batch's own memory, on the CPU copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.utils.dlpack import from_dlpack

from rulewright.kernel.game import Game, Settings
from rulewright.lab import make_vec
from rulewright.lab.vec.lanes import NEXT_GAME, REST
from rulewright.players.nets.net_reading import SIDES

ARRAYS = ("observation", "legal", "count", "actor", "done", "share", "seed", "seats")


class Lanes:
    observation: Tensor
    legal: Tensor
    count: Tensor
    actor: Tensor
    done: Tensor
    share: Tensor
    seed: Tensor
    seats: Tensor

    def __init__(self, game: Game, size: int, tables: Sequence[Settings], seed: int, device: str) -> None:
        settings = [tables[lane % len(tables)] for lane in range(size)]
        self.size, self.device = size, torch.device(device)
        self._vec: Any
        if self.device.type == "cuda":
            stream = torch.cuda.current_stream()
            self._vec = make_vec(game, size, settings=settings, seeds=seed, device=device, stream=stream)  # type: ignore[call-overload]
        else:
            self._vec = make_vec(game, size, settings=settings, seeds=seed)
        self._vec.reset()
        self._show()
        assert game.observation is not None
        self._public = game.observation.public_size
        players = np.array([one.players for one in settings])
        self._eyes = [np.minimum(seat, players - 1) for seat in range(players.max())]

    def step(self, actions: Tensor) -> None:
        """The actions must be legal."""
        if self.device.type == "cuda":
            self._vec.step(actions, trusted=True)
        else:
            self._vec.step(actions.numpy())
            self._show()

    def step_randomly(self) -> None:
        """Use the lanes' own random numbers."""
        self.step(torch.as_tensor(self._vec.sample(), device=self.device))

    def stagger(self, steps: int) -> None:
        """Make random steps, a different number in each lane, so that the games are at different stages."""
        lane = torch.arange(self.size, device=self.device)
        for step in range(steps):
            chosen = torch.as_tensor(self._vec.sample(), device=self.device)
            self.step(torch.where(lane % steps < step, REST, chosen))

    def game_numbers(self) -> Tensor:
        """The number of previous games in each lane."""
        return self.seed // NEXT_GAME

    def hidden(self) -> Tensor:
        """What each seat knows that not everybody does, by lane and seat; 0 for the seat to act and absent ones. For the
        critic alone."""
        own = self.observation.shape[1] - self._public
        found = torch.zeros(self.size, SIDES, own, dtype=torch.int16, device=self.device)
        for seat, eyes in enumerate(self._eyes):
            rows = torch.as_tensor(self._vec.observe(eyes), device=self.device)[:, self._public :]
            other = (self.actor != seat) & (seat < self.seats)
            found[:, seat] = rows * other[:, None]
        return found

    def saved(self) -> dict[str, Any]:
        saved: dict[str, Any] = self._vec.saved()
        return saved

    def load(self, saved: dict[str, Any]) -> None:
        self._vec.load(saved)
        self._show()

    def _show(self) -> None:
        for name in ARRAYS:
            array = getattr(self._vec, name)
            shown = from_dlpack(array) if self.device.type == "cuda" else torch.from_numpy(np.array(array))
            setattr(self, name, shown)
