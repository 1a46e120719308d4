"""`rulewright admin`: the tables of a server, for whoever runs it."""

from __future__ import annotations

import json
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rulewright.kernel.disk import write_whole
from rulewright.kernel.message import UserError
from rulewright.words import Words

from . import shelf
from .screen import Screen
from .serve import database_at, extras

if TYPE_CHECKING:
    from rulewright.server.store.store import Store

STATUSES = ("gathering", "playing", "over")
T = TypeVar("T")


def asked_of(database: str, work: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """What comes of some work with the database."""
    from rulewright.server import logs
    from rulewright.server.admin import reading

    logs.set_up("error")
    return reading.asked_of(database_at(database), work, new=new)


def list_tables(words: Words, database: str, status: str, as_json: bool) -> int:
    if status and status not in STATUSES:
        raise UserError("admin-status-unknown", status=status, known=", ".join(STATUSES))
    with extras():
        from rulewright.server.admin.reading import listed

        found = asked_of(database, lambda store: listed(store, status))
    if as_json:
        rows = [{name: getattr(table, name) for name in table.__struct_fields__} for table in found]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    for table in found:
        seats = ", ".join(name or words("admin-seat-free") for name in table.seats)
        told = {"game": table.game, "status": table.status, "entries": table.entries, "created": table.created}
        print(words("admin-list-line", table=table.table, seats=seats, **told))
    print(words("admin-list-all", count=len(found)))
    return 0


def export_table(words: Words, table: str, path: Path, database: str) -> int:
    shelf.refuse_existing(path)
    with extras():
        from rulewright.server.admin.reading import exported

        text, over = asked_of(database, lambda store: exported(store, table))
    try:
        write_whole(path, text)
    except OSError as error:
        raise shelf.unwritable(path, error) from None
    print(words("cli-written", file=str(path)))
    if not over:
        print(words("admin-export-secret"), file=sys.stderr)
    return 0


def import_table(words: Words, path: Path, database: str, host: str) -> int:
    with extras():
        from rulewright.server.admin.bring import bring

        made = asked_of(
            database, lambda store: bring(store, path, host, words, lambda lines: tracked(lines, words)), new=True
        )
    print(words("admin-imported", table=made.terms.id, invitation=made.terms.invitation))
    for seat, bot, user, known in made.sitters:
        kind = "bot" if bot else "account" if known else "guest"
        print(words("admin-imported-seat", seat=seat + 1, name=user.name if user else bot, kind=kind))
    return 0


def replay_check(words: Words, tables: list[str], database: str, colour: bool) -> int:
    """0 if all of them are right, else 1."""
    with extras():
        from rulewright.server.admin.check import check_all

        found = asked_of(database, lambda store: check_all(store, tables, lambda ids: tracked(ids, words)))
    screen, wrong = Screen(colour), [each for each in found if each]
    for table, seq, what in wrong:
        screen.say(words("admin-wrong", table=table, seq=seq, what=what), "bad")
    screen.say(words("admin-checked", count=len(found), wrong=len(wrong)), "bad" if wrong else "good")
    return 1 if wrong else 0


def tracked(parts: Sequence[T], words: Words) -> Iterable[T]:
    """With a bar on a terminal."""
    if not sys.stderr.isatty():
        return parts
    from rich.console import Console
    from rich.progress import track

    return track(parts, words("cli-verify-progress"), console=Console(stderr=True), transient=True)
