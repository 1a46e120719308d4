"""Finds out whether anything that a browser received reveals what only another player may know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.server.client import over

from rulewright.games import load

from .visitor import Visitor

Message = dict[str, Any]

OWN = (
    "hand",
    "picked",
    "looked_at",
    "stored",
    "chosen",
    "named",
)  # in a view these belong to its own eyes; elsewhere they are only numbers
OPEN_IN_THE_END = "kill"  # secret until all have chosen (C5.8)
TOLD_TO_ONE = {  # others are told of these without the token or the card
    "termites-event-drew",
    *(f"cryhavoc-event-{what}" for what in ("drew", "looked", "kept", "dropped", "stored")),
}
ID = re.compile(r"[a-z_0-9]+")


@dataclass
class Received:
    """Everything that one browser was sent until the game was over."""

    seat: int
    messages: list[Message]  # in order, updates and others
    seed: str  # as published at the end
    names: dict[str, str] = field(default_factory=dict)  # of cards, by id

    @property
    def updates(self) -> dict[int, Message]:
        return {message["seq"]: message for message in self.messages if message.get("type") == "update"}


def received_by(visitor: Visitor) -> Received:
    told: list[Message] = []
    names: dict[str, str] = {}
    for text in visitor.received():
        message = json.loads(text)
        if isinstance(message, dict) and message.get("type") == "update" and over(message):
            continue
        if isinstance(message, dict) and "sections" in message:  # the content of the box is not secret
            names |= names_in(message)
        elif isinstance(message, dict):
            told.append(message)
        elif message is not None:  # a list of tables; finished ones are completely public (empty without a name)
            told.append({"list": [one for one in message if not isinstance(one, dict) or one.get("status") != "over"]})
    last = visitor.update
    return Received(last["you"]["eyes"], told, last["table"]["seed"], names)


def names_in(box: Message) -> dict[str, str]:
    cards = [piece for section in box["sections"] if section["id"] == "cards" for piece in section["pieces"]]
    return {id: piece["name"] for piece in cards for id in piece["ids"]}


def find_leaks(own: Received, other: Received) -> Iterator[str]:
    """Describe what `own` was sent and must not know."""
    truth, before, now = other.updates, Message(), Message()
    entries = {entry["seq"]: entry for update in truth.values() for entry in update["log"]}
    for message in own.messages:
        if message.get("type") == "update":
            before, now = now, message
            yield from of_the_log(message, entries)
        yield from of_any(message, own)
        if now.get("seq") in truth:
            yield from of_cards(message, now, before, truth[now["seq"]], own.names)


# ------------------------------------------------------------- whatever the game
def of_any(message: Message, own: Received) -> Iterator[str]:
    if own.seed in json.dumps(message):
        yield "the seed before the end"
    if "you" in message and (message["you"]["eyes"], message["you"]["seats"]) not in [
        (own.seat, [own.seat]),
        (None, []),
    ]:
        yield f"the eyes of others: {message['you']}"
    for path, value in paths(message):
        if path[-1] in OWN and isinstance(value, list | dict | str) and path[:-1] != ("view",):
            yield f"{'.'.join(path)}: {value}"


def paths(part: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    inside: Iterable[tuple[str, Any]] = ()
    if isinstance(part, dict):
        inside = part.items()
    elif isinstance(part, list):
        inside = ((str(number), value) for number, value in enumerate(part))
    for name, value in inside:
        yield (*path, name), value
        yield from paths(value, (*path, name))


# ------------------------------------------------------------- what was done and drawn
def of_the_log(update: Message, entries: dict[int, Message]) -> Iterator[str]:
    """A secret is known to one player; if both were sent it, that is a leak. `entries` are the other's."""
    secret = {verb.name for verb in load(update["table"]["game"]).verbs if verb.secret} - {OPEN_IN_THE_END}
    for entry in update["log"]:
        theirs = entries.get(entry["seq"], {})
        pairs = [(entry.get("do"), theirs.get("do")), *zip(entry.get("then", ()), theirs.get("then", ()), strict=False)]
        for told, meant in pairs:
            if told and told == meant and told.partition(":")[0] in secret and not told.endswith(":?"):
                yield f"both know {told}"
        for event in entry.get("events", ()):
            if event["key"] in TOLD_TO_ONE and event["args"]["seat"] != update["you"]["eyes"]:
                yield f"told as if it were ours: {event['text']}"


# ------------------------------------------------------------- cards
def of_cards(message: Message, now: Message, before: Message, truth: Message, names: dict[str, str]) -> Iterator[str]:
    """No card that only the other has seen may be named, neither by id nor in words."""
    if truth["table"]["game"] != "cryhavoc" or not truth["view"] or not now["view"]:
        return
    held = {card for faction in now["view"]["factions"] for card in faction["held"]}
    theirs = {card for pile in ("hand", "picked", "looked_at", "stored") for card in truth["view"].get(pile, ())}
    told = (
        ids_in(message) - ids_in(before.get("view")) - shown(now)
    )  # cards that were open a moment ago may just have been drawn
    if leaked := (theirs - held) & told:
        yield f"cards of the other: {leaked}"
    lately = ids_in(now) | ids_in(before)
    hidden = {names[card] for card in theirs - held if card in names} - {
        names[card] for card in lately if card in names
    }
    for path, value in paths(message):
        if path[-1] == "text" and (said := [name for name in hidden if name in str(value)]):
            yield f"{said} in {value!r}"


def shown(update: Message) -> set[str]:
    """What everybody saw: a card on the discard pile may be shuffled and drawn again in the same move (C3.6)."""
    events = [event for entry in update["log"] for event in entry.get("events", ())]
    return ids_in([event["args"] for event in events if event["key"] not in TOLD_TO_ONE])


def ids_in(part: Any) -> set[str]:
    return set(ID.findall(json.dumps(part)))
