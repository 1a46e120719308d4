"""How similar a sentence in our rules is to one in a rulebook: 1 means the same words in the same order."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

from rulewright import rulebook

FOLDER = Path(__file__).parents[3] / "shared" / "rulebooks"
BOOKS = {  # prefixes of file names, by game and language
    ("cryhavoc", "en"): "002",
    ("cryhavoc", "pl"): "000",
    ("cryhavoc", "de"): "003",
    ("cryhavoc", "pt-BR"): "004",
    ("termites", "pl"): "001",
}
LIMIT = 0.7
SHORTEST = 6  # words: shorter sentences are mostly fixed terms
SCANNED = str.maketrans({"ł": "t", "ó": "e", "ß": "ss"})  # how the scan of the Polish books reads these letters
ENDS = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n|\n\s*[•\-*]\s")


class Pair(NamedTuple):
    likeness: float
    paragraph: str
    ours: str
    theirs: str


def words_of(sentence: str) -> tuple[str, ...]:
    """Lower case without diacritics."""
    folded = unicodedata.normalize("NFD", sentence.lower().translate(SCANNED))
    plain = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return tuple("sie" if word == "sig" else word for word in re.findall(r"[a-z0-9]+", plain))


def sentences(text: str) -> list[str]:
    every = (" ".join(part.split()) for part in ENDS.split(text))
    return [sentence for sentence in every if len(words_of(sentence)) >= SHORTEST]


def nearest(game: str, language: str, book: str) -> list[Pair]:
    """For each sentence in our rules, the most similar one in the book."""
    theirs = [(words_of(sentence), sentence) for sentence in sentences(book)]
    every = (
        (number, ours)
        for number in rulebook.paragraphs(game)
        for ours in sentences(rulebook.text(game, number, language))
    )
    return sorted((nearest_of(number, ours, theirs) for number, ours in every), reverse=True)


def nearest_of(paragraph: str, ours: str, theirs: list[tuple[tuple[str, ...], str]]) -> Pair:
    """Compares precisely only if the limit can be reached: that takes a hundred times as long as counting words."""
    matcher, best = SequenceMatcher(None, (), words_of(ours), autojunk=False), Pair(0.0, paragraph, ours, "")
    for words, sentence in theirs:
        matcher.set_seq1(words)
        if matcher.real_quick_ratio() >= LIMIT and matcher.quick_ratio() >= LIMIT:
            best = max(best, Pair(matcher.ratio(), paragraph, ours, sentence))
    return best
