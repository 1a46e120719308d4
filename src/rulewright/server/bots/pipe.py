"""What goes through the pipes between the pool and its workers: four bytes of length, then MessagePack."""

from __future__ import annotations

from typing import Any

import msgspec

HEAD = 4


class Question(msgspec.Struct, frozen=True, array_like=True):
    """The answer is an action."""

    bot: str
    seed: int
    letter: bytes  # see players/letter.py


READY = None  # what a worker says before its first answer


def packed(message: Any) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD, "big") + data
