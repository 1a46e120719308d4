"""C7: scoring, the final round, the end and ties."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.parts import FACTIONS, NOBODY
from rulewright.games.cryhavoc.rules.scoring import result

from .battling import enable, land, three
from .table import Table


# ------------------------------------------------------------- C7.1
@pytest.mark.rule("C7.1")
def test_c7_1_without_an_enabler_nobody_scores() -> None:
    t = three()
    land(t, "pilgrims", scorch=3, foglands=2)
    t.phase("scoring")
    assert t.over
    assert t.vp("pilgrims") == 0


@pytest.mark.rule("C7.1", "C8.3")
def test_c7_1_the_enabler_scores_regions_and_hq_then_all_score_crystals() -> None:
    t = three()
    land(t, "pilgrims", scorch=3, foglands=2)
    land(t, "humans", sporewood=4, pale_shelf=0, vinefall=1)
    t.crystals("bone_flats", 5)  # nobody's
    enable(t, "pilgrims")
    t.phase("scoring")
    assert t.vp("pilgrims") == (2 + 1) + 5
    assert t.vp("humans") == 5
    assert t.vp("machines") == 0


@pytest.mark.rule("C7.1", "C8.1")
def test_c7_1_control_alone_counts() -> None:
    """Not units: neither where they stand without control, nor where they are missing."""
    t = three()
    land(t, "pilgrims", scorch=2)
    t.units("humans", 3, "scorch")
    t.units("humans", 3, "foglands")
    t.crystals("foglands", 4)
    enable(t, "humans")
    t.phase("scoring")
    assert (t.vp("pilgrims"), t.vp("humans")) == (2, 1)


@pytest.mark.rule("C7.1", "C9.4")
@pytest.mark.parametrize(("crystals", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 4)])
def test_c7_1_trogs_score_half_of_their_total_rounded_up(crystals: int, points: int) -> None:
    """Of the total, not of each region."""
    t = Table("pilgrims", "humans", "machines", "trogs")
    land(t, "trogs", scorch=crystals // 2, foglands=crystals - crystals // 2)
    enable(t, "pilgrims")
    t.phase("scoring")
    assert t.vp("trogs") == points


@pytest.mark.rule("C7.1", "C9.4")
def test_c7_1_trogs_who_enable_score_their_regions_in_full() -> None:
    t = Table("pilgrims", "humans", "machines", "trogs")
    land(t, "trogs", scorch=1, foglands=1, vinefall=1)
    enable(t, "trogs")
    t.phase("scoring")
    assert t.vp("trogs") == 4 + 2


@pytest.mark.rule("C7.1")
def test_c7_1_crystals_beside_the_map_score_nothing() -> None:
    t = three()
    t.store("pilgrims", 5)
    enable(t, "humans")
    t.phase("scoring")
    assert t.vp("pilgrims") == 0


@pytest.mark.rule("C7.1", "C3.1")
def test_c7_1_the_next_round_has_to_be_enabled_again() -> None:
    t = three()
    enable(t, "pilgrims")
    t.phase("scoring")
    t.phase("events")
    assert t.s.enabled_by == NOBODY


# ------------------------------------------------------------- C7.2
@pytest.mark.rule("C7.2")
def test_c7_2_in_the_final_round_all_score_crystals_and_nobody_regions() -> None:
    t = three()
    land(t, "pilgrims", scorch=3, foglands=2)
    land(t, "humans", sporewood=4)
    t.s.final = 1
    t.phase("scoring")
    assert [t.vp(faction) for faction in ("pilgrims", "humans", "machines")] == [5, 4, 0]


@pytest.mark.rule("C7.2", "C4.50")
def test_c7_2_nobody_can_enable_it() -> None:
    t = three()
    t.hand("pilgrims", "pilgrims_song_of_the_crystals")
    t.s.final = 1
    t.turn("pilgrims")
    assert t.why("enable") == ("C4.50", "final-round")
    t = three()
    t.hand("pilgrims", "pilgrims_song_of_the_crystals")
    t.turn("pilgrims")
    assert t.why("enable") is None


@pytest.mark.rule("C7.2", "C9.4")
def test_c7_2_trogs_score_half_here_too() -> None:
    t = Table("pilgrims", "humans", "machines", "trogs")
    land(t, "trogs", scorch=5)
    t.s.final = 1
    t.phase("scoring")
    assert t.vp("trogs") == 3


# ------------------------------------------------------------- C7.3
def idle(t: Table) -> list[int]:
    """Everybody does as little as possible until the game is over; the rounds that were played."""
    rounds = [int(t.s.round)]
    while not t.over:
        legal = t.legal()
        least = [action for action in ("done", "end", "pass", "stop", "play", "move") if action in legal]
        t.do(least[0] if least else sorted(legal)[0])
        if t.s.round != rounds[-1]:
            rounds.append(int(t.s.round))
    return rounds


@pytest.mark.rule("C7.3", "C2.1")
def test_c7_3_the_game_ends_with_the_round_of_the_printed_event() -> None:
    """Nobody passes an event, so that is round 5."""
    t = three()
    t.s.round = 0
    t.s.stacked[0] = 1
    t.rounds()
    assert idle(t) == [1, 2, 3, 4, 5]
    assert t.asked is None
    assert t.why("move") == ("C7.3", "why-game-over")


@pytest.mark.rule("C7.3", "C3.3")
def test_c7_3_it_ends_earlier_when_events_were_passed() -> None:
    """The last two of them lie on the printed one, so the round after the next is the final one."""
    t = three()
    t.s.stacked[2] = t.s.stacked[3] = 0
    t.s.stacked[4] = 2
    t.rounds()
    assert idle(t) == [2, 3]
    assert t.s.final == 1


# ------------------------------------------------------------- C7.4
def ranking(t: Table) -> list[str]:
    """The players, the winner first."""
    seats = sorted(range(len(t.factions)), key=lambda seat: -result(t.s, seat))
    return [t.factions[seat] for seat in seats]


@pytest.mark.rule("C7.4", "C1.2")
def test_c7_4_most_vp_win_whatever_else() -> None:
    t = three()
    t.vp("pilgrims", 20)
    t.vp("humans", 21)
    t.vp("machines", 19)
    t.prisoner("machines", "trogs", 9)
    t.prisoner("pilgrims", "trogs", 5)
    assert ranking(t) == ["humans", "pilgrims", "machines"]


@pytest.mark.rule("C7.4")
def test_c7_4_in_a_tie_more_prisoners_win_trogs_among_them() -> None:
    t = three()
    for faction in t.factions:
        t.vp(faction, 20)
    t.prisoner("pilgrims", "humans", 2)
    t.prisoner("humans", "pilgrims", 2)
    t.prisoner("humans", "trogs", 1)
    assert ranking(t) == ["humans", "pilgrims", "machines"]


@pytest.mark.rule("C7.4")
@pytest.mark.parametrize("order", [("pilgrims", "humans", "machines"), ("machines", "pilgrims", "humans")])
def test_c7_4_with_as_many_prisoners_the_later_in_initiative_order(order: tuple[str, ...]) -> None:
    """Of the round that was played, not of the upcoming one."""
    t = three()
    for n, faction in enumerate(order):
        t.s.initiative[n] = FACTIONS.index(faction)
        t.s.upcoming[len(order) - 1 - n] = FACTIONS.index(faction)
        t.vp(faction, 20)
    t.prisoner("pilgrims", "humans")
    t.prisoner("humans", "pilgrims")
    t.prisoner("machines", "humans")
    assert ranking(t) == [*reversed(order)]


@pytest.mark.rule("C7.4")
def test_c7_4_at_the_end_the_game_has_one_winner() -> None:
    t = three()
    t.s.final = 1
    t.rounds()
    assert t.over
    assert len({result(t.s, seat) for seat in range(3)}) == 3
    assert ranking(t) == ["machines", "humans", "pilgrims"]
