"""How messages are sent: as keys and arguments, which browsers put into words themselves, and as text if a language is requested.

Clients read them as words.Words does: {"name": id} is the pack's name for that part, {"key", "args"} a text within the text, and `seat` and
`other` are players."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from rulewright.kernel.game import Game
from rulewright.kernel.message import Message, Name
from rulewright.server.shapes.spoken import Spoken
from rulewright.words import NOBODY, Words

PLAIN = (str, int)  # what travels as it is, as most arguments do


def wire(message: Message) -> dict[str, Any]:
    return {"key": message.key, "args": _arguments(message)}


def _arguments(message: Message) -> dict[str, Any]:
    return {name: value if type(value) in PLAIN else _argument(value) for name, value in message.args.items()}


def _argument(value: Any) -> Any:
    if isinstance(value, Message):
        return wire(value)
    return {"name": str(value)} if isinstance(value, Name) else value


def heard(wire: dict[str, Any]) -> Message:
    """Decode a message."""
    return Message(wire["key"], {name: _heard(value) for name, value in wire["args"].items()})


def _heard(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return heard(value) if "key" in value else Name(value["name"])


@lru_cache(256)
def _words(game: Game, pack: str, language: str) -> Words:
    """Cached: a pack of one name never changes."""
    return Words(language, game.names(pack, language), game.key)


class Speaker:
    """Puts what happens at a table into words in one language."""

    def __init__(self, game: Game | None, pack: str, language: str, players: Sequence[str] = ()) -> None:
        """`players` are the names by seat. Without a game, only texts that all games share are available."""
        self._words, self._players = _words(game, pack, language) if game else Words(language), players
        self._reader = NOBODY

    def to(self, seat: int) -> Speaker:
        """The same, addressing the player of that seat: "you" did it."""
        other = copy(self)
        other._reader = seat
        return other

    def text(self, message: Message) -> str:
        return self._words.message(message, self._players, self._reader)


def worded(message: Message, speaker: Speaker | None, rule: str = "") -> Spoken:
    """The encoded message, with its text if there is a speaker."""
    return Spoken(message.key, _arguments(message), speaker.text(message) if speaker else "", rule)


def spoken(message: Message, speaker: Speaker | None) -> dict[str, Any]:
    """The same as a dictionary."""
    told = wire(message)
    return told | {"text": speaker.text(message)} if speaker else told


def told(value: Any, speaker: Speaker | None) -> Any:
    """Encode data that may contain messages."""
    if isinstance(value, Message):
        return spoken(value, speaker)
    if isinstance(value, Struct):
        fields = zip(value.__struct_encode_fields__, astuple(value), strict=True)
        return {name: told(item, speaker) for name, item in fields if item is not None}
    if isinstance(value, dict):
        return {name: told(item, speaker) for name, item in value.items()}
    return [told(item, speaker) for item in value] if isinstance(value, list) else value
