"""The critic: in training it also sees what is hidden from the seat that decides, so it knows better how good the position is.

It adds to what the net expects. The net itself never reads what the critic does, and at the table there is no critic."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from rulewright.kernel.observing.observation import Observation
from rulewright.players.nets.net_reading import SIDES, Ints

from .found_reading import Rows, bounded, numbered
from .model import Judged, one_hot
from .sides_of_seats import Seats

WIDTH = 64
PLACE, LOW, HIGH, BASE = range(4)  # of a column, as in net_reading.py


def find_hidden(seen: Observation, hidden: Rows) -> Ints:
    """The columns of each seat's own part that vary in random play. `hidden` is by position, seat and place in that part."""
    found = []
    for field in seen.fields:
        if field.own:
            places = seen.places[field.name]
            columns = [
                bounded(place, field, hidden[..., place - seen.public_size])
                for place in range(places.start, places.stop)
            ]
            found += [column._replace(place=column.place - seen.public_size) for column in columns if column.width > 1]
    return numbered([[column.place] for column in found], found).reshape(len(found), -1)


class Critic(nn.Module):
    columns: Tensor

    def __init__(self, columns: Ints, seats: Seats, known: int) -> None:
        """`known` is the size of the last layer of the net's trunk."""
        super().__init__()
        self._seats = seats
        self.register_buffer("columns", torch.from_numpy(columns.astype(np.int64)))
        self._rows = int((columns[:, HIGH] - columns[:, LOW] + 1).sum())
        self.table = nn.Parameter(torch.randn(SIDES * self._rows, WIDTH) / max(len(columns), 1) ** 0.5)
        self.trunk, self.out = nn.Linear(known, WIDTH), nn.Linear(WIDTH, SIDES)
        nn.init.zeros_(self.out.weight)  # it begins with what the net expects
        nn.init.zeros_(self.out.bias)

    def forward(self, judged: Judged, rows: Tensor, hidden: Tensor, seats: Tensor) -> Tensor:
        """Logits of all sides, starting with the player's own. The net's own judgement is not changed."""
        place, low, high, base = self.columns.unbind(1)[:4]
        side = self._seats.slots(rows)
        other = (torch.arange(SIDES, device=rows.device) < seats[:, None]) & (side != 0)
        chosen = base + hidden[:, :, place].long().clamp(low, high) - low + (side * self._rows)[:, :, None]
        chosen = chosen.masked_fill(~other[:, :, None], len(self.table))
        told: Any = one_hot(chosen.flatten(1), len(self.table) + 1, self.table)[:, :-1] @ self.table
        more: Tensor = self.out(torch.relu(told + self.trunk(judged.trunk.detach())))
        return judged.shares.detach() + more.float()
