"""Every lesson of ours is sound: what it calls right leads to its goal, every other move has its reply, and every part is necessary."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.learning.texts import said, steps_said

from rulewright.games import OWN
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.shown.effects_in_words import icons_args
from rulewright.kernel.message import UserError
from rulewright.learning.courses import course
from rulewright.learning.lesson import Lesson, Scene
from rulewright.learning.opening import open_scene
from rulewright.learning.proof import Proof
from rulewright.learning.running import Run
from rulewright.words import LANGUAGES, Words

LESSONS = [lesson for game in OWN for lesson in course(game)]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
LONGEST = {"en": 170}  # characters of a step's text; more in other languages
LONGEST_ELSEWHERE = 230
MOST_TEXTS = 6


@cache
def proof(id: str) -> Proof:
    return Proof(next(lesson for lesson in LESSONS if lesson.id == id))


@EVERY_LESSON
def test_a_lesson_can_be_played_in_every_way_that_it_calls_right(lesson: Lesson) -> None:
    assert proof(lesson.id).faults == []


@EVERY_LESSON
def test_every_reply_is_given(lesson: Lesson) -> None:
    """One played example of each."""
    for key, deeds in proof(lesson.id).examples.items():
        run = Run(lesson, deeds[:-1])
        assert run.act(deeds[-1]).say == lesson.says(key.removeprefix(lesson.says("").key))


@EVERY_LESSON
def test_nothing_wrong_gets_three_stars(lesson: Lesson) -> None:
    run = Run(lesson)
    while not run.over:
        assert run.act(run.right()).result == "right"
    assert run.stars == 3


@EVERY_LESSON
def test_a_lesson_is_short(lesson: Lesson) -> None:
    texts = sum(bool(step.text) for scene in lesson.file.scene for step in scene.step)
    assert 0 < texts <= MOST_TEXTS


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_the_page(lesson: Lesson, language: str) -> None:
    """As words, including the names of a pack's parts."""
    words = Words(language, lesson.game.names(lesson.game.pack, language), lesson.game.key)
    most = LONGEST.get(language, LONGEST_ELSEWHERE)
    shown = {message.key: words.message(message) for message in steps_said(lesson)}
    assert {key: len(text) for key, text in shown.items() if len(text) > most} == {}
    assert said(lesson) >= shown.keys()


def test_lessons_name_those_that_come_before() -> None:
    for lesson in LESSONS:
        earlier = [other.name for other in course(lesson.game.name) if other.name < lesson.name]
        assert {*lesson.file.after} <= {*earlier}, lesson.id


def test_two_cards_of_the_trogs_are_two_movement_points() -> None:
    """So the lesson says of each card in their hand."""
    lesson = next(lesson for lesson in LESSONS if lesson.name == "11-four-ways-to-play")
    icons = {card.id: icons_args(0, card.icons[0])["n"] for card in load(lesson.file.table.pack).cards}
    start = lesson.file.scene[-1].start
    assert start is not None
    assert [icons[card] for card in start["hands"][0]] == [1, 1, 1, 1]


# ------------------------------------------------------------- a piece less
def lacking(value: Any) -> Iterator[Any]:
    """The same with one item of one list left out."""
    if isinstance(value, list):
        for n, item in enumerate(value):
            if item != []:
                yield [*value[:n], *value[n + 1 :]]
            yield from ([*value[:n], less, *value[n + 1 :]] for less in lacking(item))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from ({**value, name: less} for less in lacking(item))


def sound(lesson: Lesson) -> bool:
    try:
        for number in range(len(lesson.file.scene)):  # before any is played
            open_scene(lesson, number)
        return not Proof(lesson).faults
    except UserError:
        return False


def changed(lesson: Lesson, number: int, start: Any) -> Lesson:
    scenes = list[Scene](lesson.file.scene)
    scenes[number] = msgspec.structs.replace(scenes[number], start=start)
    return replace(lesson, file=msgspec.structs.replace(lesson.file, scene=tuple(scenes)))


@EVERY_LESSON
def test_no_piece_can_be_taken_from_a_start_position(lesson: Lesson) -> None:
    for number, scene in enumerate(lesson.file.scene):
        for start in lacking(deepcopy(scene.start)):
            assert not sound(changed(lesson, number, start)), start
