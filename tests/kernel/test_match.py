"""A running game: legality, what is stored, what can be undone, who sees what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict
from tests.games.termites.pieces import seen

from rulewright.games.termites.game import GAME
from rulewright.kernel.events import EVERYONE, SPECTATOR, bit
from rulewright.kernel.game import Settings
from rulewright.kernel.match import SETUP, Line, Match, Refused
from rulewright.kernel.message import UserError
from rulewright.kernel.verbs import SHIFT
from rulewright.kernel.view import View

SEED = bytes(range(32))
TWO = GAME.prepare(Settings(2, {"swarms": "blue,red"}))


def match(seed: bytes | None = SEED) -> Match:
    return Match(GAME, TWO, seed)


def do(m: Match, text: str) -> Line:
    return m.act(m.actor, GAME.read(m.twin(), text))


def play(m: Match, verb: str) -> Line:
    """Random actions until one of that verb is done."""
    random = Random(1)
    while True:
        line = m.act(m.actor, random.choice(m.legal()))
        if (line.action or "").startswith(verb):
            return line


def everything(m: Match) -> Any:
    return m.twin().encode(), list(m.trail), m.actor, m.legal()


def without(view: View, *keys: str) -> dict[str, Any]:
    return {k: v for k, v in asdict(view).items() if k not in keys}


# ------------------------------------------------------------- the gate
def test_the_first_line_is_the_set_up_with_its_chances() -> None:
    line = match().trail[0]
    assert (line.seat, line.action) == (SETUP, None)
    assert [text.partition(":")[0] for text in line.outcomes] == ["first"] + ["draw"] * 6
    assert len(line.outcome_eyes) == len(line.outcomes)


def test_a_legal_action_is_done_and_gives_a_line() -> None:
    m = match()
    seat = m.actor
    line = do(m, "mound:9")
    assert (line.seat, line.action, line.outcomes, line.action_eyes) == (seat, "mound:9", (), EVERYONE)
    assert m.trail[-1] is line
    assert line.position == m.twin().encode()


@pytest.mark.parametrize("text", ["mound:1", "pass", "token:worker-1", "draw:worker-1", "first:0"])
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(text: str) -> None:
    m = match()
    before, action = everything(m), GAME.read(m.twin(), text)
    with pytest.raises(Refused) as refused:
        m.act(m.actor, action)
    assert refused.value.paragraph.startswith("T")
    assert refused.value.reason.key.removeprefix("termites-").startswith("why-")
    assert m.why_not(m.actor, action) == (refused.value.paragraph, refused.value.reason)
    assert everything(m) == before


@pytest.mark.parametrize("step", [1, 2, -1, -2, -3])
def test_nobody_else_may_act_neither_a_seat_nor_chance_nor_who_watches(step: int) -> None:
    m = match()
    before, seat = everything(m), m.actor + step if step > 0 else step
    for action in m.legal():
        with pytest.raises(Refused):
            m.act(seat, action)
    assert everything(m) == before


@pytest.mark.parametrize(
    "action",
    [
        99_999,
        1 << 40,
        -1,
        6 << SHIFT | 10,
        6 << SHIFT | 200,
    ],
)
def test_a_number_that_is_not_an_action_is_refused_and_changes_nothing(action: int) -> None:
    m = match()
    before = everything(m)
    with pytest.raises(Refused):
        m.act(m.actor, action)
    assert everything(m) == before


def test_when_it_is_over_nothing_is_legal_and_everything_refused() -> None:
    m, random = match(), Random(2)
    while not m.over:
        m.act(m.actor, random.choice(m.legal()))
    assert m.legal() == []
    for seat in (0, 1, SPECTATOR):
        refused = m.why_not(seat, GAME.read(m.twin(), "pass"))
        assert refused is not None
        assert refused[1].key == "why-game-over"


# ------------------------------------------------------------- seeds and journals
def test_another_seed_is_another_game() -> None:
    assert match().trail[0].outcomes != match(bytes(32)).trail[0].outcomes


def test_recorded_chances_are_taken_if_they_can_have_happened() -> None:
    outcomes = match().trail[0].outcomes
    assert Match(GAME, TWO, None, outcomes).trail == match().trail
    for wrong, key in (
        (["first:3", *outcomes[1:]], "chance-impossible"),
        (outcomes[:-1], "chance-missing"),
        ([*outcomes, "draw:worker-1"], "chance-impossible"),
        (["first", *outcomes[1:]], "action-argument"),
    ):
        with pytest.raises(UserError) as error:
            Match(GAME, TWO, None, wrong)
        assert error.value.message.key == key


def test_recorded_chances_must_be_those_of_the_seed_if_it_is_known() -> None:
    outcomes = match().trail[0].outcomes
    other = next(text for text in ("first:0", "first:1") if text != outcomes[0])
    with pytest.raises(UserError) as error:
        Match(GAME, TWO, SEED, [other, *outcomes[1:]])
    assert error.value.message.key == "chance-not-of-seed"


def test_without_a_seed_no_chance_can_be_settled() -> None:
    with pytest.raises(UserError) as error:
        match(None)
    assert error.value.message.key == "chance-no-seed"


# ------------------------------------------------------------- undo
def test_nothing_is_there_to_be_taken_back_at_first() -> None:
    m = match()
    assert [m.undo_barrier(seat) for seat in (0, 1, SPECTATOR)] == ["undo-nothing"] * 3


def test_who_acted_may_take_it_back_and_nobody_else() -> None:
    m = match()
    before, seat = everything(m), m.actor
    do(m, "mound:9")
    assert [m.can_undo(seat), m.undo_barrier(1 - seat), m.undo_barrier(SPECTATOR)] == [
        True,
        "undo-not-yours",
        "undo-not-yours",
    ]
    assert [m.view(seat).undo, m.view(1 - seat).undo] == [True, False]
    assert m.undo(seat).action == "mound:9"
    assert everything(m) == before


def test_what_was_done_last_is_told_as_it_was_described_also_where_positions_were_not_kept() -> None:
    m, random = match(), Random(2)
    for _ in range(40):
        action = random.choice(m.legal())
        described = GAME.describe(m.twin(), action)
        m.act(m.actor, action)
        assert m.last_action() == described
        bare = [m.trail[0], *(line._replace(position=b"") for line in m.trail[1:])]
        again = Match.restored(GAME, TWO, SEED, bare, 0)
        assert again.last_action() == described
        assert again.twin().encode() == m.twin().encode()


def test_actions_that_settled_chance_cannot_be_undone() -> None:
    m = match()
    line = play(m, "place")
    assert line.outcomes
    assert m.undo_barrier(line.seat) == "undo-chance"
    with pytest.raises(UserError) as error:
        m.undo(line.seat)
    assert error.value.message.key == "undo-chance"


def test_actions_that_revealed_something_cannot_be_undone_even_without_chance() -> None:
    """The last tokens are placed without a draw."""
    m, line = match(), None
    while line is None or line.outcomes:
        line = play(m, "place")
    assert line.revealed
    assert m.undo_barrier(line.seat) == "undo-revealed"


def test_a_secret_choice_may_be_taken_back() -> None:
    m = match()
    line = play(m, "token")
    assert not line.revealed
    assert m.can_undo(line.seat)


# ------------------------------------------------------------- secrets
def test_the_chosen_token_is_seen_by_its_owner_alone() -> None:
    m = match()
    line = play(m, "token")
    owner, other = line.seat, 1 - line.seat
    assert (line.action_eyes, line.events) == (bit(owner), ())
    views = {}
    m.undo(owner)
    for action in m.legal():
        m.act(owner, action)
        views[action] = seen(m, owner).chosen, seen(m, other), m.view(SPECTATOR)
        m.undo(owner)
    chosen, others, watched = zip(*views.values(), strict=True)
    assert len(set(chosen)) == len(views) > 1
    assert all(view == others[0] for view in others)
    assert all(view == watched[0] for view in watched)
    assert others[0].chosen is None


def test_a_draw_is_heard_in_full_by_its_owner_alone() -> None:
    m = match()
    line = play(m, "place")
    owner, other = line.seat, 1 - line.seat
    assert set(line.outcome_eyes) == {bit(owner)}
    heard = {seat: [message.key for message in m.events(line, seat)] for seat in (owner, other, SPECTATOR)}
    assert "termites-event-drew" in heard[owner]
    assert "termites-event-drew" not in heard[other] + heard[SPECTATOR]
    assert "termites-event-drew-hidden" in heard[other]
    assert "termites-event-drew-hidden" not in heard[owner]
    assert heard[other] == heard[SPECTATOR]


def test_who_watches_sees_no_hand_and_has_no_choices() -> None:
    m = match()
    view = seen(m, SPECTATOR)
    assert view.hand == []
    assert (view.actions, view.undo) == ([], False)
    assert without(m.view(0), "hand", "chosen", "actions") == without(view, "hand", "chosen", "actions")


def test_a_sampled_world_does_not_lead_back_to_the_position() -> None:
    m, states = match(), GAME.engine.new(1)
    before = everything(m)
    m.sample(states, 0, 0, 7)
    GAME.engine.apply(states, 0, m.legal()[0])
    assert everything(m) == before
