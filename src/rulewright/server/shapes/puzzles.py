"""Puzzles: positions in which to find the best move. Nothing is stored: the solver sends what they did."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .games import says
from .lessons import LessonState
from .spoken import Spoken


class PuzzleBrief(Struct, frozen=True):
    name: Annotated[str, says("As its address has it.", "a3f9c1d20b7e")]
    theme: Annotated[str, says("What the answer is about; `themes` has its title.", "save")]
    level: Annotated[str, says("The weakest bot that finds it.", "marlow")]
    decisions: Annotated[int, says("Of the answer.", 2)]


class Theme(Struct, frozen=True):
    name: Annotated[str, says("As puzzles have it.", "save")]
    title: Annotated[str, says("In the reader's language.", "Save a mound")]


class Puzzles(Struct, frozen=True):
    """All puzzles of a game."""

    day: Annotated[str, says("Today, in UTC.", "2026-11-17")]
    today: Annotated[
        str, says("The puzzle of the day, the same for everybody; nothing if there is none.", "a3f9c1d20b7e")
    ]
    pack: Annotated[str, says("The pack they are played with if new tables have another one, otherwise empty.", "york")]
    themes: list[Theme]
    puzzles: Annotated[list[PuzzleBrief], Meta(description="The easiest first.")]


class PuzzleState(LessonState):
    """A puzzle after some deeds, as a lesson would be. Its answer is not included until it is found or shown."""

    puzzle: PuzzleBrief
    day: Annotated[str, Meta(description="The day in UTC if it is today's puzzle, otherwise empty.")]
    shown: Annotated[bool, Meta(description="Whether the answer, or part of it, was shown.")]
    after: Annotated[
        list[Spoken], Meta(description="After a wrong move: what it would do, and what others could do then.")
    ]
    best: Annotated[int, Meta(description="When it is over: the chance of winning that the answer gives, in percent.")]
    line: Annotated[list[Spoken], Meta(description="When it is over: what was done.")]
    why: Annotated[list[Spoken], Meta(description="When it is over: the reasons for it.")]
    then: Annotated[list[Spoken], Meta(description="When it is over: how a search would continue.")]
    holds: Annotated[
        int, Meta(description="When it is over: the number of deals, out of `worlds`, in which it is best.")
    ]
    worlds: Annotated[int, Meta(description="Number of deals searched that the seat cannot rule out.")]
