"""A review judges decisions by what the seat could know, and its sums add up."""

from __future__ import annotations

from random import Random

import pytest
from tests.players.ismcts.tables import TITLES, decisions, other_world, searches, start

from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.learning.courses import find
from rulewright.learning.running import Run
from rulewright.players.review import AGAIN, KEY, LIMITS, TURN, Judged, Reviewer, Turn, balance, moments, turns, worst
from rulewright.players.seat import Seat

FEW = 6  # iterations


def played_out(name: str, players: int = 2, seed: int = 7) -> Match:
    match, random = start(name, players, seed), Random(seed)
    while not match.over:
        match.act(match.actor, random.choice(match.legal()))
    return match


@searches
@pytest.mark.parametrize("name", TITLES)
def test_a_decision_is_judged_alike_wherever_the_seat_knows_the_same(name: str) -> None:
    differing, hidden = [], 0
    for number, (match, seat) in enumerate(decisions(name, every=11)):
        reviewer, shadow = Reviewer(match.game, FEW), other_world(match.game, seat, match.prepared.settings, number)
        played = match.legal()[-1]
        own, other = (reviewer.judge(eyes, played) for eyes in (seat, shadow))
        hidden += true_position(seat) != true_position(shadow)
        if own != other:
            differing.append((own, other))
    assert hidden > 8
    assert differing == []


@searches
def test_a_judgement_by_the_true_position_would_be_found_out() -> None:
    """The test above can fail: a search that sees everything judges differently somewhere."""
    differing = 0
    for number, (match, seat) in enumerate(decisions("cryhavoc", every=9)):
        shadow = other_world(match.game, seat, match.prepared.settings, number)
        search, values = Reviewer(match.game, FEW)._first, []
        for eyes in (seat, shadow):
            states = match.game.engine.new(1)
            match.game.engine.decode(states, 0, true_position(eyes))
            values.append(search.look_at(states, seat.number, match.players, 1))
        differing += values[0] != values[1]
    assert differing


def true_position(seat: Seat) -> bytes:
    table = seat._Seat__table  # type: ignore[attr-defined]
    position: bytes = table.game.engine.encode(table._states, 0)
    return position


def test_every_decision_with_a_choice_is_looked_at_as_it_stood() -> None:
    match = played_out("termites")
    found = list(moments(match))
    assert len(found) > 30
    for at, before, played in found:
        assert before.actor == match.trail[at].seat
        assert played in before.legal()
        assert before.game.write(before.look(), played) == match.trail[at].action


@searches
def test_the_same_decision_is_judged_the_same_again() -> None:
    match = played_out("termites")
    for at, before, played in list(moments(match))[40:44]:
        seat = Seat(before, before.actor)
        assert Reviewer(match.game, FEW).judge(seat, played, at) == Reviewer(match.game, FEW).judge(seat, played, at)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(UserError) as refused:
        next(moments(start("termites")))
    assert refused.value.message.key == "review-not-over"


@pytest.mark.parametrize(("name", "players"), [("termites", 2), ("termites", 3), ("cryhavoc", 2)])
def test_own_choices_those_of_the_others_and_luck_add_up_to_the_way_to_the_result(name: str, players: int) -> None:
    match = played_out(name, players)
    judged = [Judged(1, seat, 0, 1, 0.5, 0.1 * (seat + 1), 0.03) for seat in range(players)] * 2
    results = [match.standing(seat)[0] for seat in range(players)]
    sums = [balance(results, judged, seat) for seat in range(players)]
    for seat, found in enumerate(sums):
        assert found.choices == pytest.approx(-0.2 * (seat + 1))
        given = sum(0.2 * (other + 1) for other in range(players) if other != seat)
        assert found.others == pytest.approx(given / (players - 1))
        assert found.error < found.luck_error <= found.error + found.others_error
        assert found.start + found.choices + found.others + found.luck == pytest.approx(found.result)
    assert sum(found.result for found in sums) == pytest.approx(1.0)


# ------------------------------------------------------------- what a loss is called
@pytest.mark.parametrize(("loss", "name"), [(0.0, ""), (0.05, "slip"), (0.1, "mistake"), (0.3, "blunder")])
def test_a_loss_has_a_name_by_its_size(loss: float, name: str) -> None:
    assert Judged(1, 0, 0, 1, 0.6, loss).called(2) == name


