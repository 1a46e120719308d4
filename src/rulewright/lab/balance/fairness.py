"""Analyses the games: shares with Wilson's intervals, lengths, and the effect of each change on the sides on the same deals.

A change is compared with the default game deal by deal. Intervals are uncorrected; significance uses the p of a normal test after Holm's
correction (1979) for all changes and sides."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from math import erfc, sqrt
from typing import Any

from rulewright.kernel.game import Game
from rulewright.lab.arena import DECISIONS
from rulewright.lab.simulate import Share, Tally

from .comparing import LEAST_GAMES, SHOWN, Paired, credit, holm, needed, paired
from .plan import LISTENED, Part, settings_of
from .raw import Rows
from .told import Told, ledger_of, source_keys
from .worth import Points, Worth, points_of, worths

BARS = 8  # in a histogram


@dataclass(frozen=True)
class Mark:
    """A share with its interval."""

    key: int
    games: int
    share: float
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class Bar:
    least: int
    most: int
    games: int


@dataclass(frozen=True)
class Table:
    """The results for one number of players."""

    players: int
    games: int
    sides: list[Mark]
    places: list[Mark]
    seats: list[Mark]
    mean_length: float
    lengths: list[Bar]


@dataclass(frozen=True)
class Change:
    """The effect of an option on the side that it affects most."""

    option: str
    value: str
    side: int
    games: int
    difference: float
    low: float
    high: float
    p: float
    corrected: float
    needed: int  # games needed to prove a difference of that size

    @property
    def paired(self) -> Paired:
        return Paired(self.games, self.difference, self.low, self.high, self.p)

    @property
    def shown(self) -> bool:
        return self.corrected < SHOWN


@dataclass(frozen=True)
class Figures:
    tables: list[Table]
    changes: list[Change]  # largest first
    sources: list[str] = field(default_factory=list)  # of points, as message keys
    points: list[Points] = field(default_factory=list)
    worths: list[Worth] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def figures(game: Game, pack: str, rows: dict[Part, Rows], told: list[Told]) -> Figures:
    tables = [table(part.players, found) for part, found in rows.items() if part.usual and found]
    base = {part.players: found for part, found in rows.items() if part.usual}
    compared = {part: compare(part, base[part.players], found) for part, found in rows.items() if part.option}
    changes = corrected([one for found in compared.values() for one in found])
    listened = Part(game.players[-1], item=LISTENED)
    book = ledger_of(game)
    if book is None or listened not in rows:
        return Figures(tables, changes)
    without = {part.item: found for part, found in rows.items() if part.item and part != listened}
    its = worths(book.items(pack or game.pack), rows[listened], told, without)
    sources = source_keys(game, game.prepare(settings_of(game, listened, pack)))
    return Figures(tables, changes, sources, points_of(rows[listened], told), its)


def marks(shares: dict[int, Share]) -> list[Mark]:
    return [
        Mark(key, one.games, one.share, *one.interval(), one.points / one.games) for key, one in sorted(shares.items())
    ]


def uneven(mark: Mark, players: int) -> float:
    """The p of that share, or one farther from even, if all were equal."""
    even = 1 / players
    return erfc(abs(mark.share - even) / sqrt(even * (1 - even) / mark.games) / sqrt(2))


def table(players: int, rows: Rows) -> Table:
    tally = Tally()
    tally.add_all(rows, players)
    sides, places, seats = map(marks, (tally.by_side, tally.by_order, tally.by_seat))
    return Table(players, tally.games, sides, places, seats, tally.decisions / tally.games, lengths(rows))


def lengths(rows: Rows) -> list[Bar]:
    found = [row[DECISIONS] for row in rows]
    width = (max(found) - min(found)) // BARS + 1
    starts = range(min(found), max(found) + 1, width)
    return [Bar(at, at + width - 1, sum(at <= length < at + width for length in found)) for at in starts]


# ------------------------------------------------------------- changes
def compare(part: Part, base: Rows, changed: Rows) -> list[Change]:
    """For each side, over the deals that both have played; not yet corrected."""
    pairs = [(credit(a, part.players), credit(b, part.players)) for a, b in zip(base, changed, strict=False)]
    found = []
    for side in sorted({side for a, b in pairs for side in a.keys() & b.keys()}):
        moved = paired([b[side] - a[side] for a, b in pairs if side in a and side in b])
        if moved.pairs >= LEAST_GAMES:
            found.append(Change(part.option, part.value, side, *moved, 1.0, 0))
    return found


def corrected(every: list[Change]) -> list[Change]:
    """Corrected by Holm; for each change, the side that it affects most."""
    made = [
        replace(one, corrected=p, needed=needed(one.paired, len(every)))
        for one, p in zip(every, holm([one.p for one in every]), strict=True)
    ]
    largest = dict[tuple[str, str], Change]()
    for one in sorted(made, key=lambda one: (one.option, one.value, one.side)):
        before = largest.get((one.option, one.value))
        if before is None or abs(one.difference) > abs(before.difference):
            largest[one.option, one.value] = one
    return sorted(largest.values(), key=lambda one: (-abs(one.difference), one.option, one.value))
