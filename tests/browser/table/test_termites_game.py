"""Whole games of Termites, by clicking what a person would click."""

from __future__ import annotations

from tests.browser.conftest import Visits
from tests.browser.leaks import find_leaks, received_by
from tests.browser.things import Player, meet_by_link, play_together, sees_the_end, sits_down


def test_a_newcomer_plays_a_whole_game_against_a_bot(visit: Visits) -> None:
    newcomer = visit()
    sits_down(newcomer, "termites")
    player = Player(newcomer)
    play_together(player)
    assert player.done["place"] > 15
    assert player.done["move"]
    sees_the_end(newcomer)


def test_two_friends_play_a_whole_game_by_a_link(visit: Visits) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    meet_by_link(anna, ben, "termites")
    players = [Player(anna, seed=2), Player(ben, seed=3)]
    play_together(*players)
    for page in (anna, ben):
        sees_the_end(page)
    seen = received_by(anna), received_by(ben)
    assert list(find_leaks(seen[0], seen[1])) == []
    assert list(find_leaks(seen[1], seen[0])) == []
    assert anna.update["table"]["seats"][1]["name"] == "Ben"
    assert sum(player.done["move"] for player in players) > 10
