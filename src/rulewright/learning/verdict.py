"""A lesson's verdict on a legal move: right, or wrong with a reply of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from rulewright.kernel.match import Match
from rulewright.kernel.message import Message

from .conditions import all_hold
from .lesson import Lesson, Step
from .opening import after


class Verdict(NamedTuple):
    carried_out: bool
    slip: bool  # whether it costs a star
    say: Message | None


class Move(NamedTuple):
    """A legal action, tried on a copy if its effect on the position is needed."""

    lesson: Lesson
    match: Match
    action: int
    text: str

    def fits(self, patterns: Sequence[str], makes: Sequence[str]) -> bool:
        if not any(fnmatchcase(self.text, pattern) for pattern in patterns):
            return False
        if not makes:
            return True
        game = self.lesson.game
        return all_hold(game, game.engine.twin(after(self.match, self.action), 0), makes)


def judge(lesson: Lesson, match: Match, step: Step, action: int) -> Verdict:
    move = Move(lesson, match, action, lesson.game.write(match.look(), action))
    if move.fits(step.accept, step.makes):
        said = next((remark.say for remark in step.remark if move.fits(remark.when, remark.makes)), None)
        return Verdict(True, False, lesson.says(said) if said else None)
    for wrong in step.wrong:
        if move.fits(wrong.when, wrong.makes):
            return Verdict(wrong.then == "on", True, lesson.says(wrong.say))
    return Verdict(False, True, Message("lesson-other"))


def right_ones(lesson: Lesson, match: Match, step: Step) -> Iterator[str]:
    """The legal moves that are right now, in the order of the step's patterns."""
    legal = match.legal()
    moves = [Move(lesson, match, action, lesson.game.write(match.look(), action)) for action in legal]
    for pattern in step.accept:
        yield from (move.text for move in moves if move.fits([pattern], step.makes))
