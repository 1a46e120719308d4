"""Imports point one way: kernel <- geometry <- games <- {players, foreign, learning, lab, server} <- cli. Games know no outside world."""

from __future__ import annotations

import ast
from functools import cache as remembered
from pathlib import Path

from rulewright.kernel.compiling import cache

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "rulewright"
FILES = sorted(PACKAGE.rglob("*.py"))

# the rooms that each room may import
ROOMS = {
    "kernel": set[str](),
    "geometry": {"kernel"},
    "earlier": {"kernel"},
    "installed": {"kernel", "earlier"},
    "games": {"kernel", "geometry", "installed"},
    "players": {"kernel", "geometry"},
    "foreign": {"kernel", "games", "players"},
    "learning": {"kernel", "games", "players"},
    "lab": {"kernel", "geometry", "installed", "games", "players", "foreign", "words"},
    "training": {"kernel", "geometry", "games", "players", "lab"},
    "server": {
        "kernel",
        "geometry",
        "installed",
        "games",
        "players",
        "foreign",
        "learning",
        "lab",
        "words",
        "rulebook",
    },
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
        "training",
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


@remembered
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), str(file))


@remembered
def imports(file: Path) -> frozenset[str]:
    """The modules that a file imports, anywhere in it, as full names; for `from a import b` both a and a.b."""
    return frozenset(cache.imports(tree(file), file.relative_to(SOURCE).parent.parts))


def room(file: Path) -> str:
    first = file.relative_to(PACKAGE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def within(name: str, module: str) -> bool:
    return name == module or name.startswith(module + ".")


def short(file: Path) -> str:
    return str(file.relative_to(PACKAGE))


def test_every_room_is_known() -> None:
    assert {room(file) for file in FILES} <= set(ROOMS)


def test_imports_point_one_way() -> None:
    for file in FILES:
        own = room(file)
        against = {name for name in ROOMS if name not in {own, "", *ROOMS[own]}}
        assert {other for other in against if imports_of(file, f"rulewright.{other}")} == set(), short(file)


def imports_of(file: Path, module: str) -> bool:
    return any(within(name, module) for name in imports(file))


def test_a_game_imports_neither_another_game_nor_the_outside_world() -> None:
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()]
    for file in FILES:
        if room(file) == "games":
            parts = file.relative_to(PACKAGE / "games").parts
            others = {f"rulewright.games.{game}" for game in games if len(parts) == 1 or game != parts[0]}
            assert {name for name in others | OUTSIDE_WORLD if imports_of(file, name)} == set(), short(file)


def test_the_source_imports_no_test_and_no_test_tool() -> None:
    for file in FILES:
        assert not any(imports_of(file, module) for module in ("tests", "pytest", "hypothesis")), short(file)


def test_nothing_is_async_outside_the_server() -> None:
    for file in FILES:
        if room(file) != "server":
            found = [n for n in ast.walk(tree(file)) if isinstance(n, (ast.AsyncFunctionDef, ast.Await))]
            assert not found, short(file)


def test_numpy_and_numba_are_imported_only_where_rules_are_compiled() -> None:
    """At the top of a module, or outside of `if COMPILED`: interpreted play needs neither."""
    for file in FILES:
        if room(file) not in ("kernel", "games", "geometry") or short(file).startswith("kernel/compiling/"):
            continue
        top = [node for node in tree(file).body if isinstance(node, (ast.Import, ast.ImportFrom))]
        named = {name.name for node in top if isinstance(node, ast.Import) for name in node.names}
        named |= {node.module or "" for node in top if isinstance(node, ast.ImportFrom)}
        assert not any(within(name, module) for name in named for module in ("numba", "numpy")), short(file)
