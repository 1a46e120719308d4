"""Reads and writes files. A write is all or nothing, even if the process is interrupted; errors become messages that people can read."""

from __future__ import annotations

import json
import os
import stat
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .message import UserError

canonical = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode


def unreadable(path: Path, error: OSError) -> UserError:
    if isinstance(error, FileNotFoundError):
        return UserError("file-missing", file=str(path))
    if isinstance(error, IsADirectoryError):
        return UserError("file-is-folder", file=str(path))
    return UserError("file-unreadable", file=str(path), why=error.strerror or str(error))


def append(path: Path, line: str) -> None:
    """Append the whole line or nothing."""
    with path.open("ab", buffering=0) as file:
        end, data = file.tell(), line.encode()
        try:
            while data:
                data = data[file.write(data) :]
            os.fsync(file.fileno())
        except BaseException:
            os.ftruncate(file.fileno(), end)
            raise


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Replace a file's text atomically. If `private`, only the owner can read it."""
    draft = path.with_name(path.name + ".part")
    try:
        with open(draft, "w", encoding="utf-8", newline="\n", opener=own if private else None) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def own(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def put(path: Path, data: bytes) -> None:
    """Write a file atomically: readers always see the whole content, even if several processes write it at once."""
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    number, draft = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


# ------------------------------------------------------------- caches
def cache_folders() -> Iterator[Path]:
    """Where caches may go, best first: the home directory may be read-only."""
    home = os.path.expanduser("~/.cache")
    if told := os.environ.get("XDG_CACHE_HOME") or (home if os.path.isabs(home) else ""):  # some users have no home
        yield Path(told) / "rulewright"
    yield Path(tempfile.gettempdir()) / f"rulewright-{os.getuid()}"


@cache
def cache_folder(name: str) -> Path:
    """A cache folder for code that will be run, so nobody else may be able to write to it. If there is none, a temporary one for this
    process."""
    for place in cache_folders():
        folder = place / name
        try:
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
            if ours(place) and ours(folder) and os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return Path(_passing().name)


def ours(folder: Path) -> bool:
    about = folder.lstat()
    return stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid() and not about.st_mode & 0o022


@cache
def _passing() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="rulewright-")
