"""Generates the web app's types from the declarations of server and games: python -m tests.web.typescript

One file for the server's shapes, and one for each game. They are committed, so that the app is built without Python."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, inspect

from rulewright.kernel import box, view
from rulewright.kernel.message import Message
from rulewright.server.shapes import (
    chat,
    games,
    lessons,
    packs,
    people,
    play,
    progress,
    puzzles,
    review,
    spoken,
    tables,
    workshop,
)

REPOSITORY = Path(__file__).parents[2]
GENERATED = REPOSITORY / "web" / "src" / "generated"
SERVER = "server"
HEAD = "/** Written by `python -m tests.web.typescript`: change what it is written from. */\n"
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.RawType: view.View.__name__,  # a view that is already encoded
}
LINE = 120


class Writer:
    """One file: the structures and word lists of some modules. Declarations of other modules are imported from the server's file."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self.modules = list(modules)
        self.own = [value for module in self.modules for value in vars(module).values() if is_declared(value, module)]
        self.words = {
            get_args(value): name
            for module in self.modules
            for name, value in vars(module).items()
            if get_origin(value) is Literal
        }
        self.imported: set[str] = set()
        self.message = ""  # what a message becomes, if it is not sent with its key

    def text(self) -> str:
        types = inspect.multi_type_info(self.own)
        words = [named_union(name, values) for values, name in self.words.items()]
        written = [
            *words,
            *(self.interface(each) for each in types if isinstance(each, inspect.StructType) and each.fields),
        ]
        names = ", ".join(sorted(self.imported))
        imports = [f"import type {{ {names} }} from './{SERVER}';\n"] if names else []
        return "\n".join([HEAD, *imports, *written])

    # ------------------------------------------------------------- structures
    def interface(self, struct: inspect.StructType) -> str:
        self.message = "string" if issubclass(struct.cls, box.PieceData) else ""  # see server/shown/reference.py
        said = note(struct.cls.__doc__ or "", "")
        lines = [line for each in struct.fields for line in self.field(struct, each)]
        return "\n".join([f"{said}export interface {struct.cls.__name__} {{", *lines, "}\n"])

    def field(self, struct: inspect.StructType, each: inspect.Field) -> list[str]:
        """A field that is omitted when it has its default is optional, and never null; in a request every field with a default is
        optional."""
        kind, said, config = each.type, "", struct.cls.__struct_config__
        if isinstance(kind, inspect.Metadata):
            said, kind = str((kind.extra_json_schema or {}).get("description", "")), kind.type
        left_out = config.omit_defaults and not each.required
        unset = not each.required and each.default is NODEFAULT and each.default_factory is NODEFAULT
        optional = left_out or unset or (config.forbid_unknown_fields and not each.required)
        parts = list(kind.types) if isinstance(kind, inspect.UnionType) else [kind]
        if left_out and each.default is None:
            parts = [part for part in parts if not isinstance(part, inspect.NoneType)]
        written = " | ".join(dict.fromkeys(map(self.written, parts)))
        return [*note(said, "  ").splitlines(), f"  {each.encode_name}{'?' if optional else ''}: {written};"]

    # ------------------------------------------------------------- types
    def written(self, kind: inspect.Type) -> str:
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, inspect.Metadata):
            return self.written(kind.type)
        if isinstance(kind, inspect.LiteralType):
            values = tuple(kind.values)
            known = {frozenset(each): name for each, name in self.words.items()}
            return known.get(frozenset(values)) or union(values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(map(self.written, kind.types)))
        if isinstance(kind, inspect.ListType):
            item = self.written(kind.item_type)
            one_of_several = " | " in item and not item.endswith(")[]")
            return f"({item})[]" if one_of_several else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(map(self.written, kind.item_types))}]"
        if isinstance(kind, inspect.DictType):
            record = f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
            return f"Partial<{record}>" if isinstance(kind.key_type, inspect.LiteralType) else record
        assert isinstance(kind, inspect.StructType | inspect.NamedTupleType), f"no type for {kind}"
        if kind.cls is Message:
            return self.message or self.named(spoken.Spoken)
        return self.named(kind.cls)

    def named(self, cls: type) -> str:
        if cls not in self.own:
            self.imported.add(cls.__name__)
        return cls.__name__


def is_declared(value: Any, module: ModuleType) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__


def named_union(name: str, values: Iterable[Any]) -> str:
    """On one line if it fits, otherwise on an indented line, or on many lines, like Prettier."""
    line = f"export type {name} = {union(values)};"
    if len(line) <= LINE:
        return f"{line}\n"
    head, _, tail = line.partition(" = ")
    return (
        f"{head} =\n  {tail}\n" if len(tail) + 2 <= LINE else f"{head} =\n  | " + tail.replace(" | ", "\n  | ") + "\n"
    )


def union(values: Iterable[Any]) -> str:
    return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)


def note(said: str, indent: str) -> str:
    said = " ".join(said.split())
    if not said:
        return ""
    if len(f"{indent}/** {said} */") <= LINE:
        return f"{indent}/** {said} */\n"
    lines = textwrap.wrap(said, LINE - len(indent) - 3)
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */\n"])


# ------------------------------------------------------------- files
def files() -> dict[Path, str]:
    """The text of each file."""
    made = {
        SERVER: Writer(
            (view, spoken, people, tables, play, review, chat, games, lessons, packs, puzzles, progress, workshop)
        ).text()
    }
    for path in sorted((REPOSITORY / "src" / "rulewright" / "games").glob("*/shown/shapes.py")):
        game = path.parts[-3]
        package = f"rulewright.games.{game}"
        declared = [import_module(f"{package}.{name}") for name in ("parts", "shown.shapes", "shown.printed")]
        made[game] = Writer(declared).text()
    return {GENERATED / f"{name}.ts": text for name, text in made.items()}


def write() -> None:
    """Only writes changed files, so that nothing is rebuilt unnecessarily."""
    GENERATED.mkdir(exist_ok=True)
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
