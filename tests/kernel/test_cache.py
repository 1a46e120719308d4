"""Compiled code is cached exactly as long as nothing that it depends on has changed."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import dedent

import pytest
from tests.kernel.probe import run

from rulewright.kernel.compiling import cache

FILES = {
    "pack/__init__.py": "",
    "pack/top.py": "from pack.helper import one\nfrom . import sibling\nfrom .sub.deep import two as three\nimport json\n",
    "pack/helper.py": "one = 1\n",
    "pack/sibling.py": "import pack.far.away\n",
    "pack/far/__init__.py": "",
    "pack/far/away.py": '__data__ = "content/york"\n',
    "pack/far/content/york/cards.toml": "cards = 3\n",
    "pack/far/content/york/maps/map.toml": "map = 1\n",
    "pack/far/content/other.toml": "other = 1\n",
    "pack/sub/__init__.py": "",
    "pack/sub/deep.py": "from ..sub2 import inner\ntwo = 2\n",
    "pack/sub2/__init__.py": "",
    "pack/sub2/inner.py": "from . import again\nfrom .. import top\n",
    "pack/sub2/again.py": "",
    "pack/unrelated.py": "x = 1\n",
}
NEEDED = [
    "pack/top.py",
    "pack/helper.py",
    "pack/sibling.py",
    "pack/far/away.py",
    "pack/far/content/york/cards.toml",
    "pack/far/content/york/maps/map.toml",
    "pack/sub/deep.py",
    "pack/sub2/inner.py",
    "pack/sub2/again.py",
    "pack/__init__.py",
    "pack/sub2/__init__.py",
]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that takes this one's place."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(cache, "ROOT", tmp_path.resolve())
    forget()
    yield tmp_path.resolve()
    forget()


def forget() -> None:
    """As in a new process."""
    cache.needs.cache_clear()
    cache.stamp.cache_clear()


def stamp(project: Path) -> str:
    forget()
    return cache.stamp(str(project / "pack/top.py"))


def test_the_closure_is_what_is_imported_however_it_is_written(project: Path) -> None:
    found = {str(file.relative_to(project)) for file in cache.closure(project / "pack/top.py")}
    assert found >= set(NEEDED)
    assert not found & {"pack/unrelated.py", "pack/far/content/other.toml"}


@pytest.mark.parametrize("name", NEEDED)
def test_a_change_of_anything_needed_changes_the_stamp(project: Path, name: str) -> None:
    before = stamp(project)
    file = project / name
    file.write_text(file.read_text("utf-8") + "# changed\n", "utf-8")
    assert stamp(project) != before


@pytest.mark.parametrize("name", ["pack/unrelated.py", "pack/far/content/other.toml"])
def test_a_change_of_anything_else_does_not(project: Path, name: str) -> None:
    before = stamp(project)
    (project / name).write_text("changed = 1\n", "utf-8")
    assert stamp(project) == before


def test_a_new_file_of_data_changes_the_stamp(project: Path) -> None:
    before = stamp(project)
    (project / "pack/far/content/york/more.toml").write_text("more = 1\n", "utf-8")
    assert stamp(project) != before


def test_time_stamps_play_no_part(project: Path) -> None:
    before = stamp(project)
    (project / "pack/helper.py").touch()
    assert stamp(project) == before


def test_imports_in_functions_and_circles_are_followed(project: Path) -> None:
    (project / "pack/helper.py").write_text("def f():\n    from pack import unrelated\n", "utf-8")
    before = stamp(project)
    (project / "pack/unrelated.py").write_text("changed = 1\n", "utf-8")
    assert stamp(project) != before


def test_the_closure_of_a_game_holds_its_chapters_and_the_machine() -> None:
    forget()
    source = cache.ROOT / "rulewright/games/termites/engine.py"
    names = {str(file.relative_to(cache.ROOT)) for file in cache.closure(source)}
    chapters = {
        f"rulewright/games/termites/{name}.py"
        for name in ("rules/attack", "rules/movement", "rules/reach", "parts", "state", "numbers")
    }
    assert names >= chapters | {
        "rulewright/kernel/engine.py",
        "rulewright/kernel/frames.py",
        "rulewright/geometry/hexgrid.py",
    }
    assert not any(name.startswith("rulewright/players") for name in names)


# ------------------------------------------------------------- with Numba itself
MAIN = """
    import json, sys
    from pathlib import Path
    sys.path.insert(0, {folder!r})
    import rulewright.kernel.rule
    from rulewright.kernel.compiling import cache
    cache.ROOT = Path({folder!r}).resolve()
    from tiny.main import ask
    answer = ask(1)
    print(json.dumps([answer, sum(ask.stats.cache_hits.values()), type(ask._cache._impl._locator).__name__]))
