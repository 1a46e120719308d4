"""The texts that lessons say."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.games import OWN
from rulewright.learning.courses import course
from rulewright.learning.lesson import Lesson, Step


def said(lesson: Lesson) -> set[str]:
    """The keys of all its texts."""
    return {
        lesson.says(text).key for text in ("title", "end", *(t for s in lesson.file.scene for t in of_steps(s.step)))
    }


def of_steps(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield from (text for text in (step.text, step.hint) if text)
        yield from (case.say for case in (*step.remark, *step.wrong))
        for n in range(1, step.answers + 1):
            yield from (f"{step.text}-{n}", f"{step.text}-{n}-reply")


def of_all_lessons() -> set[str]:
    return set().union(*(said(lesson) for game in OWN for lesson in course(game)))
