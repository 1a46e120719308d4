"""T5.3: drawing back up to 3, and what stays hidden."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import counts, hand, match, play
from tests.rules.termites.table import Table, kind

from rulewright.games.termites.game import GAME
from rulewright.games.termites.numbers import E_DREW_HIDDEN
from rulewright.games.termites.parts import ALATE, CASTE, KINDS
from rulewright.games.termites.shown.shapes import Tokens
from rulewright.kernel.chance import mix
from rulewright.kernel.events import SPECTATOR, bit


# ------------------------------------------------------------- drawing
@pytest.mark.rule("T5.3")
def test_t5_3_then_one_draws_back_up_to_3_before_the_movement() -> None:
    t = Table()
    t.hand(0, "worker-1", "worker-1", "alate-1")
    t.stack(0, "soldier-1", "soldier-1", "nasute-3", "soldier-1")
    t.turn(0)
    t.do("token:worker-1")
    t.do("place:E5", settle=False)
    assert t.chances() == {"draw:soldier-1": 3, "draw:nasute-3": 1}
    t.settle()
    assert (t.offer, sum(hand(t, 0).values()), sum(counts(t.s.stack[0]))) == ("unit", 3, 3)


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize(
    ("held", "stacked", "drawn"), [(1, 5, 3), (1, 2, 2), (2, 1, 1), (3, 0, 0), (1, 0, 0), (3, 1, 1)]
)
def test_t5_3_as_many_as_are_missing_while_the_stack_lasts(held: int, stacked: int, drawn: int) -> None:
    t = Table()
    t.hand(0, *["worker-1"] * held)
    t.stack(0, *["nasute-1"] * stacked)
    t.stack(1, *["alate-1"] * 5)
    t.turn(0)
    t.do("token:worker-1", "place:E5")
    assert t.offer == "unit"
    assert hand(t, 0).get("nasute-1", 0) == drawn
    assert sum(counts(t.s.stack[0])) == stacked - drawn
    assert sum(counts(t.s.stack[1])) == 5


# ------------------------------------------------------------- hidden
@pytest.mark.rule("T5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t5_3_only_the_player_who_draws_sees_which_token_it_is(players: int) -> None:
    m = match(players)
    line = play(m, 3, "place")
    assert line is not None
    assert [text.partition(":")[0] for text in line.outcomes] == ["draw"]
    assert line.outcome_eyes == (bit(line.seat),)
    for eye in (*range(players), SPECTATOR):
        drawn = [message for message in m.events(line, eye) if message.key.startswith("termites-event-drew")]
        if eye == line.seat:
            assert [message.key for message in drawn] == ["termites-event-drew"]
            assert line.outcomes == (f"draw:{drawn[0].args['caste']}-{drawn[0].args['termites']}",)
        else:
            assert [(message.key, message.args) for message in drawn] == [
                ("termites-event-drew-hidden", {"seat": line.seat})
            ]
    rows = [event for event in line.events if event.kind == E_DREW_HIDDEN]
    assert [(row.a, row.b, row.c) for row in rows] == [(line.seat, 0, 0)]  # no number in it tells the token either


@pytest.mark.rule("T5.3")
def test_t5_3_a_token_that_is_chosen_stays_hidden_until_it_lies_on_the_board() -> None:
    m = match(3)
    line = play(m, 5, "token")
    assert line is not None
    assert line.action_eyes == bit(line.seat)
    others = [seen(m, eye) for eye in (*range(3), SPECTATOR) if eye != line.seat]
    assert seen(m, line.seat).chosen is not None
    assert all(view.chosen is None for view in others)
    assert [view.seats[line.seat].hand for view in others] == [3, 3, 3]
    assert all(m.events(line, eye) == [] for eye in (*range(3), SPECTATOR))


@pytest.mark.rule("T5.3")
def test_t5_3_a_player_sees_their_hand_and_only_the_number_of_the_others_tokens() -> None:
    t = Table()
    t.hand(0, "worker-1", "worker-1", "alate-2")
    t.stack(0, "soldier-3")
    t.hand(1, "nasute-1")
    t.stack(1, "nasute-2", "nasute-3")
    t.turn(0)
    own, watching = seen(t.s, 0), seen(t.s, SPECTATOR)
    assert own.hand == [Tokens("worker", 1, count=2), Tokens("alate", 2, count=1)]
    assert [(seat.hand, seat.stack) for seat in own.seats] == [(3, 1), (1, 2)]
    assert watching.hand == []
    assert [token.termites for token in own.seats[1].unseen] == [1, 2, 3]  # hand and stack, not told apart


@pytest.mark.rule("T5.3")
@given(st.integers(2, 4), st.integers(0, 2**31), st.integers(0, 100))
@settings(max_examples=25, deadline=None)
def test_t5_3_nothing_that_a_player_sees_depends_on_the_hands_and_stacks_of_the_others(
    players: int, seed: int, decisions: int
) -> None:
    """After a redeal of others' hands and stacks a player sees the same: their own hand and all counts are unchanged."""
    m = match(players, seed)
    for _ in range(decisions):
        legal = m.legal()
        m.act(m.actor, legal[mix(seed, len(m.trail)) % len(legal)])
    before = m.twin()
    world = GAME.engine.new(1)
    for seat in range(players):
        m.sample(world, 0, seat, seed)
        assert seen(world[0], seat) == seen(before, seat)
        assert counts(world[0].hand[seat]) == counts(before.hand[seat])
        for other in range(players):
            assert sum(counts(world[0].hand[other])) == sum(counts(before.hand[other]))
            for number in range(12):
                assert (
                    world[0].hand[other][number] + world[0].stack[other][number]
                    == before.hand[other][number] + before.stack[other][number]
                )


