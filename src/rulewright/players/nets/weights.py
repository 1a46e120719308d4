"""A net as a file: how it reads, its weights, and how it was made. NumPy's format, compressed."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel.disk import put, unreadable
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError

from .arithmetic import Net, Weights
from .net_reading import Reading

FORMAT = 1
READS, WEIGHS, ABOUT = "reads_", "weighs_", "about"


class Kept(NamedTuple):
    net: Net
    about: Mapping[str, Any]  # how it was made


def facts(game: Game) -> dict[str, Any]:
    """What a net requires: it works with nothing else."""
    assert game.observation is not None
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "observation": game.observation.size,
        "actions": len(list(game.actions())),
    }


def write_net(path: Path, game: Game, net: Net, about: Mapping[str, Any]) -> None:
    """Write the file atomically."""
    arrays: dict[str, Any] = {READS + name: array for name, array in net.reading._asdict().items()}
    for name, weights in net.weights.items():
        arrays[WEIGHS + name] = weights.astype(np.int32 if name.endswith("bias") else np.int16)
    text = json.dumps({**facts(game), **about}, ensure_ascii=False)
    room = io.BytesIO()
    arrays[ABOUT] = np.frombuffer(text.encode(), np.uint8)
    np.savez_compressed(room, **arrays)
    put(path, room.getvalue())


def read_net(path: Path, game: Game) -> Kept:
    """Raises UserError if the file is not a net, or one for something else."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(bytes(arrays.pop(ABOUT)))
        reading = Reading(*(arrays[READS + name] for name in Reading._fields))
    except OSError as error:
        raise unreadable(path, error) from None
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile, TypeError):
        raise UserError("net-file-broken", file=str(path)) from None
    wrong = [name for name, fact in facts(game).items() if about.get(name) != fact]
    if wrong:
        raise UserError("net-file-other", file=str(path), game=str(about.get("game")), wanted=game.name, what=wrong[0])
    weights: Weights = {
        name.removeprefix(WEIGHS): array.astype(np.int64) for name, array in arrays.items() if name.startswith(WEIGHS)
    }
    return Kept(Net(reading, weights), about)
