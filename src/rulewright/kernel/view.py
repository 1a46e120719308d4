"""What a seat may see of a game, declared once as structures: they are sent as JSON, and the web app's types are generated from them."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from .message import Message

AskerKind = Literal["event", "card", "skill", "structure", "token", "mound", "side"]


class Asker(NamedTuple):
    """What asks a seat something: a part of the box by its id, a mound by its place, or the seat's own side when it is its turn."""

    kind: AskerKind
    id: str
    text: Message | None = None  # its own words


class Prompt(NamedTuple):
    """What a seat is asked, for its own eyes: the question, what asks and why, and what follows."""

    title: Message
    kicker: Message | None = None  # source and reason
    consequence: Message | None = None
    source: Asker | None = None


class Asked(Struct, frozen=True):
    """Who has to choose, and what."""

    offer: str
    rule: str  # the paragraph under which somebody is asked
    actor: int | None  # a seat; nobody once the game is over


class ActionFacts(Struct, omit_defaults=True, kw_only=True):
    """What an action would do, as data to be drawn; what is None does not travel. A game's own says what there is. May hold messages."""


class Threat(Struct, omit_defaults=True, kw_only=True):
    """What others could do next to something of a seat's, as data to be drawn. A game's own says what there is. May hold messages."""


class View(Struct, kw_only=True):
    """What every game shows. A game's own view adds what is on its table; who is asked and what they may do is filled in by the kernel."""

    players: int
    prompt: Asked = Asked("", "", None)
    actions: list[str] = []  # what the seat may do now; nothing unless it is asked
    undo: bool = False  # the seat may take back the last action
