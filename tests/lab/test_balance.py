"""The balance report: its figures follow from the games, the same seed gives the same page, and an interrupted run can be resumed."""

from __future__ import annotations

import csv
import gzip
import json
import re
import tomllib
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, run
from tests.cli.test_lab import rulewright
from tests.docs.balance_pages import DOCS, figures, packed

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.usual_pack import usual_pack
from rulewright.lab.balance.balance_page import farthest
from rulewright.lab.balance.comparing import MOST_NEEDED, holm, needed, paired
from rulewright.lab.balance.fairness import Change, Mark, Table, compare, corrected
from rulewright.lab.balance.pack_change import changed_pack, files_of, read_change
from rulewright.lab.balance.plan import Part, plan, settings_of
from rulewright.lab.balance.shipped import page_of
from rulewright.lab.exports import can_write_parquet, record, write_table
from rulewright.words import Words

__all__ = ["run"]
PAGES = ["termites", "cryhavoc"]
SMALL = ("balance", "termites", "--bot", "random", "--games", "20", "--options", "recross_target", "--items", "none")


# ------------------------------------------------------------- the pages of the docs, from their games
def figures_of(name: str) -> dict[str, Any]:
    page = (DOCS / f"{name}.html").read_text("utf-8")
    found = re.search(r'<script type="application/json" id="figures">(.*?)</script>', page)
    assert found
    made: dict[str, Any] = json.loads(found[1])
    assert made == json.loads(figures(name).read_text("utf-8")), "what servers show is another page"
    shown: dict[str, Any] = made["figures"]
    return shown


