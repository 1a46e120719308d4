"""The critic sees what is hidden; the net that plays never does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from torch import Tensor  # noqa: E402

from rulewright.games import load  # noqa: E402
from rulewright.kernel.game import Settings  # noqa: E402
from rulewright.kernel.match import Match  # noqa: E402
from rulewright.players.nets.arithmetic import judge  # noqa: E402
from rulewright.players.nets.net_reading import SIDES  # noqa: E402
from rulewright.training.model import Size, rounded  # noqa: E402
from rulewright.training.ppo import Recipe  # noqa: E402
from rulewright.training.torch_lanes import Lanes  # noqa: E402
from rulewright.training.trainer import Plan, Training  # noqa: E402

PLAN = Plan(
    lanes=4, steps=4, stagger=4, iterations=4, players=(2, 3), sample=(4, 60), size=Size(8, 16, 8), recipe=Recipe(minibatch=8)
)  # fmt: skip
FIELDS = {"termites": ("", "points"), "cryhavoc": ("faction", "vp")}
DECISIONS = 40


@pytest.fixture(scope="module", params=FIELDS)
def begun(request: pytest.FixtureRequest) -> Training:
    """Before the first iteration."""
    sides, score = FIELDS[request.param]
    return Training(load(request.param), replace(PLAN, sides=sides, score=score), "cpu")


def worlds(made: Training, players: int) -> Iterator[tuple[Tensor, Tensor]]:
    """At each decision of a game, of two worlds that the seat cannot tell apart: what it knows, and what is hidden from it."""
    game = made.game
    seen = game.observation
    assert seen is not None
    match, states = Match(game, game.prepare(Settings(players)), bytes(32)), game.engine.new(1)
    for decision in range(DECISIONS):
        rows, hidden = [], np.zeros((2, SIDES, seen.size - seen.public_size), np.int16)
        for world in range(2):
            match.sample(states, 0, match.actor, world)
            rows.append(np.asarray(seen.seen(states, 0, match.actor), np.int16))
            for other in set(range(players)) - {match.actor}:
                hidden[world, other] = seen.seen(states, 0, other)[seen.public_size :]
        yield torch.from_numpy(np.stack(rows)), torch.from_numpy(hidden)
        match.act(match.actor, match.legal()[decision % len(match.legal())])


def test_the_critic_begins_with_what_the_net_expects(begun: Training) -> None:
    rows, seats = begun.lanes.observation, begun.lanes.seats
    with torch.no_grad():
        judged = begun.model(rows)
        assert torch.equal(begun.critic(judged, rows, begun.lanes.hidden(), seats), judged.shares)


def test_what_is_hidden_is_what_the_others_know(begun: Training) -> None:
    begun.lanes.stagger(60)
    seen, vec, hidden = begun.game.observation, begun.lanes._vec, begun.lanes.hidden().numpy()
    assert seen is not None
    told = 0
    for lane in range(begun.lanes.size):
        for seat in range(SIDES):
            if seat >= vec.seats[lane] or seat == vec.actor[lane]:
                assert not hidden[lane, seat].any()
            else:
                row = vec.observe(np.minimum(seat, vec.seats - 1))[lane]
                assert (hidden[lane, seat] == row[seen.public_size :]).all()
                told += 1
    assert told == 6  # two tables for two, and two for three


@pytest.mark.parametrize("players", PLAN.players)
def test_only_the_critic_tells_apart_what_the_seat_cannot(begun: Training, players: int) -> None:
    begun.iterate()
    seats, differed = torch.tensor([players, players]), 0
    for rows, hidden in worlds(begun, players):
        with torch.no_grad():
            judged = begun.model(rows)
            seeing = begun.critic(judged, rows, hidden, seats)
        at_the_table = judge(rounded(begun.model), rows.numpy())
        for answers in (rows, judged.actions, judged.shares, at_the_table.actions, at_the_table.shares):
            first, second = np.asarray(answers)
            assert first.tobytes() == second.tobytes()
        differed += not torch.equal(seeing[0], seeing[1])
    assert differed > DECISIONS // 2


def test_what_is_hidden_changes_no_choice_in_training(begun: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games twice. The second time, something else is said of the other seats."""
    begun.iterate()
    saved, told = begun.lanes.saved(), []
    shape = begun.lanes.hidden().shape
    for number in (0, 3):
        begun.lanes.load(saved)
        torch.manual_seed(5)
        monkeypatch.setattr(Lanes, "hidden", lambda lanes, number=number: torch.full(shape, number, dtype=torch.int16))
        played = begun._player.play(begun.model, begun.model)
        told.append([each.clone() for each in (played.rows, played.chosen, played.chance, played.value)])
    same = [torch.equal(first, second) for first, second in zip(*told, strict=True)]
    assert same == [True, True, True, False]


def test_a_file_of_the_net_holds_nothing_of_the_critic(begun: Training) -> None:
    assert rounded(begun.model).weights.keys() == dict(begun.model.named_parameters()).keys()
    assert not any(parameter is part for parameter in begun.model.parameters() for part in begun.critic.parameters())
