"""A file of puzzles on the disk: what was found stays, and the search goes on where it was left."""

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
    """UserError if it is no such file, or a line of it is damaged."""
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
    """The games of a file, and those that come to it, each on the disk before the next begins."""

    def __init__(self, path: Path, head: Head) -> None:
        self._path, self.games = path, list[Played]()
        if path.exists() and not path.is_file():
            raise UserError("puzzles-file-foreign", file=str(path))
        data = path.read_bytes() if path.exists() else b""
        whole, end, torn = data.rpartition(b"\n")
        if not end and encoded(head).encode().startswith(torn):  # nothing yet, or it was stopped in its first line
            write_whole(path, encoded(head))
            return
        found = head_in(path, (whole or torn).split(b"\n")[0])
        differ = [name for name in Head.__struct_fields__ if getattr(found, name) != getattr(head, name)]
        if differ:
            raise UserError("puzzles-file-other", file=str(path), what=", ".join(differ))
        self.games = [played_in(path, number, line) for number, line in enumerate(whole.split(b"\n")[1:], 2)]
        if torn:  # the last game was being written
            os.truncate(path, len(data) - len(torn))

    @property
    def puzzles(self) -> int:
        return sum(len(game.puzzles) for game in self.games)

    @property
    def next(self) -> int:
        """The number of the first game that is not there."""
        return self.games[-1].number + 1 if self.games else 0

    def add(self, game: Played) -> None:
        append(self._path, encoded(game))
        self.games.append(game)

    def filled(self, source: Iterator[Played], wanted: int) -> Iterator[int]:
        """How many puzzles there are, after each game, until there are as many as wanted."""
        while self.puzzles < wanted:
            self.add(next(source))
            yield self.puzzles
