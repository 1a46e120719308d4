"""How much of everything is allowed, lest one person shuts out all others. `rulewright serve --limit NAME=NUMBER` changes one of them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulewright.kernel.message import UserError


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Docs/server.md says what each is good for. An address is an IPv4 address, or an IPv6 network of 64 bits."""

    requests_per_address: int = 1200  # a minute
    requests_per_person: int = 600  # a minute
    names_per_address: int = 30  # a minute: new names, passwords
    hints_per_person: int = 20  # a minute
    warnings_per_person: int = 60  # a minute: one for each step of a turn
    remarks_per_person: int = 20  # a minute, in all chats together
    tables_per_address: int = 600  # new ones an hour
    tables_per_person: int = 60  # new ones an hour
    uploads_per_address: int = 300  # packs an hour
    uploads_per_person: int = 60  # packs an hour
    packs_per_person: int = 50
    pack_kilobytes_per_person: int = 20_000  # of all versions together
    gathering_per_person: int = 10  # tables made within a day that wait for players
    bot_games_per_person: int = 4  # that bots play alone, at once
    sockets_per_address: int = 200  # at each worker; a request that waits for news counts as one
    sockets_per_person: int = 20
    waiting_connections: int = 1000  # that have not sent a whole request, at each worker
    head_bytes: int = 16 * 1024  # of a request: its first line and its headers
    head_seconds: int = 10  # until a head is there
    body_seconds: int = 30  # until the rest is there


NAMES = Allowed.__struct_fields__


def changed(told: Iterable[str]) -> Allowed:
    """What is usual, but for those that are told as name=number."""
    numbers = dict(read(word) for word in told)
    return Allowed(**numbers)


def read(word: str) -> tuple[str, int]:
    name, _, number = word.partition("=")
    field = name.strip().replace("-", "_")
    if field not in NAMES or not number.strip().isdecimal() or int(number) < 1:
        known = ", ".join(name.replace("_", "-") for name in NAMES)
        raise UserError("serve-limit-unknown", limit=word, known=known)
    return field, int(number)
