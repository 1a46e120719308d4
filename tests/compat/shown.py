"""What a version shows of a journal or a table, as data, to compare versions.

A message is stored as its key and arguments. English texts are stored separately, one for each key, so that a deliberate rewording is a
change in one place (`sentences.json`). Views are left out: their shape may change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from tests.server.client import Fault, Person, Table

from rulewright.games import playing
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal
from rulewright.kernel.journal_header import PACK_FILE
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.words import Words

EVERY = 11  # lines of a journal between moments that are examined
MOST_ACTIONS = 25  # actions per moment that are put into words
SEEN = ("seq", "you", "table", "prompt", "undo", "sources", "log")  # parts of an update
Json = Any
Attempts = Callable[[Match, int], Iterable[str]]  # given a line number: actions to ask why they are not legal


class Sentences:
    """English texts, by the journal or table where they appeared, key and arguments."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def hear(self, where: str, key: str, args: Json, text: str) -> None:
        self.texts[place(where, key, args)] = text

    def one_of_each(self) -> list[list[Json]]:
        """For each key, the longest text."""
        rows = sorted(([*json.loads(at), text] for at, text in self.texts.items()), key=lambda row: len(row[3]))
        return sorted({row[1]: row for row in rows}.values(), key=lambda row: str(row[1]))


def place(where: str, key: str, args: Json) -> str:
    return json.dumps([where, key, args], sort_keys=True, ensure_ascii=False)


# ------------------------------------------------------------- a journal
def of_journal(path: Path, attempts: Attempts, sentences: Sentences) -> Json:
    """Replay a journal and compare every line. Returns what every seat may know, and at intervals what the current player is told."""
    header, first, *rest = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    journal = begun(header)
    assert [without_pack(journal.header), *journal.lines] == [without_pack(header), first]
    say, moments = Speaker(path.stem, journal, sentences), dict[str, Json]()
    for entry in rest:
        journal.replay(entry)
        assert journal.lines[-1] == entry
        if entry["seq"] % EVERY == 0 and not journal.match.over:
            moments[str(entry["seq"])] = moment(journal.match, attempts(journal.match, entry["seq"]), say)
    eyes = [SPECTATOR, *range(header["players"])]
    for line in journal.match.trail:
        for message in journal.match.events(line, eyes[-1]):
            say(message)
    exports = {str(seat): [json.loads(text) for text in journal.export(seat).splitlines()] for seat in eyes}
    return {"moments": moments, "exports": exports}


def without_pack(header: Json) -> Json:
    """The first versions did not put the pack itself into the header."""
    return {name: said for name, said in header.items() if name != PACK_FILE}


def begun(header: Json) -> Journal:
    """The same game from its beginning, with the rules of that time."""
    settings = Settings(header["players"], header["options"], header["pack"], header["data"], header["pack_hash"])
    game = next(playing(header["game"], header["rules"]))
    return Journal.begin(game, settings, header["seats"], bytes.fromhex(header["seed"]))


class Speaker:
    """Records the English texts of a table's messages, and returns them as data."""

    def __init__(self, where: str, journal: Journal, sentences: Sentences) -> None:
        self._where, self._seats, self._sentences = where, journal.header["seats"], sentences
        game = journal.match.game
        self._words = Words("en", game.names(journal.header["pack"], "en"), game.key)

    def __call__(self, message: Message) -> Json:
        key, args = json.loads(json.dumps(message))
        self._sentences.hear(self._where, key, args, self._words.message(message, self._seats))
        return [key, args]


def moment(match: Match, attempts: Iterable[str], say: Speaker) -> Json:
    game, s = match.game, match.look()
    shown = [[game.write(s, action), say(game.describe(s, action))] for action in match.legal()[:MOST_ACTIONS]]
    return {
        "asked": match.actor,
        "prompt": say(game.prompt(s)),
        "actions": shown,
        "refused": refused(match, attempts, say),
    }


def refused(match: Match, attempts: Iterable[str], say: Callable[[Message], Json]) -> dict[str, Json]:
    """The illegal ones among those actions, with paragraph and reason."""
    reasons = {text: match.why_not(match.actor, match.game.read(match.look(), text)) for text in attempts}
    return {text: [reason[0], say(reason[1])] for text, reason in reasons.items() if reason}


# ------------------------------------------------------------- a table
def of_table(people: Sequence[Person], table: Table, name: str, attempts: Iterable[str], sentences: Sentences) -> Json:
    """What everybody sees who may look at it, through each of their seats; and why players may not do something."""
    found, wishes = dict[str, Json](), list(attempts)
    for person in people:
        try:
            seats = person.looks(table)["you"]["seats"]
        except Fault as fault:
            found[person.name] = fault.key
            continue
        for seat in seats or [None]:
            found[f"{person.name} {seat}"] = heard(of_seat(person, table, seat, wishes), name, sentences)
    return found


def of_seat(person: Person, table: Table, seat: int | None, attempts: Sequence[str]) -> Json:
    update = person.looks(table, eyes=seat)
    seen = {part: update[part] for part in SEEN}
    seen["table"].pop("key")  # where its rules are: in an archive, once there are newer ones
    if update["prompt"]:  # the paragraph is in the view now
        seen["prompt"] = {"rule": update["view"]["prompt"]["rule"], **update["prompt"]}
    if seat is not None and update["view"] is not None:
        actions = person.get(table.path("actions"), eyes=seat)
        seen["actions"] = [[each["action"], each["message"]] for each in actions]
        if update["table"]["asked"] == seat:
            seen["refused"] = {text: person.asks_why(table, text, seat)["reason"] for text in attempts}
    return seen


def heard(shown: Json, name: str, sentences: Sentences) -> Json:
    """The same without texts, which are stored separately, and without the times of entries."""
    if isinstance(shown, list):
        return [heard(each, name, sentences) for each in shown]
    if not isinstance(shown, dict):
        return shown
    if shown.keys() >= {"key", "args", "text"}:
        sentences.hear(name, shown["key"], shown["args"], shown["text"])
        return {key: value for key, value in shown.items() if key != "text"}
    return {key: heard(value, name, sentences) for key, value in shown.items() if key != "at"}
