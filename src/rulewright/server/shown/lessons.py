"""Lessons for somebody's eyes. Nothing is kept: a run is its lesson and what was done in it, and whoever learns sends both each time."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

import msgspec

from rulewright.kernel.events import EVERYONE
from rulewright.kernel.journal import seen
from rulewright.kernel.match import Line, Match
from rulewright.kernel.message import UserError
from rulewright.learning.courses import course, find
from rulewright.learning.lesson import Lesson
from rulewright.learning.running import Outcome, Run
from rulewright.server.shapes.lessons import LessonBrief, LessonReply, LessonState
from rulewright.server.shapes.play import Logged, Update, You
from rulewright.server.shapes.spoken import Spoken
from rulewright.server.shapes.tables import Facts, Sitting
from rulewright.words import Words

from . import sight
from .messages import Speaker, spoken, told

DIGEST = 8  # bytes


def lessons(game: str, language: str) -> list[LessonBrief]:
    return [brief(game, lesson.name, language) for lesson in course(game)]


@cache
def brief(game: str, name: str, language: str) -> LessonBrief:
    lesson = find(game, name)
    file = lesson.file
    digest = blake2b(msgspec.json.encode([lesson.game.version, file]), digest_size=DIGEST).hexdigest()
    title = Speaker(lesson.game, lesson.game.pack, language).text(lesson.says("title"))
    return LessonBrief(name, title, file.minutes, list(file.paragraphs), list(file.after), digest)


def taken(game: str, name: str, deeds: list[str], deed: str | None, language: str) -> LessonState:
    """The lesson after those deeds, and after one more."""
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
    except UserError:  # what once was an action may be none of this lesson now
        raise UserError("lesson-changed", name=lesson.name) from None


class Reader:
    """Puts a run into the words of one language."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson, self.language, self.words = lesson, language, Words(language, game=lesson.game.key)

    def speaker(self, match: Match) -> Speaker:
        return Speaker(
            self.lesson.game, match.prepared.settings.pack or self.lesson.game.pack, self.language, self.names(match)
        )

    def sides(self, match: Match) -> list[str]:
        seating = self.lesson.game.seating
        sides = match.prepared.settings.options.get(seating.name, "").split(",") if seating else []
        return [*sides, *[""] * match.players][: match.players]

    def names(self, match: Match) -> list[str]:
        """Nobody sits there: sides play."""
        game, seating = self.lesson.game, self.lesson.game.seating
        keys = [f"{game.name}-value-{seating.name}-{side}" if seating else "" for side in self.sides(match)]
        return [self.words(key) if key in self.words else self.words.player(seat) for seat, key in enumerate(keys)]

    # ------------------------------------------------------------- the lesson
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
            text=Spoken(**spoken(run.text, speaker)),
            marks=list(run.marks),
            answers=[Spoken(**spoken(answer, speaker)) for answer in run.answers],
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
        say = Spoken(**spoken(outcome.say, speaker), rule=outcome.paragraph) if outcome.say else None
        if outcome.paragraph and outcome.say:
            s = match.look()
            facts = told(match.game.facts_of_refusal(s, match.game.read(s, deed), outcome.say), speaker)
        return LessonReply(outcome.result, say, facts, outcome.shown, left)

    # ------------------------------------------------------------- its table
    def table(self, match: Match, seat: int, waits: str | None) -> Update:
        """As a player gets it who sits there alone."""
        speaker, view = self.speaker(match), match.view(seat)
        if waits != "move":
            view.actions, view.undo = [], False
        asked = waits == "move" and match.actor == seat
        return Update(
            type="update",
            seq=len(match.trail),
            you=You(seat, [seat], False, None, None),
            table=self.facts(match, seat if asked else None),
            prompt=sight.prompted(match.game.asks(match.look()), speaker) if asked else None,
            undo=None,
            sources=[],
            view=view,
            position=sight.position(match, seat, speaker),
            log=[logged(match, n + 1, line, seat, speaker) for n, line in enumerate(match.trail)],
        )

    def facts(self, match: Match, asked: int | None) -> Facts:
        game, settings = self.lesson.game, match.prepared.settings
        seats = [
            Sitting(name, True, "", side, True, False)
            for name, side in zip(self.names(match), self.sides(match), strict=True)
        ]
        return Facts(
            id="",
            game=game.name,
            rules=game.version,
            pack=settings.pack or game.pack,
            pack_hash="",
            players=match.players,
            options=dict(settings.options),
            rated=False,
            open=False,
            watched=False,
            patience=0,
            hints=False,
            created=0,
            status="playing",
            seq=len(match.trail),
            asked=asked,
            asked_since=0,
            seats=seats,
            undo_asked=None,
            undo_agreed=[],
            commitment="",
            seed=None,
            rematch=None,
            origin=None,
            shared=False,
            deserted=False,
            key=game.key,
            drawn=True,
        )


def logged(match: Match, seq: int, line: Line, seat: int, speaker: Speaker) -> Logged:
    """What was done, as far as that seat may know it."""
    made = Logged(seq, 0, "start" if line.action is None else "do", line.seat if line.seat >= 0 else None)
    if line.action is not None:
        made.do = seen(line.action, line.action_eyes, seat)
    outcome_eyes = line.outcome_eyes or (EVERYONE,) * len(line.outcomes)
    made.then = [seen(text, eyes, seat) for text, eyes in zip(line.outcomes, outcome_eyes, strict=True)]
    made.events = [Spoken(**spoken(message, speaker)) for message in match.events(line, seat)]
    return made
