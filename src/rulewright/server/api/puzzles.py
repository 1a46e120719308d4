"""/games/{name}/puzzles: the list of puzzles, and solving one. Needs no name, and nothing is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import JSONBody, PathParameter

from rulewright.server.shapes.lessons import Deeds
from rulewright.server.shapes.puzzles import Puzzles as PuzzleList
from rulewright.server.shapes.puzzles import PuzzleState
from rulewright.server.shown import puzzles

from .fault_answers import faults
from .games import Name
from .language import READERS_LANGUAGE

PuzzleName = Annotated[str, PathParameter(description="As in the list.", examples=[Example(value="a3f9c1d20b7e")])]


class Puzzles(Controller):
    path = "/games/{name:str}/puzzles"
    tags = ("games",)
    dependencies = READERS_LANGUAGE

    @get(summary="The puzzles of a game", sync_to_thread=True, responses=faults(404))
    def all(self, name: Name, language: NamedDependency[str]) -> PuzzleList:
        """And which one is the puzzle of the day; empty if the game has none."""
        return puzzles.puzzles(name, language)

    @post("/{puzzle:str}", summary="Try a puzzle", status_code=200, sync_to_thread=True, responses=faults(404, 409))
    def attempt(
        self, name: Name, puzzle: PuzzleName, data: JSONBody[Deeds], language: NamedDependency[str]
    ) -> PuzzleState:
        """Send what was done so far, and one more deed: an action, `/hint`, or `/skip`, which shows the answer and
        carries it out. The server keeps nothing: the same deeds always give the same answer."""
        return puzzles.tried(name, puzzle, data.deeds, data.deed, language)
