"""A game from a package, played to the end in a terminal by a person and bots, drawn as its package says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.terminal import END, PROMPT, Terminal, environment
from tests.cli.test_lab import rulewright

from rulewright.words import LANGUAGES

CASTS = 2  # in a turn, unless the ice breaks


@pytest.fixture
def env(thin_ice: Path, tmp_path: Path) -> dict[str, str]:
    return environment(tmp_path / "data", PYTHONPATH=str(thin_ice))


def fish(terminal: Terminal) -> None:
    """To the end of the game: a few casts per turn, then home."""
    casts = 0
    while END not in terminal.shown:
        home = re.search(r"^ +(\d)\) Go home", terminal.shown, re.MULTILINE)
        done = home and casts >= CASTS
        casts = 0 if done or "1) Lay" in terminal.shown else casts + 1
        terminal.ask(home[1] if home and done else "1", f"{PROMPT.pattern}|{END}")


def test_a_whole_game_with_hints_reasons_rules_and_undo_and_its_journal_verified(
    env: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.jsonl"
    seats = ("--seats", "human,pip,greedy,random", "--names", "Ada,Ben,Cy,Dot", "--seed", "5", "--rounds", "3")
    with Terminal("play", "thin-ice", *seats, "--save", str(file), env=env) as terminal:
        shown = terminal.expect(r"Press Enter")
        assert "Fish through the ice for as long as you dare." in shown
        shown = terminal.ask("")
        assert "Ada has 0 points." in shown
        assert "draws a card" not in shown  # its drawing keeps this quiet
        assert "Ben draws a card." in terminal.ask("log")
        assert re.search(r"Your hand: \d × ", shown)
        assert "Ada: Choose a card from your hand as your bait.  I3.1" in shown
        assert "Your hand: " in terminal.ask("hand")
        assert "I4.3   At the second crack the ice breaks" in terminal.ask("rules I4.3")
        assert "I3.1" in terminal.ask("why " + next(card for card in CARDS if card not in held(shown)))
        assert "1. Lay a" in terminal.ask("hint")
        assert "On Ada’s line: nothing." in terminal.ask("1")
        assert "Choose a card from your hand as your bait." in terminal.ask("undo")
        fish(terminal)
        assert "The game is over." in terminal.shown
        assert re.search(r"(wins|win) with \d+ points!", " ".join(terminal.shown.split())), terminal.shown
        assert terminal.end() == 0
    checked = rulewright("verify", str(file), PYTHONPATH=env["PYTHONPATH"])
    assert checked.returncode == 0, checked.stdout


CARDS = {"crack": "crack", **{f"fish-{worth}": f"fish worth {worth}" for worth in range(1, 5)}}


def held(shown: str) -> list[str]:
    hand = re.findall(r"Your hand: (.*)", shown)[-1]
    return [card for card, words in CARDS.items() if words in hand]


def test_its_rules_are_read_in_every_language(thin_ice: Path) -> None:
    languages = (rulewright("rules", "i4.3", PYTHONPATH=str(thin_ice), RULEWRIGHT_LANG=each) for each in LANGUAGES)
    texts = {ran.stdout for ran in languages}
    assert len(texts) == len(LANGUAGES)
    assert all(text.startswith("I4.3 ") for text in texts)
    chapters = rulewright("rules", PYTHONPATH=str(thin_ice), RULEWRIGHT_LANG="de").stdout
    assert "Dünnes Eis\nI1   Der Stapel\n" in chapters
    assert "T1 " in chapters


def test_it_is_among_the_games_that_one_can_choose(env: dict[str, str]) -> None:
    with Terminal("play", env=env) as terminal:
        assert "3) Thin Ice" in terminal.expect()
        assert "Fish through the ice" in terminal.ask("thin ice", "Press Enter")
