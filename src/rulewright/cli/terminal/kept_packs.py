"""Packs in people's own folders. A copy of each that a game is played with is kept by its digest, so that its journal opens also when
the folder has moved or changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rulewright.kernel.disk import put
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.journal_header import Elsewhere
from rulewright.kernel.message import UserError

from . import shelf


def place(digest: str) -> Path:
    return shelf.folder().parent / "packs" / digest


def keep(game: Game, prepared: Prepared) -> None:
    """Nothing of a pack that comes with the game. A player who cannot write there can play even so."""
    pack = prepared.settings.pack
    if pack and pack not in game.packs:
        with suppress(OSError, UserError):
            for file in sorted(Path(pack).glob("*.toml")):
                put(place(prepared.pack_digest) / file.name, file.read_bytes())


def elsewhere(journal: Path, given: Sequence[Path] = ()) -> Elsewhere:
    """Where a pack may be that is not where a journal says: in a folder that is given, beside the journal, here, or among the copies."""

    def found(pack: str, digest: str) -> Iterator[Path]:
        yield from given
        yield from beside((journal.parent, journal.parent.parent, Path()), Path(pack).name)
        with suppress(UserError):
            yield place(digest)

    return found


def beside(folders: Iterable[Path], name: str) -> Iterator[Path]:
    return (folder / name for folder in folders if name)
