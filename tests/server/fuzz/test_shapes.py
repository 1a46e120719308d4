"""Every shape of a message gets an appropriate answer, or an error that says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.sync.client import ClientConnection, connect

from .game import begun
from .messages import ACTIONS, ODD, TYPES

FIXED = settings(  # the same examples on every machine
    max_examples=300, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
PATIENCE = 180.0
JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS: dict[str, Any] = {
    "type": some.sampled_from(TYPES) | JSON,
    "seq": some.integers(-5, 2**32) | JSON,
    "action": some.sampled_from(ACTIONS) | some.text(max_size=120) | JSON,
    "ref": some.integers() | some.sampled_from(ODD),
    "eyes": JSON,
}
MESSAGES = some.fixed_dictionaries({}, optional=FIELDS) | JSON


def test_every_message_gets_one_answer(tmp_path: Path) -> None:
    with begun(tmp_path / "tables.db") as game:
        before, headers = game.state(), {"Authorization": f"Bearer {game.waiting}"}
        # No pings: on a slow machine they would draw from the random numbers that Hypothesis watches.
        address = game.live(since=0)
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None) as line:
            hello = [json.loads(line.recv(PATIENCE))["type"] for _ in range(2)]

            @FIXED
            @given(MESSAGES)
            def answered(message: Any) -> None:
                answers = exchange(line, message)
                assert [answer["type"] for answer in answers] in (["update", "fault"], *[[kind] for kind in ANSWERS])
                if answers[-1]["type"] == "fault":
                    assert answers[-1]["error"]["key"]
                    assert answers[-1]["error"]["text"]

            answered()
        assert hello == ["update", "here"]
        assert game.state() == before
        game.is_well()


ANSWERS = ("fault", "why", "described", "threats", "pong")


def exchange(line: ClientConnection, message: Any) -> list[dict[str, Any]]:
    """The answers: a stale move also brings a fresh view."""
    line.send(json.dumps(message))
    line.send('{"type":"ping","ref":424242}')
    answers: list[dict[str, Any]] = []
    while not answers or answers[-1].get("ref") != 424242:
        answers.append(json.loads(line.recv(PATIENCE)))
    return answers[:-1]
