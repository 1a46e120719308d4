"""`rulewright play`: from what was asked for to a table with people and bots, new or resumed."""

from __future__ import annotations

import hashlib
import secrets
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.games.termites.content import SHIPPED, load, load_board
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.message import UserError
from rulewright.words import Words

from . import shelf
from .asides import Quit
from .bots import GREEDY, HUMAN, RANDOM, SITTERS, bot_for
from .screen import Screen
from .table import Chair, Table

LONGEST_NAME = 20
SEEDS = range(1 << 64)


@dataclass(frozen=True)
class Wish:
    """The options of the command, as they were typed."""

    game: str = "termites"
    players: int | None = None
    seats: str | None = None
    names: str | None = None
    swarms: str | None = None
    scenario: str | None = None
    option: list[str] = field(default_factory=list)
    board: Path | None = None
    pack: str | None = None
    seed: int | None = None
    save: Path | None = None
    resume: str | None = None  # "" for the newest game
    colour: bool = True


def play(words: Words, wish: Wish) -> int:
    screen = Screen(wish.colour)
    journal = begin(wish) if wish.resume is None else resume(wish)
    assert journal.path is not None
    with shelf.hold(journal.path):
        chairs = sit(words, journal, wish)
        saved = words("cli-saved", file=str(journal.path))
        try:
            if wish.resume is None:
                introduce(words, screen, journal)
            Table(journal, chairs, words, screen).play()
            screen.say(saved)
        except (Quit, EOFError, KeyboardInterrupt) as end:
            if sum(chair.bot is None for chair in chairs) > 1:
                screen.clear(secret=True)
            go_on = words("cli-go-on", command=f"rulewright play --resume {shelf.spelled(journal.path)}".rstrip())
            screen.say(f"\n{saved}\n{go_on}")
            if isinstance(end, KeyboardInterrupt):
                raise
    return 0


def introduce(words: Words, screen: Screen, journal: Journal) -> None:
    screen.clear()
    screen.say(words("cli-welcome"), "title")
    screen.say(words("cli-introduction"))
    screen.say(words("cli-autosave", file=str(journal.path)), "dim")
    if screen.tty:
        screen.ask(words("cli-press-enter"))


# ------------------------------------------------------------- a new game
def begin(wish: Wish) -> Journal:
    game = games.load(wish.game)
    sitters = read_sitters(wish)
    names = read_names(wish.names, len(sitters))
    pack = wish.pack or "classic"
    settings = Settings(
        len(sitters),
        read_options(wish),
        pack if pack in SHIPPED else str(Path(pack).resolve()),  # a game is resumed from anywhere
        {"board": read_board(wish.board, pack, len(sitters))} if wish.board else {},
    )
    if wish.save:
        shelf.refuse_existing(wish.save)
    game.prepare(settings)  # before a file is made
    path = wish.save or shelf.new_file(game.name)
    try:
        return Journal.begin(game, settings, seat_texts(sitters, names), read_seed(wish.seed), path)
    except (OSError, UnicodeEncodeError) as error:  # the latter: the name of a pack's folder that is no text
        raise shelf.unwritable(path, error) from None


def read_number(option: str, text: str | None) -> int | None:
    """A whole number and nothing else: Cyclopts would take 2.5 for 2."""
    try:
        return None if text is None else int(text)
    except ValueError:
        raise UserError("cli-value-bad", option=option, value=text, number="yes") from None


def read_sitters(wish: Wish) -> list[str]:
    """Who sits in each seat; you against bots if nothing is said."""
    if wish.seats is None:
        players = 2 if wish.players is None else wish.players
        if players not in (allowed := games.load(wish.game).players):
            raise UserError("players-number", players=str(players), least=allowed[0], most=allowed[-1])
        return [HUMAN, *[GREEDY] * (players - 1)]
    sitters = [name.strip() for name in wish.seats.split(",")]
    for name in sitters:
        if name not in SITTERS:
            raise UserError("cli-sitter-unknown", name=name, known=", ".join(SITTERS))
    if wish.players not in (None, len(sitters)):
        raise UserError("cli-seats-number", count=len(sitters), players=wish.players)
    return sitters


