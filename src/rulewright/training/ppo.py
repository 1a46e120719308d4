"""Learning from self-play: PPO (Schulman et al. 2017), with a penalty for moving away from the policy that played (KL) and a permanent
entropy bonus, without which play turns passive. A critic that sees everything judges positions (critic.py)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.utils import clip_grad_norm_

from .critic import Critic
from .model import Model
from .rollout import Rollout, listed
from .sides_of_seats import Seats
from .torch_lanes import Lanes

FASTER = 1.3
TABLES = ("rows", "thing_rows", "spots")


class Recipe(NamedTuple):
    """The learning parameters. Those that change over time move linearly from the first number to the second."""

    rate: float = 5e-4  # of the first lesson; later ones follow `change`
    rates: tuple[float, float] = (2e-5, 3e-3)
    change: tuple[float, float] = (0.008, 0.002)  # target KL between the policy before and after a lesson
    table_rate: float = 0.3  # as a fraction, for tables, of which many rows are added up
    entropy: tuple[float, float] = (0.01, 0.002)
    guess: float = 0.5  # initial weight of an estimate from points alone
    guess_ends: float = 0.2  # as a fraction of the time
    ahead: float = 0.95  # lambda of advantages, over a seat's own decisions
    value_ahead: float = 0.99  # lambda of shares, over all decisions
    clip: float = 0.2
    pull: float = 0.1  # KL to the policy that played
    value: float = 0.5
    epochs: int = 1
    minibatch: int = 16384
    gradient: float = 1.0  # at most

    def at(self, line: tuple[float, float], time: float) -> float:
        return line[0] + (line[1] - line[0]) * min(time, 1.0)


class Lessons(NamedTuple):
    """For each decision: how much better it turned out than expected, and the target result for each seat."""

    advantage: Tensor
    share: Tensor


def look_back(played: Rollout, recipe: Recipe, time: float) -> Lessons:
    """Each decision of a seat is measured against that seat's next one, or its final share; no matter who decides in between."""
    trust = recipe.guess * max(0.0, 1.0 - time / recipe.guess_ends)
    expected = torch.lerp(played.value, played.guess, trust)
    advantage, share = torch.empty_like(played.chance), torch.empty_like(played.share)
    next_value, target = expected[-1].clone(), expected[-1].clone()
    next_advantage = torch.zeros_like(next_value)
    for step in reversed(range(len(advantage))):
        over = played.done[step][:, None]
        next_value = torch.where(over, played.share[step], next_value)
        next_advantage = next_advantage.masked_fill(over, 0.0)
        target = torch.where(over, played.share[step], torch.lerp(expected[step + 1], target, recipe.value_ahead))
        share[step] = target
        seat = played.actor[step][:, None]
        own = expected[step].gather(1, seat)
        gained = next_value.gather(1, seat) - own + recipe.ahead * next_advantage.gather(1, seat)
        advantage[step] = gained[:, 0]
        next_value.scatter_(1, seat, own)
        next_advantage.scatter_(1, seat, gained)
    return Lessons(advantage, share)


class Learner:
    def __init__(self, model: Model, critic: Critic, seats: Seats, lanes: Lanes, recipe: Recipe) -> None:
        self._model, self._critic, self._seats, self._lanes, self._recipe = model, critic, seats, lanes, recipe
        on_gpu = lanes.device.type == "cuda"
        tables = [model.get_parameter(name) for name in TABLES]
        rest = [weight for name, weight in model.named_parameters() if name not in TABLES]
        groups = [{"params": part} for part in (rest, tables, critic.parameters())]
        self.optimiser = torch.optim.Adam(groups, eps=1e-5, fused=on_gpu)
        self._set_rate(recipe.rate)

    def learn(self, played: Rollout, time: float) -> dict[str, float]:
        """Returns the means of its statistics."""
        lessons, recipe = look_back(played, self._recipe, time), self._recipe
        told = defaultdict[str, list[Tensor]](list)
        mean, spread = lessons.advantage.mean(), lessons.advantage.std()
        for part in self._parts(played):
            advantage = (lessons.advantage.flatten()[part] - mean) / (spread + 1e-6)
            loss, facts = self._loss(played, part, advantage, lessons.share.flatten(0, 1)[part], time)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            facts["gradient"] = clip_grad_norm_(self._model.parameters(), recipe.gradient)
            clip_grad_norm_(self._critic.parameters(), recipe.gradient)
            self.optimiser.step()
            self._model.keep_in_bounds()
            for name, number in facts.items():
                told[name].append(number.detach())
        means = {name: float(torch.stack(numbers).mean()) for name, numbers in told.items()}
        return {**means, "rate": self._adapt(means["kl"], time)}

    def _adapt(self, change: float, time: float) -> float:
        """The rate of the next lesson: higher if this one changed too little, lower if too much."""
        recipe, main = self._recipe, self.optimiser.param_groups[0]
        wanted = recipe.at(recipe.change, time)
        factor = 1 / FASTER if change > 2 * wanted else FASTER if change < wanted / 2 else 1.0
        rate: float = min(max(main["lr"] * factor, recipe.rates[0]), recipe.rates[1])
        self._set_rate(rate)
        return rate

    def _set_rate(self, rate: float) -> None:
        for group, part in zip(self.optimiser.param_groups, (1.0, self._recipe.table_rate, 1.0), strict=True):
            group["lr"] = part * rate

    def _parts(self, played: Rollout) -> Iterator[Tensor]:
        for _ in range(self._recipe.epochs):
            order = torch.randperm(played.chance.numel(), device=played.chance.device)
            yield from torch.split(order, min(self._recipe.minibatch, len(order)))

    def _loss(
        self, played: Rollout, part: Tensor, advantage: Tensor, share: Tensor, time: float
    ) -> tuple[Tensor, dict[str, Tensor]]:
        recipe, rows = self._recipe, played.rows.flatten(0, 1)[part]
        seats = self._lanes.seats[part % self._lanes.size]
        judged = self._model(rows)
        chances = listed(judged.actions, played.legal.flatten(0, 1)[part], played.count.flatten()[part])
        chance = chances.gather(1, played.chosen.flatten()[part][:, None])[:, 0]
        learns = played.learns.flatten()[part].float()
        weigh = learns / learns.sum().clamp(min=1.0)
        change = chance - played.chance.flatten()[part]
        change = torch.where(learns > 0, change, 0.0)
        ratio = change.exp()
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * advantage)
        pull = ratio - 1 - change
        surprise = -(chances.exp() * chances.masked_fill(chances.isinf(), 0.0)).sum(1)
        seeing = self._critic(judged, rows, played.hidden.flatten(0, 1)[part], seats)
        facts = {
            "gain": (gain * weigh).sum(),
            "kl": (pull * weigh).sum(),
            "entropy": (surprise * weigh).sum(),
            "value": self._surprise(rows, judged.shares, share, seats),
            "critic": self._surprise(rows, seeing, share, seats),
            "clipped": ((change.abs() > recipe.clip).float() * weigh).sum(),
        }
        wrong = facts["value"] + facts["critic"]
        loss = recipe.pull * facts["kl"] + recipe.value * wrong - facts["gain"]
        return loss - recipe.at(recipe.entropy, time) * facts["entropy"], facts

    def _surprise(self, rows: Tensor, logits: Tensor, share: Tensor, seats: Tensor) -> Tensor:
        expected = self._seats.shares(rows, logits, seats)
        return -(share * expected.masked_fill(expected.isinf(), 0.0)).sum(1).mean()
