"""Finds the puzzles, which are the files in the folder `puzzles` next to a game's module, and chooses the puzzle of the day."""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from rulewright.games import load
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.learning.courses import home

from .format import Head, Puzzle, chances, digest_of, prepared_for, replayed
from .puzzle_file import read

OTHER = "other"  # for reasons that the game assigns to no theme


class Kept(NamedTuple):
    """A puzzle with what is needed to replay its game."""

    game: Game
    head: Head
    number: int
    did: tuple[str, ...]  # actions up to the puzzle
    puzzle: Puzzle
    theme: str

    @property
    def name(self) -> str:
        return self.puzzle.digest


@cache
def shelf(game: str) -> dict[str, Kept]:
    """All puzzles of an installed game by name, easiest first; may be empty. Puzzles for other rules are left out: they have to be found
    anew."""
    made = load(game)
    themes = themes_of(made)
    found = []
    for path in sorted((home(made) / "puzzles").glob("*.jsonl")):
        head, games = read(path)
        if head.rules != made.version:
            continue
        for played in games:
            did = tuple(played.did.split())
            found += [
                Kept(made, head, played.number, did[: one.at], one, themes.get(one.reason, OTHER))
                for one in played.puzzles
            ]
    return {one.name: one for one in found}


def themes_of(game: Game) -> dict[str, str]:
    """Themes by the key of a reason. The file has the ends of keys, such as "saves" for "termites-reason-saves"."""
    path = home(game) / "puzzles" / "themes.toml"
    if not path.is_file():
        return {}
    data: dict[str, list[str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {f"{game.name}-reason-{reason}": theme for theme, reasons in data.items() for reason in reasons}


def find(game: str, name: str) -> Kept:
    kept = shelf(game).get(name)
    if kept is None:
        raise UserError("puzzle-unknown", name=name)
    return kept


def true_match(kept: Kept) -> Match:
    """The game up to the puzzle, with everything hidden in it. Raises UserError if today's rules lead to another position."""
    game, head = kept.game, kept.head
    match = replayed(game, prepared_for(game, head), chances(head.seed, kept.number), kept.did)
    if digest_of(match) != kept.puzzle.digest:
        raise UserError("puzzle-changed", name=kept.name)
    return match


def of_the_day(game: str, day: date) -> str:
    """The name of that day's puzzle, the same for everybody; "" if there are none. Each comes once before any is repeated."""
    names = sorted(shelf(game), key=lambda name: blake2b(name.encode(), digest_size=8).digest())
    return names[day.toordinal() % len(names)] if names else ""
