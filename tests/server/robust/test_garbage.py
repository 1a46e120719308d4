"""Servers keep many entries for long, so the search for garbage must not go through them."""

from __future__ import annotations

import gc

from rulewright.kernel.events import EVERYONE
from rulewright.server.tables.entries import Entry, Memory, Row, decode, encode

MADE = Entry("do", 0, "anna", "Anna", line={"seq": 1, "do": "pass"}, memory=Memory(EVERYONE, (), (), False))


def test_the_search_for_garbage_passes_entries_by() -> None:
    for entry in (MADE, decode(encode(MADE))):
        assert entry == MADE
        kept = [Row(1, 0, 0, entry), entry, entry.memory, entry.options, entry.seats, entry.results, entry.line]
        gc.collect()  # which stops watching plain tuples and dictionaries
        assert not any(map(gc.is_tracked, kept))
