"""War parties and nests: how many Trogs and crystals a player finds who moves in."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.table import Table

from .scenes import enter, three, trog_tokens

WAR_PARTIES = {
    "war_party_1_1": (1, 1, 9),
    "war_party_1_2": (1, 2, 3),
    "war_party_2_1": (2, 1, 2),
    "war_party_2_2": (2, 2, 1),
    "war_party_3_1": (3, 1, 1),
    "war_party_3_2": (3, 2, 1),
    "war_party_3_3": (3, 3, 1),
}  # Trogs, crystals, how many
NESTS = {
    "nest_1_0": (1, 0, 2),
    "nest_2_0": (2, 0, 4),
    "nest_2_1": (2, 1, 3),
    "nest_3_0": (3, 0, 2),
    "nest_3_1": (3, 1, 1),
}


def woken(token: str, reserve: int = 16, n: int = 2) -> Table:
    """This many Humans have moved to where that token lay."""
    t = three()
    t.reserve("trogs", reserve)
    (t.nest if token in NESTS else t.war_party)("scorch")
    t.units("humans", n, "north_landing")
    t.luck(f"reveal:{token}")
    enter(t, "humans", n, "scorch", "north_landing")
    assert trog_tokens(t, "scorch") == 0
    return t


@pytest.mark.piece(
    "war_party_1_1",
    "war_party_1_2",
    "war_party_2_1",
    "war_party_2_2",
    "war_party_3_1",
    "war_party_3_2",
    "war_party_3_3",
)
@pytest.mark.piece("nest_1_0", "nest_2_0", "nest_2_1", "nest_3_0", "nest_3_1")
@pytest.mark.rule("C4.16")
@pytest.mark.parametrize("token", [*WAR_PARTIES, *NESTS])
def test_trogs_and_crystals_appear_and_a_battle_begins(token: str) -> None:
    units, crystals, _ = (WAR_PARTIES | NESTS)[token]
    t = woken(token)
    assert (t.count("trogs", "scorch"), t.reserve("trogs"), t.crystals_in("scorch")) == (units, 16 - units, crystals)
    assert (t.battle_number("scorch"), t.controller("scorch")) == (1, None)


@pytest.mark.rule("C4.17")
def test_too_few_trogs_all_the_crystals() -> None:
    t = woken("war_party_3_2", reserve=1)
    assert (t.count("trogs", "scorch"), t.crystals_in("scorch"), t.battle_number("scorch")) == (1, 2, 1)


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(("n", "controller"), [(2, "humans"), (1, None)])
def test_no_trog_at_all_costs_the_mover_a_unit_and_starts_no_battle(n: int, controller: str | None) -> None:
    t = woken("war_party_3_2", reserve=0, n=n)
    assert (t.count("humans", "scorch"), t.crystals_in("scorch"), t.battle_number("scorch")) == (n - 1, 2, 0)
    assert (t.controller("scorch"), t.reserve("humans")) == (controller, 12 - n + 1)


@pytest.mark.rule("C1.3")
def test_there_are_eighteen_war_parties_and_twelve_nests() -> None:
    assert {token.id: (token.units, token.crystals, token.count) for token in three().pack.trog_tokens.values()} == (
        WAR_PARTIES | NESTS
    )
    assert [sum(n for _, _, n in kinds.values()) for kinds in (WAR_PARTIES, NESTS)] == [18, 12]
