"""A lesson in progress: the result of each action, help, stars, and resuming it anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.learning.files import CARDS, ICE, written

from rulewright.kernel.message import Message, UserError
from rulewright.learning.courses import find
from rulewright.learning.running import Run

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"
TURN = find("termites", "01-one-turn")


def after(*deeds: str) -> Run:
    return Run(TURN, deeds)


# ------------------------------------------------------------- moves
def test_a_right_move_is_carried_out_and_leads_on() -> None:
    run = after()
    outcome = run.act("token:worker-2")
    assert (outcome.result, outcome.passed, [line.action for line in outcome.lines]) == (
        "right",
        True,
        ["token:worker-2"],
    )
    assert run.text == Message("learn-termites-01-place")


def test_a_wrong_move_gets_its_reply_and_changes_nothing_but_the_stars() -> None:
    run = after()
    before = run.match.trail[-1].position
    outcome = run.act("token:worker-1")
    assert (outcome.result, outcome.say) == ("wrong", Message("learn-termites-01-token-other"))
    assert (run.match.trail[-1].position, run.step_number, run.stars) == (before, 0, 2)


def test_an_illegal_move_gets_the_reason_of_the_rules_and_costs_nothing() -> None:
    run = after("token:worker-2")
    outcome = run.act("place:G2")
    assert outcome.say
    assert (outcome.result, outcome.paragraph, outcome.say.key) == ("illegal", "T5.2", "termites-why-closed-terrain")
    assert (run.stars, run.did) == (3, ["token:worker-2"])


def test_text_that_is_not_an_action_is_refused_as_at_any_table() -> None:
    with pytest.raises(UserError):
        after().act("fly:F6")


def test_chance_brings_what_the_file_says() -> None:
    run = after("token:worker-2")
    assert run.act("place:E5").lines[0].outcomes == ("draw:soldier-1",)


def test_a_wrong_move_that_is_carried_out_still_costs_a_star() -> None:
    run = Run(find("termites", "06-slime"), ["token:nasute-2", "place:E4"])
    outcome = run.act("unit:F5")
    assert (outcome.result, outcome.passed, run.stars) == ("wrong", True, 2)
    assert outcome.say == Message("learn-termites-06-attack-strong")


def test_others_answer_as_the_file_has_it() -> None:
    run = Run(find("termites", "09-set-up"), ["mound:9"])
    outcome = run.act("build:H3")
    assert [(line.seat, line.action) for line in outcome.lines][1:] == [
        (1, "mound:6"),
        (1, "build:D3"),
        (1, "mound:8"),
        (1, "build:D7"),
    ]
    assert run.match.actor == run.seat


def test_a_scene_follows_on_a_scene() -> None:
    run = Run(find("termites", "04-destroy-it"), ["unit:H5"])
    outcome = run.act("move:G5")
    assert (outcome.new_scene, run.scene_number, run.text.key) == (True, 1, "learn-termites-04-corner")


# ------------------------------------------------------------- help
def test_a_hint_says_then_shows_then_does() -> None:
    run = Run(find("termites", "06-slime"), ["token:nasute-2"])
    assert run.hint().say == Message("learn-termites-06-place-hint")
    assert run.stars == 3
    assert run.hint().shown == "place:E4"
    assert run.stars == 2
    assert [line.action for line in run.hint().lines] == ["place:E4"]
    assert run.stars == 2


def test_a_step_can_be_skipped_at_the_price_of_a_star() -> None:
    run = after()
    assert run.skip().passed
    assert (run.stars, run.step_number) == (2, 1)


def test_all_can_be_skipped_for_one_star() -> None:
    run = after()
    while not run.over:
        run.skip()
    assert (run.stars, run.text) == (1, Message("learn-termites-01-end"))


def test_nothing_is_done_after_the_end() -> None:
    run = after("/skip", "/skip", "/skip", "/skip")
    assert run.waits == "over"
    with pytest.raises(UserError):
        run.act("pass")


# ------------------------------------------------------------- taken up again
def test_a_run_is_its_deeds() -> None:
    deeds = ["token:worker-1", "token:worker-2", "/hint", "place:G6", "pass", "unit:G6"]
    run, again = after(), after(*deeds)
    for deed in deeds:
        run.act(deed)
    assert again.did == run.did == deeds
    assert again.match.trail[-1].position == run.match.trail[-1].position
    assert (again.text, again.stars, again.texts) == (run.text, run.stars, run.texts) == (run.text, 1, (2, 3))


def test_deeds_that_do_not_fit_any_more_are_refused() -> None:
    with pytest.raises(UserError, match="lesson-changed"):
        after("token:worker-2", "place:F6")


def test_a_lesson_can_be_begun_again() -> None:
    assert after("token:worker-2").again().text == after().text


# ------------------------------------------------------------- steps of other kinds
def test_something_to_read_is_read_on(tmp_path: Path) -> None:
    run = Run(written(tmp_path, ICE, CARDS + 'text = "read"\n[[scene.step]]\ntext = "bait"\naccept = ["bait:*"]\n'))
    assert (run.waits, run.act("bait:crack").result) == ("next", "illegal")
    assert run.act("/next").passed
    assert run.act("/next").result == "illegal"
    assert run.act("bait:crack").passed
    assert run.over


def test_a_question_has_a_reply_to_each_answer(tmp_path: Path) -> None:
    run = Run(written(tmp_path, ICE, CARDS + 'text = "ask"\nanswers = 3\nright = 2\n'))
    assert [answer.key for answer in run.answers] == [f"learn-thin-ice-01-ask-{n}" for n in (1, 2, 3)]
    assert [run.act(f"/answer:{n}").result for n in ("0", "4", "two")] == ["illegal"] * 3
    wrong, right = run.act("/answer:1"), run.act("/answer:2")
    assert (wrong.result, wrong.say) == ("wrong", Message("learn-thin-ice-01-ask-1-reply"))
    assert (right.result, right.passed, run.stars) == ("right", True, 2)


def test_a_step_is_taken_until_what_it_wants_is_so(tmp_path: Path) -> None:
    luck = CARDS.replace('"catch:fish-3"', '"catch:fish-1", "catch:fish-2"')
    step = 'text = "cast"\naccept = ["cast", "home"]\nuntil = ["points 0 >= 3"]\n'
    run = Run(written(tmp_path, ICE, luck.replace("[[scene.step]]", 'played = ["bait:crack"]\n[[scene.step]]') + step))
    assert [run.act(deed).passed for deed in ("cast", "cast", "home")] == [False, False, True]


def test_such_a_step_is_skipped_as_a_whole(tmp_path: Path) -> None:
    step = 'text = "cast"\naccept = ["home", "bait:crack", "cast"]\nuntil = ["points 0 >= 1"]\n'
    outcome = Run(written(tmp_path, ICE, CARDS + step)).skip()
    assert ([line.action for line in outcome.lines], outcome.passed) == (["bait:crack", "cast", "home"], True)


def test_a_wrong_move_without_a_reply_still_gets_a_message(tmp_path: Path) -> None:
    run = Run(written(tmp_path, ICE, CARDS + 'text = "bait"\naccept = ["bait:crack"]\n'))
    assert run.act("bait:fish-3").say == Message("lesson-other")


# ------------------------------------------------------------- the page
def test_the_example_of_the_page_runs() -> None:
    [example] = [e for e in re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S) if "run." in e]
    exec(example, {})
