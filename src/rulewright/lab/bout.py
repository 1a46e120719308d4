"""One game of the arena, played in one thread by bots that may think for long."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rulewright.foreign.contained import Forfeit, Limits
from rulewright.foreign.named import is_foreign
from rulewright.kernel.events import MOST_SEATS
from rulewright.kernel.game import Game, Settings

from .arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, WIDTH
from .bare import BareTable
from .crews.crew import Table
from .entrants import Entrant, Sitter, read_entrant
from .lineups import Bout, Lineup, turns


class Forfeited(NamedTuple):
    """A foreign bot that failed to answer properly. Random actions are taken for it from then on, and it comes last."""

    seat: int
    why: str  # see foreign/contained.py
    detail: str


class Played(NamedTuple):
    """The result of a bout: a row as from the arena; for each seat, the number of its choices and how long it thought."""

    bout: Bout
    row: list[int]
    choices: list[int]
    seconds: list[float]  # of CPU time; for foreign bots, wall-clock time
    forfeits: list[Forfeited] = []  # noqa: RUF012  (a default that is never written to); in this order


def luck(deal: int, seat: int) -> int:
    """The seed of the player in that seat: differs from the game's own, and is the same for every player."""
    return int.from_bytes(hashlib.blake2b(f"{deal} {seat}".encode(), digest_size=4, person=b"arena").digest(), "big")


class Room:
    """Where a process plays. Bots are created once per seat and reused."""

    def __init__(self, game: Game, settings: Settings, lineups: Sequence[Lineup], limits: Limits | None = None) -> None:
        """`limits` apply to foreign bots."""
        self._game, self._prepared, self._turns = game, game.prepare(settings), [turns(lineup) for lineup in lineups]
        self._limits = limits
        self._sitters: dict[tuple[str, int], Sitter] = {}

    def warm_up(self) -> None:
        """Let everybody choose once, with as little thinking as possible, so that everything is compiled."""
        table = BareTable(self._game, self._prepared, 0)
        while len(table.legal()) == 1:
            table.act(table.legal()[0])
        for name in sorted({name for ways in self._turns for name in ways[0]}):
            entrant = read_entrant(name)
            if entrant.foreign:
                continue  # nothing to compile
            Sitter(self._game, entrant._replace(iterations=min(entrant.iterations, 1)), table.actor).choose(table)

    def play(self, bout: Bout, watch: Callable[[BareTable, int], None] = lambda table, action: None) -> Played:
        """`watch` is called with each action before it is carried out."""
        seating = self._turns[bout.lineup][bout.turn]
        sitters = [self._sitter(name, seat) for seat, name in enumerate(seating)]
        for seat, sitter in enumerate(sitters):
            sitter.reseed(luck(bout.deal, seat))
        table = BareTable(self._game, self._prepared, bout.deal)
        choices, seconds, decisions, forfeits = [0] * len(seating), [0.0] * len(seating), 0, list[Forfeited]()
        while (seat := table.actor) >= 0:
            legal = table.legal()
            if len(legal) == 1:
                action = legal[0]
            elif any(one.seat == seat for one in forfeits):
                action = random.Random(luck(bout.deal, seat) + decisions).choice(legal)
            else:
                clock = time.perf_counter if is_foreign(seating[seat]) else time.process_time
                since = clock()
                try:
                    action = sitters[seat].choose(table)
                except Forfeit as forfeit:
                    forfeits.append(Forfeited(seat, forfeit.why, forfeit.detail))
                    continue
                seconds[seat] += clock() - since
                choices[seat] += 1
            watch(table, action)
            table.act(action)
            decisions += 1
        return Played(bout, with_forfeits(result_row(table, decisions), forfeits), choices, seconds, forfeits)

    def end(self) -> None:
        """Stop all foreign programs."""
        for sitter in self._sitters.values():
            sitter.end()

    def _sitter(self, name: str, seat: int) -> Sitter:
        if (name, seat) not in self._sitters:
            self._sitters[name, seat] = Sitter(self._game, read_entrant(name), seat, self._limits)
        return self._sitters[name, seat]


def result_row(table: BareTable, decisions: int) -> list[int]:
    row = [0] * WIDTH
    row[DECISIONS] = decisions
    for seat in range(table.players):
        row[RESULT + seat], row[POINTS + seat], row[SIDE + seat], row[ORDER + seat] = table.standing(seat)
    return row


def with_forfeits(row: list[int], forfeits: Sequence[Forfeited]) -> list[int]:
    """Rank bots that forfeited after all others, the first to do so last."""
    last = min(row[RESULT : RESULT + MOST_SEATS])
    for place, one in enumerate(forfeits):
        row[RESULT + one.seat] = last - len(forfeits) + place
    return row


def entrants(lineups: Sequence[Lineup]) -> list[Entrant]:
    """All players, in the order in which they are first named."""
    return [read_entrant(name) for name in dict.fromkeys(name for lineup in lineups for name in lineup)]


class Bouts(NamedTuple):
    """The job of an arena: plays games and returns their results. `limits` apply to foreign bots."""

    table: Table
    lineups: Sequence[Lineup]
    limits: Limits | None = None

    def begin(self) -> Callable[[Bout], Played]:
        game, prepared = self.table.laid()
        room = Room(game, prepared.settings, self.lineups, self.limits)
        room.warm_up()
        return room.play
