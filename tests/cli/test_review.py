"""`rulewright review`: what each decision of a finished game cost, in words and as data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import cli
from rulewright.cli.commands import review
from rulewright.players.review import Judged, Reviewer
from rulewright.players.seat import Seat
from rulewright.words import LANGUAGES, Words

from .conftest import TINY, Run

Judge = Callable[[Reviewer, Seat, int, int], Judged]
JUDGED: dict[int, Judged] = {}  # by line
LITTLE = ("--iterations", "1", "--seat", "1")  # the rules are interpreted here


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path, board = (tmp_path_factory.mktemp("saved") / name for name in ("game.jsonl", "board.toml"))
    board.write_text(TINY)
    command = ["play", "termites", "--seats", "random,random", "--seed", "7", "--board", str(board)]
    assert cli.run([*command, "--save", str(path), "--lang", "en"]) == 0
    return path


@pytest.fixture
def searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is slow here: its results for that game are kept between tests."""
    monkeypatch.setattr(Reviewer, "judge", kept)


def kept(reviewer: Reviewer, seat: Seat, played: int, line: int, *, judge: Judge = Reviewer.judge) -> Judged:
    if line not in JUDGED:
        JUDGED[line] = judge(reviewer, seat, played, line)
    return JUDGED[line]


def test_it_says_what_was_played_and_what_would_have_been_better(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "SHOWN", 1)
    monkeypatch.setattr(Reviewer, "judge", worst_of_a_region)
    status, shown, wrong = run("review", str(saved), *LITTLE)
    assert (status, wrong) == (0, "")
    assert "from an even chance of 50% to" in shown
    assert shown.count("Played: ") == shown.count("Better: ") == shown.count("a blunder, −30 ± 5") == 1
    assert "judged only by what the player could know" in " ".join(shown.split())


def test_regions_and_cards_have_the_names_of_the_pack(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four factions play on the other side of the map."""
    path = tmp_path / "game.jsonl"
    seats = ",".join(["random"] * 4)
    assert run("play", "cryhavoc", "--seats", seats, "--seed", "7", "--save", str(path))[0] == 0
    monkeypatch.setattr(Reviewer, "judge", worst_of_a_region)
    status, shown, wrong = run("review", str(path), *LITTLE, language="pl")
    assert (status, wrong) == (0, "")
    assert "Zagrano: " in shown


def unsure(reviewer: Reviewer, seat: Seat, played: int, line: int) -> Judged:
    """Perhaps the first choice would have been better."""
    return Judged(line, seat.number, played, seat.legal()[0], 0.6, 0.12, 0.14)


def worst_of_a_region(reviewer: Reviewer, seat: Seat, played: int, line: int) -> Judged:
    """Replaces the search, which is slow here: the first choice would have been better."""
    return Judged(line, seat.number, played, seat.legal()[0], 0.6, 0.3, 0.03)


def test_what_may_have_cost_nothing_is_not_listed(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewer, "judge", unsure)
    status, shown, _ = run("review", str(saved), *LITTLE)
    assert status == 0
    assert "No decision cost much." in shown
    assert "Slips: 0. Mistakes: 0. Blunders: 0." in shown


@pytest.mark.usefixtures("searched_once")
def test_as_data_it_adds_up(run: Run, saved: Path) -> None:
    status, shown, _ = run("review", str(saved), *LITTLE, "--json")
    found = json.loads(shown)
    assert status == 0
    assert {one["seat"] for one in found["decisions"]} == {0}
    own = found["balance"][0]
    assert own["choices"] == pytest.approx(-sum(one["loss"] for one in found["decisions"]), abs=0.01)
    assert own["start"] + own["choices"] + own["others"] + own["luck"] == pytest.approx(own["result"], abs=0.001)
    assert {one["called"] for one in found["decisions"]} <= {"", "slip", "mistake", "blunder"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_a_page_it_needs_nothing_else(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Every number of the chart is also there as text."""
    monkeypatch.setattr(Reviewer, "judge", worst_of_a_region)
    status, shown, wrong = run("review", str(saved), *LITTLE, "--html", language=language)
    assert (status, wrong) == (0, "")
    assert shown.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert not re.search(r"https?://|src=|href=|@import|url\(", shown)
    assert shown.count("<article>") == review.SHOWN
    assert Words(language)("web-review-chances") in shown
    assert shown.count("<tr>") > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_goes_on_is_refused(run: Run, saved: Path, tmp_path: Path, language: str) -> None:
    begun = tmp_path / "begun.jsonl"
    begun.write_text("".join(saved.read_text().splitlines(keepends=True)[:9]))
    status, _, wrong = run("review", str(begun), language=language)
    assert status == 2
    assert Words(language)("review-not-over") in " ".join(wrong.split())


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--seat", "3"), "There is no seat 3. This game has seats 1 to 2."),
        (("--seat", "0"), "There is no seat 0."),
        (("--iterations", "0"), "at least"),
        (("--iterations", "many"), "many"),
    ],
)
def test_wrong_options_are_explained(run: Run, saved: Path, options: tuple[str, ...], says: str) -> None:
    status, _, wrong = run("review", str(saved), *options)
    assert status == 2
    assert says in " ".join(wrong.split())


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    status, _, wrong = run("review", str(tmp_path / "none.jsonl"))
    assert status == 2
    assert "none.jsonl" in wrong
