"""Who plays whom: every bot has every seat of every deal."""

from __future__ import annotations

import pytest

from rulewright.kernel.message import UserError
from rulewright.lab.entrants import read_entrant
from rulewright.lab.lineups import Bout, deals_for, round_robin, schedule, turns
from rulewright.players.ismcts.levels import ATLAS, LEVELS


def test_two_at_a_table_meet_once_in_a_round_robin() -> None:
    assert round_robin(["pip", "juno", "atlas"], 2) == [("pip", "juno"), ("pip", "atlas"), ("juno", "atlas")]


def test_at_larger_tables_each_sits_alone_with_as_many_of_each_other_as_there_is_room_for() -> None:
    assert round_robin(["pip", "juno"], 4) == [("pip", "juno", "juno", "juno"), ("juno", "pip", "pip", "pip")]


def test_a_line_up_goes_round_through_all_seats() -> None:
    assert turns(("a", "b")) == [("a", "b"), ("b", "a")]
    seen = turns(("a", "b", "c", "d"))
    assert len(seen) == 4
    for seat in range(4):
        assert {way[seat] for way in seen} == {"a", "b", "c", "d"}


def test_a_game_that_would_be_the_same_is_not_played_twice() -> None:
    assert turns(("a", "a", "a", "a")) == [("a", "a", "a", "a")]
    assert turns(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert [deals_for(("a", "b"), games) for games in (1, 2, 3)] == [1, 1, 2]
    assert deals_for(("a", "b", "b", "b"), 9) == 3


def test_every_line_up_plays_the_same_deals_and_all_of_one_deal_before_the_next() -> None:
    bouts = list(schedule([("a", "b"), ("a", "c")], 4, seed=7))
    first = [Bout(0, 7, 0), Bout(0, 7, 1), Bout(1, 7, 0), Bout(1, 7, 1)]
    assert bouts == [*first, *(bout._replace(deal=8) for bout in first)]


def test_more_games_begin_with_the_same_ones() -> None:
    lineups = [("a", "b"), ("a", "c")]
    assert list(schedule(lineups, 9, 1))[:8] == list(schedule(lineups, 4, 1))


# ------------------------------------------------------------- how bots are named
def test_a_bot_has_the_budget_of_its_level_or_another_one() -> None:
    assert read_entrant("pip").iterations == LEVELS[0].iterations
    assert read_entrant("atlas:9600")[:3] == ("atlas:9600", "atlas", 9600)
    assert read_entrant("glass").iterations == ATLAS.iterations
    assert read_entrant("glass:7").about()["iterations"] == 7


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("wizard", "lab-bot-unknown"),
        ("", "lab-bot-unknown"),
        ("greedy:5", "arena-no-budget"),
        ("pip:", "arena-budget"),
        ("pip:0", "arena-budget"),
        ("pip:-3", "arena-budget"),
        ("pip:1.5", "arena-budget"),
        ("pip:²", "arena-budget"),
        ("pip:" + "9" * 5000, "arena-budget"),
    ],
)
def test_an_invalid_bot_is_reported(text: str, key: str) -> None:
    with pytest.raises(UserError) as error:
        read_entrant(text)
    assert error.value.message.key == key
