"""What a person has learnt, played and solved."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_GAMES, MOST_LESSONS, MOST_PUZZLES, MOST_TOLD, MOST_PLAYED, MOST_DAYS = 20, 100, 500, 100, 100, 400
Slug = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_.\-]+$")]
Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class PlayedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over."""

    at: Annotated[int, Meta(ge=0, le=2**53 - 1, description="When it ended, in milliseconds since 1970.")]
    bot: Annotated[str, Meta(max_length=40, description="The strongest opponent; empty if people played too.")]
    won: bool


class GameProgress(Struct, frozen=True, forbid_unknown_fields=True):
    lessons: Annotated[
        dict[Slug, Annotated[int, Meta(ge=1, le=3)]],
        Meta(max_length=MOST_LESSONS, description="The most stars for each lesson that was finished."),
    ] = {}
    puzzles: Annotated[
        dict[Slug, Literal["first", "later"]],
        Meta(max_length=MOST_PUZZLES, description="The solved ones, and whether on the first try."),
    ] = {}
    coach: Annotated[list[Slug], Meta(max_length=MOST_TOLD, description="What the coach has said.")] = []
    played: Annotated[
        dict[Slug, PlayedGame], Meta(max_length=MOST_PLAYED, description="The last games, by table.")
    ] = {}


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    games: Annotated[
        dict[Slug, GameProgress],
        Meta(
            max_length=MOST_GAMES,
            description="By the name of the game.",
            examples=[{"termites": {"lessons": {"06-slime": 3}, "puzzles": {"12-3": "first"}}}],
        ),
    ] = {}
    days: Annotated[
        list[Day],
        Meta(
            max_length=MOST_DAYS,
            description="The days on which a puzzle of the day was solved.",
            examples=[["2026-11-17"]],
        ),
    ] = []
