"""Shared by all tests: fixtures, the order of files, which files are slow, who compiles them, and how long each took.

Files that take minutes run first, so that no process is left alone with one at the end. `make quick` leaves out the slow ones."""

from __future__ import annotations

import fcntl
import gc
import os
import signal
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO

import pytest
from tests.outside import install_example

HERE = Path(__file__).parent
# Longest first. Files that need the same rules compiled wait for each other (kernel/compiling), so others are placed between them.
LONG = (
    "games/test_cryhavoc_compiled.py",
    "browser/site/test_lessons.py",
    "games/test_termites_compiled.py",
    "browser/table/test_coach_occasions.py",
    "server/upgrades/test_upgrade.py",
    "browser/site/test_languages.py",
    "browser/table/test_still_board.py",
    "browser/site/test_axe.py",
    "players/ismcts/test_compiled.py",
    "server/robust/test_crash.py",
    "games/cryhavoc/test_traces.py",
    "server/test_serve.py",
    "browser/table/test_cryhavoc_game.py",
    "games/cryhavoc/test_conformance.py",
    "browser/table/test_keyboard.py",
    "games/termites/test_conformance.py",
    "browser/table/test_termites_game.py",
    "games/termites/test_traces.py",
    "server/attacks/test_guessing.py",
    "server/robust/test_database_away.py",
    "players/ismcts/test_exact_values.py",
    "server/test_loadtest.py",
    "browser/site/test_pseudo.py",
    "server/table/test_hints.py",
    "compat/test_earlier_databases.py",
    "browser/table/test_phone.py",
    "players/ismcts/test_fairness.py",
    "server/table/test_several_processes.py",
    "server/fuzz/test_socket.py",
    "server/fuzz/test_schemathesis.py",
    "server/leak/test_leaks.py",
    "players/test_review.py",
    "players/ismcts/test_search.py",
)
SLOW_ONES = (
    "browser",
    "compat",
    "earlier",
    "packages",
    "server",
    "cli/cryhavoc/test_pages.py",
    "cli/cryhavoc/test_play.py",
    "cli/test_arena.py",
    "cli/test_play.py",
    "cli/test_serve.py",
    "cli/test_tune.py",
    "docs/test_add_a_game.py",
    "docs/test_bots_page.py",
    "docs/test_interfaces_page.py",
    "docs/test_server_examples.py",
    "docs/test_tutorial_page.py",
    "foreign",
    "games/test_renumbering.py",
    "kernel/test_cache.py",
    "lab/test_arena_games.py",
    "lab/test_balance.py",
    "lab/test_cluster.py",
    "lab/test_environments.py",
    "lab/test_positions.py",
    "lab/test_vec.py",
    "learning/test_deep.py",
    "test_web_build.py",
)
PLACES = {HERE / name: place for place, name in enumerate(LONG)}
# Slow files run a browser or a server, build the web app, or take more than ten seconds.
SLOW = {*PLACES, *(HERE / name for name in SLOW_ONES)}
SLOWEST = 10  # files listed at the end
GARBAGE = 20_000  # new objects between garbage collections: tests and compilers create many that live on, and collecting takes time
assert all(path.exists() for path in SLOW), "something in those lists is gone"
NEW = not any((HERE / "web" / "__pycache__").glob("test_*"))  # not even the last tests are compiled yet

# Tests already run in more processes than there are cores. The threads of PyTorch and NumPy would spin while they wait for each other.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# A shell that starts the tests in the background makes them ignore Ctrl-C, and the programs they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class AtOnce:
    """Names a test as soon as it fails, so that an interrupted run has reported its failures."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = crash.message.partition("\n")[0] if crash else ""
            terminal.write_line(f"\nFAILED {report.nodeid} ({report.when}): {reason}", red=True)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(AtOnce(config))


@pytest.fixture(scope="session")
def thin_ice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the example game is installed, for the PYTHONPATH of a process."""
    site = tmp_path_factory.mktemp("thin-ice")
    install_example("thin-ice", site)
    return site


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """In a new clone one process compiles the tests while the others wait for it; otherwise each of them would compile them all."""
    with (HERE / "conftest.py").open("rb") as file:
        if NEW and hasattr(session.config, "workerinput") and not is_first(file):
            fcntl.flock(file, fcntl.LOCK_SH)
        return (yield)


def is_first(file: IO[bytes]) -> bool:
    """The first one has the file for itself until it closes it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@cache
def is_slow(path: Path) -> bool:
    return not SLOW.isdisjoint((path, *path.parents))


def pytest_itemcollected(item: pytest.Item) -> None:
    if is_slow(item.path):
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that are in no list keep their order."""
    items.sort(key=lambda item: PLACES.get(item.path, len(PLACES)))


def pytest_collection_finish() -> None:
    """Nothing that was imported or collected is garbage, so never search it."""
    gc.freeze()
    gc.set_threshold(GARBAGE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The slowest files, if many were run."""
    seconds: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration
    if len(seconds) > SLOWEST:
        terminalreporter.section("slowest files")
        for name, took in sorted(seconds.items(), key=lambda one: -one[1])[:SLOWEST]:
            terminalreporter.write_line(f"{took:7.1f} s  {name}")
