"""The commands besides play and verify, and every error in a command line. Run in this process where that suffices."""

from __future__ import annotations

import inspect
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from rulewright.cli.commands.arena import arena
from rulewright.cli.commands.balance import balance
from rulewright.cli.commands.puzzles import puzzles
from rulewright.cli.commands.simulate import simulate
from rulewright.cli.commands.train import train
from rulewright.cli.commands.tune import tune
from rulewright.games import OWN, load
from rulewright.games.termites.pack.loading import SHIPPED
from rulewright.kernel.rule import PARAGRAPHS
from rulewright.rulebook import chapters, paragraphs
from rulewright.words import LANGUAGES, Words

from .conftest import Run
from .terminal import COMMAND

Env = dict[str, str]


# ------------------------------------------------------------- help
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), ("play",), ("verify",), ("rules",), ("content",), ("content", "check")])
def test_help_is_in_the_readers_language(run: Run, language: str, command: tuple[str, ...]) -> None:
    status, shown, wrong = run(*command, "--help", language=language)
    words = Words(language)
    assert (status, wrong) == (0, "")
    assert shown.startswith(words("cli-help-usage", line="").strip())
    assert words("cli-help-epilogue", languages="")[:12] in shown
    if language != "en":
        assert not re.search(r"Usage|Commands|Parameters|Arguments:|Display|default:|required|\[OPTIONS\]", shown)


def test_no_command_shows_the_help(run: Run) -> None:
    assert run()[1] == run("--help")[1]


def test_help_names_the_default_of_every_option() -> None:
    for command in (simulate, arena, balance, tune, train, puzzles):
        for name, parameter in inspect.signature(command, eval_str=True).parameters.items():
            if isinstance(parameter.default, str) and parameter.default not in ("", "0"):
                [told] = parameter.annotation.__metadata__
                assert parameter.default in told.help, f"{command.__name__} --{name}: {told.help}"


def test_version(run: Run) -> None:
    assert re.fullmatch(r"rulewright \d+\.\d+\.\d+\n", run("--version")[1])


