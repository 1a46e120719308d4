"""T8.1-T8.3: when the game ends, what counts, and who wins."""

from __future__ import annotations

import pytest

from rulewright.games.termites.game import GAME
from rulewright.games.termites.rules.ending import points, units_on_board

from .table import Table


def ranking(t: Table) -> list[list[int]]:
    """The seats by place, those that share a place together."""
    results = {seat: int(GAME.engine.standing(t.states, 0, seat)[0]) for seat in range(t.s.players)}
    return [[seat for seat in results if results[seat] == best] for best in sorted(set(results.values()), reverse=True)]


# ------------------------------------------------------------- T8.1
@pytest.mark.rule("T8.1")
def test_t8_1_the_last_turn_is_played_to_its_end() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.turn(0)
    t.do("token:worker-1", "place:E5")
    assert (t.over, t.actor, t.offer) == (False, 0, "unit")
    t.do("unit:E5", "move:E6")
    assert t.over


@pytest.mark.rule("T8.1")
def test_t8_1_the_last_movement_may_be_given_up() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.turn(0)
    t.do("token:worker-1", "place:E5", "pass")
    assert t.over


@pytest.mark.rule("T8.1", "T7.7")
def test_t8_1_the_last_attack_is_resolved_with_all_that_follows() -> None:
    t = Table()
    t.hand(0, "soldier-3")
    t.mound(1, 5, "E5")
    t.turn(0)
    t.do("token:soldier-3", "place:E4", "unit:E4", "move:E5")
    assert (t.over, t.actor) == (False, 0)
    t.do("mound:6")
    assert (t.over, t.actor) == (False, 1)
    t.do("mound:9", "build:C3")
    assert t.over
    assert (t.at("E5"), t.at("C3")) == ((0, 6), (1, 9))


@pytest.mark.rule("T8.1")
def test_t8_1_after_the_end_nothing_may_be_done() -> None:
    t = Table()
    t.unit(0, "worker-1", "E5")
    t.movement(0)
    t.do("pass")
    assert t.over
    assert t.legal() == set()
    for action in ("pass", "unit:E5"):
        assert t.why(action, seat=0) == ("T8.1", "game-over")
        assert t.why(action, seat=1) == ("T8.1", "game-over")


@pytest.mark.rule("T8.1")
def test_t8_1_the_game_goes_on_while_anybody_has_a_token() -> None:
    t = Table(players=3)
    t.hand(0, "worker-1")
    t.hand(2, "worker-1")
    t.turn(0)
    t.do("token:worker-1", "place:E5", "pass")
    assert (t.over, t.actor, t.offer) == (False, 2, "token")  # seat 1 is skipped


@pytest.mark.rule("T8.1", "T5.3")
def test_t8_1_tokens_in_the_stack_are_tokens_left_to_play() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.stack(0, "alate-1")
    t.turn(0)
    t.do("token:worker-1", "place:E5", "pass")
    assert (t.over, t.actor) == (False, 0)
    t.do("token:alate-1", "place:E6", "pass")
    assert t.over


@pytest.mark.rule("T8.1")
def test_t8_1_a_player_out_of_tokens_is_skipped_while_others_still_have_some() -> None:
    t = Table(players=4)
    t.hand(1, "worker-1", "worker-1", "worker-1")
    t.hand(3, "worker-1")
    for seat in (0, 2):
        t.unit(seat, "soldier-3", ("C3", "", "G3")[seat])
    t.turn(1)
    played = []
    for hex in ("E1", "E2", "E3", "E4"):
        played.append(t.actor)
        t.do("token:worker-1", f"place:{hex}", "pass")
    assert played == [1, 3, 1, 1]
    assert t.over


