"""The one place where messages become words, in the reader's language and with the players' names.

A language's texts are the Fluent files of its folder in `locales`; a folder is read when its first text is needed. A package next to
rulewright has folders of its own; what one of its languages lacks is shown in English. A text is shown whole or not at all: a missing key
or argument is our bug, and raises."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any, Literal

from rulewright import installed
from rulewright.kernel.message import Formed, Message, Name, UserError

LANGUAGES = {"en": "English", "pl": "Polski", "de": "Deutsch", "pt-BR": "Português (Brasil)"}
DEFAULT = "en"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one set counts, as in POSIX
LONGEST = 2000  # characters of one argument; Fluent refuses to show more than 2500
LONGEST_NUMBER = 18  # digits that are shown one by one
BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of an entry; its further lines are indented
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another entry, or to a function
NOBODY = -1  # the reader is not a player
YOU = {"seat": "-you", "other": "-from-you"}  # suffixes of message keys for texts that address the player of that seat
UNSHOWABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")  # control codes, and lone surrogates


# ------------------------------------------------------------- which language
def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or RULEWRIGHT_LANG, or the system's if we have it, or English."""
    wish = asked or environ.get("RULEWRIGHT_LANG")
    if wish:
        found = nearest(wish)
        if found is None:
            raise UserError("language-unknown", name=wish, known=", ".join(LANGUAGES))
        return found
    system = next((environ[name] for name in SYSTEM if environ.get(name)), DEFAULT)
    return nearest(system) or DEFAULT


def nearest(name: str) -> str | None:
    """Our language for "pt", "pt_BR" or "de_AT.UTF-8". We have one variety of each language, so the first part decides."""
    ours = {language.partition("-")[0]: language for language in LANGUAGES}
    return ours.get(re.split(r"[-_.@]", name.strip().lower())[0])


# ------------------------------------------------------------- texts
class Texts:
    """The texts of a language in several folders; the first folder with a key wins. Each text is parsed when first needed, since parsing
    all would take most of a second."""

    def __init__(self, language: str, folders: Sequence[Path], functions: Mapping[str, Callable[..., str]]) -> None:
        """Imports Fluent only here: that takes a quarter of a second, and bots need no words."""
        from fluent.runtime import FluentBundle, FluentResource

        self._language = language
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._parse = FluentResource
        self._parsed: set[str] = set()
        self._lock = RLock()  # texts are needed in several threads
        self._written: dict[str, str] = {}
        for folder in folders:
            for file in sorted(folder.glob("*.ftl")):
                for key, entry in split_entries(file.read_text(encoding="utf-8")):
                    self._written.setdefault(key, entry)

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def format(self, key: str, arguments: Mapping[str, Any]) -> str:
        """A text, shown whole or not at all."""
        with self._lock:
            self._learn(key)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, arguments)
        if errors:
            raise ValueError(f"{key} ({self._language}): {errors[0]}") from errors[0]
        return str(text)

    def _learn(self, key: str) -> None:
        """Parse an entry and those that it refers to."""
        if key in self._parsed or key not in self._written:
            return
        self._parsed.add(key)
        self._bundle.add_resource(self._parse(self._written[key]))
        for reference in REFERENCE.findall(self._written[key]):
            self._learn(reference)


def split_entries(text: str) -> list[tuple[str, str]]:
    """The entries of a file with their keys; a term's key begins with a hyphen."""
    begin = [*BEGINNING.finditer(text)]
    ends = [*(entry.start() for entry in begin[1:]), len(text)]
    return [(entry[1], text[entry.start() : end]) for entry, end in zip(begin, ends, strict=True)]


@cache
def _texts(language: str, folder: Path) -> Texts:
    """The texts of a language in a folder."""

    def form(name: str, case: str) -> str:
        return _form(texts, name, case)

    places = (language,) if folder == installed.TEXTS else (language, DEFAULT)
    texts = Texts(language, [folder / place for place in places], {"FORM": form, "SMALL": _small})
    return texts


