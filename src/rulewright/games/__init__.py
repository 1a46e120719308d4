"""The games, by their names: our own, and those of packages installed beside rulewright. None of them imports another."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulewright import installed
from rulewright.kernel.game import Game
from rulewright.kernel.message import Message, UserError

OWN = tuple(installed.OWN[installed.GAMES])  # those that come with rulewright
MISSING = frozenset({"game-unknown", "package-broken", "package-twice"})  # the keys of what `load` raises
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # in addresses, files and the keys of texts


def names() -> list[str]:
    """Of all that are installed, ours first."""
    return list(installed.entries(installed.GAMES))


def load(key: str) -> Game:
    """A game by its name; or, with a dot and a version behind it, as it was then. Only then are its rules loaded."""
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
    """Those that play by that version of the rules: that of today, then the same with the packs that it came with."""
    today, earlier = load(name), f"{name}.{version}"
    if today.version == version:
        yield today
    if earlier in installed.entries(installed.EARLIER):
        yield load(earlier)


def load_all(failed: Callable[[UserError], object] | None = None) -> list[Game]:
    """All that can be loaded. Of each of the others `failed` hears why; so does everybody who asks for it by name."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except UserError as error:
            if failed:
                failed(error)
    return found
