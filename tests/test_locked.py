"""requirements-server.txt pins one version, with hashes, of everything that a server needs. `make lock` writes it."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKED = (ROOT / "requirements-server.txt").read_text()
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?P<rest>.*?)(?=^[\w.-]+==|\Z)", re.MULTILINE | re.DOTALL)
EXTRAS = ("server", "postgres", "redis")


def asked() -> dict[str, Requirement]:
    """The requirements in pyproject.toml, by name."""
    texts = [*PROJECT["dependencies"], *(text for extra in EXTRAS for text in PROJECT["optional-dependencies"][extra])]
    return {canonicalize_name(each.name): each for each in map(Requirement, texts)}


def pinned() -> dict[str, list[str]]:
    """The versions by name; some Python versions may need others."""
    found = defaultdict[str, list[str]](list)
    for pin in PIN.finditer(LOCKED):
        found[canonicalize_name(pin["name"])].append(pin["version"])
    return found


def test_every_version_is_one_that_the_project_allows() -> None:
    versions = pinned()
    wrong = {
        name: versions[name]
        for name, requirement in asked().items()
        if not versions[name] or not all(map(requirement.specifier.contains, versions[name]))
    }
    assert wrong == {}, "run make lock"


def test_what_the_project_no_longer_asks_for_is_not_in_it() -> None:
    ours = {
        canonicalize_name(pin["name"]) for pin in PIN.finditer(LOCKED) if "rulewright (pyproject.toml)" in pin["rest"]
    }
    assert ours == asked().keys(), "run make lock"


def test_everything_has_a_hash_and_nothing_names_a_host() -> None:
    assert [pin["name"] for pin in PIN.finditer(LOCKED) if "--hash=sha256:" not in pin["rest"]] == []
    assert not re.search(r"://|file:|--index|--find-links", LOCKED)
