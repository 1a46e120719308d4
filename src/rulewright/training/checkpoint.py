"""A training run on disk: written atomically, and resumed exactly where it was."""

from __future__ import annotations

import io
import pickle
import zipfile
from pathlib import Path
from typing import Any

import torch

from rulewright.kernel.disk import put, unreadable
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.players.nets.arithmetic import Net
from rulewright.players.nets.net_reading import Reading

from .trainer import FORMAT, Plan, Read, Training, as_plain

FILE = "checkpoint.pt"


def save(training: Training, folder: Path) -> None:
    room = io.BytesIO()
    torch.save(training.state(), room)
    put(folder / FILE, room.getvalue())


def open_training(game: Game, plan: Plan, device: str, folder: Path, begin: Net | None = None) -> Training:
    """The saved run, or a new one that starts from that net. Raises UserError if the saved one has another game, version or size."""
    path = folder / FILE
    if not path.exists() and begin is not None:
        training = Training(game, plan, device, begin.reading)
        training.begin_as(begin)
        return training
    if not path.exists():
        return Training(game, plan, device)
    state = read(path)
    if state.get("game") != game.key:
        raise UserError("train-other-game", file=str(path), game=str(state.get("game")), wanted=game.key)
    if state.get("format") != FORMAT:
        raise UserError("train-checkpoint-older", file=str(path))
    kept, wanted = {**state["plan"]}, as_plain(plan)
    for free in ("iterations", "minutes"):  # a resumed run may last longer
        kept[free] = wanted[free]
    different = [name for name in wanted if kept.get(name) != wanted[name]]
    if state.get("rules", game.version) != game.version:
        different.append("rules")
    if different or state["device"] != torch.device(device).type:
        raise UserError("train-other-plan", file=str(path), what=different[0] if different else "device")
    reading = Reading(**{name: array.numpy() for name, array in state["reading"].items()})
    training = Training(game, plan, device, Read(reading, state["critic"]["columns"].numpy()))
    try:
        training.load(state)
    except ValueError:  # its lanes do not fit
        raise UserError("train-checkpoint-broken", file=str(path)) from None
    return training


def read(path: Path) -> dict[str, Any]:
    try:
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=False)
    except OSError as error:
        raise unreadable(path, error) from None
    except (pickle.UnpicklingError, EOFError, RuntimeError, zipfile.BadZipFile, KeyError):
        raise UserError("train-checkpoint-broken", file=str(path)) from None
    return state
