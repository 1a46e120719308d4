"""`rulewright arena` as users call it; interpreted, since that starts at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Here, Run
from .test_lab import interrupted, rulewright


def test_a_round_robin_shows_shares_and_ratings(here: Here, board: str) -> None:
    asked = ("--bots", "random,greedy", "--games", "3", "--anchor", "random", "--jobs", "2", "--board", board)
    ran = here("arena", "termites", *asked)
    assert ran.returncode == 0, ran.stderr
    for word in ("Against", "95% interval", "Even share", "Rating", "Seconds/decision", "greedy", "+0"):
        assert word in ran.stdout
    assert " 4 " in ran.stdout  # rounded up to two deals


def test_a_table_shows_how_sides_and_seats_fared(here: Here) -> None:
    ran = here("arena", "termites", "--table", "random", "--players", "4", "--games", "3", "--jobs", "1")
    assert ran.returncode == 0, ran.stderr
    for word in ("3 games", "Swarm", "Seat", "Place in turn order", "1 (random)", "seconds per decision"):
        assert word in ran.stdout


def test_a_table_goes_round_through_its_seats(here: Here) -> None:
    ran = here("arena", "termites", "--table", "greedy,random,random", "--games", "1", "--jobs", "1", "--json")
    found = json.loads(ran.stdout)
    assert (found["games"], found["players"], found["tables"]) == (3, 3, [["greedy", "random", "random"]])
    assert [one["bot"] for one in found["comparisons"]] == ["greedy", "random"]


def test_the_same_command_goes_on_and_more_games_may_be_asked_for(here: Here, board: str, tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    command = ["arena", "termites", "--bots", "random,greedy", "--jobs", "1", "--json", "--save", str(file)]
    command += ["--board", board]
    first = json.loads(here(*command, "--games", "2").stdout)
    kept = file.read_text()
    file.write_text(kept[:-20])
    assert json.loads(here(*command, "--games", "4").stdout)["games"] == 4
    assert file.read_text().splitlines()[:2] == kept.splitlines()[:2]
    assert len(file.read_text().splitlines()) == 5
    again = json.loads(here(*command, "--games", "2").stdout)
    assert [again[key] for key in ("games", "ratings", "by_side")] == [
        first[key] for key in ("games", "ratings", "by_side")
    ]
    other = here(*command, "--games", "2", "--seed", "7")
    assert other.returncode == 2
    assert "differs in: seed" in other.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "wizard,pip"], "random, greedy"),
        (["--bots", "pip"], "two bots"),
        (["--bots", "pip,juno,pip"], "twice"),
        (["--bots", "pip,greedy:5"], "cannot set the iterations"),
        (["--bots", "pip,atlas:many"], "whole number"),
        (["--bots", "pip,juno", "--table", "pip,juno"], "not both"),
        (["--bots", "pip,juno", "--players", "5"], "from 2 to 4"),
        (["--bots", "pip,juno", "--players", "NaN"], "whole number"),
        (["--bots", "pip,juno", "--games", "0"], "from 1"),
        (["--bots", "pip,juno", "--games", "1e9"], "whole number"),
        (["--bots", "pip,juno", "--jobs", "0"], "from 1"),
        (["--bots", "pip,juno", "--seed", "-1"], "from 0"),
        (["--bots", "pip,juno", "--anchor", "atlas"], "atlas does not play"),
        (["--bots", "pip,juno", "--save", "/dev/null/file"], "/dev/null/file"),
        (["--bots", "pip,juno", "--save", "/"], "cannot be used"),
        (["--bots", "pip,juno", "--nonsense", "1"], "--nonsense"),
        (["--table", "pip,juno", "--players", "3"], "2 bots"),
        (["--table", "pip,pip,pip,pip,pip"], "from 2 to 4"),
        (["--table", "pip,"], "Unknown bot"),
        (["--bots", "pip,python:nothing.py"], "nothing.py does not exist"),
        (["--bots", "pip,program:no-such-thing"], "cannot be found or run"),
        (["--bots", "pip,juno", "--bot-seconds", "0"], "from 1"),
    ],
)
def test_impossible_requests_get_a_clear_message(run: Run, arguments: list[str], told: str) -> None:
    status, _, wrong = run("arena", "termites", *arguments)
    assert status == 2
    assert told in wrong
    assert "Traceback" not in wrong


def test_ctrl_c_ends_it_keeps_what_is_done_and_says_how_to_go_on(board: str, tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"

    def some_games(_: str) -> bool:
        return file.exists() and file.read_bytes().count(b"\n") > 6

    asked = ("--bots", "random,greedy", "--games", "9999", "--jobs", "2", "--save", str(file), "--board", board)
    ran = interrupted("arena", "termites", *asked, when=some_games)
    assert ran.returncode == 130
    assert "Stopped after" in ran.stderr
    assert "the same command resumes" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert "greedy" in ran.stdout
    for line in file.read_text().splitlines():
        json.loads(line)


def test_simulate_also_plays_with_bots_that_think(here: Here, board: str) -> None:
    ran = here("simulate", "termites", "--players", "2", "--bots", "pip,random", "--games", "1", "--board", board)
    assert ran.returncode == 0, ran.stderr
    assert "1 (pip)" in ran.stdout


@pytest.mark.parametrize(("language", "word"), [("pl", "Przeciw"), ("de", "Wertung"), ("pt-BR", "Contra")])
def test_the_results_speak_every_language(board: str, language: str, word: str) -> None:
    arguments = ("--bots", "random,greedy", "--games", "2", "--jobs", "1", "--board", board)
    assert word in rulewright("--lang", language, "arena", "termites", *arguments).stdout


def test_a_foreign_bot_plays_and_a_forfeit_is_reported(here: Here, board: str, tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text("def choose(seat, luck):\n    return seat.legal()[0]\n")
    (tmp_path / "broken.py").write_text("def choose(seat, luck):\n    raise RuntimeError('nothing works')\n")
    good, bad = f"python:{tmp_path / 'first.py'}", f"python:{tmp_path / 'broken.py'}"
    asked = ("--bots", f"{good},{bad}", "--games", "2", "--jobs", "1", "--board", board, "--json")
    ran = here("arena", "termites", *asked)
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    told = {"bot": bad, "why": "crashed", "times": 2, "detail": "RuntimeError: nothing works"}
    assert (found["comparisons"][0]["share"], found["forfeits"]) == (1, [told])
    assert f"{bad} forfeited 2 of 2 games: it exited without an answer. RuntimeError: nothing works" in ran.stderr


def test_simulate_writes_a_journal_of_a_game_with_a_foreign_bot(here: Here, board: str, tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text("def choose(seat, luck):\n    return seat.legal()[0]\n")
    asked = ("--bots", f"python:{bot},random", "--games", "1", "--board", board, "--journals", str(tmp_path / "games"))
    ran = here("simulate", "termites", *asked)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert here("verify", *map(str, (tmp_path / "games").iterdir())).returncode == 0