# ------------------------------------------------------------- rules
def test_rules(run: Run) -> None:
    assert run("rules", "termites")[1].startswith("Termites\nT1   Aim and components\n")
    assert "T1   Aim and components\n" in run("rules")[1]
    assert "strictly greater" in run("rules", "t6.5")[1]
    assert run("rules", "T6", "--lang", "de")[1].count("\nT6.") == 10
    assert run("--lang=pl", "rules", "T6.5")[1].startswith("T6.5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_chapters_says_what_to_type_in_the_shell(run: Run, language: str) -> None:
    assert run("rules", "termites", language=language)[1].count("rulewright rules T1") == 2


def test_every_paragraph_that_the_code_names_can_be_read() -> None:
    for game in OWN:
        letter = load(game).turns[0]
        assert {p for p in PARAGRAPHS if p.startswith(letter)} <= {*paragraphs(game), *chapters(game)}


@pytest.mark.parametrize(
    ("language", "known", "told"),
    [
        ("en", "stones", "Rules that mention “stones”: T"),
        ("pl", "kamienie", "Punkty, w których jest „kamienie”: T"),
        ("de", "steine", "Regeln, in denen „steine“ vorkommt: T"),
        ("pt-BR", "pedras", "Regras que mencionam “pedras”: T"),
    ],
)
def test_rules_with_a_word_names_the_paragraphs_that_use_it(run: Run, language: str, known: str, told: str) -> None:
    status, _, wrong = run("rules", known, language=language)
    assert (status, told in wrong) == (2, True)
    assert all(example in wrong for example in ("T1.1", "T1", "termites, cryhavoc"))
    wrong = run("rules", "xyzzy", language=language)[2]
    assert "xyzzy" in wrong
    assert told.partition(" ")[0] not in wrong


# ------------------------------------------------------------- content
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_is_shown_with_its_numbers_and_stops_nobody(run: Run, tmp_path: Path, language: str) -> None:
    pack = shutil.copytree(load("cryhavoc").packs["york"], tmp_path / "own")
    planet = (pack / "map-3-4.toml").read_text("utf-8")
    (pack / "map-3-4.toml").write_text(planet.replace('kind = "f"', 'kind = "g"', 1), "utf-8")
    status, shown, _ = run("content", "check", str(pack), language=language)
    assert status == 0
    assert Words(language)("cli-content-warning") in shown
    assert "east_landing" in shown
    assert "OK york" in shown


def test_content_check(run: Run, tmp_path: Path) -> None:
    status, shown, _ = run("content", "check", "classic")
    assert status == 0
    assert re.match(r"OK classic: .*digest [0-9a-f]{32}\n", shown)
    pack = shutil.copytree(SHIPPED["classic"], tmp_path / "own")
    (pack / "mounds.toml").write_text((pack / "mounds.toml").read_text().replace("9]", "9, 9]"))
    status, shown, _ = run("content", "check", str(pack))
    assert status == 1
    assert "mounds.toml" in shown
    assert "problems." in shown
    status, _, wrong = run("play", "termites", "--pack", str(pack))
    assert status == 2
    assert "mounds.toml" in wrong


def test_a_board_file(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text('free = true\nneutral = ["C3"]\npicture = """\n . . .\n. . . .\n . w . .\n. . . .\n . . .\n"""\n')
    assert run("content", "check", str(board))[0] == 0
    game = tmp_path / "game.jsonl"
    status, shown, _ = run(
        "play", "termites", "--seats", "random,random", "--board", str(board), "--save", str(game), "--seed", "1"
    )
    assert status == 0
    assert "The game is over" in shown
    assert run("verify", str(game))[0] == 0


# ------------------------------------------------------------- what can be wrong with the command line
BAD = [
    ("nonsense",),
    ("play", "chess"),
    ("play", "termites", "more"),
    ("play", "termites", "--seat", "human,human"),
    ("play", "termites", "--mound_terrain", "lava"),
    ("play", "termites", "--mound_terrain", "any", "--option", "mound_terrain=any"),
    ("play", "termites", "--nonsense"),
    ("play", "termites", "--players"),
    ("play", "termites", "--players", "NaN"),
    ("play", "termites", "--players", "inf"),
    ("play", "termites", "--players", "2.5"),
    ("play", "termites", "--players", "-3"),
    ("play", "termites", "--players", "1"),
    ("play", "termites", "--players", "5"),
    ("play", "termites", "--players", "9" * 400),
    ("play", "termites", "--players", "2", "--players", "3"),
    ("play", "termites", "--players", "3", "--seats", "human,greedy"),
    ("play", "termites", "--seats", "human"),
    ("play", "termites", "--seats", "human,elephant"),
    ("play", "termites", "--seats", ""),
    ("play", "termites", "--names", "A,B,C"),
    ("play", "termites", "--names", "A,A"),
    ("play", "termites", "--names", "x" * 30),
    ("play", "termites", "--names", "\x1b[31mred"),
    ("play", "termites", "--swarms", "blue"),
    ("play", "termites", "--swarms", "blue,blue"),
    ("play", "termites", "--swarms", "blue,green"),
    ("play", "termites", "--scenario", "five"),
    ("play", "termites", "--scenario", "four"),
    ("play", "termites", "--scenario", "file"),
    ("play", "termites", "--option", "nonsense"),
    ("play", "termites", "--option", "nonsense=1"),
    ("play", "termites", "--option", "mound_terrain=lava"),
    ("play", "termites", "--option", "scenario=two", "--scenario", "two"),
    ("play", "termites", "--board", "/nonexistent"),
    ("play", "termites", "--board", "/"),
    ("play", "termites", "--pack", "/nonexistent"),
    ("play", "termites", "--pack", "x" * 5000),
    ("play", "termites", "--seed", "NaN"),
    ("play", "termites", "--seed", "-1"),
    ("play", "termites", "--seed", str(1 << 64)),
    ("play", "termites", "--save", "/nonexistent/game.jsonl"),
    ("play", "termites", "--save", "/"),
    ("play", "termites", "--save", "x" * 5000),
    ("play", "--resume"),
    ("play", "--resume", "/nonexistent"),
    ("play", "--resume", "/"),
    ("play", "--resume", "/dev/null"),
    ("play", "--resume", "--players", "3"),
    ("play", "termites", "--lang", "xx"),
    ("play", "termites", "--lang"),
    ("rules", "T99"),
    ("rules", "T6.99"),
    ("rules", "?"),
    ("verify",),
    ("content", "check"),
    ("content", "nonsense"),
]


@pytest.mark.parametrize("arguments", BAD, ids=lambda arguments: " ".join(arguments)[:60])
def test_bad_input_is_explained_in_a_few_clear_lines(run: Run, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    language = [*LANGUAGES][BAD.index(arguments) % len(LANGUAGES)]
    status, shown, wrong = run(*arguments, language=language)
    assert (status, shown) == (2, "")
    assert wrong.startswith(Words(language)("cli-error", text=""))
    assert len(wrong.splitlines()) <= 6
    assert "\x1b" not in wrong
    assert not list(tmp_path.rglob("*.jsonl"))  # no half-written file is left


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("mine")
    assert run("play", "termites", "--save", str(path))[0] == 2
    assert path.read_text() == "mine"


def test_a_data_folder_that_cannot_be_made(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/nowhere")
    status, _, wrong = run("play", "termites")
    assert status == 2
    assert "Cannot write" in wrong


def test_an_unknown_mode(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_MODE", "fast")
    status, _, wrong = run("rules")
    assert status == 2
    assert "RULEWRIGHT_MODE" in wrong


def test_a_bug_of_ours_shows_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr("rulewright.cli.commands.rules.rule_lines", lambda *_: 1 / 0)
    status, _, wrong = run("rules")
    assert status == 70
    assert "Traceback" not in wrong
    assert "ZeroDivisionError" in Path(wrong.split()[-1]).read_text()


def test_a_closed_pipe_causes_no_error(env: Env) -> None:
    command = " ".join(f"'{part}'" for part in COMMAND)
    done = subprocess.run(["bash", "-c", f"{command} rules T6 | head -1"], env=env, capture_output=True, text=True)
    assert done.stdout.startswith("T6 ")
    assert done.stderr == ""


def test_options_are_listed_with_their_paragraphs(run: Run) -> None:
    status, shown, _ = run("play", "termites", "--list-options", "--players", "4")
    assert status == 0
    assert "four-advanced" in shown
    assert re.search(r"^mound_terrain  T4.5$", shown, re.MULTILINE)


def test_options_are_listed_with_what_the_edition_in_the_language_plays(run: Run) -> None:
    _, shown, _ = run("play", "cryhavoc", "--list-options", language="de")
    assert re.search(r"^    de +Deutsch  \(.*\)$", shown, re.MULTILINE)
    assert re.search(r"^    attacker_first +der Angreifer zuerst  \(.*\)$", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "more", "edition", "attrition"),
    [
        ("en", (), "en", "at_once"),
        ("pl", (), "pl", "at_once"),
        ("de", (), "de", "attacker_first"),
        ("pt-BR", (), "pt", "at_once"),
        ("de", ("--option", "edition=en"), "en", "at_once"),
        ("de", ("--attrition", "at_once"), "de", "at_once"),
    ],
)
def test_a_new_game_is_played_by_the_edition_in_the_language_unless_another_is_asked_for(
    run: Run, tmp_path: Path, language: str, more: tuple[str, ...], edition: str, attrition: str
) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "cryhavoc", "--seats", "human,human", "--save", str(file), *more, language=language)
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (header["options"]["edition"], header["options"]["attrition"]) == (edition, attrition)
    assert header["pack"] == "york-five"


def test_a_long_value_does_not_run_into_its_text(run: Run) -> None:
    _, shown, _ = run("play", "cryhavoc", "--list-options")
    assert re.search(r"^    discarded_after_action  after the action$", shown, re.MULTILINE)
    assert re.search(r"^    discarded_at_once       at once  \(default\)$", shown, re.MULTILINE)
    assert re.search(r"^    york-five     usually five rounds  \(default\)$", shown, re.MULTILINE)
