"""`rulewright verify`: replays saved games move by move, and says of each whether every line of it is right."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.kernel.journal import open_journal
from rulewright.kernel.message import UserError
from rulewright.words import Words

from .screen import Screen

LONG = 300  # lines from which on progress is shown


def verify(words: Words, paths: list[Path], colour: bool) -> int:
    """0 if all of them are right, else 1."""
    screen = Screen(colour)
    wrong = 0
    for path in paths:
        try:
            journal = open_journal(path, games.load, progress=lambda body: progress(body, words))
        except UserError as error:
            wrong += 1
            screen.show([[(words("cli-verify-bad", file=str(path)), "bad")]])
            screen.say(words.message(error.message), indent="  ")
            continue
        match = journal.match
        text = words(
            "cli-verify-good",
            file=str(path),
            game=match.game.name,
            players=match.prepared.settings.players,
            moves=len(journal.lines) - 1,
            over="yes" if match.over else "no",
        )
        screen.show([[(text, "good")]])
    if len(paths) > 1:
        screen.say(words("cli-verify-all", count=len(paths), wrong=wrong))
    return 1 if wrong else 0


def progress(body: list[Any], words: Words) -> Iterator[Any]:
    """The lines, with a bar on the terminal while there are many."""
    if len(body) < LONG or not sys.stderr.isatty():
        return iter(body)
    from rich.console import Console
    from rich.progress import track

    return iter(track(body, words("cli-verify-progress"), console=Console(stderr=True), transient=True))
