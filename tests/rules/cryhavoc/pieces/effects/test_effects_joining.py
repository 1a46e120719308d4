"""Effects that join others: `either`, `each_player`, and how choices and prices look ahead. Prices: test_effects_paying.py."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import four, three


# ------------------------------------------------------------- either
@pytest.mark.effect("either")
@pytest.mark.parametrize("option", [1, 2, 3])
def test_either_is_one_of_two_or_three_branches_and_what_follows_comes_after_each(option: int) -> None:
    t = four()
    t.effect("humans", [["either", [["vp", 1]], [["vp", 2]], [["vp", 3]]], ["add_crystals", 1, "here"]], "scorch")
    assert t.legal() == {"option:1", "option:2", "option:3"}
    t.do(f"option:{option}")
    assert (t.vp("humans"), t.crystals_in("scorch"), t.over) == (option, 1, True)


@pytest.mark.effect("either")
def test_either_has_branches_of_several_steps() -> None:
    steps = [["either", [["vp", 1], ["add_crystals", 1, "here"]], [["vp", 2], ["add_crystals", 3, "here"]]]]
    for option, vp, crystals in ((1, 1, 1), (2, 2, 3)):
        t = four()
        t.effect("humans", steps, "scorch")
        t.do(f"option:{option}")
        assert (t.vp("humans"), t.crystals_in("scorch")) == (vp, crystals)


@pytest.mark.effect("either")
def test_either_does_not_offer_a_branch_whose_first_step_has_nothing_to_do() -> None:
    t = four()
    t.effect("humans", [["either", [["free_prisoner", 1]], [["vp", 1]], [["vp", 2]]]])
    assert t.legal() == {"option:2", "option:3"}
    t.effect("humans", [["either", [["free_prisoner", 1]], [["vp", 1]]]])
    assert (t.over, t.vp("humans")) == (True, 1)  # the only one is taken without asking


@pytest.mark.effect("either")
def test_either_without_a_branch_is_left_out() -> None:
    t = four()
    t.effect("humans", [["either", [["free_prisoner", 1]], [["add_crystals", -1, "here"]]], ["vp", 1]], "scorch")
    assert (t.over, t.vp("humans")) == (True, 1)


@pytest.mark.effect("either", "pay")
@pytest.mark.parametrize(("store", "prisoners", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_either_looks_through_a_price_at_what_it_pays_for(store: int, prisoners: int, offered: bool) -> None:
    t = four()
    t.store("pilgrims", store)
    t.prisoner("humans", "pilgrims", prisoners)
    t.effect("pilgrims", [["either", [["pay", "crystal", 1, "exact"], ["free_prisoner", 1]], [["vp", 1]]]])
    assert (t.legal() == {"option:1", "option:2"}) == offered
    assert t.vp("pilgrims") == (0 if offered else 1)


@pytest.mark.effect("either", "pay")
def test_a_price_looks_through_a_choice() -> None:
    steps = [["pay", "crystal", 1, "exact"], ["either", [["free_prisoner", 1]], [["add_crystals", -1, "here"]]]]
    t = four()
    t.store("pilgrims", 1)
    t.effect("pilgrims", steps, "scorch")
    assert (t.over, t.store("pilgrims")) == (True, 1)
    t.crystals("scorch", 1)
    t.effect("pilgrims", steps, "scorch")
    t.do("more", "more")
    assert (t.store("pilgrims"), t.crystals_in("scorch")) == (0, 0)


# ------------------------------------------------------------- each_player
@pytest.mark.effect("each_player")
@pytest.mark.rule("C3.2", "C3.4")
@pytest.mark.parametrize(
    ("order", "asked"),
    [("initiative", ["machines", "humans", "pilgrims"]), ("reverse", ["pilgrims", "humans", "machines"])],
)
def test_every_player_carries_out_the_steps_in_order(order: str, asked: list[str]) -> None:
    t = three()
    for n, faction in enumerate((2, 0, 1)):
        t.s.initiative[n] = faction
    t.effect("humans", [["each_player", order, [["add_crystals", 1, "any"], ["vp", 1]]], ["vp", 1]])
    seen = []
    while t.asked is not None:
        seen.append(t.asked[0])
        t.do("region:scorch")
    assert (seen, t.crystals_in("scorch")) == (asked, 3)
    assert [t.vp(name) for name in ("humans", "pilgrims", "machines")] == [2, 1, 1]
