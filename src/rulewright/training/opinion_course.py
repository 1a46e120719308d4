"""Trains a net with an opinion on positions, from the first game to the file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch

from rulewright import __version__
from rulewright.kernel.game import Game
from rulewright.lab.crews.hired import crew_for
from rulewright.players.nets.weights import write_net

from .found_reading import find_reading
from .model import Model, Size, rounded
from .opinions import MINIBATCH, SIZE, Learning, Lesson, measured, to_device, without_actions
from .outcomes import GAMES_AT_ONCE, Outcomes, Playing, in_order, joined
from .sides_of_seats import Seats

NET = "opinion.npz"
HELD_OUT = 20  # one part in this many, the last games, is only used to measure
SAMPLE = 100_000  # positions examined to find out what varies


class OpinionCourse:
    def __init__(
        self, game: Game, sides: str, score: str, games: int, epochs: int, seed: int, device: str, folder: Path,
        size: Size = SIZE, minibatch: int = MINIBATCH,
    ) -> None:  # fmt: skip
        self._game, self._sides, self._score = game, sides, score
        self._batches, self._epochs, self._seed = -(-games // GAMES_AT_ONCE), epochs, seed
        self._device, self._size, self._minibatch = device, size, minibatch
        self.net_file = folder / NET

    def lines(self) -> Iterator[str]:
        """Runs step by step and reports progress; at the end the file exists. `surprise` is explained in docs/bots.md, under Tuning."""
        found = self._collect()
        known, unseen = (to_device(part, self._temperature, self._device) for part in parted(found))
        sample = np.random.default_rng(self._seed).permutation(len(found.rows))[:SAMPLE]
        torch.manual_seed(self._seed)
        model = Model(without_actions(find_reading(self._game, found.rows[sample], self._sides)), 0, self._size)
        model.to(self._device)
        seats = Seats(self._game, model, self._score)
        before = self._by_players(None, seats, unseen)
        yield f"{len(found.rows)} positions; surprise of the evaluation {told(before)}"
        learning = Learning(model, seats, known, self._epochs, self._minibatch)
        on_gpu = torch.device(self._device).type == "cuda"
        with torch.autocast("cuda", torch.bfloat16, enabled=on_gpu, cache_enabled=False):
            for epoch, surprise in enumerate(learning.run(), 1):
                yield f"epoch {epoch} of {self._epochs}: {surprise:.4f}, held out {measured(model, seats, unseen):.4f}"
        after = self._by_players(model, seats, unseen)
        yield f"surprise of the net {told(after)}"
        about = {
            "made_with": f"rulewright {__version__}, torch {torch.__version__}",
            "games": self._batches * GAMES_AT_ONCE,
            "positions": len(found.rows),
            "epochs": self._epochs,
            "seed": self._seed,
            "surprise": {"evaluation": before, "net": after},
        }
        write_net(self.net_file, self._game, rounded(model), about)

    @property
    def _temperature(self) -> int:
        return self._game.guides.habits["temperature"]

    def _collect(self) -> Outcomes:
        with crew_for(Playing(self._game.key, tuple(self._game.players)), os.cpu_count() or 1) as crew:
            return joined(list(in_order(crew, range(self._batches))))

    def _by_players(self, model: Model | None, seats: Seats, unseen: Lesson) -> dict[int, float]:
        parts = {players: unseen.seats == players for players in self._game.players}
        return {
            players: measured(model, seats, Lesson(*(each[part] for each in unseen)), self._minibatch)
            for players, part in parts.items()
            if bool(part.any())
        }


def told(surprise: dict[int, float]) -> str:
    return ", ".join(f"{players} players {number:.4f}" for players, number in surprise.items())


def parted(found: Outcomes) -> tuple[Outcomes, Outcomes]:
    """Training and held-out parts. No game is in both."""
    last = found.game[len(found.game) - max(len(found.game) // HELD_OUT, 1)]
    return tuple(Outcomes(*(array[part] for array in found)) for part in (found.game < last, found.game >= last))  # type: ignore[return-value]
