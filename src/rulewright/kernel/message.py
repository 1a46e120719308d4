"""Words are made at the edge: inside, a message is a key and its arguments."""

from __future__ import annotations

from typing import Any, NamedTuple


class Message(NamedTuple):
    key: str
    args: dict[str, Any] = {}  # noqa: RUF012  (a default that is never written to)


class UserError(Exception):
    """Something a person asked for cannot be done. Carries the message that says so, and what to do."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)
