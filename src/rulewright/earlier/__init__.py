"""Earlier versions of our games: what began with one is played to its end and told again by it.

Each is a package like any beside rulewright (docs/add-a-game.md): rules, packs, words and a drawing for terminals, frozen by
`python -m tests.freeze` in an archive of this folder, such as `cryhavoc-1.zip`. It is unpacked when its first game is opened.
"""

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
    """By the keys that games are loaded by: a name, a dot, and the version."""
    found = sorted(ARCHIVES.glob("*.zip"))
    return {".".join(path.stem.rsplit("-", 1)): path for path in found}


def module(key: str) -> str:
    """The package of that game."""
    return "rulewright_" + re.sub(r"\W", "_", key)


@cache
def unpack(key: str) -> None:
    """So that Python finds the package. Every file is compared, for who cleans up caches may leave half of one; several processes may do
    this at once, since each file is put in its place whole."""
    archive = archives()[key]
    mark = hashlib.blake2b(archive.read_bytes(), digest_size=8).hexdigest()
    folder = cache_folder("earlier") / f"{archive.stem}-{mark}"
    with ZipFile(archive) as files:
        for name in files.namelist():
            put(folder / name, files.read(name))
    sys.path.append(str(folder))
