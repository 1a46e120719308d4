"""The order of the tests: files that take minutes begin first, so that no process is left alone with one of them at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
# The longest first, but for two that compile the same rules: the second finds them compiled when another file is between them.
LONG = (
    "games/cryhavoc/test_conformance.py",
    "server/robust/test_crash.py",
    "games/termites/test_conformance.py",
    "games/cryhavoc/test_traces.py",
    "players/ismcts/test_fairness.py",
    "browser/test_cryhavoc_game.py",
    "browser/test_keyboard.py",
    "browser/test_termites_game.py",
    "server/test_loadtest.py",
    "server/table/test_hints.py",
    "games/termites/test_traces.py",
    "browser/test_phone.py",
    "server/table/test_several_processes.py",
    "server/fuzz/test_socket.py",
    "server/fuzz/test_schemathesis.py",
    "server/leak/test_leaks.py",
    "players/test_hint.py",
)
PLACES = {HERE / name: place for place, name in enumerate(LONG)}
assert all(path.is_file() for path in PLACES), "a file of that list is gone"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All others stay as they are."""
    items.sort(key=lambda item: PLACES.get(item.path, len(PLACES)))