def test_a_loss_that_may_be_none_has_no_name() -> None:
    """By its interval, which holds the true loss nine times out of ten."""
    assert Judged(1, 0, 0, 1, 0.6, 0.12, 0.14).called(2) == ""
    assert Judged(1, 0, 0, 1, 0.6, 0.12, 0.06).called(2) == "mistake"


def test_what_surely_cost_most_comes_first() -> None:
    far, near, little = (Judged(1, 0, 0, 1, 0.6, *loss) for loss in ((0.3, 0.15), (0.2, 0.01), (0.1, 0.01)))
    assert worst([little, far, near], 2) == [near, little, far]
    assert worst([far._replace(error=0.2)], 2) == []


def test_among_more_players_less_is_enough() -> None:
    loss = LIMITS["blunder"] * 0.7
    assert Judged(1, 0, 0, 1, 0.6, loss).called(2) == "mistake"
    assert Judged(1, 0, 0, 1, 0.6, loss).called(4) == "blunder"


def test_nothing_has_a_name_where_nothing_is_at_stake() -> None:
    assert Judged(1, 0, 0, 1, 0.04, 0.04).called(2) == ""
    assert Judged(1, 0, 0, 1, 1.0, 0.04).called(2) == ""


# ------------------------------------------------------------- key moves and turning points
@searches
def test_to_find_the_one_good_move_is_a_key_move() -> None:
    """From one side the attacked unit has no way out; from the other it escapes."""
    run = Run(find("termites", "07-from-which-side"))
    while run.right() != "enter:G5":
        run.act(run.right())
    match = run.match
    judged = {
        text: Reviewer(match.game, 60).judge(Seat(match, run.seat), match.game.read(match.look(), text))
        for text in ("enter:G5", "enter:H4")
    }
    assert judged["enter:G5"].is_key(2)
    assert not judged["enter:G5"].loss
    assert not judged["enter:H4"].is_key(2)
    assert judged["enter:H4"].loss >= KEY / 2


def test_what_is_far_ahead_is_a_key_move_while_something_is_at_stake() -> None:
    ahead = Judged(1, 0, 0, 0, 0.6, 0.0, ahead=KEY)
    assert ahead.is_key(2)
    assert not ahead._replace(ahead=KEY * 0.7).is_key(2)
    assert ahead._replace(ahead=KEY * 0.7).is_key(4)
    assert not ahead._replace(value=0.04).is_key(2)
    assert not ahead._replace(value=1.0, ahead=0.03).is_key(2)


def test_a_turning_point_is_what_others_and_chance_changed() -> None:
    """What the seat lost by its own choice does not count."""
    judged = [
        Judged(1, 0, 0, 0, 0.5, 0.0),
        Judged(3, 1, 0, 0, 0.9, 0.0),
        Judged(5, 0, 0, 1, 0.8, 0.4),
        Judged(9, 0, 0, 0, 0.4, 0.0),
    ]
    found = turns(judged, 0, 2, (12, 0.0))
    assert [(one.since, one.line) for one in found] == [(9, 12), (1, 5)]
    assert [one.change for one in found] == pytest.approx([-0.4, 0.3])
    assert turns([], 0, 2, (12, 0.0)) == []
    assert turns([Judged(1, 0, 0, 0, 0.5, 0.0)], 0, 2, (2, 0.5 + TURN / 2)) == []
    assert isinstance(found[0], Turn)


# ------------------------------------------------------------- a warning
def test_a_player_about_to_lose_the_game_is_warned() -> None:
    """The last turn: a mound can be taken, and without it the game is lost."""
    run = Run(find("termites", "10-the-last-turn"))
    run.skip()
    run.skip()
    match = run.match
    warned = Reviewer(match.game, 100).blunders(Seat(match, run.seat))
    assert [match.game.write(match.look(), one.played) for one in warned] == ["pass"]
    assert all(one.loss > LIMITS["blunder"] and one.best != one.played for one in warned)


def test_moves_that_a_search_has_not_tried_cause_no_warning() -> None:
    """There are more hexes than the search tries, and nearly all of them lose."""
    run, few = Run(find("termites", "10-the-last-turn")), 5
    run.skip()
    warned = Reviewer(run.match.game, few).blunders(Seat(run.match, run.seat))
    assert len(run.match.legal()) > 50
    assert len(warned) <= few * AGAIN
