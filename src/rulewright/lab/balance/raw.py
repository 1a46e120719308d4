"""The stored games behind a page: JSON Lines. First the request, then every finished batch, so that a run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.kernel.disk import append, canonical, write_whole
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.rule import COMPILED
from rulewright.lab.arena import Arena
from rulewright.lab.crews.crew import Table, table_of
from rulewright.lab.crews.hired import crew_for
from rulewright.lab.saved import os_errors_in_words

from .plan import LISTENED, Batch, Part, settings_of
from .told import Listened, Told, ledger_of

Rows = list[list[int]]


class Answer(NamedTuple):
    """Rows of the arena, and for recorded games what was recorded."""

    rows: Rows
    told: list[Told] = []  # noqa: RUF012  (a default that is never written to)


class Kept:
    """By part, the arena's rows (lab/arena.py) by seed."""

    def __init__(self, path: Path, asked: dict[str, Any]) -> None:
        self._path, self.rows, self.told = path, dict[str, dict[int, list[int]]](), dict[int, Told]()
        with os_errors_in_words(path):
            data = path.read_bytes() if path.exists() else b""
            whole, end, _ = data.rpartition(b"\n")  # anything after the last line break is incomplete
            lines = whole.split(b"\n") if end else []
            if not lines:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, canonical(asked) + "\n")
                return
            if first(lines[0]) != json.loads(canonical(asked)):
                raise UserError("balance-other", file=str(path))
            write_whole(path, (whole + end).decode())
        for number, line in enumerate(lines[1:], 2):
            self._take(number, line)

    def _take(self, number: int, line: bytes) -> None:
        try:
            name, seed, rows, told = json.loads(line)
            self._learn(name, seed, Answer(rows, [Told(*one) for one in told]))
        except (ValueError, TypeError):
            raise UserError("arena-file-line", file=str(self._path), line=number) from None

    def _learn(self, name: str, seed: int, answer: Answer) -> None:
        self.rows.setdefault(name, {}).update(enumerate(answer.rows, seed))
        self.told.update(enumerate(answer.told, seed))

    def has(self, batch: Batch) -> bool:
        there = self.rows.get(batch.part.name, {})
        return all(seed in there for seed in range(batch.first, batch.first + batch.games))

    def add(self, batch: Batch, answer: Answer) -> None:
        with os_errors_in_words(self._path):
            append(self._path, canonical([batch.part.name, batch.first, *answer]) + "\n")
        self._learn(batch.part.name, batch.first, answer)

    def of(self, part: Part) -> Rows:
        """In the order of their seeds."""
        return [row for _, row in sorted(self.rows.get(part.name, {}).items())]


def first(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


class Games(NamedTuple):
    """The job of workers that play batches: returns the rows of each."""

    table: Table  # with any number of players: each part has its own
    bot: str

    def begin(self) -> Callable[[Batch], Answer]:
        game, prepared = self.table.laid()
        pack, rooms = prepared.settings.pack, dict[Part, Callable[[int, int], Answer]]()

        def play(batch: Batch) -> Answer:
            if batch.part not in rooms:
                rooms[batch.part] = room_for(game, batch.part, pack, self.bot)
            return rooms[batch.part](batch.first, batch.games)

        return play


def room_for(game: Game, part: Part, pack: str, bot: str) -> Callable[[int, int], Answer]:
    """A function that plays a number of games from a seed on."""
    prepared, bots = game.prepare(settings_of(game, part, pack)), [bot] * part.players
    book = ledger_of(game)
    if part.item != LISTENED:
        config = book.without(prepared, part.item) if book and part.item else prepared.config
        arena = Arena(game, config, bots)
        return lambda first, games: Answer(arena.play(first, games))
    assert book is not None
    room = Listened(game, prepared, bots, book)

    def listen(first: int, games: int) -> Answer:
        found = [room.told(seed) for seed in range(first, first + games)]
        return Answer([played.row for played, _ in found], [told for _, told in found])

    return listen


def play(game: Game, pack: str, bot: str, batches: list[Batch], kept: Kept, jobs: int, cluster: str) -> Iterator[Batch]:
    """Play the missing batches and yield each when it is stored."""
    job = Games(table_of(game, Settings(game.players[-1], pack=pack)), bot)
    left = [batch for batch in batches if not kept.has(batch)]
    if left:
        with crew_for(job, min(jobs, len(left)), cluster, threads=COMPILED) as crew:
            for batch, answer in crew.answers(left):
                kept.add(batch, answer)
                yield batch
