"""Random messages for a socket: valid and invalid."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match

ODD: list[Any] = [None, True, -1, 0, 2**31, 2**63, -(2**70), 1e308, 0.5, "", "do", "\0", "\ud83d\udc1c", [], {}, [[]]]
TYPES = ["do", "undo", "why", "describe", "threats", "say", "ping"]


def every_action() -> list[str]:
    game = load("termites")
    match = Match(game, game.prepare(Settings(2)), bytes(32))
    return game.write_all(match.twin(), list(game.actions()))


ACTIONS = every_action()


def letters(random: Random) -> str:
    return random.randbytes(random.randrange(60)).decode("latin-1")


def binary(random: Random) -> bytes:
    return random.randbytes(random.randrange(60))


def sensible(random: Random) -> str:
    """Well-formed; but it is somebody else's turn, and nothing can be undone."""
    kind = random.choice(TYPES)
    message: dict[str, Any] = {"type": kind, "ref": random.choice([None, 0, 7, -(2**60)])}
    if kind in ("do", "undo"):
        message["seq"] = random.choice([0, 1, 2, 3, 4, 1000, 2**31 - 1])
    if kind in ("do", "why"):
        message["action"] = random.choice(ACTIONS)
    if kind == "say":
        message |= random.choice([{"text": letters(random)}, {"phrase": "hello"}, {}])
    return json.dumps(message)


def crooked(random: Random) -> str:
    """With something missing, added, or of the wrong type."""
    message = json.loads(sensible(random))
    name = random.choice([*message, "eyes", "seat", "user", "__class__"])
    message[name] = random.choice(ODD)
    if random.random() < 0.3:
        message.pop(random.choice(list(message)))
    return json.dumps(message)


def deep(random: Random) -> str:
    depth = random.choice([10, 500, 1900])
    return random.choice(["[" * depth, "[" * depth + "]" * depth, '{"type":' * (depth // 8) + "1" + "}" * (depth // 8)])


def huge(random: Random) -> str:
    return random.choice(
        ['{"type":"undo","seq":%s}' % ("9" * 4000), '{"type":"%s"}' % ("é" * 2500), "x" * 9000, "1e999"]
    )


def cut(random: Random) -> str:
    text = sensible(random)
    return text[: random.randrange(len(text))]


Kind = Callable[[Random], str | bytes]
KINDS: dict[Kind, int] = {letters: 20, binary: 6, sensible: 36, crooked: 24, deep: 2, huge: 2, cut: 10}  # with weights


def messages(random: Random, count: int) -> list[str | bytes]:
    chosen = random.choices([*KINDS], [*KINDS.values()], k=count)
    return [kind(random) for kind in chosen]
