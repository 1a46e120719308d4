"""The process of a bot in Python: python -m rulewright.foreign.python_bot FILE_OR_MODULE. It imports the bot, and asks its `choose`.

def choose(seat, luck):  # a rulewright.players.seat.Seat and a random.Random
    return luck.choice(seat.legal())
"""

from __future__ import annotations

import base64
import importlib
import importlib.util
import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

STDOUT, STDERR = 1, 2


def load_bot(place: str) -> Callable[..., Any]:
    choose = getattr(module_at(place), "choose", None)
    if not callable(choose):
        sys.exit(f"{place} has no function choose(seat, luck)")
    return choose  # type: ignore[no-any-return]


def module_at(place: str) -> ModuleType:
    """A file can import its neighbours, a module those in the current folder."""
    if not place.endswith(".py"):
        sys.path.insert(0, os.getcwd())
        return importlib.import_module(place)
    sys.path.insert(0, str(Path(place).parent))
    spec = importlib.util.spec_from_file_location("foreign_bot", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    answers = os.fdopen(os.dup(STDOUT), "w", encoding="utf-8")
    os.dup2(STDERR, STDOUT)  # a bot's prints are not answers
    choose = load_bot(sys.argv[1])  # before our rules: it may set their mode
    os.environ.setdefault("RULEWRIGHT_MODE", "interpreted")
    from rulewright.games import load
    from rulewright.players.letter import read

    for line in sys.stdin:
        asked = json.loads(line)
        seat = read(base64.b64decode(asked["letter"]), load)
        action, legal = choose(seat, random.Random(asked["seed"])), seat.legal()
        text = asked["view"]["actions"][legal.index(action)] if action in legal else repr(action)
        print(json.dumps({"action": text}), file=answers, flush=True)


if __name__ == "__main__":
    main()
