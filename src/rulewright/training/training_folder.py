"""The folder of a training run: its checkpoint, its net, and the records of its progress."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import torch

from rulewright import __version__
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.lab.cuda.cuda_driver import driver
from rulewright.players.nets.arithmetic import Net
from rulewright.players.nets.weights import write_net

from . import checkpoint
from .model import rounded, size_of
from .opinion_course import OpinionCourse
from .ppo import Recipe
from .records import STEP, Records
from .trainer import Plan, Training

NET = "net.npz"
FACTS = ("value", "critic", "entropy", "kl", "gradient", "rate")
COLUMNS = (STEP, "decisions", "seconds", *FACTS)
SIDE_FIELDS, SCORE_FIELDS = ("faction",), ("points", "vp")  # as games declare them
CPU = "cpu"
TAUGHT = Recipe(
    rate=2e-4, guess=0.0, entropy=(0.004, 0.001)
)  # it knows better than the points, and need not try everything


def plan_for(
    game: Game,
    lanes: int,
    steps: int,
    iterations: int,
    minutes: float,
    seed: int,
    *,
    teacher: str = "",
    lessons: int = 0,
    begin: Net | None = None,
) -> Plan:
    """`begin` is the net to start from; its sizes are kept."""
    sides, score = read_fields(game)
    plan = Plan(lanes, steps, iterations=iterations, minutes=minutes, seed=seed, sides=sides, score=score)
    if begin is not None:
        return replace(plan, size=size_of(begin), recipe=TAUGHT)
    return replace(plan, teacher=teacher, lessons=lessons, recipe=TAUGHT) if teacher else plan


def opinion_course(game: Game, games: int, epochs: int, seed: int, device: str, folder: Path) -> OpinionCourse:
    sides, score = read_fields(game)
    check_device(device)
    return OpinionCourse(game, sides, score, games, epochs, seed, device, folder)


def read_fields(game: Game) -> tuple[str, str]:
    """The names of the fields with each seat's side, if there is one, and the points."""
    known = {field.name for field in game.observation.fields} if game.observation else set[str]()
    scores = [name for name in SCORE_FIELDS if name in known]
    if not scores:
        raise UserError("train-no-observation", game=game.name)
    return next((name for name in SIDE_FIELDS if name in known), ""), scores[0]


def check_device(device: str) -> None:
    if device != CPU:
        driver(device)  # raises if something is missing
        if not torch.cuda.is_available():
            raise UserError("train-torch-without-cuda")


class Course:
    def __init__(self, game: Game, plan: Plan, device: str, folder: Path, begin: Net | None = None) -> None:
        check_device(device)
        self.folder, self.net_file = folder, folder / NET
        self.training: Training = checkpoint.open_training(game, plan, device, folder, begin)
        self._records = Records(folder, self.training.iteration)

    def heading(self) -> str:
        return "  ".join(f"{name:>10}" for name in COLUMNS)

    def lines(self) -> Iterator[str]:
        """One line per iteration."""
        training = self.training
        for facts in training.run():
            numbers = (training.iteration, training.decisions, training.seconds, *(facts[name] for name in FACTS))
            self._records.note(dict(zip(COLUMNS, numbers, strict=True)))
            yield "  ".join(f"{number:>10.4g}" if math.isfinite(number) else f"{number:>10}" for number in numbers)

    def keep(self) -> None:
        """Save everything."""
        training = self.training
        checkpoint.save(training, self.folder)
        about = {
            "made_with": f"rulewright {__version__}, torch {torch.__version__}",
            "seed": training.plan.seed,
            "iterations": training.iteration,
            "decisions": training.decisions,
            "teacher": training.plan.teacher,
            "lessons": training.plan.lessons,
            "taught": training.taught,
        }
        write_net(self.net_file, training.game, rounded(training.model), about)
        self._records.write()