@pytest.mark.rule("T8.1")
def test_t8_1_a_player_out_of_tokens_still_places_a_mound_that_is_due() -> None:
    t = Table()
    t.mound(1, 5, "E5")
    t.unit(0, "soldier-3", "E4")
    t.hand(0, "worker-1")
    t.movement(0)
    t.do("unit:E4", "move:E5", "mound:9")
    assert t.actor == 1
    t.do("mound:6", "build:C3")
    assert t.actor == 0  # and no turn for seat 1


# ------------------------------------------------------------- T8.2
@pytest.mark.rule("T8.2")
def test_t8_2_own_mounds_on_the_board_and_in_reserve_and_trophies_count() -> None:
    t = Table()
    assert (points(t.s, 0), points(t.s, 1)) == (35, 35)
    t.mound(0, 9, "C3")
    assert points(t.s, 0) == 35  # on the board instead of in reserve
    t.reserve(0, 5, 6)
    assert points(t.s, 0) == 9 + 11
    t.s.trophies[0][8] = 2
    assert points(t.s, 0) == 9 + 11 + 16
    assert points(t.s, 1) == 35


@pytest.mark.rule("T8.2")
def test_t8_2_neither_foreign_nor_neutral_mounds_on_the_board_count() -> None:
    t = Table()
    t.reserve(0)
    t.mound(1, 9, "C3")
    t.neutral("G3")
    t.unit(0, "soldier-3", "E5")
    assert points(t.s, 0) == 0


@pytest.mark.rule("T8.2", "T7.6")
@pytest.mark.parametrize(("neutral", "scores"), [(False, (35 + 5, 35 - 5)), (True, (35 + 7, 35))])
def test_t8_2_a_mound_taken_scores_for_its_captor_alone(neutral: bool, scores: tuple[int, int]) -> None:
    t = Table()
    if neutral:
        t.neutral("E5")
    else:
        t.mound(1, 5, "E5")
    t.unit(0, "soldier-3", "E4")
    t.unit(0, "soldier-1", "E6")
    t.movement(0)
    t.do("unit:E4", "move:E5", "mound:9")
    if not neutral:
        t.do("mound:9", "build:C3")
    assert t.over
    assert (points(t.s, 0), points(t.s, 1)) == scores


@pytest.mark.rule("T8.2", "T1.1")
def test_t8_2_the_highest_total_wins() -> None:
    t = Table(players=3)
    t.reserve(0, 5, 6)
    t.reserve(1, 9)
    t.reserve(2, 5)
    t.s.trophies[2][7] = 1
    assert ranking(t) == [[2], [0], [1]]


# ------------------------------------------------------------- T8.3
@pytest.mark.rule("T8.3")
def test_t8_3_a_tie_goes_to_more_own_tokens_on_the_board() -> None:
    t = Table()
    t.unit(0, "soldier-3", "E5")
    t.unit(1, "worker-1", "C3")
    t.unit(1, "worker-1", "C4")
    assert ranking(t) == [[1], [0]]


@pytest.mark.rule("T8.3")
def test_t8_3_still_tied_is_a_shared_victory() -> None:
    """Tokens are counted, not the termites on them; neither mounds on the board nor tokens in hand count."""
    t = Table(players=3)
    t.unit(0, "soldier-3", "E5")
    t.unit(1, "worker-1", "C3")
    t.mound(0, 5, "G3")
    t.mound(0, 6, "G5")
    t.hand(1, "worker-1")
    t.stack(0, "worker-1", "worker-1")
    assert ranking(t) == [[0, 1], [2]]


@pytest.mark.rule("T8.3", "T8.2")
def test_t8_3_any_number_of_tokens_is_worth_less_than_one_point() -> None:
    t = Table()
    t.reserve(0, 6)
    t.reserve(1, 5)
    for hex in t.cells:
        t.unit(1, "worker-1", hex)
    assert units_on_board(t.s, 1) == 61
    assert ranking(t) == [[0], [1]]


@pytest.mark.rule("T8.3")
def test_t8_3_all_may_share() -> None:
    assert ranking(Table(players=4)) == [[0, 1, 2, 3]]
