"""The file of an arena: JSON Lines. First the request, then each finished game, on disk before the next one counts."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any
from weakref import finalize

import msgspec

from rulewright import __version__
from rulewright.kernel.disk import append, canonical
from rulewright.kernel.events import MOST_SEATS
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.journal_header import agreed_on
from rulewright.kernel.message import UserError

from .arena import WIDTH
from .bout import Played, entrants
from .lineups import Lineup

FORMAT, FOUR = 1, 4


def about(game: Game, prepared: Prepared, lineups: Sequence[Lineup], seed: int) -> dict[str, Any]:
    """Everything that the result of a game depends on, except its number."""
    guides = game.guides
    numbers = [[int(x) for x in guides.plain], [int(x) for x in guides.tuned], dict(guides.habits)]
    return {
        "arena": FORMAT,
        "version": __version__,
        **agreed_on(game, prepared),
        "bots": {entrant.name: entrant.about() for entrant in entrants(lineups)},
        "guides": hashlib.blake2b(canonical(numbers).encode(), digest_size=16).hexdigest(),
        "tables": [list(lineup) for lineup in lineups],
        "seed": seed,
    }


@contextmanager
def os_errors_in_words(path: Path) -> Iterator[None]:
    """Turn system errors into messages."""
    try:
        yield
    except OSError as error:
        raise UserError("arena-file", file=str(path), why=error.strerror or str(error)) from None


class Saved:
    """The games in the file and those that are added. Without a file they are not stored. The file is locked as long as this exists."""

    def __init__(self, path: Path | None, asked: dict[str, Any]) -> None:
        self._path, self.played = path, list[Played]()
        if path is not None:
            with os_errors_in_words(path):
                self._open(path, json.loads(canonical(asked)))

    def add(self, played: Played) -> None:
        if self._path is not None:
            with os_errors_in_words(self._path):
                append(self._path, canonical(played) + "\n")
        self.played.append(played)

    def _open(self, path: Path, asked: dict[str, Any]) -> None:
        if path.exists() and not (path.is_file() or path.is_dir()):  # a device or a pipe
            raise UserError("arena-file-foreign", file=str(path))
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        close = finalize(self, os.close, file)
        try:
            lock(path, file)
            self._read(path, file, asked)
        except BaseException:
            close()
            raise

    def _read(self, path: Path, file: int, asked: dict[str, Any]) -> None:
        data = path.read_bytes()
        whole, end, torn = data.rpartition(b"\n")
        first = (canonical(asked) + "\n").encode()
        if not end and first.startswith(torn):  # empty, or interrupted before there was anything
            os.ftruncate(file, 0)
            append(path, first.decode())
            return
        lines = whole.split(b"\n")
        self._check(path, lines[0] if end else torn, asked)
        self.played = [read(path, number, line) for number, line in enumerate(lines[1:], 2)]
        if torn:  # interrupted while writing the last game
            os.ftruncate(file, len(data) - len(torn))

    def _check(self, path: Path, line: bytes, asked: dict[str, Any]) -> None:
        found = first_line(line)
        if "arena" not in found:
            raise UserError("arena-file-foreign", file=str(path))
        if found.get("version") != asked["version"]:  # bots may decide differently, so games would not be comparable
            raise UserError("arena-file-version", file=str(path), version=str(found.get("version")), known=__version__)
        differ = [key for key in asked if found.get(key) != asked[key]]
        if differ:
            raise UserError("arena-file-other", file=str(path), what=", ".join(differ))


def lock(path: Path, file: int) -> None:
    """Two processes that write one file would play the same games twice and mix their lines."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UserError("arena-file-in-use", file=str(path)) from None
    except OSError:
        pass  # a file system without locks


def first_line(line: bytes) -> dict[str, Any]:
    """The request; empty if the line is something else."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def digest_in(path: Path | None) -> str:
    """The digest of the pack that an arena began with; "" if there is none yet."""
    if path is None or not path.is_file():
        return ""
    with os_errors_in_words(path), path.open("rb") as file:
        found = first_line(file.readline()).get("pack_hash")
    return found if isinstance(found, str) else ""


def read(path: Path, number: int, line: bytes) -> Played:
    try:
        played = msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        raise UserError("arena-file-line", file=str(path), line=number) from None
    return played._replace(row=widened(played.row))


def widened(row: list[int]) -> list[int]:
    """Old files have rows for only four seats."""
    if len(row) == WIDTH:
        return row
    empty = [0] * (MOST_SEATS - FOUR)
    parts = [row[place : place + FOUR] + empty for place in range(0, 4 * FOUR, FOUR)]
    return [*chain(*parts), row[-1]]
