"""`rulewright simulate` and `bench` as users call them; interpreted, since that starts at once."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Here, Run
from .terminal import COMMAND, PATIENCE

ENVIRONMENT = {**os.environ, "RULEWRIGHT_MODE": "interpreted", "RULEWRIGHT_LANG": "en", "COLUMNS": "110"}


def rulewright(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], env=ENVIRONMENT | more, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def interrupted(*arguments: str, when: Callable[[str], bool]) -> subprocess.CompletedProcess[str]:
    """A command that gets Ctrl-C, with all its processes, as soon as `when` holds for the output of its progress bar."""
    command, environment = [*COMMAND, *arguments], {**ENVIRONMENT, "TERM": "xterm-256color"}
    terminal, theirs = pty.openpty()
    running = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=theirs, text=True, start_new_session=True
    )
    os.close(theirs)
    told, end = "", time.monotonic() + PATIENCE
    try:
        while not when(told):
            assert time.monotonic() < end, told
            told += shown(terminal, 0.05)
        os.killpg(running.pid, signal.SIGINT)
        while more := shown(terminal, PATIENCE):
            told += more
        out, _ = running.communicate(timeout=PATIENCE)
    finally:
        os.close(terminal)
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    return subprocess.CompletedProcess(command, running.returncode, out, told)


def shown(terminal: int, patience: float) -> str:
    """The next output; "" at the end, or after that many seconds."""
    try:
        ready, _, _ = select.select([terminal], [], [], patience)
        return os.read(terminal, 1 << 16).decode("utf-8", "replace") if ready else ""
    except OSError:  # the other end is closed
        return ""


def playing(told: str) -> bool:
    """Whether the first games are over."""
    return "Playing" in told


def test_simulate_takes_as_many_players_as_bots_are_listed(here: Here) -> None:
    done = here("simulate", "termites", "--games", "2", "--bots", "random,greedy", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["players"], told["bots"]) == (2, ["random", "greedy"])
    done = here("simulate", "termites", "--games", "1", "--bots", "random,greedy", "--players", "3")
    assert "2 bots are named for 3 seats" in done.stderr
    done = here("simulate", "termites", "--games", "1", "--bots", ",".join(["random"] * 5))
    assert "5 bots are named for 4 seats" in done.stderr


def test_the_table_shows_shares_with_intervals_by_swarm_seat_and_turn_order(here: Here) -> None:
    ran = here("simulate", "termites", "--players", "2", "--games", "6", "--swarms", "blue,red")
    assert ran.returncode == 0, ran.stderr
    assert "6 games" in ran.stdout
    for word in ("Swarm", "Seat", "Place in turn order", "95% interval", "Blue", "Red", "1 (random)"):
        assert word in ran.stdout


def test_json_says_the_same_and_what_was_asked(here: Here) -> None:
    ran = here(
        "simulate",
        "termites",
        "--players",
        "3",
        "--games",
        "4",
        "--json",
        "--seed",
        "9",
        "--option",
        "recross_target=no",
    )
    found = json.loads(ran.stdout)
    assert (found["games"], found["players"], found["seed"]) == (4, 3, 9)
    assert found["options"]["recross_target"] == "no"
    assert sum(share["wins"] for share in found["by_side"].values()) == pytest.approx(4)
    assert set(found["by_side"]) <= {"blue", "red", "gold", "grey"}


def test_journals_are_written_and_pass_the_check(here: Here, tmp_path: Path) -> None:
    ran = here("simulate", "termites", "--players", "2", "--games", "2", "--journals", str(tmp_path / "new" / "folder"))
    assert ran.returncode == 0, ran.stderr
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 2
    assert here("verify", *map(str, files)).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "nan"], "whole number"),
        (["--games", "2.5"], "whole number"),
        (["--games", "-1"], "from 1"),
        (["--games", "9" * 400], "from 1"),
        (["--players", "5"], "from 2 to 4"),
        (["--jobs", "0"], "from 1"),
        (["--seed", "-7"], "from 0"),
        (["--bots", "wizard"], "random, greedy"),
        (["--bots", "random,random", "--players", "3"], "2 bots"),
        (["--swarms", "blue,blue,red,gold"], "blue"),
        (["--option", "nonsense=1"], "nonsense"),
        (["--nonsense", "1"], "--nonsense"),
        (["--option", "nonsense"], "nonsense"),
        (["--pack", "no/such/pack"], "no/such/pack"),
        (["--board", "no-such-file.toml"], "no-such-file.toml"),
        (["--journals", "/dev/null/folder"], "/dev/null/folder"),
        (["--out", "games.xls"], "neither .csv nor .parquet"),
        (["--out", "no/such/folder/games.csv"], "no/such/folder"),
    ],
)
def test_impossible_requests_get_a_clear_message(run: Run, arguments: list[str], told: str) -> None:
    status, _, wrong = run("simulate", "termites", *arguments)
    assert status == 2
    assert told in wrong
    assert "Traceback" not in wrong


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_with_what_is_done(jobs: str) -> None:
    asked = ("--games", "1000000", "--players", "2", "--jobs", jobs)
    ran = interrupted("simulate", "termites", *asked, when=playing)
    assert ran.returncode == 130
    assert "Stopped after" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert "Swarm" in ran.stdout


def test_the_bench_measures_compiled_rules_only(here: Here) -> None:
    ran = here("bench", "termites")
    assert ran.returncode == 2
    assert "RULEWRIGHT_MODE" in ran.stderr


@pytest.mark.parametrize(
    ("language", "word", "share"),
    [
        ("en", "Swarm", "50.0%"),
        ("pl", "Rój", "50,0%"),
        ("de", "Schwarm", "50,0\N{NO-BREAK SPACE}%"),
        ("pt-BR", "Enxame", "50,0%"),
    ],
)
def test_the_table_speaks_every_language(language: str, word: str, share: str) -> None:
    told = rulewright("--lang", language, "simulate", "termites", "--games", "1", "--players", "2").stdout
    assert word in told
    assert share in told


def test_games_go_to_a_file_in_the_order_of_their_seeds(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    asked = ("--players", "2", "--games", "6", "--seed", "5", "--jobs", "2", "--out", str(file))
    ran = here("simulate", "termites", *asked)
    assert ran.returncode == 0, ran.stderr
    lines = file.read_text().splitlines()
    assert lines[0].startswith("seed,players,decisions,share_1,points_1,side_1,place_1,share_2")
    assert [line.partition(",")[0] for line in lines[1:]] == ["5", "6", "7", "8", "9", "10"]