def rows_of(name: str, kind: str) -> list[dict[str, str]]:
    with gzip.open(packed(name, kind), "rt", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def games_of(name: str) -> list[dict[str, str]]:
    return rows_of(name, "games")


def credits(games: list[dict[str, str]], column: str, value: str) -> list[float]:
    """The share of the victory in each game in which somebody has that value."""
    seats = [(game, seat) for game in games for seat in range(1, int(game["players"]) + 1)]
    return [float(game[f"share_{seat}"]) for game, seat in seats if game[f"{column}_{seat}"] == value]


def wilson(won: list[float]) -> tuple[float, float]:
    n, p, z = len(won), sum(won) / len(won), 1.96
    middle, half = (
        (p + z * z / 2 / n) / (1 + z * z / n),
        z * sqrt(p * (1 - p) / n + z * z / 4 / n / n) / (1 + z * z / n),
    )
    return max(0.0, middle - half), min(1.0, middle + half)


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_of_the_rules_and_the_pack_that_a_new_game_is_played_with(name: str) -> None:
    """If not, make it again: see balance_pages.py."""
    game, about = load(name), json.loads(figures(name).read_text("utf-8"))["about"]
    played = game.prepare(Settings(2, pack=usual_pack(game)))
    assert (about["rules"], about["pack"]) == (game.version, played.pack_digest)


@pytest.mark.parametrize("name", PAGES)
def test_every_share_of_the_page_follows_from_its_games(name: str) -> None:
    game, games = load(name), games_of(name)
    for table in figures_of(name)["tables"]:
        there = [one for one in games if one["players"] == str(table["players"]) and not one["option"]]
        assert len(there) == table["games"]
        named = [(one, "side", game.sides[one["key"]].rpartition("-")[2]) for one in table["sides"]]
        named += [(one, "place", str(one["key"] + 1)) for one in table["places"]]
        for mark, column, value in named:
            won = credits(there, column, value)
            assert (mark["games"], mark["share"]) == (len(won), pytest.approx(sum(won) / len(won)))
            assert (mark["low"], mark["high"]) == pytest.approx(wilson(won))
        lengths = [int(one["decisions"]) for one in there]
        assert table["mean_length"] == pytest.approx(sum(lengths) / len(lengths))
        for bar in table["lengths"]:
            assert bar["games"] == sum(bar["least"] <= length <= bar["most"] for length in lengths)


@pytest.mark.parametrize("name", PAGES)
def test_every_change_of_the_page_is_the_mean_over_the_same_deals(name: str) -> None:
    game, games = load(name), games_of(name)
    most = str(game.players[-1])
    for change in figures_of(name)["changes"]:
        side = game.sides[change["side"]].rpartition("-")[2]
        base, changed = (
            [one for one in games if one["players"] == most and (one["option"], one["value"]) == what]
            for what in (("", ""), (change["option"], change["value"]))
        )
        assert [one["seed"] for one in base] == [one["seed"] for one in changed]
        moved = [b - a for a, b in zip(credits(base, "side", side), credits(changed, "side", side), strict=True)]
        mean = sum(moved) / len(moved)
        spread = sqrt(sum((one - mean) ** 2 for one in moved) / (len(moved) - 1))
        assert change["difference"] == pytest.approx(mean, abs=1e-12)
        assert change["high"] - mean == pytest.approx(1.96 * spread / sqrt(len(moved)))


@pytest.mark.parametrize("name", PAGES)
def test_every_worth_of_the_page_is_the_mean_over_the_same_deals(name: str) -> None:
    """For a side's item, for that side; for anybody's, for those who used it."""
    game, games, seats, found = load(name), games_of(name), rows_of(name, "seats"), figures_of(name)["worths"]
    by_item: dict[str, list[dict[str, str]]] = {}
    for one in games:
        if one["option"] == "without":
            by_item.setdefault(one["value"], []).append(one)
    shares = {
        item: {(one["seed"], one[f"side_{n}"]): float(one[f"share_{n}"]) for one in its for n in range(1, 5)}
        for item, its in by_item.items()
    }
    compared = [one for one in found if one["pairs"] >= 20]
    for one in found:
        item = one["item"]
        side = None if one["side"] is None else game.sides[one["side"]].rpartition("-")[2]
        who = [seat for seat in seats if (seat["side"] == side if side else int(seat[item]))]
        users = {seat["seed"] for seat in seats if int(seat[item])}
        assert one["taken"] == len(users)
        assert one["times"] == pytest.approx(sum(int(seat[item]) for seat in seats) / one["games"])
        deals: dict[str, list[tuple[float, float]]] = {}
        for seat in who:
            place = (seat["seed"], seat["side"])
            assert shares[""][place] == float(seat["share"])
            deals.setdefault(seat["seed"], []).append((shares[""][place], shares[item][place]))
        means = [[sum(part) / len(part) for part in zip(*deal, strict=True)] for deal in deals.values()]
        assert one["pairs"] == len(means)
        if one in compared:
            had, would = (sum(part) / len(part) for part in zip(*means, strict=True))
            moved = [a - b for a, b in means]
            mean = sum(moved) / len(moved)
            spread = sqrt(sum((x - mean) ** 2 for x in moved) / (len(moved) - 1))
            figures = (one["with_it"], one["without_it"], one["difference"], one["high"] - one["difference"])
            assert figures == pytest.approx((had, would, mean, 1.96 * spread / sqrt(len(moved))), abs=1e-9)
    assert [one["corrected"] for one in compared] == pytest.approx(holm([one["p"] for one in compared]))
    assert len(compared) > 20


@pytest.mark.parametrize("name", PAGES)
def test_the_points_of_the_page_are_those_of_its_seats(name: str) -> None:
    game, seats, found = load(name), rows_of(name, "seats"), figures_of(name)
    names = [key.rpartition("-")[2] for key in found["sources"]]
    for points in found["points"]:
        side = game.sides[points["side"]].rpartition("-")[2]
        its = [seat for seat in seats if seat["side"] == side]
        for number, by in enumerate(points["rounds"], 1):
            assert by == pytest.approx([sum(int(seat[f"{one}_{number}"]) for seat in its) / len(its) for one in names])
        last = len(points["rounds"])
        assert all(int(seat["points"]) == sum(int(seat[f"{one}_{last}"]) for one in names) for seat in its)


@pytest.mark.parametrize("name", PAGES)
def test_what_the_page_prints_is_what_its_figures_say(name: str) -> None:
    page, found = (DOCS / f"{name}.html").read_text("utf-8"), figures_of(name)
    for table in found["tables"]:
        for mark in [*table["sides"], *table["places"]]:
            assert f"<td>{mark['share']:.1%}</td><td>{mark['low']:.1%} – {mark['high']:.1%}</td>" in page
    for change in found["changes"]:
        half = 100 * (change["high"] - change["difference"])
        p = f"{change['corrected']:.3f}" if change["corrected"] >= 0.001 else "&lt; 0.001"
        cells = [f"{100 * change['difference']:+.1f} ± {half:.1f}", p]
        assert re.search("".join(f"<td[^>]*>{re.escape(text)}</td>" for text in cells), page), change
    for one in found["worths"]:
        if one["pairs"] >= 20:
            half = 100 * (one["high"] - one["difference"])
            shown = [
                f"{one['with_it']:.1%}",
                f"{one['without_it']:.1%}",
                f"{100 * one['difference']:+.1f} ± {half:.1f}",
            ]
            assert re.search("".join(f"<td[^>]*>{re.escape(text)}</td>" for text in shown), page), one
    for points in found["points"]:
        for number, by in enumerate(points["rounds"], 1):
            assert f"<tr><td>{number}</td>" in page
            assert f"<td>{sum(by):.1f}</td></tr>" in page
    assert not re.search(r"(?:src|href)\s*=(?!\"#)|url\((?!#)|https?:", page), "it needs nothing from elsewhere"


# ------------------------------------------------------------- how it is made
def test_the_same_seed_gives_the_same_page_also_after_a_stop(run: Run, tmp_path: Path) -> None:
    for place in ("one", "two"):
        assert run(*SMALL, "--out", str(tmp_path / place))[0] == 0
    page, raw = tmp_path / "two" / "balance.html", tmp_path / "two" / "games.jsonl"
    assert page.read_bytes() == (tmp_path / "one" / "balance.html").read_bytes()
    lines = raw.read_bytes().splitlines(keepends=True)
    raw.write_bytes(b"".join(lines[:2]) + lines[2][:40])  # the last batch was being written
    whole = page.read_bytes()
    page.unlink()
    assert run(*SMALL, "--out", str(tmp_path / "two"))[0] == 0
    assert page.read_bytes() == whole
    status, _, wrong = run(*SMALL[:2], "--bot", "greedy", *SMALL[4:], "--out", str(tmp_path / "two"))
    assert status == 2
    assert "belongs to other games" in wrong


@pytest.mark.parametrize("language", ["pl", "de", "pt-BR"])
def test_the_page_speaks_every_language(tmp_path: Path, language: str) -> None:
    arguments = ["balance", "termites", "--bot", "random", "--games", "2", "--options", "none", "--items", "none"]
    ran = rulewright("--lang", language, *arguments, "--out", str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    assert f'<html lang="{language}">' in (tmp_path / "balance.html").read_text("utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_numbers_are_written_as_the_language_writes_them(name: str) -> None:
    """In Polish 12,5% and 1 234, with a space that does not break; in English 12.5% and 1,234."""
    page, found = page_of(load(name), "pl"), figures_of(name)
    drawn = re.sub(r"<(style|script|pre)\b.*?</\1>", "", page, flags=re.DOTALL)
    shown = [text for text in re.findall(r">([^<]+)<", drawn) if "rulewright" not in text]  # its version has points
    assert not [text for text in shown if re.search(r"\d\.\d", text)]
    large = [one["needed"] for one in (*found["changes"], *found["worths"]) if 1000 <= one["needed"] < MOST_NEEDED]
    for needed_games in large:
        assert f"{needed_games:,}".replace(",", "\u00a0") in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "1"], "from 2"),
        (["--bot", "atlas"], "random, greedy"),
        (["--options", "nonsense"], "cannot be compared"),
        (["--items", "nonsense"], "Choose from: tokens"),
        (["--out", "/dev/null/folder"], "/dev/null"),
    ],
)
def test_impossible_requests_get_a_clear_message(run: Run, arguments: list[str], told: str) -> None:
    status, _, wrong = run("balance", "termites", *arguments)
    assert (status, told in wrong, "Traceback" in wrong) == (2, True, False), wrong


