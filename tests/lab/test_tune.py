"""The search for weights: it finds the weights that explain the winners, keeps fixed ones, and its result can be read again."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from math import log
from pathlib import Path
from typing import Any

import pytest

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.guide import read_guides, row
from rulewright.kernel.message import UserError
from rulewright.lab.positions import Positions
from rulewright.lab.tune import FURTHEST, Found, free, guide_file, scaled, tune, weights_of
from rulewright.players.ismcts.tree import ONE

GAME = load("termites")
GUIDES = GAME.guides
AIM = {"good": 400, "bad": -30, "small": 1, "none": 0, "temperature": 900}
START = {"good": 100, "bad": -90, "small": 2, "none": 0, "temperature": 900}


def distance(weights: Mapping[str, int]) -> float:
    """A surprise function with its minimum at AIM."""
    pairs = [(weights[name], aim) for name, aim in AIM.items() if aim]
    return sum(log(weight / aim) ** 2 for weight, aim in pairs)


def each(surprise: Callable[[Mapping[str, int]], float]) -> Callable[[Sequence[Mapping[str, int]]], list[float]]:
    return lambda guesses: [surprise(weights) for weights in guesses]


def last(generations: int, start: Mapping[str, int] = START, fixed: tuple[str, ...] = (), seed: int = 1) -> Found:
    return list(islice(tune(each(distance), start, fixed, seed), generations + 1))[-1]


# ------------------------------------------------------------- the search
def test_it_finds_the_weights_that_surprise_least() -> None:
    found = last(80)
    assert found.weights == {name: pytest.approx(aim, rel=0.02) for name, aim in AIM.items()}
    assert found.surprise == distance(found.weights)


def test_it_begins_with_the_start_and_never_gets_worse() -> None:
    course = list(islice(tune(each(distance), START, (), 1), 30))
    assert course[0] == (START, distance(START))
    surprises = [found.surprise for found in course]
    assert surprises == sorted(surprises, reverse=True)
    assert surprises[-1] < surprises[0]


def test_the_same_seed_finds_the_same() -> None:
    assert last(5, seed=0) == last(5, seed=0)
    assert last(5, seed=0) != last(5, seed=7)


def test_fixed_weights_and_zeros_stay() -> None:
    found = last(20, fixed=("good", "temperature")).weights
    assert (found["good"], found["temperature"], found["none"]) == (100, 900, 0)
    assert found["bad"] != START["bad"]
    assert free(START, ("good", "temperature")) == ["bad", "small"]


def test_one_weight_can_be_tuned_by_itself() -> None:
    found = last(40, fixed=("bad", "small", "temperature")).weights
    assert found == {**START, "good": pytest.approx(400, rel=0.02)}


def test_it_ends_when_nothing_makes_a_difference() -> None:
    course = list(islice(tune(each(lambda weights: 0.5), START, (), 1), 1000))
    assert len(course) < 100
    assert course[-1] == (START, 0.5)


def test_no_weight_goes_too_far() -> None:
    course = islice(tune(each(lambda weights: -weights["good"]), START, ("bad", "small", "temperature"), 1), 60)
    assert list(course)[-1].weights["good"] == scaled(100, FURTHEST) == 2009


@pytest.mark.parametrize(
    ("weight", "power", "found"),
    [(100, 0.0, 100), (100, 0.7, 201), (-100, -0.7, -50), (3, -3.0, 1), (-3, -99.0, -1), (100, 999.0, 2009)],
)
def test_a_weight_is_tried_in_proportion_and_keeps_its_sign(weight: int, power: float, found: int) -> None:
    assert scaled(weight, power) == found


def test_a_missing_library_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(UserError, match="tune-not-installed"):
        last(1)


# ------------------------------------------------------------- on positions
@pytest.fixture(scope="module")
def positions() -> Positions:
    made = Positions(GAME, GAME.prepare(Settings(2)).config, 2, 10, 1)
    list(made.collect())
    return made


def test_it_finds_the_sign_and_size_of_what_winners_follow_from(positions: Positions) -> None:
    """The player with more points has won, so the most confident guess fits best: the weight of points rises to its limit."""
    start = dict.fromkeys(weights_of(GUIDES), 0) | {"own": 1, "point": 1, "temperature": 100}
    guide = row([start[name] for name in GUIDES.names])
    for i, won in enumerate(positions._won):
        worth = [GAME.engine.evaluate(positions._kept, i, seat, guide) for seat in (0, 1)]
        won[:] = [ONE if worth[seat] > worth[1 - seat] else 0 for seat in (0, 1)]
    assert any(map(any, positions._won))
    found = list(islice(tune(each(positions.surprise), start, ("own", "temperature"), 1), 12))
    assert found[-1].weights == {**start, "point": scaled(1, FURTHEST)}
    assert found[-1].surprise < found[0].surprise
    against = list(islice(tune(each(positions.surprise), {**start, "point": -20}, ("own", "temperature"), 1), 12))
    assert against[-1].weights["point"] == -1


# ------------------------------------------------------------- the file
def written(path: Path, **more: Any) -> Path:
    weights = {**weights_of(GUIDES), "worker": 77, "temperature": 1234}
    content = json.loads(guide_file(GUIDES, weights, "how"))
    path.write_text(json.dumps(content | more))
    return path


def test_the_result_can_be_read_as_a_guide(tmp_path: Path) -> None:
    found = read_guides(written(tmp_path / "found.json"), GUIDES.names)
    assert weights_of(found) == {**weights_of(GUIDES), "worker": 77, "temperature": 1234}
    assert list(found.plain) == list(GUIDES.plain)
    assert found.habits == {**GUIDES.habits, "temperature": 1234}
    assert found.found == "how"


def test_a_guide_need_not_say_how_it_was_found_but_else_says_it_in_words(tmp_path: Path) -> None:
    content = json.loads(guide_file(GUIDES, weights_of(GUIDES), ""))
    del content["found"]
    plain = tmp_path / "guide.json"
    plain.write_text(json.dumps(content))
    assert read_guides(plain, GUIDES.names).found == ""
    with pytest.raises(ValueError, match="found is not a text"):
        read_guides(written(tmp_path / "wrong.json", found=["how"]), GUIDES.names)


def test_the_file_looks_like_the_games_own() -> None:
    text = guide_file(GUIDES, weights_of(GUIDES), "how")
    assert text.startswith('{\n  "plain": {\n    "own": ')
    assert text.endswith('\n  "found": "how"\n}\n')
    assert list(json.loads(text)["tuned"]) == list(GUIDES.names)
