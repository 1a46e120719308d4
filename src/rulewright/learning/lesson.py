"""The format of a lesson: scenes, each with a starting position and the steps to take. docs/lessons.md explains every field."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from rulewright.kernel.content import Name, Report, Table, Text, decode, read, shaped
from rulewright.kernel.game import Game
from rulewright.kernel.message import ContentError, Message
from rulewright.kernel.message import Name as PackName

from .conditions import check_condition

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
PAGE = ("page:prompt", "page:hand", "page:score", "page:log")  # marks that every game has
FILE_NAME = r"\d\d-[a-z0-9]+(-[a-z0-9]+)*"


class TableOf(Table, frozen=True, kw_only=True):
    """The settings of a scene's table, as for a new table."""

    players: Annotated[int, msgspec.Meta(ge=2, le=14)]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    pack: str = ""  # one that comes with the game; "" for the default


class Remark(Table, frozen=True, kw_only=True):
    """A comment on some of the right moves."""

    when: tuple[Text, ...] = ("*",)  # one of these is done
    makes: tuple[Text, ...] = ()  # and all of this holds afterwards
    say: Name


class Wrong(Remark, frozen=True, kw_only=True):
    """A legal move that misses the point."""

    then: Literal["back", "on"] = "back"  # "back": it is not carried out; "on": it is, but costs a star


class Step(Table, frozen=True, kw_only=True):
    """One small action. Without `accept` and `answers` there is only something to read."""

    text: Name | None = None  # if missing, the text of the step before stays
    mark: tuple[Text, ...] = ()  # things to point at, such as "hex:F6"
    accept: tuple[Text, ...] = ()  # one of these must be done
    makes: tuple[Text, ...] = ()  # and all of this must hold afterwards
    until: tuple[Text, ...] = ()  # the step is repeated until all of this holds
    remark: tuple[Remark, ...] = ()
    wrong: tuple[Wrong, ...] = ()  # the first that fits counts
    answers: Count = 0  # the number of answers, if it is a question
    right: Count = 0  # the number of the right answer, from 1
    hint: Name | None = None  # words, shown before the answer
    others: tuple[Text, ...] = ()  # what others do next: the first legal one of each "a|b"
    choice: bool = False  # whether a search must agree that it is good


class Scene(Table, frozen=True, kw_only=True):
    goal: tuple[Text, ...]  # not all true at the start, all true at the end
    step: tuple[Step, ...]
    table: TableOf | None = None  # if it differs from the lesson's
    you: Count = 0  # the learner's seat
    start: dict[str, Any] | None = None  # for the game to build; if missing, a new game begins
    played: tuple[Text, ...] = ()  # what everybody does before the first step
    seed: Count = 1  # for chance,
    luck: tuple[Text, ...] = ()  # except these outcomes, each when its kind is next due


class LessonFile(Table, frozen=True, kw_only=True):
    rules: Text  # the version of the game that it was written for
    minutes: Annotated[int, msgspec.Meta(ge=1, le=10)]
    core: bool = False  # whether it is among the few that suffice for a first game
    paragraphs: tuple[Text, ...] = ()  # further reading in the rules
    after: tuple[Name, ...] = ()  # the files of lessons that are better taken before
    table: TableOf
    names: dict[str, str] = msgspec.field(default_factory=dict)  # arguments for all its texts: parts of the pack by id
    scene: tuple[Scene, ...]


@dataclass(frozen=True)
class Lesson:
    game: Game
    name: str  # of its file: "06-slime"
    file: LessonFile

    @property
    def id(self) -> str:
        return f"{self.game.name}-{self.name}"

    def says(self, text: str) -> Message:
        """A text of this lesson: `learn-<game>-<number>-<text>`."""
        names = {name: PackName(part) for name, part in self.file.names.items()}
        return Message(f"learn-{self.game.name}-{self.name[:2]}-{text}", names)

    def table(self, scene: Scene) -> TableOf:
        return scene.table or self.file.table


def load_lesson(game: Game, path: Path) -> Lesson:
    """Raises ContentError with all problems in its shape, conditions and marks, each with its place in the file."""
    report = Report([], path.name)
    data = read(path, report)
    file = decode(data, LessonFile, report) if data is not None else None
    if file:
        check(game, file, report)
    if not file or report.problems:
        raise ContentError(report.problems)
    return Lesson(game, path.stem, file)


def check(game: Game, file: LessonFile, report: Report) -> None:
    if file.rules != game.version:
        report("lesson-other-rules", where="rules", given=file.rules, version=game.version)
    for n, scene in enumerate(file.scene, 1):
        check_all(game, scene.goal, report.at(f"scene[{n}].goal"))
        if scene.start is not None:
            check_start(game, scene.start, report.at(f"scene[{n}].start"))
        for m, step in enumerate(scene.step, 1):
            check_step(game, step, report.at(f"scene[{n}].step[{m}]"))
        if not scene.step or not scene.step[0].text:
            report("content-missing-key", where=f"scene[{n}].step[1]", name="text")


def check_start(game: Game, start: dict[str, Any], report: Report) -> None:
    if game.teaching is None:
        report("lesson-no-start", game=game.name)
    else:
        shaped(start, game.teaching.start, report)


def check_step(game: Game, step: Step, report: Report) -> None:
    check_all(game, (*step.makes, *step.until), report)
    for case in (*step.remark, *step.wrong):
        check_all(game, case.makes, report)
    kinds = game.teaching.marks if game.teaching else {}
    for mark in step.mark:
        if mark not in PAGE and mark.partition(":")[0] not in kinds:
            report("lesson-unknown-mark", where="mark", given=mark, known=", ".join([*PAGE, *kinds]))
    if step.answers and not step.text:
        report("content-missing-key", name="text")
    if bool(step.answers) != bool(step.right) or step.right > step.answers:
        report("content-out-of-range", where="right", least=1, most=step.answers)


def check_all(game: Game, conditions: tuple[str, ...], report: Report) -> None:
    for condition in conditions:
        check_condition(game, condition, report)
