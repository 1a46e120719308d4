"""Reads everything that a simulated server sends, as it is sent, and compares it with what is on the disk."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from rulewright.kernel.events import SPECTATOR, bit
from rulewright.kernel.journal import seen
from rulewright.server.tables.story import ENDED

from .truth import TrueTable, Truth, Violation

NOTHING = Raw(b"null")


class You(msgspec.Struct):
    eyes: int | None
    seats: list[int]
    invitation: str | None = None


class Facts(msgspec.Struct):
    status: str
    asked: int | None
    undo_asked: int | None = None


class Logged(msgspec.Struct):
    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: str = ""
    do: str = ""
    then: list[str] = []
    events: list[Raw] = []


class Error(msgspec.Struct):
    key: str


class Heard(msgspec.Struct):
    """The parts of a message that are checked or that a person needs."""

    type: str
    seq: int = 0
    you: You | None = None
    table: Facts | None = None
    view: Raw = NOTHING
    log: list[Logged] = []
    error: Error | None = None


class Choices(msgspec.Struct):
    actions: list[str]
    undo: bool


read = msgspec.json.Decoder(Heard).decode
choices = msgspec.json.Decoder(Choices).decode


class Eyes:
    """One person's view on one line, or in one answer."""

    def __init__(self, truth: Truth, table: str, user: str, since: int) -> None:
        self._truth, self._table, self._user, self._since = truth, table, user, since
        self._before = 0

    def see(self, data: bytes, stranger: bool = False) -> Heard:
        """Check what the server sends to them, or to a stranger. Raises Violation."""
        heard = read(data)
        if heard.type == "update":
            self._check(self._truth.table(self._table), heard, data, "" if stranger else self._user)
        return heard

    def _check(self, table: TrueTable, heard: Heard, data: bytes, user: str) -> None:
        if heard.seq > table.seq:
            raise Violation(
                "stored, then told", f"entry {heard.seq} of table {table.number} is told, the disk ends at {table.seq}"
            )
        if heard.seq < self._before:
            raise Violation(
                "a prefix of one truth", f"table {table.number} went back from {self._before} to {heard.seq}"
            )
        self._check_log(table, heard)
        self._check_hidden(table, heard, data, user)
        table.told = max(table.told, heard.seq)
        self._before = self._since = heard.seq

    def _check_log(self, table: TrueTable, heard: Heard) -> None:
        """The log has all entries after the last known one, each as on disk, as far as these eyes may know it."""
        assert heard.you
        eyes = SPECTATOR if heard.you.eyes is None else heard.you.eyes
        numbers = [logged.seq for logged in heard.log]
        if numbers != list(range(min(self._since, heard.seq) + 1, heard.seq + 1)):
            raise Violation("a prefix of one truth", f"{numbers} of table {table.number} were told after {self._since}")
        for logged in heard.log:
            row = table.rows[logged.seq - 1]
            told, true = (logged.at, logged.kind, logged.name), (row.at, row.entry.kind, row.entry.name)
            if told != true:
                raise Violation(
                    "a prefix of one truth", f"entry {row.seq} of table {table.number} is {true}, told as {told}"
                )
            line = table.lines.get(logged.seq)
            if line is None:
                continue
            do = seen(line.action, line.action_eyes, eyes) if line.action else ""
            then = [seen(text, mask, eyes) for text, mask in zip(line.outcomes, line.outcome_eyes, strict=True)]
            known = sum(1 for event in line.events if event.audience & bit(eyes))
            if (logged.do, logged.then, len(logged.events)) != (do, then, known):
                raise Violation(
                    "nothing hidden is sent", f"entry {row.seq} of table {table.number} to seat {eyes}: {logged}"
                )

    def _check_hidden(self, table: TrueTable, heard: Heard, data: bytes, user: str) -> None:
        assert heard.you
        own = table.seats_of(user)
        if (heard.you.eyes not in own and (own or heard.you.eyes is not None)) or heard.you.seats != own:
            raise Violation(
                "nothing hidden is sent", f"table {table.number} is shown through the eyes of {heard.you.eyes} to {own}"
            )
        if heard.you.invitation and not own and table.terms.host != user:
            raise Violation("nothing hidden is sent", f"the invitation of table {table.number} to a stranger")
        if table.status != ENDED and table.secret in data:
            raise Violation("nothing hidden is sent", f"the seed of table {table.number} before its end")
        if heard.view != NOTHING and heard.seq == table.seq:
            eyes = SPECTATOR if heard.you.eyes is None else heard.you.eyes
            if bytes(heard.view) != table.true_view(eyes):
                raise Violation(
                    "nothing hidden is sent", f"table {table.number} at {heard.seq} is not what seat {eyes} sees of it"
                )
