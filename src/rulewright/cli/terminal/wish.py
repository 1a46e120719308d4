"""Parses the command line: who plays, with which names and options."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from msgspec import to_builtins

from rulewright import games
from rulewright.cli.faults import near
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.options import Option

from .bots import HUMAN, OFFERED, OPPONENT, SITTERS
from .kept_packs import named

LONGEST_NAME = 20
SEEDS = range(1 << 64)


@dataclass(frozen=True)
class Wish:
    """The options of a command, as typed."""

    game: str = ""
    players: int | None = None
    seats: str | None = None
    names: str | None = None
    option: list[str] = field(default_factory=list)
    board: Path | None = None
    pack: str = ""
    seed: int | None = None
    save: Path | None = None
    resume: str | None = None  # "" for the newest game
    colour: bool = True
    own: Mapping[str, str] = field(default_factory=dict)  # options of the game, by name

    def given(self) -> list[str]:
        """The options that were given."""
        given = [f.name for f in fields(self) if f.name != "own" and getattr(self, f.name) != getattr(Wish(), f.name)]
        return [*given, *self.own]


def only_game(asked: str) -> str:
    """The requested game; may be left out if there is only one."""
    if not asked and len(games.names()) > 1:
        raise UserError("cli-which-game", known=", ".join(games.names()))
    return asked or games.names()[0]


def read_number(option: str, text: str | None) -> int | None:
    """A whole number: Cyclopts would accept 2.5 as 2."""
    try:
        return None if text is None else int(text)
    except ValueError:
        raise UserError("cli-value-bad", option=option, value=text, number="yes") from None


# ------------------------------------------------------------- the table
def read_settings(wish: Wish, game: Game, players: int, flags: Sequence[str]) -> Settings:
    """`flags` are the command's other options, since a misspelt one looks like an option of the game."""
    wish = replace(wish, pack=named(game, wish.pack))
    settings = Settings(players, read_options(wish, game, players, flags), wish.pack)
    if not wish.board:
        return settings
    return replace(settings, data={"board": to_builtins(game.read_board(wish.board, settings))})


def read_options(wish: Wish, game: Game, players: int, flags: Sequence[str]) -> dict[str, str]:
    """Options from --option KEY=VALUE and from their own flags."""
    options: dict[str, str] = {}
    for text in wish.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError("cli-option-form", text=text)
        if name in options or name in wish.own:
            raise UserError("cli-option-twice", name=name)
        options[name] = value
    known = [option.name for option in every_option(game, players, wish.pack)] if wish.own else []
    for name in wish.own:
        if name not in known:
            possible = [f"--{flag}" for flag in (*known, *flags)]
            raise UserError("cli-option-unknown", option=f"--{name}", near=near(f"--{name}", possible))
    return {**options, **wish.own}


def every_option(game: Game, players: int, pack: str) -> list[Option]:
    return [*game.options(players, pack), *([game.seating] if game.seating else [])]


def read_seed(number: int | None) -> bytes:
    """A random secret, or one derived from a number, which makes the game reproducible."""
    if number is None:
        return secrets.token_bytes(32)
    if number not in SEEDS:
        raise UserError("cli-seed-range", seed=str(number), most=str(SEEDS[-1]))
    return hashlib.blake2b(str(number).encode(), digest_size=32).digest()


# ------------------------------------------------------------- the players
def read_sitters(wish: Wish, game: Game) -> list[str]:
    """The player in each seat; default: you against bots."""
    if wish.seats is None:
        players = game.players[0] if wish.players is None else wish.players
        if players not in game.players:
            raise UserError("players-number", players=str(players), least=game.players[0], most=game.players[-1])
        return [HUMAN, *[OPPONENT] * (players - 1)]
    sitters = [name.strip() for name in wish.seats.split(",")]
    for name in sitters:
        if name not in SITTERS:
            raise UserError("cli-sitter-unknown", name=name, known=", ".join(OFFERED))
    if wish.players not in (None, len(sitters)):
        raise UserError("cli-seats-number", count=len(sitters), players=wish.players)
    return sitters


def read_names(text: str | None, players: int) -> list[str]:
    """A name for each seat, "" for none; fewer names go to the first seats."""
    names = [" ".join(name.split()) for name in text.split(",")] if text else []
    if len(names) > players:
        raise UserError("cli-names-number", count=len(names), players=players)
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UserError("cli-name-bad", name=name, most=LONGEST_NAME)
        if name and names.count(name) > 1:
            raise UserError("cli-name-twice", name=name)
    return names + [""] * (players - len(names))
