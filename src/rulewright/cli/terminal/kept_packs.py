"""People's own packs, in folders or files. A copy of each pack that was played with is kept, so that journals open even if the folder has
moved or changed, and so that the pack can be found by its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rulewright.kernel.bundles.bundle import about_folder, is_bundle, is_reference, read_bundle
from rulewright.kernel.bundles.bundle import keep as keep_files
from rulewright.kernel.bundles.bundle import kept as is_kept
from rulewright.kernel.disk import cache_folder, put
from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.journal_header import Elsewhere
from rulewright.kernel.message import UserError
from rulewright.kernel.usual_pack import usual_pack

from . import shelf


def place(digest: str) -> Path:
    return shelf.folder().parent / "packs" / digest


def named(game: Game, text: str) -> str:
    """The pack for a text: one that comes with the game, a folder, a file, or the name of one that was used before. Default: that
    of a new table."""
    if not text or text in game.packs or is_kept(text):
        return text or usual_pack(game)
    if is_bundle(Path(text)):
        return keep_files(read_bundle(Path(text)))
    path = Path(text)
    return (used_before(game.name, text) if not path.exists() else "") or str(path.resolve())  # absolute


def used_before(game: str, name: str) -> str:
    """The newest of that name; "" if there is none."""
    found = list[tuple[float, str]]()
    for above in (cache_folder("packs"), place("")):
        with suppress(OSError, UserError):
            for folder in above.iterdir():
                told = about_folder(folder)
                if (told.get("game"), told.get("name")) == (game, name):
                    kept = f"{name}@{folder.name}"
                    found.append((folder.stat().st_mtime, kept if is_kept(kept) else str(folder)))
    return max(found)[1] if found else ""


def keep(game: Game, prepared: Prepared) -> None:
    """Keep a copy of a pack that does not come with the game. If that fails, the game can be played anyway."""
    pack = prepared.settings.pack
    if pack and pack not in game.packs and not is_reference(pack):
        with suppress(OSError, UserError):
            for file in sorted(Path(pack).glob("*.toml")):
                put(place(prepared.pack_digest) / file.name, file.read_bytes())


def elsewhere(journal: Path, given: Sequence[Path] = ()) -> Elsewhere:
    """Where to look for a pack that is not where a journal says: in the given folders, next to the journal, here, or among the copies."""

    def found(pack: str, digest: str) -> Iterator[Path]:
        yield from map(Path, (keep_files(read_bundle(path)) if is_bundle(path) else path for path in given))
        yield from beside((journal.parent, journal.parent.parent, Path()), Path(pack).name)
        with suppress(UserError):
            yield place(digest)

    return found


def beside(folders: Iterable[Path], name: str) -> Iterator[Path]:
    return (folder / name for folder in folders if name)
