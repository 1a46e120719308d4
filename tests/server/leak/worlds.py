"""Two databases that one pair of eyes cannot tell apart: what is hidden from them differs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rulewright.kernel import journal
from rulewright.kernel.events import bit
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.verbs import SHIFT
from rulewright.server.tables.entries import Entry, decode, encode
from rulewright.server.tables.table import Table

KEEP = "INSERT OR REPLACE INTO snapshots (table_id, seq, position) VALUES (?, ?, ?)"

CHANGE = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"


def copy(database: Path, to: Path) -> None:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def keep(database: Path, table: str, positions: dict[int, bytes]) -> None:
    """From now on the table is restored from these positions."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(KEEP, [(table, seq, position) for seq, position in positions.items()])


def positions(table: Table, kept: dict[int, bytes]) -> Iterator[tuple[int, Match]]:
    """The match after each move."""
    game = None
    for row in table.rows:
        if row.entry.kind == "start":
            game = table.journal_at(row.seq, kept)
        elif game is not None and row.move:
            game.replay(row.entry.line)
        if game is not None and row.entry.kind in ("start", "do"):
            yield row.seq, game.match


def true_and_other(table: Table, kept: dict[int, bytes], eyes: int, seed: int) -> tuple[dict[int, bytes], ...]:
    """After each move: the position, and another that this seat could not rule out then."""
    engine = table.game.engine
    true, other, states = dict[int, bytes](), dict[int, bytes](), engine.new(1)
    for seq, match in positions(table, kept):
        true[seq] = match.trail[-1].position
        match.sample(states, 0, eyes, seed + seq)
        other[seq] = engine.encode(states, 0)
    return true, other


def chain(database: Path, table: Table) -> None:
    """Recalculate the hashes for the stored positions: a server accepts no others."""
    assert table.journal is not None
    before = journal.head_of(table.journal.header)
    with closing(sqlite3.connect(database)) as connection, connection:
        kept = dict(connection.execute("SELECT seq, position FROM snapshots WHERE table_id = ?", (table.terms.id,)))
        query = "SELECT seq, body FROM entries WHERE table_id = ? AND move ORDER BY seq"
        for seq, body in connection.execute(query, (table.terms.id,)).fetchall():
            entry = decode(body)
            if seq in kept:
                line = {key: value for key, value in entry.line.items() if key != "hash"}
                entry.line["hash"] = journal.chained(before, line, kept[seq])
                connection.execute(CHANGE, (encode(entry).decode(), table.terms.id, seq))
            before = entry.line["hash"]


# ------------------------------------------------------------- another history
def rewrite(database: Path, table: Table, eyes: int, random: Random) -> int:
    """Replace others' secret actions by different ones of the same kind. Returns the number of changed entries."""
    other = {row.seq: elsewhere(row.entry, table.game, table.match.twin(), eyes, random) for row in table.rows}
    changed = {row.seq: other[row.seq] for row in table.rows if other[row.seq] != row.entry}
    bodies = [(encode(entry).decode(), table.terms.id, seq) for seq, entry in changed.items()]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(CHANGE, bodies)
    return len(changed)


def elsewhere(entry: Entry, game: Game, s: Any, eyes: int, random: Random) -> Entry:
    """Drop events that this seat did not see; replace hashes, which depend on everything, with random ones."""
    line, memory = dict(entry.line), entry.memory
    if line:
        line["hash"] = random.randbytes(16).hex()
    if "undo" in line:
        line["undo"] = another(game, s, line["undo"], random)
    if memory is not None:
        if "do" in line and not memory.eyes & bit(eyes):
            line["do"] = another(game, s, line["do"], random)
        outcomes = zip(line.get("then", ()), memory.outcome_eyes, strict=True)
        then = [text if mask & bit(eyes) else another(game, s, text, random) for text, mask in outcomes]
        line |= {"then": then} if then else {}
        heard = tuple(event for event in memory.events if event[0] & bit(eyes))
        memory = msgspec.structs.replace(memory, events=heard)
    return msgspec.structs.replace(entry, line=line, memory=memory)


def another(game: Game, s: Any, text: str, random: Random) -> str:
    """Another argument of the same verb."""
    number, verb = next((n, v) for n, v in enumerate(game.verbs) if v.name == text.partition(":")[0])
    return game.write(s, number << SHIFT | random.randrange(verb.arguments))
