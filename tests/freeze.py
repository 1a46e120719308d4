"""Freezes a game of ours as it is, for those of its games that will end by these rules when there are others:

python -m tests.freeze cryhavoc

makes src/rulewright/earlier/cryhavoc-<version>.zip: a package as docs/add-a-game.md has it, with rules, packs and words in all languages,
under a name of its own. Run it before the rules of a released version change, then raise `version`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Message, MessageReference, Resource, Term, TermReference

from rulewright import earlier, installed
from rulewright.games import OWN, load

SOURCE = Path(installed.__file__).parent
LEFT_OUT = {"__pycache__", "lessons", "puzzles"}  # nobody learns old rules
Text = Message | Term


def freeze(name: str, folder: Path = earlier.ARCHIVES, source: Path = SOURCE) -> Path:
    """The same sources always give the same bytes."""
    version = load(name).version
    package = earlier.module(f"{name}.{version}")
    archive = folder / f"{name}-{version}.zip"
    with ZipFile(archive, "w") as made:
        for path, data in sorted(files(name, package, source)):
            about = ZipInfo(f"{package}/{path}")  # dated 1980, so that the date never differs
            about.compress_type = ZIP_DEFLATED
            made.writestr(about, data, compresslevel=9)
    return archive


def files(name: str, package: str, source: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the package with their places in it."""
    moved = {f"rulewright.games.{name}": package, f"rulewright.cli.terminal.{name}": f"{package}.terminal"}
    for folder, place in ((source / "games" / name, ""), (source / "cli/terminal" / name, "terminal/")):
        for file in folder.rglob("*"):
            if file.is_file() and not LEFT_OUT & {*file.parts}:
                yield place + file.relative_to(folder).as_posix(), renamed(file, moved)
    for language in sorted((source / "locales").iterdir()):
        yield from ((f"locales/{language.name}/{file}", text) for file, text in texts(name, language))


def renamed(file: Path, moved: dict[str, str]) -> bytes:
    if file.suffix != ".py":
        return file.read_bytes()
    text = file.read_text("utf-8")
    for before, now in moved.items():
        text = text.replace(before, now)
    return text.encode()


def texts(name: str, language: Path) -> Iterator[tuple[str, bytes]]:
    """The game's own texts; and, in one more file, its texts from shared files and those that it refers to. Texts used only by pages are
    left out."""
    parsed = {file: FluentParser().parse(file.read_text("utf-8")).body for file in sorted(language.glob("*.ftl"))}
    own = [file for file in parsed if f"{file.stem}-".startswith(f"{name}-")]
    others = {
        entry.id.name: entry for file in parsed if file not in own for entry in parsed[file] if isinstance(entry, Text)
    }
    wanted = [id for id, entry in others.items() if id.startswith(f"{name}-")]
    wanted += [id for file in own for entry in parsed[file] for id in referred(entry) if id in others]
    for id in wanted:  # the list grows
        wanted += [other for other in referred(others[id]) if other in others and other not in wanted]
    yield from ((file.name, file.read_bytes()) for file in own)
    shared = [others[id] for id in dict.fromkeys(wanted)]
    yield f"{name}-shared.ftl", FluentSerializer().serialize(Resource(shared)).encode()


def referred(node: Any) -> list[str]:
    """The texts referred to in a text."""
    found = [node.id.name] if isinstance(node, MessageReference | TermReference) else []
    for value in vars(node).values():
        parts = value if isinstance(value, list) else [value]
        found += [id for part in parts if isinstance(part, BaseNode) for id in referred(part)]
    return found


if __name__ == "__main__":
    for game in sys.argv[1:] or OWN:
        print(freeze(game))
