"""Nets in training: floating point and integers, stopping and resuming, and error messages for files that do not fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from rulewright.games import load  # noqa: E402
from rulewright.kernel.game import Settings  # noqa: E402
from rulewright.kernel.match import Match  # noqa: E402
from rulewright.kernel.message import UserError  # noqa: E402
from rulewright.players.nets.arithmetic import judge  # noqa: E402
from rulewright.players.nets.net_bot import Judge, NetBot  # noqa: E402
from rulewright.players.nets.weights import read_net, write_net  # noqa: E402
from rulewright.players.seat import Seat  # noqa: E402
from rulewright.training import checkpoint  # noqa: E402
from rulewright.training.model import Size, active, rounded  # noqa: E402
from rulewright.training.ppo import Recipe, look_back  # noqa: E402
from rulewright.training.rollout import Rollout  # noqa: E402
from rulewright.training.trainer import Plan, Training  # noqa: E402

PLAN = Plan(
    lanes=4, steps=4, stagger=4, iterations=4, players=(2, 3), sample=(4, 60), size=Size(8, 16, 8), recipe=Recipe(minibatch=8)
)  # fmt: skip
SIDES = {"termites": ("", "points"), "cryhavoc": ("faction", "vp")}
for_both = pytest.mark.parametrize("name", ["termites", "cryhavoc"])


def training(name: str = "termites", plan: Plan = PLAN) -> Training:
    sides, score = SIDES[name]
    return Training(load(name), replace(plan, sides=sides, score=score), "cpu")


@pytest.fixture(scope="module")
def begun() -> Training:
    """After two of four iterations."""
    made = training()
    made.iterate()
    made.iterate()
    return made


# ------------------------------------------------------------- the net
@for_both
def test_whole_numbers_say_what_the_floating_net_says(name: str) -> None:
    made = training(name)
    with torch.no_grad():
        for name_of in ("keys", "value", "queries"):
            made.model.get_parameter(name_of).mul_(10)  # so that there is something to compare
        rows = made.lanes.observation
        known = made.model(rows)
    found = judge(rounded(made.model), rows.numpy())
    scale = 1 << 17
    assert np.abs(found.actions / scale - known.actions.numpy()).max() < 0.1 * known.actions.std().item() + 0.05
    assert np.abs(found.shares / scale - known.shares.numpy()).max() < 0.1


def test_a_net_in_a_file_is_the_same_net(begun: Training, tmp_path: Path) -> None:
    net, rows = rounded(begun.model), begun.lanes.observation.numpy()
    write_net(tmp_path / "net.npz", begun.game, net, {"seed": 1})
    kept = read_net(tmp_path / "net.npz", begun.game)
    assert kept.about["seed"] == 1
    assert (judge(kept.net, rows).actions == judge(net, rows).actions).all()


def test_outside_its_bounds_a_number_is_only_led_back() -> None:
    sums = torch.tensor([-1.0, -1.0, 1.0, 9.0, 9.0], requires_grad=True)
    active(sums).backward(torch.tensor([1.0, -1.0, 1.0, 1.0, -1.0]))  # type: ignore[no-untyped-call]
    assert sums.grad is not None
    assert sums.grad.tolist() == pytest.approx([0.0, -0.1, 1.0, 0.1, 0.0])


@pytest.mark.parametrize("players", [2, 3])
def test_a_net_bot_decides_by_what_its_seat_may_know(begun: Training, players: int) -> None:
    """Two positions that the seat cannot tell apart get the same decision."""
    game = begun.game
    bot, match = (
        NetBot(game, Judge(game, rounded(begun.model))),
        Match(game, game.prepare(Settings(players)), bytes(32)),
    )
    states = game.engine.new(1)
    for _ in range(25):
        seat = match.actor
        chosen = bot.choose(Seat(match, seat))
        assert chosen in match.legal()
        for world in range(3):
            match.sample(states, 0, seat, world)
            row = np.asarray(begun_row(begun, states, seat), np.int16)
            told = judge(rounded(begun.model), row[None]).actions[0]
            numbers = np.searchsorted(np.array(list(game.actions())), match.legal())
            assert match.legal()[int(told[numbers].argmax())] == chosen
        match.act(seat, chosen)


def begun_row(made: Training, states: object, seat: int) -> object:
    assert made.game.observation is not None
    return made.game.observation.seen(states, 0, seat)


# ------------------------------------------------------------- what is learnt
def test_a_decision_is_measured_against_the_same_seats_next_one() -> None:
    """Seats 0, 1, 0, 1 decide; then the game is over and seat 0 has won. Each decision is compared only with that seat's next one."""
    value = torch.zeros(5, 1, 4)
    value[:, 0, 0] = torch.tensor([0.5, 0.6, 0.7, 0.8, 0.5])
    value[:, 0, 1] = 1 - value[:, 0, 0]
    share, done = torch.zeros(4, 1, 4), torch.zeros(4, 1, dtype=torch.bool)
    share[3, 0, 0], done[3] = 1.0, True
    nothing = torch.zeros(4, 1)
    actor = torch.tensor([[0], [1], [0], [1]])
    played = Rollout(nothing, nothing, nothing, nothing, actor, nothing, nothing, nothing, value, value, done, share)
    found = look_back(played, Recipe(ahead=0.0, value_ahead=1.0), 1.0)
    assert found.advantage[:, 0].tolist() == pytest.approx([0.2, -0.2, 0.3, -0.2])
    assert found.share[:, 0, 0].tolist() == [1.0] * 4


