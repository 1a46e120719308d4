"""How well a net plays during training: games of one seat against others that play randomly or use an earlier net."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from rulewright.kernel.game import Game, Settings

from .model import Model
from .rollout import draw, listed
from .torch_lanes import Lanes

LANES, MOST_STEPS, GAMES = 512, 2000, 1024
EVALUATION_SEED = 1 << 30  # deals that are not used for training

Chooser = Callable[[Lanes], Tensor]  # log probabilities of the legal actions


def by(model: Model) -> Chooser:
    return lambda lanes: listed(model(lanes.observation).actions, lanes.legal, lanes.count)


def at_random(lanes: Lanes) -> Tensor:
    return listed(torch.zeros(lanes.size, int(lanes.legal.max()) + 1, device=lanes.device), lanes.legal, lanes.count)


@torch.no_grad()
def share_of_wins(
    game: Game, players: int, device: str, own: Chooser, others: Chooser, lanes: int = LANES, games: int = GAMES
) -> float:
    """The share of wins of one seat that uses `own` while all others use `others`; the seat rotates."""
    table = Lanes(game, lanes, [Settings(players)], EVALUATION_SEED, device)
    number = torch.arange(lanes, device=table.device)
    won, ended = 0.0, 0
    for _ in range(MOST_STEPS):
        seat = (number + table.game_numbers()) % players
        mine = table.actor == seat
        chances = torch.where(mine[:, None], own(table), others(table))
        place = draw(chances)
        table.step(table.legal.gather(1, place[:, None].to(table.legal.device))[:, 0].long())
        if bool(table.done.any()):
            won += float((table.share.gather(1, seat[:, None])[:, 0] * table.done).sum())
            ended += int(table.done.sum())
        if ended >= games:
            break
    return won / max(ended, 1)
