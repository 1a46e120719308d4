"""Games between bots that leave a journal each: played at a table, bot by bot through its seat, slower than the arena."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from rulewright.kernel.disk import write_whole
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.journal import Journal
from rulewright.players.bots import make_bot
from rulewright.players.seat import Seat

from .arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, WIDTH


def table_seed(seed: int) -> bytes:
    """The 256 bits of a table, from an experiment's number."""
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"simulate").digest()


def recorded_games(
    game: Game, prepared: Prepared, bots: list[str], games: int, seed: int, folder: Path
) -> Iterator[list[list[int]]]:
    """A row of results for each game, as the arena gives them; each journal is written when its game is over."""
    there = prepared.settings.players
    for number in range(seed, seed + games):
        journal = Journal.begun(game, prepared, bots, table_seed(number))
        players = [make_bot(name, game, number * 8 + seat) for seat, name in enumerate(bots)]
        decisions = 0
        while not journal.match.over:
            seat = journal.match.actor
            journal.act(seat, players[seat].choose(Seat(journal.match, seat)))
            decisions += 1
        write_whole(folder / f"{game.name}-{there}p-{number}.jsonl", journal.text())
        yield [result_row(game, journal, there, decisions)]


def result_row(game: Game, journal: Journal, players: int, decisions: int) -> list[int]:
    row = [0] * WIDTH
    row[DECISIONS] = decisions
    for seat in range(players):
        row[RESULT + seat], row[POINTS + seat], row[SIDE + seat], row[ORDER + seat] = journal.match.standing(seat)
    return row