def test_numbers_that_run_away_stop_it() -> None:
    made = training()
    with torch.no_grad():
        made.model.get_parameter("second_bias").fill_(torch.nan)
    with pytest.raises(UserError) as told:
        made.iterate()
    assert told.value.message.key == "train-not-a-number"


# ------------------------------------------------------------- stopped and gone on with
def test_a_training_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    straight = training()
    facts = list(straight.run())
    stopped = training()
    assert [stopped.iterate(), stopped.iterate()] == facts[:2]
    checkpoint.save(stopped, tmp_path)
    torch.rand(7)
    again = checkpoint.open_training(stopped.game, stopped.plan, "cpu", tmp_path)
    assert again.iteration == 2
    assert list(again.run()) == facts[2:]
    for name, weight in straight.model.state_dict().items():
        assert torch.equal(weight, again.model.state_dict()[name]), name
    for name, weight in straight.critic.state_dict().items():
        assert torch.equal(weight, again.critic.state_dict()[name]), name


def test_a_checkpoint_of_something_else_is_refused(begun: Training, tmp_path: Path) -> None:
    checkpoint.save(begun, tmp_path)

    def refusal(game: str, plan: Plan) -> str:
        with pytest.raises(UserError) as told:
            checkpoint.open_training(load(game), plan, "cpu", tmp_path)
        return told.value.message.key

    assert refusal("cryhavoc", begun.plan) == "train-other-game"
    assert refusal("termites", replace(begun.plan, size=Size(8, 16, 16))) == "train-other-plan"
    changes: tuple[tuple[dict[str, Any], str], ...] = (
        ({"rules": "1"}, "train-other-plan"),
        ({"lanes": {}}, "train-checkpoint-broken"),
        ({"format": 1}, "train-checkpoint-older"),
    )
    for change, why in changes:
        torch.save(begun.state() | change, tmp_path / checkpoint.FILE)
        assert refusal("termites", begun.plan) == why
    checkpoint.save(begun, tmp_path)
    whole = (tmp_path / checkpoint.FILE).read_bytes()
    (tmp_path / checkpoint.FILE).write_bytes(whole[: len(whole) // 2])
    assert refusal("termites", begun.plan) == "train-checkpoint-broken"


def test_a_net_of_something_else_is_refused(begun: Training, tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", begun.game, rounded(begun.model), {})
    with pytest.raises(UserError) as told:
        read_net(tmp_path / "net.npz", load("cryhavoc"))
    assert told.value.message.key == "net-file-other"
    (tmp_path / "net.npz").write_bytes(b"nothing of the kind")
    with pytest.raises(UserError) as told:
        read_net(tmp_path / "net.npz", begun.game)
    assert told.value.message.key == "net-file-broken"
