"""Writing to the disk: all of it or nothing, whatever happens meanwhile."""

from __future__ import annotations

import json
import os
from pathlib import Path

canonical = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode


def append(path: Path, line: str) -> None:
    """All of the line or nothing of it."""
    with path.open("ab", buffering=0) as file:
        end, data = file.tell(), line.encode()
        try:
            while data:
                data = data[file.write(data) :]
            os.fsync(file.fileno())
        except BaseException:
            os.ftruncate(file.fileno(), end)
            raise


def write_whole(path: Path, text: str) -> None:
    """The file holds all of the text, or what it held before."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
