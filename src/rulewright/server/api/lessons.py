"""/games/{name}/lessons: the list of lessons, and playing one. Needs no name, and nothing is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import JSONBody, PathParameter

from rulewright.server.shapes.lessons import Deeds, LessonBrief, LessonState
from rulewright.server.shown import lessons

from .fault_answers import faults
from .games import Name
from .language import READERS_LANGUAGE

LessonName = Annotated[str, PathParameter(description="As in the list.", examples=[Example(value="01-one-turn")])]


class Lessons(Controller):
    path = "/games/{name:str}/lessons"
    tags = ("games",)
    dependencies = READERS_LANGUAGE

    @get(summary="The lessons of a game", sync_to_thread=True, responses=faults(404))
    def all(self, name: Name, language: NamedDependency[str]) -> list[LessonBrief]:
        """In the recommended order; empty if the game has none."""
        return lessons.lessons(name, language)

    @post("/{lesson:str}", summary="Take a lesson", status_code=200, sync_to_thread=True, responses=faults(404, 409))
    def take(
        self, name: Name, lesson: LessonName, data: JSONBody[Deeds], language: NamedDependency[str]
    ) -> LessonState:
        """Send what was done so far, and one more deed. The server keeps nothing: the same deeds always give the same
        answer."""
        return lessons.taken(name, lesson, data.deeds, data.deed, language)
