"""Whether lanes that come from a file fit a batch. Compiled rules trust what they find there, so it is checked first."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import numpy as np

from rulewright.kernel.game import Game

MADE_OF = "made_of"
MISSING = (MADE_OF, "heard", "newest")  # what files of earlier versions may lack
OTHERS = {"game": "another game", "rules": "another version of the rules", "tables": "other settings or another pack"}


def made_of(game: Game, configs: Any) -> dict[str, str]:
    """What lanes depend on besides their arrays."""
    tables = sha256(np.asarray(configs, np.int64).tobytes()).hexdigest()
    return {"game": game.key, "rules": game.version, "tables": tables}


def alike(found: Any, own: Any) -> bool:
    if isinstance(own, list):  # interpreted: a twin for each lane
        return isinstance(found, list) and list(map(type, found)) == list(map(type, own))
    return isinstance(found, np.ndarray) and (found.shape, found.dtype) == (own.shape, own.dtype)


def check_saved(saved: Any, own: Mapping[str, Any], made: Mapping[str, str], ends: Mapping[str, int]) -> None:
    """Raise ValueError unless these are lanes of such a batch. `own` are its arrays by name, `made` what it is made of, and `ends` says
    where the numbers of an array end."""
    if not isinstance(saved, dict):
        raise ValueError(f"load takes what saved() returned, not {type(saved).__name__}")
    theirs = saved.get(MADE_OF, made)
    for part, other in OTHERS.items():
        if not isinstance(theirs, dict) or theirs.get(part) != made[part]:
            raise ValueError(f"these lanes were saved with {other}: make a batch with the same one first")
    for name in {**own, **saved}:
        if name in MISSING and name not in saved:
            continue
        if name != MADE_OF and (name not in own or not alike(saved.get(name), own[name])):
            raise ValueError(f"the saved {name} does not fit: make a batch with the same lanes, mask and history first")
    for name, end in ends.items():
        if name in saved and not ((saved[name] >= 0) & (saved[name] < end)).all():
            raise ValueError(f"the saved {name} is damaged: it has numbers that are not from 0 to {end - 1}")
    for name in ("table", "seats"):
        if (saved[name] != np.asarray(own[name])).any():
            raise ValueError(f"these lanes were saved with {OTHERS['tables']}: make a batch with the same one first")
