"""The games by name: our own, and those of packages installed next to rulewright. Games never import each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulewright import installed
from rulewright.kernel.game import Game
from rulewright.kernel.message import Message, UserError

OWN = tuple(installed.OWN[installed.GAMES])  # the games that come with rulewright
MISSING = frozenset({"game-unknown", "package-broken", "package-twice"})  # keys of `load`'s errors
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # as used in addresses, file names and message keys


def names() -> list[str]:
    """The names of all installed games, ours first."""
    return list(installed.entries(installed.GAMES))


def load(key: str) -> Game:
    """Load a game by its name, or an earlier version of it by name, dot and version. Its rules are imported only now."""
    name, _, version = key.partition(".")
    group = installed.EARLIER if version else installed.GAMES
    if key not in installed.entries(group):
        raise UserError("game-unknown", name=key, known=", ".join(names()))
    game, entry = installed.load(group, key), installed.entries(group)[key][0]
    if not isinstance(game, Game):
        raise installed.broken(key, entry, Message("package-no-game", {"value": entry.value}))
    if game.name != name or not NAME.fullmatch(name) or (version and game.version != version):
        own = f"{game.name}.{game.version}" if version else game.name
        raise installed.broken(key, entry, Message("package-other-name", {"own": own, "name": key}))
    game.key = key
    return game


def playing(name: str, version: str) -> Iterator[Game]:
    """The games that play by that version of the rules: today's first, then the frozen one with the packs of its time."""
    today, earlier = load(name), f"{name}.{version}"
    if today.version == version:
        yield today
    if earlier in installed.entries(installed.EARLIER):
        yield load(earlier)


def load_all(failed: Callable[[UserError], object] | None = None) -> list[Game]:
    """All games that can be loaded. `failed` is called with the error of each of the others; loading those by name raises it."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except UserError as error:
            if failed:
                failed(error)
    return found