def test_options_that_need_more_than_a_value_are_left_out() -> None:
    names = {part.option for part in plan(load("termites"), "", None)}
    assert "recross_target" in names
    assert "tiles" not in names  # it has nineteen values
    assert Part(4, "scenario", "file") not in plan(load("termites"), "", None)


# ------------------------------------------------------------- a number of the pack
def test_a_number_of_a_pack_is_changed_by_itself() -> None:
    game = load("termites")
    assert read_change(game, "", "mounds.neutral.value=+1") == ("mounds.neutral.value", "8")
    mine = changed_pack(game, "", "mounds.neutral.value", "8")
    before, after = files_of(game, ""), files_of(game, mine)
    assert {name for name in before if tomllib.loads(before[name].decode()) != tomllib.loads(after[name].decode())} == {
        "mounds.toml"
    }
    assert tomllib.loads(after["mounds.toml"].decode())["neutral"]["value"] == 8
    part = plan(game, "", [], ["mounds.own.values.1=4"])[-1]
    assert part == Part(4, "mounds.own.values.1", "4", in_pack=True)
    assert game.prepare(settings_of(game, part, "")).pack_digest != game.prepare(Settings(4)).pack_digest
    havoc = load("cryhavoc")
    assert read_change(havoc, "", "skills.humans_veteran_forces.tokens=-1")[1] == "1"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("mounds.neutral.value", "balance-what-if-form"),
        ("nonsense.neutral.value=8", "balance-no-place"),
        ("mounds.own.values.6=8", "balance-no-place"),
        ("mounds.neutral.source=8", "balance-no-number"),
        ("mounds.neutral.value=900", "content-problems"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(text: str, key: str) -> None:
    with pytest.raises(UserError) as refused:
        plan(load("termites"), "", [], [text])
    assert refused.value.message.key == key


# ------------------------------------------------------------- the arithmetic
def change(p: float, difference: float = 0.1, value: str = "x") -> Change:
    return Change("option", value, 0, 100, difference, difference - 0.05, difference + 0.05, p, 1.0, 0)


def test_holm_corrects_from_the_smallest_p_on() -> None:
    """With three: times three, times two, and unchanged; never less than the one before."""
    found = corrected([change(0.04, 0.1, "b"), change(0.01, 0.2, "a"), change(0.03, 0.3, "c")])
    assert {one.value: one.corrected for one in found} == pytest.approx({"a": 0.03, "c": 0.06, "b": 0.06})
    assert [one.value for one in found] == ["c", "a", "b"]
    assert [one.shown for one in found] == [False, True, False]


def test_a_smaller_difference_needs_more_games() -> None:
    large, small, none = (corrected([change(0.5, size)])[0].needed for size in (0.2, 0.02, 0.0))
    assert small == pytest.approx(100 * large, rel=0.05)
    assert none == MOST_NEEDED


def test_the_page_says_what_speaks_most_against_even_shares() -> None:
    """Corrected for the number of shares: the first of many that is slightly off is not significant."""
    even = [Mark(key, 100, 0.5, 0.4, 0.6, 0.0) for key in range(2)]
    far, near = ([Mark(0, 100, share, 0.0, 1.0, 0.0), even[1]] for share in (0.7, 0.6))
    one, two = (Table(2, 100, even, places, even, 1.0, []) for places in (far, near))
    assert farthest([two, one], "places")[:2] == (far[0], 2)
    assert farthest([two, one], "places").told(Words("en"))["clear"] == "yes"
    assert farthest([two, two], "places").p == pytest.approx(0.0455 * 4, abs=0.001)
    assert farthest([two, two], "places").told(Words("en"))["clear"] == "no"


def test_a_change_that_changes_nothing_is_not_shown() -> None:
    rows = [[1, 0] + [0] * 38 for _ in range(30)]
    assert [one.p for one in compare(Part(2, "a", "b"), rows, rows)] == [1.0]


def test_too_few_games_say_nothing() -> None:
    assert paired([0.5] * 19)[2:] == (-1.0, 1.0, 1.0)
    assert paired([0.5, 0.4] * 10).p < 1e-6
    assert needed(paired([0.5, 0.4] * 10), 1) < 20


# ------------------------------------------------------------- files for other programs
def test_games_as_a_table(tmp_path: Path) -> None:
    row = [0] * 100
    records = [record(load("termites"), 2, 7, row)]
    write_table(tmp_path / "games.csv", records)
    assert next(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))["seed"] == "7"
    with pytest.raises(UserError, match="lab-out-kind"):
        write_table(tmp_path / "games.xls", records)
    if can_write_parquet():
        import pyarrow.parquet

        write_table(tmp_path / "games.parquet", records)
        assert pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist() == records
