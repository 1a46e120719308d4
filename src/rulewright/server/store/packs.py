"""People's own packs in the database. A file is stored once, under the name that tables pin, as long as a version or a table needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, exists, func, insert, literal, select

from rulewright.kernel.bundles.bundle import about, in_folder, keep, kept, opened, place, zipped

from .database_tables import drafts, pack_files, pack_versions, packs
from .drafts import DraftStore
from .users import new_id, now, without_orphans


class PackFile(msgspec.Struct, frozen=True):
    reference: str
    game: str
    title: str
    digest: str
    size: int  # bytes of the zip
    created: int

    @property
    def name(self) -> str:
        return self.reference.partition("@")[0]


class Version(msgspec.Struct, frozen=True):
    number: int
    created: int
    file: PackFile


class Pack(msgspec.Struct, frozen=True):
    id: str
    owner: str
    game: str
    name: str
    versions: list[Version]  # newest first


ABOUT_FILE = [pack_files.c[name] for name in PackFile.__struct_fields__]


class PackStore(DraftStore):
    # ------------------------------------------------------------- files
    async def at_hand(self, pack: str) -> bool:
        """Whether that pack of somebody's can be played with here; unpacks it if necessary."""
        if not kept(pack):
            data = await self.pack_zip(pack)
            if data is None:
                return False
            keep(opened(data, pack))
        return True

    async def pack_zip(self, reference: str) -> bytes | None:
        rows = await self._read(select(pack_files.c.file).where(pack_files.c.reference == reference))
        return bytes(rows[0].file) if rows else None

    async def pack_file(self, reference: str) -> PackFile | None:
        rows = await self._read(select(*ABOUT_FILE).where(pack_files.c.reference == reference))
        return PackFile(**rows[0]._mapping) if rows else None

    # ------------------------------------------------------------- owners
    async def packs_of(self, user: str) -> list[Pack]:
        """Sorted by game and name."""
        return _packs(await self._read(_with_versions().where(packs.c.owner == user)))

    async def pack(self, id: str) -> Pack | None:
        found = _packs(await self._read(_with_versions().where(packs.c.id == id)))
        return found[0] if found else None

    async def newest_pack(self, user: str, game: str, name: str) -> Pack | None:
        mine = packs.c.owner == user, packs.c.game == game, packs.c.name == name
        found = _packs(await self._read(_with_versions().where(*mine)))
        return found[0] if found else None

    async def pack_bytes_of(self, user: str) -> int:
        query = select(func.coalesce(func.sum(pack_files.c.size), 0).label("n")).select_from(
            packs.join(pack_versions, pack_versions.c.pack_id == packs.c.id).join(
                pack_files, pack_files.c.reference == pack_versions.c.reference
            )
        )
        return int((await self._read(query.where(packs.c.owner == user)))[0].n)

    async def add_version(self, user: str, file: PackFile, data: bytes | None) -> bool:
        """Add a version to the pack of that name, which is created if necessary. False if another process was quicker."""
        old, at = await self.newest_pack(user, file.game, file.name), now()
        row = {"id": new_id(), "owner": user, "game": file.game, "name": file.name, "created": at}
        number = old.versions[0].number + 1 if old else 1
        version = {"number": number, "reference": file.reference, "created": at}
        made = [] if old else [insert(packs).values(row)]
        stored = [] if data is None else [pack_stored(file, data)]
        last = insert(pack_versions).values(pack_id=old.id if old else row["id"], **version)
        return await self.writer.write(None, [*stored, *made, last])

    async def remove_pack(self, id: str) -> None:
        """Its files stay as long as tables use them."""
        versions = delete(pack_versions).where(pack_versions.c.pack_id == id)
        draft = delete(drafts).where(drafts.c.pack_id == id)
        await self.writer.write(None, [draft, versions, delete(packs).where(packs.c.id == id), without_orphans()])


# ------------------------------------------------------------- statements
def pack_stored(file: PackFile, data: bytes) -> Executable:
    """Store the file unless it is already there."""
    there = exists().where(pack_files.c.reference == file.reference)
    values = {**msgspec.structs.asdict(file), "file": data}
    row = select(*(literal(value, pack_files.c[name].type) for name, value in values.items())).where(~there)
    return insert(pack_files).from_select(list(values), row)


def pinned(game: str, pack: str, digest: str) -> list[Executable]:
    """Store the pack's files with a new table: it needs exactly the files of today, whatever happens to the pack."""
    folder = place(pack)
    if folder is None or not folder.is_dir():
        return []
    files = in_folder(folder)
    data = zipped(files)
    return [pack_stored(PackFile(pack, game, about(files).get("title", ""), digest, len(data), now()), data)]


def _with_versions() -> Any:
    named = [packs.c.id, packs.c.owner, packs.c.name.label("called"), pack_versions.c.number]
    joined = packs.join(pack_versions, pack_versions.c.pack_id == packs.c.id).join(
        pack_files, pack_files.c.reference == pack_versions.c.reference
    )
    order = packs.c.game, packs.c.name, packs.c.id, pack_versions.c.number.desc()
    return select(*named, pack_versions.c.created.label("at"), *ABOUT_FILE).select_from(joined).order_by(*order)


def _packs(rows: Sequence[Row[Any]]) -> list[Pack]:
    found = dict[str, Pack]()
    for row in rows:
        pack = found.setdefault(row.id, Pack(row.id, row.owner, row.game, row.called, []))
        file = PackFile(*(getattr(row, name) for name in PackFile.__struct_fields__))
        pack.versions.append(Version(row.number, row.at, file))
    return list(found.values())
