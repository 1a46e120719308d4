"""Drafts: changes to a person's own pack, stored as they type. Fields are compared one by one, so that two windows do not overwrite each
other: a change is accepted if the field still has the value that its sender saw."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from rulewright.kernel.bundles.bundle import ABOUT, Contents, in_folder, opened, zipped
from rulewright.kernel.bundles.paths import Changes, Tables, apart, changed, found, tables_of, with_changes
from rulewright.kernel.bundles.recent import Recent
from rulewright.kernel.bundles.scales import Scales
from rulewright.kernel.bundles.toml import written
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.server.store.drafts import Draft
from rulewright.server.store.packs import Pack
from rulewright.server.store.store import User

from .checker import Verdict
from .rack import Rack, file_of

KEPT = 16  # packs in memory, as tables
LARGEST = 512 << 10  # bytes of a draft
TRIES = 5  # in case another window changes the draft at the same time
OPEN = ("pack/title", "pack/note", "pack/version")  # what forms change besides parts
FIXED = re.compile(r"[^/]+/[^/]+/[^/]+/(id|name)")  # of an entry, which is identified by it


class Wish(NamedTuple):
    place: str
    was: Any
    value: Any


class Drafting:
    def __init__(self, rack: Rack) -> None:
        self._rack, self._store = rack, rack.store
        self._read = Recent[str, tuple[Contents, Tables]](KEPT)

    async def begin(self, user: User, game: Game, pack: str, title: str) -> Pack:
        """Copy a pack under a new name, for this user."""
        files, tables = await self.version(await self._rack.named(game, pack, user), game)
        name = free(title, [own.name for own in await self._store.packs_of(user.id) if own.game == game.name])
        told = {**tables[ABOUT.removesuffix(".toml")], "name": name, "title": title}
        verdict = await self._rack.judged(zipped({**files, ABOUT: written(told).encode()}), name)
        if not verdict.sound:
            raise UserError("server-workshop-unsound")
        return await self._rack.add(user, file_of(verdict), verdict.file)

    async def version(self, reference: str, game: Game | None = None) -> tuple[Contents, Tables]:
        """The files of one exact version, parsed and raw."""
        known = self._read.get(reference)
        if known is None:
            if game is not None and reference in game.packs:
                files: Contents = in_folder(game.packs[reference])
            else:
                files = opened(await self._rack.data(reference), reference)
            known = self._read.put(reference, (files, tables_of(files)))
        return known

    async def shipped(self, game: Game, tables: Tables) -> str:
        """The pack that comes with the game and differs least: the one that these tables began as."""
        known = {name: (await self.version(name, game))[1] for name in game.packs if "/" not in name}
        return min(known, key=lambda name: apart(known[name], tables))

    async def draft(self, pack: Pack) -> Draft:
        newest = pack.versions[0]
        return await self._store.draft(pack.id) or Draft(pack.id, 0, newest.file.reference, {}, newest.created)

    async def tables(self, draft: Draft) -> Tables:
        return changed((await self.version(draft.base))[1], draft.changes)

    async def change(self, pack: Pack, game: Game, wishes: Iterable[Wish]) -> tuple[Draft, list[str]]:
        """Apply changes. Returns the draft, and the places where somebody else was quicker."""
        wishes = list(wishes)
        for wish in wishes:
            refuse(wish, game)
        for _ in range(TRIES):
            before = await self.draft(pack)
            base = (await self.version(before.base))[1]
            now, changes, taken = changed(base, before.changes), dict(before.changes), list[str]()
            for place, was, value in wishes:
                there = found(now, place)
                if there == value:
                    continue
                if there != was:
                    taken.append(place)
                    continue
                now = changed(now, {place: value})
                changes = added(changes, place, value, found(base, place))
            if changes == before.changes:
                return before, taken
            if len(json.dumps(changes)) > LARGEST:
                raise UserError("server-workshop-large", most=LARGEST // 1024)
            if await self._store.change_draft(before, changes):
                return await self.draft(pack), taken
        raise UserError("server-busy")

    async def judged(self, pack: Pack, draft: Draft) -> Verdict:
        files, tables = await self.version(draft.base)
        return await self._rack.judged(zipped(with_changes(files, tables, draft.changes)), pack.name)

    async def save(self, user: User, pack: Pack) -> Pack:
        """Save the draft as the next version."""
        draft = await self.draft(pack)
        verdict = await self.judged(pack, draft)
        if not verdict.sound or verdict.name != pack.name:
            raise UserError("server-workshop-unsound")
        made = await self._rack.add(user, file_of(verdict), verdict.file)
        await self._store.end_draft(draft)
        return made


def added(changes: Changes, place: str, value: Any, base: Any) -> dict[str, Any]:
    """Add a change, or remove it if the value is that of the version. Adding or removing a whole entry replaces the changes to its
    fields."""
    kept = {other: each for other, each in changes.items() if other != place and not other.startswith(f"{place}/")}
    return kept if value == base and not within(kept, place) else {**kept, place: value}


def within(changes: Changes, place: str) -> bool:
    """Whether it is a field of an entry that was changed as a whole."""
    return any(place.startswith(f"{other}/") for other in changes)


def refuse(wish: Wish, game: Game) -> None:
    """Refuse changes that no form makes."""
    bench = game.workbench
    kinds = [kind.path for kind in bench.kinds] if bench else []
    known = wish.place in OPEN or any(wish.place.startswith(f"{path}/") for path in kinds)
    if not known or (FIXED.fullmatch(wish.place) and not isinstance(wish.value, dict)):
        raise UserError("server-workshop-place", place=wish.place)
    if not Scales(lambda *_, **__: None).hold(wish.value, "", 0) or has_none(wish.value):
        raise UserError("server-workshop-value", place=wish.place)


def has_none(value: Any, top: bool = True) -> bool:
    """Whether it contains None, which TOML cannot express."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return (value is None and not top) or any(has_none(each, False) for each in inner)


def free(title: str, taken: list[str]) -> str:
    """A pack name derived from the title that is not taken."""
    plain = "-".join(re.findall(r"[a-z0-9]+", title.lower()))[:30].strip("-") or "pack"
    return next(name for name in (plain, *(f"{plain}-{n}" for n in range(2, len(taken) + 3))) if name not in taken)