@pytest.mark.rule("T5.3")
def test_t5_3_the_hand_of_another_could_be_any_of_the_tokens_not_yet_seen() -> None:
    t = Table()
    t.hand(0, "worker-1")
    t.hand(1, "nasute-1")
    t.stack(1, "nasute-2", "alate-3")
    t.turn(0)
    world, met = GAME.engine.new(1), set()
    for seed in range(40):
        GAME.engine.sample(world, 0, t.states, 0, 0, seed)
        met.add(tuple(counts(world[0].hand[1])).index(1))
        assert counts(world[0].hand[0]) == counts(t.s.hand[0])
    assert met == {kind("nasute-1"), kind("nasute-2"), kind("alate-3")}


@pytest.mark.rule("T5.3")
def test_t5_3_a_chosen_token_could_be_any_that_can_be_placed_and_is_one_of_the_hand() -> None:
    t = Table(". . w v")
    t.unit(0, "worker-1", "A1")
    t.unit(0, "worker-1", "A2")
    t.unit(0, "worker-1", "A4")
    t.hand(1, "alate-1", "worker-1")
    t.stack(1, "alate-2", "soldier-1")
    t.turn(1)
    t.do("token:alate-1")  # of all the tokens only Alate have a free hex, the water
    world, met = GAME.engine.new(1), set()
    for seed in range(40):
        GAME.engine.sample(world, 0, t.states, 0, 0, seed)
        assert world[0].hand[1][world[0].chosen] > 0
        assert sum(counts(world[0].hand[1])) == 2
        met.add(world[0].chosen)
    assert met == {kind("alate-1"), kind("alate-2")}


def hands_dealt(t: Table, viewer: int, seat: int) -> set[tuple[str, ...]]:
    """The hands of a seat in worlds that the viewer cannot rule out, by whether a token flies."""
    world, found = GAME.engine.new(1), set()
    for seed in range(60):
        GAME.engine.sample(world, 0, t.states, 0, viewer, seed)
        kinds = [kind for kind in range(KINDS) for _ in range(world[0].hand[seat][kind])]
        found.add(tuple("flies" if CASTE[kind] == ALATE else "walks" for kind in kinds))
    return found


@pytest.mark.rule("T5.4")
def test_t5_4_who_discards_shows_that_nothing_else_in_the_hand_fits() -> None:
    """One hex is free, and it is Water: a player with an Alate could place it."""
    t = Table(". . w")
    t.unit(1, "soldier-3", "A1")
    t.unit(1, "soldier-3", "A2")
    t.hand(0, "worker-1", "worker-2", "soldier-1")
    t.stack(0, "alate-1", "alate-2", "alate-3", "nasute-1")
    t.turn(0)
    assert ("flies", "flies", "flies") in hands_dealt(t, 1, 0)
    t.do("discard:worker-1")
    assert hands_dealt(t, 1, 0) == {("walks", "walks", "walks"), ("walks", "walks", "flies")}  # the third is drawn
