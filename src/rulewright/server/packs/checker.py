"""The process that checks strangers' files: python -m rulewright.server.packs.checker. Files come in, verdicts go out.

It loads the games once; each file is checked in a fork with limited memory and time, which ends with its verdict. If a file crashes the
fork, the server survives, and the next file is not affected."""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from rulewright.games import load, load_all, names
from rulewright.kernel.bundles.bundle import about, in_folder, opened, reference, zipped
from rulewright.kernel.game import Settings
from rulewright.kernel.message import ContentError, Problem
from rulewright.kernel.usual_pack import usual_pack

MEMORY = 1 << 30  # bytes
SECONDS = 10
FILES = 8 << 20  # bytes that it may write
NICE = 10  # people's moves have priority
HEAD = 4  # bytes for the length of the next message; length 0 means no verdict


class Verdict(msgspec.Struct, array_like=True):
    """The problems of a pack and, if it can be played, what it is."""

    problems: list[Problem]  # including warnings
    reference: str = ""
    game: str = ""
    name: str = ""
    title: str = ""
    digest: str = ""
    file: bytes = b""  # a zip, written by us

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


# ------------------------------------------------------------- the process
class File(msgspec.Struct, array_like=True):
    data: bytes
    called: str


def packed(message: File | Verdict) -> bytes:
    return framed(msgspec.msgpack.encode(message))


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEAD, "big") + data


def judged_apart(file: File) -> bytes:
    """The packed verdict from a fork of this process; empty if the file was too much for it."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        judge_and_end(file, write)
    os.close(write)
    with open(read, "rb") as pipe:
        answer = pipe.read()
    return answer if os.waitpid(child, 0)[1] == 0 else b""


def judge_and_end(file: File, pipe: int) -> None:
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILES, FILES))
        with open(pipe, "wb") as out:
            out.write(msgspec.msgpack.encode(judged(file.data, file.called)))
        status = 0
    finally:
        os._exit(status)  # so that nothing opened by the parent is closed twice


def messages(source: BinaryIO) -> Iterator[bytes]:
    """Read messages until the stream ends."""
    while len(head := source.read(HEAD)) == HEAD:
        yield source.read(int.from_bytes(head, "big"))


def main() -> None:
    os.nice(NICE)
    for game in load_all():  # the slow first load of a pack is done before anybody waits
        if game.packs:
            judged(zipped(in_folder(game.packs[usual_pack(game)])), game.name)
    for message in messages(sys.stdin.buffer):
        answer = judged_apart(msgspec.msgpack.decode(message, type=File))
        sys.stdout.buffer.write(framed(answer))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
