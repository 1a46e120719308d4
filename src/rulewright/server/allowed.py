"""Limits, so that nobody can shut out all others. `rulewright serve --limit NAME=NUMBER` changes one."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulewright.kernel.message import UserError


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """docs/server.md explains each limit. An address is an IPv4 address, or an IPv6 network of 64 bits."""

    requests_per_address: int = 1200  # per minute
    requests_per_person: int = 600  # per minute
    names_per_address: int = 30  # per minute: new names, passwords
    hints_per_person: int = 20  # per minute
    warnings_per_person: int = 60  # per minute: one for each step of a turn
    remarks_per_person: int = 20  # per minute, in all chats together
    tables_per_address: int = 600  # new ones per hour
    tables_per_person: int = 60  # new ones per hour
    uploads_per_address: int = 300  # packs per hour
    uploads_per_person: int = 60  # packs per hour
    packs_per_person: int = 50
    pack_kilobytes_per_person: int = 20_000  # all versions together
    gathering_per_person: int = 10  # tables made within a day that wait for players
    bot_games_per_person: int = 4  # games at once that only bots play
    sockets_per_address: int = 200  # at each worker; a request that waits for news counts too
    sockets_per_person: int = 20
    waiting_connections: int = 1000  # at each worker, without a complete request
    head_bytes: int = 16 * 1024  # the first line and the headers of a request
    head_seconds: int = 10  # for the head
    body_seconds: int = 30  # for the body


NAMES = Allowed.__struct_fields__


def changed(told: Iterable[str]) -> Allowed:
    """The defaults, changed by texts of the form name=number."""
    numbers = dict(read(word) for word in told)
    return Allowed(**numbers)


def read(word: str) -> tuple[str, int]:
    name, _, number = word.partition("=")
    field = name.strip().replace("-", "_")
    if field not in NAMES or not number.strip().isdecimal() or int(number) < 1:
        known = ", ".join(name.replace("_", "-") for name in NAMES)
        raise UserError("serve-limit-unknown", limit=word, known=known)
    return field, int(number)
