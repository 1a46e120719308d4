"""The state of a table, computed from its entries, from first to last. Pure memory; table.py stores and changes it."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, Literal, get_args

import msgspec
import structlog
from msgspec import Raw

from rulewright.games import MISSING, load, playing
from rulewright.kernel.bundles.bundle import kept
from rulewright.kernel.chance import commitment
from rulewright.kernel.disk import canonical
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Prepared, Settings, fitting
from rulewright.kernel.journal import Journal, first_match, follows, head_of
from rulewright.kernel.journal_header import agreed, header_of, with_pack
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.server.shapes.play import You
from rulewright.server.shapes.spoken import Spoken
from rulewright.server.shapes.tables import Facts
from rulewright.server.store.store import Terms

from .chairs import Chair, Proposal, seat_changed
from .entries import NOT_STARTED, Results, Row, recall

Status = Literal["gathering", "playing", "over"]
GATHERING, PLAYING, ENDED = get_args(Status)
log = structlog.get_logger("tables")


def prepare(key: str, settings: Settings) -> Prepared:
    """Cached, for a game with that key: many tables have the same settings."""
    return _prepared(key, msgspec.json.encode(settings))


@lru_cache(maxsize=64)
def _prepared(key: str, written: bytes) -> Prepared:
    return load(key).prepare(msgspec.json.decode(written, type=Settings))


@lru_cache(maxsize=64)
def _opened(game: str, rules: str, written: bytes) -> tuple[Game, Prepared] | None:
    return fitting(playing(game, rules), msgspec.json.decode(written, type=Settings))


class RulesMissing(UserError):
    """The table needs rules or a pack that are not installed."""

    def __init__(self, terms: Terms) -> None:
        super().__init__("server-rules-missing", rules=terms.rules, pack=terms.pack)


class Stale(UserError):
    """Somebody acted on an outdated position."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class Story:
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.commitment = commitment(terms.seed)
        self.forget()

    def forget(self) -> None:
        """Reset to the state before any entries."""
        self.rows: list[Row] = []
        self.seq = self.moved = 0  # the last entry, and the last that changed the position
        self.asked, self.asked_since = NOT_STARTED, self.terms.created  # the seat that is asked, or OVER
        self.results: Results = ()
        self.chairs = [Chair() for _ in range(self.terms.players)]
        self.options = dict(self.terms.options)
        self.journal: Journal | None = None
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.sat = False  # whether anybody has sat down
        self.shared = False  # anybody may see the replay once the game is over
        self.views = dict[int, Raw]()  # of this position, by seat
        self.facts: Raw | None = None  # after this entry, for everybody who is told of it
        self.lasting: Facts | None = None  # the same; ordinary moves change only a few of them
        self.readers = dict[tuple[str, int], You]()  # players, by user and eyes; ordinary moves change nothing of them
        self.shown: Raw | None = None  # this entry, if it is fully public
        self.happened: list[tuple[int, Spoken]] | None = None  # its events with their audiences
        self._seats: dict[str, list[int]] | None = None  # by user; reset when somebody sits down or stands up

    def fold(self, row: Row) -> None:
        self.rows.append(row)
        self.facts = self.shown = self.happened = None
        if row.entry.kind != "do" or row.entry.results or self.proposal:
            self.lasting = None
            self.readers.clear()
        self.seq, self.asked = row.seq, row.asked
        if row.move:
            self.moved, self.asked_since = row.seq, row.at
            self.proposal = None
            self.views.clear()
        else:
            self._seats = None
        match row.entry.kind:
            case "start":
                self.options = row.entry.options
            case "do":
                self.results = row.entry.results
            case "resign":
                self.results = row.entry.results
                self.views.clear()  # the game may be over now
                seat_changed(self.chairs, row.entry)
            case "ask":
                self.proposal = Proposal(row.entry.seat, row.seq)
            case "agree":
                assert self.proposal is not None
                self.proposal.agreed |= set(self.seats_of(row.entry.who))
            case "decline":
                self.proposal = None
            case "rematch":
                self.rematch = row.entry.table
            case "share" | "unshare":
                self.shared = row.entry.kind == "share"
            case _:
                self.sat = self.sat or row.entry.kind == "sit"
                seat_changed(self.chairs, row.entry)

    # ------------------------------------------------------------- its rules
    @property
    def settings(self) -> Settings:
        """What the table agreed on; complete once the game has started."""
        terms = self.terms
        return Settings(self.players, self.options, terms.pack, terms.data, terms.pack_hash)

    def opened(self) -> tuple[Game, Prepared]:
        """The version and the pack that the table was created with, whatever is current."""
        try:
            found = _opened(self.terms.game, self.terms.rules, msgspec.json.encode(self.settings))
        except UserError as error:
            if error.message.key in MISSING:
                raise
            raise RulesMissing(self.terms) from error
        if found is None:
            raise RulesMissing(self.terms)
        return found

    @cached_property
    def game(self) -> Game:
        return self.opened()[0]

    @cached_property
    def drawn(self) -> bool:
        """Whether its views have the shape of today's game, so that pages can draw them."""
        return self.game.shape == load(self.terms.game).shape

    @property
    def playable(self) -> bool:
        """Whether rules and pack are installed. If not, only the entries can be shown, and nobody can move."""
        try:
            return bool(self.game)
        except UserError:
            return False

    # ------------------------------------------------------------- state
    @property
    def status(self) -> Status:
        return "gathering" if self.asked == NOT_STARTED else "over" if self.asked == OVER else "playing"

    @property
    def match(self) -> Match:
        if self.journal is None:
            assert self.game  # raises if that is why
            raise UserError("server-not-started")
        return self.journal.match

    @property
    def bot_asked(self) -> str:
        """The bot that is to move, or ""."""
        return self.chairs[self.asked].bot if self.asked >= 0 else ""

    @property
    def public(self) -> bool:
        """Whether anybody may see it: it was open to watch, or a player has shared the replay."""
        return self.terms.watched or (self.shared and self.status == ENDED)

    def seats_of(self, user: str) -> list[int]:
        if self._seats is None:
            self._seats = {}
            for seat, chair in enumerate(self.chairs):
                if chair.user:
                    self._seats.setdefault(chair.user, []).append(seat)
        return self._seats.get(user, [])

    @property
    def players(self) -> int:
        """The number of players, which the host may have changed."""
        return len(self.chairs)

    @property
    def deserted(self) -> bool:
        """Whether everybody who sat here has left: nobody waits for the start, or bots play on among themselves."""
        people = [chair for chair in self.chairs if chair.user]
        if self.status == GATHERING:
            return self.sat and not people
        return self.status == PLAYING and bool(people) and all(chair.bot for chair in people)

    @property
    def names(self) -> list[str]:
        return [chair.called for chair in self.chairs]

    def check_fresh(self, seq: int) -> None:
        """A click counts only if the position has not changed since."""
        if not self.moved <= seq <= self.seq:
            raise Stale

    # ------------------------------------------------------------- the game
    def journal_at(self, count: int, kept: dict[int, bytes]) -> Journal:
        """The game after that number of entries, restored from the nearest stored position."""
        lines, trail, chances = [], [], 0
        (game, prepared), header = self.opened(), self.header()
        kept = self.confirmed(kept, header)
        for row in self.rows[:count]:
            if row.move:
                lines.append(row.entry.line)
                chances += len(row.entry.line.get("then", ()))
            if row.entry.kind == "start" and row.seq not in kept:
                trail.append(first_match(game, prepared, self.terms.seed, row.entry.line).trail[0])
            elif row.entry.kind in ("start", "do"):
                trail.append(recall(row.entry, kept.get(row.seq, b"")))
            elif row.entry.kind == "undo":
                del trail[-row.entry.line.get("lines", 1) :]
        match = Match.restored(game, prepared, self.terms.seed, trail, chances)
        return Journal.restored(match, header, lines)

    def confirmed(self, kept: dict[int, bytes], header: dict[str, Any]) -> dict[int, bytes]:
        """The stored positions that the chain of hashes confirms. All others are replayed."""
        before, found = head_of(header), dict[int, bytes]()
        for row in self.rows:
            if row.move:
                if row.seq in kept:
                    if follows(before, row.entry.line, kept[row.seq]):
                        found[row.seq] = kept[row.seq]
                    else:
                        log.error(
                            "a kept position is not the game's, and is not used", table=self.terms.id, entry=row.seq
                        )
                before = row.entry.line["hash"]
        return found

    def header(self) -> dict[str, Any]:
        """The header of the game's journal."""
        return header_of(
            agreed(self.terms.game, self.terms.rules, self.settings), self.seats_at_start(), self.terms.seed
        )

    def journal_text(self) -> str:
        """The game's journal with its seed. Needs no rules."""
        if self.status == GATHERING:
            raise UserError("server-not-started")
        lines = [row.entry.line for row in self.rows if row.move]
        header = self.header()
        if kept(self.terms.pack):
            header = with_pack(header, self.terms.pack)
        return "".join(canonical(line) + "\n" for line in [header, *lines])

    def seats_at_start(self) -> list[str]:
        chairs = [Chair() for _ in range(self.terms.players)]
        for row in self.rows:
            if row.entry.kind == "start":
                return list(row.entry.seats) or [chair.sitter for chair in chairs]
            seat_changed(chairs, row.entry)
        return [chair.sitter for chair in chairs]
