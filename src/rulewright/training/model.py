"""The net during training: in floating point, with the names and shapes of players/nets/arithmetic.py, which it becomes when rounded."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from rulewright.players.nets.arithmetic import (
    ACTIVE_BITS,
    LAYERS,
    MOST_ACTIVE,
    MOST_WEIGHT,
    POOLED_BITS,
    WEIGHT_BITS,
    Net,
    Weights,
)
from rulewright.players.nets.net_reading import BLOCK, NOT_THERE, SIDES, Reading, table_size

MOST = MOST_ACTIVE / (1 << ACTIVE_BITS)
WIDEST = MOST_WEIGHT / (1 << WEIGHT_BITS)
CHANNELS, HIDDEN, SECOND = 32, 256, 128
LEAK = 0.1
HALF, LARGE = 0.5, 25


class Size(NamedTuple):
    channels: int = CHANNELS  # per thing
    hidden: int = HIDDEN
    second: int = SECOND


class Judged(NamedTuple):
    actions: Tensor  # logits of all actions
    shares: Tensor  # logits of all sides, starting with the player's own
    trunk: Tensor  # what both follow from


class Model(nn.Module):
    read_columns: Tensor
    read_channels: Tensor
    read_places: Tensor
    read_marks: Tensor
    read_things: Tensor
    beside: Tensor
    pointing: Tensor
    pointed: Tensor

    def __init__(self, reading: Reading, actions: int, size: Size) -> None:
        super().__init__()
        self.reading, self.size = reading, size
        self._first_mark = table_size(reading.channels)
        things, near = reading.near.shape
        channels, hidden, second = size
        pooled = 2 * channels if near else things * channels
        self._weight("rows", reading.rows, hidden, fan=len(reading.columns))
        self._weight("thing_rows", reading.thing_rows, channels, fan=len(reading.channels))
        self._weight("spots", things, channels, fan=LARGE)
        for layer in range(LAYERS):
            self._weight(f"own_{layer}", channels, channels, fan=channels, bias=channels)
            if near:
                self._weight(f"near_{layer}", channels, channels, fan=channels * near * near)
        self._weight("pooled", pooled, hidden, fan=pooled * (LARGE if near else 1), bias=hidden)
        self._weight("second", hidden, second, fan=hidden, bias=second)
        self._weight("value", second, SIDES, fan=LARGE * second)
        self._weight("keys", actions, second, fan=LARGE * second)
        self._weight("queries", reading.queries, second, channels, fan=LARGE * second)
        self.value_bias, self.keys_bias = nn.Parameter(torch.zeros(SIDES)), nn.Parameter(torch.zeros(actions))
        self.queries_bias = nn.Parameter(torch.zeros(reading.queries, channels))
        for name, array in reading._asdict().items():
            self.register_buffer(f"read_{name}", torch.from_numpy(array.astype(np.int64)), persistent=False)
        self.register_buffer("beside", beside(reading), persistent=False)
        points = np.flatnonzero(reading.pointers[:, 0] != NOT_THERE)
        query, thing = reading.pointers[points].T.astype(np.int64)
        self.register_buffer("pointing", torch.from_numpy(points), persistent=False)
        self.register_buffer("pointed", torch.from_numpy(query * things + thing), persistent=False)

    def _weight(self, name: str, *shape: int, fan: int, bias: int = 0) -> None:
        """Initialise so that sums of products begin within the bounds of activations: outside of them, the net hardly learns."""
        setattr(self, name, nn.Parameter(torch.randn(shape) * (HALF / fan) ** 0.5))
        if bias:
            setattr(self, f"{name}_bias", nn.Parameter(torch.full((bias,), HALF)))

    def sides(self, rows: Tensor) -> Tensor:
        seat, first = (int(place) for place in self.reading.who)
        own = rows[:, seat].long()
        if first != NOT_THERE:
            own = rows.gather(1, (first + own)[:, None])[:, 0].long()
        return own.clamp(0, SIDES - 1)

    def forward(self, rows: Tensor) -> Judged:
        me = self.sides(rows)
        w: Any = self._parameters
        things = self._things(rows, me, w)
        asked = self._rows(self.read_columns[:, 1:], rows[:, self.read_columns[:, 0]].long(), me[:, None])
        first = active(
            one_hot(asked, self.reading.rows, w["rows"]) @ w["rows"]
            + self._pooled(things) @ w["pooled"]
            + w["pooled_bias"]
        )
        second = active(first @ w["second"] + w["second_bias"])
        logits = (second @ pad(w["keys"], (0, 0, 0, -len(w["keys"]) % BLOCK)).T)[:, : len(w["keys"])] + w["keys_bias"]
        queries = torch.einsum("bh,qhc->bqc", second, w["queries"]) + w["queries_bias"]
        told = torch.bmm(queries, things.transpose(1, 2)).flatten(1)
        logits = logits.index_add(1, self.pointing, told.index_select(1, self.pointed).to(logits.dtype))
        return Judged(logits.float(), (second @ w["value"] + w["value_bias"]).float(), second)

    def _rows(self, told: Tensor, numbers: Tensor, me: Tensor) -> Tensor:
        low, high, base, crossed = told.unbind(1)
        return base + (numbers.clamp(low, high) - low) * (1 + (SIDES - 1) * crossed) + crossed * me

    def _things(self, rows: Tensor, me: Tensor, w: Any) -> Tensor:
        numbers = rows[:, self.read_places.flatten()].long().view(len(rows), *self.read_places.shape)
        asked = self._rows(self.read_channels, numbers, me[:, None, None])
        hot = one_hot(asked, self.reading.thing_rows, w["thing_rows"])
        marked = rows[:, None, self.read_marks[:, 0]] == self.read_things[:, None]
        hot[:, :, self._first_mark : self._first_mark + marked.shape[2]] = marked
        things = active(hot @ w["thing_rows"] + w["spots"])
        for layer in range(LAYERS):
            sums = things @ w[f"own_{layer}"] + w[f"own_{layer}_bias"]
            if self.reading.near.shape[1]:
                sums = sums + (self.beside.to(things.dtype) @ things) @ w[f"near_{layer}"]
            things = active(sums)
        return things

    def _pooled(self, things: Tensor) -> Tensor:
        if self.reading.near.shape[1]:
            return torch.cat([things.sum(1) / (1 << POOLED_BITS), things.amax(1)], 1)
        return things.flatten(1)

    @torch.no_grad()
    def keep_in_bounds(self) -> None:
        """Larger weights could not be rounded."""
        for weight in self.parameters():
            weight.clamp_(-WIDEST, WIDEST)


class Active(torch.autograd.Function):
    """Clamps to the bounds. Outside of them part of the gradient passes if it leads back: so nothing gets stuck for ever, and nothing
    diverges."""

    @staticmethod
    def forward(ctx: Any, sums: Tensor) -> Tensor:
        ctx.save_for_backward(sums)
        return sums.clamp(0, MOST)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (sums,) = ctx.saved_tensors
        back = ((sums < 0) & (gradient < 0)) | ((sums > MOST) & (gradient > 0))
        within = (sums >= 0) & (sums <= MOST)
        return gradient * torch.where(within, 1.0, torch.where(back, LEAK, 0.0)).to(gradient.dtype)


def active(sums: Tensor) -> Tensor:
    made: Tensor = Active.apply(sums)  # type: ignore[no-untyped-call]
    return made


def one_hot(chosen: Tensor, size: int, like: Tensor) -> Tensor:
    kind = torch.get_autocast_dtype("cuda") if torch.is_autocast_enabled("cuda") else like.dtype
    hot = torch.zeros(*chosen.shape[:-1], size, dtype=kind, device=chosen.device)
    return hot.scatter_(-1, chosen, 1.0)


def beside(reading: Reading) -> Tensor:
    """The neighbour relation of things as a matrix."""
    things, near = reading.near.shape
    found = torch.zeros(things, things + 1)
    if near:
        found.scatter_(1, torch.from_numpy(reading.near.astype(np.int64)), 1.0)
    return found[:, :things]


def scale(name: str) -> int:
    """The factor from a weight to its integer; biases have the scale of sums of products."""
    return 1 << (WEIGHT_BITS + (ACTIVE_BITS if name.endswith("bias") else 0))


def rounded(model: Model) -> Net:
    weights: Weights = {}
    for name, weight in model.named_parameters():
        weights[name] = np.rint(weight.detach().double().cpu().numpy() * scale(name)).astype(np.int64)
    return Net(model.reading, weights)


def unrounded(net: Net) -> dict[str, Tensor]:
    return {name: torch.from_numpy(whole / scale(name)).float() for name, whole in net.weights.items()}


def size_of(net: Net) -> Size:
    w = net.weights
    return Size(w["spots"].shape[1], *w["second"].shape)
