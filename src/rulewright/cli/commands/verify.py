"""`rulewright verify`: replays saved games move by move, and says whether every line is right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.cli.terminal.kept_packs import elsewhere
from rulewright.cli.terminal.progress_bar import tracked
from rulewright.cli.terminal.screen import Screen
from rulewright.kernel.journal import open_journal
from rulewright.kernel.message import UserError
from rulewright.words import Words

UNREAD = ("file-missing", "file-is-folder", "file-unreadable")  # errors after which nothing is known about the game
LONG = 300  # lines from which progress is shown


def verify(words: Words, paths: list[Path], packs: list[Path], colour: bool) -> int:
    """0 if all are right, otherwise 1. `packs` are folders of packs that have moved."""
    screen = Screen(colour)
    wrong = missing = 0
    for path in paths:
        try:
            moved = elsewhere(path, packs)
            journal = open_journal(path, games.playing, progress=lambda body: shown(body, words), elsewhere=moved)
        except UserError as error:
            unread = error.message.key in UNREAD
            missing, wrong = missing + unread, wrong + (not unread)
            label = words("cli-verify-unread" if unread else "cli-verify-bad", file=str(path))
            screen.show([[(label, "bad")]])
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
        screen.say(words("cli-verify-all", count=len(paths), wrong=wrong, missing=missing))
    return 1 if wrong or missing else 0


def shown(body: list[Any], words: Words) -> Iterator[Any]:
    """The lines, with a progress bar if there are many."""
    return iter(body) if len(body) < LONG else iter(tracked(body, words("cli-verify-progress")))
