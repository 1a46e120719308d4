"""Lessons as one learner sees them. Nothing is stored: a run consists of its lesson and the actions so far, and the learner sends both each
time."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

import msgspec

from rulewright.kernel.message import UserError
from rulewright.learning.courses import course, find
from rulewright.learning.lesson import Lesson
from rulewright.learning.running import Outcome, Run
from rulewright.server.shapes.lessons import LessonBrief, LessonReply, LessonState
from rulewright.server.shapes.play import Update

from . import sight
from .alone import Alone
from .messages import Speaker, told, worded

DIGEST = 8  # bytes


def lessons(game: str, language: str) -> list[LessonBrief]:
    return [brief(game, lesson.name, language) for lesson in course(game)]


@cache
def brief(game: str, name: str, language: str) -> LessonBrief:
    lesson = find(game, name)
    file = lesson.file
    digest = blake2b(msgspec.json.encode([lesson.game.version, file]), digest_size=DIGEST).hexdigest()
    title = Speaker(lesson.game, lesson.game.pack, language).text(lesson.says("title"))
    return LessonBrief(name, title, file.minutes, list(file.paragraphs), list(file.after), digest, file.core)


def taken(game: str, name: str, deeds: list[str], deed: str | None, language: str) -> LessonState:
    """The lesson after those actions and one more."""
    lesson = find(game, name)
    run = resumed(lesson, deeds)
    before, scene = run.match, run.scene
    outcome = run.act(deed) if deed is not None else None
    reader = Reader(lesson, language)
    reply = None
    if outcome:
        left = reader.table(before, scene.you, None) if outcome.new_scene and not run.over else None
        reply = reader.reply(run, outcome, deed or "", left)
    return reader.state(run, reply)


def resumed(lesson: Lesson, deeds: list[str]) -> Run:
    try:
        return Run(lesson, deeds)
    except UserError:  # the text may not be a valid action in this lesson any more
        raise UserError("lesson-changed", name=lesson.name) from None


class Reader(Alone):
    """Puts a run into words in one language."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        super().__init__(lesson.game, language)
        self.lesson = lesson

    def state(self, run: Run, reply: LessonReply | None) -> LessonState:
        speaker = self.speaker(run.match)
        waits, match = run.waits, run.match
        read, texts = run.texts
        legal = match.legal() if waits == "move" else []
        return LessonState(
            game=self.lesson.game.name,
            lesson=brief(self.lesson.game.name, self.lesson.name, self.language),
            deeds=run.did,
            waits=waits,
            text=worded(run.text, speaker),
            marks=list(run.marks),
            answers=[worded(answer, speaker) for answer in run.answers],
            read=read,
            texts=texts,
            stars=run.stars,
            scene=min(run.scene_number, len(self.lesson.file.scene) - 1),
            table=self.table(match, run.seat, waits),
            actions=[sight.action_told(match, action, speaker) for action in legal],
            reply=reply,
        )

    def reply(self, run: Run, outcome: Outcome, deed: str, left: Update | None) -> LessonReply:
        match, facts = run.match, {}
        speaker = self.speaker(match)
        say = worded(outcome.say, speaker, outcome.paragraph) if outcome.say else None
        if outcome.paragraph and outcome.say:
            s = match.look()
            facts = told(match.game.facts_of_refusal(s, match.game.read(s, deed), outcome.say), speaker)
        return LessonReply(outcome.result, say, facts, outcome.shown, left)
