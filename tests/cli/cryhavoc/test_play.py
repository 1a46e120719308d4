"""`rulewright play cryhavoc` in a real terminal: a newcomer's whole first game, asking why along the way."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random

import pytest
from tests.cli.terminal import COMMAND, END, PROMPT, Terminal, environment, plain

from rulewright.words import LANGUAGES, Words

Env = dict[str, str]
FILE = re.compile(r"Every move is saved right away, in\s+(\S+)")
AT_RANDOM = ("--seats", "human,random", "--seed", "5", "--factions", "humans,machines", "--pack", "york")


def answer(shown: str, random: Random) -> str:
    """A player who takes any choice from the list."""
    question = re.sub(r"(Not playable here|Chosen):.*?(?=\n  0\))", "", shown, flags=re.DOTALL)
    numbers = re.search(r"Type a number: ([\d, ]+)", question)
    if "Press Enter to end your turn" in question:
        return ""
    keys: list[str] = numbers[1].split(", ") if numbers else re.findall(r"(?<=\s\s)(\d+)\) ", question)
    return random.choice(keys)


def started(env: Env, *more: str, size: tuple[int, int] = (80, 24)) -> Terminal:
    terminal = Terminal("play", "cryhavoc", *more, env=env, size=size)
    terminal.expect("Press Enter to continue")
    terminal.ask("")
    return terminal


def play_on(terminal: Terminal, until: str, random: Random) -> str:
    while not re.search(until, terminal.shown):
        terminal.ask(answer(terminal.shown, random), f"{PROMPT.pattern}|{END}")
    return terminal.shown


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_whole_first_game(env: Env, size: tuple[int, int]) -> None:
    with started(env, *AT_RANDOM, size=size) as terminal:
        file = Path(FILE.search(plain(terminal.transcript))[1])  # type: ignore[index]
        play_on(terminal, END, Random(1))
        assert terminal.end() == 0
    shown = plain(terminal.transcript)
    assert max(len(line) for line in shown.split("\n") if str(file) not in line) <= size[0]
    assert "Traceback" not in shown
    assert re.search(r"(wins with|share the victory with) -?\d+ points!", shown)
    assert "prisoners held:" in shown
    told = subprocess.run([*COMMAND, "verify", str(file)], env=env, capture_output=True, text=True, check=True).stdout
    assert "played to the end" in told


def test_one_turn(env: Env) -> None:
    """Using names and labels; with why, hand, list, undo and so on."""
    with started(env, *AT_RANDOM, size=(110, 42)) as t:
        play_on(t, "action 1 of 3. Which action", Random(2))
        assert "Not now" in t.ask("why wo")
        assert "Next to it: Th Thornmaze" in t.shown
        assert "Enable scoring" in t.shown or "Raise the Flag" in t.ask("why enable")
        assert "In battle:" in t.ask("hand")
        assert "Skill: Colonial Charter" in t.shown
        assert "Structure: Airfield (build 2, activate 2, 3 left)" in t.shown
        assert "Next to it: Th Thornmaze" in t.ask("map")
        assert "Deck (" in t.ask("cards")
        assert "Skill:" in t.ask("skills")
        assert "Machines" in t.shown
        assert "→" in t.ask("list")
        assert "┌" in t.ask("board")
        assert "war party" in t.ask("help")
        assert "Which cards do you play?" in t.ask("move")
        before = re.findall(r"^  (\d)\) (.*?): (\d) move", t.shown, re.MULTILINE)
        strong = [number for number, _, points in before if points != "0"]
        assert "add more cards" in t.ask(strong[0])
        assert "Chosen:" in t.shown
        assert "Which cards do you play?" in t.ask("undo")
        t.ask(" ".join([*strong, "play"]))
        if "place in the order" in t.shown:
            t.ask("1")
        home = re.search(r"\*(D[au]) D", t.shown)
        assert home
        assert "no suitable unit" in t.ask("why wo")
        shown = t.ask(home[1])
        assert f"<{home[1]}" in shown
        assert "not adjacent" in t.ask("why wo")
        goal = re.search(r"1\) (\w\w) ", shown[shown.rindex("Where does the unit go?") :])
        assert goal
        t.ask(goal[1])
        assert "H1" in t.shown
        t.type("quit")
        assert t.end() == 0


def test_without_a_terminal_it_is_plain_text(env: Env) -> None:
    command = [*COMMAND, "play", "cryhavoc", "--seats", "random,random", "--seed", "3"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    assert "\x1b" not in done.stdout
    assert "The game is over." in done.stdout
    assert done.stderr == ""
    ascii_only = {**env, "PYTHONIOENCODING": "ascii"}
    command = [*COMMAND, "play", "cryhavoc", *AT_RANDOM]
    done = subprocess.run(command, env=ascii_only, capture_output=True, text=True, input="quit\n", check=True)
    assert "$1" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played(tmp_path: Path, language: str) -> None:
    words = Words(language)
    typed = [words("cli-word-hand"), words("cli-word-help"), words("cli-word-list"), "1", "", words("cli-word-quit")]
    command = [*COMMAND, "play", "cryhavoc", *AT_RANDOM, "--lang", language]
    done = subprocess.run(
        command, env=environment(tmp_path), capture_output=True, text=True, input="\n".join(typed) + "\n"
    )
    assert done.returncode == 0, done.stderr
    shown = " ".join(done.stdout.split())
    for text in (words("cryhavoc-title"), words("cryhavoc-faction-machines"), words("cli-go-on", command="")):
        assert text.strip() in shown
