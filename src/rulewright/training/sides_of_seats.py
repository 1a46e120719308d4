"""Seats and sides: a net speaks of sides, counted from the player's own; games end for seats."""

from __future__ import annotations

import torch
from torch import Tensor

from rulewright.kernel.game import Game
from rulewright.players.nets.net_reading import NOT_THERE, SIDES

from .model import Model

TEMPERATURE = 6.0  # points that make a lead e times as good: the initial estimate of a share
NEVER = float("-inf")


class Seats:
    """Maps seats to sides, as given in a row of numbers."""

    def __init__(self, game: Game, model: Model, score: str) -> None:
        assert game.observation is not None
        self._first_side = int(model.reading.who[1])
        self._score = game.observation.places[score].start
        self._model = model

    def sides(self, rows: Tensor) -> Tensor:
        """The side of each seat, by row; arbitrary for absent seats."""
        if self._first_side == NOT_THERE:
            return torch.arange(SIDES, device=rows.device).expand(len(rows), SIDES)
        return rows[:, self._first_side : self._first_side + SIDES].long().clamp(0, SIDES - 1)

    def slots(self, rows: Tensor) -> Tensor:
        """The net's output index for each seat: sides are counted from the player's own."""
        return (self.sides(rows) - self._model.sides(rows)[:, None]) % SIDES

    def shares(self, rows: Tensor, logits: Tensor, seats: Tensor) -> Tensor:
        """The net's log expectation for each seat; absent seats get none."""
        told = logits.gather(1, self.slots(rows))
        absent = torch.arange(SIDES, device=rows.device) >= seats[:, None]
        return told.masked_fill(absent, NEVER).log_softmax(1)

    def guess(self, rows: Tensor, seats: Tensor) -> Tensor:
        """The expectation from points alone."""
        points = rows[:, self._score : self._score + SIDES].float().gather(1, self.sides(rows))
        absent = torch.arange(SIDES, device=rows.device) >= seats[:, None]
        return (points / TEMPERATURE).masked_fill(absent, NEVER).softmax(1)