def read_names(text: str | None, players: int) -> list[str]:
    """A name for each seat, "" for those who have none; fewer names than seats are names for the first."""
    names = [" ".join(name.split()) for name in text.split(",")] if text else []
    if len(names) > players:
        raise UserError("cli-names-number", count=len(names), players=players)
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UserError("cli-name-bad", name=name, most=LONGEST_NAME)
        if name and names.count(name) > 1:
            raise UserError("cli-name-twice", name=name)
    return names + [""] * (players - len(names))


def seat_texts(sitters: list[str], names: list[str]) -> list[str]:
    """For the journal: who sits there, and the name."""
    return [f"{sitter}:{name}" if name else sitter for sitter, name in zip(sitters, names, strict=True)]


def read_options(wish: Wish) -> dict[str, str]:
    options: dict[str, str] = {}
    given = [*wish.option]
    given += [f"scenario={wish.scenario}"] if wish.scenario else []
    given += [f"swarms={wish.swarms}"] if wish.swarms else []
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError("cli-option-form", text=text)
        if name in options:
            raise UserError("cli-option-twice", name=name)
        options[name] = value
    return options


def read_board(path: Path, pack: str, players: int) -> dict[str, Any]:
    """A board file, checked; as the journal keeps it."""
    load_board(path, load(pack), players)
    told = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    return {"picture": told["picture"], "neutral": list(told.get("neutral", []))}


def read_seed(number: int | None) -> bytes:
    """A table's secret, or the one that a number stands for, so that a game can be had again."""
    if number is None:
        return secrets.token_bytes(32)
    if number not in SEEDS:
        raise UserError("cli-seed-range", seed=str(number), most=str(SEEDS[-1]))
    return hashlib.blake2b(str(number).encode(), digest_size=32).digest()


# ------------------------------------------------------------- one that goes on
def resume(wish: Wish) -> Journal:
    told = {f.name for f in fields(Wish) if getattr(wish, f.name) != getattr(Wish(), f.name)}
    fixed = told - {"resume", "seats", "names", "colour"}
    if fixed:
        raise UserError("cli-resume-with", options=", ".join(f"--{name}" for name in sorted(fixed)))
    path = Path(wish.resume) if wish.resume else shelf.newest()
    with shelf.hold(path):  # nobody else writes it while a torn line is mended
        journal = open_journal(path, games.load, torn="drop")
    if "seed" not in journal.header and not journal.match.over:
        raise UserError("chance-no-seed")
    return journal


# ------------------------------------------------------------- who sits where
def sit(words: Words, journal: Journal, wish: Wish) -> list[Chair]:
    """People and bots as the journal has them; a game that goes on may seat others."""
    players, told = journal.match.prepared.settings.players, journal.header["seats"]
    if not isinstance(told, list) or len(told) != players:
        raise UserError("journal-header", file=str(journal.path))
    texts = [str(text).partition(":") for text in told]
    sitters = [sitter for sitter, _, _ in texts]
    names = [name[:LONGEST_NAME] if name.isprintable() else "" for _, _, name in texts]
    if wish.resume is not None and wish.seats:
        sitters = read_sitters(wish)
        if len(sitters) != players:
            raise UserError("cli-seats-number", count=len(sitters), players=players)
    if wish.resume is not None and wish.names:
        names = read_names(wish.names, players)
    bots = [bot_for(journal.match.game, sitter, bot_seed(journal, seat)) for seat, sitter in enumerate(sitters)]
    names = [name or default_name(words, sitters[seat], seat) for seat, name in enumerate(names)]
    return [Chair(name, bot) for name, bot in zip(names, bots, strict=True)]


def default_name(words: Words, sitter: str, seat: int) -> str:
    if sitter == GREEDY:
        return words("cli-greedy-name", number=seat + 1)
    return words("cli-random-name", number=seat + 1) if sitter == RANDOM else words.player(seat)


def bot_seed(journal: Journal, seat: int) -> int:
    """Other numbers than the game draws, and others again each time a game goes on."""
    key = f"{journal.header['commitment']} {seat} {len(journal.lines)}".encode()
    return int.from_bytes(hashlib.blake2b(key, digest_size=4).digest(), "big")
