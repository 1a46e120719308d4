"""Imports point one way: kernel <- geometry <- games <- {players, foreign, learning, lab, server} <- cli. Games know no outside world."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.kernel import cache

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "rulewright"
FILES = sorted(PACKAGE.rglob("*.py"))

# what each room may import of the others
ROOMS = {
    "kernel": set[str](),
    "geometry": {"kernel"},
    "earlier": {"kernel"},
    "installed": {"kernel", "earlier"},
    "games": {"kernel", "geometry", "installed"},
    "players": {"kernel", "geometry"},
    "foreign": {"kernel", "games", "players"},
    "learning": {"kernel", "games", "players"},
    "lab": {"kernel", "geometry", "games", "players", "foreign", "words"},
    "server": {"kernel", "geometry", "installed", "games", "players", "foreign", "learning", "words", "rulebook"},
    "words": {"kernel", "installed"},
    "rulebook": {"kernel", "installed", "words"},
    "languages": {"kernel", "installed", "games", "words"},
    "cli": {
        "kernel",
        "geometry",
        "installed",
        "games",
        "players",
        "foreign",
        "learning",
        "lab",
        "server",
        "words",
        "rulebook",
        "languages",
    },
    "__main__": {"cli"},
    "": set[str](),  # rulewright/__init__.py
}
OUTSIDE_WORLD = {
    "random",
    "time",
    "os",
    "asyncio",
    "numpy.random",
    "secrets",
    "datetime",
    "socket",
    "threading",
    "numpy",
}


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it, as full names; of `from a import b` both a and a.b."""
    return cache.imports(ast.parse(file.read_bytes(), str(file)), file.relative_to(SOURCE).parent.parts)


def room(file: Path) -> str:
    first = file.relative_to(PACKAGE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def within(name: str, module: str) -> bool:
    return name == module or name.startswith(module + ".")


def short(file: Path) -> str:
    return str(file.relative_to(PACKAGE))


def test_every_room_is_known() -> None:
    assert {room(file) for file in FILES} <= set(ROOMS)


@pytest.mark.parametrize("file", FILES, ids=short)
def test_imports_point_one_way(file: Path) -> None:
    own, names = room(file), set(imports(file))
    for other in ROOMS:
        if other not in {own, "", *ROOMS[own]}:
            assert not any(within(name, f"rulewright.{other}") for name in names), f"{short(file)} imports {other}"


@pytest.mark.parametrize("file", [f for f in FILES if room(f) == "games"], ids=short)
def test_a_game_imports_neither_another_game_nor_the_outside_world(file: Path) -> None:
    names, parts = set(imports(file)), file.relative_to(PACKAGE / "games").parts
    own = parts[0] if len(parts) > 1 else ""
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()]
    others = [game for game in games if game != own]
    assert not any(within(name, f"rulewright.games.{game}") for name in names for game in others)
    assert not any(within(name, module) for name in names for module in OUTSIDE_WORLD)


@pytest.mark.parametrize("file", FILES, ids=short)
def test_the_source_imports_no_test_and_no_test_tool(file: Path) -> None:
    names = set(imports(file))
    assert not any(within(name, module) for name in names for module in ("tests", "pytest", "hypothesis"))


def test_nothing_is_async_outside_the_server() -> None:
    for file in FILES:
        found = [n for n in ast.walk(ast.parse(file.read_bytes())) if isinstance(n, (ast.AsyncFunctionDef, ast.Await))]
        assert room(file) == "server" or not found, short(file)


@pytest.mark.parametrize("file", [f for f in FILES if room(f) in ("kernel", "games", "geometry")], ids=short)
def test_numpy_and_numba_are_imported_only_where_rules_are_compiled(file: Path) -> None:
    """At the top of a module, and outside of `if COMPILED`: interpreted play needs neither."""
    tree = ast.parse(file.read_bytes())
    top = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    named = {name.name for node in top if isinstance(node, ast.Import) for name in node.names}
    named |= {node.module or "" for node in top if isinstance(node, ast.ImportFrom)}
    if short(file) != "kernel/cache.py":  # which only Numba loads
        assert not any(within(name, module) for name in named for module in ("numba", "numpy"))
