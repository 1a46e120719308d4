"""The games to play: every number of players; a full table with recording, and without each of its items; and every option changed by
itself. All on the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError

from .pack_change import changed_pack, read_change
from .told import ledger_of

BATCH = 50  # games stored at once
MOST_VALUES = 4  # options with more values are numbers, and are left out
BASE = ""
LISTENED = "*"  # used like an item: nothing is left out


class Part(NamedTuple):
    """A number of games with the same settings; `option` and `value` are the change, if any."""

    players: int
    option: str = BASE
    value: str = BASE
    in_pack: bool = False  # the change is a number of the pack, not an option: see pack_change.py
    item: str = ""  # the item left out; LISTENED for the games to compare with

    @property
    def usual(self) -> bool:
        """Whether nothing was changed."""
        return not self.option and not self.item

    @property
    def name(self) -> str:
        if self.item:
            return f"{self.players}-{self.item}"
        return f"{self.players}:{self.option}={self.value}" if self.option else f"{self.players}"


class Batch(NamedTuple):
    part: Part
    first: int  # seed
    games: int


def changes(game: Game, pack: str = "") -> Iterator[Part]:
    """Every option of a full table that can be changed by itself, with every value except the default."""
    players = game.players[-1]
    usual = game.prepare(Settings(players, pack=pack)).settings.options
    for option in game.options(players, pack):
        for value in option.values if len(option.values) <= MOST_VALUES else ():
            part = Part(players, option.name, value)
            if value != usual.get(option.name, option.default) and possible(game, part, pack):
                yield part


def possible(game: Game, part: Part, pack: str) -> bool:
    """Whether the change works by itself: a board from a file, for example, needs more than an option."""
    try:
        game.prepare(settings_of(game, part, pack))
    except UserError:
        return False
    return True


def settings_of(game: Game, part: Part, pack: str) -> Settings:
    if part.item:
        book = ledger_of(game)
        assert book is not None
        return Settings(part.players, book.table, pack)
    if part.in_pack:
        return Settings(part.players, pack=changed_pack(game, pack, part.option, part.value))
    return Settings(part.players, {part.option: part.value} if part.option else {}, pack)


def items_of(game: Game, pack: str, sections: Sequence[str] | None) -> list[Part]:
    """The recorded table, and one without each item in those sections of the box; default: all sections."""
    book, players = ledger_of(game), game.players[-1]
    found = book.items(pack or game.pack) if book else []
    known = list(dict.fromkeys(item.section for item in found))
    for name in sections or ():
        if name not in known:
            raise UserError("balance-section", name=name, known=", ".join(known))
    chosen = [item for item in found if sections is None or item.section in sections]
    return [Part(players, item=name) for name in (LISTENED, *(item.id for item in chosen))] if chosen else []


def plan(
    game: Game,
    pack: str,
    only: Sequence[str] | None,
    what_if: Sequence[str] = (),
    sections: Sequence[str] | None = (),
) -> list[Part]:
    """`only` names the options to change; default: all. `what_if` names numbers of the pack, which must stay playable. `sections` are those
    whose items are left out one by one."""
    changed = list(changes(game, pack))
    known = sorted({part.option for part in changed})
    for name in only or ():
        if name not in known:
            raise UserError("balance-option", name=name, known=", ".join(known))
    numbers = [Part(game.players[-1], *read_change(game, pack, text), in_pack=True) for text in what_if]
    for part in numbers:
        game.prepare(settings_of(game, part, pack))
    wanted = (part for part in changed if only is None or part.option in only)
    return [*map(Part, game.players), *items_of(game, pack, sections), *wanted, *numbers]


def batches_of(parts: Sequence[Part], games: int, seed: int) -> list[Batch]:
    return [Batch(part, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH) for part in parts]
