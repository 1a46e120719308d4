"""Which pack is played if nobody chooses one: for a new table, and for what was there before the game had several."""

from __future__ import annotations

from rulewright.games import load
from rulewright.games.cryhavoc.pack.loading import EARLIER
from rulewright.kernel.game import Settings
from rulewright.kernel.usual_pack import digest_of, pack_begun_with, usual_pack

HAVOC, TERMITES = load("cryhavoc"), load("termites")


def test_a_new_table_has_five_rounds() -> None:
    assert usual_pack(HAVOC) == "york-five"
    assert usual_pack(TERMITES) == TERMITES.pack == "classic"


def test_what_names_no_pack_is_played_with_the_first_that_the_game_had() -> None:
    """Puzzles, lessons and programs of that time name none."""
    named = HAVOC.prepare(Settings(2)).settings.pack
    assert (named, HAVOC.pack) == ("york", "york")
    assert digest_of(HAVOC, "") == digest_of(HAVOC, "york") != digest_of(HAVOC, "york-five")


def test_what_has_begun_continues_with_its_pack() -> None:
    for pack in ("york", "york-five"):
        assert pack_begun_with(HAVOC, digest_of(HAVOC, pack)) == pack
    for earlier in EARLIER.values():
        assert pack_begun_with(HAVOC, earlier) == "york"
    assert pack_begun_with(HAVOC, "") == pack_begun_with(HAVOC, "0" * 32) == "york-five"
