"""C6: points for prisoners, then buying back."""

from __future__ import annotations

import pytest

from .battling import three


@pytest.mark.rule("C6.1")
def test_c6_1_a_vp_for_each_prisoner_held() -> None:
    t = three()
    t.prisoner("humans", "pilgrims", 2)
    t.prisoner("humans", "machines", 1)
    t.prisoner("machines", "humans", 1)
    t.phase("prisoners")
    assert [t.vp(faction) for faction in ("pilgrims", "humans", "machines")] == [0, 3, 1]


@pytest.mark.rule("C6.1")
def test_c6_1_all_score_before_anybody_pays() -> None:
    """The point for a prisoner may pay for a unit: 1 and 1."""
    t = three()
    t.prisoner("humans", "pilgrims")
    t.prisoner("pilgrims", "humans")
    t.vp("pilgrims", 1)
    t.phase("prisoners")
    assert t.asked == ("pilgrims", "ransom")
    t.do("ransom:humans")
    assert (t.vp("pilgrims"), t.vp("humans")) == (0, 1)
    assert t.over  # the Humans have too few
    assert (t.holds("humans", "pilgrims"), t.holds("pilgrims", "humans")) == (0, 1)


@pytest.mark.rule("C6.1")
def test_c6_1_in_initiative_order() -> None:
    t = three()
    t.s.initiative[0], t.s.initiative[1], t.s.initiative[2] = 2, 0, 1  # Machines, Humans, Pilgrims
    for faction, holder in (("pilgrims", "humans"), ("humans", "machines"), ("machines", "pilgrims")):
        t.prisoner(holder, faction)
        t.vp(faction, 5)
    t.phase("prisoners")
    asked = []
    while t.asked is not None:
        asked.append(t.asked[0])
        t.do("done")
    assert asked == ["machines", "humans", "pilgrims"]


@pytest.mark.rule("C6.1")
def test_c6_1_as_often_as_affordable() -> None:
    t = three()
    t.prisoner("humans", "pilgrims", 4)
    t.vp("pilgrims", 5)
    t.phase("prisoners")
    t.do("ransom:humans", "ransom:humans")
    assert t.over  # with 1 VP nobody is asked any more
    assert (t.vp("pilgrims"), t.holds("humans", "pilgrims"), t.reserve("pilgrims")) == (1, 2, 10)


@pytest.mark.rule("C6.1")
def test_c6_1_one_may_leave_them_and_pay_in_a_later_round() -> None:
    """At the same price; their holder scores again."""
    t = three()
    t.prisoner("humans", "pilgrims")
    t.vp("pilgrims", 2)
    t.phase("prisoners")
    assert t.legal() == {"ransom:humans", "done"}
    t.do("done")
    assert (t.vp("humans"), t.holds("humans", "pilgrims")) == (1, 1)
    t.phase("prisoners")
    t.do("ransom:humans")
    assert (t.vp("pilgrims"), t.vp("humans"), t.reserve("pilgrims")) == (0, 2, 12)


@pytest.mark.rule("C6.1")
def test_c6_1_only_from_those_who_hold_one() -> None:
    t = three()
    t.prisoner("humans", "pilgrims")
    t.prisoner("humans", "machines")
    t.vp("pilgrims", 9)
    t.phase("prisoners")
    assert t.why("ransom:machines") == ("C6.1", "no-prisoner-there")
    assert t.why("ransom:trogs") == ("C6.1", "no-prisoner-there")


@pytest.mark.rule("C6.1")
def test_c6_1_who_cannot_pay_is_not_asked() -> None:
    t = three()
    t.prisoner("humans", "pilgrims")
    t.vp("pilgrims", 1)
    t.phase("prisoners")
    assert t.over


@pytest.mark.rule("C6.1", "C3.3")
def test_c6_1_paying_takes_the_marker_back_but_no_event() -> None:
    """Spots 5, 12, 20, 29: an event passed by a point for a prisoner stays passed."""
    t = three()
    t.prisoner("pilgrims", "humans")
    t.prisoner("humans", "pilgrims")
    t.vp("pilgrims", 12)
    assert [t.s.stacked[i] for i in range(5)] == [0, 1, 1, 1, 0]
    t.phase("prisoners")
    assert [t.s.stacked[i] for i in range(5)] == [0, 0, 2, 1, 0]
    t.do("ransom:humans")
    assert t.vp("pilgrims") == 11
    assert [t.s.stacked[i] for i in range(5)] == [0, 0, 2, 1, 0]
