"""Games that the net plays against itself, and some against an earlier net."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from rulewright.players.nets.net_reading import SIDES

from .critic import Critic
from .model import Judged, Model
from .sides_of_seats import NEVER, Seats
from .torch_lanes import Lanes

FROZEN_PART = 8  # one lane in this many is played against an earlier net


@dataclass
class Rollout:
    """Indexed by step and lane. `value` has a share for each seat, and one extra row: the expectation at the end."""

    rows: Tensor
    hidden: Tensor  # what the others know, for the critic
    legal: Tensor
    count: Tensor
    actor: Tensor
    chosen: Tensor  # index into the legal actions
    chance: Tensor  # log probability of the choice
    learns: Tensor  # whether the net itself chose
    value: Tensor
    guess: Tensor  # the same by points alone
    done: Tensor
    share: Tensor


def listed(logits: Tensor, legal: Tensor, count: Tensor) -> Tensor:
    """The log probabilities of the legal actions, in the order of the list."""
    beyond = torch.arange(legal.shape[1], device=legal.device) >= count[:, None]
    return logits.gather(1, legal.long()).masked_fill(beyond, NEVER).log_softmax(1)


def draw(chances: Tensor) -> Tensor:
    """Draw an index for each row, by the log probabilities."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(1)


class Player:
    """Keeps its buffers, so that memory is allocated once."""

    def __init__(self, lanes: Lanes, seats: Seats, critic: Critic, steps: int) -> None:
        self._lanes, self._seats, self._critic, self._steps = lanes, seats, critic, steps
        self._frozen_lanes = lanes.size // FROZEN_PART
        self._room: Rollout | None = None

    @torch.no_grad()
    def play(self, model: Model, frozen: Model) -> Rollout:
        lanes = self._lanes
        room = self._room = self._room or self._lay()
        for step in range(self._steps):
            rows = room.rows[step].copy_(lanes.observation)
            room.legal[step], room.count[step], room.actor[step] = lanes.legal, lanes.count, lanes.actor
            judged = model(rows)
            chances = listed(judged.actions, lanes.legal, lanes.count)
            self._let_others_choose(frozen, rows, chances, room.learns[step])
            chosen = draw(chances)
            room.chosen[step] = chosen
            room.chance[step] = chances.gather(1, chosen[:, None])[:, 0]
            room.hidden[step] = lanes.hidden()
            room.value[step] = self._expected(rows, judged, room.hidden[step])
            room.guess[step] = self._seats.guess(rows, lanes.seats)
            lanes.step(lanes.legal.gather(1, chosen[:, None])[:, 0].long())
            room.done[step], room.share[step] = lanes.done, lanes.share
        rows = lanes.observation
        room.value[-1] = self._expected(rows, model(rows), lanes.hidden())
        room.guess[-1] = self._seats.guess(rows, lanes.seats)
        return room

    def _expected(self, rows: Tensor, judged: Judged, hidden: Tensor) -> Tensor:
        seats = self._lanes.seats
        return self._seats.shares(rows, self._critic(judged, rows, hidden, seats), seats).exp()

    def _let_others_choose(self, frozen: Model, rows: Tensor, chances: Tensor, learns: Tensor) -> None:
        """In the first lanes an earlier net plays all seats but one, which rotates."""
        lanes, part = self._lanes, slice(0, self._frozen_lanes)
        learns.fill_(True)
        if self._frozen_lanes:
            number = torch.arange(self._frozen_lanes, device=rows.device) + lanes.game_numbers()[part]
            own = lanes.actor[part] == number % lanes.seats[part]
            theirs = listed(frozen(rows[part]).actions, lanes.legal[part], lanes.count[part])
            chances[part] = torch.where(own[:, None], chances[part], theirs)
            learns[part] = own

    def _lay(self) -> Rollout:
        lanes, steps = self._lanes, self._steps

        def room(steps: int, *shape: int, kind: torch.dtype) -> Tensor:
            return torch.empty(steps, lanes.size, *shape, dtype=kind, device=lanes.device)

        short, real, truth = torch.int16, torch.float32, torch.bool
        return Rollout(
            rows=room(steps, lanes.observation.shape[1], kind=short),
            hidden=room(steps, *lanes.hidden().shape[1:], kind=short),
            legal=room(steps, lanes.legal.shape[1], kind=short),
            count=room(steps, kind=short),
            actor=room(steps, kind=torch.int64),
            chosen=room(steps, kind=torch.int64),
            chance=room(steps, kind=real),
            learns=room(steps, kind=truth),
            value=room(steps + 1, SIDES, kind=real),
            guess=room(steps + 1, SIDES, kind=real),
            done=room(steps, kind=truth),
            share=room(steps, SIDES, kind=real),
        )