"""


def tiny(folder: Path, number: int) -> None:
    """A package whose entry calls a rule in another file."""
    (folder / "tiny").mkdir(exist_ok=True)
    (folder / "tiny/__init__.py").write_text("", "utf-8")
    (folder / "tiny/helper.py").write_text(
        dedent(f"""
            from rulewright.kernel.rule import rule

            @rule()
            def more(a):
                return a + {number}
        """),
        "utf-8",
    )
    (folder / "tiny/main.py").write_text(
        dedent("""
            from rulewright.kernel.rule import entry
            from .helper import more

            @entry
            def ask(a):
                return more(a)
        """),
        "utf-8",
    )


def test_code_is_cached_stale_code_is_recompiled_and_two_versions_share_no_file(tmp_path: Path) -> None:
    """Numba writes its index, then the code. If two versions shared files, an old process could put its code under a new index."""
    main = MAIN.format(folder=str(tmp_path))
    tiny(tmp_path, 10)
    assert run(main, tmp_path, "compiled") == [11, 0, "ClosureLocator"]
    assert run(main, tmp_path, "compiled") == [11, 1, "ClosureLocator"]
    before = {file: file.read_bytes() for file in (tmp_path / "cache").rglob("*.nb*")}
    tiny(tmp_path, 20)
    assert run(main, tmp_path, "compiled") == [21, 0, "ClosureLocator"]
    assert before
    assert all(file.read_bytes() == data for file, data in before.items())


def test_of_processes_that_need_the_same_rules_at_once_one_compiles(tmp_path: Path) -> None:
    """The others load its result."""
    tiny(tmp_path, 10)
    main = MAIN.format(folder=str(tmp_path))
    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(run, main, tmp_path, "compiled") for _ in range(3)]
        assert sorted(one.result()[:2] for one in asked) == [[11, 0], [11, 1], [11, 1]]


def test_nobody_waits_for_what_is_in_the_cache(tmp_path: Path) -> None:
    """Even while another process compiles for that game."""
    tiny(tmp_path, 10)
    main = MAIN.format(folder=str(tmp_path))
    run(main, tmp_path, "compiled")
    (lock,) = (tmp_path / "cache").glob("*.lock")
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert run(main, tmp_path, "compiled")[:2] == [11, 1]


def test_an_entry_may_call_another(tmp_path: Path) -> None:
    """It does not wait for itself."""
    tiny(tmp_path, 10)
    with (tmp_path / "tiny/main.py").open("a", encoding="utf-8") as file:
        file.write("\nfirst = ask\n@entry\ndef ask(a):\n    return first(a) + 1\n")
    assert run(MAIN.format(folder=str(tmp_path)), tmp_path, "compiled")[0] == 12


def test_an_unwritable_home_does_no_harm(tmp_path: Path) -> None:
    tiny(tmp_path, 10)
    blocked = {"NUMBA_CACHE_DIR": "", "XDG_CACHE_HOME": "/dev/null/nowhere", "TMPDIR": str(tmp_path)}
    assert run(MAIN.format(folder=str(tmp_path)), tmp_path, "compiled", **blocked)[0] == 11


def test_the_order_of_imports_plays_no_part(tmp_path: Path) -> None:
    tiny(tmp_path, 10)
    main = "    import numba\n" + MAIN.format(folder=str(tmp_path))
    assert run(main, tmp_path, "compiled")[2] == "ClosureLocator"
