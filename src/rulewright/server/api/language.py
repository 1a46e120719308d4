"""Chooses the reader's language: the one asked for, or the best of ours that the browser accepts, or English."""

from __future__ import annotations

import re
from typing import Annotated

from litestar.di import Provide
from litestar.params import HeaderParameter, QueryParameter

from rulewright.words import DEFAULT, LANGUAGES, choose_language, nearest

WISH = re.compile(r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?", re.I)

Asked = Annotated[
    str,
    QueryParameter(
        name="language",
        description=f"The reader's: {', '.join(LANGUAGES)}. Without it, Accept-Language decides.",
        schema_extra={"enum": ["", *LANGUAGES]},
    ),
]
Accepted = Annotated[str, HeaderParameter(name="Accept-Language", description="As browsers send it: `pl, de;q=0.8`.")]


def language_of(query: str | None, accept: str | None) -> str:
    """A `query` must name one of our languages; the browser's header is followed as far as possible."""
    if query:
        return choose_language(query, {})
    best, most = DEFAULT, 0.0
    for name, quality in wishes(accept or ""):
        ours = DEFAULT if name == "*" else nearest(name)
        if ours and quality > most:  # the first of equals
            best, most = ours, quality
    return best


def wishes(accept: str) -> list[tuple[str, float]]:
    """The languages of an Accept-Language header with their qualities. Malformed entries are ignored."""
    found = [WISH.fullmatch(part) for part in accept.split(",")]
    return [(match[1], float(match[2] or 1)) for match in found if match]


def provide_language(asked: Asked = "", accept: Accepted = "") -> str:
    return language_of(asked, accept)


READERS_LANGUAGE = {"language": Provide(provide_language, sync_to_thread=False)}
