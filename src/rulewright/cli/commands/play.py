"""`rulewright play`: turns the command line into a table with people and bots, new or resumed."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

from rulewright import games
from rulewright.cli.terminal import kept_packs, shelf
from rulewright.cli.terminal.asides import Quit
from rulewright.cli.terminal.bots import bot_for, default_name
from rulewright.cli.terminal.screen import Screen
from rulewright.cli.terminal.table import Chair, Table
from rulewright.cli.terminal.wish import (
    LONGEST_NAME,
    Wish,
    only_game,
    read_names,
    read_seed,
    read_settings,
    read_sitters,
)
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.message import UserError
from rulewright.words import Words

FLAGS = ("players", "seats", "names", "option", "list-options", "board", "pack", "seed", "save", "resume", "no-colour")
KEPT = {"game", "resume", "seats", "names", "colour"}  # options that are allowed when resuming a game


def play(words: Words, wish: Wish) -> int:
    screen = Screen(wish.colour)
    journal = begin(words, wish, choose_game(words, screen, wish.game)) if wish.resume is None else resume(wish)
    assert journal.path is not None
    match = journal.match
    game = match.game
    words = Words(words.language, game.names(match.prepared.settings.pack, words.language), game.key)
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
    game = journal.match.game.name
    screen.say(words(f"{game}-title"), "title")
    screen.say(words(f"{game}-introduction"))
    if f"{game}-cli-introduction" in words:
        screen.say("\n" + words(f"{game}-cli-introduction"))
    screen.say(words("cli-autosave", file=str(journal.path)), "dim")
    if screen.tty:
        screen.ask(words("cli-press-enter"))


# ------------------------------------------------------------- a new game
def choose_game(words: Words, screen: Screen, asked: str) -> str:
    """The requested game. If none is given and there are several, ask the person at the keyboard."""
    if asked or not screen.tty or len(games.names()) == 1:
        return only_game(asked)
    known = dict(enumerate(games.names(), 1))
    screen.say(words("cli-choose-game"), "prompt")
    for number, name in known.items():
        screen.say(f"{number}) {words.title(name)}", indent="  ")
    while True:
        try:
            typed = screen.ask("> ").lower()
        except EOFError:
            return only_game("")
        found = [name for number, name in known.items() if typed in (str(number), name, words.title(name).lower())]
        if found:
            return found[0]
        screen.say(words("cli-which-game", known=", ".join(known.values())), "bad")


def begin(words: Words, wish: Wish, name: str) -> Journal:
    """A new game with the options preset for that language, unless others are given."""
    game = games.load(name)
    sitters = read_sitters(wish, game)
    names = read_names(wish.names, len(sitters))
    asked = read_settings(wish, game, len(sitters), FLAGS)
    settings = replace(asked, options={**game.proposed(words.language), **asked.options})
    if wish.save:
        shelf.refuse_existing(wish.save)
    kept_packs.keep(game, game.prepare(settings))  # before a file is created
    path = wish.save or shelf.new_file(game.name)
    try:
        return Journal.begin(game, settings, seat_texts(sitters, names), read_seed(wish.seed), path)
    except (OSError, UnicodeEncodeError) as error:  # UnicodeEncodeError: the name of a pack's folder is not text
        raise shelf.unwritable(path, error) from None


def seat_texts(sitters: list[str], names: list[str]) -> list[str]:
    """The players for the journal: kind and name."""
    return [f"{sitter}:{name}" if name else sitter for sitter, name in zip(sitters, names, strict=True)]


# ------------------------------------------------------------- resuming a game
def resume(wish: Wish) -> Journal:
    fixed = set(wish.given()) - KEPT
    if fixed:
        raise UserError("cli-resume-with", options=", ".join(f"--{name}" for name in sorted(fixed)))
    path = Path(wish.resume) if wish.resume else shelf.newest(wish.game)
    with shelf.hold(path):  # nobody else may write it while a torn line is repaired
        journal = open_journal(path, games.playing, torn="drop", elsewhere=kept_packs.elsewhere(path))
    if "seed" not in journal.header and not journal.match.over:
        raise UserError("chance-no-seed")
    return journal


# ------------------------------------------------------------- who sits where
def sit(words: Words, journal: Journal, wish: Wish) -> list[Chair]:
    """People and bots as in the journal; a resumed game may seat others."""
    players, told = journal.match.prepared.settings.players, journal.header["seats"]
    if not isinstance(told, list) or len(told) != players:
        raise UserError("journal-header", file=str(journal.path))
    texts = [str(text).partition(":") for text in told]
    sitters = [sitter for sitter, _, _ in texts]
    names = [name[:LONGEST_NAME] if name.isprintable() else "" for _, _, name in texts]
    if wish.resume is not None and wish.seats:
        sitters = read_sitters(wish, journal.match.game)
        if len(sitters) != players:
            raise UserError("cli-seats-number", count=len(sitters), players=players)
    if wish.resume is not None and wish.names:
        names = read_names(wish.names, players)
    bots = [bot_for(journal.match.game, sitter, bot_seed(journal, seat)) for seat, sitter in enumerate(sitters)]
    names = [name or default_name(words, sitters, seat) for seat, name in enumerate(names)]
    return [Chair(name, bot) for name, bot in zip(names, bots, strict=True)]


def bot_seed(journal: Journal, seat: int) -> int:
    """A seed that differs from the game's own, and again each time a game is resumed."""
    key = f"{journal.header['commitment']} {seat} {len(journal.lines)}".encode()
    return int.from_bytes(hashlib.blake2b(key, digest_size=4).digest(), "big")
