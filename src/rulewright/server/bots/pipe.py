"""The messages between the pool and its workers: four bytes of length, then MessagePack."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.kernel.game import Settings

HEAD = 4
KEPT = 6  # bots whose search trees a worker keeps for their next decision


class Question(msgspec.Struct, frozen=True, array_like=True, tag="bot"):
    """What does this bot do? The answer is an action."""

    bot: str
    seed: int
    letter: bytes  # see players/letter.py
    seconds: float  # to think
    about: int  # the same for all questions of one seat at one table


class HintQuestion(msgspec.Struct, frozen=True, array_like=True, tag="hint"):
    """What would a good player do? The answer is a list of hints, see players/hint.py."""

    letter: bytes
    iterations: int
    seconds: float


class ReviewQuestion(msgspec.Struct, frozen=True, array_like=True, tag="review"):
    """What was this move worth, in a finished game? The answer is a judgement, see players/review.py."""

    letter: bytes
    played: int
    line: int
    iterations: int


class WarningQuestion(msgspec.Struct, frozen=True, array_like=True, tag="warning"):
    """What should the seat not do? The answer is a list of judgements, see players/review.py."""

    letter: bytes
    iterations: int


class GamesQuestion(msgspec.Struct, frozen=True, array_like=True, tag="games"):
    """How do games between these bots end? The answer is a list of `BotGame`: at least one, more if there is time."""

    game: str  # its key
    settings: Settings
    bots: list[str]  # by seat
    seed: int  # of the first game
    games: int
    seconds: float


class BotGame(msgspec.Struct, frozen=True, array_like=True):
    """Results by seat."""

    sides: list[int]
    points: list[int]
    winners: list[int]
    decisions: int


Asked = Question | HintQuestion | ReviewQuestion | WarningQuestion | GamesQuestion


READY = None  # what a worker sends before its first answer


def packed(message: Any) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD, "big") + data
