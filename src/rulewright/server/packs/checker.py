"""The process that looks at a file from a stranger: python -m rulewright.server.packs.checker. The file comes in, a verdict goes out.

It may use only so much memory and time. Whatever it falls over, the server does not.
"""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from pathlib import Path

import msgspec

from rulewright.games import load, names
from rulewright.kernel.bundles.bundle import LARGEST_BUNDLE, about, opened, reference, zipped
from rulewright.kernel.game import Settings
from rulewright.kernel.message import ContentError, Problem

MEMORY = 1 << 30  # bytes
SECONDS = 10
FILES = 8 << 20  # bytes that it may write
NICE = 10  # people's moves go first


class Verdict(msgspec.Struct, array_like=True):
    """What is wrong with a pack; and what it is, if it can be played with."""

    problems: list[Problem]  # with warnings
    reference: str = ""
    game: str = ""
    name: str = ""
    title: str = ""
    digest: str = ""
    file: bytes = b""  # a zip of ours

    @property
    def sound(self) -> bool:
        return bool(self.reference)


def judged(data: bytes, called: str) -> Verdict:
    try:
        files = opened(data, called)
        told = about(files)
        if told.get("game") not in names():
            return Verdict([Problem("pack.toml", "game", None, "content-unknown-game", {"known": ", ".join(names())})])
        game = load(told["game"])
        with tempfile.TemporaryDirectory() as folder:
            for name, content in files.items():
                (Path(folder) / name).write_bytes(content)
            problems = game.check(folder)
            if any(not problem.warning for problem in problems):
                return Verdict(problems)
            prepared = [game.prepare(Settings(players, pack=folder)) for players in game.players]
    except ContentError as error:
        return Verdict(error.problems)
    return Verdict(
        problems, reference(files), game.name, told["name"], told["title"], prepared[0].pack_digest, zipped(files)
    )


def main() -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILES, FILES))
    called, _, data = sys.stdin.buffer.read(LARGEST_BUNDLE + 1000).partition(b"\n")
    sys.stdout.buffer.write(msgspec.msgpack.encode(judged(data, called.decode(errors="replace"))))


if __name__ == "__main__":
    main()
