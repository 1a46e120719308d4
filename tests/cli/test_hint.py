"""A hint in the terminal, and bots by name."""

from __future__ import annotations

import os
import re
import subprocess
from io import StringIO

import pytest

from rulewright.cli.terminal import hint
from rulewright.cli.terminal.bots import OPPONENT, default_name
from rulewright.cli.terminal.wish import Wish, read_sitters
from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.players.bots import OPPONENTS
from rulewright.players.seat import Seat
from rulewright.words import LANGUAGES, Words

from .conftest import Run
from .terminal import COMMAND, Terminal

Env = dict[str, str]
AT_RANDOM = ("--seats", "human,random", "--seed", "5")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


# ------------------------------------------------------------- asking for one
def test_a_hint_shows_good_moves_and_what_speaks_for_them(env: Env) -> None:
    with Terminal("play", "termites", *AT_RANDOM, env=env) as t:
        t.expect("Press Enter to continue")
        t.ask("")
        shown = t.ask("hint")
        assert "Looking for the best moves" in shown
        assert re.search(r"1\. Take your mound of value \d.* \(\d+%\)", shown)
        assert "chance of winning" in shown
        assert "Type a value" in t.ask("board"), "it is still the same question"
        t.ask("8 e7")
        assert "Nothing left to do this turn" in t.ask("hint")


def test_ctrl_c_ends_the_thinking_and_not_the_game(env: Env) -> None:
    with Terminal("play", "termites", *AT_RANDOM, env=env) as t:
        t.expect("Press Enter to continue")
        t.ask("")
        t.type("hint")
        t.expect(r"to stop\.\s+\.\.")
        os.write(t._end, b"\x03")
        assert "No hint." in t.expect()
        assert "That was your last choice this turn" in t.ask("8 e7")


@EVERY_LANGUAGE
def test_the_word_for_a_hint_is_that_of_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words = Words(language)
    monkeypatch.setattr(hint, "ROUNDS", 4)
    monkeypatch.setattr("sys.stdin", StringIO(f"{words('cli-word-hint')}\n{words('cli-word-quit')}\n"))
    status, shown, wrong = run("play", "termites", *AT_RANDOM, "--lang", language)
    assert (status, wrong) == (0, "")
    assert words("cli-hint-value") in " ".join(shown.split())
    assert words("cli-word-hint") in words("cli-play-help")


def test_a_search_shows_signs_of_life_and_leaves_the_match_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "ROUNDS", 4)
    monkeypatch.setattr(hint, "TICK", 0.05)
    match = Match(load("termites"), load("termites").prepare(Settings(2)), bytes(32))
    before, signs = match.trail[-1].position, list[int]()
    found = hint.look(Seat(match, match.actor), lambda: signs.append(1))
    assert found[0].action in match.legal()
    assert signs
    assert match.game.engine.encode(match._states, 0) == before


# ------------------------------------------------------------- who sits there
def test_you_play_against_a_bot_of_middle_strength_if_nothing_is_said() -> None:
    assert OPPONENT in OPPONENTS[1:-1]
    assert read_sitters(Wish(), load("termites")) == ["human", OPPONENT]
    assert read_sitters(Wish(players=3), load("cryhavoc")) == ["human", OPPONENT, OPPONENT]


@EVERY_LANGUAGE
def test_bots_have_their_own_names_and_help_lists_them(language: str) -> None:
    words = Words(language)
    for bot in OPPONENTS:
        assert words(f"bot-{bot}") == bot.capitalize()
        assert words(f"bot-{bot}-about")
        assert bot in words("cli-help-play-seats")
    sitters = ["juno", "human", "juno", "random"]
    assert [default_name(words, sitters, seat) for seat in (0, 2)] == ["Juno", "Juno 2"]
    assert default_name(words, sitters, 1) == words.player(1)


def test_who_is_not_known_is_answered_with_the_names_of_the_bots(env: Env) -> None:
    command = [*COMMAND, "play", "termites", "--seats", "human,mastermind"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert ", ".join(OPPONENTS) in " ".join(done.stderr.split())
    assert "greedy" not in done.stderr
