"""A game from a package in the lab, at tables larger than any of ours."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.test_lab import rulewright


def test_its_games_are_simulated_kept_and_verified(thin_ice: Path, tmp_path: Path) -> None:
    command = (
        "simulate",
        "thin-ice",
        "--games",
        "4",
        "--bots",
        "greedy",
        "--json",
        "--journals",
        str(tmp_path / "games"),
    )
    ran = rulewright(*command, PYTHONPATH=str(thin_ice))
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert (found["games"], len(found["by_seat"])) == (4, 6)
    journals = sorted(map(str, (tmp_path / "games").glob("*.jsonl")))
    assert len(journals) == 4
    checked = rulewright("verify", *journals, PYTHONPATH=str(thin_ice))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    gone = rulewright("verify", journals[0], PYTHONPATH="")
    assert gone.returncode != 0
    assert "Unknown game “thin-ice”. Choose from: termites, cryhavoc." in gone.stdout + gone.stderr


def test_bots_play_a_tournament_of_it(thin_ice: Path, tmp_path: Path) -> None:
    command = (
        "arena",
        "thin-ice",
        "--bots",
        "greedy,random",
        "--players",
        "6",
        "--games",
        "12",
        "--jobs",
        "1",
        "--json",
    )
    ran = rulewright(*command, "--save", str(tmp_path / "arena.jsonl"), PYTHONPATH=str(thin_ice))
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["players"] == 6
    shares = {one["bot"]: one["share"] for one in found["comparisons"] if one["bot"] == "greedy"}
    assert shares["greedy"] > 1 / 6


def test_what_it_is_called_stands_in_tables_and_help(thin_ice: Path) -> None:
    ran = rulewright("simulate", "thin-ice", "--games", "2", PYTHONPATH=str(thin_ice))
    assert "Fisher" in ran.stdout, ran.stderr
    assert "termites, cryhavoc, thin-ice" in " ".join(
        rulewright("play", "--help", PYTHONPATH=str(thin_ice)).stdout.split()
    )


def test_a_game_without_content_judges_no_pack(thin_ice: Path, tmp_path: Path) -> None:
    checked = rulewright("content", "check", str(tmp_path / "nothing"), PYTHONPATH=str(thin_ice))
    assert checked.returncode == 1
    assert "does not exist" in " ".join(checked.stdout.split())
