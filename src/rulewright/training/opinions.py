"""Learning from outcomes: how much better or worse off each seat is than the evaluation thinks.

A seat's chance is `weight(worth / temperature + opinion)`, as in players/ismcts/judging.py, divided by the sum over all seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.utils import clip_grad_norm_

from rulewright.players.nets.net_reading import SIDES, Reading

from .model import Model, Size
from .outcomes import Outcomes
from .sides_of_seats import Seats

SIZE = Size(16, 64, 32)
MINIBATCH, RATE, LAST, GRADIENT = 8192, 3e-3, 0.01, 1.0


class Lesson(NamedTuple):
    """On the device, indexed by position."""

    rows: Tensor
    thought: Tensor  # divided by the temperature
    won: Tensor
    seats: Tensor


def without_actions(reading: Reading) -> Reading:
    """For a net that only has an opinion on positions."""
    return reading._replace(pointers=np.zeros((0, 2), np.int32))


def to_device(found: Outcomes, temperature: int, device: str) -> Lesson:
    rows, thought, won, seats = (torch.from_numpy(array).to(device) for array in found[:4])
    return Lesson(rows, thought.float() / temperature, won, seats)


def chances(seats: Seats, lesson: Lesson, opinion: Tensor) -> Tensor:
    """Each seat's log probability of winning."""
    worth = lesson.thought + opinion.gather(1, seats.slots(lesson.rows))
    absent = torch.arange(SIDES, device=worth.device) >= lesson.seats[:, None]
    return torch.log_softmax((2 * torch.asinh(worth / 2)).masked_fill(absent, float("-inf")), 1)


def surprise(seats: Seats, lesson: Lesson, opinion: Tensor) -> Tensor:
    """The mean negative logarithm of the winner's chance."""
    told = chances(seats, lesson, opinion)
    return -(lesson.won * told.masked_fill(told.isinf(), 0.0)).sum(1).mean()


class Learning:
    def __init__(self, model: Model, seats: Seats, known: Lesson, epochs: int, minibatch: int = MINIBATCH) -> None:
        self._model, self._seats, self._known, self._minibatch = model, seats, known, minibatch
        self._each = len(known.rows) // minibatch or 1
        self.steps, self.step = epochs * self._each, 0
        on_gpu = known.rows.device.type == "cuda"
        self._optimiser = torch.optim.Adam(model.parameters(), betas=(0.9, 0.99), eps=1e-6, fused=on_gpu)

    def run(self) -> Iterator[float]:
        """Yields the surprise of each epoch."""
        while self.step < self.steps:
            order, found = torch.randperm(len(self._known.rows), device=self._known.rows.device), list[Tensor]()
            for first in range(0, self._each * self._minibatch, self._minibatch):
                part = order[first : first + self._minibatch]
                found.append(self._learn(Lesson(*(array[part] for array in self._known))))
            yield float(torch.stack(found).mean())

    def _learn(self, part: Lesson) -> Tensor:
        for group in self._optimiser.param_groups:
            group["lr"] = RATE * max(1.0 - self.step / self.steps, LAST)
        self._optimiser.zero_grad(set_to_none=True)
        loss = surprise(self._seats, part, self._model(part.rows).shares)
        loss.backward()  # type: ignore[no-untyped-call]
        clip_grad_norm_(self._model.parameters(), GRADIENT)
        self._optimiser.step()
        self._model.keep_in_bounds()
        self.step += 1
        return loss.detach()


@torch.no_grad()
def measured(model: Model | None, seats: Seats, unseen: Lesson, minibatch: int = MINIBATCH) -> float:
    """The surprise over the held-out part; without a model, that of the evaluation alone."""
    total = 0.0
    for first in range(0, len(unseen.rows), minibatch):
        part = Lesson(*(each[first : first + minibatch] for each in unseen))
        opinion = model(part.rows).shares if model else torch.zeros(len(part.rows), SIDES, device=part.rows.device)
        total += float(surprise(seats, part, opinion)) * len(part.rows)
    return total / len(unseen.rows)
