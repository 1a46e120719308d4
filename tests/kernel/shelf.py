"""Games on disk, for the tests of journals."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.games import playing
from rulewright.games.termites.game import GAME
from rulewright.kernel.disk import canonical
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.message import UserError

SEED = bytes(range(32))
SETTINGS = Settings(2, {"swarms": "blue,red"})
Lines = list[dict[str, Any]]


def played(path: Path | None, actions: int = 40, seats: list[str] | None = None) -> Journal:
    """A game in progress, with some undone actions."""
    journal, random = Journal.begin(GAME, SETTINGS, seats or ["Ada", "Bo"], SEED, path), Random(3)
    for _ in range(actions):
        seat = journal.match.actor
        journal.act(seat, random.choice(journal.match.legal()))
        if journal.match.can_undo(seat) and random.random() < 0.2:
            journal.undo(seat)
    return journal


def entries(file: Path) -> Lines:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def rewrite(file: Path, lines: Lines) -> None:
    file.write_text("".join(canonical(line) + "\n" for line in lines), "utf-8")


def complaint(file: Path, **options: Any) -> str:
    """The key of the error, and the detail if a line has one."""
    with pytest.raises(UserError) as error:
        open_journal(file, playing, **options)
    message = error.value.message
    return f"{message.key}/{message.args['why'].key}" if message.key == "journal-line" else message.key
