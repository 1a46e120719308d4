"""Playing in the terminal: whole games, asking why, undoing, stopping at any moment and resuming."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from rulewright.cli.terminal.paint import MANY, NONE, ONE, SIXTEEN, palette
from rulewright.words import LANGUAGES, Words

from .terminal import COMMAND, END, FORGET, Terminal, answer, environment, plain

Env = dict[str, str]
FILE = re.compile(r"Every move is saved right away, in\s+(\S+)")
AT_RANDOM = ("--seats", "human,random", "--seed", "5")


def started(env: Env, *more: str, size: tuple[int, int] = (100, 40)) -> Terminal:
    """A new game, at its first question."""
    terminal = Terminal("play", "termites", *more, env=env, size=size)
    terminal.expect("Press Enter to continue")
    terminal.ask("")
    return terminal


# ------------------------------------------------------------- whole games
def test_a_newcomer_plays_a_whole_game_against_a_bot(env: Env) -> None:
    with Terminal("play", "termites", "--seats", "human,pip", env=env) as terminal:
        introduction = terminal.expect("Press Enter to continue")
        assert all(word in introduction for word in ("our own design", "independent", "help", "why F6", "undo"))
        file = Path(FILE.search(introduction)[1])  # type: ignore[index]
        terminal.ask("")
        terminal.play_on(END)
        assert terminal.end() == 0
    end = plain(terminal.transcript)[-2000:]
    assert re.search(r"(wins with|share the victory with) \d+ points!", end)
    assert "mounds on the board" in end
    assert str(file) in end
    assert file.parent == Path(env["XDG_DATA_HOME"]) / "rulewright" / "games"
    told = subprocess.run([*COMMAND, "verify", str(file)], env=env, capture_output=True, text=True, check=True).stdout
    assert "played to the end" in told


def test_bots_alone_play_to_the_end_and_a_pipe_gets_plain_text(env: Env) -> None:
    command = [*COMMAND, "play", "termites", "--seats", "random,random,random,random", "--seed", "1"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    assert "\x1b" not in done.stdout
    assert "The game is over." in done.stdout
    assert done.stderr == ""


# ------------------------------------------------------------- one turn
def test_why_undo_rules_and_the_rest(env: Env, tmp_path: Path) -> None:
    copy, eyes = tmp_path / "copy.jsonl", tmp_path / "eyes.jsonl"
    with started(env, *AT_RANDOM) as t:
        assert "Type a value: 5, 6, 7, 8, 9" in t.shown
        assert "T1.3" in t.ask("4")
        shown = t.ask("why f6")
        assert "Not now" in shown
        assert "F6 is taken" in shown
        assert "A mound may stand on E7. Take the mound first" in t.ask("why e7")
        assert "Not now" in t.ask("e7")
        t.ask("8")
        assert "F6 is taken" in t.ask("why f6")
        assert "on the edge" in t.ask("a1")
        assert "That is allowed" in t.ask("why e7")
        assert "Type a value" in t.ask("undo")
        shown = t.ask("8 e7")
        assert "That was your last choice this turn" in shown
        assert "[▲8]" in shown
        assert "Nothing left to do this turn" in t.ask("pass")
        assert "mound of value 8" in t.ask("undo")
        assert "That was your last choice this turn" in t.ask("e7")
        t.ask("")
        t.play_on("Which token do you place")
        assert t.ask("hand").count("×") == 3
        assert "You have no" in t.ask("a3")
        t.ask("board")
        shown = t.play_on("Which unit do you move")
        assert "something random has happened" in t.ask("undo")
        assert "don’t understand" in t.ask("xyzzy")
        assert "Not now" in t.ask("move:f6")
        assert "is not possible at this table" in t.ask("move:z9")
        t.ask(answer(shown))
        assert "movement point" in t.shown
        assert re.search(r"Attack strength \d+\n +\+\d", t.ask("why f6"))  # the neutral mound, too strong at first
        assert "strictly greater" in t.ask("rules t6.5")
        assert "Similar: T6" in t.ask("rules t6.77")
        assert "goes first" in t.ask("log")
        assert "Written" in t.ask(f"save {copy}")
        assert "already exists" in t.ask(f"save {copy}")
        assert "Written" in t.ask(f"export {eyes}")
        assert "Written" in t.ask("export")
        assert "why F6" in t.ask("help")
        assert "Neutral mounds: F6 7" in t.ask("list")
        assert "[·7]" in t.ask("board")
        t.type("quit")
        assert t.end() == 0
        assert "rulewright play --resume" in plain(t.transcript)
    assert "seed" in json.loads(copy.read_text().splitlines()[0])
    assert "seed" not in json.loads(eyes.read_text().splitlines()[0])
    assert re.search(r'"draw:\?"', eyes.read_text())


def test_the_only_choice_is_made_automatically_and_shown(env: Env, tmp_path: Path) -> None:
    """A board with room for one mound, so its hex is not a choice."""
    board = tmp_path / "tiny.toml"
    board.write_text('free = true\npicture = """\n . .\n. . .\n . .\n"""\n')
    with started(env, *AT_RANDOM, "--board", str(board)) as t:
        shown = t.ask("5")
        assert "the only choice" in shown
        assert "To place: mound of value 5" in t.ask("undo")


# ------------------------------------------------------------- nothing is lost
def test_killed_and_resumed(env: Env) -> None:
    with started(env, *AT_RANDOM) as t:
        t.play_on("Which unit do you move")
        file = Path(FILE.search(plain(t.transcript))[1])  # type: ignore[index]
        before = board_of(t.shown)
        t.process.send_signal(signal.SIGKILL)
    with file.open("a") as torn:
        torn.write('{"seq":99,"do":"pa')
    with Terminal("play", "--resume", env=env) as t:
        shown = t.expect()
        assert "Which unit do you move" in shown
        assert board_of(shown) == before
        with Terminal("play", "--resume", str(file), env=env) as other:
            assert other.end() == 2
            assert "being played in another window" in plain(other.transcript).replace("\n", " ")
        assert "That was your last choice this turn" in t.ask("pass")
        t.process.send_signal(signal.SIGKILL)
    with Terminal(
        "play", "--resume", str(file), "--seats", "random,human", "--names", "Deep Thought,Eve", env=env
    ) as t:
        assert "Eve: " in t.expect()  # somebody else takes the bot's seat
        t.process.send_signal(signal.SIGKILL)
    told = subprocess.run([*COMMAND, "verify", str(file)], env=env, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def board_of(shown: str) -> list[str]:
    """The lines of the board, without marks."""
    lines = shown[shown.index("A                A1") :].split("\n")[:22]
    return [line[:68].replace("*", " ").rstrip() for line in lines]


@pytest.mark.parametrize("moment", ["introduction", "question"])
def test_ctrl_c_says_where_the_game_is(env: Env, moment: str) -> None:
    with Terminal("play", "termites", *AT_RANDOM, env=env) as t:
        t.expect("Press Enter to continue")
        if moment == "question":
            t.ask("")
        assert t.interrupt() == 130
        assert "Traceback" not in t.transcript
        assert "The game is saved in" in plain(t.transcript)


def test_the_end_of_input_is_a_way_to_quit(env: Env) -> None:
    command = [*COMMAND, "play", "termites", *AT_RANDOM]
    done = subprocess.run(command, env=env, capture_output=True, text=True, input="8 e7\n")
    assert done.returncode == 0
    assert "The game is saved in" in done.stdout


def test_a_full_disk_is_reported(env: Env, tmp_path: Path) -> None:
    """A file that can no longer be written, as far as a test can arrange it: its folder is gone."""
    folder = tmp_path / "gone"
    folder.mkdir()
    with started(env, *AT_RANDOM, "--save", str(folder / "game.jsonl")) as t:
        (folder / "game.jsonl").unlink()
        folder.rmdir()
        t.type("8 e7")
        assert t.end() == 2
        assert "Traceback" not in t.transcript
        assert "game.jsonl" in plain(t.transcript)


# ------------------------------------------------------------- several people
def test_the_curtain_hides_every_hand(env: Env) -> None:
    """What is on the screen between two clearings is for one person; a curtain is for everybody."""
    with Terminal(
        "play", "termites", "--seats", "human,human,random", "--names", "Ann,Bob", "--seed", "3", env=env
    ) as t:
        t.expect("Press Enter to continue")
        t.type("")
        while t.transcript.count("Pass the keyboard") < 8:
            shown = t.expect(r"> $|Press Enter to continue")
            t.type("" if "Press Enter to continue" in shown else answer(shown))
    screens = t.transcript.split(FORGET)
    people = [who_sees(plain(screen)) for screen in screens]
    assert {"Ann", "Bob", "everybody"} <= set(people)
    for before, after in pairwise(people):
        assert before != after or before == "everybody"


def who_sees(screen: str) -> str:
    """The player whose hand is visible; an error if there is more than one."""
    drew = set(re.findall(r"(\w+) draws (?:Worker|Soldier|Nasute|Alate)", screen))
    asked = set(re.findall(r"^(Ann|Bob): ", screen, re.MULTILINE))
    seen = drew | asked
    assert len(seen) <= 1, screen
    if not seen:
        assert "Your hand" not in screen
    return seen.pop() if seen else "everybody"


# ------------------------------------------------------------- terminals
@pytest.mark.parametrize("size", [(80, 24), (100, 40), (140, 60)])
def test_it_fits(env: Env, size: tuple[int, int]) -> None:
    """No line is too long, and the whole page fits on the screen."""
    with started(env, *AT_RANDOM, size=size) as t:
        shown = t.ask("8").split("8\n", 1)[1]
        lines = shown.split("\n")
        assert max(map(len, lines)) <= size[0]
        assert len(lines) <= size[1]
        assert "A1" in shown
        assert "F11" in shown


def test_a_tiny_terminal_gets_a_list(env: Env) -> None:
    with started(env, *AT_RANDOM, size=(50, 16)) as t:
        assert "The board needs" in t.shown.replace("\n", " ")
        assert "Neutral mounds: F6 7" in t.shown
        assert "That was your last choice this turn" in t.ask("8 e7")


def test_colours_are_left_out_where_they_are_not_wanted(tmp_path: Path) -> None:
    with started(environment(tmp_path, NO_COLOR="1"), *AT_RANDOM) as t:
        assert "48;5" not in t.transcript
    colours = {"TERM": "xterm-256color"}
    assert palette(True, colours, True) is MANY
    assert palette(True, {"TERM": "linux"}, True) is SIXTEEN
    assert palette(True, colours, False) is palette(True, {**colours, "NO_COLOR": "1"}, True) is ONE
    assert palette(False, colours, True) is palette(True, {"TERM": "dumb"}, True) is NONE


def test_ascii_only(env: Env) -> None:
    command = [*COMMAND, "play", "termites", *AT_RANDOM]
    ascii_only = {**env, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=ascii_only, capture_output=True, text=True, input="8 e7\n")
    assert done.returncode == 0
    assert "[g8]" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played(tmp_path: Path, language: str) -> None:
    """Including the language's own commands."""
    words = Words(language)
    why, undo, rules = words("cli-word-why"), words("cli-word-undo"), words("cli-word-rules")
    typed = ["8", why, words("cli-word-help"), rules, undo, "8 e7", "", words("cli-word-quit")]
    command = [*COMMAND, "play", "termites", *AT_RANDOM, "--lang", language]
    env = environment(tmp_path)
    done = subprocess.run(command, env=env, capture_output=True, text=True, input="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    shown = " ".join(done.stdout.split())
    for text in (
        words("termites-title"),
        words("termites-prompt-mound-hex", value=8),
        words("cli-why-what", example="F6"),
        words("cli-rules-hint", command=rules, paragraph="T1.1", chapter="T1"),
        words("cli-go-on", command=""),
    ):
        assert text.strip() in shown
    assert shown.count(words("termites-cli-values", list="5, 6, 7, 8, 9")) == 2  # before and after the undo


def test_start_up_is_quick(env: Env) -> None:
    """Measured in processor time, since others may use the machine too."""
    before = os.times().children_user
    subprocess.run([*COMMAND, "--version"], env=env, check=True, capture_output=True)
    assert os.times().children_user - before < 1.0
