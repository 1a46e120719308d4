"""Every paragraph of the rules of Thin Ice, at tables whose cards are given."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match, Refused
from rulewright.kernel.rule import PARAGRAPHS
from thin_ice.game import GAME
from thin_ice.numbers import CARDS, CRACK, DECK, HAND, PLAYERS

HANDS = ("draw:fish-3", "draw:crack", "draw:fish-1", "draw:fish-1")  # two for each of two seats


def dealt(*outcomes: str, rounds: str = "5") -> Match:
    """A table of two with these hands."""
    return Match(GAME, GAME.prepare(Settings(2, {"rounds": rounds})), None, outcomes or HANDS)


def act(match: Match, text: str, *outcomes: str) -> None:
    match.act(match.actor, GAME.read(match.twin(), text), outcomes)


def fish(match: Match, bait: str, catch: str, draw: str) -> None:
    """A short turn: cast once, then go home."""
    act(match, f"bait:{bait}")
    act(match, "cast", f"catch:{catch}")
    act(match, "home", f"draw:{draw}")


def heard(match: Match, seat: int) -> list[str]:
    return [message.key.removeprefix("thin-ice-event-") for message in match.events(match.trail[-1], seat)]


# ------------------------------------------------------------- I1, I2
@pytest.mark.rule("I1.1")
def test_the_deck_has_fifty_six_cards_and_cracks_enough_for_the_largest_table() -> None:
    assert dict(zip(CARDS, DECK, strict=True)) == {"crack": 14, "fish-1": 14, "fish-2": 11, "fish-3": 10, "fish-4": 7}
    assert DECK[CRACK] - PLAYERS * HAND >= 2  # so the ice breaks before the deck runs out


@pytest.mark.rule("I2.1")
def test_everybody_is_dealt_two_cards_that_the_others_do_not_see() -> None:
    match = dealt()
    assert [sum(hand) for hand in match.twin().hand[:2]] == [HAND, HAND]
    assert heard(match, 0) == ["drew", "drew", "drew-hidden", "drew-hidden"]
    assert heard(match, SPECTATOR) == ["drew-hidden"] * 4


@pytest.mark.rule("I2.2", "I5.1")
@pytest.mark.parametrize("rounds", ["3", "5", "8"])
def test_everybody_has_one_turn_a_round_and_after_the_last_the_game_is_over(rounds: str) -> None:
    match, order = dealt(rounds=rounds), list[int]()
    while not match.over:
        order.append(match.actor)
        hand = match.twin().hand[match.actor]
        card = CARDS[next(kind for kind, count in enumerate(hand) if count)]
        fish(match, card, "fish-1", card)
    assert order == [0, 1] * int(rounds)


# ------------------------------------------------------------- I3, I4
@pytest.mark.rule("I3.1")
def test_a_bait_is_a_card_of_the_hand_laid_face_down() -> None:
    match = dealt()
    with pytest.raises(Refused) as refused:
        act(match, "bait:fish-1")
    assert (refused.value.paragraph, refused.value.reason.key) == ("I3.1", "thin-ice-why-not-in-hand")
    act(match, "bait:crack")
    assert match.events(match.trail[-1], 1)[0].args == {"seat": 0}
    assert CARDS[match.twin().bait] == "crack"


@pytest.mark.rule("I4.1")
def test_one_casts_at_least_once_then_as_often_as_one_likes() -> None:
    match = dealt()
    act(match, "bait:crack")
    with pytest.raises(Refused) as refused:
        act(match, "home")
    assert (refused.value.paragraph, refused.value.reason.key) == ("I4.1", "thin-ice-why-cast-first")
    for _ in range(5):
        act(match, "cast", "catch:fish-1")
        assert [GAME.write(match.twin(), action) for action in match.legal()] == ["cast", "home"]


@pytest.mark.rule("I4.2")
def test_a_cast_turns_up_a_card_of_the_deck_for_all_to_see() -> None:
    match = dealt()
    act(match, "bait:crack")
    before = match.twin()
    act(match, "cast", "catch:fish-4")
    after = match.twin()
    assert (before.deck[4] - after.deck[4], after.line[4]) == (1, 1)
    assert heard(match, SPECTATOR) == ["caught"]


@pytest.mark.rule("I4.3")
def test_at_the_second_crack_nothing_is_won() -> None:
    match = dealt()
    act(match, "bait:fish-3")
    act(match, "cast", "catch:crack")
    act(match, "cast", "catch:crack", "draw:fish-4")
    assert match.standing(0)[1] == 0
    assert match.actor == 1


@pytest.mark.rule("I4.4")
def test_fish_of_the_baits_kind_count_twice() -> None:
    match = dealt()
    act(match, "bait:fish-3")
    act(match, "cast", "catch:fish-3")
    act(match, "cast", "catch:fish-1")
    act(match, "home", "draw:fish-4")
    assert match.standing(0)[1] == 7
    assert match.actor == 1


@pytest.mark.rule("I4.5")
def test_bait_and_line_go_back_and_the_hand_is_filled() -> None:
    match = dealt()
    fish(match, "fish-3", "fish-2", "fish-3")  # the very bait can be drawn again
    s = match.twin()
    assert (sum(s.line), sum(s.hand[0]), sum(s.deck)) == (0, HAND, 56 - 2 * HAND)
    assert match.events(match.trail[-1], 1)[0].args == {"seat": 0, "card": "fish-3", "points": 2}


# ------------------------------------------------------------- I5
@pytest.mark.rule("I5.2")
@pytest.mark.parametrize(("catches", "winners"), [(("fish-4", "fish-2"), [0]), (("fish-2", "fish-2"), [0, 1])])
def test_most_points_win_and_equal_points_share_the_victory(catches: Sequence[str], winners: list[int]) -> None:
    match = dealt(rounds="3")
    while not match.over:
        seat = match.actor
        bait = ("crack", "fish-1")[seat]
        fish(match, bait, catches[seat], bait)
    results = [match.standing(seat)[0] for seat in range(2)]
    assert [seat for seat, result in enumerate(results) if result == max(results)] == winners


def test_every_paragraph_has_a_test() -> None:
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", ())]
    tested = {paragraph for mark in marks if mark.name == "rule" for paragraph in mark.args}
    assert tested == {p for p, rules in PARAGRAPHS.items() if any(rule.startswith("thin_ice.") for rule in rules)}
