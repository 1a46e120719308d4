"""The one place where messages become words: in the language that somebody reads, with the names of the players.

The texts of a language are the Fluent files of its folder in `locales`; a folder is read when its first text is needed. A package beside
rulewright has such folders of its own; what one of its languages lacks is told in English.
A text is shown whole or not at all: a key or an argument that is missing is a fault of ours, and raises.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rulewright import installed
from rulewright.kernel.message import Formed, Message, Name, UserError

LANGUAGES = {"en": "English", "pl": "Polski", "de": "Deutsch", "pt-BR": "Português (Brasil)"}
DEFAULT = "en"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as POSIX has it
LONGEST = 2000  # characters of one argument; Fluent refuses to show more than 2500
LONGEST_NUMBER = 18  # digits that are shown one by one
UNSHOWABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")  # control codes, and halves of characters


# ------------------------------------------------------------- which language
def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of RULEWRIGHT_LANG, else the system's if we have it, else English."""
    wish = asked or environ.get("RULEWRIGHT_LANG")
    if wish:
        found = nearest(wish)
        if found is None:
            raise UserError("language-unknown", name=wish, known=", ".join(LANGUAGES))
        return found
    system = next((environ[name] for name in SYSTEM if environ.get(name)), DEFAULT)
    return nearest(system) or DEFAULT


def nearest(name: str) -> str | None:
    """Ours for "pt", "pt_BR" or "de_AT.UTF-8". We have one variety of each language, so its first part decides."""
    ours = {language.partition("-")[0]: language for language in LANGUAGES}
    return ours.get(re.split(r"[-_.@]", name.strip().lower())[0])


# ------------------------------------------------------------- texts
@cache
def _texts(language: str, folder: Path) -> Any:
    """The texts of a language in a folder. Fluent is imported here: it takes a quarter of a second, and bots need no words."""
    from fluent.runtime import FluentBundle, FluentResource

    def form(name: str, case: str) -> str:
        return _form(bundle, name, case)

    bundle = FluentBundle([language], functions={"FORM": form, "SMALL": _small}, use_isolating=False)
    places = (language,) if folder == installed.TEXTS else (language, DEFAULT)  # of texts with one key the first counts
    for place in places:
        for file in sorted((folder / place).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _form(texts: Any, name: str, case: str) -> str:
    """{ FORM($region, case: "in") }: the form of a name that a sentence asks for; at its beginning, "In". For a name without that form
    there is the text `form-in`, so that no name stands where its language would change it."""
    small = case.lower()
    told = _showable(name.forms.get(small)) if isinstance(name, Formed) else None
    if told is None:
        told, errors = texts.format_pattern(texts.get_message(f"form-{small}").value, {"name": name})
        if errors:
            raise errors[0]
    return str(told) if case == small else told[:1].upper() + told[1:]


def _small(clause: str) -> str:
    """{ SMALL($clause) }: a clause, written for the beginning of a sentence, inside of one."""
    return str(clause)[:1].lower() + str(clause)[1:]


class Words:
    def __init__(self, language: str, names: Mapping[str, str] | None = None, game: str = "") -> None:
        """`names` are what the pack of a table calls its parts, by their ids: see Game.names. Of texts with one key those of `game` count:
        two packages may have a paragraph of the same number."""
        self.language, self.names, self._game = language, names or {}, game

    def _holding(self, key: str) -> Any:
        """The texts among which that one is; nothing if there is none."""
        first = [installed.text_folder(self._game)] if self._game else []
        every = (_texts(self.language, folder) for folder in (*first, *installed.text_folders()))
        return next((texts for texts in every if texts.has_message(key)), None)

    def __contains__(self, key: str) -> bool:
        return self._holding(key) is not None

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text with that key."""
        texts = self._holding(key)
        if texts is None:
            raise KeyError(key)
        pattern = texts.get_message(key).value
        shown = {
            name: _showable(self.names[value] if isinstance(value, Name) else value) for name, value in args.items()
        }
        text, errors = texts.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors[0]}") from errors[0]
        return str(text)

    def message(self, message: Message, players: Sequence[str] = ()) -> str:
        """A message of the kernel or of a game. Its `seat` also becomes `$player`, its `other` also `$other_player`."""
        args = dict(message.args)
        for name, value in message.args.items():
            if isinstance(value, Message):
                args[name] = self.message(value, players)
        for name, shown in (("seat", "player"), ("other", "other_player")):
            if isinstance(args.get(name), int) and args[name] >= 0:  # below are those who are no seat: chance, nobody
                args[shown] = self.player(args[name], players)
        return self(message.key, **args)

    def title(self, game: str) -> str:
        """What a game is called; by its plain name if its package has no text for it."""
        return self(f"{game}-title") if f"{game}-title" in self else game

    def named(self, value: Any) -> Any:
        """For the id of a part, what the pack calls it; anything else as it is."""
        return str(self.names[value]) if isinstance(value, Name) else value

    def player(self, seat: int, players: Sequence[str] = ()) -> str:
        """The name of who sits there, or a number for a name."""
        return players[seat] if seat < len(players) else self("player-nameless", number=seat + 1)


def _showable(value: Any) -> Any:
    """Arguments come from files and from strangers too: no endless text, and nothing that a terminal would obey."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST_NUMBER:
        value = f"{value:.3e}" if abs(value) < 10**300 else "∞"
    if not isinstance(value, str):
        return value
    text = UNSHOWABLE.sub("\N{REPLACEMENT CHARACTER}", value if len(value) <= LONGEST else value[:LONGEST] + "…")
    return Formed.of(text, value.forms) if isinstance(value, Formed) else text
