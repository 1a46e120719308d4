"""C4.16 Where three factions meet: a token that is turned up among units of another player, and the battles that follow."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cryhavoc.battling import controlled_by, no_cards, station, units_of
from tests.rules.cryhavoc.helpers import invaders, march
from tests.rules.cryhavoc.table import Table


def crowded(pilgrims: int = 2, **options: Any) -> Table:
    """This many Pilgrims have moved to a Human in Scorch, where a nest of two lay."""
    t = invaders(**options)
    t.garrison("humans", 1, "scorch")
    t.nest("scorch")
    t.luck("reveal:nest_2_1")
    march(t, *["scorch"] * pilgrims)
    return t


@pytest.mark.rule("C4.16", "C4.12")
@pytest.mark.parametrize(("tokens_among_others", "trogs"), [("resolved", 2), ("face_down", 0)])
def test_c4_16_a_token_among_units_of_another_player_is_resolved_or_stays_face_down(
    tokens_among_others: str, trogs: int
) -> None:
    t = crowded(tokens_among_others=tokens_among_others)
    assert t.count("trogs", "scorch") == trogs
    assert t.s.nest[t.region("scorch")] == (0 if trogs else 1)
    assert t.battle_number("scorch") == 1


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c4_16_in_every_edition_it_is_resolved(edition: str) -> None:
    assert crowded(edition=edition).count("trogs", "scorch") == 2


@pytest.mark.rule("C4.16", "C5.1")
def test_c4_16_first_the_players_fight_then_who_is_left_attacks_the_trogs() -> None:
    t = crowded()
    t.control("humans", "glass_peaks")
    t.battles()
    assert t.asked == ("pilgrims", "station")
    station(t, (2, 0, 0))
    assert t.asked == ("humans", "station")
    station(t, (1, 0, 0))
    no_cards(t)
    assert units_of(t, "humans") == {"glass_peaks": 1}
    assert (t.battle_number("scorch"), t.controller("scorch")) == (1, "pilgrims")
    assert t.asked == ("pilgrims", "station")
    station(t, (2, 0, 0))
    assert t.asked == ("humans", "station")  # who commands the natives
    station(t, (1, 0, 1))
    no_cards(t)
    assert t.asked == ("humans", "nest")
    assert controlled_by(t, "pilgrims") == {"north_landing", "scorch"}
    assert t.vp("pilgrims") == 2 + 2


@pytest.mark.rule("C4.16", "C5.1")
def test_c4_16_a_defender_who_holds_out_attacks_them_too() -> None:
    t = crowded(pilgrims=1)
    t.battles()
    station(t, (1, 0, 0))
    station(t, (1, 0, 0))
    no_cards(t)
    assert t.asked == ("humans", "station")
    station(t, (1, 0, 0))
    assert t.asked == ("machines", "station")


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize(("victim", "attacker"), [("pilgrims", "humans"), ("humans", "pilgrims")])
def test_c5_1_if_one_of_three_has_vanished_the_other_two_fight(victim: str, attacker: str) -> None:
    t = crowded(pilgrims=1)
    t.effect("machines", [["kill", 1, "here", "any"]], "scorch")
    t.do("region:scorch", f"owner:{victim}")
    assert t.battle_number("scorch") == 1
    t.battles()
    assert t.asked == (attacker, "station")


# ------------------------------------------------------------- which token first
@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(
    ("token_order", "asked"), [("war_party_first", None), ("mover_chooses", ("pilgrims", "token"))]
)
def test_c4_16_of_a_war_party_and_a_nest_in_one_region(token_order: str, asked: tuple[str, str] | None) -> None:
    t = invaders(token_order=token_order)
    t.war_party("scorch")
    t.nest("scorch")
    march(t, "scorch")
    assert t.asked == asked


@pytest.mark.rule("C4.16", "C4.17")
@pytest.mark.parametrize(("first", "trogs"), [("war_party", 1), ("nest", 2)])
def test_c4_16_the_first_token_takes_the_last_trogs(first: str, trogs: int) -> None:
    """The other brings nobody and costs a unit."""
    t = invaders(token_order="mover_chooses")
    t.reserve("trogs", 2 if first == "nest" else 1)
    t.war_party("scorch")
    t.nest("scorch")
    march(t, "scorch", "scorch")
    t.luck(*(["reveal:war_party_3_1", "reveal:nest_2_1"] if first == "war_party" else ["reveal:nest_2_1"]))
    assert t.legal() == {"turn-up:war_party", "turn-up:nest"}
    t.do(f"turn-up:{first}")
    assert (t.over, t.count("trogs", "scorch"), t.count("pilgrims", "scorch")) == (True, trogs, 1)


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(("edition", "asks"), [("en", False), ("pl", False), ("pt", False), ("de", True)])
def test_c4_16_only_in_the_german_edition_the_mover_decides(edition: str, asks: bool) -> None:
    t = invaders(edition=edition)
    t.war_party("scorch")
    t.nest("scorch")
    march(t, "scorch")
    assert (t.asked == ("pilgrims", "token")) == asks


# ------------------------------------------------------------- when the Trogs run out
@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(
    ("trogs_run_out", "reserve", "stay"),
    [("per_token", 1, 2), ("per_region", 1, 3), ("per_token", 0, 1), ("per_region", 0, 2)],
)
def test_c4_16_a_unit_is_lost_for_each_token_or_each_region_without_trogs(
    trogs_run_out: str, reserve: int, stay: int
) -> None:
    """Three have come to a war party and a nest, for which one or no Trog is left."""
    t = invaders(trogs_run_out=trogs_run_out)
    t.reserve("trogs", reserve)
    t.war_party("scorch")
    t.nest("scorch")
    march(t, "scorch", "scorch", "scorch")
    assert (t.over, t.count("pilgrims", "scorch")) == (True, stay)
    assert t.s.overrun == 0


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(("edition", "stay"), [("en", 1), ("pl", 1), ("pt", 1), ("de", 2)])
def test_c4_16_only_in_the_german_edition_it_is_one_for_the_region(edition: str, stay: int) -> None:
    t = invaders(edition=edition)
    t.reserve("trogs", 0)
    t.war_party("scorch")
    t.nest("scorch")
    march(t, "scorch", "scorch", "scorch")
    if edition == "de":
        t.do(min(t.legal()))  # what comes first
    assert (t.over, t.count("pilgrims", "scorch")) == (True, stay)
