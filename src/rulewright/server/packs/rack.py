"""The packs that a person can play with here: the game's, those in the server's folder, and their own."""

from __future__ import annotations

from pathlib import Path

import structlog

from rulewright.kernel.bundles.bundle import (
    Contents,
    folder_of,
    in_folder,
    is_reference,
    keep,
    opened,
    read_bundle,
    zipped,
)
from rulewright.kernel.game import Game
from rulewright.kernel.message import ContentError, UserError
from rulewright.kernel.usual_pack import usual_pack
from rulewright.server.allowed import Allowed
from rulewright.server.store.packs import Pack, PackFile
from rulewright.server.store.store import Store, User, now

from .checker import Verdict
from .inspection import Inspection

TRIES = 3  # in case another process adds a version at the same time
log = structlog.get_logger("packs")


class Rack:
    def __init__(self, store: Store, folder: str, allowed: Allowed | None) -> None:
        """`allowed`: None for no limits."""
        self.store, self._folder, self._allowed = store, folder, allowed
        self._checking = Inspection()
        self.of_server: list[PackFile] = []  # from the folder, sorted by game and name

    async def open(self) -> None:
        """Read the server's folder. Problems are logged; packs without problems are offered."""
        found = dict[tuple[str, str], PackFile]()
        for path in sorted(Path(self._folder).iterdir()) if self._folder else ():
            if not path.is_dir() and path.suffix not in (".zip", ".toml"):
                continue
            try:
                verdict = await self._checking.judged(zipped(contents(path)), path.name)
            except (OSError, ContentError) as error:
                log.error("a pack cannot be read", pack=path.name, why=str(error))
                continue
            if not verdict.sound:
                wrong = [f"{p.file} {p.where} {p.key}" for p in verdict.problems if not p.warning]
                log.error("a pack cannot be played with", pack=path.name, problems=wrong[:10])
                continue
            keep(opened(verdict.file, path.name))
            found[verdict.game, verdict.name] = file_of(verdict)
        self.of_server = [found[key] for key in sorted(found)]

    async def close(self) -> None:
        await self._checking.close()

    # ------------------------------------------------------------- finding a pack
    async def named(self, game: Game, name: str, user: User | None) -> str:
        """The pack for a table that asks for that name: the game's, the server's, or the user's newest of that name. `my-york@...` is one
        exact version, no matter who owns it: knowing the name means that it was shared with you."""
        if not name or name in game.packs:
            return name or usual_pack(game)
        for file in self.of_server:
            if file.game == game.name and name in (file.name, file.reference):
                return file.reference
        if not is_reference(name):
            own = await self.store.newest_pack(user.id, game.name, name) if user else None
            name = own.versions[0].file.reference if own else name
        elif not await self._belongs(game, name):
            raise unknown(game, name)
        if not is_reference(name) or not await self.store.at_hand(name):
            raise unknown(game, name)
        return name

    async def _belongs(self, game: Game, reference: str) -> bool:
        file = await self.store.pack_file(reference)
        return file is not None and file.game == game.name

    async def file(self, reference: str) -> PackFile:
        for file in self.of_server:
            if file.reference == reference:
                return file
        found = await self.store.pack_file(reference) if is_reference(reference) else None
        if found is None:
            raise UserError("server-pack-gone")
        return found

    async def data(self, reference: str) -> bytes:
        """The file to download."""
        file = await self.file(reference)
        data = await self.store.pack_zip(file.reference)
        if data is None:  # from the folder, and not yet played with
            data = zipped(in_folder(folder_of(reference, {})))
        return data

    # ------------------------------------------------------------- people's own
    async def judged(self, data: bytes, called: str) -> Verdict:
        return await self._checking.judged(data, called)

    async def add(self, user: User, file: PackFile, data: bytes | None) -> Pack:
        """Add it as the newest version of the pack with that name, unless it already is."""
        for _ in range(TRIES):
            own = await self.store.newest_pack(user.id, file.game, file.name)
            if own and own.versions[0].file.reference == file.reference:
                return own
            await self._refuse_more(user, file, new=own is None)
            await self.store.add_version(user.id, file, data)
        raise UserError("server-busy")

    async def _refuse_more(self, user: User, file: PackFile, new: bool) -> None:
        if self._allowed is None:
            return
        if new and len(await self.store.packs_of(user.id)) >= self._allowed.packs_per_person:
            raise UserError("server-packs-many", most=self._allowed.packs_per_person)
        most = self._allowed.pack_kilobytes_per_person
        if await self.store.pack_bytes_of(user.id) + file.size > most * 1024:
            raise UserError("server-packs-large", most=most)

    async def own(self, user: User, id: str) -> Pack:
        pack = await self.store.pack(id)
        if pack is None or pack.owner != user.id:
            raise UserError("server-pack-gone")
        return pack


def contents(path: Path) -> Contents:
    """The files of a pack in a folder, or in one file."""
    return in_folder(path) if path.is_dir() else read_bundle(path)


def file_of(verdict: Verdict) -> PackFile:
    return PackFile(verdict.reference, verdict.game, verdict.title, verdict.digest, len(verdict.file), now())


def unknown(game: Game, name: str) -> UserError:
    known = ", ".join(pack for pack in game.packs if "/" not in pack)
    return UserError("server-pack-unknown", name=name, known=known)
