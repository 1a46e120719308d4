"""The unpacked files of an earlier version, and its users on a current server."""

from __future__ import annotations

import json
import lzma
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.client import Person, Table

from .shown import Json, Sentences, place

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in HERE.glob("*/people.json"))
GONE = "(gone)"


class Told(NamedTuple):
    """Results for all journals, or for all tables."""

    shown: Json
    sentences: Sentences


class Files:
    def __init__(self, version: str, folder: Path) -> None:
        """A copy, which tests may change."""
        self.version, self.folder = version, folder
        shutil.copytree(HERE / version, folder, dirs_exist_ok=True)
        for path in folder.rglob("*.xz"):
            path.with_suffix("").write_bytes(lzma.decompress(path.read_bytes()))
        self.people: dict[str, Any] = json.loads((folder / "people.json").read_text("utf-8"))

    @cached_property
    def shown(self) -> Json:
        return json.loads((self.folder / "shown.json").read_text("utf-8"))

    @cached_property
    def mended(self) -> set[str]:
        """Differences that are fixes, in the notation of `changes`."""
        return set(json.loads((self.folder / "mended.json").read_text("utf-8")))

    @property
    def journals(self) -> list[Path]:
        return sorted((self.folder / "journals").glob("*.jsonl"))

    def reworded(self, told: Told) -> list[str]:
        """The stored sentences of those journals or tables whose wording has changed."""
        rows = json.loads((self.folder / "sentences.json").read_text("utf-8"))
        before = {place(where, key, args): text for where, key, args, text in rows if where in told.shown}
        return list(changes(told.sentences.texts, before))

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'tables.sqlite'}"

    def table(self, name: str) -> Table:
        return Table(self.people["tables"][name])

    def come(self, url: str, stack: ExitStack) -> list[Person]:
        """Accounts log in, the guest has a token; last comes a person without a name."""
        tokens = dict[str, str]()
        for name in self.people["accounts"]:
            with Person(url) as nobody:
                login = {"name": name, "password": self.people["password"]}
                tokens[name] = nobody.ask("POST", "/me/session", login)["token"]
        tokens[self.people["guest"]] = self.people["token"]
        people = [Person(url, name, token) for name, token in tokens.items()]
        return [stack.enter_context(person) for person in [*people, Person(url)]]


def changes(now: Json, before: Json, where: str = "") -> Iterator[str]:
    """The paths where the present data differs from the old; objects may have additional keys."""
    if isinstance(now, dict) and isinstance(before, dict):
        for key, value in before.items():
            yield from changes(now.get(key, GONE), value, f"{where}/{key}")
    elif isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        for number, pair in enumerate(zip(now, before, strict=True)):
            yield from changes(*pair, f"{where}/{number}")
    elif now != before:
        yield f"{where}: {before!r} is now {now!r}"
