"""A game without a drawing of its own can be played too; and names from a pack can be typed."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright import cli, games, installed
from rulewright.cli.commands.play import choose_game
from rulewright.cli.terminal.drawing import Drawing
from rulewright.cli.terminal.paint import plain
from rulewright.cli.terminal.question import Question
from rulewright.cli.terminal.screen import Screen
from rulewright.cli.terminal.shelf import new_file, newest
from rulewright.games.termites.game import GAME
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.words import Words

NAMED = {"worker-1": "Little Worker", "worker-2": "Two Workers", "soldier-1": "Éclaireur", "F6": "The Middle"}


def asked(offer: str, words: Words) -> tuple[Question, Drawing]:
    """The first question of that kind in a game."""
    match, random = Match(GAME, GAME.prepare(Settings(2, {"swarms": "blue,red"})), bytes(32)), Random(1)
    drawing = Drawing(match, words, ["Ann", "Bob"], Screen())
    while (question := Question(match, match.actor, drawing)).offer.name != offer:
        match.act(match.actor, random.choice(match.legal()))
    return question, drawing


# ------------------------------------------------------------- the plain drawing
def test_a_game_without_a_drawing_is_played_in_a_plain_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delitem(installed.entries(installed.TERMINAL), "termites")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n\n" * 2000))
    assert cli.run(["play", "termites", "--seats", "human,random", "--seed", "4", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "1) Take your mound of value 5" in shown
    assert "The game is over." in shown
    assert "points!" in shown


def test_many_choices_of_a_verb_stand_in_a_row() -> None:
    question, drawing = asked("mound-hex", Words("en", NAMED))
    lines = [plain(line) for line in drawing.choices(question)]
    assert lines[0].startswith("  1) ")
    assert sum(line.count(") ") for line in lines) == len(question.choices) > len(lines)
    question, drawing = asked("token", Words("en", NAMED))
    assert all(" Take " in plain(line) for line in drawing.choices(question))


# ------------------------------------------------------------- what is typed
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("little worker", "token:worker-1"),
        ("LITTLE", "token:worker-1"),
        ("two", "token:worker-2"),
        ("eclaireur", "token:soldier-1"),
        ("worker-2", "token:worker-2"),
        ("token:Worker-2", "token:worker-2"),
        ("pass", "pass"),
        ("no", None),
        ("wo", None),
    ],
)
def test_a_name_its_beginning_or_its_id(typed: str, meant: str | None) -> None:
    question, _ = asked("token", Words("en", NAMED))
    action = question.read(typed)
    assert (action if action is None else GAME.write(question.position, action)) == meant


def test_a_name_of_several_words_is_one_word() -> None:
    question, _ = asked("token", Words("en", NAMED))
    assert question.split("little worker") == ["little worker"]
    assert question.split("1 f6") == ["1", "f6"]


# ------------------------------------------------------------- which game
class Keys:
    """Stands in for Words and shows the keys."""

    def __call__(self, key: str, **_: Any) -> str:
        return key

    def title(self, game: str) -> str:
        return f"{game}-title"


def at_keyboard(*typed: str) -> tuple[Screen, list[str]]:
    """A screen with a person who types these lines."""
    lines, told = iter(typed), list[str]()

    def ask(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    def say(text: str, *_: Any, **__: Any) -> None:
        told.append(text)

    return cast(Screen, SimpleNamespace(tty=True, ask=ask, say=say)), told


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Words:
    """And texts for their titles."""
    monkeypatch.setattr(games, "names", lambda: ["termites", "checkers"])
    return cast(Words, Keys())


@pytest.mark.parametrize(("typed", "meant"), [("2", "checkers"), ("Checkers", "checkers"), ("termites", "termites")])
def test_who_names_no_game_is_asked(two_games: Words, typed: str, meant: str) -> None:
    screen, told = at_keyboard("chess", typed)
    assert choose_game(two_games, screen, "") == meant
    assert told == ["cli-choose-game", "1) termites-title", "2) checkers-title", "cli-which-game"]
    assert choose_game(two_games, screen, "named") == "named"


def test_where_nobody_can_be_asked_a_game_must_be_named(two_games: Words) -> None:
    for screen in (at_keyboard()[0], cast(Screen, SimpleNamespace(tty=False))):
        with pytest.raises(UserError) as caught:
            choose_game(two_games, screen, "")
        assert caught.value.message.key == "cli-which-game"


def test_the_newest_game_of_a_kind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for game in ("termites", "checkers"):
        new_file(game).touch()
    assert newest("termites").name.startswith("termites-")
    assert newest("checkers").name.startswith("checkers-")
