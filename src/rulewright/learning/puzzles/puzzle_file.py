"""A puzzle file on disk: keeps what was found, so that the search can be resumed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rulewright.kernel.disk import append, write_whole
from rulewright.kernel.message import UserError

from .format import FORMAT, Head, Played


def encoded(line: Head | Played) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def read(path: Path) -> tuple[Head, list[Played]]:
    """Raises UserError if it is not a puzzle file, or a line is damaged."""
    lines = path.read_bytes().splitlines()
    head = head_in(path, lines[0] if lines else b"")
    return head, [played_in(path, number, line) for number, line in enumerate(lines[1:], 2)]


def head_in(path: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise UserError("puzzles-file-foreign", file=str(path)) from None
    if head.puzzles != FORMAT:
        raise UserError("puzzles-file-foreign", file=str(path))
    return head


def played_in(path: Path, number: int, line: bytes) -> Played:
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        raise UserError("puzzles-file-line", file=str(path), line=number) from None


class Pool:
    """The games of a file and those that are added; each is on disk before the next begins."""

    def __init__(self, path: Path, head: Head) -> None:
        self._path, self.games = path, list[Played]()
        if path.exists() and not path.is_file():
            raise UserError("puzzles-file-foreign", file=str(path))
        data = path.read_bytes() if path.exists() else b""
        whole, end, torn = data.rpartition(b"\n")
        if not end and encoded(head).encode().startswith(torn):  # empty, or interrupted while writing the first line
            write_whole(path, encoded(head))
            return
        found = head_in(path, (whole or torn).split(b"\n")[0])
        differ = [name for name in Head.__struct_fields__ if getattr(found, name) != getattr(head, name)]
        if differ:
            raise UserError("puzzles-file-other", file=str(path), what=", ".join(differ))
        self.games = [played_in(path, number, line) for number, line in enumerate(whole.split(b"\n")[1:], 2)]
        if torn:  # interrupted while writing the last game
            os.truncate(path, len(data) - len(torn))

    @property
    def puzzles(self) -> int:
        return sum(len(game.puzzles) for game in self.games)

    @property
    def next(self) -> int:
        """The number of the next game to play."""
        return self.games[-1].number + 1 if self.games else 0

    def add(self, game: Played) -> None:
        append(self._path, encoded(game))
        self.games.append(game)

    def filled(self, source: Iterator[Played], wanted: int) -> Iterator[int]:
        """Add games until there are enough puzzles. Yields their number after each game."""
        while self.puzzles < wanted:
            self.add(next(source))
            yield self.puzzles
