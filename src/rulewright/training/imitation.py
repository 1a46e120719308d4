"""Learning from lessons: to choose as the teacher did, and to predict the winner."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor
from torch.nn.utils import clip_grad_norm_

from .lessons import Lessons
from .model import Model
from .rollout import listed
from .sides_of_seats import Seats

EPOCHS, MINIBATCH, WINDOW = 6, 2048, 1 << 18
RATE, LAST = 2e-3, 0.02  # the optimiser's rate: at first, and its final fraction
VALUE, GRADIENT = 0.5, 1.0
HELD_OUT = 32  # one decision in this many is only used to measure


class Imitation:
    def __init__(self, model: Model, seats: Seats, lessons: Lessons, device: str) -> None:
        self._model, self._seats, self._device = model, seats, device
        self._lessons = [torch.from_numpy(array) for array in lessons]
        self._optimiser = torch.optim.Adam(model.parameters(), eps=1e-5, fused=torch.device(device).type == "cuda")

    def run(self) -> dict[str, float]:
        """Returns how often the likeliest action was the teacher's, and the losses, for held-out decisions."""
        size = len(self._lessons[0])
        held, order = torch.arange(0, size, HELD_OUT), torch.arange(size)
        order = order[order % HELD_OUT != 0]
        steps = EPOCHS * -(-len(order) // MINIBATCH)
        step = 0
        for _ in range(EPOCHS):
            for part in self._parts(order[torch.randperm(len(order))]):
                for group in self._optimiser.param_groups:
                    group["lr"] = RATE * max(1.0 - step / steps, LAST)
                self._optimiser.zero_grad(set_to_none=True)
                choice, value, _ = self._losses(part)
                (choice + VALUE * value).backward()  # type: ignore[no-untyped-call]
                clip_grad_norm_(self._model.parameters(), GRADIENT)
                self._optimiser.step()
                self._model.keep_in_bounds()
                step += 1
        with torch.no_grad():
            found = torch.stack([torch.stack(self._losses(part)) for part in self._parts(held)]).mean(0)
        return dict(zip(("choice", "value", "hits"), found.tolist(), strict=True))

    def _parts(self, order: Tensor) -> Iterator[list[Tensor]]:
        """In windows that fit on the device."""
        for window in torch.split(order, WINDOW):
            there = [array[window].to(self._device) for array in self._lessons]
            for first in range(0, len(window), MINIBATCH):
                yield [array[first : first + MINIBATCH] for array in there]

    def _losses(self, part: list[Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        rows, legal, count, chosen, share, seats = part
        judged = self._model(rows)
        chances = listed(judged.actions, legal, count)
        choice = -chances.gather(1, chosen[:, None].long()).mean()
        expected = self._seats.shares(rows, judged.shares, seats)
        value = -(share * expected.masked_fill(expected.isinf(), 0.0)).sum(1).mean()
        return choice, value, (chances.argmax(1) == chosen).float().mean()
