"""Earlier versions of our games, for finishing and replaying games that began with them.

Each is a package like any game installed next to rulewright (docs/add-a-game.md): rules, packs, texts and a terminal drawing, frozen by
`python -m tests.freeze` in an archive in this folder, such as `cryhavoc-1.zip`. It is unpacked when its first game is opened."""

from __future__ import annotations

import hashlib
import re
import sys
from functools import cache
from pathlib import Path
from zipfile import ZipFile

from rulewright.kernel.disk import cache_folder, put

ARCHIVES = Path(__file__).parent


@cache
def archives() -> dict[str, Path]:
    """The archives by the keys that `games.load` takes: a name, a dot and the version."""
    found = sorted(ARCHIVES.glob("*.zip"))
    return {".".join(path.stem.rsplit("-", 1)): path for path in found}


def module(key: str) -> str:
    """The name of that game's package."""
    return "rulewright_" + re.sub(r"\W", "_", key)


@cache
def unpack(key: str) -> None:
    """Unpack the archive where Python finds it. Every file is compared, because a cache cleaner may have left half of them. Several
    processes may do this at once, since each file is written atomically."""
    archive = archives()[key]
    mark = hashlib.blake2b(archive.read_bytes(), digest_size=8).hexdigest()
    folder = cache_folder("earlier") / f"{archive.stem}-{mark}"
    with ZipFile(archive) as files:
        for name in files.namelist():
            put(folder / name, files.read(name))
    sys.path.append(str(folder))
