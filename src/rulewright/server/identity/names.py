"""Which names are allowed: one visible line, so that nobody's name looks the same as another's because of invisible characters."""

from __future__ import annotations

import re
import unicodedata

from rulewright.kernel.message import UserError

from .lookalikes import skeleton

LONGEST_KEY = 80  # characters, the size of the database column

# Variation selectors only choose between pictures of the same character. Keyboards add them to emoji, so they are removed instead of
# refused.
VARIATIONS = re.compile("[\ufe00-\ufe0f]")
# Unicode's default ignorable characters that Python calls printable, and others that leave a blank.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U0001d173-\U0001d17a\U000e0100-\U000e01ef]"
)
MARKS = ("Mn", "Me")
PILE = 4  # marks on one letter that cover the lines above and below


def proper(name: str) -> str:
    """Normalise a name to one line of visible letters, or refuse it."""
    name = tidy(VARIATIONS.sub("", name))
    if not name or not name.isprintable() or UNSEEN.search(name) or has_loose_marks(name):
        raise UserError("server-name-bad")
    return name


def tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


def has_loose_marks(name: str) -> bool:
    """Accents without a letter, or piled up."""
    kinds = "".join("m" if unicodedata.category(letter) in MARKS else "x" for letter in name)
    return kinds.startswith("m") or "m" * PILE in kinds


def login_of(name: str) -> str:
    """The login of a name: without regard to capitals. Not validated: old accounts may have names that are refused today."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()[:LONGEST_KEY]


def look_of(name: str) -> str:
    """Equal for names that look alike."""
    return skeleton(proper(name))[:LONGEST_KEY]
