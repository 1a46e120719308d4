"""The file of an SQLite database: only its owner can read it, and one server at a time writes it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rulewright.kernel.message import UserError

SCHEME = "sqlite:///"
BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite gives its additional files the permissions of the first
OWN = 0o600


def file_of(address: str) -> Path | None:
    """None if the database is not a file."""
    return Path(address.removeprefix(SCHEME)) if address.startswith(SCHEME) else None


def prepare(address: str) -> None:
    """Create the file if necessary, readable only by its owner: it contains hidden cards and the server's secret."""
    file = file_of(address)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT, OWN))
    except OSError as error:
        raise unreachable(file, error) from None
    for ending in BESIDE:
        with suppress(FileNotFoundError, PermissionError):  # only the owner may change the permissions
            file.with_name(file.name + ending).chmod(OWN)


def unreachable(file: Path, error: OSError) -> UserError:
    return UserError("server-database-unreachable", address=str(file), why=error.strerror or str(error))


@contextmanager
def held(address: str) -> Iterator[None]:
    """Lock the file for this server: another one on the same file would not be notified of our entries. The lock ends with the process in
    any case; its file stays."""
    prepare(address)
    file = file_of(address)
    if file is None:
        yield
        return
    file = file.resolve()
    try:
        lock = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, OWN)
    except OSError as error:
        raise unreachable(file, error) from None
    try:
        take(lock, file)
        yield
    finally:
        os.close(lock)


def take(lock: int, file: Path) -> None:
    """Take the lock and write our process number into it."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        other = os.read(lock, 20).decode().strip()
        raise UserError("server-database-in-use", file=str(file), process=other) from None
    os.ftruncate(lock, 0)
    os.write(lock, f"{os.getpid()}\n".encode())
