"""Plays games between bots and writes a journal for each: at a real table, with bots in seats, so slower than the arena."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from rulewright.foreign.bot import ForeignBot
from rulewright.foreign.contained import Forfeit, Limits
from rulewright.foreign.named import is_foreign, read_foreign
from rulewright.kernel.disk import write_whole
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.journal import Journal
from rulewright.players.bots import make_bot
from rulewright.players.random import RandomBot
from rulewright.players.seat import Bot, Seat

from .arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, WIDTH
from .bout import Forfeited, Played, with_forfeits
from .lineups import Bout
from .saved import os_errors_in_words


def table_seed(seed: int) -> bytes:
    """The 256-bit seed of a table, from an experiment's seed."""
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"simulate").digest()


def recorded_games(
    game: Game,
    prepared: Prepared,
    bots: list[str],
    games: int,
    seed: int,
    folder: Path,
    limits: Limits | None = None,
) -> Iterator[Played]:
    """The result of each game; its journal is written when it is over. `limits` apply to foreign bots."""
    there = prepared.settings.players
    with ExitStack() as stack:
        foreign = {name: ForeignBot(read_foreign(name), limits or Limits()) for name in bots if is_foreign(name)}
        for bot in foreign.values():
            stack.callback(bot.end)
        for number in range(seed, seed + games):
            journal = Journal.begun(game, prepared, bots, table_seed(number))
            players: list[Bot] = [
                foreign.get(name) or make_bot(name, game, number * 8 + seat) for seat, name in enumerate(bots)
            ]
            played = play(journal, players, Bout(0, number, 0))
            file = folder / f"{game.name}-{there}p-{number}.jsonl"
            with os_errors_in_words(file):
                write_whole(file, journal.text())
            yield played


def play(journal: Journal, players: list[Bot], bout: Bout) -> Played:
    """Play to the end. The random bot replaces one that forfeits."""
    decisions, forfeits = 0, list[Forfeited]()
    while not journal.match.over:
        seat = journal.match.actor
        try:
            action = players[seat].choose(Seat(journal.match, seat))
        except Forfeit as forfeit:
            forfeits.append(Forfeited(seat, forfeit.why, forfeit.detail))
            players[seat] = RandomBot(bout.deal * 8 + seat)
            continue
        journal.act(seat, action)
        decisions += 1
    row = with_forfeits(result_row(journal, len(players), decisions), forfeits)
    return Played(bout, row, [], [], forfeits)


def result_row(journal: Journal, players: int, decisions: int) -> list[int]:
    row = [0] * WIDTH
    row[DECISIONS] = decisions
    for seat in range(players):
        row[RESULT + seat], row[POINTS + seat], row[SIDE + seat], row[ORDER + seat] = journal.match.standing(seat)
    return row
