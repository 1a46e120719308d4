"""What a table's entries tell: a fold over them, from the first to the last. Pure memory; table.py keeps it and changes it."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec
from msgspec import Raw

from rulewright.games import load
from rulewright.kernel.chance import commitment
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Prepared, Settings
from rulewright.kernel.journal import Journal
from rulewright.kernel.journal_header import header_of
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError

from .chairs import Chair, Proposal, seat_changed
from .entries import NOBODY, Row, recall
from .shapes.tables import Facts
from .store.store import Terms

Status = Literal["gathering", "playing", "over"]
GATHERING, PLAYING, ENDED = get_args(Status)


def prepare(game: str, settings: Settings) -> Prepared:
    """Many tables agree on the same things."""
    return _prepared(game, settings.players, settings.pack, msgspec.json.encode([settings.options, settings.data]))


@lru_cache(maxsize=64)
def _prepared(game: str, players: int, pack: str, written: bytes) -> Prepared:
    options, data = msgspec.json.decode(written)
    return load(game).prepare(Settings(players, options, pack, data))


class Stale(UserError):
    """Somebody acted on a position that is no longer there."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class Story:
    def __init__(self, terms: Terms) -> None:
        self.terms, self.game = terms, load(terms.game)
        self.commitment = commitment(terms.seed)
        self.forget()

    def forget(self) -> None:
        """Back to what is known before the entries are read."""
        self.rows: list[Row] = []
        self.seq = self.moved = 0  # the last entry, and the last that changed the position
        self.asked, self.asked_since = NOBODY, self.terms.created  # the seat that is asked, or OVER
        self.results: list[tuple[int, int]] = []
        self.chairs = [Chair() for _ in range(self.terms.players)]
        self.options = dict(self.terms.options)
        self.journal: Journal | None = None
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.views = dict[int, Raw]()  # of this position, by the seat that sees it
        self.facts: Facts | None = None  # after this entry

    def fold(self, row: Row) -> None:
        self.rows.append(row)
        self.facts = None
        self.seq, self.asked = row.seq, row.asked
        if row.move:
            self.moved, self.asked_since = row.seq, row.at
            self.proposal = None
            self.views.clear()
        match row.entry.kind:
            case "start":
                self.options = row.entry.options
            case "do":
                self.results = row.entry.results
            case "ask":
                self.proposal = Proposal(row.entry.seat, row.seq)
            case "agree":
                assert self.proposal is not None
                self.proposal.agreed |= set(self.seats_of(row.entry.who))
            case "decline":
                self.proposal = None
            case "rematch":
                self.rematch = row.entry.table
            case _:
                seat_changed(self.chairs, row.entry)

    # ------------------------------------------------------------- what there is
    @property
    def status(self) -> Status:
        return "gathering" if self.asked == NOBODY else "over" if self.asked == OVER else "playing"

    @property
    def match(self) -> Match:
        if self.journal is None:
            raise UserError("server-not-started")
        return self.journal.match

    @property
    def bot_asked(self) -> str:
        """The bot that is to decide, if one is."""
        return self.chairs[self.asked].bot if self.asked >= 0 else ""

    def seats_of(self, user: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if user and chair.user == user]

    @property
    def names(self) -> list[str]:
        return [chair.name or chair.bot for chair in self.chairs]

    def check_fresh(self, seq: int) -> None:
        """A click counts if the position is still the one that was clicked on."""
        if not self.moved <= seq <= self.seq:
            raise Stale

    # ------------------------------------------------------------- the game
    def journal_at(self, count: int, kept: dict[int, bytes]) -> Journal:
        """The game after so many entries, from the nearest position that was kept."""
        lines, trail, chances = [], [], 0
        for row in self.rows[:count]:
            if row.move:
                lines.append(row.entry.line)
                chances += len(row.entry.line.get("then", ()))
            if row.entry.kind in ("start", "do"):
                trail.append(recall(row.entry, kept.get(row.seq, b"")))
            elif row.entry.kind == "undo":
                del trail[-row.entry.line.get("lines", 1) :]
        prepared, seats = self.prepared(), self.seats_at_start()
        match = Match.restored(self.game, prepared, self.terms.seed, trail, chances)
        return Journal.restored(match, header_of(self.game, prepared, seats, self.terms.seed), lines)

    def prepared(self) -> Prepared:
        """The settings as the rules begin with them, if rules and pack are still those that the table was made with."""
        terms = self.terms
        prepared = prepare(terms.game, Settings(terms.players, self.options, terms.pack, terms.data))
        if self.game.version != terms.rules or prepared.pack_digest != terms.pack_hash:
            raise UserError("server-rules-changed", rules=terms.rules, known=self.game.version, pack=terms.pack)
        return prepared

    def seats_at_start(self) -> list[str]:
        chairs = [Chair() for _ in self.chairs]
        for row in self.rows:
            if row.entry.kind == "start":
                return row.entry.seats or [chair.sitter for chair in chairs]
            seat_changed(chairs, row.entry)
        return [chair.sitter for chair in chairs]
