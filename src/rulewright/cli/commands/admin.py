"""`rulewright admin`: the tables of a server, for its admin."""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rulewright.cli.terminal import shelf
from rulewright.cli.terminal.progress_bar import tracked
from rulewright.cli.terminal.screen import Screen
from rulewright.kernel.disk import write_whole
from rulewright.kernel.message import UserError
from rulewright.words import Words

from .serve import SECRET, database_at, extras

if TYPE_CHECKING:
    from rulewright.server.admin.check import Unchecked
    from rulewright.server.store.store import Store
    from rulewright.server.tables.versions import Version

STATUSES = ("gathering", "playing", "over")
STATES = {"today": "admin-version-today", "earlier": "admin-version-earlier", "missing": "admin-version-missing"}
T = TypeVar("T")


def asked_of(database: str, work: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """Run an async task with the database."""
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


def list_versions(words: Words, database: str, as_json: bool) -> int:
    """0 if every table can be opened, otherwise 1."""
    with extras():
        from rulewright.server.tables.versions import versions

        found = asked_of(database, versions)
    if as_json:
        print(json.dumps([{name: getattr(each, name) for name in each.__struct_fields__} for each in found], indent=2))
    else:
        print(*(in_words(each, words) for each in found), sep="\n")
    return 1 if any(each.state == "missing" for each in found) else 0


def in_words(version: Version, words: Words) -> str:
    """The tables of one version, and what will happen to them."""
    told = {name: getattr(version, name) for name in ("rules", "gathering", "playing", "over")}
    return f"{words('admin-version', game=words.title(version.game), **told)} {words(STATES[version.state])}"


def export_table(words: Words, table: str, path: Path, database: str) -> int:
    shelf.refuse_existing(path)
    with extras():
        from rulewright.server.admin.reading import exported

        text, over = asked_of(database, lambda store: exported(store, table))
    try:
        write_whole(path, text, private=True)
    except OSError as error:
        raise shelf.unwritable(path, error) from None
    print(words("cli-written", file=str(path)))
    if not over:
        print(words("admin-export-secret"), file=sys.stderr)
    return 0


def import_table(words: Words, path: Path, database: str, host: str, seats: Sequence[str]) -> int:
    given = dict(seat_given(text) for text in seats)
    with extras():
        from rulewright.server.admin.bring import bring

        made = asked_of(
            database,
            lambda store: bring(
                store, path, host, given, words, lambda lines: tracked(lines, words("cli-verify-progress"))
            ),
            new=True,
        )
    print(words("admin-imported", table=made.terms.id, invitation=made.terms.invitation))
    for seat, bot, user, known in made.sitters:
        kind = "bot" if bot else "account" if known else "guest"
        print(words("admin-imported-seat", seat=seat + 1, name=user.name if user else bot, kind=kind))
    return 0


def seat_given(text: str) -> tuple[int, str]:
    """Parse 1=Anna: the first seat goes to her account."""
    number, _, name = text.partition("=")
    if not number.isdecimal() or int(number) < 1 or not name:
        raise UserError("admin-seat-given", text=text)
    return int(number) - 1, name


def recover(words: Words, name: str, address: str, database: str) -> int:
    with extras():
        from rulewright.server.admin.recovery import recovery_link

        secret = os.environ.get(SECRET, "")
        name, link = asked_of(database, lambda store: recovery_link(store, name, address, secret))
    print(link)
    print(words("admin-recovery", name=name), file=sys.stderr)
    return 0


def replay_check(words: Words, tables: list[str], database: str, colour: bool) -> int:
    """1 if any table is wrong, otherwise 0: tables of games that are not installed cannot be checked."""
    with extras():
        from rulewright.server.admin.check import Unchecked, Wrong, check_all

        found = asked_of(
            database, lambda store: check_all(store, tables, lambda ids: tracked(ids, words("cli-verify-progress")))
        )
    screen, wrong = Screen(colour), [each for each in found if isinstance(each, Wrong)]
    for table, seq, what in wrong:
        screen.say(words("admin-wrong", table=table, seq=seq, what=what), "bad")
    unchecked = [each for each in found if isinstance(each, Unchecked)]
    for text in apart(unchecked, words):
        screen.say(text)
    screen.say(words("admin-checked", count=len(found) - len(unchecked), wrong=len(wrong)), "bad" if wrong else "good")
    return 1 if wrong else 0


def apart(unchecked: list[Unchecked], words: Words) -> Iterator[str]:
    """The tables of each game that cannot be loaded, and what to do about it."""
    ids = defaultdict[tuple[str, str], list[str]](list)
    for each in unchecked:
        own = {"game-unknown": "admin-game-missing", "server-rules-missing": "admin-version-missing"}.get(each.why.key)
        ids[each.game, words(own) if own else words.message(each.why)].append(each.table)
    for (game, why), tables in ids.items():
        yield words("admin-unchecked", game=game, count=len(tables), tables=", ".join(tables), why=why)


def tidy(words: Words, database: str, tables: int, guests: int, dry: bool) -> int:
    """Delete what nobody has used for that many days, or list it if `dry`."""
    if not tables and not guests:
        raise UserError("admin-tidy-nothing")
    with extras():
        from rulewright.server.keeping.retention import idle, tidied

        find = idle if dry else tidied(lambda ids: tracked(ids, words("cli-verify-progress")))
        found = asked_of(database, lambda store: find(store, tables, guests))
    for table in found.tables if dry else ():
        print(table)
    told = {"tables": len(found.tables), "guests": len(found.guests)}
    print(words("admin-tidy-would" if dry else "admin-tidied", **told))
    return 0
