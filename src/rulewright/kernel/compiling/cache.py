"""Numba's cache, keyed by the content of a module, of every project module that it imports, and of the data files they freeze.

Numba's own cache only checks the time stamp of one file: after a change to a rule that is called from another file, it would silently run
the old code. Enabled through the official variable NUMBA_CACHE_LOCATOR_CLASSES (see rule.py)."""

from __future__ import annotations

import ast
import fcntl
import functools
import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import local
from typing import Any

from numba.core import config
from numba.core.caching import _CacheLocator

from rulewright.kernel.disk import cache_folders

ROOT = Path(__file__).resolve().parents[3]  # the folder that contains the package
TURN = local()  # whether this thread is compiling


def imports(tree: ast.AST, package: tuple[str, ...]) -> Iterator[str]:
    """The dotted names that a module imports. For `from a import b` both a and a.b, since b may be a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{name.name}" for name in node.names)


def frozen_data(tree: ast.Module, folder: Path) -> Iterator[Path]:
    """The data files that a module freezes into tables. It declares their folder: `__data__ = "content/york"`."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name("__data__")], value=ast.Constant(str(name))):
                yield from (p for p in (folder / name).rglob("*") if p.is_file())


def root_of(file: Path) -> Path:
    """The folder from which Python imports the file's package: ours, or the nearest entry of sys.path."""
    if file.is_relative_to(ROOT):
        return ROOT
    above = [path for path in map(Path, sys.path) if path.is_absolute() and file.is_relative_to(path)]
    return max(above, key=lambda path: len(path.parts), default=file.parent)


@functools.cache
def needs(file: Path) -> tuple[Path, ...]:
    """The project files that a module imports, and the data files that it freezes."""
    if file.suffix != ".py":
        return ()
    tree = ast.parse(file.read_bytes())
    root = root_of(file)
    package = file.relative_to(root).parent.parts
    ours = {*package[:1], "rulewright"}  # not third-party libraries
    names = [name for name in imports(tree, package) if name.partition(".")[0] in ours]
    bases = [top.joinpath(*name.split(".")) for name in names for top in {root, ROOT}]
    modules = [p for base in bases for p in (base.with_suffix(".py"), base / "__init__.py") if p.exists()]
    return (*modules, *frozen_data(tree, file.parent))


def closure(path: Path) -> set[Path]:
    """A file and everything that it depends on, directly or indirectly."""
    seen: set[Path] = set()
    todo = [path.resolve()]
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            todo += needs(file)
    return seen


@functools.cache
def stamp(*paths: str) -> str:
    """A hash of everything that the compiled code of these files depends on."""
    digest = hashlib.sha256()
    for file in sorted(set().union(*(closure(Path(p)) for p in paths))):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def folders() -> Iterator[Path]:
    """Candidate folders for compiled code, best first: the package and the home directory may both be read-only."""
    if config.CACHE_DIR:
        yield Path(config.CACHE_DIR)
    else:
        yield from cache_folders()


class ClosureLocator(_CacheLocator):
    def __init__(self, py_func: Any, py_file: str, folder: Path) -> None:
        self._py_file, self._bound_to = py_file, py_func.__globals__.get("__bound_to__")
        self._cache_path = str(folder / self.get_suitable_cache_subpath(py_file))
        self._folder = folder

    def get_cache_path(self) -> str:
        return self._cache_path

    def get_source_stamp(self) -> str:
        return stamp(*([self._py_file, self._bound_to] if self._bound_to else [self._py_file]))

    def get_disambiguator(self) -> str:
        """Part of each cache file's name, so that processes with two versions of the rules do not mix up their code."""
        return self.get_source_stamp()[:16]

    @contextmanager
    def in_turn(self, kept: Callable[[], bool]) -> Iterator[None]:
        """Wait while another process compiles the same game, then find its code in the cache. Does not wait if the code is already cached,
        or if this thread holds the lock."""
        if getattr(TURN, "taken", False):
            yield
            return
        game = self._folder / stamp(self._bound_to or self._py_file)[:16]
        with game.with_suffix(".lock").open("wb") as lock:  # released when it is closed, even if the process is killed
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if not kept():
                    fcntl.flock(lock, fcntl.LOCK_EX)
            TURN.taken = True
            try:
                yield
            finally:
                TURN.taken = False

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> ClosureLocator | None:
        for folder in folders():
            locator = cls(py_func, py_file, folder)
            try:
                locator.ensure_cache_path()
            except OSError:
                continue
            return locator
        return None
