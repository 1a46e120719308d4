"""What is played: every number of players, and every option of a full table changed by itself, on the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError

from .pack_change import changed_pack, read_change

BATCH = 50  # games that are kept at once
MOST_VALUES = 4  # options that are numbers have more, and are left out
BASE = ""


class Part(NamedTuple):
    """A number of games with the same settings; `option` and `value` are what was changed, if anything."""

    players: int
    option: str = BASE
    value: str = BASE
    in_pack: bool = False  # a number of the pack, not an option: see pack_change.py

    @property
    def name(self) -> str:
        return f"{self.players}:{self.option}={self.value}" if self.option else f"{self.players}"


class Batch(NamedTuple):
    part: Part
    first: int  # seed
    games: int


def changes(game: Game, pack: str = "") -> Iterator[Part]:
    """Every option of a full table that can be chosen by itself, with every other value than the usual."""
    players = game.players[-1]
    usual = game.prepare(Settings(players, pack=pack)).settings.options
    for option in game.options(players, pack):
        for value in option.values if len(option.values) <= MOST_VALUES else ():
            part = Part(players, option.name, value)
            if value != usual.get(option.name, option.default) and possible(game, part, pack):
                yield part


def possible(game: Game, part: Part, pack: str) -> bool:
    """A board of one's own, such as one from a file, needs more than an option."""
    try:
        game.prepare(settings_of(game, part, pack))
    except UserError:
        return False
    return True


def settings_of(game: Game, part: Part, pack: str) -> Settings:
    if part.in_pack:
        return Settings(part.players, pack=changed_pack(game, pack, part.option, part.value))
    return Settings(part.players, {part.option: part.value} if part.option else {}, pack)


def plan(game: Game, pack: str, only: Sequence[str] | None, what_if: Sequence[str] = ()) -> list[Part]:
    """`only` names the options that are changed; none: all of them. `what_if` names numbers of the pack, which must stay one that can be
    played with."""
    changed = list(changes(game, pack))
    known = sorted({part.option for part in changed})
    for name in only or ():
        if name not in known:
            raise UserError("balance-option", name=name, known=", ".join(known))
    numbers = [Part(game.players[-1], *read_change(game, pack, text), in_pack=True) for text in what_if]
    for part in numbers:
        game.prepare(settings_of(game, part, pack))
    return [*map(Part, game.players), *(part for part in changed if only is None or part.option in only), *numbers]


def batches_of(parts: Sequence[Part], games: int, seed: int) -> list[Batch]:
    return [Batch(part, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH) for part in parts]
