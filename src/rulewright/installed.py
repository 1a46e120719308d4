"""What is installed: our own games, and those of other packages.

A package names a game in the entry-point group `rulewright.games`, as "module:GAME", and its terminal drawing in the group
`rulewright.terminal`. What the lab can measure about its parts is in the group `rulewright.ledger`. An earlier version of its rules, for
games that began with them, is in the group `rulewright.earlier`, as the game's name, a dot and the version. The folder of the game's module
may contain texts in `locales/<language>/*.ftl`, files for browsers in `web/`, and findings about its balance in `balance.json`. Nothing of
a package is imported before it is needed, and a package that fails breaks no other."""

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
TEXTS = Path(__file__).parent / "locales"  # our own texts
# The same as in pyproject.toml, so that they are also found in a source tree that was never installed, or long ago.
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
    """The entry points of a group by name, ours first; several for one name if packages conflict."""
    ours = {**OWN.get(group, {}), **archived(group)}
    found = {name: [EntryPoint(name, value, group)] for name, value in ours.items()}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, package(entry))):
        if package(entry) != OURS:  # our own metadata may be older than this code
            found.setdefault(entry.name, []).append(entry)
    return found


def archived(group: str) -> dict[str, str]:
    """The entry points of our archived earlier versions."""
    place = {EARLIER: "game:GAME", TERMINAL: "terminal:DRAWING"}.get(group)
    return {key: f"{earlier.module(key)}.{place}" for key in earlier.archives()} if place else {}


def load(group: str, name: str) -> Any:
    """Import what the entry point of that name refers to."""
    several = entries(group)[name]
    make_ready(name)
    if len(several) > 1:
        raise UserError("package-twice", name=name, packages=", ".join(map(package, several)))
    try:
        return several[0].load()
    except Exception as error:
        if package(several[0]) == OURS:  # our own bug: show the whole traceback
            raise
        raise broken(name, several[0], f"{type(error).__name__}: {error}") from error


def make_ready(name: str) -> None:
    """Unpack the archive of an earlier version, if the name belongs to one."""
    if name in earlier.archives():
        earlier.unpack(name)


def broken(name: str, entry: EntryPoint, why: str | Message) -> UserError:
    return UserError("package-broken", name=name, package=package(entry), why=why)


def package(entry: EntryPoint) -> str:
    """The name of the package that provides an entry point."""
    return entry.dist.name if entry.dist else OURS


# ------------------------------------------------------------- files of a game
def folder(game: str) -> Path | None:
    """The folder of a game's module; None if it is missing or not installed."""
    several = entries(GAMES).get(game) or entries(EARLIER).get(game)
    try:
        make_ready(game)
        spec = (
            find_spec(several[0].module.rpartition(".")[0]) if several else None
        )  # imports at most the surrounding packages
    except Exception:
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None


def text_folder(game: str) -> Path:
    """The folder of a game's texts, with a subfolder for each language."""
    own = None if game in OWN[GAMES] else folder(game)
    return own / "locales" if own else TEXTS


@cache
def text_folders() -> tuple[Path, ...]:
    """All folders with texts: ours, then those of other packages."""
    return TEXTS, *dict.fromkeys(map(text_folder, list(entries(GAMES))[len(OWN[GAMES]) :]))


def web_folder(game: str) -> Path | None:
    """A game's files for browsers; None if it has none."""
    own = folder(game)
    return own / "web" if own and (own / "web").is_dir() else None


def balance_file(game: str) -> Path | None:
    """A game's balance report, as `rulewright balance` writes it; None if it comes without one."""
    own = folder(game)
    return own / "balance.json" if own and (own / "balance.json").is_file() else None
