"""The texts that lessons say."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.games import OWN, load
from rulewright.kernel.message import Message
from rulewright.learning.courses import course
from rulewright.learning.lesson import Lesson, Step
from rulewright.learning.puzzles.kept_puzzles import themes_of


def said(lesson: Lesson) -> set[str]:
    """The keys of all its texts."""
    return {message.key for message in (lesson.says("title"), *steps_said(lesson))}


def steps_said(lesson: Lesson) -> list[Message]:
    """Its texts next to the board."""
    texts = [text for scene in lesson.file.scene for step in scene.step for text in of_step(step)]
    return [lesson.says(text) for text in (*texts, "end")]


def of_step(step: Step) -> Iterator[str]:
    yield from (text for text in (step.text, step.hint) if text)
    yield from (case.say for case in (*step.remark, *step.wrong))
    for n in range(1, step.answers + 1):
        yield from (f"{step.text}-{n}", f"{step.text}-{n}-reply")


def of_all_themes() -> set[str]:
    """The themes of puzzles, and their hints."""
    keys = {f"{game}-puzzle-{theme}" for game in OWN for theme in themes_of(load(game)).values()}
    return keys | {f"{key}-hint" for key in keys}


def of_all_lessons() -> set[str]:
    return set().union(*(said(lesson) for game in OWN for lesson in course(game)))
