"""What is installed: our own games, and those of packages beside rulewright.

A package names a game in the entry-point group `rulewright.games`, as "module:GAME", and how it is drawn in a terminal in the group
`rulewright.terminal`. What a laboratory can measure of its parts is in the group `rulewright.ledger`. Rules of an earlier version, for
games that began with them, are in the group `rulewright.earlier`, under the name of the game with a dot and the version behind it. In the
folder of the game's module it may have texts, `locales/<language>/*.ftl`, files for browsers, `web/`, and what was found about its balance,
`balance.json`. Nothing of a package is imported before it is needed, and a package that fails takes no other down.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulewright import earlier
from rulewright.kernel.message import Message, UserError

GAMES, TERMINAL, EARLIER = "rulewright.games", "rulewright.terminal", "rulewright.earlier"
LEDGER = "rulewright.ledger"
OURS = "rulewright"
TEXTS = Path(__file__).parent / "locales"  # our own
# As in pyproject.toml, so that they are also found in a source tree that was never installed, or long ago.
OWN: Mapping[str, Mapping[str, str]] = {
    GAMES: {
        "termites": "rulewright.games.termites.game:GAME",
        "cryhavoc": "rulewright.games.cryhavoc.game:GAME",
    },
    TERMINAL: {
        "termites": "rulewright.cli.terminal.termites:DRAWING",
        "cryhavoc": "rulewright.cli.terminal.cryhavoc:DRAWING",
    },
    LEDGER: {
        "termites": "rulewright.games.termites.ledger:LEDGER",
        "cryhavoc": "rulewright.games.cryhavoc.ledger:LEDGER",
    },
}


@cache
def entries(group: str) -> dict[str, list[EntryPoint]]:
    """By name, ours first; more than one where packages want the same name."""
    ours = {**OWN.get(group, {}), **archived(group)}
    found = {name: [EntryPoint(name, value, group)] for name, value in ours.items()}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, package(entry))):
        if package(entry) != OURS:  # what is written of us may be older than this code
            found.setdefault(entry.name, []).append(entry)
    return found


def archived(group: str) -> dict[str, str]:
    """What our archives of earlier versions have."""
    place = {EARLIER: "game:GAME", TERMINAL: "terminal:DRAWING"}.get(group)
    return {key: f"{earlier.module(key)}.{place}" for key in earlier.archives()} if place else {}


def load(group: str, name: str) -> Any:
    """What an entry point of that name stands for."""
    several = entries(group)[name]
    make_ready(name)
    if len(several) > 1:
        raise UserError("package-twice", name=name, packages=", ".join(map(package, several)))
    try:
        return several[0].load()
    except Exception as error:
        if package(several[0]) == OURS:  # a fault of ours, to be seen whole
            raise
        raise broken(name, several[0], f"{type(error).__name__}: {error}") from error


def make_ready(name: str) -> None:
    """Unpacks the archive of that name, if it is one."""
    if name in earlier.archives():
        earlier.unpack(name)


def broken(name: str, entry: EntryPoint, why: str | Message) -> UserError:
    return UserError("package-broken", name=name, package=package(entry), why=why)


def package(entry: EntryPoint) -> str:
    """As it was installed."""
    return entry.dist.name if entry.dist else OURS


# ------------------------------------------------------------- files of a game
def folder(game: str) -> Path | None:
    """Where the module of a game stands; nothing if it is not there, or not installed."""
    several = entries(GAMES).get(game) or entries(EARLIER).get(game)
    try:
        make_ready(game)
        spec = (
            find_spec(several[0].module.rpartition(".")[0]) if several else None
        )  # imports at most the packages round it
    except Exception:
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None


def text_folder(game: str) -> Path:
    """Where its texts are, in a folder for each language."""
    own = None if game in OWN[GAMES] else folder(game)
    return own / "locales" if own else TEXTS


@cache
def text_folders() -> tuple[Path, ...]:
    """Ours, then those of packages."""
    return TEXTS, *dict.fromkeys(map(text_folder, list(entries(GAMES))[len(OWN[GAMES]) :]))


def web_folder(game: str) -> Path | None:
    """Its files for browsers; nothing if it brings none."""
    own = folder(game)
    return own / "web" if own and (own / "web").is_dir() else None


def balance_file(game: str) -> Path | None:
    """What was found about its balance, as `rulewright balance` writes it; nothing if none comes with it."""
    own = folder(game)
    return own / "balance.json" if own and (own / "balance.json").is_file() else None
