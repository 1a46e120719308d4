"""The results of an arena: shares over whole rounds, intervals over deals, ratings."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rulewright.lab.arena import DECISIONS, RESULT, WIDTH
from rulewright.lab.bout import Played
from rulewright.lab.lineups import Bout, Lineup, turns
from rulewright.lab.ratings import rate
from rulewright.lab.results import credited, interval, results

PAIR = [("pip", "atlas")]


def game(lineup: Lineup, bout: Bout, *winners: str) -> Played:
    """A game won by these bots, in all their seats alike."""
    row, seating = [0] * WIDTH, turns(lineup)[bout.turn]
    for seat, name in enumerate(seating):
        row[RESULT + seat] = 100 if name in winners else seat
    row[DECISIONS] = 10
    return Played(bout, row, [2] * len(seating), [0.5 if name == "atlas" else 0.1 for name in seating])


def pairs(*winners: tuple[str, str]) -> list[Played]:
    return [
        game(PAIR[0], Bout(0, deal, turn), winner)
        for deal, both in enumerate(winners)
        for turn, winner in enumerate(both)
    ]


# ------------------------------------------------------------- shares
def test_a_shared_victory_counts_as_its_part() -> None:
    lineup = ("pip", "atlas", "atlas")
    assert credited(game(lineup, Bout(0, 1, 0), "atlas").row, lineup) == {"pip": 0, "atlas": 1}
    both = credited(game(lineup, Bout(0, 1, 0), "atlas", "pip").row, lineup)
    assert both == {"pip": pytest.approx(1 / 3), "atlas": pytest.approx(2 / 3)}


def test_a_bot_is_followed_through_the_seats() -> None:
    found = results(PAIR, pairs(("pip", "pip"), ("pip", "atlas")), 2, None, 1)
    (one,) = found.comparisons
    assert (one.bot, one.games, one.deals, one.share, one.even) == ("pip", 4, 2, 0.75, 0.5)
    assert [found.tally.by_seat[seat].wins for seat in (0, 1)] == [3, 1]


def test_a_round_that_is_not_whole_does_not_count() -> None:
    played = pairs(("pip", "atlas"), ("pip", "pip"))
    assert results(PAIR, played[:3], 2, None, 1).comparisons[0].share == 0.5
    assert results(PAIR, played[:1], 2, None, 1).games == 0


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    played = pairs(*[("pip", "atlas"), ("atlas", "atlas"), ("pip", "pip")] * 5)
    shuffled = random.Random(1).sample(played, len(played))
    assert results(PAIR, shuffled, 2, None, 1) == results(PAIR, played, 2, None, 1)


def test_at_a_named_table_every_bot_has_its_share() -> None:
    lineup = ("pip", "juno", "juno", "atlas")
    played = [game(lineup, Bout(0, 1, turn), "atlas" if turn else "juno") for turn in range(4)]
    found = {one.bot: (one.share, one.even) for one in results([lineup], played, 4, None, 1).comparisons}
    assert found == {"pip": (0, 0.25), "juno": (0.25, 0.5), "atlas": (0.75, 0.25)}


def test_one_bot_in_all_seats_is_compared_with_nobody() -> None:
    lineup = ("atlas",) * 4
    found = results([lineup], [game(lineup, Bout(0, deal, 0)) for deal in range(3)], 4, None, 1)
    assert (found.comparisons, found.ratings, found.tally.games) == ([], [], 3)


def test_seconds_are_for_a_decision_of_each_bot() -> None:
    found = results(PAIR, pairs(("pip", "atlas")), 2, None, 1)
    assert found.seconds == {"pip": pytest.approx(0.05), "atlas": pytest.approx(0.25)}


# ------------------------------------------------------------- intervals
def test_the_interval_is_over_rounds_not_over_games() -> None:
    """Each deal brings half a victory more or less than the mean, so a quarter here; taking turns cancels the luck of the deal."""
    half = 1.96 * 0.25 * (100 / 99) ** 0.5 / 10
    assert interval([0.5, 1.0] * 50, 200) == pytest.approx((0.75 - half, 0.75 + half))


def test_rounds_that_are_all_alike_do_not_make_it_certain() -> None:
    low, high = interval([1.0] * 10, 20)
    assert 0.8 < low < 0.9
    assert high == pytest.approx(1)
    low, high = interval([1 / 3] * 9, 27)
    assert low < 1 / 3 < high


# ------------------------------------------------------------- ratings
def test_three_victories_of_four_are_191_points() -> None:
    seats, wins = np.array([[1.0, 1.0]]), np.array([[[1.5, 0.5]]] * 1000)
    points, intervals = rate(seats, wins, None, 1)
    assert points[0] - points[1] == pytest.approx(190.8, abs=1)
    assert points.sum() == pytest.approx(0)
    assert (intervals[:, 0] <= points).all()
    assert (points <= intervals[:, 1]).all()


def test_at_a_table_of_four_a_quarter_is_even() -> None:
    points, _ = rate(np.array([[1.0, 3.0]]), np.array([[[1.0, 3.0]]] * 10), None, 1)
    assert points == pytest.approx([0, 0])


def test_the_anchor_is_zero() -> None:
    found = results(PAIR, pairs(*[("pip", "atlas"), ("atlas", "atlas")] * 10), 2, "pip", 1)
    assert [one.bot for one in found.ratings] == ["atlas", "pip"]
    assert (found.ratings[1].rating, found.ratings[1].interval) == (0, (0, 0))
    assert found.ratings[0].interval[0] > 0


def test_who_never_lost_is_strong_but_not_infinitely_and_not_for_certain() -> None:
    found = results(PAIR, pairs(*[("atlas", "atlas")] * 10), 2, "pip", 1).ratings[0]
    assert 500 < found.rating < 800
    low, high = found.interval
    assert low < found.rating - 100
    assert high > found.rating + 100


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    chance, true = np.random.default_rng(2), np.array([-300.0, 0.0, 300.0])
    meetings = [(0, 1), (0, 2), (1, 2)]
    seats, wins = np.zeros((3, 3)), np.zeros((400, 3, 3))
    for number, (one, other) in enumerate(meetings):
        seats[number, [one, other]] = 1
        won = chance.binomial(2, 1 / (1 + 10 ** ((true[other] - true[one]) / 400)), 400)
        wins[:, number, one], wins[:, number, other] = won, 2 - won
    points, intervals = rate(seats, wins, None, 1)
    assert points == pytest.approx(true, abs=40)
    assert (intervals[:, 1] - intervals[:, 0] < 100).all()