def _form(texts: Texts, name: str, case: str) -> str:
    """{ FORM($region, case: "in") }: the inflected form of a name that a sentence needs; `case: "In"` capitalises it. For a name without
    that form the text `form-in` is used, which avoids inflecting it."""
    small = case.lower()
    told = _showable(name.forms.get(small)) if isinstance(name, Formed) else None
    if told is None:
        told = texts.format(f"form-{small}", {"name": name})
    return str(told) if case == small else told[:1].upper() + told[1:]


def _small(clause: str) -> str:
    """{ SMALL($clause) }: a clause that was written to begin a sentence, for use inside one."""
    return str(clause)[:1].lower() + str(clause)[1:]


class Words:
    def __init__(self, language: str, names: Mapping[str, str] | None = None, game: str = "") -> None:
        """`names` are the table's pack's names for its parts, by id: see Game.names. `game` decides between texts with the same key: two
        packages may have a paragraph of the same number."""
        self.language, self.names, self._game = language, names or {}, game

    def _holding(self, key: str) -> Texts | None:
        """The texts that contain the key; None if there are none."""
        first = [installed.text_folder(self._game)] if self._game else []
        every = (_texts(self.language, folder) for folder in (*first, *installed.text_folders()))
        return next((texts for texts in every if key in texts), None)

    def __contains__(self, key: str) -> bool:
        return self._holding(key) is not None

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text with that key."""
        texts = self._holding(key)
        if texts is None:
            raise KeyError(key)
        shown = {
            name: _showable(self.names[value] if isinstance(value, Name) else value) for name, value in args.items()
        }
        return texts.format(key, shown)

    def message(self, message: Message, players: Sequence[str] = (), reader: int = NOBODY) -> str:
        """Put a message into words. Its `seat` also becomes `$player`, its `other` also `$other_player`. If the reader sits in one of those
        seats, it is addressed as "you" if there is a text for that."""
        args = dict(message.args)
        for name, value in message.args.items():
            if isinstance(value, Message):
                args[name] = self.message(value, players)
        for name, shown in (("seat", "player"), ("other", "other_player")):
            if isinstance(args.get(name), int) and args[name] >= 0:  # negative numbers are not seats: chance, nobody
                args[shown] = self.player(args[name], players)
        return self(self._addressed(message, reader), **args)

    def _addressed(self, message: Message, reader: int) -> str:
        """The key of the text for that reader."""
        spoken_to = (message.key + ending for name, ending in YOU.items() if message.args.get(name) == reader)
        return next((key for key in spoken_to if reader >= 0 and key in self), message.key)

    def figure(self, value: float, digits: int = 0, sign: Literal["", "+"] = "") -> str:
        """A number with that many decimals, as the language writes it: 1,234.5 or 1.234,5. `sign`: positive ones have a plus, too."""
        signs = {",": self("cli-thousands"), ".": self("cli-decimals")}
        return "".join(signs.get(letter, letter) for letter in f"{value:{sign},.{digits}f}")

    def percent(self, share: float, digits: int = 1) -> str:
        return self("cli-percent", number=self.figure(100 * share, digits))

    def title(self, game: str) -> str:
        """A game's title, or its plain name if its package has no text for it."""
        return self(f"{game}-title") if f"{game}-title" in self else game

    def named(self, value: Any) -> Any:
        """The pack's name for the id of a part; any other value unchanged."""
        return str(self.names[value]) if isinstance(value, Name) else value

    def player(self, seat: int, players: Sequence[str] = ()) -> str:
        """The name of the player in a seat, or a numbered placeholder."""
        return players[seat] if seat < len(players) else self("player-nameless", number=seat + 1)


def _showable(value: Any) -> Any:
    """Make an argument safe to show. Arguments come from files and strangers too: no endless text, and nothing that a terminal would
    obey."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST_NUMBER:
        value = f"{value:.3e}" if abs(value) < 10**300 else "∞"
    if not isinstance(value, str):
        return value
    text = UNSHOWABLE.sub("\N{REPLACEMENT CHARACTER}", value if len(value) <= LONGEST else value[:LONGEST] + "…")
    return Formed.of(text, value.forms) if isinstance(value, Formed) else text
