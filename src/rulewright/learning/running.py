"""A lesson in progress, computed from the person's actions. The same actions always give the same run.

An action is a game action as text, `move:F6`, or one of the lesson's own: `/next` after something to read, `/answer:2` to a question,
`/hint`, `/skip`, which does the step for you, and `/back`, which undoes what can be undone at any table. Nothing illegal is stored, and
nothing wrong is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from rulewright.kernel.match import Line, Match
from rulewright.kernel.message import Message, UserError

from .conditions import all_hold
from .lesson import Lesson, Scene, Step
from .opening import do, open_scene, play
from .verdict import Verdict, judge, right_ones

NEXT, ANSWER, HINT, SKIP, BACK = "/next", "/answer:", "/hint", "/skip", "/back"
MOST_SLIPS = 2  # for two of three stars
WANTS = {"move": "lesson-wants-move", "next": "lesson-wants-next", "answer": "lesson-wants-answer"}


@dataclass(frozen=True)
class Outcome:
    """The result of an action."""

    result: Literal["right", "wrong", "illegal", "hint", "back"]
    say: Message | None = None  # the reply: the lesson's, or the rules' reason if the action is illegal
    paragraph: str = ""  # the paragraph that forbids it
    shown: str = ""  # the right action, if a hint shows it
    lines: list[Line] = field(default_factory=list)  # what was carried out, including the others' following actions
    passed: bool = False  # a new step has begun
    new_scene: bool = False  # a new position has been set up


class Run:
    def __init__(self, lesson: Lesson, did: Sequence[str] = ()) -> None:
        """Begin at the first step, or continue after those actions. Raises UserError if they do not fit the lesson (any more)."""
        self.lesson = lesson
        self.did: list[str] = []
        self.slips = 0  # wrong moves, and answers that were shown
        self.match: Match
        self._seen: bool  # whether the answer to this step was shown
        self._steps: list[int]  # the steps in which this scene's actions were done
        self._open(0)
        for deed in did:
            if self.act(deed).result == "illegal":
                raise UserError("lesson-changed", name=lesson.name)

    def again(self) -> Run:
        """The whole lesson from its beginning."""
        return Run(self.lesson)

    # ------------------------------------------------------------- the current state
    @property
    def over(self) -> bool:
        return self.scene_number == len(self.lesson.file.scene)

    @property
    def scene(self) -> Scene:
        """The current scene; after the end, the last one."""
        scenes = self.lesson.file.scene
        return scenes[min(self.scene_number, len(scenes) - 1)]

    @property
    def step(self) -> Step:
        return self.scene.step[self.step_number]

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.scene.you

    @property
    def text(self) -> Message:
        """What to do now, or what was learnt."""
        if self.over:
            return self.lesson.says("end")
        told = [step.text for step in self.scene.step[: self.step_number + 1] if step.text]
        return self.lesson.says(told[-1])

    @property
    def answers(self) -> list[Message]:
        """The answers to choose from, if a question is asked."""
        return [] if self.over else [self.lesson.says(f"{self.step.text}-{n + 1}") for n in range(self.step.answers)]

    @property
    def waits(self) -> Literal["move", "next", "answer", "over"]:
        """What the learner is expected to do."""
        if self.over:
            return "over"
        return "answer" if self.step.answers else "move" if self.step.accept else "next"

    @property
    def marks(self) -> tuple[str, ...]:
        return () if self.over else self.step.mark

    @property
    def texts(self) -> tuple[int, int]:
        """How many of the lesson's texts came before this one, and how many there are, except for the end."""
        before = self.lesson.file.scene[: self.scene_number]
        read = sum(bool(step.text) for scene in before for step in scene.step)
        if not self.over:
            read += sum(bool(step.text) for step in self.scene.step[: self.step_number + 1]) - 1
        return read, sum(bool(step.text) for scene in self.lesson.file.scene for step in scene.step)

    @property
    def stars(self) -> int:
        """The result if nothing more goes wrong."""
        return 3 if not self.slips else 2 if self.slips <= MOST_SLIPS else 1

    # ------------------------------------------------------------- actions
    def act(self, deed: str) -> Outcome:
        """Raises UserError for text that is not an action of this game."""
        if self.over:
            raise UserError("lesson-over")
        if deed == HINT:
            outcome = self._hint()
        elif deed == SKIP:
            outcome = self._skip()
        elif deed == BACK:
            outcome = self._take_back()
        elif deed == NEXT or deed.startswith(ANSWER):
            outcome = self._say(deed)
        else:
            outcome = self._move(deed)
        if outcome.result != "illegal":
            self.did.append(deed)
        return outcome

    def hint(self) -> Outcome:
        return self.act(HINT)

    def skip(self) -> Outcome:
        return self.act(SKIP)

    def _move(self, text: str) -> Outcome:
        if self.waits != "move":
            return Outcome("illegal", Message(WANTS[self.waits]))
        action = self.lesson.game.read(self.match.look(), text)
        refused = self.match.why_not(self.seat, action)
        if refused:
            return Outcome("illegal", refused[1], refused[0])
        verdict = judge(self.lesson, self.match, self.step, action)
        self.slips += verdict.slip
        if not verdict.carried_out:
            return Outcome("wrong", verdict.say)
        return self._carry_out(action, verdict)

    def _carry_out(self, action: int, verdict: Verdict) -> Outcome:
        step, before = self.step, (self.scene_number, self.step_number)
        self._steps.append(self.step_number)
        lines = [do(self.match, self.scene, action)]
        if all_hold(self.lesson.game, self.match.look(), step.until):
            lines += play(self.match, self.scene, step.others)
            self._next()
        now = self.scene_number, self.step_number
        result: Literal["right", "wrong"] = "wrong" if verdict.slip else "right"
        return Outcome(result, verdict.say, lines=lines, passed=now != before, new_scene=now[0] != before[0])

    def _say(self, deed: str) -> Outcome:
        """Handle `/next` after something to read, or an answer to a question."""
        if self.waits != ("next" if deed == NEXT else "answer"):
            return Outcome("illegal", Message(WANTS[self.waits]))
        answer = deed.removeprefix(ANSWER)
        reply = None if deed == NEXT else self.lesson.says(f"{self.step.text}-{answer}-reply")
        if deed != NEXT and answer != str(self.step.right):
            if not answer.isdecimal() or not 0 < int(answer) <= self.step.answers:
                return Outcome("illegal", Message("lesson-wants-answer"))
            self.slips += 1
            return Outcome("wrong", reply)
        before, others = self.scene_number, self.step.others
        lines = play(self.match, self.scene, others)
        self._next()
        return Outcome("right", reply, lines=lines, passed=True, new_scene=self.scene_number != before)

    def _take_back(self) -> Outcome:
        """Undo the last action, as at a table: not if chance or others came after it. Mistakes are not undone."""
        barrier = self.match.undo_barrier(self.seat)
        if barrier or not self._steps:
            return Outcome("illegal", Message(barrier or "undo-nothing"))
        self.match.take_back(1)
        self._begin(self._steps.pop())
        return Outcome("back")

    # ------------------------------------------------------------- help
    def right(self) -> str:
        """The first right action now."""
        if self.waits == "next":
            return NEXT
        if self.waits == "answer":
            return f"{ANSWER}{self.step.right}"
        return next(right_ones(self.lesson, self.match, self.step))

    def _hint(self) -> Outcome:
        """First words, if the step has any, then the answer; the next time, do it."""
        self._hints += 1
        if self.step.hint and self._hints == 1:
            return Outcome("hint", self.lesson.says(self.step.hint))
        if self._hints == (2 if self.step.hint else 1):
            return Outcome("hint", shown=self._show())
        return self._do_right()

    def _show(self) -> str:
        """Show what is right; showing it costs one slip, however often."""
        self.slips += not self._seen
        self._seen = True
        return self.right()

    def _skip(self) -> Outcome:
        """Go to the next step, even if this one has to be repeated."""
        self._show()
        outcome = self._do_right()
        while not outcome.passed:
            more = self._do_right()
            outcome = replace(more, lines=outcome.lines + more.lines)
        return outcome

    def _do_right(self) -> Outcome:
        deed = self.right()
        return self._say(deed) if deed.startswith("/") else self._move(deed)

    # ------------------------------------------------------------- moving on
    def _open(self, scene: int) -> None:
        self.scene_number = scene
        if not self.over:
            self.match, self._steps = open_scene(self.lesson, scene), []
            self._begin(0)

    def _next(self) -> None:
        if self.step_number + 1 == len(self.scene.step):
            self._open(self.scene_number + 1)
        else:
            self._begin(self.step_number + 1)

    def _begin(self, step: int) -> None:
        self.step_number, self._hints, self._seen = step, 0, False
