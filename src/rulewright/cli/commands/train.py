"""`rulewright train`: trains a net by playing games against itself. Rules run compiled."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rulewright.cli.terminal.wish import only_game
from rulewright.games import load
from rulewright.kernel.message import UserError
from rulewright.lab.saved import os_errors_in_words
from rulewright.players.bots import BOTS
from rulewright.players.nets.weights import read_net

from .foreign_bots import whole
from .lab import INTERRUPTED, KNOWN, MOST_GAMES, MOST_SEED, words

if TYPE_CHECKING:
    from rulewright.training.opinion_course import OpinionCourse
    from rulewright.training.training_folder import Course

MOST_MINUTES, MOST_LANES, MOST_STEPS = 100_000, 1 << 20, 4096
MOST_EPOCHS = 1000
KEEP_EVERY = 120.0  # seconds


def train(
    game: Annotated[str, Parameter(help=words("lab-help-game", known=KNOWN))] = "",
    /,
    *,
    out: Annotated[Path | None, Parameter(help=words("train-help-out"))] = None,
    minutes: Annotated[str, Parameter(help=words("train-help-minutes"))] = "30",
    iterations: Annotated[str, Parameter(help=words("train-help-iterations"))] = "0",
    lanes: Annotated[str, Parameter(help=words("train-help-lanes"))] = "8192",
    steps: Annotated[str, Parameter(help=words("train-help-steps"))] = "64",
    teacher: Annotated[str, Parameter(help=words("train-help-teacher"))] = "",
    lessons: Annotated[str, Parameter(help=words("train-help-lessons"))] = "5000",
    opinion: Annotated[bool, Parameter(help=words("train-help-opinion"), negative="")] = False,
    games: Annotated[str, Parameter(help=words("train-help-games"))] = "50000",
    epochs: Annotated[str, Parameter(help=words("train-help-epochs"))] = "8",
    begin: Annotated[Path | None, Parameter(help=words("train-help-begin"))] = None,
    seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
    device: Annotated[str, Parameter(help=words("train-help-device"))] = "cuda",
) -> int:
    made = load(only_game(game))
    limit, most = whole("--minutes", minutes, 1, MOST_MINUTES), whole("--iterations", iterations, 0, MOST_SEED)
    many, long = whole("--lanes", lanes, 1, MOST_LANES), whole("--steps", steps, 2, MOST_STEPS)
    if teacher and teacher not in BOTS:
        raise UserError("lab-bot-unknown", name=teacher, known=", ".join(BOTS))
    taught = whole("--lessons", lessons, 1, MOST_GAMES) if teacher else 0
    known = read_net(begin, made).net if begin else None
    first, folder = whole("--seed", seed, 0, MOST_SEED), out or Path(f"train-{made.name}")
    try:
        from rulewright.training.training_folder import Course, opinion_course, plan_for
    except ImportError as error:
        raise UserError("train-not-installed", why=str(error)) from None
    many_games, often = whole("--games", games, 1, MOST_GAMES), whole("--epochs", epochs, 1, MOST_EPOCHS)
    with os_errors_in_words(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if opinion:
            return form_opinion(opinion_course(made, many_games, often, first, device, folder))
        plan = plan_for(made, many, long, most, limit, first, teacher=teacher, lessons=taught, begin=known)
        course = Course(made, plan, device, folder, known)
        return follow(course)


def follow(course: "Course") -> int:
    """Show the progress, and save every two minutes and at the end."""
    print(words("train-begins", folder=str(course.folder), iteration=course.training.iteration), file=sys.stderr)
    kept = time.monotonic()
    print(course.heading(), flush=True)
    try:
        for line in course.lines():
            print(line, flush=True)
            if time.monotonic() - kept > KEEP_EVERY:
                course.keep()
                kept = time.monotonic()
    except KeyboardInterrupt:
        course.keep()
        print(words("train-stopped", folder=str(course.folder)), file=sys.stderr)
        return INTERRUPTED
    course.keep()
    print(words("train-done", file=str(course.net_file)))
    return 0


def form_opinion(course: "OpinionCourse") -> int:
    """Takes only minutes, so nothing is saved before the end."""
    try:
        for line in course.lines():
            print(line, flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    print(words("train-opinion-done", file=str(course.net_file)))
    return 0
