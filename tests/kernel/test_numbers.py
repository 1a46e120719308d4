"""Numbers are declared once, each on its own line, and never change."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from rulewright.kernel.numbers import Numbers, Table
from rulewright.kernel.verbs import FIRST_REASON

GOLDEN = Path(__file__).parents[1] / "golden"


# ------------------------------------------------------------- the numbers of the games
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_numbers_are_what_they_were_when_the_oldest_positions_were_stored(game: str) -> None:
    """New ones may follow. Each line: kind, number, name in the code, name in texts."""
    declared = import_module(f"rulewright.games.{game}.numbers")
    for line in (GOLDEN / game / "numbers.txt").read_text("utf-8").splitlines():
        kind, number, constant, name = line.split()
        table: Table[object] = getattr(declared.declare, f"{kind}s")
        assert getattr(declared, constant) == int(number), line
        assert name_of(table.numbered[int(number)]) == name, line


def name_of(entry: object) -> object:
    """The key of a reason's words; a procedure is just a name."""
    return getattr(entry, "key", None) or getattr(entry, "name", entry)


# ------------------------------------------------------------- declaring
def test_what_is_declared_is_a_plain_integer_in_the_order_of_the_lines() -> None:
    declare = Numbers()
    verbs = [declare.verb("place", 60, "hex"), declare.verb("pass")]
    assert verbs == [0, 1]
    assert type(verbs[0]) is int
    assert [verb.name for verb in declare.verbs.rows()] == ["place", "pass"]
    assert declare.verbs.rows()[1].arguments == 1


def test_reasons_of_a_game_come_after_those_of_every_game() -> None:
    declare = Numbers()
    code = declare.reason("T5.4", "not-free")
    assert code == FIRST_REASON
    assert declare.reasons.numbered[code] == ("T5.4", "not-free")


def test_an_offer_has_verbs_and_an_event_roles() -> None:
    declare = Numbers()
    place, end = declare.verb("place", 60, "hex"), declare.verb("end")
    assert declare.offers.numbered[declare.offer("token", "T5.1", place, end)] == ("token", "T5.1", (place, end))
    assert declare.events.numbered[declare.event("moved", "seat", "from", "to")].roles == ("seat", "from", "to")


@pytest.mark.parametrize("kind", ["procedure", "verb", "event"])
def test_nothing_is_declared_twice(kind: str) -> None:
    declare = Numbers()
    getattr(declare, kind)("turn")
    with pytest.raises(ValueError, match=f"{kind} turn is declared twice"):
        getattr(declare, kind)("turn")
