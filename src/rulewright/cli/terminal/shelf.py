"""Where games are saved: one file each in the user's data folder, written by one process at a time."""

from __future__ import annotations

import fcntl
import os
import shlex
import time
from pathlib import Path
from typing import IO

from rulewright.kernel.disk import unreadable
from rulewright.kernel.message import UserError

ENDING, EYES = ".jsonl", ".eyes.jsonl"  # a single seat's export cannot be continued


def folder() -> Path:
    """Follows the XDG base directory specification, which says to ignore relative paths."""
    told = os.environ.get("XDG_DATA_HOME", "")
    try:
        data = Path(told) if os.path.isabs(told) else Path.home() / ".local" / "share"
    except RuntimeError as error:  # there is no home directory
        raise unwritable("~", error) from None
    return data / "rulewright" / "games"


def new_file(game: str) -> Path:
    """A file name that no game has yet."""
    made = folder()
    try:
        made.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(made, error) from None
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(made / (name + ENDING) for name in names if not (made / (name + ENDING)).exists())


def newest(game: str = "") -> Path:
    """The newest of that game, or of all."""
    games = [path for path in folder().glob(f"{game}*{ENDING}") if not path.name.endswith(EYES)]
    if not games:
        raise UserError("cli-nothing-to-resume", folder=str(folder()))
    return max(games, key=lambda path: path.stat().st_mtime)


def spelled(path: Path) -> str:
    """How to write it after --resume; "" for a game in the folder, where the newest is the default."""
    return "" if path.parent == folder() else shlex.quote(str(path))


def refuse_existing(path: Path) -> None:
    if path.exists():
        raise UserError("cli-file-exists", file=str(path))


def unwritable(path: Path | str, error: Exception) -> UserError:
    why = error.strerror if isinstance(error, OSError) else None
    return UserError("cli-file-unwritable", file=str(path), why=why or str(error))


def hold(path: Path) -> IO[bytes]:
    """Lock the game until the file is closed: two processes that write one game would ruin it."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise unreadable(path, error) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise UserError("cli-file-in-use", file=str(path)) from None
    except OSError:
        pass  # a file system without locks
    return file
