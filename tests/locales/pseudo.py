"""A pseudo-language for tests: English with diacritics on every letter, in brackets, and longer. Anything without diacritics is not from
the locales; anything that does not fit would not fit in German."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from rulewright.games import OWN
from rulewright.installed import TEXTS
from rulewright.languages import parts
from rulewright.words import DEFAULT

PLAIN = "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnoprstuvwxyz"
MARKED = "ÅƁÇĐÉƑĜĤÎĴĶŁḾÑÖÞŘŠŦÛṼŴẊÝŽåƀçđéƒĝĥîĵķłḿñöþřšŧûṽŵẋýž"
MARKS = str.maketrans(PLAIN, MARKED)
DOUBLED = {letter: letter * 2 for letter in "aeiounrAEIOUNR"}
DRAWN = {f"{game}-title" for game in OWN}  # drawn letter by letter, as on a box, so left unchanged
BEGIN, END = "⟦", "⟧"


def accented(text: str) -> str:
    return "".join(DOUBLED.get(letter, letter) for letter in text).translate(MARKS)


def pseudo(source: str) -> str:
    """A file of texts in the pseudo-language."""
    resource = FluentParser().parse(source)
    for message in (entry for entry in resource.body if isinstance(entry, ftl.Message)):
        if message.id.name in DRAWN or not message.value:
            continue
        for part in parts(message):
            if isinstance(part, ftl.TextElement):
                part.value = accented(part.value)
        message.value.elements = [ftl.TextElement(BEGIN), *message.value.elements, ftl.TextElement(END)]
    return str(FluentSerializer(with_junk=False).serialize(resource))


def write(folder: Path) -> Path:
    """All our texts in that folder, the English ones in the pseudo-language."""
    for file in TEXTS.glob("*/*.ftl"):
        source = file.read_text(encoding="utf-8")
        place = folder / file.parent.name / file.name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(pseudo(source) if file.parent.name == DEFAULT else source, encoding="utf-8")
    return folder
